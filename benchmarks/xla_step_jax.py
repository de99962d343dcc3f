"""The training steps of xla_step in JAX, and the StableHLO that JAX makes of them.

    .deps/python/bin/python benchmarks/xla_step_jax.py    # rewrites xla_step/*.mlir

A step is one flat function, its state donated:

    parameters, buffers, optimizer state, x, y -> parameters, buffers, state, loss

Parameters have LibTorch's shapes and order, and values by a rule that both sides
know (Model.initial), so that losses can be compared.
"""

import dataclasses
import math
import pathlib
from typing import Callable

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

FOLDER = pathlib.Path(__file__).parent / "xla_step"


# --- numbers by position ----------------------------------------------------------

def hashed(shape, seed):
    """uint32s: MurmurHash3's finaliser."""
    count = math.prod(shape)
    with np.errstate(over="ignore"):
        h = np.arange(1, count + 1, dtype=np.uint32) * np.uint32(0x9E3779B9)
        h += np.uint32(seed) * np.uint32(0x7F4A7C15)
        for shift, factor in ((16, 0x85EBCA6B), (13, 0xC2B2AE35)):
            h = (h ^ (h >> np.uint32(shift))) * np.uint32(factor)
        return (h ^ (h >> np.uint32(16))).reshape(shape)


def uniform(shape, seed):
    """float32s in [-1, 1)."""
    return (hashed(shape, seed).astype(np.float64) / 2**31 - 1).astype(np.float32)


def below(limit, shape, seed):
    """int32s in [0, limit)."""
    return (hashed(shape, seed) % np.uint32(limit)).astype(np.int32)


# --- layers: the shapes of their parameters, by kind, and what they compute ----------

def linear(inputs, outputs):
    return [("weight", (outputs, inputs)), ("bias", (outputs,))]


def conv(inputs, outputs, size, bias=False):
    return [("weight", (outputs, inputs, size, size))] + [("bias", (outputs,))] * bias


def norm(size):
    return [("scale", (size,)), ("bias", (size,))]


def embedding(count, size):
    return [("weight", (count, size))]


def apply_linear(p, x):
    return x @ next(p).T + next(p)


def convolve(x, weight, stride=1, padding=0):
    return lax.conv_general_dilated(
        x, weight, (stride, stride), [(padding, padding)] * 2,
        dimension_numbers=("NCHW", "OIHW", "NCHW"))


def max_pool(x, size):
    return lax.reduce_window(
        x, -jnp.inf, lax.max, (1, 1, size, size), (1, 1, size, size), "VALID")


def layer_norm(p, x, eps=1e-5):
    mean = x.mean(-1, keepdims=True)
    centered = x - mean
    variance = (centered * centered).mean(-1, keepdims=True)
    return centered * lax.rsqrt(variance + eps) * next(p) + next(p)


def batch_norm(p, b, x, eps=1e-5, momentum=0.1):
    """By the batch, over NCHW; gives the new running statistics as well."""
    count = x.size // x.shape[1]
    mean = x.mean((0, 2, 3))
    variance = ((x - mean[:, None, None]) ** 2).mean((0, 2, 3))
    wide = lambda v: v[:, None, None]
    y = (x - wide(mean)) * wide(lax.rsqrt(variance + eps) * next(p)) + wide(next(p))
    running_mean, running_variance, steps = next(b), next(b), next(b)
    return y, [
        (1 - momentum) * running_mean + momentum * mean,
        (1 - momentum) * running_variance + momentum * variance * (count / (count - 1)),
        steps + 1,
    ]


def cross_entropy(logits, y):
    return -jnp.take_along_axis(jax.nn.log_softmax(logits), y[:, None], 1).mean()


# --- models: parameters and loss(parameters, buffers, x, y) -> loss, buffers --------

def mlp_loss(p, b, x, y):
    x = jax.nn.relu(apply_linear(p, x))
    x = jax.nn.relu(apply_linear(p, x))
    return cross_entropy(apply_linear(p, x), y), []


