# Compiler settings and the function that every room uses.

# Debug information is the dearest part of compiling against LibTorch (-g
# against -g1: 45 % more time, objects ten times as large), so the default
# keeps line numbers for backtraces and drops the description of types.
option(FULGURITE_FULL_DEBUG_INFO "Describe types and variables for a debugger" OFF)
if(PROJECT_IS_TOP_LEVEL AND NOT FULGURITE_FULL_DEBUG_INFO)
  add_compile_options($<$<CONFIG:Debug,RelWithDebInfo>:-g1>)
endif()

# ccache shares hits between build folders and clones: paths below the source
# folder are made relative, the working directory is left out of the hash, and
# the sloppiness is what precompiled headers ask for.
find_program(CCACHE_PROGRAM ccache)
if(PROJECT_IS_TOP_LEVEL AND CCACHE_PROGRAM AND NOT DEFINED CACHE{CMAKE_CXX_COMPILER_LAUNCHER})
  set(CMAKE_CXX_COMPILER_LAUNCHER
    "${CMAKE_COMMAND}" -E env
    "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}"
    CCACHE_NOHASHDIR=1
    CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
    "${CCACHE_PROGRAM}")
endif()

add_library(fulgurite_warnings INTERFACE)
target_compile_options(fulgurite_warnings INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion)
if(FULGURITE_WERROR)
  target_compile_options(fulgurite_warnings INTERFACE -Werror)
endif()

# fulgurite_room(NAME SOURCES ... ROOMS other rooms... PRIVATE_LIBRARIES ...)
# One static library per room; its headers are those beside its sources.
function(fulgurite_room name)
  cmake_parse_arguments(ARG "" "" "SOURCES;ROOMS;PRIVATE_LIBRARIES" ${ARGN})
  set(target fulgurite_${name})
  add_library(${target} STATIC ${ARG_SOURCES})
  target_include_directories(${target} PUBLIC "${PROJECT_SOURCE_DIR}")
  target_link_libraries(${target} PUBLIC LibTorch::cpu)
  target_link_libraries(${target} PRIVATE $<BUILD_INTERFACE:fulgurite_warnings>)
  foreach(room IN LISTS ARG_ROOMS)
    target_link_libraries(${target} PUBLIC fulgurite_${room})
  endforeach()
  if(ARG_PRIVATE_LIBRARIES)
    target_link_libraries(${target} PRIVATE ${ARG_PRIVATE_LIBRARIES})
  endif()
  set_property(GLOBAL APPEND PROPERTY FULGURITE_ROOMS ${target})
endfunction()
