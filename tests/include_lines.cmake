# SPDX-License-Identifier: MIT
# cmake -DROOT=... -P include_lines.cmake: what CONTRIBUTING says of files, read from the files.
#   - include lines run downwards only, in the order of the floors below
#   - src/solve sees of src/games the contract alone, never a family
#   - a family includes no other family, only edges/, vertices/, cells/, positional/boards/ (points and sets by
#     name) and the contract
#   - a family of games/positional includes no other of them
#   - the verifier, with all that it includes and the sources of that, sees of src/games what a rule,
#     a board and a colouring are, and of the floors above only src/certificate; the text of a written
#     game it reads with the reader that all share
#   - a unit test keeps to these rules as well, but it may also include tests/support, and
#     solve/reference, the plain definition that values are compared with
#   - nothing else includes tests/support or GoogleTest
#   - a header outside of tests is included by something that is no test
#   - a file names in quotes only files of the project, from the root of src/ or of the project
#   - a package for others (packages/) imports only its own files and what Node has, never the page
#   - every file has an SPDX line at its head, every header #pragma once
cmake_minimum_required(VERSION 3.25)

# A folder includes itself and the folders before it in this list.
include(${ROOT}/cmake/HararyFloors.cmake)
set(floors ${harary_floors} server wasm python cli)
# The files of src/games that engines may see: no folder, so no family.
set(contract "^games/[a-z_]+\\.hpp$")
# What the verifier may see, however far below its own include lines.
set(seen_by_verifier
  "^((base|graph|store|certificate|verify)/|games/(rules|roles|plain_rules|position|packing|edges/board|(edges|vertices)/colouring|written/(reader|written_game))\\.hpp$)")
set(verifier_pending)

