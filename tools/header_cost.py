#!/usr/bin/env python3
"""What including the umbrella header costs over torch/nn.h, in lines after
the preprocessor: an exact number, where seconds depend on the machine.

Usage: header_cost.py --libtorch FOLDER [--compiler g++]

Fails when the difference is above the limit in tools/header_cost_limit.txt.
`./dev bench header_cost` measures the seconds.
"""

import argparse
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
UMBRELLA = "fulgurite/fulgurite.h"
LIMIT = ROOT / "tools/header_cost_limit.txt"


def command(compiler, libtorch):
    include = pathlib.Path(libtorch, "include")
    return [compiler, "-std=c++20", "-x", "c++", "-", "-I", str(ROOT),
            "-isystem", str(include), "-isystem", str(include / "torch/csrc/api/include")]


def lines(compiler, libtorch, header):
    """Lines that are left when comments and blank lines are gone."""
    output = subprocess.run(
        command(compiler, libtorch) + ["-E", "-P"], check=True, text=True,
        input=f"#include <{header}>\n", stdout=subprocess.PIPE).stdout
    return sum(1 for line in output.splitlines() if line.strip())


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--libtorch", required=True, help="folder with LibTorch's include/")
    parser.add_argument("--compiler", default="c++")
    arguments = parser.parse_args()
    if not (ROOT / UMBRELLA).exists():
        print(f"{UMBRELLA} is missing")
        return 1
    limit = int(LIMIT.read_text().split()[0])
    ours = lines(arguments.compiler, arguments.libtorch, UMBRELLA)
    theirs = lines(arguments.compiler, arguments.libtorch, "torch/nn.h")
    verdict = "within" if ours - theirs <= limit else "ABOVE"
    print(f"{UMBRELLA}: {ours} lines, torch/nn.h: {theirs}, difference: {ours - theirs}, "
          f"{verdict} the limit of {limit}")
    if ours - theirs > limit:
        print("Include less in public headers (forward-declare, ATen/core/Tensor.h, ATen/ops/*.h), "
              "or raise the limit with a reason and a measurement of the seconds.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
