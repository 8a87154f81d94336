# SPDX-License-Identifier: MIT
# Precompiled headers: what most units include of the standard library, fmt, JSON and GoogleTest is parsed
# once instead of in each unit, which saves a sixth of the first build and half of what the tests cost. They
# are included before the first line of every source, so a missing include goes unnoticed:
# HARARY_UNITY=OFF compiles without them. A compiler takes only what was compiled with the same options
# that change meanings, hence one for each kind of target:
#   standard   the library
#   shell      folders that are SMALL, whose copying is checked
#   test       programs of tests
# A target whose units include much that others do not, as one a family of games or the parser of the command line, has a
# header of its own (harary_precompiled_own).
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

# Clang notes in a precompiled header the full names of all files that were read, and looks for them when it uses
# it. By CMake's own rule these are files of the build folder, so that neither ccache nor another folder could use what
# was compiled with it. Here the header of the sources is compiled like any source, without ccache, and its object is
# what others include: it holds no dates and is the same in every folder of builds, so ccache, which hashes it, knows
# the units again in each.
set(harary_pch_by_clang FALSE)
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND NOT EMSCRIPTEN)
  set(harary_pch_by_clang TRUE)
endif()

# harary_precompile_by_clang(kind header LIBRARIES ... OPTIONS ...)
function(harary_precompile_by_clang kind header)
  cmake_parse_arguments(ARG "" "" "LIBRARIES;OPTIONS" ${ARGN})
  set(target harary_precompiled_${kind})
  add_library(${target} OBJECT EXCLUDE_FROM_ALL ${header})
  set_source_files_properties(${header} PROPERTIES LANGUAGE CXX)
  target_link_libraries(${target} PRIVATE ${ARG_LIBRARIES})
  target_compile_options(${target} PRIVATE ${ARG_OPTIONS} "SHELL:-x c++-header" -fpch-instantiate-templates
    "SHELL:-Xclang -fno-pch-timestamp")
  set_target_properties(${target} PROPERTIES CXX_COMPILER_LAUNCHER "")
  # What a target of CMake's waits for before it compiles anything is a custom target.
  add_custom_target(${target}_made DEPENDS $<TARGET_OBJECTS:${target}>)
endfunction()

function(harary_include_by_clang kind target)
  add_dependencies(${target} harary_precompiled_${kind}_made)
  target_compile_options(${target} PRIVATE "SHELL:-include-pch $<TARGET_OBJECTS:harary_precompiled_${kind}>")
endfunction()

# harary_precompiled(kind TARGET): the target uses the headers of cmake/precompiled/KIND.hpp, by one
# precompiled header for all targets of that kind.
function(harary_precompiled kind target)
  if(NOT HARARY_PCH OR NOT HARARY_UNITY)
    return()
  endif()
  if(harary_pch_by_clang)
    harary_include_by_clang(${kind} ${target})
    return()
  endif()
  target_precompile_headers(${target} REUSE_FROM harary_precompiled_${kind})
  target_compile_options(${target} PRIVATE ${harary_pch_options})
endfunction()

# harary_precompiled_own(TARGET HEADER): what all units of this target include, a header of the project.
function(harary_precompiled_own target header)
  if(NOT HARARY_PCH OR NOT HARARY_UNITY)
    return()
  endif()
  if(harary_pch_by_clang)
    get_target_property(type ${target} TYPE)
    get_target_property(libraries ${target} LINK_LIBRARIES)
    get_target_property(options ${target} COMPILE_OPTIONS)
    get_target_property(folders ${target} INCLUDE_DIRECTORIES)
    if(NOT options)
      set(options)
    endif()
    if(type STREQUAL "EXECUTABLE")
      list(APPEND options -fPIE)
    endif()
    harary_precompile_by_clang(${target} ${header} LIBRARIES ${libraries} OPTIONS ${options})
    if(folders)
      target_include_directories(harary_precompiled_${target} PRIVATE ${folders})
    endif()
    harary_include_by_clang(${target} ${target})
    return()
  endif()
  target_precompile_headers(${target} PRIVATE ${header})
  target_compile_options(${target} PRIVATE ${harary_pch_options})
endfunction()

# harary_precompile(kind type LIBRARY...): makes it; the libraries have the headers.
function(harary_precompile kind type)
  set(target harary_precompiled_${kind})
  if(harary_pch_by_clang)
    set(options)
    if(type STREQUAL "EXECUTABLE")
      set(options -fPIE)
    endif()
    harary_precompile_by_clang(${kind} ${PROJECT_SOURCE_DIR}/cmake/precompiled/${kind}.hpp
      LIBRARIES harary_settings Threads::Threads ${ARGN} OPTIONS ${options})
    return()
  endif()
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
