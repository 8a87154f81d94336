# SPDX-License-Identifier: MIT
# What tests share lies in tests/support: headers, included as "support/FLOOR/….hpp". Every test and
# the benchmarks may use them, the library never.
add_library(harary_test_support INTERFACE)
target_include_directories(harary_test_support INTERFACE ${PROJECT_SOURCE_DIR}/tests)

# harary_folder(name DEPENDS ...): the sources of this folder and its subfolders become the
# library harary_<name>; files ending in _test.cpp become the test program <name>_test.
function(harary_folder name)
  cmake_parse_arguments(ARG "" "" "DEPENDS" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS *.cpp)
  set(tests ${sources})
  list(FILTER sources EXCLUDE REGEX "(_test|/main/main)\\.cpp$")
  list(FILTER tests INCLUDE REGEX "_test\\.cpp$")
  if(sources)
    add_library(harary_${name} STATIC ${sources})
    target_link_libraries(harary_${name} PUBLIC harary_settings ${ARG_DEPENDS})
  else()
    add_library(harary_${name} INTERFACE)
    target_link_libraries(harary_${name} INTERFACE harary_settings ${ARG_DEPENDS})
  endif()
  if(HARARY_TESTS AND tests)
    harary_test(${name}_test SOURCES ${tests} DEPENDS harary_${name})
  endif()
endfunction()

# harary_test(name SOURCES ... DEPENDS ...): one GoogleTest program, each test known to ctest.
function(harary_test name)
  cmake_parse_arguments(ARG "" "" "SOURCES;DEPENDS" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_link_libraries(${name} PRIVATE ${ARG_DEPENDS} harary_settings harary_test_support
    GTest::gtest_main)
  gtest_discover_tests(${name} DISCOVERY_MODE PRE_TEST PROPERTIES TIMEOUT 600)
endfunction()
