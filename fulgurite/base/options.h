#pragma once

#include "fulgurite/base/enum_names.h"
#include "fulgurite/base/error.h"
#include "fulgurite/base/reflection.h"
#include "fulgurite/base/value.h"

#include <array>
#include <concepts>
#include <filesystem>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

// Structs of options as trees of values: checkpoints, config files, flags and
// help texts all come from the fields of the struct itself.
//
// A field may be a bool, a number, a string, a path, an enum, a std::optional,
// vector, array, pair, tuple, map<string, …> or variant of these, or another
// such struct. A type of your own plugs in by functions beside it (not
// templates):
//
//   Value to_value(const X&);
//   void from_value(X&, const Value&, std::string_view path);
//   std::string option_type(const X&);   // optional: for help, "int | float"
//
// Fields of any other type (callbacks, functions) can be set in C++ only: they
// are left out of the tree, and a tree that names one is refused.
namespace fulgurite {

/// A wrong option. The message begins with "[path]".
class OptionError : public MisconfigurationError {
 public:
  OptionError(std::string path, const std::string& message)
      : MisconfigurationError("[" + path + "] " + message),
        path_(std::move(path)) {}
  /// Dotted: "optimizer.lr", "betas[1]".
  const std::string& path() const {
    return path_;
  }

 private:
  std::string path_;
};

enum class OptionReading {
  /// A str is a str.
  kTyped,
  /// A str may be the text of any value, as on a command line: "1e-3", "null",
  /// "[1, 2]".
  kText,
};

/// A value from its YAML-like text: null, true, false, a number, a quoted or
/// bare string, [lists] and {key: value}. Anything else is the string itself.
Value value_from_text(std::string_view text);

namespace detail {

namespace option_hook {
void to_value();
void from_value();
void option_type();

/// Stands for an X towards functions that take exactly X, and is refused by our
/// own templates.
template <class X>
struct Probe {
  operator const X&() const;
  operator X&();
};

template <class X>
concept Writes = std::is_class_v<X> && requires(const Probe<X>& x) {
  { to_value(x) } -> std::same_as<Value>;
};
template <class X>
concept Reads = std::is_class_v<X> &&
    requires(Probe<X>& x, const Value& value, std::string_view path) {
  from_value(x, value, path);
};
template <class X>
concept NamesType = std::is_class_v<X> && requires(const Probe<X>& x) {
  { option_type(x) } -> std::convertible_to<std::string>;
};

template <class X>
Value write(const X& x) {
  return to_value(x);
}
template <class X>
void read(X& x, const Value& value, std::string_view path) {
  from_value(x, value, path);
}
template <class X>
std::string type(const X& x) {
  return option_type(x);
}
} // namespace option_hook

template <class T, template <class...> class Template>
inline constexpr bool is_option_template = false;
template <template <class...> class Template, class... Args>
inline constexpr bool is_option_template<Template<Args...>, Template> = true;
template <class T>
inline constexpr bool is_option_array = false;
template <class T, size_t kSize>
inline constexpr bool is_option_array<std::array<T, kSize>> = true;

template <class T>
concept TextOption =
    std::same_as<T, std::string> || std::same_as<T, std::filesystem::path>;
template <class T>
concept ListOption = is_option_template<T, std::vector>;
template <class T>
concept TupleOption = is_option_template<T, std::pair> ||
    is_option_template<T, std::tuple> || is_option_array<T>;
template <class T>
concept MapOption = requires {
  typename T::mapped_type;
  requires std::same_as<typename T::key_type, std::string>;
};

template <class T>
constexpr bool is_option();

template <class T, size_t... I>
constexpr bool are_options(std::index_sequence<I...>) {
  return (is_option<std::tuple_element_t<I, T>>() && ...);
}
template <class... T>
constexpr bool are_options(const std::variant<T...>*) {
  return (is_option<T>() && ...);
}

/// Whether a field of type T takes part in the tree.
template <class T>
constexpr bool is_option() {
  if constexpr (
      std::same_as<T, Value> ||
      (option_hook::Writes<T> && option_hook::Reads<T>) ||
      std::is_arithmetic_v<T> || reflect::NamedEnum<T> || TextOption<T>) {
    return true;
  } else if constexpr (is_option_template<T, std::optional> || ListOption<T>) {
    return is_option<typename T::value_type>();
  } else if constexpr (MapOption<T>) {
    return is_option<typename T::mapped_type>();
  } else if constexpr (TupleOption<T>) {
    return are_options<T>(std::make_index_sequence<std::tuple_size_v<T>>());
  } else if constexpr (is_option_template<T, std::variant>) {
    return are_options(static_cast<const T*>(nullptr));
  } else {
    return reflect::is_reflectable<T>;
  }
}

template <class T>
constexpr bool is_probe = is_option_template<T, option_hook::Probe>;

/// What our own templates take: not what brings its own functions.
template <class T>
concept PlainOption = !is_probe<T> && !option_hook::Writes<T> &&
                      !option_hook::Reads<T> && is_option<T>();

/// A struct that is walked field by field.
template <class T>
concept OptionStruct =
    PlainOption<T> && !std::same_as<T, Value> && !TextOption<T> &&
    !TupleOption<T> && reflect::is_reflectable<T>;

// The untyped half, in options.cpp.
bool read_bool(const Value&, std::string_view path, OptionReading);
int64_t read_int(
    const Value&,
    std::string_view path,
    OptionReading,
    int64_t low,
    uint64_t high);
double read_float(const Value&, std::string_view path, OptionReading);
std::string read_string(const Value&, std::string_view path, OptionReading);
Value value_to_read(const Value&, OptionReading);
const Value::Dict& read_dict(const Value&, std::string_view path);
const Value::List& read_list(const Value&, std::string_view path);
std::string joined_path(std::string_view path, std::string_view name);
std::string joined_path(std::string_view path, size_t index);
std::string key_of(const Value& key, std::string_view path);
[[noreturn]] void unknown_option(
    std::string_view path,
    const std::string& name,
    const std::vector<std::string>& known);
[[noreturn]] void only_in_code(std::string_view path);
[[noreturn]] void
wrong_length(std::string_view path, size_t expected, const Value& got);
[[noreturn]] void wrong_choice(
    std::string_view path,
    const Value& got,
    const std::vector<std::string>& choices);
[[noreturn]] void no_alternative(
    std::string_view path,
    const Value& got,
    const std::string& types);
std::string joined_types(const std::vector<std::string>& types);

} // namespace detail

/// The option, or the whole struct as a dict, as a tree.
template <detail::PlainOption T>
Value to_value(const T& option);

/// Sets the option from a tree. Of a struct only the fields that the tree names
/// are set. Throws OptionError naming the dotted path: unknown names with the
/// nearest known one, wrong types as "[path] expected an int, got str 'abc'".
/// After a throw the option may be half set.
template <detail::PlainOption T>
void from_value(
    T& option,
    const Value& value,
    std::string_view path = "",
    OptionReading reading = OptionReading::kTyped);

/// One option that has a value of its own (no struct).
struct OptionField {
  std::string name;          // dotted
  std::string type;          // "int", "str | None", "list[float]"
  std::string default_value; // as Python writes it
};

/// Every option of the struct, nested ones in their place.
template <detail::OptionStruct T>
std::vector<OptionField> describe_fields(const T& defaults = {});

} // namespace fulgurite

#include "fulgurite/base/options_impl.h"
