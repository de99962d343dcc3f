#!/usr/bin/env python3
"""Instructions of a step of a model that does nothing, with everything of the
Trainer off and with everything on: exact numbers, where seconds depend on the
machine.

Usage: instructions_per_step.py --program trainer_overhead_bench

Fails when a number is above its limit in tools/instructions_per_step.txt; the
limits are for the build that CI makes. Valgrind counts; without it the check is
skipped. `./dev bench trainer_overhead` measures the time.
"""

import argparse
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
LIMITS = ROOT / "tools/instructions_per_step.txt"
SKIPPED = 77
# Two runs of one program differ in the steps alone.
FEW, MANY = 500, 5500


def limits():
    """name -> instructions."""
    rows = (line.split("#")[0].split() for line in LIMITS.read_text().splitlines())
    return {row[0]: int(row[1]) for row in rows if row}


def instructions(program, barebones, everything):
    """Of a whole run with so many steps."""
    with tempfile.TemporaryDirectory() as folder:
        result = subprocess.run(
            ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null",
             program, str(barebones), str(everything)],
            cwd=folder, text=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    found = re.search(r"I\s+refs:\s+([\d,]+)", result.stderr)
    if result.returncode != 0 or not found:
        sys.exit(f"instructions_per_step.py: {program} failed:\n{result.stderr}")
    return int(found[1].replace(",", ""))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--program", required=True)
    program = str(pathlib.Path(parser.parse_args().program).resolve())
    if not shutil.which("valgrind"):
        print("skipped: valgrind is not there")
        return SKIPPED
    least = instructions(program, FEW, FEW)
    failed = False
    for name, steps in {"barebones": (MANY, FEW), "everything": (FEW, MANY)}.items():
        ours = (instructions(program, *steps) - least) / (MANY - FEW)
        limit = limits()[name]
        failed = failed or ours > limit
        print(f"{name}: {ours:.0f} per step, {'within' if ours <= limit else 'ABOVE'} the limit of {limit}")
    if failed:
        print("Find what the step does now and did not do before, or raise the limit with a reason.")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
