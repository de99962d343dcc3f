#include "fulgurite/base/error.h"
#include "fulgurite/base/nearest_name.h"
#include "fulgurite/cli_flags_impl.h"

#include <algorithm>
#include <filesystem>

namespace fulgurite::detail {

namespace {

class ArgumentReader {
 public:
  ArgumentReader(
      const std::vector<std::string>& arguments,
      const std::vector<std::string>& commands)
      : arguments_(arguments), commands_(commands) {}

  CommandLine read() {
    CommandLine line;
    line.program = program_name(arguments_);
    for (next_ = 1; next_ < arguments_.size();) {
      const std::string& argument = arguments_[next_++];
      if (argument == "-h") {
        line.flags.push_back({.name = "help"});
      } else if (argument.starts_with("--") && argument.size() > 2) {
        line.flags.push_back(read_flag(argument.substr(2)));
      } else if (line.command.empty() && is_command(argument)) {
        line.command = argument;
        has_command_ = true;
      } else {
        refuse(argument);
      }
    }
    return line;
  }

 private:
  bool is_command(const std::string& argument) const {
    return std::find(commands_.begin(), commands_.end(), argument) !=
           commands_.end();
  }

  Flag read_flag(const std::string& rest) {
    Flag flag;
    const size_t equals = rest.find('=');
    flag.name = rest.substr(0, equals);
    if (equals != std::string::npos) {
      flag.text = rest.substr(equals + 1);
    } else if (next_ < arguments_.size() && is_value(arguments_[next_])) {
      flag.text = arguments_[next_++];
    }
    if (flag.name.ends_with('+')) {
      flag.name.pop_back();
      flag.appends = true;
    }
    if (flag.name.empty()) {
      refuse("--" + rest);
    }
    return flag;
  }

  bool is_value(const std::string& argument) const {
    const bool is_flag = argument.starts_with("--") || argument == "-h";
    return !is_flag && (has_command_ || !is_command(argument));
  }

  [[noreturn]] void refuse(const std::string& argument) const {
    if (has_command_) {
      fail("expected a flag like --trainer.max_epochs=3, got '", argument, "'");
    }
    fail(
        "expected a subcommand, got '",
        argument,
        "'",
        did_you_mean(argument, commands_));
  }

  const std::vector<std::string>& arguments_;
  const std::vector<std::string>& commands_;
  size_t next_ = 1;
  bool has_command_ = false;
};

} // namespace

const Flag* CommandLine::find(std::string_view name) const {
  const auto it = std::find_if(flags.rbegin(), flags.rend(), [&](auto& flag) {
    return flag.name == name;
  });
  return it == flags.rend() ? nullptr : &*it;
}

std::string program_name(const std::vector<std::string>& arguments) {
  return arguments.empty()
             ? "program"
             : std::filesystem::path(arguments[0]).filename().string();
}

CommandLine parse_command_line(
    const std::vector<std::string>& arguments,
    const std::vector<std::string>& commands) {
  return ArgumentReader(arguments, commands).read();
}

} // namespace fulgurite::detail
