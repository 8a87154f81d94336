# SPDX-License-Identifier: MIT
# What an installation holds: the program with its manual page and completions; the library, one
# shared object made of all floors up to app, with every header; and the files by which CMake and
# pkg-config find it. `cpack -G DEB` makes Debian packages of the two parts.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

add_library(harary_shared SHARED)
foreach(floor IN LISTS harary_floors)
  get_target_property(type harary_${floor} TYPE)
  if(type STREQUAL "STATIC_LIBRARY")
    target_sources(harary_shared PRIVATE $<TARGET_OBJECTS:harary_${floor}>)
  endif()
endforeach()
target_link_libraries(harary_shared PRIVATE PkgConfig::nauty PkgConfig::zstd PkgConfig::xxhash cadical)
set_target_properties(harary_shared PROPERTIES
  OUTPUT_NAME harary VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR}
  LINKER_LANGUAGE CXX EXPORT_NAME harary)
target_link_libraries(harary_shared PUBLIC
  ${harary_fmt} nlohmann_json::nlohmann_json ${harary_gmp} Threads::Threads)
target_include_directories(harary_shared INTERFACE
  $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/harary>)
target_compile_features(harary_shared INTERFACE cxx_std_20)

# The manual page and the completions come out of the program.
set(share ${PROJECT_BINARY_DIR}/share)
add_custom_command(OUTPUT ${share}/harary.1 ${share}/harary.bash ${share}/_harary ${share}/harary.fish
  COMMAND ${CMAKE_COMMAND} -E make_directory ${share}
  COMMAND harary manual > ${share}/harary.1
  COMMAND harary completion bash > ${share}/harary.bash
  COMMAND harary completion zsh > ${share}/_harary
  COMMAND harary completion fish > ${share}/harary.fish
  DEPENDS harary VERBATIM)
add_custom_target(harary_share ALL DEPENDS ${share}/harary.1)

set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME program)
install(TARGETS harary RUNTIME COMPONENT program)
install(FILES ${share}/harary.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${share}/harary.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions
  RENAME harary)
install(FILES ${share}/_harary DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
install(FILES ${share}/harary.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME copyright)

install(TARGETS harary_shared EXPORT harary_targets COMPONENT library
  LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} NAMELINK_COMPONENT library)
foreach(floor IN LISTS harary_floors)
  install(DIRECTORY src/${floor} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/harary COMPONENT library
    FILES_MATCHING PATTERN "*.hpp" PATTERN "*test*" EXCLUDE)
endforeach()
set(config_dir ${CMAKE_INSTALL_LIBDIR}/cmake/harary)
install(EXPORT harary_targets NAMESPACE harary:: DESTINATION ${config_dir} COMPONENT library)
configure_package_config_file(cmake/harary-config.cmake.in
  ${PROJECT_BINARY_DIR}/harary-config.cmake INSTALL_DESTINATION ${config_dir})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/harary-config-version.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/harary-config.cmake
  ${PROJECT_BINARY_DIR}/harary-config-version.cmake DESTINATION ${config_dir} COMPONENT library)
configure_file(cmake/harary.pc.in ${PROJECT_BINARY_DIR}/harary.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/harary.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig
  COMPONENT library)

set(CPACK_PACKAGE_NAME harary)
set(CPACK_PACKAGE_VENDOR "Harary")
set(CPACK_PACKAGE_CONTACT "The Harary developers <harary@localhost>")
set(CPACK_PACKAGE_FILE_NAME "harary-${PROJECT_VERSION}")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_GENERATOR DEB)
set(CPACK_COMPONENTS_ALL program library)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SECTION math)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME harary)
set(CPACK_COMPONENT_PROGRAM_DESCRIPTION "Exact solver, analyser and playground for colouring games on graphs
 Solves Sim and its relatives, clique, star and capture games, triangle
 saturation, Honey-Bee and Flood, and serves a page to play them on.")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME libharary-dev)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_DEPENDS "libfmt-dev, nlohmann-json3-dev, libgmp-dev, pkg-config")
set(CPACK_COMPONENT_LIBRARY_DESCRIPTION "Exact solver for colouring games on graphs: the C++ library
 Headers, the shared object, and files for CMake and pkg-config.")
include(CPack)
