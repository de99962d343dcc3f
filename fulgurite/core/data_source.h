#pragma once

#include "fulgurite/data/loader.h"

#include <memory>
#include <vector>

namespace fulgurite {

using LoaderHandle = std::shared_ptr<LoaderBase>;

/// Loaders without their batch type: what the trainer reads. A null handle or
/// an empty list means that the stage has no data.
class DataSource {
 public:
  virtual ~DataSource() = default;
  virtual LoaderHandle make_train_loader() = 0;
  virtual std::vector<LoaderHandle> make_val_loaders() = 0;
  virtual std::vector<LoaderHandle> make_test_loaders() = 0;
  virtual std::vector<LoaderHandle> make_predict_loaders() = 0;
};

/// The loader methods of a module and of a data module.
template <class Train, class Val, class Test, class Predict>
class TypedLoaders : public DataSource {
 public:
  using LoadersType = TypedLoaders;

  virtual Loader<Train> train_dataloader() {
    return {};
  }
  virtual std::vector<Loader<Val>> val_dataloaders() {
    return {};
  }
  virtual std::vector<Loader<Test>> test_dataloaders() {
    return {};
  }
  virtual std::vector<Loader<Predict>> predict_dataloaders() {
    return {};
  }

  LoaderHandle make_train_loader() final {
    return train_dataloader().handle();
  }
  std::vector<LoaderHandle> make_val_loaders() final {
    return handles(val_dataloaders());
  }
  std::vector<LoaderHandle> make_test_loaders() final {
    return handles(test_dataloaders());
  }
  std::vector<LoaderHandle> make_predict_loaders() final {
    return handles(predict_dataloaders());
  }

 private:
  template <class B>
  static std::vector<LoaderHandle> handles(std::vector<Loader<B>> loaders) {
    std::vector<LoaderHandle> out;
    for (auto& loader : loaders) {
      out.push_back(loader.handle());
    }
    return out;
  }
};

} // namespace fulgurite