set(complaints)
set(headers)  # of the library and the programs, as their users write them
set(used)     # what is included by a file that is no test, except for a header's own source
file(GLOB_RECURSE files RELATIVE ${ROOT}
  ${ROOT}/include/*.?pp ${ROOT}/examples/*.?pp ${ROOT}/src/*.?pp ${ROOT}/src/*.def ${ROOT}/src/*.in ${ROOT}/cli/*.?pp ${ROOT}/server/*.?pp ${ROOT}/wasm/*.?pp ${ROOT}/python/*.?pp ${ROOT}/bench/*.?pp
  ${ROOT}/tests/*.?pp ${ROOT}/tests/*.in ${ROOT}/*/CMakeLists.txt ${ROOT}/cmake/*)
foreach(file IN LISTS files)
  # Debian's file of licences has a format of its own.
  if(file MATCHES "^build" OR file STREQUAL "cmake/debian/copyright")
    continue()
  endif()
  file(STRINGS ${ROOT}/${file} spdx LIMIT_COUNT 1 REGEX "^(//|#) SPDX-License-Identifier: MIT$")
  file(STRINGS ${ROOT}/${file} head LIMIT_COUNT 1)
  if(NOT spdx OR NOT head STREQUAL spdx)
    list(APPEND complaints "${file}: the first line is no SPDX line")
  endif()
  if(file MATCHES "\\.hpp$")
    file(STRINGS ${ROOT}/${file} once LIMIT_COUNT 1 REGEX "^#pragma once$")
    if(NOT once)
      list(APPEND complaints "${file}: no #pragma once")
    endif()
  endif()

  string(REGEX REPLACE "^(src/)?([a-z]+)/.*" "\\2" folder ${file})
  list(FIND floors ${folder} floor)
  set(unit_test FALSE)
  if(file MATCHES "_test\\.cpp$")
    set(unit_test TRUE)
  endif()
  set(test ${unit_test})
  if(floor EQUAL -1)
    set(test TRUE)  # tests and bench
  endif()
  string(REGEX REPLACE "^src/" "" own ${file})
  if(file MATCHES "\\.hpp$" AND NOT test)
    list(APPEND headers ${own})
  endif()
  set(place ${own})
  if(file MATCHES "^src/verify/" AND NOT test)
    list(APPEND verifier_pending ${place})
  endif()
  string(REGEX REPLACE "\\.cpp$" ".hpp" own ${own})
  if(file MATCHES "/catalogue\\.def$")
    # Each of its lines becomes a source that includes the header it names.
    file(STRINGS ${ROOT}/${file} lines REGEX "^HARARY_(SET_)?FAMILY.*\"")
    list(TRANSFORM lines REPLACE ".*\"([^\"]*)\".*" "\\1")
    list(APPEND used ${lines})
  endif()
  if(NOT test)
    file(STRINGS ${ROOT}/${file} gtest LIMIT_COUNT 1 REGEX "^ *# *include <g(test|mock)/")
    if(gtest)
      list(APPEND complaints "${file}: includes GoogleTest, but is no test")
    endif()
  endif()

  file(STRINGS ${ROOT}/${file} includes REGEX "^ *# *include \"")
  foreach(line IN LISTS includes)
    string(REGEX REPLACE "^ *# *include \"([^\"]*)\".*" "\\1" included ${line})
    if(included MATCHES "@")
      continue()  # filled in by CMake
    endif()
    # Precompiled headers are copied into no include path: they find each other in their folder.
    if(file MATCHES "^cmake/precompiled/" AND EXISTS ${ROOT}/cmake/precompiled/${included})
      continue()
    endif()
    if(NOT EXISTS ${ROOT}/src/${included} AND NOT EXISTS ${ROOT}/${included}
       AND NOT EXISTS ${ROOT}/tests/${included})
      list(APPEND complaints "${file}: ${included} is no file of the project")
    endif()
    if(NOT test AND NOT included STREQUAL own)
      list(APPEND used ${included})
    endif()
    if(file MATCHES "^src/" AND NOT test)
      list(APPEND "includes_of_${place}" ${included})
    endif()
    if(floor EQUAL -1)
      continue()  # tests and benchmarks see everything
    endif()
    if(unit_test AND included MATCHES "^(support/|solve/reference/)")
      continue()
    endif()
    if(included MATCHES "^support/")
      list(APPEND complaints "${file}: includes ${included}, which is for tests")
      continue()
    endif()
    string(REGEX REPLACE "/.*" "" target ${included})
    list(FIND floors ${target} target_floor)
    if(target_floor EQUAL -1 OR target_floor GREATER floor)
      list(APPEND complaints "${file}: includes ${included}, which does not lie below ${folder}")
    endif()
    if(folder STREQUAL "solve" AND target STREQUAL "games" AND NOT included MATCHES "${contract}")
      list(APPEND complaints "${file}: an engine includes ${included}, a family")
    endif()
    string(REGEX REPLACE "^src/games/([a-z_]+)/.*" "\\1" family ${file})
    if(file MATCHES "^src/games/[a-z_]+/" AND included MATCHES "^games/[a-z_]+/"
       AND NOT included MATCHES "^games/(edges|vertices|cells|positional/boards|${family})/")
      list(APPEND complaints "${file}: includes ${included}, another family")
    endif()
    # games/positional is a base with families in folders of their own.
    set(positional "games/positional/(achievement|avoidance|avoidance_plus|avoider|waiter)/")
    if(file MATCHES "^src/${positional}" AND NOT unit_test)
      set(family ${CMAKE_MATCH_1})
      if(included MATCHES "^${positional}" AND NOT CMAKE_MATCH_1 STREQUAL family)
        list(APPEND complaints "${file}: includes ${included}, another family")
      endif()
    elseif(file MATCHES "^src/games/positional/" AND NOT unit_test AND included MATCHES "^${positional}")
      list(APPEND complaints "${file}: includes ${included}, a family, and is below the families")
    endif()
  endforeach()
endforeach()

set(verifier_seen ${verifier_pending})
while(verifier_pending)
  list(POP_FRONT verifier_pending place)
  foreach(included IN LISTS "includes_of_${place}")
    if(included IN_LIST verifier_seen)
      continue()
    endif()
    list(APPEND verifier_seen ${included})
    if(NOT included MATCHES "${seen_by_verifier}")
      list(APPEND complaints "${place}: includes ${included}, which the verifier must not see")
      continue()
    endif()
    if(included STREQUAL "games/written/reader.hpp")
      continue()  # what a text says is data; the rules are read off it twice
    endif()
    string(REGEX REPLACE "\\.hpp$" ".cpp" source ${included})
    list(APPEND verifier_pending ${included} ${source})
  endforeach()
endwhile()

list(REMOVE_ITEM headers ${used})
foreach(header IN LISTS headers)
  list(APPEND complaints "${header}: only tests include it, so it belongs in tests/")
endforeach()

file(GLOB_RECURSE scripts RELATIVE ${ROOT}
  ${ROOT}/packages/*.js ${ROOT}/packages/*.mjs ${ROOT}/packages/*.ts)
list(FILTER scripts EXCLUDE REGEX "/node_modules/")
foreach(file IN LISTS scripts)
  string(REGEX REPLACE "^(packages/[^/]+)/.*" "\\1" package ${file})
  file(STRINGS ${ROOT}/${file} imports REGEX "(from|import|import\\() ?['\"]")
  foreach(line IN LISTS imports)
    string(REGEX REPLACE ".*(from|import|import\\() ?['\"]([^'\"]*)['\"].*" "\\2" imported "${line}")
    if(imported MATCHES "^node:")
      continue()
    endif()
    cmake_path(GET file PARENT_PATH place)
    cmake_path(APPEND place ${imported})
    cmake_path(NORMAL_PATH place)
    if(NOT imported MATCHES "^\\.\\.?/" OR NOT place MATCHES "^${package}/")
      list(APPEND complaints "${file}: imports ${imported}, which is no file of ${package}")
    endif()
  endforeach()
endforeach()

list(LENGTH files count)
if(count LESS 50)
  list(APPEND complaints "only ${count} files were found under ${ROOT}")
endif()
if(complaints)
  list(JOIN complaints "\n  " text)
  message(FATAL_ERROR "\n  ${text}")
endif()
message(STATUS "${count} files")
