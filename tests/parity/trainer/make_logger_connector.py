"""Writes logger_connector.json: what Lightning sends to its loggers and shows
in its metrics when a module logs as each scenario says.

    python make_logger_connector.py      (torch 2.15, lightning 2.6.6)

The C++ test runs the same scenarios through LoggerConnector. A log entry gives
its values one after another, each time its hook runs (the last one for ever).
"""

import json
import logging
import math
import pathlib
import tempfile
import warnings

import torch
import lightning.pytorch as pl
from lightning.pytorch.loggers.logger import Logger

warnings.filterwarnings("ignore")
logging.getLogger("lightning.pytorch").setLevel(logging.ERROR)


def entry(hook, name, values, **options):
    return {"hook": hook, "name": name, "values": values, "options": options}


TRAIN_OPTIONS = [
    entry("training_step", "default", [1.0, 2.0, 4.0, 8.0]),
    entry("training_step", "l_s", [1.0, 3.0], on_step=True, on_epoch=False),
    entry("training_step", "l_e", [1.0, 2.0, 5.0], on_step=False, on_epoch=True),
    entry("training_step", "l_se", [2.0, 4.0, 7.0], on_step=True, on_epoch=True),
    entry("training_step", "p_s", [1.5], on_step=True, on_epoch=False, prog_bar=True, logger=False),
    entry("training_step", "p_e", [1.0, 2.5], on_step=False, on_epoch=True, prog_bar=True, logger=False),
    entry("training_step", "p_se", [1.0, 0.0], on_step=True, on_epoch=True, prog_bar=True, logger=False),
]
BATCH_HOOKS = ["on_train_batch_start", "on_before_backward", "on_after_backward", "on_train_batch_end"]
EPOCH_HOOKS = ["on_train_start", "on_train_epoch_start", "on_train_epoch_end"]
VAL_HOOKS = ["on_validation_start", "on_validation_epoch_start", "on_validation_batch_start",
             "validation_step", "on_validation_batch_end", "on_validation_epoch_end"]
READ = ["on_train_batch_start", "on_train_batch_end", "on_train_epoch_end", "on_train_end",
        "on_validation_batch_end", "on_validation_epoch_end", "on_validation_end"]
NAN, INF = math.nan, math.inf

