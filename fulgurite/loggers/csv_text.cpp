#include "fulgurite/loggers/csv_text_impl.h"

namespace fulgurite::detail {

void append_csv_field(std::string& out, std::string_view field) {
  if (field.find_first_of(",\"\r\n") == field.npos) {
    out += field;
    return;
  }
  out += '"';
  for (const char c : field) {
    if (c == '"') {
      out += '"';
    }
    out += c;
  }
  out += '"';
}

std::string CSVReader::take_field() {
  std::string field;
  bool quoted = false;
  size_t at = 0;
  for (; at < text_.size(); ++at) {
    const char c = text_[at];
    if (c == '"') {
      // Two quotes inside quotes are one quote.
      if (quoted && at + 1 < text_.size() && text_[at + 1] == '"') {
        field += '"';
        ++at;
      } else {
        quoted = !quoted;
      }
    } else if (!quoted && (c == ',' || c == '\n')) {
      break;
    } else {
      field += c;
    }
  }
  text_.remove_prefix(at);
  return field;
}

bool CSVReader::next(std::vector<std::string>& fields) {
  fields.clear();
  if (text_.empty()) {
    return false;
  }
  ++row_number_;
  while (true) {
    fields.push_back(take_field());
    const bool more = !text_.empty() && text_.front() == ',';
    if (!text_.empty()) {
      text_.remove_prefix(1);
    }
    if (!more) {
      break;
    }
  }
  // Python ends rows with "\r\n".
  if (auto& last = fields.back(); !last.empty() && last.back() == '\r') {
    last.pop_back();
  }
  return true;
}

} // namespace fulgurite::detail
