// Apart from strategy.cpp, since torch/nn/module.h costs 20 s of compile time.
#include "fulgurite/hardware/strategies/strategy.h"

#include <torch/nn/module.h>

namespace fulgurite {

void Strategy::model_to_device(torch::nn::Module& model) {
  model.to(root_device());
}

} // namespace fulgurite