SCENARIOS = [
    {"name": "train_options", "max_epochs": 2, "train": [4, 4, 2], "log_every_n_steps": 1,
     "logs": TRAIN_OPTIONS},
    {"name": "train_options_read", "max_epochs": 2, "train": [4, 4, 2], "log_every_n_steps": 2,
     "logs": TRAIN_OPTIONS, "read_in": READ},
    {"name": "fit_with_validation", "max_epochs": 2, "train": [3, 1], "val": [[2, 2, 1]], "sanity": 2,
     "log_every_n_steps": 1, "read_in": READ,
     "logs": TRAIN_OPTIONS + [
         entry("validation_step", "v", [1.0, 2.0, 3.0, 5.0, 8.0]),
         entry("validation_step", "v_s", [1.0, 2.0, 3.0], on_step=True, on_epoch=False),
         entry("validation_step", "v_se", [4.0, 2.0, 3.0, 9.0], on_step=True, on_epoch=True, prog_bar=True),
         entry("on_validation_epoch_end", "v_end", [1.0, 2.0, 3.0], prog_bar=True)]},
    {"name": "validation_within_the_epoch", "max_epochs": 2, "train": [2, 2, 2, 2, 1], "val": [[1, 3]],
     "val_check_interval": 2, "log_every_n_steps": 2, "read_in": READ,
     "logs": [entry("training_step", "loss", [1.0, 2.0, 3.0, 4.0, 5.0, 6.0], on_epoch=True),
              entry("validation_step", "loss", [10.0, 20.0, 30.0]),
              entry("training_step", "only_train", [1.0, 2.0, 3.0])]},
    {"name": "accumulation", "max_epochs": 2, "train": [2, 2, 2, 2, 2], "accumulate": 2, "log_every_n_steps": 1,
     "logs": [entry("training_step", "loss", [1.0, 2.0, 3.0, 4.0, 5.0, 6.0], on_step=True, on_epoch=True)],
     "read_in": ["on_train_batch_end"]},
    {"name": "accumulation_every_2", "max_epochs": 2, "train": [2, 2, 2, 2, 2], "accumulate": 2,
     "log_every_n_steps": 2, "val": [[2]],
     "logs": [entry("training_step", "loss", [1.0, 2.0, 3.0, 4.0, 5.0, 6.0], on_step=True, on_epoch=True),
              entry("validation_step", "val_loss", [1.0, 2.0])]},
    {"name": "reductions", "max_epochs": 2, "train": [1, 5, 2], "log_every_n_steps": 1,
     "logs": [entry("training_step", f"{how}_{i}", values, on_step=False, on_epoch=True, reduce_fx=how)
              for how in ["mean", "sum", "min", "max"]
              for i, values in enumerate([[3.0, 1.0, 2.0], [1.0, NAN, 2.0], [INF, 1.0, 2.0], [-INF, INF, 0.0]])]
     + [entry("training_step", "own_size", [1.0, 2.0, 3.0], on_epoch=True, batch_size=7),
        entry("training_step", "no_size", [1.0, 2.0, 3.0], on_epoch=True, batch_size=0)]},
    {"name": "every_hook", "max_epochs": 2, "train": [2, 1], "val": [[1, 2]], "log_every_n_steps": 1, "sanity": 1,
     "read_in": READ,
     "logs": [entry(hook, hook, [1.0, 2.0, 4.0, 8.0], prog_bar=True) for hook in EPOCH_HOOKS + BATCH_HOOKS + VAL_HOOKS]
     + [entry(hook, hook + "_both", [1.0, 3.0, 9.0], on_step=True, on_epoch=True)
        for hook in BATCH_HOOKS + ["validation_step", "on_validation_batch_start", "on_validation_batch_end"]]},
    {"name": "one_name_in_many_hooks", "max_epochs": 2, "train": [2, 1], "val": [[1, 2]], "log_every_n_steps": 1,
     "read_in": READ,
     "logs": [entry(hook, "x", [1.0, 2.0, 4.0, 8.0]) for hook in EPOCH_HOOKS + BATCH_HOOKS + VAL_HOOKS]},
    {"name": "several_loaders", "max_epochs": 2, "train": [2], "val": [[2, 1], [3], [1, 1]], "sanity": 1,
     "log_every_n_steps": 1, "read_in": READ,
     "logs": [entry("validation_step", "v", [1.0, 2.0, 3.0, 5.0, 8.0, 13.0]),
              entry("validation_step", "v_se", [1.0, 2.0, 4.0, 9.0], on_step=True, on_epoch=True, prog_bar=True),
              entry("on_validation_batch_end", "e", [1.0, 2.0, 4.0]),
              entry("on_validation_start", "s", [7.0]),
              entry("on_validation_epoch_end", "end", [1.0, 2.0, 3.0])]},
    {"name": "validate", "fn": "validate", "val": [[2, 1, 3]], "log_every_n_steps": 1, "read_in": READ,
     "logs": [entry("validation_step", "v", [1.0, 2.0, 3.0]),
              entry("validation_step", "hidden", [1.0, 2.0, 3.0], logger=False),
              entry("validation_step", "v_se", [1.0, 2.0, 4.0], on_step=True, on_epoch=True),
              entry("validation_step", "v_s", [1.0, 2.0, 4.0], on_step=True, on_epoch=False),
              entry("on_validation_epoch_end", "end", [1.0])]},
    {"name": "test", "fn": "test", "val": [[2, 1], [1, 2]], "log_every_n_steps": 50,
     "logs": [entry("test_step", "t", [1.0, 2.0, 3.0, 4.0]),
              entry("test_step", "t_se", [1.0, 2.0, 4.0, 8.0], on_step=True, on_epoch=True),
              entry("on_test_epoch_end", "end", [1.0])]},
    {"name": "own_epoch", "max_epochs": 2, "train": [2, 2], "log_every_n_steps": 1,
     "logs": [entry("training_step", "loss", [1.0, 2.0]), entry("training_step", "epoch", [7.0, 8.5])]},
    {"name": "own_step", "max_epochs": 2, "train": [2, 2], "val": [[1]], "log_every_n_steps": 1,
     "logs": [entry("training_step", "loss", [1.0, 2.0]), entry("training_step", "step", [100.0, 201.5]),
              entry("validation_step", "val_loss", [1.0]), entry("validation_step", "step", [5.0])]},
    {"name": "logged_now_and_then", "max_epochs": 2, "train": [1, 1, 1, 1, 1], "log_every_n_steps": 1,
     "read_in": READ,
     "logs": [entry("training_step", "always", [1.0, 2.0, 3.0]),
              entry("training_step", "rare", [None, 1.0, None, None, 2.0, None, None, 3.0, None], on_epoch=True)]},
    {"name": "every_50_steps", "max_epochs": 2, "train": [1, 1, 1], "log_every_n_steps": 50, "read_in": READ,
     "logs": [entry("training_step", "loss", [1.0, 2.0, 3.0])]},
    {"name": "never_at_steps", "max_epochs": 1, "train": [1, 1, 1], "log_every_n_steps": 0,
     "logs": [entry("training_step", "loss", [1.0, 2.0, 3.0], on_epoch=True)]},
    {"name": "stop", "max_epochs": 1, "train": [1, 1, 1, 1], "log_every_n_steps": 50, "stop_in_batch": 1,
     "logs": [entry("training_step", "loss", [1.0, 2.0, 3.0], on_epoch=True)]},
]


