#!/usr/bin/env python3
"""Runs benchmarks and writes results/NAME.md and results/NAME.csv.

Usage: run.py --build FOLDER [--rounds N] [--with-python] [NAME...]
Called by ./dev bench; README.md says what a benchmark prints.
"""

import argparse
import collections
import csv
import datetime
import difflib
import operator
import os
import pathlib
import platform
import re
import statistics
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
RESULTS = HERE / "results"
COLUMNS = ["workload", "contestant", "metric", "value", "unit", "target", "met"]
COMPARE = {"<=": operator.le, ">=": operator.ge, "<": operator.lt, ">": operator.gt, "==": operator.eq}

Figure = collections.namedtuple("Figure", "workload contestant metric")


def names():
    """Every benchmark there is."""
    return sorted({re.sub(r"_(bench|python)$", "", file.stem)
                   for file in HERE.glob("*_*") if re.fullmatch(r".+_(bench\.(cpp|py)|python\.py)", file.name)})


def contestants(name, build, with_python):
    """(source, command) of every program of a benchmark."""
    if (HERE / f"{name}_bench.cpp").exists():
        yield HERE / f"{name}_bench.cpp", [str(build / "bin" / f"{name}_bench")]
    if (HERE / f"{name}_bench.py").exists():
        yield HERE / f"{name}_bench.py", [sys.executable, str(HERE / f"{name}_bench.py")]
    if (HERE / f"{name}_python.py").exists():
        if with_python:
            yield HERE / f"{name}_python.py", [os.environ["FULGURITE_TEST_PYTHON"], str(HERE / f"{name}_python.py")]
        else:
            print(f"  {name}_python.py left out; ./dev bench --with-python {name} runs it")


def cached(build, variable):
    """A value that CMake found when it configured the build."""
    text = (build / "CMakeCache.txt").read_text()
    return re.search(rf"^{variable}:\w+=(.*)$", text, re.M)[1]


def run_once(command, environment):
    """The figures that one run prints: [(Figure, value, unit)]."""
    result = subprocess.run(command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environment)
    if result.returncode != 0:
        sys.exit(f"run.py: {' '.join(command)} ended with status {result.returncode}:\n{result.stdout}")
    figures = []
    for row in csv.reader(result.stdout.splitlines()):
        if len(row) != 5:
            sys.exit(f"run.py: {command[0]} printed {','.join(row)!r}; "
                     "expected workload,contestant,metric,value,unit")
        figures.append((Figure(*row[:3]), float(row[3]), row[4]))
    return figures


def measure(programs, rounds, environment):
    """Figure -> (values by round, unit); contestants take turns within a round."""
    values, units = collections.defaultdict(list), {}
    for number in range(rounds + 1):
        print(f"  {'warm-up' if number == 0 else f'round {number} of {rounds}'}", flush=True)
        for command in programs:
            for figure, value, unit in run_once(command, environment):
                units[figure] = unit
                if number > 0:
                    values[figure].append(value)
    return {figure: (values[figure], units[figure]) for figure in values}


def targets(name):
    with (HERE / "targets.csv").open() as file:
        return [row for row in csv.DictReader(file) if row["benchmark"] == name]


def met(value, target):
    sign, limit = target.split()
    return "yes" if COMPARE[sign](value, float(limit)) else "no"


def judge(name, measured):
    """Rows for the results: the figures, then the ratios that have targets."""
    goal, ratios = {}, []
    for row in targets(name):
        figure = Figure(row["workload"], row["contestant"], row["metric"])
        if not row["against"]:
            goal[figure] = row["target"]
            continue
        other = figure._replace(contestant=row["against"])
        if figure in measured and other in measured:
            values = [a / b for a, b in zip(measured[figure][0], measured[other][0])]
            ratios.append((figure._replace(metric=f"{row['metric']} / {row['against']}"), values, "x", row["target"]))
    rows = [(figure, values, unit, goal.get(figure, "")) for figure, (values, unit) in measured.items()]
    return [dict(zip(COLUMNS, (*figure, statistics.median(values), unit, target,
                               met(statistics.median(values), target) if target else "")),
                 low=min(values), high=max(values))
            for figure, values, unit, target in rows + ratios]


