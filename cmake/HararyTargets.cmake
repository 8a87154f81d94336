# SPDX-License-Identifier: MIT
# What tests share lies in tests/support: headers, included as "support/FLOOR/….hpp". Every test and
# the benchmarks may use them, the library never.
add_library(harary_test_support INTERFACE)
target_include_directories(harary_test_support INTERFACE ${PROJECT_SOURCE_DIR}/tests)

# harary_compile_together(target ALONE ...): the sources that lie in one folder are compiled as one
# unit, at most twelve at a time, so that what they include is read once. Files of a folder must not
# give two things in anonymous namespaces the same name. Those named by ALONE, which are expensive by
# themselves, stay units of their own, and so does what is made by the build. HARARY_UNITY=OFF
# compiles each file alone: it shows missing includes, and tools find each file's command.
function(harary_compile_together target)
  cmake_parse_arguments(ARG "" "" "ALONE" ${ARGN})
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources INCLUDE REGEX "^${CMAKE_CURRENT_SOURCE_DIR}/.*\\.cpp$")
  list(TRANSFORM ARG_ALONE PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/)
  list(REMOVE_ITEM sources ${ARG_ALONE})
  list(SORT sources)
  set(folders)
  foreach(source IN LISTS sources)
    cmake_path(RELATIVE_PATH source BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR} OUTPUT_VARIABLE folder)
    cmake_path(GET folder PARENT_PATH folder)
    if(folder STREQUAL "")
      set(folder ${target})
    endif()
    string(MAKE_C_IDENTIFIER "${folder}" folder)
    list(APPEND folders ${folder})
    list(APPEND files_${folder} ${source})
  endforeach()
  list(REMOVE_DUPLICATES folders)
  foreach(folder IN LISTS folders)
    list(LENGTH files_${folder} count)
    math(EXPR units "(${count} + 11) / 12")
    math(EXPR size "(${count} + ${units} - 1) / ${units}")
    set(number 0)
    foreach(source IN LISTS files_${folder})
      math(EXPR unit "${number} / ${size}")
      math(EXPR number "${number} + 1")
      set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${folder}_${unit})
    endforeach()
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ${HARARY_UNITY} UNITY_BUILD_MODE GROUP)
endfunction()

# harary_folder(name [SMALL] [OWN_HEADER] DEPENDS ... ALONE ... ELSEWHERE ...): the sources of this folder and its
# subfolders become the library harary_<name>; files ending in _test.cpp become the test program <name>_test. SMALL: a
# shell (harary_small_options). OWN_HEADER: its folder gives it a precompiled header (harary_precompiled_own). ALONE as
# above. ELSEWHERE: sources that another target compiles. Sources that match harary_left_out, where that is set, are not
# compiled.
function(harary_folder name)
  cmake_parse_arguments(ARG "SMALL;OWN_HEADER" "" "ALONE;DEPENDS;ELSEWHERE" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS *.cpp)
  set(tests ${sources})
  list(FILTER sources EXCLUDE REGEX "(_test|/main/[a-z]+)\\.cpp$")
  if(harary_left_out)
    list(FILTER sources EXCLUDE REGEX "${harary_left_out}")
  endif()
  list(FILTER tests INCLUDE REGEX "_test\\.cpp$")
  list(TRANSFORM ARG_ELSEWHERE PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/)
  list(REMOVE_ITEM sources ${ARG_ELSEWHERE} "")
  if(sources)
    add_library(harary_${name} STATIC ${sources})
    target_link_libraries(harary_${name} PUBLIC harary_settings ${ARG_DEPENDS})
    harary_compile_together(harary_${name} ALONE ${ARG_ALONE})
    set(kind standard)
    if(ARG_SMALL)
      harary_small_options(harary_${name})
      set(kind shell)
    endif()
    if(NOT ARG_OWN_HEADER)
      harary_precompiled(${kind} harary_${name})
    endif()
  else()
    add_library(harary_${name} INTERFACE)
    target_link_libraries(harary_${name} INTERFACE harary_settings ${ARG_DEPENDS})
  endif()
  if(HARARY_FAMILIES AND name MATCHES "^(app|papers|api|server|cli)$")
    set(tests)  # they ask for games that may not be there
  endif()
  if(HARARY_TESTS AND tests)
    harary_test(${name}_test SOURCES ${tests} DEPENDS harary_${name})
  endif()
endfunction()

# Tests call optimised libraries; what they instantiate themselves is compiled with less effort. At
# this level g++ reports std::optional values as maybe uninitialized where they are not.
set(harary_test_optimisation $<$<CONFIG:Release>:-O1>)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  list(APPEND harary_test_optimisation $<$<CONFIG:Release>:-Wno-maybe-uninitialized>)
endif()

# harary_test(name SOURCES ... DEPENDS ...): one GoogleTest program, each test known to ctest.
function(harary_test name)
  cmake_parse_arguments(ARG "" "" "SOURCES;DEPENDS" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_link_libraries(${name} PRIVATE ${ARG_DEPENDS} harary_settings harary_test_support
    GTest::gtest_main)
  target_compile_options(${name} PRIVATE ${harary_test_optimisation})
  harary_precompiled(test ${name})
  gtest_discover_tests(${name} DISCOVERY_MODE PRE_TEST NO_PRETTY_VALUES PROPERTIES TIMEOUT 600)
endfunction()
