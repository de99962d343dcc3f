"""Python's contestants of data_loader: torch.utils.data.DataLoader."""

import time

import torch
from torch.utils.data import DataLoader, Dataset, TensorDataset

SAMPLES, BATCH_SIZE = 65536, 64


class ListOfSamples(Dataset):
    def __init__(self, x, y):
        self.samples = [(x[i].clone(), y[i].clone()) for i in range(len(x))]

    def __len__(self):
        return len(self.samples)

    def __getitem__(self, index):
        return self.samples[index]


def measure(workload, data, workers):
    loader = DataLoader(data, batch_size=BATCH_SIZE, shuffle=True, num_workers=workers,
                        persistent_workers=workers > 0)
    # With workers the first epoch also starts them; without, one is enough.
    for _ in range(2 if workers else 1):
        begin = time.perf_counter()
        total = sum(int(y.sum()) for _, y in loader)
        took = time.perf_counter() - begin
    assert total == SAMPLES * (SAMPLES - 1) // 2
    return SAMPLES / took


def main():
    torch.set_num_threads(1)
    x, y = torch.rand(SAMPLES, 16), torch.arange(SAMPLES)
    for workload, data in (("tensors", TensorDataset(x, y)),
                           ("a sample at a time", ListOfSamples(x, y))):
        rates = {workers: measure(workload, data, workers) for workers in (0, 2)}
        for workers, rate in rates.items():
            print(f"{workload},Python DataLoader {workers} workers,samples per second,{rate:.6g},1/s")
        print(f"{workload},Python DataLoader best,samples per second,{max(rates.values()):.6g},1/s")


if __name__ == "__main__":
    main()
