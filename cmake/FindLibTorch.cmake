# LibTorch as imported targets, without a CUDA compiler:
#
#   LibTorch::cpu      libtorch_cpu and its headers (SYSTEM)
#   LibTorch::c10      libc10, linked by LibTorch::cpu
#
# Accepts the PyPI wheel (…/site-packages/torch), an official zip (libtorch/)
# and a source build (pytorch/torch). Looked at, in this order:
#
#   1. FULGURITE_LIBTORCH, CMake variable, then environment variable: nothing
#      else is looked at when it is set
#   2. LibTorch_ROOT, CMAKE_PREFIX_PATH
#   3. .deps/site/torch beside this checkout (./dev setup puts the wheel there)
#   4. the LibTorch that an installed Fulgurite was built with
#
# Sets LibTorch_FOUND, LibTorch_VERSION, LibTorch_ROOT_DIR.
# libtorch_cuda is not linked: it is loaded at run time when a GPU is asked for.
# Programs find the libraries through their RPATH; the wheel's own RPATH leads
# on to the two CUDA libraries that it needs.

set(_libtorch_needed "2.15")
set(_libtorch_marker ATen/core/Tensor.h)
# "../../include" serves torch.utils.cmake_prefix_path, which ends in share/cmake.
set(_libtorch_suffixes include torch/include libtorch/include ../../include)

set(_libtorch_asked "${FULGURITE_LIBTORCH}")
set(_libtorch_asked_by "-DFULGURITE_LIBTORCH")
if(NOT _libtorch_asked AND NOT "$ENV{FULGURITE_LIBTORCH}" STREQUAL "")
  set(_libtorch_asked "$ENV{FULGURITE_LIBTORCH}")
  set(_libtorch_asked_by "the environment variable FULGURITE_LIBTORCH")
endif()
# A new question must not get the old answer out of the cache.
if(NOT "${_libtorch_asked}|${CMAKE_PREFIX_PATH}" STREQUAL "${LibTorch_ASKED}")
  unset(LibTorch_INCLUDE_DIR CACHE)
endif()
set(LibTorch_ASKED "${_libtorch_asked}|${CMAKE_PREFIX_PATH}" CACHE INTERNAL "")

if(_libtorch_asked)
  find_path(LibTorch_INCLUDE_DIR ${_libtorch_marker}
    PATHS "${_libtorch_asked}" PATH_SUFFIXES ${_libtorch_suffixes} NO_DEFAULT_PATH)
else()
  find_path(LibTorch_INCLUDE_DIR ${_libtorch_marker}
    HINTS "${CMAKE_CURRENT_LIST_DIR}/../.deps/site"
    PATHS "${FULGURITE_BUILT_WITH_LIBTORCH}"
    PATH_SUFFIXES ${_libtorch_suffixes})
endif()
mark_as_advanced(LibTorch_INCLUDE_DIR)

set(_libtorch_problem "")
set(_libtorch_advice
  "Try ./dev setup, which installs LibTorch ${_libtorch_needed} into .deps/, or set FULGURITE_LIBTORCH to the folder of a LibTorch ${_libtorch_needed}: …/site-packages/torch of the pip wheel, an unpacked libtorch zip, or torch/ of a source build.")

if(NOT LibTorch_INCLUDE_DIR)
  if(_libtorch_asked)
    set(_libtorch_problem "${_libtorch_asked_by} is \"${_libtorch_asked}\", but no include/${_libtorch_marker} is there.")
  else()
    set(_libtorch_problem "No LibTorch was found.")
  endif()
else()
  get_filename_component(LibTorch_ROOT_DIR "${LibTorch_INCLUDE_DIR}/.." ABSOLUTE)
  set(_libtorch_include "${LibTorch_ROOT_DIR}/include")
  set(_libtorch_cpu "${LibTorch_ROOT_DIR}/lib/${CMAKE_SHARED_LIBRARY_PREFIX}torch_cpu${CMAKE_SHARED_LIBRARY_SUFFIX}")
  set(_libtorch_c10 "${LibTorch_ROOT_DIR}/lib/${CMAKE_SHARED_LIBRARY_PREFIX}c10${CMAKE_SHARED_LIBRARY_SUFFIX}")

  set(LibTorch_VERSION "")
  foreach(_libtorch_file torch/headeronly/version.h torch/csrc/api/include/torch/version.h)
    if(NOT LibTorch_VERSION AND EXISTS "${_libtorch_include}/${_libtorch_file}")
      file(READ "${_libtorch_include}/${_libtorch_file}" _libtorch_text)
      if(_libtorch_text MATCHES "TORCH_VERSION_MAJOR +([0-9]+).*TORCH_VERSION_MINOR +([0-9]+).*TORCH_VERSION_PATCH +([0-9]+)")
        set(LibTorch_VERSION "${CMAKE_MATCH_1}.${CMAKE_MATCH_2}.${CMAKE_MATCH_3}")
      endif()
    endif()
  endforeach()

  if(NOT LibTorch_VERSION)
    set(_libtorch_problem "The LibTorch in ${LibTorch_ROOT_DIR} does not tell its version (no version macros in include/torch/headeronly/version.h), but Fulgurite needs ${_libtorch_needed}.x.")
  elseif(NOT LibTorch_VERSION MATCHES "^${_libtorch_needed}\\.")
    set(_libtorch_problem "The LibTorch in ${LibTorch_ROOT_DIR} is version ${LibTorch_VERSION}, but Fulgurite needs ${_libtorch_needed}.x, since LibTorch's C++ interface changes with each minor version.")
  elseif(NOT EXISTS "${_libtorch_cpu}" OR NOT EXISTS "${_libtorch_c10}")
    set(_libtorch_problem "The LibTorch in ${LibTorch_ROOT_DIR} has headers but no lib/libtorch_cpu${CMAKE_SHARED_LIBRARY_SUFFIX} and lib/libc10${CMAKE_SHARED_LIBRARY_SUFFIX} (static and Windows builds of LibTorch are not supported).")
  endif()
