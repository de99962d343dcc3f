"""Writes toggles.json: requires_grad of every parameter after each call of real
Lightning's toggle_optimizer and untoggle_optimizer.

    python make_toggles.py      (torch 2.15, lightning 2.6.6)

A scenario gives the flag with which each parameter begins, the parameters of
each optimizer, and the calls.
"""

import json
import pathlib
import types

import torch
import lightning.pytorch as pl

SCENARIOS = [
    {"name": "two optimizers", "flags": [True, True, True, True], "optimizers": [[0, 1], [2, 3]],
     "calls": ["toggle 0", "untoggle 0", "toggle 1", "untoggle 1"]},
    {"name": "flags that began false", "flags": [True, False, False, True], "optimizers": [[0, 1], [2, 3]],
     "calls": ["toggle 0", "untoggle 0", "toggle 1", "untoggle 1"]},
    {"name": "shared parameters", "flags": [True, True, True], "optimizers": [[0, 1], [1, 2]],
     "calls": ["toggle 0", "untoggle 0", "toggle 1", "untoggle 1"]},
    {"name": "three that share in a ring, some false",
     "flags": [True, False, False, True, False, True], "optimizers": [[0, 1, 2, 3], [2, 3, 4, 5], [4, 5, 0, 1]],
     "calls": ["toggle 0", "untoggle 0", "toggle 1", "untoggle 1", "toggle 2", "untoggle 2"]},
    {"name": "one optimizer", "flags": [True, False], "optimizers": [[0, 1]],
     "calls": ["toggle 0", "untoggle 0"]},
    {"name": "untoggled without a toggle", "flags": [True, False, True], "optimizers": [[0, 1], [2]],
     "calls": ["untoggle 0", "untoggle 1"]},
    {"name": "toggled twice", "flags": [True, False, True, False], "optimizers": [[0, 1], [2, 3]],
     "calls": ["toggle 0", "toggle 0", "untoggle 0"]},
    {"name": "one toggled inside the other", "flags": [True, True, True], "optimizers": [[0, 1], [1, 2]],
     "calls": ["toggle 0", "toggle 1", "untoggle 1"]},
]


class Model(pl.LightningModule):
    def __init__(self, scenario):
        super().__init__()
        self.all = torch.nn.ParameterList(
            [torch.nn.Parameter(torch.zeros(1), requires_grad=flag) for flag in scenario["flags"]])
        optimizers = [torch.optim.SGD([self.all[i] for i in own], lr=0.1) for own in scenario["optimizers"]]
        self._trainer = types.SimpleNamespace(optimizers=optimizers)


def flags_after_each_call(scenario):
    model = Model(scenario)
    out = []
    for call in scenario["calls"]:
        what, index = call.split()
        getattr(model, f"{what}_optimizer")(model._trainer.optimizers[int(index)])
        out.append([parameter.requires_grad for parameter in model.all])
    return out


def main():
    lines = [json.dumps(scenario | {"expected": flags_after_each_call(scenario)}) for scenario in SCENARIOS]
    (pathlib.Path(__file__).parent / "toggles.json").write_text("[\n" + ",\n".join(lines) + "\n]\n")


if __name__ == "__main__":
    main()
