"""Writes tests/golden/hook_order_*.txt: the calls of real Python Lightning 2.6.6.

One line a call, "<who>.<hook>": C a callback, K a ModelCheckpoint, M the
module, D the data module, S the strategy, L a logger. Run with a Python that
has torch and lightning:

    python tests/parity/hooks/make_reference.py
"""

import pathlib
import tempfile
import warnings

import lightning.pytorch as pl
import torch
from lightning.pytorch.callbacks import Callback, ModelCheckpoint
from lightning.pytorch.loggers import Logger
from lightning.pytorch.strategies import SingleDeviceStrategy

GOLDEN = pathlib.Path(__file__).parents[2] / "golden"
calls = []

MODULE_HOOKS = """configure_callbacks prepare_data setup teardown configure_model
configure_optimizers zero_grad train_dataloader val_dataloader test_dataloader
predict_dataloader on_fit_start on_fit_end on_train_start on_train_end
on_train_epoch_start on_train_epoch_end on_train_batch_start on_train_batch_end
on_validation_start on_validation_end on_validation_epoch_start
on_validation_epoch_end on_validation_batch_start on_validation_batch_end
on_validation_model_eval on_validation_model_train on_validation_model_zero_grad
on_test_start on_test_end on_test_epoch_start on_test_epoch_end
on_test_batch_start on_test_batch_end on_test_model_eval on_test_model_train
on_predict_start on_predict_end on_predict_epoch_start on_predict_epoch_end
on_predict_batch_start on_predict_batch_end on_predict_model_eval
on_before_batch_transfer transfer_batch_to_device on_after_batch_transfer
training_step validation_step test_step predict_step on_before_zero_grad
optimizer_zero_grad on_before_backward backward on_after_backward
on_before_optimizer_step optimizer_step configure_gradient_clipping
clip_gradients lr_scheduler_step on_save_checkpoint on_load_checkpoint""".split()

CALLBACK_HOOKS = """setup teardown on_fit_start on_fit_end on_sanity_check_start
on_sanity_check_end on_train_start on_train_end on_train_epoch_start
on_train_epoch_end on_train_batch_start on_train_batch_end on_validation_start
on_validation_end on_validation_epoch_start on_validation_epoch_end
on_validation_batch_start on_validation_batch_end on_test_start on_test_end
on_test_epoch_start on_test_epoch_end on_test_batch_start on_test_batch_end
on_predict_start on_predict_end on_predict_epoch_start on_predict_epoch_end
on_predict_batch_start on_predict_batch_end on_before_zero_grad
on_before_backward on_after_backward on_before_optimizer_step
on_save_checkpoint on_load_checkpoint on_exception state_dict
load_state_dict""".split()

DATA_HOOKS = """prepare_data setup teardown train_dataloader val_dataloader
test_dataloader predict_dataloader state_dict load_state_dict on_exception
on_before_batch_transfer transfer_batch_to_device
on_after_batch_transfer""".split()

STRATEGY_HOOKS = """setup_environment setup model_to_device on_train_start
on_train_end on_train_batch_start on_validation_start on_validation_end
on_test_start on_test_end on_predict_start on_predict_end on_exception
save_checkpoint load_checkpoint teardown barrier""".split()


def recording(cls, who, hooks):
    """A subclass of cls that notes each of the hooks before it does it."""

    def make(name):
        def hook(self, *args, **kwargs):
            line = f"{who}.{name}"
            if name in ("setup", "teardown") and who in "CKMD":
                stage = kwargs.get("stage", args[-1] if args else None)
                line += f":{getattr(stage, 'value', stage)}"
            if name == "barrier" and str(args[0]).endswith("()"):
                return None  # of the data connector, around a loader method
            if name == "barrier":
                line += ":" + str(args[0]).split(".")[-1]
            calls.append(line)
            return getattr(super(made, self), name)(*args, **kwargs)

        return hook

    made = type(cls.__name__, (cls,), {name: make(name) for name in hooks})
    return made


class Data(torch.utils.data.Dataset):
    def __init__(self, n):
        self.n = n

    def __len__(self):
        return self.n

    def __getitem__(self, i):
        return torch.ones(4) * i


class Net(pl.LightningModule):
    raise_at = None
    skip_at = None

    def __init__(self, batches, manual=False):
        super().__init__()
        self.layer = torch.nn.Linear(4, 2)
        self.batches = batches
        self.automatic_optimization = not manual

    def loader(self):
        return torch.utils.data.DataLoader(Data(self.batches), batch_size=1)

    def training_step(self, batch, batch_idx):
        if self.raise_at == batch_idx:
            raise RuntimeError("planned")
        loss = self.layer(batch).sum()
        if not self.automatic_optimization:
            optimizer = self.optimizers()
            optimizer.zero_grad()
            self.manual_backward(loss)
            optimizer.step()
        return loss

    def on_train_batch_start(self, batch, batch_idx):
        if self.skip_at == batch_idx:
            return -1

    def validation_step(self, batch, batch_idx):
        return self.layer(batch).sum()

    def test_step(self, batch, batch_idx):
        return self.layer(batch).sum()

    def predict_step(self, batch, batch_idx):
        return self.layer(batch)

    def configure_optimizers(self):
        optimizer = torch.optim.SGD(self.layer.parameters(), lr=0.1)
        return [optimizer], [torch.optim.lr_scheduler.StepLR(optimizer, 1)]


class NetWithLoaders(Net):
    def train_dataloader(self):
        return self.loader()

    val_dataloader = test_dataloader = predict_dataloader = train_dataloader


class Stateful(Callback):
    def state_dict(self):
        return {"seen": 1}

    def load_state_dict(self, state):
        pass


