// Samples per second of a DataLoader: 16 floats and a label, batches of 64,
// shuffled. From a dataset of tensors, and from one that makes each sample.
// rounds: 5
#include "benchmarks/report.h"

#include <fulgurite/data/data_loader.h>
#include <fulgurite/data/datasets/tensor_dataset.h>

#include <ATen/Parallel.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/rand.h>

#include <cstdio>
#include <string>

namespace fg = fulgurite;

namespace {

constexpr int64_t kSamples = 65536;
constexpr int64_t kBatchSize = 64;

struct Sample {
  at::Tensor x, y;
};

/// Samples that are tensors already, as a user's vector of examples.
struct ListOfSamples {
  std::vector<Sample> samples;
  size_t size() const {
    return samples.size();
  }
  Sample get(size_t index) const {
    return samples[index];
  }
};

/// The sum of all labels shows that every sample arrived once.
int64_t sum_of_epoch(fg::LoaderBase& loader, int epoch) {
  fg::AnyBatch batch;
  int64_t sum = 0;
  loader.begin_epoch(epoch);
  while (loader.next(batch)) {
    const auto& labels = batch.as<Sample>().y;
    const auto* values = labels.const_data_ptr<int64_t>();
    for (int64_t i = 0; i < labels.numel(); ++i) {
      sum += values[i];
    }
  }
  return sum;
}

template <class Dataset>
int measure(const char* workload, const Dataset& data, int64_t workers) {
  auto loader = fg::data_loader(
      data, {.batch_size = kBatchSize, .shuffle = true, .workers = workers});
  sum_of_epoch(*loader, 0);
  const fg::bench::Clock clock;
  constexpr int kEpochs = 5;
  for (int epoch = 1; epoch <= kEpochs; ++epoch) {
    if (sum_of_epoch(*loader, epoch) != kSamples * (kSamples - 1) / 2) {
      std::fprintf(stderr, "%s: samples are missing\n", workload);
      return 1;
    }
  }
  fg::bench::print(
      workload,
      "fulgurite " + std::to_string(workers) + " workers",
      "samples per second",
      kEpochs * kSamples / (clock.microseconds() / 1e6),
      "1/s");
  return 0;
}

} // namespace

int main() {
  at::set_num_threads(1);
  const Sample all{at::rand({kSamples, 16}), at::arange(kSamples)};
  ListOfSamples list;
  for (int64_t i = 0; i < kSamples; ++i) {
    list.samples.push_back({all.x[i].clone(), all.y[i].clone()});
  }
  int failed = 0;
  for (const int64_t workers : {0, 2}) {
    failed += measure("tensors", fg::TensorDataset<Sample>(all), workers);
    failed += measure("a sample at a time", list, workers);
  }
  return failed;
}
