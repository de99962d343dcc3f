"""Seconds of processor time to compile an empty file that includes one header.

rounds: 5
"""

import os
import pathlib
import resource
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "tools"))
import header_cost  # noqa: E402

LIBTORCH = os.environ["BENCH_LIBTORCH"]
COMPILER = os.environ["BENCH_COMPILER"]


def seconds_of_children():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def seconds(header):
    with tempfile.TemporaryDirectory() as folder:
        start = seconds_of_children()
        subprocess.run(
            header_cost.command(COMPILER, LIBTORCH) + ["-O1", "-g1", "-c", "-o", f"{folder}/empty.o"],
            input=f"#include <{header}>\n", text=True, check=True)
        return seconds_of_children() - start


def row(contestant, metric, value, unit):
    print(f"empty file,{contestant},{metric},{value},{unit}")


theirs, ours = seconds("torch/nn.h"), seconds(header_cost.UMBRELLA)
row("torch/nn.h", "seconds", theirs, "s")
row(header_cost.UMBRELLA, "seconds", ours, "s")
row(header_cost.UMBRELLA, "seconds over torch/nn.h", ours - theirs, "s")
row(header_cost.UMBRELLA, "lines over torch/nn.h",
    header_cost.lines(COMPILER, LIBTORCH, header_cost.UMBRELLA)
    - header_cost.lines(COMPILER, LIBTORCH, "torch/nn.h"), "lines")
