"""Writes loops_state.json: what Lightning's loops put into a checkpoint.

    python make_loops_state.py      (torch 2.15, lightning 2.6.6)

"initial" is the state of a Trainer that has not run. Each of "runs" is a run
with the state of all loops at each of its moments, each of "exceptions" one
that ends with an exception in a training batch, and each of "checkpoints" one
with the states in the files of a ModelCheckpoint. "initial" has every key; in
the others what is zero, false or empty is left out.
"""

import json
import logging
import pathlib
import tempfile
import warnings

import lightning.pytorch as pl
import torch
from lightning.pytorch.callbacks import Callback, ModelCheckpoint

warnings.filterwarnings("ignore")
for name in ("lightning.pytorch", "lightning.fabric"):
    logging.getLogger(name).setLevel(logging.ERROR)

SAVE_POINTS = """on_train_epoch_start on_train_batch_start on_train_batch_end
on_validation_start on_validation_batch_end on_validation_end on_train_epoch_end
on_train_end""".split()


class Rows(torch.utils.data.Dataset):
    def __init__(self, count):
        self.count = count

    def __len__(self):
        return self.count

    def __getitem__(self, index):
        return torch.ones(4) * index


class Net(pl.LightningModule):
    def __init__(self, train=3, val=2, manual=False, skip_at=None):
        super().__init__()
        self.layer = torch.nn.Linear(4, 2)
        self.counts = {"train": train, "val": val}
        self.automatic_optimization = not manual
        self.skip_at = skip_at
        self.raise_at = None

    def training_step(self, batch, batch_idx):
        if self.raise_at == (self.current_epoch, batch_idx):
            raise RuntimeError("planned")
        loss = self.layer(batch).sum()
        if not self.automatic_optimization:
            self.optimizers().zero_grad()
            self.manual_backward(loss)
            self.optimizers().step()
        return loss

    def on_train_batch_start(self, batch, batch_idx):
        return -1 if self.skip_at == batch_idx else None

    def validation_step(self, batch, batch_idx):
        self.layer(batch)

    test_step = validation_step

    def predict_step(self, batch, batch_idx):
        return self.layer(batch)

    def configure_optimizers(self):
        optimizer = torch.optim.SGD(self.parameters(), lr=0.1)
        return [optimizer], [torch.optim.lr_scheduler.StepLR(optimizer, 1)]

    def loader(self, stage):
        return torch.utils.data.DataLoader(Rows(self.counts[stage]), batch_size=1)

    def train_dataloader(self):
        return self.loader("train")

    def val_dataloader(self):
        return self.loader("val")

    test_dataloader = predict_dataloader = val_dataloader


def without_zeros(state):
    if not isinstance(state, dict):
        return state
    kept = {key: without_zeros(value) for key, value in state.items()}
    return {key: value for key, value in kept.items() if value}


def state_of(trainer):
    state = {
        "epoch": trainer.current_epoch,
        "global_step": trainer.global_step,
        "loops": trainer._checkpoint_connector._get_loops_state_dict(),
    }
    return without_zeros(state)


class States(Callback):
    def __init__(self):
        self.states = []

    def note(self, trainer, at):
        self.states.append({"at": at, **state_of(trainer)})


def noting(hook):
    def method(self, trainer, *_, **__):
        self.note(trainer, hook)

    return method


for hook in SAVE_POINTS + ["on_exception"]:
    setattr(States, hook, noting(hook))


def trainer(folder, flags, callbacks):
    return pl.Trainer(
        default_root_dir=folder,
        accelerator="cpu",
        logger=False,
        callbacks=callbacks,
        enable_checkpointing=any(isinstance(c, ModelCheckpoint) for c in callbacks),
        enable_progress_bar=False,
        enable_model_summary=False,
        num_sanity_val_steps=0,
        **flags,
    )


def run(flags, **model):
    states = States()
    with tempfile.TemporaryDirectory() as folder:
        owner = trainer(folder, flags, [states])
        net = Net(**model)
        owner.fit(net)
        states.note(owner, "after fit")
        for stage in ("validate", "test", "predict"):
            options = {} if stage == "predict" else {"verbose": False}
            getattr(owner, stage)(net, **options)
            states.note(owner, f"after {stage}")
    return {"flags": flags, "model": model, "states": states.states}


def run_to_exception(accumulate, epoch, batch):
    flags = {"max_epochs": 3, "limit_val_batches": 0, "accumulate_grad_batches": accumulate}
    states = States()
    with tempfile.TemporaryDirectory() as folder:
        net = Net()
        net.raise_at = (epoch, batch)
        try:
            trainer(folder, flags, [states]).fit(net)
        except RuntimeError as error:
            assert str(error) == "planned"
    state = states.states[-1]
    assert state["at"] == "on_exception"
    return {"flags": flags, "raise_at": [epoch, batch], "state": state}


def run_with_checkpoints(flags, checkpoint, **model):
    states = {}
    with tempfile.TemporaryDirectory() as folder:
        saver = ModelCheckpoint(dirpath=folder, save_top_k=-1, **checkpoint)
        trainer(folder, flags, [saver]).fit(Net(**model))
        for path in sorted(pathlib.Path(folder).glob("*.ckpt")):
            file = torch.load(path, weights_only=True)
            states[path.name] = without_zeros(
                {key: file[key] for key in ("epoch", "global_step", "loops")}
            )
    return {"flags": flags, "checkpoint": checkpoint, "model": model, "states": states}


with tempfile.TemporaryDirectory() as folder:
    initial = trainer(folder, {"max_epochs": 1}, [])
    document = {
        "initial": initial._checkpoint_connector._get_loops_state_dict(),
        "runs": {
            "two_epochs": run({"max_epochs": 2}),
            "accumulate": run({"max_epochs": 2, "accumulate_grad_batches": 2}),
            "manual": run({"max_epochs": 2}, manual=True),
            "validation_within_the_epoch": run({"max_epochs": 2, "val_check_interval": 2}, train=4),
            "skipped_rest": run({"max_epochs": 2}, skip_at=1),
            "max_steps": run({"max_epochs": -1, "max_steps": 4, "limit_val_batches": 0}),
        },
        "exceptions": [
            run_to_exception(accumulate, epoch, batch)
            for accumulate in (1, 2, 3)
            for epoch in (1, 2)
            for batch in (1, 2)
        ],
        "checkpoints": {
            "every_two_steps": run_with_checkpoints(
                {"max_epochs": 4, "limit_val_batches": 0}, {"every_n_train_steps": 2}, train=4
            ),
            "every_two_steps_with_validation": run_with_checkpoints(
                {"max_epochs": 4, "val_check_interval": 2}, {"every_n_train_steps": 2}, train=4, val=4
            ),
            "last": run_with_checkpoints(
                {"max_epochs": 4, "limit_val_batches": 0}, {"save_last": True}, train=2
            ),
            "last_with_validation": run_with_checkpoints(
                {"max_epochs": 4, "val_check_interval": 2}, {"save_last": True}, train=2
            ),
        },
    }

out = pathlib.Path(__file__).with_name("loops_state.json")
out.write_text(json.dumps(document, separators=(",", ":")) + "\n")
print(f"{out.name}: {out.stat().st_size} bytes")
