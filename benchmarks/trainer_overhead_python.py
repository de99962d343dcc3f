"""Python's contestants of trainer_overhead: Lightning, and a plain loop."""

import logging
import time
import warnings

import torch

warnings.filterwarnings("ignore")
logging.getLogger("lightning.pytorch").setLevel(logging.ERROR)
import lightning.pytorch as pl  # noqa: E402


class Same(torch.utils.data.IterableDataset):
    def __init__(self, batch, steps):
        self.batch, self.steps = batch, steps

    def __len__(self):
        return self.steps

    def __iter__(self):
        for _ in range(self.steps):
            yield self.batch


class Null(pl.LightningModule):
    def __init__(self):
        super().__init__()
        self.weight = torch.nn.Parameter(torch.zeros(1))

    def training_step(self, batch, batch_idx):
        return None

    def configure_optimizers(self):
        return None


class MLP(pl.LightningModule):
    def __init__(self, hidden):
        super().__init__()
        self.net = torch.nn.Sequential(
            torch.nn.Linear(64, hidden), torch.nn.ReLU(),
            torch.nn.Linear(hidden, hidden), torch.nn.ReLU(),
            torch.nn.Linear(hidden, 10))

    def training_step(self, batch, batch_idx):
        self.last = torch.nn.functional.cross_entropy(self.net(batch[0]), batch[1])
        return self.last

    def configure_optimizers(self):
        return torch.optim.Adam(self.parameters(), lr=1e-3)


class Clock(pl.Callback):
    def on_train_epoch_start(self, *_):
        self.begin = time.perf_counter()

    def on_train_epoch_end(self, *_):
        self.took = time.perf_counter() - self.begin


def lightning(model, batch, steps):
    clock = Clock()
    loader = torch.utils.data.DataLoader(Same(batch, steps), batch_size=None)
    pl.Trainer(max_epochs=1, barebones=True, accelerator="cpu", callbacks=[clock]).fit(model, loader)
    return clock.took / steps * 1e6


def plain_loop(hidden, batch, steps):
    torch.manual_seed(0)
    model = MLP(hidden)
    optimizer = torch.optim.Adam(model.parameters(), lr=1e-3, fused=True)
    begin = time.perf_counter()
    for _ in range(steps):
        optimizer.zero_grad()
        loss = torch.nn.functional.cross_entropy(model.net(batch[0]), batch[1])
        loss.backward()
        optimizer.step()
    return (time.perf_counter() - begin) / steps * 1e6, loss.item()


def report(workload, contestant, metric, value, unit):
    print(f"{workload},{contestant},{metric},{value:.6g},{unit}")


torch.set_num_threads(1)
nothing = (torch.zeros(1), torch.zeros(1))
report("null model", "Python Lightning barebones", "time per step", lightning(Null(), nothing, 2000), "us")
for hidden, rows, steps in ((32, 64, 1000), (512, 64, 200), (1024, 256, 30)):
    workload = f"MLP 64-{hidden}-{hidden}-10 batch {rows}"
    torch.manual_seed(1)
    batch = (torch.randn(rows, 64), torch.randint(10, (rows,)))
    torch.manual_seed(0)
    model = MLP(hidden)
    report(workload, "Python Lightning stock Adam", "time per step", lightning(model, batch, steps), "us")
    report(workload, "Python Lightning stock Adam", "last loss", model.last.item(), "")
    took, loss = plain_loop(hidden, batch, steps)
    report(workload, "Python loop fused Adam", "time per step", took, "us")
    report(workload, "Python loop fused Adam", "last loss", loss, "")
