"""Seconds to compile an empty file that includes one header.

rounds: 3
"""

import os
import pathlib
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "tools"))
import header_cost  # noqa: E402

LIBTORCH = os.environ["BENCH_LIBTORCH"]
COMPILER = os.environ["BENCH_COMPILER"]


def seconds(header):
    with tempfile.TemporaryDirectory() as folder:
        start = time.monotonic()
        subprocess.run(
            header_cost.command(COMPILER, LIBTORCH) + ["-O1", "-g1", "-c", "-o", f"{folder}/empty.o"],
            input=f"#include <{header}>\n", text=True, check=True)
        return time.monotonic() - start


def row(contestant, metric, value, unit):
    print(f"empty file,{contestant},{metric},{value},{unit}")


theirs, ours = seconds("torch/nn.h"), seconds(header_cost.UMBRELLA)
row("torch/nn.h", "seconds", theirs, "s")
row(header_cost.UMBRELLA, "seconds", ours, "s")
row(header_cost.UMBRELLA, "seconds over torch/nn.h", ours - theirs, "s")
row(header_cost.UMBRELLA, "lines over torch/nn.h",
    header_cost.lines(COMPILER, LIBTORCH, header_cost.UMBRELLA)
    - header_cost.lines(COMPILER, LIBTORCH, "torch/nn.h"), "lines")
