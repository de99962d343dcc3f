#!/usr/bin/env python3
"""How run.py judges figures, on figures made up here."""

import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import run  # noqa: E402


def figure(contestant, metric="time"):
    return run.Figure("null model", contestant, metric)


def target(contestant, against, text):
    return {"benchmark": "b", "workload": "null model", "contestant": contestant,
            "metric": "time", "against": against, "target": text}


class JudgeTest(unittest.TestCase):
    def judge(self, measured, targets):
        run.targets = lambda name: targets
        return {(row["contestant"], row["metric"]): row for row in run.judge("b", measured)}

    def test_reports_the_median_and_the_spread(self):
        row = self.judge({figure("ours"): ([3.0, 1.0, 2.0], "us")}, [])["ours", "time"]
        self.assertEqual((row["value"], row["low"], row["high"], row["unit"]), (2.0, 1.0, 3.0, "us"))
        self.assertEqual((row["target"], row["met"]), ("", ""))

    def test_judges_a_figure_by_its_target(self):
        measured = {figure("ours"): ([3.0], "us")}
        self.assertEqual(self.judge(measured, [target("ours", "", "<= 3")])["ours", "time"]["met"], "yes")
        self.assertEqual(self.judge(measured, [target("ours", "", "< 3")])["ours", "time"]["met"], "no")

    def test_judges_the_ratio_within_each_round(self):
        # The medians alone would give 2; round by round it is 3, 2 and 4.
        measured = {figure("ours"): ([3.0, 2.0, 8.0], "us"), figure("hand"): ([1.0, 1.0, 2.0], "us")}
        row = self.judge(measured, [target("ours", "hand", ">= 3")])["ours", "time / hand"]
        self.assertEqual((row["value"], row["low"], row["high"]), (3.0, 2.0, 4.0))
        self.assertEqual((row["unit"], row["met"]), ("x", "yes"))

    def test_leaves_out_a_ratio_whose_contestant_did_not_run(self):
        rows = self.judge({figure("ours"): ([3.0], "us")}, [target("ours", "python", ">= 6")])
        self.assertEqual(list(rows), [("ours", "time")])


if __name__ == "__main__":
    unittest.main()
