# `cmake --install` leaves a package that can be moved to another folder:
# find_package(Fulgurite) gives Fulgurite::fulgurite and Fulgurite::pch.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)
set(package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/Fulgurite")

# A static library leaves its private libraries to be linked by the user.
set(FULGURITE_LINKED_PACKAGES "")
if(NOT BUILD_SHARED_LIBS)
  get_property(libraries GLOBAL PROPERTY FULGURITE_PRIVATE_LIBRARIES)
  foreach(package spdlog yaml-cpp ZLIB Threads)
    if("${libraries}" MATCHES "(^|;)${package}(::|;|$)")
      list(APPEND FULGURITE_LINKED_PACKAGES ${package})
    endif()
  endforeach()
endif()

install(TARGETS fulgurite fulgurite_pch
  EXPORT FulguriteTargets
  FILE_SET HEADERS DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}"
  FILE_SET bodies DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}")
install(EXPORT FulguriteTargets
  NAMESPACE Fulgurite::
  DESTINATION "${package_dir}")
configure_package_config_file(
  "${CMAKE_CURRENT_LIST_DIR}/FulguriteConfig.cmake.in"
  "${PROJECT_BINARY_DIR}/FulguriteConfig.cmake"
  INSTALL_DESTINATION "${package_dir}")
write_basic_package_version_file(
  "${PROJECT_BINARY_DIR}/FulguriteConfigVersion.cmake"
  COMPATIBILITY SameMinorVersion)
install(FILES
  "${PROJECT_BINARY_DIR}/FulguriteConfig.cmake"
  "${PROJECT_BINARY_DIR}/FulguriteConfigVersion.cmake"
  "${CMAKE_CURRENT_LIST_DIR}/FindLibTorch.cmake"
  DESTINATION "${package_dir}")
install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" DESTINATION "${CMAKE_INSTALL_DATADIR}/doc/fulgurite" OPTIONAL)
