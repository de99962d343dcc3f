"""Continues training in Python from a state_dict that C++ wrote.

python3 continue_from_state.py STATE CASE [STATE CASE …]: STATE is the state_dict
as JSON in the form of make_reference.plain, after half the steps of the
numbered case of optimizers.json. Prints the largest difference from the
uninterrupted runs.
"""

import json
import pathlib
import sys

import torch

sys.dont_write_bytecode = True
import make_reference as reference


def unplain(value):
    if isinstance(value, list):
        return [unplain(item) for item in value]
    if not isinstance(value, dict):
        return value
    if "tensor" in value:
        dtype = getattr(torch, value["tensor"])
        return torch.tensor(value["values"], dtype=dtype).reshape(value["shape"])
    if "tuple" in value:
        return tuple(unplain(item) for item in value["tuple"])
    return {
        int(key) if key.isdigit() else key: unplain(item)
        for key, item in value.items()
    }


def difference(state_file, case_index):
    here = pathlib.Path(__file__).parent
    case = json.loads((here / "optimizers.json").read_text())["cases"][case_index]
    half = reference.STEPS // 2
    params = reference.make_params(torch.float64)
    flat = torch.tensor(case["float64"][half - 1], dtype=torch.float64)
    parts = flat.split([p.numel() for p in params])
    with torch.no_grad():
        for param, part in zip(params, parts, strict=True):
            param.copy_(part.reshape(param.shape))
    optimizer = getattr(torch.optim, case["optimizer"])(
        reference.groups_of(params, [{}, {}] if case["groups"] else []), lr=123.0
    )
    optimizer.load_state_dict(unplain(json.loads(pathlib.Path(state_file).read_text())))
    worst = 0.0
    for step in range(half + 1, reference.STEPS + 1):
        reference.set_grads(params, step)
        optimizer.step()
        ours = torch.cat([p.detach().flatten() for p in params])
        theirs = torch.tensor(case["float64"][step - 1], dtype=torch.float64)
        worst = max(worst, (ours - theirs).abs().max().item())
    return worst


if __name__ == "__main__":
    pairs = zip(sys.argv[1::2], sys.argv[2::2], strict=True)
    print(max(difference(state, int(case)) for state, case in pairs))
