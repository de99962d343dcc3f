"""Says in JSON what a checkpoint holds, to the last bit.

    python describe.py FILE [FILE ...]

reads each file in four ways (plain, mmap, and both with computed offsets) by
torch.load(weights_only=True), demands that they agree and prints one line each.
The C++ tests say the same of what they read (describe.cpp), so two lines are
equal exactly when two readers agree.
"""

import json
import struct
import sys
from collections import OrderedDict

import torch
from torch.utils.serialization import config


class Describer:
    """Storages are numbered in the order of their first appearance."""

    def __init__(self):
        self.storages = {}

    def describe(self, value):
        if value is None or isinstance(value, (bool, int)):
            return value
        if isinstance(value, float):
            return {"float": struct.pack(">d", value).hex()}
        if isinstance(value, torch.Tensor):
            return self.describe_tensor(value)
        if isinstance(value, (torch.dtype, torch.device, str)):
            return str(value)
        if isinstance(value, (list, set, frozenset)):
            return {"list": [self.describe(item) for item in value]}
        if isinstance(value, tuple):
            return {"tuple": [self.describe(item) for item in value]}
        if isinstance(value, dict):
            described = {
                "dict": [[self.describe(k), self.describe(v)] for k, v in value.items()],
                "ordered": isinstance(value, OrderedDict),
            }
            if isinstance(value, OrderedDict) and vars(value):
                described["attributes"] = self.describe(dict(vars(value)))
            return described
        if isinstance(value, type):
            return f"{value.__module__}.{value.__qualname__}"
        if hasattr(value, "__fspath__"):
            return str(value)
        if hasattr(value, "__dict__"):  # argparse.Namespace
            return self.describe(dict(vars(value)))
        raise TypeError(type(value))

    def describe_tensor(self, tensor):
        tensor = tensor.detach()
        storage = tensor.untyped_storage()
        number = self.storages.setdefault(storage._cdata, len(self.storages))
        # What is laid over the memory, without the bits for conjugate and minus.
        plain = torch.empty(0, dtype=tensor.dtype).set_(
            storage, tensor.storage_offset(), tensor.size(), tensor.stride()
        )
        data = plain.contiguous().view(torch.uint8) if tensor.dim() else plain.reshape(1).view(torch.uint8)
        return {
            "tensor": str(tensor.dtype).removeprefix("torch."),
            "sizes": list(tensor.size()),
            "strides": list(tensor.stride()),
            "offset": tensor.storage_offset(),
            "conj": tensor.is_conj(),
            "neg": tensor.is_neg(),
            "storage": number,
            "storage_bytes": storage.nbytes(),
            "data": bytes(data.reshape(-1).tolist()).hex(),
        }


def describe(value):
    return json.dumps(Describer().describe(value), ensure_ascii=False, sort_keys=True)


def describe_file(path):
    lines = {}
    for mmap in (False, True):
        for computed in (False, True):
            config.load.calculate_storage_offsets = computed
            value = torch.load(path, weights_only=True, mmap=mmap, map_location=None)
            lines[f"mmap={mmap} computed={computed}"] = describe(value)
    if len(set(lines.values())) != 1:
        raise AssertionError(f"{path}: the ways of reading differ: {lines}")
    return lines["mmap=False computed=False"]


if __name__ == "__main__":
    for path in sys.argv[1:]:
        print(describe_file(path))
