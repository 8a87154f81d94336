# SPDX-License-Identifier: MIT
# A portable build (HARARY_PORTABLE), which `./run packages` makes: programs link everything but the C library
# from archives, and run on any Linux with that C library or a later one. Debian's archives of GMP, zstd,
# zlib and SQLite are for programs only; shared objects link the shared ones, whose package names are the same
# in Debian 12 and 13. Those of fmt and nauty are not, so fmt is used as headers, and nauty is compiled here.
# Included by HararyRequirements at its end.
set(harary_fmt fmt::fmt-header-only)

# in_programs(target SHARED ARCHIVE...): an interface that links SHARED into shared objects, archives into programs.
function(in_programs target shared)
  set(archives)
  foreach(name IN LISTS ARGN)
    find_library(archive_${name} lib${name}.a REQUIRED)
    list(APPEND archives ${archive_${name}})
  endforeach()
  set(program $<STREQUAL:$<TARGET_PROPERTY:TYPE>,EXECUTABLE>)
  set_property(TARGET ${target} PROPERTY INTERFACE_LINK_LIBRARIES "$<IF:${program},${archives},${shared}>")
endfunction()

foreach(found "zstd zstd" "gmpxx gmpxx gmp")
  separate_arguments(found)
  list(POP_FRONT found target)
  get_target_property(shared PkgConfig::${target} INTERFACE_LINK_LIBRARIES)
  in_programs(PkgConfig::${target} "${shared}" ${found})
endforeach()
add_library(portable_zlib INTERFACE)
target_include_directories(portable_zlib SYSTEM INTERFACE ${ZLIB_INCLUDE_DIRS})
in_programs(portable_zlib "${ZLIB_LIBRARIES}" z)
set(harary_zlib portable_zlib)
find_library(archive_xxhash libxxhash.a REQUIRED)
set_property(TARGET PkgConfig::xxhash PROPERTY INTERFACE_LINK_LIBRARIES ${archive_xxhash})
if(HARARY_PROGRAM)
  find_library(archive_sqlite3 libsqlite3.a REQUIRED)
  set_target_properties(SQLite::SQLite3 PROPERTIES IMPORTED_LOCATION ${archive_sqlite3}
    INTERFACE_LINK_LIBRARIES "portable_zlib;m;${CMAKE_DL_LIBS}")
endif()

# No path of this machine in what is compiled.
add_compile_options(-ffile-prefix-map=${PROJECT_SOURCE_DIR}=. -ffile-prefix-map=${PROJECT_BINARY_DIR}=build)
