"""Writes fit_runs.json: when real Lightning validates, and where it stops, for
flags that limit and interrupt a fit.

    python make_fit_runs.py      (torch 2.15, lightning 2.6.6)

A run gives its flags, the number of batches (endless: a loader without a
length that never runs dry), the seconds that pass in each batch, and the batch
in which the model asks to stop. The C++ test makes the same run.
"""

import json
import logging
import pathlib
import tempfile
import unittest.mock
import warnings

import torch
import lightning.pytorch as pl

warnings.filterwarnings("ignore")
logging.getLogger("lightning.pytorch").setLevel(logging.ERROR)

BATCHES = 4

MIN_MAX = [
    {"max_epochs": 3},
    {"max_steps": 10},
    {"max_epochs": 3, "max_steps": 10},
    {"max_epochs": 2, "max_steps": 10},
    {"min_steps": 5, "max_steps": 10},
    {"min_epochs": 1, "max_epochs": 3},
    {"min_epochs": 1, "max_steps": 10},
    {"max_epochs": 3, "min_steps": 5},
]
# A stop is asked for in the second batch: the minima hold it back.
STOPPED = [
    {"max_epochs": 3},
    {"max_epochs": 3, "min_epochs": 1},
    {"max_epochs": 3, "min_epochs": 2},
    {"max_epochs": 3, "min_steps": 1},
    {"max_epochs": 3, "min_steps": 3},
    {"max_epochs": 3, "min_steps": 6},
    {"max_epochs": 3, "min_epochs": 1, "min_steps": 6},
    {"max_epochs": 3, "min_epochs": 2, "min_steps": 3},
    {"max_steps": 5, "min_steps": 8},
]
INTERVALS = [(batches, {"max_epochs": epochs, "val_check_interval": 1 / denominator})
             for batches, denominator in ((64, 1), (64, 3), (64, 4), (7, 2), (3, 4)) for epochs in (1, 2)]
EPOCHS = [
    {"max_epochs": 1, "check_val_every_n_epoch": 2},
    {"max_epochs": 4, "check_val_every_n_epoch": 2},
    {"max_epochs": 5, "check_val_every_n_epoch": 2},
    {"max_epochs": 7, "check_val_every_n_epoch": 3, "val_check_interval": 3},
    {"max_epochs": 5, "check_val_every_n_epoch": 2, "val_check_interval": 0.5},
    {"max_steps": 10, "check_val_every_n_epoch": 2},
    {"max_epochs": 4, "check_val_every_n_epoch": 2, "limit_train_batches": 3, "accumulate_grad_batches": 2},
    {"max_epochs": 3, "check_val_every_n_epoch": None, "val_check_interval": 5},
]
# Loaders without a length that never run dry: an epoch ends where a limit says.
ENDLESS = [
    {"max_epochs": 2, "limit_train_batches": 5},
    {"max_epochs": 2, "limit_train_batches": 5, "val_check_interval": 2},
    {"max_epochs": 3, "limit_train_batches": 5, "check_val_every_n_epoch": 2},
    {"max_epochs": 3, "limit_train_batches": 5, "check_val_every_n_epoch": None, "val_check_interval": 4},
    {"max_steps": 7, "limit_train_batches": 5, "accumulate_grad_batches": 2},
    {"max_steps": 7},
]


def name_of(prefix, flags):
    return " ".join([prefix] + [f"{name}={value}" for name, value in flags.items()])


