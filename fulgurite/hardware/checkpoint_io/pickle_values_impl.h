#pragma once

#include "fulgurite/hardware/checkpoint_io/pickle_node_impl.h"
#include "fulgurite/hardware/checkpoint_io/pickle_reader.h"

namespace fulgurite::detail::pickle {

/// Copies the graph below `root` into a tree and gives its tensors their
/// storages. Throws UserError for what a tree cannot be: an object inside
/// itself, one too deep or too large, a dict with other keys than str and int,
/// a tensor that reaches out of its storage.
Value to_value(
    const Nodes& nodes,
    NodeId root,
    size_t pickle_size,
    const StorageLoader& load_storage,
    const PickleLimits& limits);

} // namespace fulgurite::detail::pickle
