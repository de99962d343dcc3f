#!/usr/bin/env python3
"""Tests the checkpoint of examples/digits with the same network written in
Python, and prints the accuracy.

Usage: read_checkpoint.py CHECKPOINT digits.csv.gz
"""

import gzip
import sys

import torch
from torch import nn


def digits_net(channels, dropout):
    """examples/digits/main.cpp, layer by layer, so that the keys are the same."""
    wide = 2 * channels
    module = nn.Module()
    module.net = nn.Sequential(
        nn.Conv2d(1, channels, 3, padding=1), nn.BatchNorm2d(channels), nn.ReLU(),
        nn.Conv2d(channels, wide, 3, padding=1), nn.BatchNorm2d(wide), nn.ReLU(),
        nn.MaxPool2d(2),
        nn.Conv2d(wide, wide, 3, padding=1), nn.BatchNorm2d(wide), nn.ReLU(),
        nn.MaxPool2d(2), nn.Flatten(), nn.Dropout(dropout), nn.Linear(4 * wide, 10))
    return module


def main(checkpoint_path, data_path):
    checkpoint = torch.load(checkpoint_path, weights_only=True)
    params = checkpoint["hyper_parameters"]
    model = digits_net(params["channels"], params["dropout"])
    model.load_state_dict(checkpoint["state_dict"])  # strict
    model.eval()
    with gzip.open(data_path, "rt") as file:
        rows = torch.tensor([[float(x) for x in line.split(",")] for line in file])
    test = rows[4::5]
    images = (test[:, :64] / 16).view(-1, 1, 8, 8)
    with torch.inference_mode():
        right = model.net(images).argmax(1).eq(test[:, 64].long())
    print(f"{right.float().mean().item():.4f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
