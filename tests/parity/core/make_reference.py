#!/usr/bin/env python3
"""Writes core.json: what PyTorch says of a tree of modules and of clipping.

Usage: make_reference.py > core.json
"""

import json

import torch
from torch import nn


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        # A child before the block's own tensors: Python lists the own ones first.
        self.conv = nn.Conv2d(3, 4, 3)
        self.norm = nn.BatchNorm2d(4)
        self.register_parameter("scale", nn.Parameter(torch.ones(4)))
        self.register_buffer("shift", torch.zeros(4))


class Tree(nn.Module):
    def __init__(self):
        super().__init__()
        self.embedding = nn.Embedding(7, 5)
        self.blocks = nn.ModuleList([Block(), Block()])
        self.norm = nn.LayerNorm(5)
        self.head = nn.Linear(5, 7, bias=False)
        self.head.weight = self.embedding.weight  # one tensor, two names


def tree():
    model = Tree()
    state = model.state_dict()
    return {
        "keys": [[name, list(tensor.shape)] for name, tensor in state.items()],
        "versions": [[name, entry.get("version")] for name, entry in state._metadata.items()],
        "parameters": [name for name, _ in model.named_parameters()],
        "all_parameters": [name for name, _ in model.named_parameters(remove_duplicate=False)],
        "modules": [name for name, _ in model.named_modules()],
        "types": [type(module).__name__ for module in model.modules()],
    }


GRADIENTS = [[3.0, -4.0], [0.5, 12.0, -1.25], None, [0.0]]


def clipped(clip, limit):
    parameters = []
    for gradient in GRADIENTS:
        parameters.append(nn.Parameter(torch.zeros(len(gradient or [0]), dtype=torch.float64)))
        if gradient is not None:
            parameters[-1].grad = torch.tensor(gradient, dtype=torch.float64)
    result = clip(parameters, limit)
    return {
        "limit": limit,
        "norm": None if result is None else result.item(),
        "gradients": [p.grad if p.grad is None else p.grad.tolist() for p in parameters],
    }


print(json.dumps({
    "tree": tree(),
    "gradients": GRADIENTS,
    "by_norm": [clipped(nn.utils.clip_grad_norm_, limit) for limit in (1.0, 5.0, 100.0)],
    "by_value": [clipped(nn.utils.clip_grad_value_, limit) for limit in (1.0, 100.0)],
}, indent=1))
