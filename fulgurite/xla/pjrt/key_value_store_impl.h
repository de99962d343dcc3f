#pragma once

#include "fulgurite/xla/pjrt/key_value_store.h"

#include <pjrt_c_api.h>

namespace fulgurite::xla::pjrt::detail {

/// Makes the plugin call `store`, which must live as long as the client.
void set_callbacks(PJRT_Client_Create_Args& args, KeyValueStore& store);

} // namespace fulgurite::xla::pjrt::detail
