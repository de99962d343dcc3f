# The XLA room needs one header, pjrt_c_api.h, to be built. FULGURITE_XLA says
# whether to build the room:
#   empty   where the header is there (./dev setup puts it into .deps/xla)
#   ON      and stop where the header is missing
#   OFF     leave it out
# Sets FULGURITE_WITH_XLA, FULGURITE_XLA_PLUGIN_DIR (the folder in which programs
# of this build look for plugins by name) and the target fulgurite_pjrt_c_api.
set(FULGURITE_XLA "" CACHE STRING "Build the XLA room: ON, OFF, or empty for: where pjrt_c_api.h is there")
set(FULGURITE_XLA_PLUGIN_DIR "${PROJECT_SOURCE_DIR}/.deps/xla" CACHE PATH
  "Folder that pip installed PJRT plugins into")

set(FULGURITE_WITH_XLA OFF)
if("${FULGURITE_XLA}" STREQUAL "" OR FULGURITE_XLA)
  find_path(PJRT_INCLUDE_DIR pjrt_c_api.h
    HINTS "${FULGURITE_XLA_PLUGIN_DIR}/xla_plugins/xla_cpu_pjrt/include"
    DOC "Folder of pjrt_c_api.h")
  mark_as_advanced(PJRT_INCLUDE_DIR)
  if(PJRT_INCLUDE_DIR)
    set(FULGURITE_WITH_XLA ON)
  elseif(FULGURITE_XLA)
    message(FATAL_ERROR "FULGURITE_XLA is ${FULGURITE_XLA}, but pjrt_c_api.h was not found. Try ./dev setup, which installs it into .deps/xla, or set PJRT_INCLUDE_DIR to its folder.")
  else()
    message(STATUS "XLA is left out: pjrt_c_api.h was not found. ./dev setup installs it into .deps/xla; PJRT_INCLUDE_DIR names another folder.")
  endif()
endif()

# g++ refuses the header's `struct PJRT_Api { PJRT_X* PJRT_X; … };`, since the
# member changes what the name means; it takes `::PJRT_X* PJRT_X`. So the room
# compiles against a copy with that one line mended.
if(FULGURITE_WITH_XLA AND NOT TARGET fulgurite_pjrt_c_api)
  set(_pjrt_header "${PJRT_INCLUDE_DIR}/pjrt_c_api.h")
  set(_pjrt_copy "${PROJECT_BINARY_DIR}/pjrt_c_api")
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${_pjrt_header}")
  file(READ "${_pjrt_header}" _pjrt_text)
  string(REPLACE "_PJRT_API_STRUCT_FIELD(fn_type) fn_type* fn_type"
    "_PJRT_API_STRUCT_FIELD(fn_type) ::fn_type* fn_type" _pjrt_text "${_pjrt_text}")
  file(WRITE "${_pjrt_copy}/mended.txt" "${_pjrt_text}")
  # Touches the copy only where it differs.
  configure_file("${_pjrt_copy}/mended.txt" "${_pjrt_copy}/include/pjrt_c_api.h" COPYONLY)
  add_library(fulgurite_pjrt_c_api INTERFACE)
  target_include_directories(fulgurite_pjrt_c_api SYSTEM INTERFACE "${_pjrt_copy}/include")
endif()
