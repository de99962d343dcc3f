"""Runs Lightning's ModelCheckpoint in many configurations and writes model_checkpoint.json:
what was saved in which order, what is in the folder at the end, and the callback's state.
model_checkpoint_parity_test.cpp replays the same runs.

Needs: torch==2.15.0 lightning==2.6.6
Run: python3 make_model_checkpoint.py > model_checkpoint.json
"""

import json
import logging
import math
import os
import tempfile
import warnings
from datetime import timedelta
from unittest import mock

import torch
from lightning.pytorch import LightningModule, Trainer
from lightning.pytorch.callbacks import ModelCheckpoint

warnings.simplefilter("ignore")
logging.getLogger("lightning.pytorch").setLevel(logging.ERROR)

VAL = [0.5, 0.25, 0.75, 0.125, 1.0, 0.0625, 0.3, 0.2, 0.1, 0.05]
NAN = float("nan")


class Model(LightningModule):
    def __init__(self, run):
        super().__init__()
        self.run = run
        self.layer = torch.nn.Linear(1, 1)
        self.validations = 0

    def training_step(self, batch, batch_idx):
        if self.run.get("train"):
            scores = self.run["train"]
            self.log("train_loss", scores[self.global_step % len(scores)])
        return self.layer(batch).sum()

    def validation_step(self, batch, batch_idx):
        pass

    def on_validation_epoch_end(self):
        if self.trainer.sanity_checking or not self.run.get("val"):
            return
        scores = self.run["val"]
        self.log(self.run.get("metric", "val_loss"), scores[self.validations % len(scores)])
        self.validations += 1

    def configure_optimizers(self):
        return torch.optim.SGD(self.parameters(), lr=0.1)

    def train_dataloader(self):
        return torch.utils.data.DataLoader(torch.zeros(64, 1))

    def val_dataloader(self):
        return torch.utils.data.DataLoader(torch.zeros(2, 1))


def plain(value):
    value = value.item() if isinstance(value, torch.Tensor) else value
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    return value


def do_run(folder, run):
    options = dict(run["options"])
    if "train_time_interval" in options:
        options["train_time_interval"] = timedelta(seconds=options["train_time_interval"])
    name_last = options.pop("checkpoint_name_last", None)
    callback = ModelCheckpoint(dirpath=os.path.join(folder, run.get("dir", "a")), **options)
    if name_last:
        callback.CHECKPOINT_NAME_LAST = name_last
    saves = []

    class Recorder(Trainer):
        def save_checkpoint(self, filepath, weights_only=None, storage_options=None):
            saves.append([os.path.relpath(filepath, folder), bool(weights_only)])
            super().save_checkpoint(filepath, weights_only, storage_options)

    trainer = Recorder(
        default_root_dir=folder,
        callbacks=[callback],
        logger=False,
        enable_progress_bar=False,
        enable_model_summary=False,
        accelerator="cpu",
        **run["trainer"],
    )
    clock = [0.0]

    def tick():
        clock[0] += run.get("seconds_per_batch", 0)
        return clock[0]

    error = None
    with mock.patch("lightning.pytorch.callbacks.model_checkpoint.time") as time:
        time.monotonic.side_effect = tick
        resume = os.path.join(folder, run["resume"]) if "resume" in run else None
        try:
            trainer.fit(Model(run), ckpt_path=resume)
        except Exception as exception:
            error = type(exception).__name__

    def relative(path):
        return os.path.relpath(path, folder) if path else ""

    def listing():
        for base, _, names in os.walk(folder):
            for name in sorted(names):
                path = os.path.join(base, name)
                link = os.readlink(path) if os.path.islink(path) else None
                yield [relative(path), link]

    return {
        "error": error,
        "saves": saves,
        "files": sorted(listing()),
        "best_model_path": relative(callback.best_model_path),
        "best_model_score": plain(callback.best_model_score),
        "current_score": plain(callback.current_score),
        "kth_best_model_path": relative(callback.kth_best_model_path),
        "kth_value": plain(callback.kth_value),
        "last_model_path": relative(callback.last_model_path),
        "best_k_models": [[relative(path), plain(score)] for path, score in callback.best_k_models.items()],
    }


