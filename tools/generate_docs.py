#!/usr/bin/env python3
"""Writes the generated pages of docs/, or checks that they are up to date.

Usage: generate_docs.py --build FOLDER [--check]

Each tools/gen_NAME.py, and each tools/gen_NAME.cpp (built into FOLDER/bin),
prints the page docs/NAME.md on its standard output. To add a page: add one.
"""

import argparse
import difflib
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def generators(build):
    """(page, command) of every generator."""
    for source in sorted((ROOT / "tools").glob("gen_*")):
        page = ROOT / "docs" / (source.stem.removeprefix("gen_") + ".md")
        if source.suffix == ".py":
            yield page, [sys.executable, str(source)]
        elif source.suffix == ".cpp":
            yield page, [str(pathlib.Path(build, "bin", source.stem).resolve())]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", required=True)
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    stale = 0
    for page, command in generators(arguments.build):
        name = page.relative_to(ROOT)
        if not pathlib.Path(command[-1]).exists():
            print(f"{name}: left out, as this build has no {pathlib.Path(command[-1]).name}")
            continue
        text = subprocess.run(command, check=True, text=True, cwd=ROOT, stdout=subprocess.PIPE).stdout
        old = page.read_text() if page.exists() else ""
        if text == old:
            print(f"{name}: up to date")
        elif arguments.check:
            stale += 1
            print(f"{name}: out of date; try ./dev docs")
            sys.stdout.writelines(difflib.unified_diff(
                old.splitlines(True), text.splitlines(True), f"{name} as it is", f"{name} as generated", n=1))
        else:
            page.parent.mkdir(exist_ok=True)
            page.write_text(text)
            print(f"{name}: written")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
