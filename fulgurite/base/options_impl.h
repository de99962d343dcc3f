#pragma once

// The end of options.h: its templates.

#include "fulgurite/base/options.h"

namespace fulgurite {

namespace detail {

template <class T>
Value write_option(const T& option) {
  if constexpr (option_hook::Writes<T>) {
    return option_hook::write(option);
  } else {
    return to_value(option);
  }
}

template <class T>
void read_option(
    T& option,
    const Value& value,
    std::string_view path,
    OptionReading reading) {
  if constexpr (option_hook::Reads<T>) {
    option_hook::read(option, value_to_read(value, reading), path);
  } else {
    from_value(option, value, path, reading);
  }
}

template <class T>
std::string type_of_option(const T& option);

template <class T, size_t... I>
std::vector<std::string> types_of_tuple(
    const T& option,
    std::index_sequence<I...>) {
  return {type_of_option(std::get<I>(option))...};
}

template <class... T>
std::vector<std::string> types_of_variant(const std::variant<T...>*) {
  return {type_of_option(T{})...};
}

/// The word for help texts. Containers ask a default element.
template <class T>
std::string type_of_option(const T& option) {
  if constexpr (option_hook::NamesType<T>) {
    return option_hook::type(option);
  } else if constexpr (std::same_as<T, bool>) {
    return "bool";
  } else if constexpr (std::integral<T>) {
    return "int";
  } else if constexpr (std::floating_point<T>) {
    return "float";
  } else if constexpr (reflect::NamedEnum<T>) {
    std::string text;
    for (const auto& choice : reflect::enum_texts<T>()) {
      text += (text.empty() ? "{" : ", ") + choice;
    }
    return text + "}";
  } else if constexpr (TextOption<T>) {
    return "str";
  } else if constexpr (is_option_template<T, std::optional>) {
    return type_of_option(typename T::value_type{}) + " | None";
  } else if constexpr (ListOption<T>) {
    return "list[" + type_of_option(typename T::value_type{}) + "]";
  } else if constexpr (MapOption<T>) {
    return "dict[str, " + type_of_option(typename T::mapped_type{}) + "]";
  } else if constexpr (TupleOption<T>) {
    std::string text;
    for (const auto& type : types_of_tuple(
             option, std::make_index_sequence<std::tuple_size_v<T>>())) {
      text += (text.empty() ? "tuple[" : ", ") + type;
    }
    return text + "]";
  } else if constexpr (is_option_template<T, std::variant>) {
    return joined_types(types_of_variant(static_cast<const T*>(nullptr)));
  } else if constexpr (OptionStruct<T>) {
    return "dict";
  } else {
    return "any";
  }
}

template <class T>
std::vector<std::string> option_names() {
  const auto& names = reflect::field_names<T>();
  return {names.begin(), names.end()};
}

template <class T>
void read_struct(
    T& option,
    const Value& value,
    std::string_view path,
    OptionReading reading) {
  const Value whole = value_to_read(value, reading);
  for (const auto& [key, item] : read_dict(whole, path)) {
    const std::string name = key_of(key, path);
    const Value& given = item;
    bool known = false;
    reflect::for_each_field(
        option, [&](std::string_view field_name, auto& field) {
          if (field_name != name) {
            return;
          }
          known = true;
          const std::string field_path = joined_path(path, name);
          if constexpr (is_option<std::remove_cvref_t<decltype(field)>>()) {
            read_option(field, given, field_path, reading);
          } else {
            only_in_code(field_path);
          }
        });
    if (!known) {
      unknown_option(path, name, option_names<T>());
    }
  }
}

template <class T, size_t... I>
void read_tuple(
    T& option,
    const Value::List& items,
    std::string_view path,
    OptionReading reading,
    std::index_sequence<I...>) {
  (read_option(std::get<I>(option), items[I], joined_path(path, I), reading),
   ...);
}

/// Takes the first alternative that accepts the value.
template <class T, size_t kIndex = 0>
void read_variant(
    T& option,
    const Value& value,
    std::string_view path,
    OptionReading reading) {
  if constexpr (kIndex == std::variant_size_v<T>) {
    no_alternative(path, value, type_of_option(option));
  } else {
    std::variant_alternative_t<kIndex, T> alternative{};
    try {
      read_option(alternative, value, path, reading);
    } catch (const UserError&) {
      return read_variant<T, kIndex + 1>(option, value, path, reading);
    }
    option.template emplace<kIndex>(std::move(alternative));
  }
}

template <class T>
void describe_into(
    const T& defaults,
    const std::string& prefix,
    std::vector<OptionField>& fields) {
  reflect::for_each_field(defaults, [&](std::string_view name, auto& field) {
    using Field = std::remove_cvref_t<decltype(field)>;
    if constexpr (OptionStruct<Field>) {
      describe_into(field, joined_path(prefix, name), fields);
    } else if constexpr (is_option<Field>()) {
      fields.push_back(
          {joined_path(prefix, name),
           type_of_option(field),
           write_option(field).repr()});
    }
  });
}

} // namespace detail

template <detail::PlainOption T>
Value to_value(const T& option) {
  using detail::write_option;
  if constexpr (std::same_as<T, Value>) {
    return option;
  } else if constexpr (std::same_as<T, bool>) {
    return Value(option);
  } else if constexpr (std::integral<T>) {
    return Value(option);
  } else if constexpr (std::floating_point<T>) {
    return Value(static_cast<double>(option));
  } else if constexpr (reflect::NamedEnum<T>) {
    return Value(reflect::enum_text(option));
  } else if constexpr (std::same_as<T, std::string>) {
    return Value(option);
  } else if constexpr (std::same_as<T, std::filesystem::path>) {
    return Value(option.string());
  } else if constexpr (detail::is_option_template<T, std::optional>) {
    return option ? write_option(*option) : Value();
  } else if constexpr (detail::ListOption<T>) {
    Value::List items;
    for (const auto& item : option) {
      // Named, for std::vector<bool>.
      const typename T::value_type& plain = item;
      items.push_back(write_option(plain));
    }
    return items;
  } else if constexpr (detail::MapOption<T>) {
    Value::Dict items;
    for (const auto& [key, item] : option) {
      items[key] = write_option(item);
    }
    return items;
  } else if constexpr (detail::TupleOption<T>) {
    return std::apply(
        [](const auto&... items) {
          return Value(Value::Tuple{{write_option(items)...}});
        },
        option);
  } else if constexpr (detail::is_option_template<T, std::variant>) {
    return std::visit(
        [](const auto& alternative) { return write_option(alternative); },
        option);
  } else {
    Value::Dict fields;
    reflect::for_each_field(option, [&](std::string_view name, auto& field) {
      if constexpr (detail::is_option<std::remove_cvref_t<decltype(field)>>()) {
        fields[name] = write_option(field);
      }
    });
    return fields;
  }
}

template <detail::PlainOption T>
void from_value(
    T& option,
    const Value& value,
    std::string_view path,
    OptionReading reading) {
  using namespace detail;
  if constexpr (std::same_as<T, Value>) {
    option = value_to_read(value, reading);
  } else if constexpr (std::same_as<T, bool>) {
    option = read_bool(value, path, reading);
  } else if constexpr (std::integral<T>) {
    option = static_cast<T>(read_int(
        value,
        path,
        reading,
        static_cast<int64_t>(std::numeric_limits<T>::min()),
        static_cast<uint64_t>(std::numeric_limits<T>::max())));
  } else if constexpr (std::floating_point<T>) {
    option = static_cast<T>(read_float(value, path, reading));
  } else if constexpr (reflect::NamedEnum<T>) {
    const auto choice = value.is_string()
                            ? reflect::enum_from_text<T>(value.as_string())
                            : std::nullopt;
    if (!choice) {
      wrong_choice(path, value, reflect::enum_texts<T>());
    }
    option = *choice;
  } else if constexpr (TextOption<T>) {
    option = read_string(value, path, reading);
  } else if constexpr (is_option_template<T, std::optional>) {
    if (value_to_read(value, reading).is_none()) {
      option.reset();
      return;
    }
    typename T::value_type inner = option ? *option : typename T::value_type{};
    read_option(inner, value, path, reading);
    option = std::move(inner);
  } else if constexpr (ListOption<T>) {
    const Value whole = value_to_read(value, reading);
    T items;
    for (const auto& item : read_list(whole, path)) {
      typename T::value_type inner{};
      read_option(inner, item, joined_path(path, items.size()), reading);
      items.push_back(std::move(inner));
    }
    option = std::move(items);
  } else if constexpr (MapOption<T>) {
    const Value whole = value_to_read(value, reading);
    T items;
    for (const auto& [key, item] : read_dict(whole, path)) {
      const std::string name = key_of(key, path);
      read_option(items[name], item, joined_path(path, name), reading);
    }
    option = std::move(items);
  } else if constexpr (TupleOption<T>) {
    const Value whole = value_to_read(value, reading);
    const auto& items = read_list(whole, path);
    constexpr size_t kSize = std::tuple_size_v<T>;
    if (items.size() != kSize) {
      wrong_length(path, kSize, whole);
    }
    read_tuple(option, items, path, reading, std::make_index_sequence<kSize>());
  } else if constexpr (is_option_template<T, std::variant>) {
    read_variant(option, value, path, reading);
  } else {
    read_struct(option, value, path, reading);
  }
}

template <detail::OptionStruct T>
std::vector<OptionField> describe_fields(const T& defaults) {
  std::vector<OptionField> fields;
  detail::describe_into(defaults, "", fields);
  return fields;
}

} // namespace fulgurite
