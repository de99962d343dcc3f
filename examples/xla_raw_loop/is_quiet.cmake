# Runs PROGRAM, which must end well without a word on stderr.
execute_process(COMMAND "${PROGRAM}" RESULT_VARIABLE result OUTPUT_QUIET ERROR_VARIABLE errors)
if(NOT result EQUAL 0 OR NOT errors STREQUAL "")
  message(FATAL_ERROR "${PROGRAM} ended with ${result} and wrote to stderr:\n${errors}")
endif()
