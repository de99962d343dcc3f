"""Makes the files beside it that the C++ reader is tested with.

    python make_reference.py        (torch 2.15.0, lightning 2.6.6)

X.pt or X.ckpt is what Python wrote, X.json what it holds (describe.py).
refused_*.pt are files that the reader must refuse; the reasons stand in
python_files_test.cpp.
"""

import argparse
import io
import json
import os
import pathlib
import shutil
import struct
import tempfile
import zipfile
from collections import Counter, OrderedDict

import torch

import describe

HERE = pathlib.Path(__file__).parent


def tensor_of_bits(bits, dtype, integer):
    return torch.tensor(bits, dtype=integer).view(dtype)


def dtypes():
    numbers = {}
    for dtype in (
        torch.float32, torch.float64, torch.float16, torch.bfloat16,
        torch.int64, torch.int32, torch.int16, torch.int8, torch.uint8,
        torch.uint16, torch.uint32, torch.uint64,
        torch.complex64, torch.complex128, torch.complex32,
        torch.float8_e5m2, torch.float8_e4m3fn, torch.float8_e5m2fnuz,
        torch.float8_e4m3fnuz, torch.float8_e8m0fnu,
    ):
        name = str(dtype).removeprefix("torch.")
        numbers[name] = torch.tensor([0.5, 1, 3, 2], dtype=torch.float32).to(dtype)
    numbers["bool"] = torch.tensor([True, False, True])
    numbers["float32 bits"] = tensor_of_bits(
        # -0.0, smallest subnormal, largest subnormal, infinity, quiet and
        # signalling NaN with payloads, negative NaN
        [-(2**31), 1, 0x7FFFFF, 0x7F800000, 0x7FC12345, 0x7FA00001, -1],
        torch.float32, torch.int32,
    )
    numbers["float64 bits"] = tensor_of_bits(
        [-(2**63), 1, 0x7FF8000012345678, 0x7FF0000000000001, -1], torch.float64, torch.int64
    )
    numbers["float16 bits"] = tensor_of_bits([-(2**15), 1, 0x7E55, 0x7D01, -1], torch.float16, torch.int16)
    numbers["bfloat16 bits"] = tensor_of_bits([-(2**15), 1, 0x7FC5, 0x7F81, -1], torch.bfloat16, torch.int16)
    numbers["int64 ends"] = torch.tensor([2**63 - 1, -(2**63)])
    return numbers


def views():
    base = torch.arange(24, dtype=torch.float32)
    embedding = torch.arange(6, dtype=torch.float64).reshape(2, 3)
    # Two of them: Python cannot save one storage under two dtypes.
    pair, other = (torch.view_as_complex(torch.arange(8.0).reshape(4, 2)) for _ in range(2))
    return {
        "base": base,
        "slice": base[5:9],
        "last": base[23:],
        "matrix": base.view(4, 6),
        "transposed": base.view(4, 6).t(),
        "strided": base.view(4, 6)[1::2, ::3],
        "expanded": base[7].expand(3, 2),
        "scalar": base[3],
        "tied": [embedding, embedding.detach(), embedding.t()],
        "same object": [base, base],
        "channels last": torch.arange(24, dtype=torch.int16).reshape(1, 2, 3, 4).to(memory_format=torch.channels_last),
        "empty": torch.empty(0),
        "empty matrix": torch.empty(3, 0, 2, dtype=torch.int64),
        "empty slice": base[24:],
        "zero dimensions": torch.tensor(2.5, dtype=torch.float16),
        "conj": pair.conj(),
        "neg": other.conj().imag,
        "parameter": torch.nn.Parameter(torch.ones(2)),
        "frozen parameter": torch.nn.Parameter(torch.ones(2), requires_grad=False),
        "needs grad": torch.ones(2, requires_grad=True),
    }


def containers():
    ordered = OrderedDict([("weight", torch.ones(2)), ("bias", torch.zeros(1))])
    ordered._metadata = OrderedDict([("", {"version": 1}), ("layer", {"version": 2})])
    shared = {"a": [1, 2]}
    return {
        "none": None,
        "bools": [True, False],
        "ints": [
            0, 1, -1, 255, 256, -256, 65535, 65536, 2**31 - 1, 2**31, -(2**31),
            -(2**31) - 1, 2**40, 2**55, -(2**55), 2**63 - 1, -(2**63),
        ],
        "floats": [0.0, -0.0, 1.5, 1e300, 5e-324, float("inf"), float("-inf"), float("nan")],
        "strings": ["", "plain", "späße ✓ 𝄞", "line\nbreak\0null", "x" * 300, "plain"],
        "tuples": [(), (1,), (1, 2), (1, 2, 3), (1, 2, 3, 4)],
        "lists": [[], [[]], [1], list(range(50))],
        "dicts": [{}, {"k": None}, {1: "one", -7: "minus seven", "1": "text"}, {k: k for k in range(40)}],
        "ordered": ordered,
        "empty ordered": OrderedDict(),
        "shared": [shared, shared],
        "size": torch.Size([2, 3]),
        "dtypes": [torch.float32, torch.bfloat16, torch.uint16, torch.bool],
        "devices": [torch.device("cpu"), torch.device("cuda", 1)],
        "set": {3},
        "counter": Counter({"a": 2}),
    }


# What Lightning's users keep as hyper-parameters; weights_only=True refuses
# some of it, we read it as plain data.
def hyper_parameters():
    from lightning.fabric.utilities.data import AttributeDict

    return {
        "namespace": argparse.Namespace(lr=0.1, layers=[1, 2]),
        "attribute dict": AttributeDict(hidden=3, name="n"),
        "path": pathlib.PosixPath("/a/b/c.txt"),
        "relative path": pathlib.PosixPath("runs/1"),
        "version": torch.__version__,
        "frozenset": frozenset([5]),
        "type": float,
    }


