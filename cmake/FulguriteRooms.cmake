# fulgurite_room(NAME SOURCES ... [ROOMS ...] [PRIVATE_LIBRARIES ...] [OBJECTS ...])
#
# One static library fulgurite_<name> per room, for tests that need no more,
# and a part of the one library `fulgurite` (fulgurite/CMakeLists.txt).
#   SOURCES            the .cpp files; headers stand beside them
#   ROOMS              other rooms that this one includes (tools/layers.txt)
#   PRIVATE_LIBRARIES  third-party libraries, used in .cpp files only
#   OBJECTS            object libraries of the room that are compiled apart
function(fulgurite_room name)
  cmake_parse_arguments(ARG "" "" "SOURCES;ROOMS;PRIVATE_LIBRARIES;OBJECTS" ${ARGN})
  if(ARG_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "fulgurite_room(${name}) does not know: ${ARG_UNPARSED_ARGUMENTS}")
  endif()
  set(target fulgurite_${name})
  add_library(${target} STATIC ${ARG_SOURCES})
  target_include_directories(${target} PUBLIC "${PROJECT_SOURCE_DIR}")
  target_link_libraries(${target} PUBLIC LibTorch::cpu)
  target_link_libraries(${target} PRIVATE fulgurite_warnings ${ARG_PRIVATE_LIBRARIES})
  set_property(GLOBAL APPEND PROPERTY FULGURITE_ROOMS ${target})
  foreach(room IN LISTS ARG_ROOMS)
    target_link_libraries(${target} PUBLIC fulgurite_${room})
  endforeach()
  foreach(objects IN LISTS ARG_OBJECTS)
    target_sources(${target} PRIVATE $<TARGET_OBJECTS:${objects}>)
    set_property(GLOBAL APPEND PROPERTY FULGURITE_ROOMS ${objects})
  endforeach()
  # Header-only libraries are used up by compiling; the others must be linked
  # by whoever links `fulgurite`.
  foreach(library IN LISTS ARG_PRIVATE_LIBRARIES)
    if(TARGET ${library})
      get_target_property(type ${library} TYPE)
      if(type STREQUAL "INTERFACE_LIBRARY")
        continue()
      endif()
    endif()
    set_property(GLOBAL APPEND PROPERTY FULGURITE_PRIVATE_LIBRARIES ${library})
  endforeach()
endfunction()
