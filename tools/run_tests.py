#!/usr/bin/env python3
"""Runs ctest and ends with the skipped tests, each with its reason, and
ctest's closing lines.

Usage: run_tests.py PRESET [arguments of ctest...]
"""

import pathlib
import re
import subprocess
import sys
import xml.etree.ElementTree as xml

ROOT = pathlib.Path(__file__).resolve().parent.parent


def reason(output):
    """What the test said when it skipped itself."""
    # GoogleTest prints "file:line: Skipped" and the reason below it.
    found = re.search(r"^\S+:\d+: Skipped\n(.*?)\n\[  SKIPPED \]", output, re.S | re.M)
    return " ".join(found[1].split()) if found and found[1].strip() else "no reason given"


def skipped(report):
    if not report.exists():
        return []
    cases = xml.parse(report).getroot().iter("testcase")
    return [(case.get("name"), reason(case.findtext("system-out") or ""))
            for case in cases if case.get("status") == "notrun"]


def main(preset, arguments):
    report = ROOT / "build" / preset / "test_report.xml"
    report.unlink(missing_ok=True)
    command = ["ctest", "--preset", preset, "--no-label-summary",
               "--output-junit", str(report), *arguments]
    closing = []
    with subprocess.Popen(command, cwd=ROOT, text=True, errors="replace",
                          stdout=subprocess.PIPE) as process:
        for line in process.stdout:
            if closing or re.match(r"\d+% tests passed", line):
                closing.append(line)
            elif not re.match(r" +Start +\d+: ", line):
                print(line, end="", flush=True)
    # ctest's own list of tests that did not run is the same without reasons.
    text = re.sub(r"\nThe following tests did not run:\n(\t.*\n)+", "", "".join(closing))
    skips = skipped(report)
    if skips:
        print(f"Skipped ({len(skips)}):")
        for name, why in skips:
            print(f"  {name}: {why}")
        print()
    print(text, end="", flush=True)
    return process.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
