#pragma once

#include "fulgurite/base/class_registry.h"
#include "fulgurite/core/callback.h"

#include <memory>

namespace fulgurite {

using CallbackRegistry = ClassRegistry<std::shared_ptr<Callback>>;

/// The callbacks that a config file or a flag can choose by name:
///   callbacks().make("EarlyStopping", options)
///   callbacks().add<MyCallback>("MyCallback");   // in main; uses its Params
CallbackRegistry& callbacks();

} // namespace fulgurite
