"""JAX's contestant of xla_step: its jit, called from Python."""

import statistics
import time

import jax

import xla_step_jax

SECONDS = 1.0
STEPS_OF_LOSS = 10


def run(model):
    step = model.jit()
    state = [jax.device_put(value) for value in model.initial()]
    x, y = jax.device_put(model.x), jax.device_put(model.y)
    for number in range(1, STEPS_OF_LOSS + 1):
        *state, loss = step(*state, x, y)
        if number in (1, STEPS_OF_LOSS):
            report(model, f"loss of step {number}", loss.item(), "")
    report(model, "time per step", time_per_step(step, state, x, y), "us")


def time_per_step(step, state, x, y):
    """The median of several loops that wait once, at their ends."""
    times, steps = [], 3
    stop = time.perf_counter() + SECONDS
    while time.perf_counter() < stop:
        begin = time.perf_counter()
        for _ in range(steps):
            *state, loss = step(*state, x, y)
        loss.block_until_ready()
        took = time.perf_counter() - begin
        times.append(took / steps * 1e6)
        steps = max(3, int(0.1 / (took / steps)))
    return statistics.median(times)


def report(model, metric, value, unit):
    print(f"{model.title},JAX jit,{metric},{value:.9g},{unit}", flush=True)


for each in xla_step_jax.models():
    run(each)
