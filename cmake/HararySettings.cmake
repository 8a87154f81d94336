# SPDX-License-Identifier: MIT
# One place for what every target of the project is compiled with.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
# The shared object gives out what include/harary marks.
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()

if(HARARY_STDLIB)
  add_compile_options(-stdlib=${HARARY_STDLIB})
  add_link_options(-stdlib=${HARARY_STDLIB})
endif()

# Clang's linker, where it is installed: it takes a second where others take ten.
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND NOT EMSCRIPTEN AND NOT CMAKE_EXE_LINKER_FLAGS MATCHES "-fuse-ld=")
  include(CheckLinkerFlag)
  check_linker_flag(CXX -fuse-ld=lld HARARY_LLD)
  if(HARARY_LLD)
    add_link_options(-fuse-ld=lld)
  endif()
endif()

# On Debian and what follows it, libraries lie in lib/<architecture> under any prefix, as its linker,
# pkg-config and CMake expect; GNUInstallDirs says so for /usr only, but packages are made from the same files.
# (Here, because the source package of GoogleTest includes GNUInstallDirs too.)
if(NOT DEFINED CMAKE_INSTALL_LIBDIR AND EXISTS /etc/debian_version AND CMAKE_LIBRARY_ARCHITECTURE)
  set(CMAKE_INSTALL_LIBDIR lib/${CMAKE_LIBRARY_ARCHITECTURE} CACHE STRING "Folder of libraries in the prefix")
endif()

add_library(harary_settings INTERFACE)
target_include_directories(harary_settings INTERFACE
  $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/src>)
target_compile_options(harary_settings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Wcast-qual)
# A compiler that is newer than those that were tried may know new warnings; they must not end the build.
if(HARARY_WERROR AND ((CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 15)
    OR (CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 20)))
  target_compile_options(harary_settings INTERFACE -Werror)
endif()
# gcc 12 warns of overlapping memcpy inside std::string where there is none (GCC bug 105651).
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  target_compile_options(harary_settings INTERFACE -Wno-restrict)
endif()
# gcc 13 and later take a reference into one argument for one into another, a temporary.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 13)
  target_compile_options(harary_settings INTERFACE -Wno-dangling-reference)
endif()
# A concept may ask for an operator that is then never called.
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  target_compile_options(harary_settings INTERFACE -Wno-unneeded-internal-declaration)
  # Files that are compiled together may say the same `using` twice; gcc knows shadows from those.
  target_compile_options(harary_settings INTERFACE -Wno-shadow)
endif()
# Clang reports what gcc's own std::stable_sort uses inside.
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND NOT HARARY_STDLIB STREQUAL "libc++")
  target_compile_options(harary_settings INTERFACE -Wno-deprecated-declarations)
endif()
if(HARARY_ARCH AND CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  target_compile_options(harary_settings INTERFACE -march=${HARARY_ARCH})
endif()
# base/assert.hpp
if(HARARY_ASSERTS)
  target_compile_definitions(harary_settings INTERFACE HARARY_ASSERTS)
else()
  target_compile_definitions(harary_settings INTERFACE $<$<CONFIG:Debug>:HARARY_ASSERTS>)
endif()
if(HARARY_SANITIZE)
  target_compile_options(harary_settings INTERFACE
    -fsanitize=${HARARY_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  target_link_options(harary_settings INTERFACE -fsanitize=${HARARY_SANITIZE})
endif()

# What each object costs goes into a log of the build folder, which bench/build_time.py reads
# (./run build-time). Without Python the report has only Ninja's times by the clock.
find_program(python_for_times python3 HINTS /usr/bin)  # first, because wrappers cost more than it
mark_as_advanced(python_for_times)
if(PROJECT_IS_TOP_LEVEL AND python_for_times)
  set_property(GLOBAL PROPERTY RULE_LAUNCH_COMPILE
    "\"${python_for_times}\" -I -S \"${PROJECT_SOURCE_DIR}/cmake/compile_time.py\" \"${PROJECT_BINARY_DIR}/compile_times.tsv\" <OBJECT>")
endif()

# harary_small_options(target): for a shell around the library, where size and the time to compile count
# more than speed; it reads foreign text, so calls that copy memory check the size where it is known.
function(harary_small_options target)
  target_compile_options(${target} PRIVATE
    "$<$<CONFIG:Release>:-Os;-U_FORTIFY_SOURCE;-D_FORTIFY_SOURCE=2>")
endfunction()
