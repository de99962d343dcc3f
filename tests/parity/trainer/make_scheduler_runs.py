"""Writes scheduler_runs.json: the learning rates of real Lightning's fits with
schedulers, and the scheduler states in the checkpoints that they save.

    python make_scheduler_runs.py      (torch 2.15, lightning 2.6.6)

The metric "foo" is logged with the given values, one after another, in
training_step ("train") or in validation_step ("val"). The C++ test makes the
same runs.
"""

import json
import logging
import pathlib
import tempfile
import warnings

import torch
import lightning.pytorch as pl
from lightning.pytorch.callbacks import ModelCheckpoint

warnings.filterwarnings("ignore")
logging.getLogger("lightning.pytorch").setLevel(logging.ERROR)

BATCHES = 4
RISING = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0]
FALLING_ONCE = [5.0, 4.0, 4.5, 4.5, 3.0, 3.5, 3.5, 3.5, 2.0, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5]


def plateau(**config):
    return {"name": "ReduceLROnPlateau", "patience": 1, "factor": 0.5, "monitor": "foo", **config}


def step(**config):
    return {"name": "StepLR", "step_size": 1, "gamma": 10.0, **config}


RUNS = [
    {"group": "plateau", "logs": "train", "values": RISING, "schedulers": [plateau()]},
    {"group": "plateau", "logs": "train", "values": FALLING_ONCE, "schedulers": [plateau(patience=0)]},
    {"group": "plateau", "logs": "train", "values": RISING, "schedulers": [plateau(interval="step")]},
    {"group": "plateau", "logs": "train", "values": FALLING_ONCE, "schedulers": [plateau(interval="step")]},
    {"group": "plateau", "logs": "train", "values": RISING,
     "schedulers": [plateau(interval="step", frequency=3, patience=0)]},
    {"group": "plateau", "logs": "train", "values": RISING, "schedulers": [plateau(frequency=2, patience=0)]},
    {"group": "plateau", "logs": "val", "values": RISING, "schedulers": [plateau()]},
    {"group": "plateau", "logs": "val", "values": FALLING_ONCE, "schedulers": [plateau(patience=0)]},
    {"group": "plateau", "logs": "val", "values": RISING, "schedulers": [plateau(patience=0)],
     "flags": {"val_check_interval": 2}},
    {"group": "plateau", "logs": "train", "values": RISING,
     "schedulers": [plateau(interval="step")], "flags": {"accumulate_grad_batches": 2}},
    {"group": "plateau", "logs": "train", "values": RISING,
     "schedulers": [plateau(patience=0), step(gamma=0.5, interval="step")]},
    {"group": "plateau", "logs": "train", "values": RISING,
     "schedulers": [plateau(patience=0), step(gamma=0.5)], "flags": {"limit_train_batches": 3}},
    {"group": "fast_dev_run", "logs": "train", "values": RISING, "schedulers": [plateau()],
     "flags": {"fast_dev_run": True}},
    {"group": "before_saving", "schedulers": [step()], "epochs": 1, "checkpoint": {},
     "flags": {"limit_train_batches": 2, "limit_val_batches": 1}},
    {"group": "before_saving", "schedulers": [step(interval="step")], "epochs": 1,
     "checkpoint": {"every_n_train_steps": 2}, "flags": {"limit_train_batches": 2, "limit_val_batches": 1}},
    {"group": "before_saving", "schedulers": [step()], "epochs": 1,
     "checkpoint": {"every_n_train_steps": 2}, "flags": {"limit_train_batches": 2, "limit_val_batches": 1}},
    {"group": "before_saving", "schedulers": [step(), step(interval="step", gamma=0.5)], "epochs": 2,
     "checkpoint": {"every_n_train_steps": 1}, "flags": {"limit_train_batches": 3, "limit_val_batches": 1}},
    {"group": "after_saving", "logs": "train", "values": RISING, "epochs": 1,
     "schedulers": [plateau(interval="step"), step(gamma=0.5, interval="step")],
     "checkpoint": {"save_on_train_epoch_end": False}, "flags": {"limit_val_batches": 1}},
    {"group": "after_saving", "logs": "train", "values": RISING, "epochs": 1,
     "schedulers": [plateau(interval="step"), step(gamma=0.5, interval="step")],
     "checkpoint": {"save_on_train_epoch_end": True}, "flags": {"limit_val_batches": 1}},
]


