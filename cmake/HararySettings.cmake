# SPDX-License-Identifier: MIT
# One place for what every target of the project is compiled with.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()

if(HARARY_STDLIB)
  add_compile_options(-stdlib=${HARARY_STDLIB})
  add_link_options(-stdlib=${HARARY_STDLIB})
endif()

add_library(harary_settings INTERFACE)
target_include_directories(harary_settings INTERFACE
  $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/src>)
target_compile_options(harary_settings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Wcast-qual
  $<$<BOOL:${HARARY_WERROR}>:-Werror>)
# gcc 12 warns of overlapping memcpy inside std::string where there is none (GCC bug 105651).
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  target_compile_options(harary_settings INTERFACE -Wno-restrict)
endif()
if(HARARY_ARCH AND CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  target_compile_options(harary_settings INTERFACE -march=${HARARY_ARCH})
endif()
if(HARARY_SANITIZE)
  target_compile_options(harary_settings INTERFACE
    -fsanitize=${HARARY_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  target_link_options(harary_settings INTERFACE -fsanitize=${HARARY_SANITIZE})
endif()
