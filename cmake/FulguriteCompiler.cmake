# Warnings, debug information, sanitizers and ccache. What is set for every
# target is set only when Fulgurite is the top-level project.

add_library(fulgurite_warnings INTERFACE)
target_compile_options(fulgurite_warnings INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion)
if(FULGURITE_WERROR)
  # The two exceptions are false alarms of g++ 12 about std::string and
  # std::variant when it inlines (its bug 105329 and its like).
  target_compile_options(fulgurite_warnings INTERFACE -Werror
    $<$<CXX_COMPILER_ID:GNU>:-Wno-error=restrict;-Wno-error=maybe-uninitialized>)
endif()

if(NOT PROJECT_IS_TOP_LEVEL)
  return()
endif()

# Debug information is the dearest part of compiling against LibTorch (-g
# against -g1: 45 % more time, objects ten times as large), so the default
# keeps line numbers for backtraces and drops the description of types.
option(FULGURITE_FULL_DEBUG_INFO "Describe types and variables for a debugger" OFF)
if(NOT FULGURITE_FULL_DEBUG_INFO)
  add_compile_options($<$<CONFIG:Debug,RelWithDebInfo>:-g1>)
endif()

if(FULGURITE_SANITIZE)
  add_compile_options(-fsanitize=${FULGURITE_SANITIZE} -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${FULGURITE_SANITIZE})
endif()

# ccache shares hits between build folders and clones: paths below the source
# folder are made relative, the working directory is left out of the hash, and
# the sloppiness is what precompiled headers ask for.
find_program(CCACHE_PROGRAM ccache)
mark_as_advanced(CCACHE_PROGRAM)
if(CCACHE_PROGRAM AND NOT DEFINED CACHE{CMAKE_CXX_COMPILER_LAUNCHER})
  set(CMAKE_CXX_COMPILER_LAUNCHER
    "${CMAKE_COMMAND}" -E env
    "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}"
    CCACHE_NOHASHDIR=1
    CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
    "${CCACHE_PROGRAM}")
endif()
