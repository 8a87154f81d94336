# SPDX-License-Identifier: MIT
# What an installation holds, in three components:
#   program      harary with its manual page and completions
#   library      the shared object, made of all floors, which gives out the public interface alone
#   development  its headers, the files by which CMake and pkg-config find it, and an archive of the
#                same objects, with which `pip install .` links (cmake/HararyInstalled.cmake)
# Installing a component builds first what it needs and was not built yet, so that `cmake --install`
# and `cpack -G DEB` work after ./run, which builds the program only.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(objects $<TARGET_OBJECTS:harary_families>) # of the floor app
foreach(floor IN LISTS harary_floors)
  get_target_property(type harary_${floor} TYPE)
  if(type STREQUAL "STATIC_LIBRARY")
    list(APPEND objects $<TARGET_OBJECTS:harary_${floor}>)
  endif()
endforeach()
add_library(harary_shared SHARED EXCLUDE_FROM_ALL ${objects})
add_library(harary_archive STATIC EXCLUDE_FROM_ALL ${objects})
set_target_properties(harary_archive PROPERTIES OUTPUT_NAME harary LINKER_LANGUAGE CXX)
if(HARARY_PORTABLE)
  target_sources(harary_archive PRIVATE $<TARGET_OBJECTS:portable_nauty>)
endif()
set(symbols ${PROJECT_SOURCE_DIR}/cmake/harary.map)
target_link_libraries(harary_shared PRIVATE PkgConfig::nauty PkgConfig::zstd PkgConfig::xxhash cadical
  ${harary_fmt} ${harary_gmp} ${harary_zlib} Threads::Threads)
set_target_properties(harary_shared PROPERTIES
  OUTPUT_NAME harary VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR}
  LINKER_LANGUAGE CXX EXPORT_NAME harary LINK_DEPENDS ${symbols}
  LINK_OPTIONS "$<$<NOT:$<PLATFORM_ID:Darwin>>:-Wl,--version-script=${symbols};-Wl,--exclude-libs,ALL>"
  CXX_STANDARD 20)
# Addresses of functions of other libraries are read-only once the program runs.
if(CMAKE_SYSTEM_NAME STREQUAL "Linux")
  target_link_options(harary_shared PRIVATE -Wl,-z,relro,-z,now)
endif()
target_include_directories(harary_shared INTERFACE
  $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include> $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
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

# build_before_install(component target...). Root builds as the user who owns the build folder, so
# that after `sudo cmake --install` this user can still build there.
option(HARARY_BUILD_BEFORE_INSTALL "Let an installation build what it needs" ON)
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)
function(build_before_install component)
  if(NOT HARARY_BUILD_BEFORE_INSTALL)
    return()
  endif()
  list(JOIN ARGN " " targets)
  install(CODE "
    include(\"${PROJECT_SOURCE_DIR}/cmake/as_owner.cmake\")
    as_owner(\"${PROJECT_BINARY_DIR}\" owner)
    execute_process(
      COMMAND \${owner} \"${CMAKE_COMMAND}\" --build \"${PROJECT_BINARY_DIR}\" --target ${targets}
      OUTPUT_VARIABLE said RESULT_VARIABLE failed)
    if(failed)
      message(FATAL_ERROR \"the ${component} could not be built:\\n\${said}\")
    endif()" COMPONENT ${component})
endfunction()

set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME program)
build_before_install(program harary_serve harary_share)
install(TARGETS harary_serve RUNTIME COMPONENT program)
install(FILES ${share}/harary.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${share}/harary.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions
  RENAME harary)
install(FILES ${share}/_harary DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions)
install(FILES ${share}/harary.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
install(FILES cmake/debian/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR})

build_before_install(library harary_shared)
install(TARGETS harary_shared EXPORT harary_targets
  LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library NAMELINK_COMPONENT development)

build_before_install(development harary_shared harary_archive)
install(DIRECTORY include/harary DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT development)
set(config_dir ${CMAKE_INSTALL_LIBDIR}/cmake/harary)
set(archive_dir ${CMAKE_INSTALL_LIBDIR}/harary)
set(harary_archive_file ${archive_dir}/libharary.a)
install(TARGETS harary_archive ARCHIVE DESTINATION ${archive_dir} COMPONENT development)
include(SourcesDigest)
library_kind(harary_kind)
# After the build, since sources may be newer than this configuration.
install(CODE "
  include(\"${PROJECT_SOURCE_DIR}/cmake/SourcesDigest.cmake\")
  sources_digest(\"${PROJECT_SOURCE_DIR}\" digest)
  file(WRITE \"${PROJECT_BINARY_DIR}/harary-sources.cmake\" \"set(harary_SOURCES \${digest})\\n\")" COMPONENT development)
install(FILES ${PROJECT_BINARY_DIR}/harary-sources.cmake DESTINATION ${config_dir} COMPONENT development)
install(EXPORT harary_targets NAMESPACE harary:: DESTINATION ${config_dir} COMPONENT development)
configure_package_config_file(cmake/harary-config.cmake.in
  ${PROJECT_BINARY_DIR}/harary-config.cmake INSTALL_DESTINATION ${config_dir}
  PATH_VARS harary_archive_file)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/harary-config-version.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/harary-config.cmake
  ${PROJECT_BINARY_DIR}/harary-config-version.cmake DESTINATION ${config_dir} COMPONENT development)

# For pkg-config: paths follow from where the file lies, so the folder may be moved; where folders
# were given as absolute paths, from the prefix at the time of the installation.
set(pc_libdir "\${prefix}/${CMAKE_INSTALL_LIBDIR}")
set(pc_includedir "\${prefix}/${CMAKE_INSTALL_INCLUDEDIR}")
if(IS_ABSOLUTE "${CMAKE_INSTALL_INCLUDEDIR}")
  set(pc_includedir ${CMAKE_INSTALL_INCLUDEDIR})
endif()
if(IS_ABSOLUTE "${CMAKE_INSTALL_LIBDIR}")
  set(pc_libdir ${CMAKE_INSTALL_LIBDIR})
  set(pc_prefix "@CMAKE_INSTALL_PREFIX@")
  configure_file(cmake/harary.pc.in ${PROJECT_BINARY_DIR}/harary.pc.in @ONLY)
  install(CODE "
    set(file \"${CMAKE_INSTALL_LIBDIR}/pkgconfig/harary.pc\")
    configure_file(\"${PROJECT_BINARY_DIR}/harary.pc.in\" \"\$ENV{DESTDIR}\${file}\" @ONLY)
    list(APPEND CMAKE_INSTALL_MANIFEST_FILES \"\${file}\")" COMPONENT development)
else()
  file(RELATIVE_PATH up "/${CMAKE_INSTALL_LIBDIR}/pkgconfig" "/")
  string(REGEX REPLACE "/$" "" up "${up}")
  set(pc_prefix "\${pcfiledir}/${up}")
  configure_file(cmake/harary.pc.in ${PROJECT_BINARY_DIR}/harary.pc @ONLY)
  install(FILES ${PROJECT_BINARY_DIR}/harary.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig
    COMPONENT development)
endif()

include(HararyPackages)
