# SPDX-License-Identifier: MIT
# Debian packages by `cpack -G DEB`: one for each component of an installation. cmake/debian has what
# Debian's policy asks of them beyond that.
set(CPACK_PACKAGE_NAME harary)
set(CPACK_PACKAGE_VENDOR "Harary")
# An empty one: CPack would put the project's line before that of each package.
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")
if(NOT CPACK_PACKAGE_CONTACT)
  # No mail reaches this address: it is of the domain for names that do not exist (RFC 2606).
  set(CPACK_PACKAGE_CONTACT "The Harary developers <harary@harary.invalid>")
endif()
set(CPACK_PACKAGE_FILE_NAME "harary-${PROJECT_VERSION}")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE
  GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_GENERATOR DEB)
set(CPACK_COMPONENTS_ALL program library development)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_ENABLE_COMPONENT_DEPENDS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME harary)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION math)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PROGRAM_DESCRIPTION "exact solver and playground for colouring games on graphs
Solves Sim and its relatives, clique, star and capture games, triangle
saturation, Honey-Bee and Flood, and serves a page to play them on. Its answers
can be written as certificates, which it checks by the plain rules.")
# The name of a shared object's package follows its SONAME, by Debian's policy (8.1).
set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME libharary${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_CONTROL_EXTRA ${PROJECT_SOURCE_DIR}/cmake/debian/triggers)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS_POLICY ">=")
set(CPACK_DEBIAN_LIBRARY_DESCRIPTION "exact solver for colouring games on graphs, shared library
The library behind the program harary, for programs of others: it solves and
analyses games, reads and writes boards, certificates and tablebases.")
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libharary-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_COMPONENT_DEVELOPMENT_DEPENDS library)
# What `pip install .` needs beside the archive of the library.
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SUGGESTS
  "libcadical-dev, libfmt-dev, libgmp-dev, libnauty2-dev | libnauty-dev, libxxhash-dev, libzstd-dev, nlohmann-json3-dev, zlib1g-dev")
set(CPACK_DEBIAN_DEVELOPMENT_DESCRIPTION "exact solver for colouring games on graphs, headers
What is needed to compile programs with the library of harary: its headers,
and files for CMake and pkg-config.")
set(CPACK_PROJECT_CONFIG_FILE ${PROJECT_SOURCE_DIR}/cmake/debian/contact.cmake)
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/cmake/debian/files.cmake)
set(CPACK_POST_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/cmake/debian/control.cmake)
set(CPACK_HARARY_SOURCE ${PROJECT_SOURCE_DIR})
set(CPACK_HARARY_STRIP ${CMAKE_STRIP})
set(CPACK_HARARY_ARCHITECTURE ${CMAKE_LIBRARY_ARCHITECTURE})
include(CPack)
