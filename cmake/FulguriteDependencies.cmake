# The Debian packages that our .cpp files use (tools/debian-packages.txt).
# Each is looked for here, once, so that every room sees its targets.
foreach(package spdlog yaml-cpp nlohmann_json ZLIB Threads)
  find_package(${package} QUIET)
  if(NOT ${package}_FOUND)
    message(FATAL_ERROR "${package} was not found. Try ./dev setup, or install the Debian packages listed in tools/debian-packages.txt.")
  endif()
endforeach()