def lightning_checkpoint(path, optimizer):
    import lightning
    from lightning.pytorch.callbacks import EarlyStopping, ModelCheckpoint

    class Data(lightning.LightningDataModule):
        def __init__(self, size=12):
            super().__init__()
            self.save_hyperparameters()

        def loader(self):
            x = torch.arange(self.hparams.size * 2, dtype=torch.float32).reshape(-1, 2) / 10
            y = x.sum(1, keepdim=True)
            return torch.utils.data.DataLoader(torch.utils.data.TensorDataset(x, y), batch_size=4)

        def train_dataloader(self):
            return self.loader()

        def val_dataloader(self):
            return self.loader()

        def state_dict(self):
            return {"seen": 7}

    class Model(lightning.LightningModule):
        def __init__(self, hidden=3, lr=0.01, name="tiny", shape=(2, 1)):
            super().__init__()
            self.save_hyperparameters()
            self.net = torch.nn.Sequential(
                torch.nn.Linear(2, hidden), torch.nn.BatchNorm1d(hidden), torch.nn.Linear(hidden, 1)
            )
            self.register_buffer("scale", torch.tensor(1.0))

        def training_step(self, batch, batch_idx):
            x, y = batch
            return torch.nn.functional.mse_loss(self.net(x) * self.scale, y)

        def validation_step(self, batch, batch_idx):
            self.log("val_loss", self.training_step(batch, batch_idx))

        def configure_optimizers(self):
            if optimizer == "adam":
                adam = torch.optim.Adam(self.parameters(), lr=self.hparams.lr)
                return [adam], [torch.optim.lr_scheduler.CosineAnnealingLR(adam, T_max=10)]
            sgd = torch.optim.SGD(self.parameters(), lr=self.hparams.lr, momentum=0.9)
            plateau = torch.optim.lr_scheduler.ReduceLROnPlateau(sgd)
            return {"optimizer": sgd, "lr_scheduler": {"scheduler": plateau, "monitor": "val_loss"}}

    lightning.seed_everything(1)
    folder = tempfile.mkdtemp()
    trainer = lightning.Trainer(
        max_epochs=2, accelerator="cpu", default_root_dir=folder, enable_progress_bar=False,
        enable_model_summary=False, logger=False, log_every_n_steps=1,
        # A path of its own would stand in the file.
        callbacks=[ModelCheckpoint(dirpath=os.path.join(folder, "c"), monitor="val_loss", save_last=True),
                   EarlyStopping(monitor="val_loss", patience=5)],
    )
    trainer.fit(Model(), datamodule=Data())
    checkpoint = torch.load(os.path.join(folder, "c", "last.ckpt"), weights_only=True)
    # The same file but for the folder that only this machine has.
    text = lambda value: value.replace(folder, "/runs") if isinstance(value, str) else value
    for state in checkpoint["callbacks"].values():
        for key, value in list(state.items()):
            state[key] = {text(k): v for k, v in value.items()} if key == "best_k_models" else text(value)
    trainer.strategy.save_checkpoint(checkpoint, path)
    shutil.rmtree(folder)


def write(name, value, suffix=".pt", **options):
    path = HERE / (name + suffix)
    torch.save(value, path, **options)
    write_description(name, value)


def write_description(name, value):
    pretty = json.dumps(json.loads(describe.describe(value)), ensure_ascii=False, sort_keys=True)
    (HERE / (name + ".json")).write_text(pretty + "\n")


def repack(source, target, compression):
    with zipfile.ZipFile(HERE / source) as old, zipfile.ZipFile(HERE / target, "w", compression) as new:
        for entry in old.infolist():
            new.writestr(entry.filename, old.read(entry))


class Attack:
    def __reduce__(self):
        return os.system, ("echo this must never run",)


def refused():
    save = lambda name, value, **options: torch.save(value, HERE / f"refused_{name}.pt", **options)
    save("global", {"fine": torch.ones(1), "bad": Attack()})
    save("big_int", {"seed": 2**63})
    save("bytes", {"rng": [b"abc"]})
    save("complex", {"z": 1j})
    save("float_key", {0.5: "half"})
    save("sparse", torch.eye(2).to_sparse())
    save("quantized", torch.quantize_per_tensor(torch.ones(2), 0.1, 0, torch.qint8))
    save("old_format", {"a": torch.ones(1)}, _use_new_zipfile_serialization=False)
    save("class", {"model": torch.nn.Linear(1, 1)})
    repack("containers.pt", "refused_deflated.pt", zipfile.ZIP_DEFLATED)
    torch.jit.script(torch.nn.Linear(1, 1)).save(HERE / "refused_torchscript.pt")


def main():
    for old in list(HERE.glob("*.pt")) + list(HERE.glob("*.ckpt")) + list(HERE.glob("*.json")):
        old.unlink()
    write("dtypes", dtypes())
    write("views", views())
    write("containers", containers())
    for protocol in (3, 4, 5):
        # Later protocols keep what the earlier ones could not write.
        write(f"protocol_{protocol}", {**containers(), "tensors": views()}, pickle_protocol=protocol)
    write("hyper_parameters", hyper_parameters())
    repack("views.pt", "repacked.pt", zipfile.ZIP_STORED)
    shutil.copy(HERE / "views.json", HERE / "repacked.json")
    for optimizer in ("adam", "sgd"):
        name = f"lightning_{optimizer}"
        lightning_checkpoint(HERE / (name + ".ckpt"), optimizer)
        write_description(name, torch.load(HERE / (name + ".ckpt"), weights_only=True))
    refused()


if __name__ == "__main__":
    main()
