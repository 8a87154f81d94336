# SPDX-License-Identifier: MIT
# Precompiled headers: what most units include of the standard library, fmt, JSON and GoogleTest is parsed
# once instead of in each unit, which saves a sixth of the first build and half of what the tests cost. They
# are included before the first line of every source, so a missing include goes unnoticed:
# HARARY_UNITY=OFF compiles without them. A compiler takes only what was compiled with the same options
# that change meanings, hence one for each kind of target:
#   standard   the library
#   shell      folders that are SMALL, whose copying is checked
#   test       programs of tests
# A target whose units are alike, one a family of games, has a header of its own (harary_precompiled_own).
option(HARARY_PCH "Parse widely used headers once" ON)

# A header that is refused is a warning: the unit is compiled, only slower. ccache needs the second option, and
# the sloppiness that setup/build.sh sets.
set(harary_pch_options)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  list(APPEND harary_pch_options -Wno-error=invalid-pch -fpch-preprocess)
  # Out of a precompiled header gcc 12 reports inside std::string what is none (GCC bug 105651, again).
  if(CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    list(APPEND harary_pch_options -Wno-stringop-overflow -Wno-array-bounds)
  endif()
endif()

# harary_precompiled(kind TARGET): the target uses the headers of cmake/precompiled/KIND.hpp, by one
# precompiled header for all targets of that kind.
function(harary_precompiled kind target)
  if(NOT HARARY_PCH OR NOT HARARY_UNITY)
    return()
  endif()
  target_precompile_headers(${target} REUSE_FROM harary_precompiled_${kind})
  target_compile_options(${target} PRIVATE ${harary_pch_options})
endfunction()

# harary_precompiled_own(TARGET HEADER): what all units of this target include, a header of the project.
function(harary_precompiled_own target header)
  if(HARARY_PCH AND HARARY_UNITY)
    target_precompile_headers(${target} PRIVATE ${header})
    target_compile_options(${target} PRIVATE ${harary_pch_options})
  endif()
endfunction()

# harary_precompile(kind type LIBRARY...): makes it; the libraries have the headers.
function(harary_precompile kind type)
  set(target harary_precompiled_${kind})
  set(source ${PROJECT_BINARY_DIR}/precompiled/${kind}.cpp)
  if(type STREQUAL "EXECUTABLE")
    file(CONFIGURE OUTPUT ${source} CONTENT "int main() { return 0; }\n")
    add_executable(${target} EXCLUDE_FROM_ALL ${source})
  else()
    file(CONFIGURE OUTPUT ${source} CONTENT "\n")
    add_library(${target} OBJECT EXCLUDE_FROM_ALL ${source})
  endif()
  target_link_libraries(${target} PRIVATE harary_settings Threads::Threads ${ARGN})
  target_compile_options(${target} PRIVATE ${harary_pch_options})
  set(headers ${kind}.hpp standard.hpp)
  list(REMOVE_DUPLICATES headers)
  list(TRANSFORM headers PREPEND ${PROJECT_SOURCE_DIR}/cmake/precompiled/)
  target_precompile_headers(${target} PRIVATE ${headers})
endfunction()

if(HARARY_PCH AND HARARY_UNITY)
  harary_precompile(standard OBJECT ${harary_fmt})
  harary_precompile(shell OBJECT ${harary_fmt} nlohmann_json::nlohmann_json)
  harary_small_options(harary_precompiled_shell)
  if(HARARY_TESTS)
    harary_precompile(test EXECUTABLE ${harary_fmt} GTest::gtest)
    target_compile_options(harary_precompiled_test PRIVATE ${harary_test_optimisation})
  endif()
endif()
