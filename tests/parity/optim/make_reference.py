"""Writes optimizers.json and lr_schedulers.json beside this file.

Run with PyTorch 2.15: python3 make_reference.py

Parameters and gradients are fractions of small integers, so that C++ makes the
same ones (see tests/optim/reference.h): no random numbers are compared.
"""

import json
import math
import pathlib

import torch
from torch.optim import lr_scheduler as schedulers

STEPS = 20
SHAPES = [(2, 3), (3,), (1, 2, 2)]


def fraction(seed, index):
    return ((seed * 31 + index * 17) % 97) / 97 - 0.5


def make_params(dtype):
    params = []
    for p, shape in enumerate(SHAPES):
        values = [fraction(p + 1, i) for i in range(math.prod(shape))]
        data = torch.tensor(values, dtype=torch.float64).reshape(shape)
        params.append(torch.nn.Parameter(data.to(dtype)))
    return params


def set_grads(params, step):
    # The last parameter has a gradient in every second step only.
    for p, param in enumerate(params):
        if p == 2 and step % 2 == 0:
            param.grad = None
            continue
        values = [fraction(step * 7 + p, i) for i in range(param.numel())]
        noise = torch.tensor(values, dtype=torch.float64).reshape(param.shape)
        param.grad = noise.to(param.dtype) + 0.25 * param.detach()


def plain(value):
    if isinstance(value, torch.Tensor):
        return {
            "tensor": str(value.dtype).removeprefix("torch."),
            "shape": list(value.shape),
            "values": value.double().flatten().tolist(),
        }
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, tuple):
        return {"tuple": [plain(item) for item in value]}
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, float) and math.isinf(value):
        return {"inf": value > 0}
    return value


def groups_of(params, overrides):
    if not overrides:
        return params
    return [
        {"params": params[:1], **overrides[0]},
        {"params": params[1:], **overrides[1]},
    ]


OPTIMIZERS = [
    ("SGD", {"lr": 0.1}),
    ("SGD", {"lr": 0.1, "weight_decay": 0.05}),
    ("SGD", {"lr": 0.1, "momentum": 0.9}),
    ("SGD", {"lr": 0.1, "momentum": 0.9, "nesterov": True}),
    ("SGD", {"lr": 0.1, "momentum": 0.9, "dampening": 0.3}),
    ("SGD", {"lr": 0.1, "momentum": 0.9, "maximize": True, "weight_decay": 0.05}),
    ("SGD", {"lr": 0.1, "momentum": 0.9, "nesterov": True, "weight_decay": 0.05}),
    ("Adam", {}),
    ("Adam", {"lr": 0.02, "betas": (0.8, 0.95), "eps": 1e-6}),
    ("Adam", {"lr": 0.02, "weight_decay": 0.05}),
    ("Adam", {"lr": 0.02, "amsgrad": True}),
    ("Adam", {"lr": 0.02, "maximize": True, "weight_decay": 0.05}),
    ("Adam", {"lr": 0.02, "weight_decay": 0.05, "decoupled_weight_decay": True}),
    ("AdamW", {}),
    ("AdamW", {"lr": 0.02, "weight_decay": 0.1}),
    ("AdamW", {"lr": 0.02, "amsgrad": True, "weight_decay": 0.1}),
    ("AdamW", {"lr": 0.02, "maximize": True, "betas": (0.7, 0.9)}),
    ("RMSprop", {}),
    ("RMSprop", {"lr": 0.02, "alpha": 0.9, "eps": 1e-6}),
    ("RMSprop", {"lr": 0.02, "momentum": 0.9}),
    ("RMSprop", {"lr": 0.02, "centered": True}),
    ("RMSprop", {"lr": 0.02, "centered": True, "momentum": 0.9, "weight_decay": 0.05}),
    ("RMSprop", {"lr": 0.02, "maximize": True, "weight_decay": 0.05}),
]

GROUPED = [
    ("SGD", {"lr": 0.1, "momentum": 0.9}, [{"lr": 0.02}, {"weight_decay": 0.1}]),
    ("Adam", {"lr": 0.02}, [{"betas": (0.8, 0.95)}, {"amsgrad": True}]),
    ("AdamW", {"lr": 0.02}, [{"lr": 0.005, "weight_decay": 0.0}, {}]),
    ("RMSprop", {"lr": 0.02}, [{"centered": True}, {"momentum": 0.5}]),
]


def run_optimizer(name, options, overrides, dtype):
    params = make_params(dtype)
    optimizer = getattr(torch.optim, name)(groups_of(params, overrides), **options)
    history, middle = [], None
    for step in range(1, STEPS + 1):
        set_grads(params, step)
        optimizer.step()
        history.append(torch.cat([p.detach().flatten() for p in params]).tolist())
        if step == STEPS // 2:
            middle = plain(optimizer.state_dict())
    return history, middle


