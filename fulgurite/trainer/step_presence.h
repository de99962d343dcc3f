#pragma once

#include "fulgurite/core/module_base.h"

#include <type_traits>
#include <typeinfo>

namespace fulgurite::detail {

template <class T>
struct ClassOf;
template <class R, class C, class... Args>
struct ClassOf<R (C::*)(Args...)> {
  using type = C;
};

/// Whether a member, named by a pointer to it, was declared in Base itself:
/// then the derived class does not override it.
template <class Pointer, class Base>
inline constexpr bool declared_in =
    std::is_same_v<typename ClassOf<Pointer>::type, Base>;

// Each is true only where &M::method can be named: a private or overloaded
// override is not seen, and the step is then assumed to be there.
template <class M>
concept InheritsTrainingStep =
    declared_in<decltype(&M::training_step), typename M::ModuleType>;
template <class M>
concept InheritsValidationStep =
    declared_in<decltype(&M::validation_step), typename M::ModuleType>;
template <class M>
concept InheritsTestStep =
    declared_in<decltype(&M::test_step), typename M::ModuleType>;
template <class M>
concept InheritsPredictStep =
    declared_in<decltype(&M::predict_step), typename M::ModuleType>;
template <class D>
concept InheritsValLoaders =
    declared_in<decltype(&D::val_dataloaders), typename D::LoadersType>;

/// Notes the steps that M certainly does not override, and whether it has a
/// validation_step. Valid only where M is the model's dynamic type.
template <class M>
void note_missing_steps(M& model) {
  ModuleBase& base = model;
  if (typeid(model) != typeid(M)) {
    return;
  }
  if constexpr (InheritsTrainingStep<M>) {
    base.set_step_presence(RunningStage::kTraining, StepPresence::kNo);
  }
  if constexpr (InheritsValidationStep<M>) {
    base.set_step_presence(RunningStage::kValidating, StepPresence::kNo);
  } else if (
      base.step_presence(RunningStage::kValidating) == StepPresence::kUnknown) {
    base.set_step_presence(RunningStage::kValidating, StepPresence::kYes);
  }
  if constexpr (InheritsTestStep<M>) {
    base.set_step_presence(RunningStage::kTesting, StepPresence::kNo);
  }
  if constexpr (InheritsPredictStep<M>) {
    base.set_step_presence(RunningStage::kPredicting, StepPresence::kNo);
  }
}

/// False where D, the dynamic type, certainly has no validation loaders.
template <class D>
bool may_have_val_loaders(D& data) {
  if constexpr (InheritsValLoaders<D>) {
    return typeid(data) != typeid(D);
  } else {
    return true;
  }
}

} // namespace fulgurite::detail