def scenarios():
    def one(name, options, trainer=None, **more):
        base = {"max_epochs": 5, "limit_train_batches": 4, "limit_val_batches": 1, "num_sanity_val_steps": 1}
        return {"name": name, "runs": [{"options": options, "trainer": {**base, **(trainer or {})}, "val": VAL, **more}]}

    def runs(name, *parts):
        return {"name": name, "runs": [part["runs"][0] for part in parts]}

    monitor = {"monitor": "val_loss"}
    yield one("default", {})
    yield one("monitor_min", monitor)
    yield one("monitor_max", {**monitor, "mode": "max"})
    for k in (-1, 0, 1, 2, 3):
        for last in (False, True, "link"):
            if k == 0 and last:
                continue  # saved at each occasion here
            yield one(f"top_{k}_last_{last}", {**monitor, "save_top_k": k, "save_last": last})
    yield one("top_all_without_monitor", {"save_top_k": -1, "save_last": True})
    yield one("weights_only", {**monitor, "save_weights_only": True, "save_last": True})
    yield one("last_named", {**monitor, "save_top_k": -1, "save_last": True, "checkpoint_name_last": "last-{epoch}"})
    yield one("last_named_link", {**monitor, "save_top_k": 2, "save_last": "link", "checkpoint_name_last": "last-{epoch}"})
    yield one("nan_first", monitor, val=[NAN, 8.0, 7.0, 5.0, 6.0])
    yield one("nan_first_max", {**monitor, "mode": "max"}, val=[NAN, 5.0, 7.0, 8.0, 6.0])
    yield one("nan_later", {**monitor, "save_top_k": 2}, val=[3.0, NAN, 2.0, NAN, 1.0])
    yield one("only_nan", monitor, val=[NAN])
    yield one("inf", {**monitor, "save_top_k": 2}, val=[float("inf"), 1.0, float("-inf"), 2.0, 3.0])
    yield one("equal_scores", {**monitor, "save_top_k": 2}, val=[1.0])
    for n in (0, 1, 2, 3):
        yield one(f"every_{n}_epochs", {"every_n_epochs": n, "save_top_k": -1, "filename": "{epoch}"})
    yield one("every_2_epochs_last", {"every_n_epochs": 2, "save_top_k": -1, "save_last": True})
    for n in (1, 3, 4, 5):
        yield one(f"every_{n}_steps", {"every_n_train_steps": n, "save_top_k": -1, "filename": "{step}"})
        yield one(f"every_{n}_steps_newest", {"every_n_train_steps": n, "save_last": True})
    yield one("steps_with_train_metric", {"every_n_train_steps": 2, "monitor": "train_loss", "save_top_k": 2},
              train=[0.9, 0.4, 0.8, 0.3, 0.7, 0.2])
    yield one("steps_with_accumulation", {"every_n_train_steps": 1, "save_top_k": -1, "filename": "{step}"},
              {"accumulate_grad_batches": 3})
    yield one("steps_wait_for_metric", {**monitor, "mode": "max", "every_n_train_steps": 4,
                                        "save_on_train_epoch_end": False})
    yield one("steps_wait_mid_epoch", {**monitor, "every_n_train_steps": 1, "save_on_train_epoch_end": False,
                                       "save_top_k": -1}, {"val_check_interval": 0.5})
    yield one("steps_wait_two_epochs", {**monitor, "every_n_train_steps": 4, "save_on_train_epoch_end": False,
                                        "save_top_k": -1}, {"check_val_every_n_epoch": 2})
    yield one("time", {"train_time_interval": 60, "save_top_k": -1, "filename": "{epoch}-{step}"},
              {"max_epochs": 2, "limit_train_batches": 64}, seconds_per_batch=7)
    yield one("time_waits_for_metric", {**monitor, "train_time_interval": 0, "save_on_train_epoch_end": False,
                                        "save_top_k": -1}, {"check_val_every_n_epoch": 2}, seconds_per_batch=1)
    yield one("time_with_last", {"train_time_interval": 10, "save_last": "link"}, seconds_per_batch=3)
    yield one("half_epoch", {**monitor, "save_top_k": -1}, {"val_check_interval": 0.5})
    yield one("uneven_interval", {**monitor, "save_top_k": 2, "save_last": True},
              {"val_check_interval": 3, "limit_train_batches": 7})
    yield one("val_every_2_epochs", {**monitor, "save_top_k": -1, "filename": "{epoch}"}, {"check_val_every_n_epoch": 2})
    yield one("val_every_2_epochs_train_end", {"save_top_k": -1, "save_on_train_epoch_end": True},
              {"check_val_every_n_epoch": 2})
    yield one("val_end_explicit", {**monitor, "save_on_train_epoch_end": False, "save_top_k": -1})
    yield one("without_validation", {"save_last": True}, {"limit_val_batches": 0})
    yield one("without_validation_val_end", {"save_last": True, "save_on_train_epoch_end": False},
              {"limit_val_batches": 0})
    yield one("half_epoch_without_validation", {"save_top_k": -1}, {"limit_val_batches": 0, "val_check_interval": 0.5})
    yield one("epoch_as_monitor", {"monitor": "epoch", "mode": "max", "save_top_k": -1, "filename": "{epoch}"})
    yield one("step_as_monitor", {"monitor": "step", "mode": "max", "save_top_k": 2, "every_n_train_steps": 3,
                                  "save_last": True})
    yield one("formatted", {**monitor, "save_top_k": -1, "filename": "{epoch:02d}-{val_loss:.3f}-{missing:.1f}"})
    yield one("plain_float", {**monitor, "save_top_k": -1, "filename": "{val_loss}"}, {"max_epochs": 3}, val=[0.1, 0.7, 1 / 3])
    yield one("same_name", {**monitor, "save_top_k": 3, "filename": "model"})
    yield one("same_name_top_1", {**monitor, "filename": "model"})
    yield one("same_name_newest", {"filename": "model"})
    yield one("same_name_without_versions", {**monitor, "save_top_k": 3, "filename": "model",
                                             "enable_version_counter": False})
    yield one("slash_in_name", {"monitor": "val/loss", "save_top_k": 2, "filename": "{epoch}-{val/loss:.2f}"},
              metric="val/loss")
    yield one("slash_without_names", {"monitor": "val/loss", "save_top_k": 2, "auto_insert_metric_name": False,
                                      "filename": "epoch={epoch}-loss={val/loss:.2f}"}, metric="val/loss")
    yield one("unknown_monitor", {"monitor": "val_los"})
    yield one("fast_dev_run", {**monitor, "save_last": True}, {"fast_dev_run": True})
    yield one("max_steps", {"save_last": True, "save_top_k": -1}, {"max_epochs": -1, "max_steps": 6})

    yield runs("again_in_the_same_folder", *[one("", {**monitor, "save_top_k": -1, "save_last": True, "filename": "{epoch}"},
                                               {"max_epochs": 2}) for _ in range(2)])
    yield runs("again_without_versions", *[one("", {**monitor, "save_top_k": -1, "save_last": True, "filename": "{epoch}",
                                                    "enable_version_counter": False}, {"max_epochs": 2}) for _ in range(2)])
    steps = {"monitor": "step", "mode": "max", "save_top_k": 2, "every_n_train_steps": 2}
    first = one("", steps, {"max_epochs": -1, "max_steps": 5, "limit_train_batches": 10, "limit_val_batches": 0})
    for name, folder in (("same", "a"), ("other", "b")):
        then = one("", steps, {"max_epochs": -1, "max_steps": 8, "limit_train_batches": 10, "limit_val_batches": 0},
                   resume="a/epoch=0-step=4.ckpt", dir=folder)
        yield runs(f"resume_in_the_{name}_folder", first, then)
    before = one("", {**monitor, "save_top_k": 2, "save_last": True}, {"max_epochs": 2})
    after = one("", {**monitor, "save_top_k": 2, "save_last": True}, {"max_epochs": 5}, resume="a/last.ckpt",
                val=VAL[2:])
    yield runs("resume_from_last", before, after)
    yield runs("resume_from_last_elsewhere", before, {"runs": [{**after["runs"][0], "dir": "b"}]})


def main():
    out = []
    for scenario in scenarios():
        with tempfile.TemporaryDirectory() as folder:
            folder = os.path.realpath(folder)
            scenario["expected"] = [do_run(folder, run) for run in scenario["runs"]]
        for run in scenario["runs"]:
            for key in ("val", "train"):
                if key in run:
                    run[key] = [plain(value) for value in run[key]]
        out.append(scenario)
    print("[")
    print(",\n".join(json.dumps(scenario) for scenario in out))
    print("]")


if __name__ == "__main__":
    main()