def optimizer_cases():
    cases = []
    for name, options, overrides in [(n, o, []) for n, o in OPTIMIZERS] + GROUPED:
        history, middle = run_optimizer(name, options, overrides, torch.float64)
        history32, _ = run_optimizer(name, options, overrides, torch.float32)
        cases.append(
            {
                "optimizer": name,
                "options": plain(options),
                "groups": plain(overrides),
                "float64": history,
                "float32": {str(s): history32[s - 1] for s in (1, 2, 5, STEPS)},
                "state_dict": middle,
            }
        )
    return cases


METRICS = [1.0, 0.9, 0.9, 0.9, 0.85, 0.85, 0.84999, 0.86, 0.87, 0.8] + [0.8] * 20

SCHEDULERS = [
    ("StepLR", {"step_size": 7}),
    ("StepLR", {"step_size": 3, "gamma": 0.5}),
    ("CosineAnnealingLR", {"T_max": 10}),
    ("CosineAnnealingLR", {"T_max": 30, "eta_min": 0.01}),
    ("CosineAnnealingLR", {"T_max": 1}),
    ("OneCycleLR", {"max_lr": 0.3, "total_steps": 30}),
    ("OneCycleLR", {"max_lr": [0.3, 0.6], "epochs": 6, "steps_per_epoch": 5}),
    ("OneCycleLR", {"max_lr": 0.3, "total_steps": 30, "anneal_strategy": "linear"}),
    ("OneCycleLR", {"max_lr": 0.3, "total_steps": 30, "three_phase": True}),
    ("OneCycleLR", {"max_lr": 0.3, "total_steps": 30, "cycle_momentum": False}),
    ("OneCycleLR", {"max_lr": 0.3, "total_steps": 30, "pct_start": 0.0}),
    (
        "OneCycleLR",
        {
            "max_lr": 0.3,
            "total_steps": 30,
            "pct_start": 0.45,
            "base_momentum": [0.5, 0.6],
            "max_momentum": 0.9,
            "div_factor": 10.0,
            "final_div_factor": 100.0,
        },
    ),
    ("ReduceLROnPlateau", {"patience": 2}),
    ("ReduceLROnPlateau", {"mode": "max", "factor": 0.5, "patience": 3}),
    ("ReduceLROnPlateau", {"patience": 1, "threshold_mode": "abs", "threshold": 0.01}),
    ("ReduceLROnPlateau", {"patience": 1, "cooldown": 4, "min_lr": [0.01, 0.1]}),
    ("ReduceLROnPlateau", {"patience": 0, "eps": 0.05}),
    ("ReduceLROnPlateau", {"mode": "max", "patience": 1, "threshold_mode": "abs"}),
    ("LambdaLR", {}),
]


def make_optimizer(name):
    params = [torch.nn.Parameter(torch.ones(2)) for _ in range(2)]
    groups = [{"params": params[:1]}, {"params": params[1:], "lr": 0.2}]
    if name == "SGD":
        return torch.optim.SGD(groups, lr=0.1, momentum=0.9)
    return torch.optim.AdamW(groups, lr=0.1)


def momentum_of(group):
    return group["momentum"] if "momentum" in group else group["betas"][0]


def scheduler_cases():
    cases = []
    for optimizer_name in ("SGD", "AdamW"):
        for name, options in SCHEDULERS:
            optimizer = make_optimizer(optimizer_name)
            arguments = dict(options)
            if name == "LambdaLR":
                arguments["lr_lambda"] = lambda epoch: 1 / (1 + epoch)
            scheduler = getattr(schedulers, name)(optimizer, **arguments)
            history, middle, groups = [], None, None
            for step in range(30):
                history.append(
                    [g["lr"] for g in optimizer.param_groups]
                    + [momentum_of(g) for g in optimizer.param_groups]
                )
                if step == 12:
                    middle = plain(scheduler.state_dict())
                    groups = plain(optimizer.state_dict())
                optimizer.step()
                if name == "ReduceLROnPlateau":
                    scheduler.step(METRICS[step])
                else:
                    scheduler.step()
            cases.append(
                {
                    "optimizer": optimizer_name,
                    "scheduler": name,
                    "options": plain(options),
                    "history": history,
                    "state_dict": middle,
                    "optimizer_state_dict": groups,
                }
            )
    return {"metrics": METRICS, "cases": cases}


def write(name, content):
    path = pathlib.Path(__file__).with_name(name)
    rows = content if isinstance(content, list) else content["cases"]
    text = ",\n".join(json.dumps(row) for row in rows)
    metrics = json.dumps([] if isinstance(content, list) else content["metrics"])
    path.write_text(f'{{"metrics": {metrics}, "cases": [\n{text}\n]}}\n')


if __name__ == "__main__":
    assert torch.__version__.startswith("2.15"), torch.__version__
    write("optimizers.json", optimizer_cases())
    write("lr_schedulers.json", scheduler_cases())