def mlp(hidden, rows):
    return Model(
        f"mlp_{hidden}", f"MLP 64-{hidden}-{hidden}-10 batch {rows}",
        parameters=linear(64, hidden) + linear(hidden, hidden) + linear(hidden, 10),
        loss=mlp_loss, optimizer=adam,
        x=uniform((rows, 64), 1001), y=below(10, (rows,), 1002))


def lenet_loss(p, b, x, y):
    for padding in (2, 0):
        x = convolve(x, next(p), padding=padding) + next(p)[:, None, None]
        x = max_pool(jax.nn.relu(x), 2)
    x = x.reshape(x.shape[0], -1)
    x = jax.nn.relu(apply_linear(p, x))
    x = jax.nn.relu(apply_linear(p, x))
    return cross_entropy(apply_linear(p, x), y), []


def lenet(rows):
    return Model(
        "lenet", f"LeNet batch {rows}",
        parameters=conv(1, 6, 5, bias=True) + conv(6, 16, 5, bias=True) +
        linear(400, 120) + linear(120, 84) + linear(84, 10),
        loss=lenet_loss, optimizer=sgd,
        x=uniform((rows, 1, 28, 28), 1001), y=below(10, (rows,), 1002))


def attention(p, x, heads):
    rows, length, width = x.shape
    qkv = apply_linear(p, x).reshape(rows, length, 3, heads, width // heads)
    q, k, v = qkv[:, :, 0], qkv[:, :, 1], qkv[:, :, 2]
    out = jax.nn.dot_product_attention(q, k, v, is_causal=True)
    return apply_linear(p, out.reshape(x.shape))


def gpt_loss(p, b, x, y, layers, heads):
    tokens, places = next(p), next(p)
    h = tokens[x] + places[:x.shape[1]]
    for _ in range(layers):
        h = h + attention(p, layer_norm(p, h), heads)
        inner = jax.nn.gelu(apply_linear(p, layer_norm(p, h)), approximate=False)
        h = h + apply_linear(p, inner)
    # The head's weight is that of the tokens.
    logits = layer_norm(p, h) @ tokens.T
    return cross_entropy(logits.reshape(-1, logits.shape[-1]), y.reshape(-1)), []


def gpt(rows, length, vocabulary, width, layers, heads):
    block = norm(width) + linear(width, 3 * width) + linear(width, width) + \
        norm(width) + linear(width, 4 * width) + linear(4 * width, width)
    return Model(
        "gpt", f"GPT {layers} layers",
        parameters=embedding(vocabulary, width) + embedding(length, width) +
        block * layers + norm(width),
        loss=lambda *a: gpt_loss(*a, layers, heads), optimizer=adam,
        x=below(vocabulary, (rows, length), 1001), y=below(vocabulary, (rows, length), 1002))


def resnet_loss(p, b, x, y, strides):
    new = []

    def conv_norm(x, stride=1, padding=1):
        x, statistics = batch_norm(p, b, convolve(x, next(p), stride, padding))
        new.extend(statistics)
        return x

    x = jax.nn.relu(conv_norm(x))
    for stride, changes in strides:
        inner = conv_norm(jax.nn.relu(conv_norm(x, stride)))
        x = jax.nn.relu(inner + (conv_norm(x, stride, 0) if changes else x))
    return cross_entropy(apply_linear(p, x.mean((2, 3))), y), new


def resnet18(rows, size):
    parameters = conv(3, 64, 3) + norm(64)
    norms, inputs, strides = [64], 64, []
    for width in (64, 128, 256, 512):
        for block in range(2):
            changes = inputs != width
            strides.append((2 if changes else 1, changes))
            parameters += conv(inputs, width, 3) + norm(width) + conv(width, width, 3) + norm(width)
            norms += [width, width]
            if changes:
                parameters += conv(inputs, width, 1) + norm(width)
                norms.append(width)
            inputs = width
    parameters += linear(512, 10)
    buffers = []
    for width in norms:
        buffers += [np.zeros(width, np.float32), np.ones(width, np.float32), np.zeros((), np.int32)]
    return Model(
        "resnet18", f"ResNet-18 {size} px batch {rows}", parameters=parameters, buffers=buffers,
        loss=lambda *a: resnet_loss(*a, strides), optimizer=sgd,
        x=uniform((rows, 3, size, size), 1001), y=below(10, (rows,), 1002))


# --- optimizers: state of zeros, and a step ------------------------------------------

def adam_state(parameters):
    zeros = [np.zeros(p.shape, np.float32) for p in parameters]
    return zeros + [z.copy() for z in zeros] + [np.zeros((), np.int32)]


def adam_step(parameters, gradients, state, lr=1e-3, b1=0.9, b2=0.999, eps=1e-8):
    n = len(parameters)
    count = state[-1] + 1
    bias1 = 1 - b1 ** count.astype(jnp.float32)
    bias2 = jnp.sqrt(1 - b2 ** count.astype(jnp.float32))
    m = [b1 * m + (1 - b1) * g for m, g in zip(state[:n], gradients)]
    v = [b2 * v + (1 - b2) * g * g for v, g in zip(state[n:2 * n], gradients)]
    new = [p - lr / bias1 * m / (jnp.sqrt(v) / bias2 + eps) for p, m, v in zip(parameters, m, v)]
    return new, m + v + [count]


def sgd_state(parameters):
    return [np.zeros(p.shape, np.float32) for p in parameters]


def sgd_step(parameters, gradients, state, lr=0.01, momentum=0.9):
    velocity = [momentum * v + g for v, g in zip(state, gradients)]
    return [p - lr * v for p, v in zip(parameters, velocity)], velocity


adam, sgd = (adam_state, adam_step), (sgd_state, sgd_step)


@dataclasses.dataclass
class Model:
    name: str   # of the file
    title: str  # in the results
    parameters: list  # (kind, shape)
    loss: Callable
    optimizer: tuple
    x: np.ndarray
    y: np.ndarray
    buffers: list = dataclasses.field(default_factory=list)

    def initial(self):
        """Parameters, buffers and optimizer state, one flat list."""
        values = []
        for number, (kind, shape) in enumerate(self.parameters):
            values.append({
                "weight": lambda: uniform(shape, number) * np.float32(1 / math.sqrt(math.prod(shape[1:]))),
                "scale": lambda: np.ones(shape, np.float32),
                "bias": lambda: np.zeros(shape, np.float32),
            }[kind]())
        return values + [b.copy() for b in self.buffers] + self.optimizer[0](values)

    def step(self, *arguments):
        n, b = len(self.parameters), len(self.buffers)
        *state, x, y = arguments
        parameters, buffers, state = state[:n], state[n:n + b], state[n + b:]

        def loss(parameters):
            return self.loss(iter(parameters), iter(buffers), x, y)

        (value, buffers), gradients = jax.value_and_grad(loss, has_aux=True)(parameters)
        parameters, state = self.optimizer[1](parameters, gradients, state)
        return (*parameters, *buffers, *state, value)

    def jit(self):
        count = len(self.initial())
        return jax.jit(self.step, donate_argnums=range(count), keep_unused=True)


def models():
    return [mlp(32, 64), mlp(512, 64), mlp(1024, 256), lenet(64),
            gpt(rows=8, length=64, vocabulary=65, width=128, layers=4, heads=4),
            resnet18(8, 32)]


def main():
    FOLDER.mkdir(exist_ok=True)
    for model in models():
        module = model.jit().lower(*model.initial(), model.x, model.y).compiler_ir("stablehlo")
        text = module.operation.get_asm(print_generic_op_form=True)
        file = FOLDER / f"{model.name}.mlir"
        file.write_text(f"// Written by xla_step_jax.py with JAX {jax.__version__}.\n{text}\n")
        print(f"{file}: {file.stat().st_size} bytes")


if __name__ == "__main__":
    main()
