#!/usr/bin/env python3
"""The list of skipped tests carries each test's own reason."""

import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import run_tests  # noqa: E402

REPORT = """<?xml version="1.0"?>
<testsuite>
  <testcase name="A.Passes" status="run"><system-out>[       OK ] A.Passes (8 ms)
</system-out></testcase>
  <testcase name="A.NeedsAGpu" status="notrun"><system-out>[ RUN      ] A.NeedsAGpu
../../a_test.cpp:5: Skipped
no GPU here;
try another machine
[  SKIPPED ] A.NeedsAGpu (0 ms)
</system-out></testcase>
  <testcase name="A.SaysNothing" status="notrun"><system-out>[ RUN      ] A.SaysNothing
../../a_test.cpp:9: Skipped

[  SKIPPED ] A.SaysNothing (0 ms)
</system-out></testcase>
</testsuite>
"""


class SkippedTest(unittest.TestCase):
    def test_lists_skipped_tests_with_reasons(self):
        with tempfile.TemporaryDirectory() as folder:
            report = pathlib.Path(folder, "report.xml")
            report.write_text(REPORT)
            self.assertEqual(run_tests.skipped(report), [
                ("A.NeedsAGpu", "no GPU here; try another machine"),
                ("A.SaysNothing", "no reason given"),
            ])

    def test_is_empty_without_a_report(self):
        self.assertEqual(run_tests.skipped(pathlib.Path("/nowhere/report.xml")), [])


if __name__ == "__main__":
    unittest.main()
