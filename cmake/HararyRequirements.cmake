# SPDX-License-Identifier: MIT
# The libraries that Harary is built with. All that are missing are named at once, with the oldest
# version that will do and the Debian package that holds them.
#
# With libc++ (HARARY_STDLIB) the distribution's C++ libraries, which are compiled with gcc's standard
# library, do not link, except where no type of the standard library crosses their border. So fmt is used
# as headers, GoogleTest is compiled from its Debian source package, of GMP only the C library is linked
# (gmpxx.h has the rest), and there are no micro benchmarks. CaDiCaL's calls pass plain types: it is linked
# together with the standard library that it was compiled with.
set(harary_missing)

# gcc 11 lacks parts of C++20; Clang 15 does not compile the ranges of gcc's library.
if((CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 12)
    OR (CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 16))
  message(NOTICE "harary: ${CMAKE_CXX_COMPILER} is ${CMAKE_CXX_COMPILER_ID} ${CMAKE_CXX_COMPILER_VERSION}; g++ 12 or later or Clang 16 or later is needed; name it by CXX in the environment")
  message(FATAL_ERROR "The compiler is too old.")
endif()

macro(harary_needs found what debian)
  if(NOT ${found})
    list(APPEND harary_missing ${what})
    message(NOTICE "harary: missing: ${what} (Debian package ${debian})")
  endif()
endmacro()

find_package(Threads REQUIRED)
find_package(PkgConfig QUIET)
if(NOT PkgConfig_FOUND)
  message(NOTICE "harary: missing: pkg-config, which finds the libraries")
  message(FATAL_ERROR "Libraries cannot be looked for.")
endif()

find_package(fmt 9 QUIET)
harary_needs(fmt_FOUND "fmt 9 or later" libfmt-dev)
find_package(nlohmann_json 3.11 QUIET)
harary_needs(nlohmann_json_FOUND "nlohmann-json 3.11 or later" nlohmann-json3-dev)
if(HARARY_PORTABLE)
  include(SourceArchives)
  if(NOT CMAKE_C_COMPILER) # that of C++: what one links the other may not
    string(REGEX REPLACE "clang\\+\\+([^/]*)$" "clang\\1" CMAKE_C_COMPILER ${CMAKE_CXX_COMPILER})
    string(REGEX REPLACE "(/|-)g\\+\\+([^/]*)$" "\\1gcc\\2" CMAKE_C_COMPILER ${CMAKE_C_COMPILER})
    string(REGEX REPLACE "/c\\+\\+$" "/cc" CMAKE_C_COMPILER ${CMAKE_C_COMPILER})
  endif()
  enable_language(C)
  nauty_from_source(portable_nauty THREADS WORD 8)
  add_library(PkgConfig::nauty ALIAS portable_nauty)
else()
  pkg_check_modules(nauty QUIET IMPORTED_TARGET nauty>=2.8)
  harary_needs(nauty_FOUND "nauty 2.8 or later" "libnauty-dev or libnauty2-dev")
endif()
pkg_check_modules(zstd QUIET IMPORTED_TARGET libzstd>=1.5)
harary_needs(zstd_FOUND "zstd 1.5 or later" libzstd-dev)
pkg_check_modules(xxhash QUIET IMPORTED_TARGET libxxhash>=0.8)
harary_needs(xxhash_FOUND "xxHash 0.8 or later" libxxhash-dev)
find_package(ZLIB 1.2 QUIET)
harary_needs(ZLIB_FOUND "zlib 1.2 or later" zlib1g-dev)
pkg_check_modules(gmpxx QUIET IMPORTED_TARGET gmpxx>=6.2)
harary_needs(gmpxx_FOUND "GMP 6.2 or later, with gmpxx" libgmp-dev)
find_path(cadical_include cadical.hpp)
find_library(cadical_library cadical)
if(NOT cadical_include OR NOT cadical_library)
  set(cadical_FOUND FALSE)
else()
  set(cadical_FOUND TRUE)
endif()
# Its headers alone: what Debian's pkg-config file says is the shared library.
find_path(tomlplusplus_include toml++/toml.h)
harary_needs(tomlplusplus_include "toml++ 3.3 or later, its headers" libtomlplusplus-dev)
harary_needs(cadical_FOUND "CaDiCaL 1.5 or later" libcadical-dev)
if(HARARY_PROGRAM)
  find_package(CLI11 2.1 QUIET)
  harary_needs(CLI11_FOUND "CLI11 2.1 or later" libcli11-dev)
  find_package(SQLite3 3.40 QUIET)
  harary_needs(SQLite3_FOUND "SQLite 3.40 or later" libsqlite3-dev)
  # Headers only: Asio and Beast, for the playground's server.
  find_package(Boost 1.74 CONFIG QUIET)
  harary_needs(Boost_FOUND "Boost 1.74 or later, its headers" libboost-dev)
  if(Boost_FOUND)
    # Without it Boost 1.74 uses std::result_of, which C++20 removed and libc++ no longer has. Later
    # versions find out by themselves.
    target_compile_definitions(Boost::headers INTERFACE BOOST_ASIO_HAS_STD_INVOKE_RESULT=1)
  endif()
endif()
if(HARARY_TESTS)
  include(GoogleTest)
  if(HARARY_STDLIB STREQUAL "libc++")
    find_path(harary_googletest_source CMakeLists.txt PATHS /usr/src/googletest NO_DEFAULT_PATH)
    if(harary_googletest_source)
      set(GTest_FOUND TRUE)
      add_subdirectory(${harary_googletest_source} googletest EXCLUDE_FROM_ALL SYSTEM)
    endif()
  else()
    find_package(GTest 1.12 QUIET)
  endif()
  harary_needs(GTest_FOUND "GoogleTest 1.12 or later, unless with -DHARARY_TESTS=OFF" libgtest-dev)
endif()
if(HARARY_BENCH)
  find_package(benchmark 1.7 QUIET)
  harary_needs(benchmark_FOUND "Google Benchmark 1.7 or later, unless with -DHARARY_BENCH=OFF" libbenchmark-dev)
endif()

if(harary_missing)
  message(FATAL_ERROR "Libraries that Harary is built with are missing.")
endif()

add_library(cadical INTERFACE)
target_include_directories(cadical SYSTEM INTERFACE ${cadical_include})
target_link_libraries(cadical INTERFACE ${cadical_library})

add_library(tomlplusplus INTERFACE)
target_include_directories(tomlplusplus SYSTEM INTERFACE ${tomlplusplus_include})

set(harary_fmt fmt::fmt)
set(harary_zlib ZLIB::ZLIB)
set(harary_gmp PkgConfig::gmpxx)
set(harary_sat cadical)
if(HARARY_STDLIB STREQUAL "libc++")
  set(harary_fmt fmt::fmt-header-only)
  pkg_check_modules(gmp REQUIRED IMPORTED_TARGET gmp)
  set(harary_gmp PkgConfig::gmp)
  # By their file names: Clang takes -lstdc++ for -lc++. In this order: both libraries define what throws
  # an exception, the first one is used by all, and libc++ passes exceptions between threads correctly
  # only if they are its own.
  target_link_libraries(cadical INTERFACE -l:libc++.so.1 -l:libc++abi.so.1 -l:libstdc++.so.6)
endif()
if(HARARY_PORTABLE)
  include(HararyPortable)
endif()
