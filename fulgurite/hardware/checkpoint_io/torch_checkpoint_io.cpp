#include "fulgurite/hardware/checkpoint_io/torch_checkpoint_io.h"

#include "fulgurite/base/atomic_file.h"
#include "fulgurite/base/error.h"
#include "fulgurite/hardware/checkpoint_io/pickle_format_impl.h"
#include "fulgurite/hardware/checkpoint_io/pickle_reader.h"
#include "fulgurite/hardware/checkpoint_io/pickle_writer.h"
#include "fulgurite/hardware/checkpoint_io/zip_reader.h"
#include "fulgurite/hardware/checkpoint_io/zip_writer.h"

#include <ATen/core/grad_mode.h>
#include <ATen/ops/empty_strided.h>
#include <c10/core/CPUAllocator.h>
#include <c10/core/TensorImpl.h>

#include <cstdlib>

namespace fulgurite {

namespace {

// The name of the folder in the zip. Any will do for Python, but its own
// writer refuses some characters.
std::string root_name(const std::filesystem::path& path) {
  std::string stem = path.stem().string();
  const bool is_plain = !stem.empty() && stem.size() < 1024 &&
                        stem.find_first_of("\\:") == std::string::npos &&
                        stem.find_first_not_of('.') != std::string::npos &&
                        detail::pickle::is_utf8(stem);
  return is_plain ? stem : "archive";
}

// A tensor whose elements, in the order of memory, are the whole storage:
// `tensor` itself where it is so already.
at::Tensor over_whole_storage(const at::Tensor& tensor) {
  const size_t size = tensor.storage().nbytes();
  const bool is_whole = tensor.is_non_overlapping_and_dense() &&
                        tensor.nbytes() == size && !tensor.is_conj() &&
                        !tensor.is_neg();
  if (is_whole) {
    return tensor.detach();
  }
  const bool is_typed = size % tensor.itemsize() == 0;
  const size_t item_size = is_typed ? tensor.itemsize() : 1;
  auto flat = at::detail::make_tensor<c10::TensorImpl>(
      c10::Storage(tensor.storage()),
      tensor.key_set()
          .remove(c10::DispatchKey::Conjugate)
          .remove(c10::DispatchKey::Negative),
      is_typed ? tensor.dtype() : caffe2::TypeMeta::Make<uint8_t>());
  flat.unsafeGetTensorImpl()->set_sizes_contiguous(
      {static_cast<int64_t>(size / item_size)});
  return flat;
}

at::Tensor call_on_save(const SaveOptions& options, const at::Tensor& tensor) {
  if (!options.on_save) {
    return tensor;
  }
  auto result = options.on_save(tensor);
  if (!result.defined() || result.scalar_type() != tensor.scalar_type() ||
      result.sizes() != tensor.sizes()) {
    fail(
        "expected on_save to return ",
        Value(tensor).repr(),
        ", got ",
        Value(result).repr(),
        "; try to return the tensor itself or a copy of it");
  }
  return result;
}

// On the CPU, dense, its elements in memory in the order of `order`.
at::Tensor laid_out_on_cpu(const at::Tensor& tensor, const at::Tensor& order) {
  if (tensor.is_cpu() && tensor.strides() == order.strides() &&
      !tensor.is_conj() && !tensor.is_neg()) {
    return tensor;
  }
  auto copy = at::empty_strided(
      order.sizes(), order.strides(), tensor.options().device(at::kCPU));
  return copy.copy_(tensor);
}

void write_storage(
    ZipWriter& zip,
    const std::string& name,
    const at::Tensor& tensor,
    const SaveOptions& options) {
  const auto whole = over_whole_storage(tensor);
  const auto bytes = laid_out_on_cpu(call_on_save(options, whole), whole);
  zip.add(name, bytes.const_data_ptr(), bytes.nbytes());
}

void write_checkpoint(
    const Value& checkpoint,
    const std::filesystem::path& path,
    const SaveOptions& options) {
  const at::NoGradGuard no_grad;
  auto pickled = write_pickle(checkpoint);
  AtomicFile file(path);
  ZipWriter zip(file);
  const std::string root = root_name(path) + "/";
  zip.add(root + "data.pkl", pickled.bytes);
  zip.add(root + ".format_version", "1");
  zip.add(root + ".storage_alignment", std::to_string(ZipWriter::kAlignment));
  zip.add(root + "byteorder", "little");
  for (size_t i = 0; i < pickled.storages.size(); ++i) {
    write_storage(
        zip, root + "data/" + std::to_string(i), pickled.storages[i], options);
  }
  zip.add(root + "version", "3\n");
  zip.finish();
  file.commit();
}

// The folder that holds data.pkl, with its slash.
std::string find_root(const ZipReader& zip) {
  constexpr std::string_view kPickle = "/data.pkl";
  std::string root;
  for (const auto& entry : zip.entries()) {
    const std::string_view name = entry.name;
    const size_t slash = name.find('/');
    if (slash == std::string_view::npos || name.substr(slash) != kPickle) {
      continue;
    }
    if (!root.empty()) {
      fail(
          "expected one data.pkl in the zip, got '",
          root,
          "' and '",
          name,
          "'");
    }
    root = name.substr(0, slash + 1);
  }
  if (root.empty()) {
    fail("expected a PyTorch checkpoint (zip), got a zip file without a "
         "data.pkl; try another path");
  }
  if (zip.find(root + "constants.pkl") != nullptr) {
    fail("expected a PyTorch checkpoint (zip), got a TorchScript archive; try "
         "to save its state_dict() with torch.save");
  }
  return root;
}

// Short texts that stand in the zip beside data.pkl.
std::string read_text(const ZipReader& zip, const ZipEntry& entry) {
  constexpr uint64_t kMaxText = 64;
  if (entry.size > kMaxText) {
    fail(
        "expected a short text as entry '",
        entry.name,
        "', got ",
        entry.size,
        " bytes");
  }
  return zip.read(entry);
}

void check_format(const ZipReader& zip, const std::string& root) {
  const auto* version = zip.find(root + "version");
  if (version == nullptr) {
    fail("expected an entry '", root, "version' in the zip, got none");
  }
  const std::string text = read_text(zip, *version);
  constexpr int kOldest = 1;
  constexpr int kNewest = 10;
  const int number = std::atoi(text.c_str());
  if (number < kOldest || number > kNewest) {
    fail(
        "expected a file format version from ",
        kOldest,
        " to ",
        kNewest,
        ", got ",
        Value(text).repr());
  }
  const auto* order = zip.find(root + "byteorder");
  if (order != nullptr && read_text(zip, *order) != "little") {
    fail("expected a little-endian file, got another byte order; try to save "
         "it again on a little-endian machine");
  }
}

c10::Storage read_storage(
    const ZipReader& zip,
    const std::string& root,
    std::string_view key) {
  const auto* entry = zip.find(root + "data/" + std::string(key));
  if (entry == nullptr) {
    fail("expected an entry '", root, "data/", key, "' in the zip, got none");
  }
  auto* allocator = c10::GetCPUAllocator();
  c10::Storage storage(
      c10::Storage::use_byte_size_t(),
      static_cast<size_t>(entry->size),
      allocator->allocate(static_cast<size_t>(entry->size)),
      allocator,
      /*resizable=*/true);
  zip.read(*entry, storage.mutable_data());
  return storage;
}

Value read_checkpoint(const std::filesystem::path& path) {
  const ZipReader zip(path);
  const std::string root = find_root(zip);
  check_format(zip, root);
  const std::string pickle = zip.read(*zip.find(root + "data.pkl"));
  return read_pickle(pickle, [&](std::string_view key) {
    return read_storage(zip, root, key);
  });
}

} // namespace

void TorchCheckpointIO::save(
    const Value& checkpoint,
    const std::filesystem::path& path,
    const SaveOptions& options) {
  try {
    write_checkpoint(checkpoint, path, options);
  } catch (const UserError& error) {
    fail("[save_checkpoint] ", error.what());
  }
}

Value TorchCheckpointIO::load(const std::filesystem::path& path) {
  try {
    return read_checkpoint(path);
  } catch (const UserError& error) {
    fail("[load_checkpoint] ", path.string(), ": ", error.what());
  }
}

void TorchCheckpointIO::remove(const std::filesystem::path& path) {
  std::error_code error;
  std::filesystem::remove_all(path, error);
  if (error) {
    fail(
        "[remove_checkpoint] ",
        path.string(),
        ": expected to remove it, got ",
        error.message());
  }
}

} // namespace fulgurite