def machine():
    model = re.search(r"model name\s*: (.*)", pathlib.Path("/proc/cpuinfo").read_text())
    return f"{model[1] if model else platform.machine()}, {os.cpu_count()} cores, {platform.system()} {platform.release()}"


def commit():
    describe = subprocess.run(["git", "describe", "--always", "--dirty"], cwd=ROOT, text=True, capture_output=True)
    return describe.stdout.strip() or "unknown"


def short(value):
    return f"{value:,.4g}" if abs(value) < 1e5 else f"{value:,.0f}"


def write(name, rows, rounds, command):
    RESULTS.mkdir(exist_ok=True)
    with (RESULTS / f"{name}.csv").open("w", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS, extrasaction="ignore", lineterminator="\n")
        writer.writeheader()
        writer.writerows({**row, "value": f"{row['value']:.6g}"} for row in rows)
    lines = [
        f"# {name}", "",
        f"`{command}`, commit {commit()}, {datetime.date.today()}.  ",
        f"{machine()}.  ",
        f"Median of {rounds} rounds, in brackets the lowest and highest.", "",
        "| workload | contestant | metric | value | target | met |", "|---|---|---|---|---|---|",
    ]
    lines += [
        f"| {row['workload']} | {row['contestant']} | {row['metric']} | {short(row['value'])} {row['unit']} "
        f"({short(row['low'])}–{short(row['high'])}) | {row['target']} | {row['met']} |" for row in rows]
    text = "\n".join(lines) + "\n"
    (RESULTS / f"{name}.md").write_text(text)
    print("\n" + text + f"\nwritten: {(RESULTS / name).relative_to(ROOT)}.md and .csv")


def rounds_asked(sources):
    """The number that a source asks for in its first lines."""
    found = [int(match[1]) for source in sources
             for match in [re.search(r"\brounds: (\d+)", "".join(source.read_text().splitlines(True)[:20]))] if match]
    return max(found, default=5)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--build", type=pathlib.Path, required=True)
    parser.add_argument("--jobs", default="2")
    parser.add_argument("--rounds", type=int)
    parser.add_argument("--with-python", action="store_true")
    arguments = parser.parse_args()
    for name in arguments.names:
        if name not in names():
            near = difflib.get_close_matches(name, names(), 1)
            sys.exit(f"run.py: there is no benchmark {name}{f', did you mean {near[0]}?' if near else ''}; "
                     f"benchmarks are: {' '.join(names())}")
    build = arguments.build.resolve()
    environment = {**os.environ, "BENCH_BUILD": str(build),
                   "BENCH_COMPILER": cached(build, "CMAKE_CXX_COMPILER"),
                   "BENCH_LIBTORCH": str(pathlib.Path(cached(build, "LibTorch_INCLUDE_DIR")).parent)}
    missed = []
    for name in arguments.names or names():
        print(f"{name}:", flush=True)
        programs = list(contestants(name, build, arguments.with_python))
        if (HERE / f"{name}_bench.cpp").exists():
            subprocess.run(["cmake", "--build", str(build), "-j", arguments.jobs, "--target", f"{name}_bench"], check=True)
        rounds = arguments.rounds or rounds_asked([source for source, _ in programs])
        rows = judge(name, measure([command for _, command in programs], rounds, environment))
        command = "./dev bench " + ("--with-python " if arguments.with_python else "") + name
        write(name, rows, rounds, command)
        missed += [f"{name}: {row['workload']}, {row['contestant']}, {row['metric']}" for row in rows if row["met"] == "no"]
    for line in missed:
        print(f"target missed: {line}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