class Rows(torch.utils.data.Dataset):
    def __len__(self):
        return BATCHES

    def __getitem__(self, index):
        return torch.full((4,), float(index))


def make_scheduler(optimizer, row):
    config = {key: row[key] for key in ("interval", "frequency", "monitor") if key in row}
    if row["name"] == "StepLR":
        scheduler = torch.optim.lr_scheduler.StepLR(optimizer, row["step_size"], row["gamma"])
    else:
        scheduler = torch.optim.lr_scheduler.ReduceLROnPlateau(
            optimizer, patience=row["patience"], factor=row["factor"])
    return {"scheduler": scheduler, **config}


class Model(pl.LightningModule):
    def __init__(self, run):
        super().__init__()
        self.layer = torch.nn.Linear(4, 2)
        self.run = run
        self.logged = 0
        self.lrs = []
        self.saves = []

    def log_next(self, where):
        if self.run.get("logs") == where:
            self.log("foo", self.run["values"][min(self.logged, len(self.run["values"]) - 1)])
            self.logged += 1

    def training_step(self, batch, batch_idx):
        self.lrs.append(self.trainer.optimizers[0].param_groups[0]["lr"])
        self.log_next("train")
        return self.layer(batch).sum()

    def validation_step(self, batch, batch_idx):
        if not self.trainer.sanity_checking:
            self.log_next("val")

    def on_save_checkpoint(self, checkpoint):
        self.saves.append({"step": self.global_step, "states": [
            {key: state[key] for key in ("last_epoch", "_last_lr", "_step_count") if key in state}
            for state in checkpoint["lr_schedulers"]]})

    def configure_optimizers(self):
        optimizer = torch.optim.SGD(self.parameters(), lr=1.0)
        return [optimizer], [make_scheduler(optimizer, row) for row in self.run["schedulers"]]

    def train_dataloader(self):
        return torch.utils.data.DataLoader(Rows())

    def val_dataloader(self):
        return torch.utils.data.DataLoader(Rows())


def config_of(config):
    return {"interval": config.interval, "frequency": config.frequency, "monitor": config.monitor or "",
            "strict": config.strict, "reduce_on_plateau": config.reduce_on_plateau}


def expected_of(run):
    model = Model(run)
    with tempfile.TemporaryDirectory() as folder:
        callbacks = [ModelCheckpoint(dirpath=folder, **run["checkpoint"])] if "checkpoint" in run else []
        trainer = pl.Trainer(
            default_root_dir=folder, accelerator="cpu", logger=False, callbacks=callbacks,
            enable_checkpointing=bool(callbacks), enable_progress_bar=False, enable_model_summary=False,
            num_sanity_val_steps=0, max_epochs=run["epochs"], **run["flags"])
        trainer.fit(model)
    progress = trainer.fit_loop.epoch_loop.scheduler_progress.total
    return {"lrs": model.lrs, "final_lr": trainer.optimizers[0].param_groups[0]["lr"],
            "scheduler_steps": progress.completed, "saves": model.saves,
            "configs": [config_of(config) for config in trainer.lr_scheduler_configs]}


def main():
    made = []
    for run in RUNS:
        run = {"epochs": 4, "flags": {}, **run}
        run["expected"] = expected_of(run)
        made.append(json.dumps(run))
    text = "[\n" + ",\n".join(made) + "\n]\n"
    (pathlib.Path(__file__).parent / "scheduler_runs.json").write_text(text)


if __name__ == "__main__":
    main()
