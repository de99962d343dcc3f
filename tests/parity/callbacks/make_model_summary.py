"""Writes model_summary.txt: Lightning's tables of the models of model_summary_test.cpp, without
the column and the line about FLOPs.

Needs: torch==2.15.0 lightning==2.6.6
Run: python3 make_model_summary.py > model_summary.txt
"""

import logging
import warnings

import torch
from lightning.pytorch import LightningModule
from lightning.pytorch.utilities.model_summary.model_summary import ModelSummary, _format_summary_table
from torch import nn

warnings.simplefilter("ignore")
logging.getLogger("lightning.pytorch").setLevel(logging.ERROR)


class Nested(LightningModule):
    """Layers in layers, one of them frozen, one in eval mode."""

    def __init__(self):
        super().__init__()
        self.net = nn.Sequential(nn.Linear(256, 512), nn.BatchNorm1d(512), nn.Sequential(nn.Linear(512, 10)))
        self.head = nn.Linear(10, 3)
        self.head.weight.requires_grad = False
        self.head.eval()


class Tied(LightningModule):
    """The same weight in two layers."""

    def __init__(self):
        super().__init__()
        self.embed = nn.Embedding(1000, 64)
        self.out = nn.Linear(64, 1000, bias=False)
        self.out.weight = self.embed.weight


class Loose(LightningModule):
    """A parameter of the module itself."""

    def __init__(self):
        super().__init__()
        self.scale = nn.Parameter(torch.zeros(1234))
        self.layer = nn.Linear(4, 2)


class Large(LightningModule):
    def __init__(self):
        super().__init__()
        self.a = nn.Linear(1500, 1000)
        self.b = nn.Linear(20000, 20000, bias=False)


class Empty(LightningModule):
    pass


def table(model, max_depth):
    summary = ModelSummary(model, max_depth=max_depth)
    columns = [column for column in summary._get_summary_data() if column[0] != "FLOPs"]
    text = _format_summary_table(
        summary.total_parameters,
        summary.trainable_parameters,
        summary.model_size,
        summary.total_training_modes,
        0,
        *columns,
    )
    return "\n".join(line for line in text.split("\n") if "Total Flops" not in line)


def main():
    for cls in (Nested, Tied, Loose, Large, Empty):
        with torch.device("meta"):
            model = cls()
        for depth in (-1, 1, 2) if cls is Nested else (1,):
            print(f"== {cls.__name__} {depth}")
            print(table(model, depth))


if __name__ == "__main__":
    main()
