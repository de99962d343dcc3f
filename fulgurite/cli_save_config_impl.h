#pragma once

#include "fulgurite/core/callback.h"

#include <memory>
#include <string>

namespace fulgurite::detail {

/// Writes config.yaml into the folder of the first logger when a run begins.
/// Throws UserError where another run's configuration is there already, unless
/// `overwrite`. Nothing is written without a logger and with fast_dev_run.
std::shared_ptr<Callback> save_config_callback(
    std::string yaml,
    bool overwrite);

} // namespace fulgurite::detail
