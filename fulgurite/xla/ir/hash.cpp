#include "fulgurite/xla/ir/hash.h"

#include "fulgurite/base/error.h"

#include <cstdio>
#include <cstring>

namespace fulgurite::xla {

namespace {

uint64_t bits_of(double value) {
  uint64_t bits = 0;
  std::memcpy(&bits, &value, sizeof(bits));
  return bits;
}

} // namespace

void Hash::add_text(const char* text, size_t size) {
  add(size);
  for (; size >= 8; size -= 8, text += 8) {
    uint64_t part = 0;
    std::memcpy(&part, text, 8);
    add(part);
  }
  uint64_t rest = 0;
  std::memcpy(&rest, text, size);
  add(rest);
}

std::string Hash::text() const {
  char out[33];
  std::snprintf(
      out,
      sizeof(out),
      "%016llx%016llx",
      static_cast<unsigned long long>(high),
      static_cast<unsigned long long>(low));
  return out;
}

void add_attribute(Hash& hash, const c10::IValue& value) {
  // The kind first: the int 1 and the bool true are different attributes.
  if (value.isNone()) {
    hash.add(1);
  } else if (value.isInt()) {
    hash.add(2);
    hash.add(static_cast<uint64_t>(value.toInt()));
  } else if (value.isDouble()) {
    hash.add(3);
    hash.add(bits_of(value.toDouble()));
  } else if (value.isBool()) {
    hash.add(4);
    hash.add(value.toBool() ? 1 : 0);
  } else if (value.isComplexDouble()) {
    const auto number = value.toComplexDouble();
    hash.add(5);
    hash.add(bits_of(number.real()));
    hash.add(bits_of(number.imag()));
  } else if (value.isString()) {
    const auto& text = value.toStringRef();
    hash.add(6);
    hash.add_text(text.data(), text.size());
  } else if (value.isList()) {
    const auto list = value.toListRef();
    hash.add(7);
    hash.add(list.size());
    for (const auto& item : list) {
      add_attribute(hash, item);
    }
  } else if (value.isDevice()) {
    hash.add(8);
    hash.add(static_cast<uint64_t>(value.toDevice().index()));
  } else {
    fail("[xla] an attribute of type ", value.tagKind(), " cannot be recorded");
  }
}

} // namespace fulgurite::xla
