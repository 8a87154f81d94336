# SPDX-License-Identifier: MIT
# cmake -DROOT=... -P test_names.cmake: a test's name states a behaviour, and reads as a sentence
# after the name of its suite: TEST(Connect, RefusesBoardsThatCannotBeConnected). What a program can
# see of that: both are CamelCase without underscores (which GoogleTest forbids), and the name of the
# test has at least two words.
cmake_minimum_required(VERSION 3.25)

set(word "([A-Z][a-z0-9]*)")
set(suite "(@class@)?${word}+")  # the suites of the families are named by CMake
set(complaints)
set(count 0)
file(GLOB_RECURSE files RELATIVE ${ROOT}
  ${ROOT}/src/*_test.cpp ${ROOT}/server/*_test.cpp ${ROOT}/cli/*_test.cpp
  ${ROOT}/tests/*.cpp ${ROOT}/tests/*.hpp ${ROOT}/tests/*.in)
foreach(file IN LISTS files)
  file(READ ${ROOT}/${file} text)
  string(REGEX MATCHALL "(^|[^A-Za-z_])(TYPED_)?TEST(_F|_P)?\\([^,()]*,[^,()]*\\)" tests "${text}")
  foreach(test IN LISTS tests)
    math(EXPR count "${count} + 1")
    string(REGEX REPLACE "^.*\\(([^,]*),[ \n]*([^)]*)\\)$" "\\1;\\2" parts "${test}")
    list(GET parts 0 of)
    list(GET parts 1 name)
    if(NOT of MATCHES "^${suite}$" OR NOT name MATCHES "^${word}${word}+$")
      list(APPEND complaints "${file}: ${of}, ${name}")
    endif()
  endforeach()
endforeach()

if(count LESS 500)
  list(APPEND complaints "only ${count} tests were found under ${ROOT}")
endif()
if(complaints)
  list(JOIN complaints "\n  " text)
  message(FATAL_ERROR "\n  Names in CamelCase that state a behaviour, please:\n  ${text}")
endif()
message(STATUS "${count} tests")
