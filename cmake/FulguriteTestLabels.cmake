# fulgurite_test_labels(LABELS... [PROGRAMS targets...])
#
# `./dev test LABEL` builds the target tests_LABEL: all programs that the tests
# of this label run. A test whose labels name nothing special also gets the
# label default, which is what `./dev test` runs. Sets FULGURITE_LABELS.
function(fulgurite_test_labels)
  cmake_parse_arguments(ARG "" "" "PROGRAMS" ${ARGN})
  set(labels ${ARG_UNPARSED_ARGUMENTS})
  if(NOT "${labels}" MATCHES "(^|;)(slow|python|cuda|tpu|example)(;|$)")
    list(APPEND labels default)
  endif()
  list(REMOVE_DUPLICATES labels)
  foreach(label IN LISTS labels)
    if(NOT TARGET tests_${label})
      add_custom_target(tests_${label})
    endif()
    if(ARG_PROGRAMS)
      add_dependencies(tests_${label} ${ARG_PROGRAMS})
    endif()
  endforeach()
  set(FULGURITE_LABELS "${labels}" PARENT_SCOPE)
endfunction()
