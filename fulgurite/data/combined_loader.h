#pragma once

#include "fulgurite/data/loader.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

namespace fulgurite {

/// How several loaders become one.
enum class CombinedMode {
  /// Side by side, until the shortest ends.
  kMinSize,
  /// Side by side, until the longest ends; the ended ones give nothing more.
  kMaxSize,
  /// Side by side, until the longest ends; the ended ones begin again.
  kMaxSizeCycle,
  /// One after another.
  kSequential,
};

/// A batch of a sequential CombinedLoader and the loader that it came from.
template <class B>
struct SequentialBatch {
  B batch = {};
  int64_t dataloader_idx = 0;
};

namespace detail {

/// The four modes over loaders without their types; the typed layer below
/// writes their batches into one.
class CombinedLoader : public LoaderBase {
 public:
  CombinedLoader(
      std::vector<std::shared_ptr<LoaderBase>> loaders,
      CombinedMode mode);
  ~CombinedLoader() override;

  std::optional<int64_t> size() const override;
  void begin_epoch(int64_t epoch) override;
  bool next(AnyBatch& batch) override;
  Value state_dict() const override;
  void load_state_dict(const Value& state) override;
  int64_t next_epoch() const override;
  std::optional<int64_t> batch_size() const override;
  bool shuffles() const override;
  bool set_distributed(int64_t rank, int64_t world_size, Sharding sharding)
      override;
  std::string name() const override {
    return "CombinedLoader";
  }

 protected:
  /// `parts` has one batch per loader, empty where a loader gave nothing. In
  /// sequential mode only that of `index` is filled.
  virtual void
  assemble(std::vector<AnyBatch>& parts, size_t index, AnyBatch& batch) = 0;
  virtual std::shared_ptr<CombinedLoader> with_loaders(
      std::vector<std::shared_ptr<LoaderBase>> loaders) const = 0;
  std::shared_ptr<LoaderBase> with_sequential_sampling() const override;
  CombinedMode mode() const {
    return mode_;
  }

 private:
  struct Child;
  bool next_in_parallel(AnyBatch& batch);
  bool next_in_sequence(AnyBatch& batch);
  bool cycle(Child& child, AnyBatch& batch);

  std::vector<Child> children_;
  std::vector<AnyBatch> parts_;
  CombinedMode mode_;
  int64_t epoch_ = -1;
  size_t current_ = 0; // of the sequential mode
  bool begun_ = false;
  bool ended_ = false;
  bool resumed_ = false;
};

template <CombinedMode kMode, class Part>
using PartOf = std::
    conditional_t<kMode == CombinedMode::kMaxSize, std::optional<Part>, Part>;

/// Swaps, so that the loader gets the batch before last to fill again.
template <class To, class Part>
void put_part(To& to, AnyBatch& part) {
  using std::swap;
  if constexpr (!std::is_same_v<To, Part>) {
    if (part.empty()) {
      to.reset();
      return;
    }
    if (!to) {
      to.emplace();
    }
    swap(*to, part.as<Part>());
  } else {
    swap(to, part.as<Part>());
  }
}

template <CombinedMode kMode, class... Parts>
class TupleLoader final : public CombinedLoader {
 public:
  using B = std::tuple<PartOf<kMode, Parts>...>;
  explicit TupleLoader(std::vector<std::shared_ptr<LoaderBase>> loaders)
      : CombinedLoader(std::move(loaders), kMode) {}
  const std::type_info& batch_type() const override {
    return typeid(B);
  }

 protected:
  void assemble(std::vector<AnyBatch>& parts, size_t, AnyBatch& batch)
      override {
    auto& out = batch.reuse<B>();
    [&]<size_t... I>(std::index_sequence<I...>) {
      (put_part<PartOf<kMode, Parts>, Parts>(std::get<I>(out), parts[I]), ...);
    }
    (std::index_sequence_for<Parts...>());
  }
  std::shared_ptr<CombinedLoader> with_loaders(
      std::vector<std::shared_ptr<LoaderBase>> loaders) const override {
    return std::make_shared<TupleLoader>(std::move(loaders));
  }
};

template <CombinedMode kMode, class Part>
class VectorLoader final : public CombinedLoader {
 public:
  using B = std::vector<PartOf<kMode, Part>>;
  explicit VectorLoader(std::vector<std::shared_ptr<LoaderBase>> loaders)
      : CombinedLoader(std::move(loaders), kMode) {}
  const std::type_info& batch_type() const override {
    return typeid(B);
  }

 protected:
  void assemble(std::vector<AnyBatch>& parts, size_t, AnyBatch& batch)
      override {
    auto& out = batch.reuse<B>();
    out.resize(parts.size());
    for (size_t i = 0; i < parts.size(); ++i) {
      put_part<PartOf<kMode, Part>, Part>(out[i], parts[i]);
    }
  }
  std::shared_ptr<CombinedLoader> with_loaders(
      std::vector<std::shared_ptr<LoaderBase>> loaders) const override {
    return std::make_shared<VectorLoader>(std::move(loaders));
  }
};

template <class Part>
class SequentialLoader final : public CombinedLoader {
 public:
  using B = SequentialBatch<Part>;
  explicit SequentialLoader(std::vector<std::shared_ptr<LoaderBase>> loaders)
      : CombinedLoader(std::move(loaders), CombinedMode::kSequential) {}
  const std::type_info& batch_type() const override {
    return typeid(B);
  }

 protected:
  void assemble(std::vector<AnyBatch>& parts, size_t index, AnyBatch& batch)
      override {
    auto& out = batch.reuse<B>();
    put_part<Part, Part>(out.batch, parts[index]);
    out.dataloader_idx = static_cast<int64_t>(index);
  }
  std::shared_ptr<CombinedLoader> with_loaders(
      std::vector<std::shared_ptr<LoaderBase>> loaders) const override {
    return std::make_shared<SequentialLoader>(std::move(loaders));
  }
};

} // namespace detail

/// Loaders side by side: a tuple of one batch from each. With kMaxSize each
/// part is a std::optional, empty once its loader has ended.
///
///   combined_loader<CombinedMode::kMaxSizeCycle>(labelled, unlabelled)
template <CombinedMode kMode = CombinedMode::kMinSize, class... Parts>
auto combined_loader(Loader<Parts>... loaders) {
  static_assert(
      kMode != CombinedMode::kSequential,
      "loaders one after another have one batch type: pass a std::vector");
  using L = detail::TupleLoader<kMode, Parts...>;
  return Loader<typename L::B>(std::make_shared<L>(
      std::vector<std::shared_ptr<LoaderBase>>{loaders.handle()...}));
}

/// Loaders of one type: a vector of one batch from each, or with kSequential a
/// SequentialBatch from one at a time.
template <CombinedMode kMode = CombinedMode::kMinSize, class Part>
auto combined_loader(const std::vector<Loader<Part>>& loaders) {
  std::vector<std::shared_ptr<LoaderBase>> handles;
  for (const auto& loader : loaders) {
    handles.push_back(loader.handle());
  }
  if constexpr (kMode == CombinedMode::kSequential) {
    using L = detail::SequentialLoader<Part>;
    return Loader<typename L::B>(std::make_shared<L>(std::move(handles)));
  } else {
    using L = detail::VectorLoader<kMode, Part>;
    return Loader<typename L::B>(std::make_shared<L>(std::move(handles)));
  }
}

} // namespace fulgurite
