# SPDX-License-Identifier: MIT
# The library of an installation in place of one that is compiled here, for the extension of Python. It uses more
# than the public headers give, so it links lib/…/harary/libharary.a, and takes it only if it was made from the very
# sources that lie here. Sets harary_installed; the library has the name of the highest floor that the
# extension uses.
include(SourcesDigest)
option(HARARY_INSTALLED "Link the extension of Python with an installed library of the same sources" ON)
set(harary_installed OFF)
if(HARARY_INSTALLED)
  find_package(harary ${PROJECT_VERSION} EXACT CONFIG QUIET)
endif()
if(harary_FOUND)
  sources_digest(${PROJECT_SOURCE_DIR} digest)
  library_kind(kind)
  string(REPLACE "nauty ${nauty_VERSION}" "nauty inside" kind_with_nauty "${kind}")
  if(NOT EXISTS "${harary_ARCHIVE}")
    message(STATUS "harary: the library in ${harary_DIR} has no archive; compiling one")
  elseif(NOT harary_SOURCES STREQUAL digest)
    message(STATUS "harary: the library in ${harary_DIR} was made from other sources; compiling one")
  elseif(NOT harary_KIND STREQUAL kind AND NOT harary_KIND STREQUAL kind_with_nauty)
    message(STATUS "harary: the library in ${harary_DIR} was compiled in another way; compiling one")
  else()
    message(STATUS "harary: using the library in ${harary_DIR}")
    set(harary_installed ON)
    add_library(harary_app INTERFACE)
    target_link_libraries(harary_app INTERFACE ${harary_ARCHIVE} harary_settings ${harary_fmt} ${harary_zlib}
      ${harary_gmp} ${harary_sat} PkgConfig::nauty PkgConfig::zstd PkgConfig::xxhash nlohmann_json::nlohmann_json
      Threads::Threads)
  endif()
endif()