endif()

# The C++ ABI and the libraries that LibTorch needs itself: a function that
# returns std::string has another symbol under each ABI, so a program of three
# lines that links is the proof.
if(NOT _libtorch_problem)
  set(_libtorch_probe "${_libtorch_c10}|${CMAKE_CXX_COMPILER}|${CMAKE_CXX_FLAGS}")
  if(NOT "${_libtorch_probe}" STREQUAL "${LibTorch_ABI_PROVED}")
    set(_libtorch_probe_file "${CMAKE_CURRENT_BINARY_DIR}/CMakeFiles/libtorch_abi.cpp")
    file(WRITE "${_libtorch_probe_file}" "#include <string>
namespace c10 { std::string demangle(const char* name); }
int main() { return c10::demangle(\"i\").empty(); }
")
    try_compile(_libtorch_links "${CMAKE_CURRENT_BINARY_DIR}/CMakeFiles/libtorch_abi" "${_libtorch_probe_file}"
      LINK_LIBRARIES "${_libtorch_cpu}" "${_libtorch_c10}"
      LINK_OPTIONS -Wl,--no-as-needed
      CXX_STANDARD 17
      OUTPUT_VARIABLE _libtorch_output)
    # The linker only warns about libraries that it misses behind libtorch_cpu.
    if(_libtorch_output MATCHES "warning: ([^ ]+), needed by [^ ]*libtorch_cpu")
      set(_libtorch_problem "The LibTorch in ${LibTorch_ROOT_DIR} needs ${CMAKE_MATCH_1}, which is neither beside it nor in the system. The pip wheel has it in the packages nvidia-cuda-runtime and nvidia-cuda-cupti, which an installation with --no-deps leaves out.")
    elseif(_libtorch_links)
      set(LibTorch_ABI_PROVED "${_libtorch_probe}" CACHE INTERNAL "")
    else()
      # gcc's new ABI marks such functions [abi:cxx11], libc++ has none.
      file(STRINGS "${_libtorch_c10}" _libtorch_new_abi REGEX "demangleB5cxx11" LIMIT_COUNT 1)
      file(STRINGS "${_libtorch_c10}" _libtorch_any_abi REGEX "_ZN3c108demangle" LIMIT_COUNT 1)
      if(_libtorch_new_abi)
        set(_libtorch_abi "the C++11 ABI of libstdc++ (_GLIBCXX_USE_CXX11_ABI=1)")
      elseif(_libtorch_any_abi)
        set(_libtorch_abi "another C++ ABI than C++11's of libstdc++ (the old one, _GLIBCXX_USE_CXX11_ABI=0, or libc++)")
      else()
        set(_libtorch_abi "an unknown C++ ABI or for another processor")
      endif()
      string(REGEX MATCHALL "[^\n]*(undefined reference|error|incompatible)[^\n]*" _libtorch_output "${_libtorch_output}")
      list(JOIN _libtorch_output "\n  " _libtorch_output)
      set(_libtorch_problem "A program compiled by ${CMAKE_CXX_COMPILER} does not link with ${_libtorch_c10}, which was built for ${_libtorch_abi}. Fulgurite needs libstdc++'s C++11 ABI on both sides. CMAKE_CXX_FLAGS is \"${CMAKE_CXX_FLAGS}\". The linker said:\n  ${_libtorch_output}")
    endif()
  endif()
endif()

include(FindPackageHandleStandardArgs)
if(_libtorch_problem)
  find_package_handle_standard_args(LibTorch
    REQUIRED_VARS LibTorch_2_15
    REASON_FAILURE_MESSAGE "${_libtorch_problem}\n${_libtorch_advice}")
else()
  set(LibTorch_2_15 TRUE)
  find_package_handle_standard_args(LibTorch
    REQUIRED_VARS LibTorch_ROOT_DIR LibTorch_2_15
    VERSION_VAR LibTorch_VERSION)
endif()

if(LibTorch_FOUND AND NOT TARGET LibTorch::cpu)
  add_library(LibTorch::c10 SHARED IMPORTED)
  add_library(LibTorch::cpu SHARED IMPORTED)
  set_target_properties(LibTorch::c10 PROPERTIES IMPORTED_LOCATION "${_libtorch_c10}")
  set_target_properties(LibTorch::cpu PROPERTIES IMPORTED_LOCATION "${_libtorch_cpu}")
  target_include_directories(LibTorch::c10 SYSTEM INTERFACE "${_libtorch_include}")
  target_include_directories(LibTorch::cpu SYSTEM INTERFACE
    "${_libtorch_include}" "${_libtorch_include}/torch/csrc/api/include")
  target_compile_features(LibTorch::cpu INTERFACE cxx_std_20)
  target_link_libraries(LibTorch::cpu INTERFACE LibTorch::c10)
endif()
