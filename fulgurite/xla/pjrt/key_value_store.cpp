#include "fulgurite/xla/pjrt/key_value_store_impl.h"

#include "fulgurite/base/error.h"

#include <algorithm>
#include <memory>

namespace fulgurite::xla::pjrt::detail {

namespace {

PJRT_Error* make_error(
    const PJRT_CallbackError* callback_error,
    PJRT_Error_Code code,
    const std::string& message) {
  return (*callback_error)(code, message.data(), message.size());
}

void delete_value(char* value) {
  const std::unique_ptr<char[]> owner(value);
}

template <class Args>
void set_value(Args& args, const std::string& value) {
  auto copy = std::make_unique<char[]>(value.size());
  std::copy(value.begin(), value.end(), copy.get());
  args.value = copy.release();
  args.value_size = value.size();
  args.value_deleter_callback = delete_value;
}

// No exception may pass through the plugin.
template <class Args, class Action>
PJRT_Error* guarded(Args* args, const Action& action) {
  try {
    return action(*static_cast<KeyValueStore*>(args->user_arg));
  } catch (const std::exception& error) {
    return make_error(
        args->callback_error, PJRT_Error_Code_INTERNAL, error.what());
  }
}

PJRT_Error* get(PJRT_KeyValueGetCallback_Args* args) {
  return guarded(args, [&](KeyValueStore& store) -> PJRT_Error* {
    const std::string key(args->key, args->key_size);
    const auto value =
        store.get(key, std::chrono::milliseconds(args->timeout_in_ms));
    if (!value) {
      return make_error(
          args->callback_error,
          PJRT_Error_Code_DEADLINE_EXCEEDED,
          fulgurite::detail::join(
              "no host has put the key \"",
              key,
              "\" within ",
              args->timeout_in_ms,
              " ms"));
    }
    set_value(*args, *value);
    return nullptr;
  });
}

PJRT_Error* try_get(PJRT_KeyValueTryGetCallback_Args* args) {
  return guarded(args, [&](KeyValueStore& store) -> PJRT_Error* {
    const std::string key(args->key, args->key_size);
    const auto value = store.try_get(key);
    if (!value) {
      return make_error(
          args->callback_error,
          PJRT_Error_Code_NOT_FOUND,
          "no host has put the key \"" + key + "\" yet");
    }
    set_value(*args, *value);
    return nullptr;
  });
}

PJRT_Error* put(PJRT_KeyValuePutCallback_Args* args) {
  return guarded(args, [&](KeyValueStore& store) -> PJRT_Error* {
    store.put({args->key, args->key_size}, {args->value, args->value_size});
    return nullptr;
  });
}

} // namespace

void set_callbacks(PJRT_Client_Create_Args& args, KeyValueStore& store) {
  args.kv_get_callback = get;
  args.kv_get_user_arg = &store;
  args.kv_try_get_callback = try_get;
  args.kv_try_get_user_arg = &store;
  args.kv_put_callback = put;
  args.kv_put_user_arg = &store;
}

} // namespace fulgurite::xla::pjrt::detail
