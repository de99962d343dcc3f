#pragma once

#include "fulgurite/optim/lr_scheduler.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace fulgurite::lr_scheduler {

/// The first rate times a function of the step: one function for all groups,
/// or one for each. The functions are not part of the state.
class LambdaLR : public Scheduler {
 public:
  using Factor = std::function<double(int64_t step)>;

  explicit LambdaLR(Factor lr_lambda);
  explicit LambdaLR(std::vector<Factor> lr_lambdas);

  std::string name() const override;
  Value state_dict() const override;

 protected:
  void start() override;
  void get_lr(std::vector<double>& lrs) override;

 private:
  std::vector<Factor> lr_lambdas_;
  bool is_for_all_ = false;
};

} // namespace fulgurite::lr_scheduler
