#include "fulgurite/data/loader.h"

#include "fulgurite/base/error.h"

#include <c10/util/Type.h>

namespace fulgurite {

LoaderBase::~LoaderBase() = default;

namespace detail {

void wrong_loader_type(const LoaderBase& loader, const std::type_info& asked) {
  fail(
      "[Loader] expected a loader of batches of type ",
      c10::demangle(asked.name()),
      ", got a ",
      loader.name(),
      " of batches of type ",
      c10::demangle(loader.batch_type().name()));
}

void no_loader() {
  fail("[Loader] expected a loader, got an empty handle; try data_loader(...)");
}

void RangeLoaderBase::begin_epoch(int64_t epoch) {
  const bool goes_on = resumed_ && epoch == epoch_;
  resumed_ = false;
  if (goes_on) {
    return;
  }
  epoch_ = epoch;
  delivered_ = 0;
  begun_ = true;
  ended_ = false;
  rewind();
}

bool RangeLoaderBase::next(AnyBatch& batch) {
  if (!begun_) {
    begin_epoch(0);
  }
  resumed_ = false;
  if (ended_ || !advance(&batch)) {
    ended_ = true;
    return false;
  }
  ++delivered_;
  return true;
}

Value RangeLoaderBase::state_dict() const {
  return Value::Dict{{"epoch", epoch_}, {"batches", delivered_}};
}

void RangeLoaderBase::load_state_dict(const Value& state) {
  const int64_t epoch = state.as_dict().at("epoch").as_int();
  const int64_t batches = state.as_dict().at("batches").as_int();
  resumed_ = false;
  begin_epoch(epoch);
  while (delivered_ < batches) {
    if (!advance(nullptr)) {
      fail(
          "[Loader.load_state_dict] expected at least ",
          batches,
          " batches, as when the state was saved, got ",
          delivered_);
    }
    ++delivered_;
  }
  resumed_ = true;
}

} // namespace detail

} // namespace fulgurite
