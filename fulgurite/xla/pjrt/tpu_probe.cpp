#include "fulgurite/xla/pjrt/tpu_probe.h"

#include "fulgurite/base/env.h"
#include "fulgurite/base/error.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <future>
#include <string_view>
#include <system_error>
#include <thread>
#include <vector>

namespace fulgurite::xla::pjrt {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kGoogle = "0x1ae0";
// Google's virtual network card and disk have the same vendor.
constexpr std::string_view kStorageClass = "0x01";
constexpr std::string_view kNetworkClass = "0x02";
constexpr std::array<std::string_view, 4> kVariables = {
    "TPU_NAME",
    "TPU_ACCELERATOR_TYPE",
    "TPU_WORKER_ID",
    "TPU_WORKER_HOSTNAMES"};

struct Sighting {
  std::vector<std::string> nodes;
  std::vector<std::string> pci_functions;
  std::vector<std::string> unreadable;
};

std::string first_line(const fs::path& file) {
  std::ifstream in(file);
  std::string line;
  std::getline(in, line);
  return line;
}

bool is_number(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return c >= '0' && c <= '9';
  });
}

// Names in a folder, sorted; none where it is missing. Other failures are
// noted, since they make the answer uncertain.
std::vector<std::string> names_in(const fs::path& folder, Sighting& seen) {
  std::vector<std::string> names;
  std::error_code error;
  for (fs::directory_iterator at(folder, error), end; !error && at != end;
       at.increment(error)) {
    names.push_back(at->path().filename().string());
  }
  if (error && error != std::errc::no_such_file_or_directory) {
    seen.unreadable.push_back(folder.string() + ": " + error.message());
  }
  std::sort(names.begin(), names.end());
  return names;
}

bool is_tpu(const fs::path& pci_function) {
  const std::string pci_class = first_line(pci_function / "class");
  return first_line(pci_function / "vendor") == kGoogle &&
         !pci_class.starts_with(kStorageClass) &&
         !pci_class.starts_with(kNetworkClass);
}

void look_for_accel(const fs::path& root, Sighting& seen) {
  for (const auto& name : names_in(root / "dev", seen)) {
    // Other makers' accelerators are in the folder /dev/accel.
    if (name.starts_with("accel") && is_number(name.substr(5))) {
      seen.nodes.push_back("/dev/" + name);
    }
  }
}

void look_for_vfio(const fs::path& root, Sighting& seen) {
  for (const auto& group : names_in(root / "dev/vfio", seen)) {
    if (!is_number(group)) {
      continue;
    }
    const auto functions = root / "sys/kernel/iommu_groups" / group / "devices";
    for (const auto& function : names_in(functions, seen)) {
      if (is_tpu(functions / function)) {
        seen.nodes.push_back("/dev/vfio/" + group);
        break;
      }
    }
  }
}

void look_for_pci(const fs::path& root, Sighting& seen) {
  const auto folder = root / "sys/bus/pci/devices";
  for (const auto& function : names_in(folder, seen)) {
    if (is_tpu(folder / function)) {
      seen.pci_functions.push_back(function);
    }
  }
}

Sighting look(const fs::path& root) {
  Sighting seen;
  look_for_accel(root, seen);
  look_for_vfio(root, seen);
  look_for_pci(root, seen);
  return seen;
}

std::string listed(const std::vector<std::string>& items) {
  std::string out;
  for (const auto& item : items) {
    out += (out.empty() ? "" : ", ") + item;
  }
  return out.empty() ? "none" : out;
}

std::vector<std::string> variables_set() {
  std::vector<std::string> out;
  for (const auto& name : kVariables) {
    if (const auto value = env(name)) {
      out.push_back(fulgurite::detail::join(name, "=", *value));
    }
  }
  return out;
}

std::string report_of(
    const Sighting& seen,
    const std::vector<std::string>& variables) {
  std::string report = fulgurite::detail::join(
      "device nodes /dev/accel* and /dev/vfio/*: ",
      listed(seen.nodes),
      "; PCI functions of vendor ",
      kGoogle,
      ": ",
      listed(seen.pci_functions),
      "; environment variables TPU_*: ",
      listed(variables));
  if (!seen.unreadable.empty()) {
    report += "; could not read " + listed(seen.unreadable);
  }
  return report;
}

TpuProbe judge(
    const Sighting& seen,
    const std::vector<std::string>& variables) {
  TpuProbe probe;
  probe.num_chips = static_cast<int>(seen.nodes.size());
  probe.report = report_of(seen, variables);
  if (!seen.nodes.empty()) {
    probe.availability = Availability::kAvailable;
  } else if (
      seen.pci_functions.empty() && variables.empty() &&
      seen.unreadable.empty()) {
    probe.availability = Availability::kAbsent;
  } else {
    probe.availability = Availability::kUnknown;
  }
  return probe;
}

} // namespace

TpuProbe probe_tpu(const TpuProbeOptions& options) {
  // A sick driver can block a read of sysfs for ever, hence a thread that is
  // left behind where it does not answer.
  std::packaged_task<Sighting()> task(
      [root = options.root] { return look(root); });
  auto sighting = task.get_future();
  std::thread(std::move(task)).detach();
  const auto variables = variables_set();
  if (sighting.wait_for(options.timeout) != std::future_status::ready) {
    return {
        Availability::kUnknown,
        0,
        fulgurite::detail::join(
            "the file system did not answer within ",
            options.timeout.count(),
            " ms; environment variables TPU_*: ",
            listed(variables))};
  }
  return judge(sighting.get(), variables);
}

const TpuProbe& tpu_probe() {
  static const TpuProbe kProbe = probe_tpu({});
  return kProbe;
}

void require_tpu(const TpuProbe& probe) {
  if (probe.availability == Availability::kAvailable) {
    return;
  }
  fail(
      "[xla::pjrt::load_plugin] expected a TPU, ",
      probe.availability == Availability::kAbsent
          ? "found none"
          : "could not tell whether there is one",
      " (",
      probe.report,
      "); try another device, or the path of libtpu.so, which is taken without "
      "looking");
}

} // namespace fulgurite::xla::pjrt