def plain(value):
    value = value.item() if isinstance(value, torch.Tensor) else value
    return value if math.isfinite(value) else repr(value)


def plain_dict(metrics):
    return {name: plain(value) for name, value in metrics.items()}


class Recorder(Logger):
    name, version = "recorder", "0"

    def __init__(self, events):
        super().__init__()
        self.events = events

    def log_metrics(self, metrics, step=None):
        self.events.append({"logger": plain_dict(metrics), "step": step})

    def log_hyperparams(self, *args, **kwargs):
        pass


class Batches:
    def __init__(self, sizes):
        self.sizes = sizes

    def __len__(self):
        return len(self.sizes)

    def __iter__(self):
        return iter([torch.ones(size, 2) for size in self.sizes])


class Model(pl.LightningModule):
    def __init__(self, scenario, events):
        super().__init__()
        self.scenario, self.events = scenario, events
        self.layer = torch.nn.Linear(2, 1)
        self.calls = [0] * len(scenario["logs"])

    def fire(self, hook):
        for i, log in enumerate(self.scenario["logs"]):
            if log["hook"] != hook:
                continue
            values = log["values"]
            value = values[min(self.calls[i], len(values) - 1)]
            self.calls[i] += 1
            if value is not None:
                self.log(log["name"], value, **log["options"])
        if hook in self.scenario.get("read_in", []):
            trainer = self.trainer
            self.events.append({"read_in": hook,
                                "callback": plain_dict(trainer.callback_metrics),
                                "logged": plain_dict(trainer.logged_metrics),
                                "progress_bar": plain_dict(trainer.progress_bar_metrics)})

    def training_step(self, batch, batch_idx):
        self.fire("training_step")
        if batch_idx == self.scenario.get("stop_in_batch"):
            self.trainer.should_stop = True
        return self.layer(batch).sum()

    def configure_optimizers(self):
        return torch.optim.SGD(self.parameters(), lr=0.1)


def add_hook(name):
    def hook(self, *args, **kwargs):
        self.fire(name)
    setattr(Model, name, hook)


for stage in ["validation", "test"]:
    for part in ["start", "epoch_start", "batch_start", "batch_end", "epoch_end", "end"]:
        add_hook(f"on_{stage}_{part}")
for name in EPOCH_HOOKS + BATCH_HOOKS + ["on_train_end"]:
    add_hook(name)


def add_step(name):
    def step(self, batch, batch_idx, dataloader_idx=0):
        self.fire(name)
    setattr(Model, name, step)


add_step("validation_step")
add_step("test_step")


def run(scenario):
    events = []
    scenario = {"fn": "fit", "train": [], "val": [], "accumulate": 1, "sanity": 0, "max_epochs": 1, "read_in": [],
                **scenario}
    model = Model(scenario, events)
    with tempfile.TemporaryDirectory() as folder:
        trainer = pl.Trainer(
            default_root_dir=folder, accelerator="cpu", logger=Recorder(events),
            max_epochs=scenario["max_epochs"], log_every_n_steps=scenario["log_every_n_steps"],
            accumulate_grad_batches=scenario["accumulate"], num_sanity_val_steps=scenario["sanity"],
            val_check_interval=scenario.get("val_check_interval"),
            enable_checkpointing=False, enable_progress_bar=False, enable_model_summary=False)
        loaders = [Batches(sizes) for sizes in scenario["val"]]
        loaders = loaders[0] if len(loaders) == 1 else loaders
        returned = None
        if scenario["fn"] == "fit":
            trainer.fit(model, Batches(scenario["train"]), loaders or None)
        else:
            returned = getattr(trainer, scenario["fn"])(model, loaders, verbose=False)
            returned = [plain_dict(metrics) for metrics in returned]
        final = {"callback": plain_dict(trainer.callback_metrics),
                 "logged": plain_dict(trainer.logged_metrics),
                 "progress_bar": plain_dict(trainer.progress_bar_metrics)}
    for log in scenario["logs"]:
        log["values"] = [None if value is None else plain(value) for value in log["values"]]
    return {**scenario, "events": events, "final": final, "returned": returned}


if __name__ == "__main__":
    out = [run(scenario) for scenario in SCENARIOS]
    path = pathlib.Path(__file__).with_suffix("").with_name("logger_connector.json")
    lines = ",\n".join(json.dumps(scenario) for scenario in out)
    path.write_text("[\n" + lines + "\n]\n")
