#!/usr/bin/env python3
"""Lines per room: sources, headers and tests, without blank lines and comments."""

import collections
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent


def code_lines(text):
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
    return sum(1 for line in text.splitlines() if line.strip() and not line.strip().startswith("//"))


def rooms(folder):
    """Room -> {suffix: lines}; files that stand in no room count under their stem."""
    counts = collections.defaultdict(collections.Counter)
    for file in (ROOT / folder).rglob("*"):
        if file.suffix in (".h", ".cpp"):
            parts = file.relative_to(ROOT / folder).parts
            room = parts[0] if len(parts) > 1 else file.stem.split("_")[0]
            counts[room][file.suffix] += code_lines(file.read_text())
    return counts


def main():
    ours, tests = rooms("fulgurite"), rooms("tests")
    print(f"{'room':12} {'.h':>7} {'.cpp':>7} {'tests':>7}")
    total = collections.Counter()
    for room in sorted(set(ours) | set(tests)):
        row = {"h": ours[room][".h"], "cpp": ours[room][".cpp"], "tests": sum(tests[room].values())}
        total.update(row)
        print(f"{room:12} {row['h']:7} {row['cpp']:7} {row['tests']:7}")
    print(f"{'all':12} {total['h']:7} {total['cpp']:7} {total['tests']:7}")


if __name__ == "__main__":
    main()
