# SPDX-License-Identifier: MIT
# cmake -DROOT=... -DCOPY=... -P include_lines_test.cmake: include_lines.cmake refuses what it should
# refuse. Each include line here is added to a copy of the sources, under COPY.
cmake_minimum_required(VERSION 3.25)

file(REMOVE_RECURSE ${COPY})
foreach(folder include examples src cli server wasm bench tests cmake)
  file(COPY ${ROOT}/${folder} DESTINATION ${COPY})
endforeach()
file(COPY ${ROOT}/python/module DESTINATION ${COPY}/python)

function(complaints result)
  execute_process(COMMAND ${CMAKE_COMMAND} -DROOT=${COPY} -P ${ROOT}/tests/include_lines.cmake
    OUTPUT_VARIABLE out ERROR_VARIABLE out RESULT_VARIABLE status)
  if(status EQUAL 0)
    set(out "")
  endif()
  set(${result} "${out}" PARENT_SCOPE)
endfunction()

function(refuses file included what)
  file(READ ${COPY}/${file} before)
  file(APPEND ${COPY}/${file} "#include \"${included}\"\n")
  complaints(found)
  string(REGEX REPLACE "[ \n]+" " " found "${found}")
  string(FIND "${found}" "includes ${included}, ${what}" at)
  if(at EQUAL -1)
    message(SEND_ERROR "${file} may include ${included}: ${found}")
  endif()
  file(WRITE ${COPY}/${file} "${before}")
endfunction()

complaints(found)
if(found)
  message(SEND_ERROR "the sources themselves are refused: ${found}")
endif()
refuses(src/verify/plain_rules_game.hpp games/scoring/scoring.hpp "which the verifier must not see")
refuses(src/verify/cores/words.cpp games/edges/outcome.hpp "which the verifier must not see")
refuses(src/games/plain_rules.hpp games/scoring/scoring.hpp "which the verifier must not see")
refuses(src/certificate/reader.cpp games/edges/symmetry.hpp "which the verifier must not see")
refuses(src/verify/check.cpp solve/proof/search.hpp "which does not lie below verify")
refuses(src/solve/proof/search.hpp games/scoring/scoring.hpp "a family")
file(REMOVE_RECURSE ${COPY})
