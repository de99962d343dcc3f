# Imported targets for LibTorch without a CUDA compiler: LibTorch::cpu, LibTorch::headers.
# Looks at FULGURITE_LIBTORCH (cache or environment), CMAKE_PREFIX_PATH and .deps/site/torch.
set(_libtorch_hints "${FULGURITE_LIBTORCH}" "$ENV{FULGURITE_LIBTORCH}"
    "${CMAKE_CURRENT_LIST_DIR}/../.deps/site/torch")
find_path(LibTorch_INCLUDE_DIR ATen/core/Tensor.h HINTS ${_libtorch_hints} PATH_SUFFIXES include)
find_library(LibTorch_CPU_LIBRARY torch_cpu HINTS ${_libtorch_hints} PATH_SUFFIXES lib)
find_library(LibTorch_C10_LIBRARY c10 HINTS ${_libtorch_hints} PATH_SUFFIXES lib)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(LibTorch REQUIRED_VARS LibTorch_CPU_LIBRARY LibTorch_C10_LIBRARY LibTorch_INCLUDE_DIR)
if(LibTorch_FOUND AND NOT TARGET LibTorch::cpu)
  add_library(LibTorch::c10 SHARED IMPORTED)
  set_target_properties(LibTorch::c10 PROPERTIES IMPORTED_LOCATION "${LibTorch_C10_LIBRARY}")
  add_library(LibTorch::cpu SHARED IMPORTED)
  set_target_properties(LibTorch::cpu PROPERTIES IMPORTED_LOCATION "${LibTorch_CPU_LIBRARY}")
  target_include_directories(LibTorch::cpu SYSTEM INTERFACE "${LibTorch_INCLUDE_DIR}" "${LibTorch_INCLUDE_DIR}/torch/csrc/api/include")
  target_link_libraries(LibTorch::cpu INTERFACE LibTorch::c10)
endif()