def runs():
    for flags in MIN_MAX:
        yield {"group": "min_max", "flags": flags}
    for flags in STOPPED:
        yield {"group": "stopped", "flags": flags, "stop_in_batch": 1}
    for batches, flags in INTERVALS:
        yield {"group": "intervals", "batches": batches, "flags": flags | {"limit_val_batches": 1}}
    for flags in EPOCHS:
        yield {"group": "epochs", "flags": flags | {"limit_val_batches": 1}}
    for flags in ENDLESS:
        yield {"group": "endless", "endless": True, "flags": flags | {"limit_val_batches": 1}}
    for endless in (False, True):
        for accumulate in (1, 2):
            yield {"group": "exceeds", "endless": endless,
                   "flags": {"max_steps": 12 // accumulate, "val_check_interval": 3,
                             "check_val_every_n_epoch": None, "limit_val_batches": 1,
                             "accumulate_grad_batches": accumulate}}
    yield {"group": "window", "batches": 6,
           "flags": {"max_epochs": 1, "limit_val_batches": 1, "accumulate_grad_batches": 3,
                     "val_check_interval": 2}}
    yield {"group": "window", "batches": 5,
           "flags": {"max_epochs": 2, "limit_val_batches": 1, "accumulate_grad_batches": 2,
                     "val_check_interval": 1}}
    timed = [  # every_n_epoch, interval, batches, seconds of a validation
        (1, 2, 5, 0), (None, 4, 2, 0), (1, 6, 8, 0), (2, 6, 9, 0), (2, 3, 9, 0), (2, 20, 9, 0),
        (1, 3, 8, 5), (None, 5, 4, 7)]
    for every, seconds, batches, validation in timed:
        yield {"group": "timed", "batches": batches, "seconds_per_batch": 1,
               "seconds_per_validation": validation,
               "flags": {"max_epochs": 5, "limit_val_batches": 1,
                         "val_check_interval": f"00:00:00:{seconds:02}",
                         "check_val_every_n_epoch": every}}


class Rows(torch.utils.data.Dataset):
    def __init__(self, count):
        self.count = count

    def __len__(self):
        return self.count

    def __getitem__(self, index):
        return torch.full((4,), float(index))


class EndlessRows(torch.utils.data.IterableDataset):
    def __iter__(self):
        while True:
            yield torch.ones(4)


class Clock:
    seconds = 0.0


class Model(pl.LightningModule):
    def __init__(self, run, clock):
        super().__init__()
        self.layer = torch.nn.Linear(4, 2)
        self.batches = run.get("batches", BATCHES)
        self.endless = run.get("endless", False)
        self.stop_in_batch = run.get("stop_in_batch")
        self.seconds_per_batch = run.get("seconds_per_batch", 0)
        self.seconds_per_validation = run.get("seconds_per_validation", 0)
        self.clock = clock
        self.trained = 0
        self.validations = []

    def training_step(self, batch, batch_idx):
        self.clock.seconds += self.seconds_per_batch
        if self.trained == self.stop_in_batch:
            self.trainer.should_stop = True
        self.trained += 1
        return self.layer(batch).sum()

    def validation_step(self, batch, batch_idx):
        self.clock.seconds += self.seconds_per_validation

    def on_validation_start(self):
        grads = [parameter.grad is not None for parameter in self.parameters()]
        assert all(grads) or not any(grads)
        self.validations.append(
            {"epoch": self.current_epoch, "step": self.global_step, "batches": self.trained,
             "has_gradients": all(grads)})

    def configure_optimizers(self):
        return torch.optim.SGD(self.parameters(), lr=0.1)

    def train_dataloader(self):
        data = EndlessRows() if self.endless else Rows(self.batches)
        return torch.utils.data.DataLoader(data)

    def val_dataloader(self):
        return torch.utils.data.DataLoader(Rows(self.batches))


def expected_of(run):
    clock = Clock()
    model = Model(run, clock)
    with tempfile.TemporaryDirectory() as folder, unittest.mock.patch(
            "time.monotonic", lambda: clock.seconds):
        trainer = pl.Trainer(
            default_root_dir=folder, accelerator="cpu", logger=False, enable_checkpointing=False,
            enable_progress_bar=False, enable_model_summary=False, num_sanity_val_steps=0,
            **run["flags"])
        trainer.fit(model)
    return {"epochs": trainer.current_epoch, "steps": trainer.global_step,
            "batches": model.trained, "validations": model.validations,
            "batches_that_stepped": trainer.fit_loop.epoch_loop._batches_that_stepped}


def main():
    made = []
    for run in runs():
        extra = {key: run[key] for key in ("endless", "batches", "seconds_per_validation") if key in run}
        run["name"] = name_of(run["group"], run["flags"] | extra)
        run.setdefault("batches", BATCHES)
        run["expected"] = expected_of(run)
        made.append(json.dumps(run))
    text = "[\n" + ",\n".join(made) + "\n]\n"
    (pathlib.Path(__file__).parent / "fit_runs.json").write_text(text)


if __name__ == "__main__":
    main()
