"""Writes progress.json: what is in real Lightning's counters of progress after
each of some calls, as they stand in a checkpoint.

    python make_progress.py      (torch 2.15, lightning 2.6.6)
"""

import json
import pathlib

from lightning.pytorch.loops.progress import _BatchProgress, _OptimizationProgress, _Progress, _SchedulerProgress

ALL = ["increment_ready", "increment_started", "increment_processed", "increment_completed"]
BATCH = ALL + ["increment_ready", "increment_started"]
SCENARIOS = [
    {"name": "ready", "of": "epoch", "calls": ["increment_ready"]},
    {"name": "started", "of": "epoch", "calls": ["increment_started"]},
    {"name": "processed", "of": "epoch", "calls": ["increment_processed"]},
    {"name": "completed", "of": "epoch", "calls": ["increment_completed"]},
    {"name": "sequence", "of": "epoch", "calls": ALL},
    {"name": "reset", "of": "epoch", "calls": ALL + ["reset_on_run"] + ALL},
    {"name": "reset", "of": "batch", "calls": ALL + ["last"] + ["reset_on_run"] + ALL},
    {"name": "reset", "of": "scheduler",
     "calls": ["increment_ready", "increment_completed", "reset_on_run", "increment_ready"]},
    {"name": "reset", "of": "optimizer",
     "calls": ["step.increment_ready", "step.increment_completed", "zero_grad.increment_ready",
               "zero_grad.increment_started", "zero_grad.increment_completed", "reset_on_run",
               "step.increment_ready", "zero_grad.increment_ready"]},
    {"name": "restart", "of": "batch", "calls": BATCH + ["reset_on_restart"]},
    {"name": "restart", "of": "batch", "calls": BATCH + ["increment_processed", "reset_on_restart"]},
    {"name": "restart", "of": "epoch", "calls": ALL + ["reset_on_run"] + BATCH + ["reset_on_restart"]},
]
CLASSES = {"epoch": _Progress, "batch": _BatchProgress, "scheduler": _SchedulerProgress,
           "optimizer": _OptimizationProgress}


def apply(progress, call):
    if call == "last":
        progress.is_last_batch = True
        return
    target = progress
    *parts, method = call.split(".")
    for part in parts:
        target = getattr(target.optimizer, part)
    getattr(target, method)()


def states_after_each_call(scenario):
    progress = CLASSES[scenario["of"]]()
    out = []
    for call in scenario["calls"]:
        apply(progress, call)
        out.append(progress.state_dict())
    return out


def main():
    lines = [json.dumps(scenario | {"expected": states_after_each_call(scenario)}) for scenario in SCENARIOS]
    (pathlib.Path(__file__).parent / "progress.json").write_text("[\n" + ",\n".join(lines) + "\n]\n")


if __name__ == "__main__":
    main()