class Stopper(Callback):
    def on_train_batch_end(self, trainer, *_):
        if trainer.global_step == 1:
            trainer.should_stop = True


class DataHolder(pl.LightningDataModule):
    def train_dataloader(self):
        return torch.utils.data.DataLoader(Data(1), batch_size=1)

    val_dataloader = test_dataloader = predict_dataloader = train_dataloader

    def state_dict(self):
        return {"seen": 2}


class SilentLogger(Logger):
    name = "silent"
    version = 0

    def log_metrics(self, *args, **kwargs):
        pass

    def log_hyperparams(self, *args, **kwargs):
        pass

    def finalize(self, status):
        calls.append(f"L.finalize:{status}")


RecordedStrategy = recording(SingleDeviceStrategy, "S", STRATEGY_HOOKS)
RecordedCallback = recording(Stateful, "C", CALLBACK_HOOKS)
RecordedCheckpoint = recording(ModelCheckpoint, "K", CALLBACK_HOOKS)
RecordedNet = recording(NetWithLoaders, "M", MODULE_HOOKS)
RecordedNetAlone = recording(Net, "M", MODULE_HOOKS)
RecordedData = recording(DataHolder, "D", DATA_HOOKS)


def trainer(folder, *, callbacks=(), **flags):
    defaults = dict(
        max_epochs=1,
        num_sanity_val_steps=1,
        enable_progress_bar=False,
        enable_model_summary=False,
        accelerator="cpu",
    )
    return pl.Trainer(
        default_root_dir=folder,
        logger=SilentLogger(),
        strategy=RecordedStrategy("cpu"),
        callbacks=[RecordedCallback(), RecordedCheckpoint(dirpath=folder), *callbacks],
        **{**defaults, **flags},
    )


def write(name):
    GOLDEN.mkdir(exist_ok=True)
    (GOLDEN / f"hook_order_{name}.txt").write_text("\n".join(calls) + "\n")
    print(f"{name}: {len(calls)} calls")


def case(name):
    def run(body):
        with tempfile.TemporaryDirectory() as folder:
            calls.clear()
            body(folder)
            write(name)

    return run


@case("fit")
def _(folder):
    trainer(folder).fit(RecordedNet(1))


@case("fit_manual")
def _(folder):
    trainer(folder).fit(RecordedNet(1, manual=True))


@case("fit_accumulate")
def _(folder):
    trainer(folder, accumulate_grad_batches=2, limit_val_batches=1).fit(RecordedNet(3))


@case("fit_datamodule")
def _(folder):
    trainer(folder).fit(RecordedNetAlone(1), datamodule=RecordedData())


@case("fit_exception")
def _(folder):
    net = RecordedNet(2)
    net.raise_at = 1
    try:
        trainer(folder).fit(net)
    except RuntimeError:
        pass


@case("fit_skip_epoch")
def _(folder):
    net = RecordedNet(3)
    net.skip_at = 1
    trainer(folder, num_sanity_val_steps=0).fit(net)


@case("fit_early_exit")
def _(folder):
    trainer(folder, callbacks=[Stopper()], max_epochs=3, num_sanity_val_steps=0).fit(
        RecordedNet(3)
    )


@case("fit_mid_epoch_validation")
def _(folder):
    trainer(folder, val_check_interval=2, limit_val_batches=1).fit(RecordedNet(4))


@case("fit_max_steps")
def _(folder):
    trainer(folder, max_epochs=-1, max_steps=2, num_sanity_val_steps=0).fit(RecordedNet(3))


@case("fit_resume")
def _(folder):
    trainer(folder).fit(RecordedNet(1))
    path = next(pathlib.Path(folder).glob("*.ckpt"))
    calls.clear()
    trainer(folder, max_epochs=2).fit(RecordedNet(1), ckpt_path=str(path))


@case("fit_resume_no_validation")
def _(folder):
    trainer(folder, limit_val_batches=0).fit(RecordedNet(2))
    path = next(pathlib.Path(folder).glob("*.ckpt"))
    calls.clear()
    trainer(folder, limit_val_batches=0, max_epochs=2).fit(
        RecordedNet(2), ckpt_path=str(path)
    )


# The first run ends inside an epoch of four batches, the second goes on in it.
@case("fit_resume_max_steps")
def _(folder):
    flags = dict(limit_val_batches=0, max_epochs=-1)
    trainer(folder, max_steps=1, **flags).fit(RecordedNet(4))
    path = next(pathlib.Path(folder).glob("*.ckpt"))
    calls.clear()
    trainer(folder, max_steps=3, **flags).fit(RecordedNet(4), ckpt_path=str(path))


@case("load_from_checkpoint")
def _(folder):
    trainer(folder, limit_val_batches=0).fit(
        RecordedNetAlone(1), datamodule=RecordedData()
    )
    path = next(pathlib.Path(folder).glob("*.ckpt"))
    calls.clear()
    RecordedNetAlone.load_from_checkpoint(path, batches=1)
    RecordedData.load_from_checkpoint(path)


@case("fit_two_epochs")
def _(folder):
    trainer(folder, max_epochs=2, limit_val_batches=1).fit(RecordedNet(2))


for stage in ("validate", "test", "predict"):

    @case(stage)
    def _(folder, stage=stage):
        getattr(trainer(folder), stage)(RecordedNet(2))


@case("validate_no_batches")
def _(folder):
    trainer(folder, limit_val_batches=0).validate(RecordedNet(2))


@case("test_datamodule")
def _(folder):
    trainer(folder).test(RecordedNetAlone(1), datamodule=RecordedData())
