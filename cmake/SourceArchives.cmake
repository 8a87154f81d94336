# SPDX-License-Identifier: MIT
# Libraries that are compiled from source archives: those of the engine for browsers, and nauty in a
# portable build. setup/site.sh downloads the archives; their sums are beside each call.
set(HARARY_ARCHIVES "${PROJECT_SOURCE_DIR}/build/wasm-archives" CACHE PATH "Folder of the source archives")

# unpack(archive sha256 folder): extracts an archive of HARARY_ARCHIVES.
function(unpack archive sum folder)
  set(file "${HARARY_ARCHIVES}/${archive}")
  if(NOT EXISTS "${file}")
    message(FATAL_ERROR "harary: missing: ${file} (./run site and ./run packages download it)")
  endif()
  file(SHA256 "${file}" found)
  if(NOT found STREQUAL sum)
    message(FATAL_ERROR "harary: ${file} is damaged: its SHA-256 sum is ${found}")
  endif()
  file(ARCHIVE_EXTRACT INPUT "${file}" DESTINATION "${PROJECT_BINARY_DIR}/archives")
  set(${folder} "${PROJECT_BINARY_DIR}/archives" PARENT_SCOPE)
endfunction()

# nauty_from_source(target [THREADS] WORD bytes): a static library of nauty with words of 64 bits. Its header is a
# template that its configure script fills in: here for a machine whose long and pointers have WORD
# bytes; THREADS: each thread has work space of its own.
function(nauty_from_source target)
  cmake_parse_arguments(ARG "THREADS" "WORD" "" ${ARGN})
  unpack(pynauty-2.8.8.1.tar.gz 454d3b0e605d649d13478afb090daef4a152f15c4a337a391fe69fded7e683f2 archives)
  set(source ${archives}/pynauty-2.8.8.1/src/nauty2_8_8)
  foreach(name nauty naututil)
    file(READ ${source}/${name}-h.in text)
    string(REPLACE "@default_wordsize@" "64" text "${text}")
    string(REPLACE "SIZEOF_LONG_LONG @ac_cv_sizeof_long@" "SIZEOF_LONG_LONG 8" text "${text}")
    string(REPLACE "@ac_cv_sizeof_int@" "4" text "${text}")
    string(REGEX REPLACE "@ac_cv_sizeof_(long|voidp)@" "${ARG_WORD}" text "${text}")
    if(ARG_THREADS)
      string(REPLACE "@tls_supported@" "1" text "${text}")
      string(REPLACE "@use_tls@" "#define USE_TLS" text "${text}")
      string(REPLACE "@ac_cv_tls@" "__thread" text "${text}")
    endif()
    string(REGEX REPLACE "@(header_[a-z_]+|malloc_dec|has_math_inf|have_(clz|popcnt)l?l?|flex_array_ok)@" "1"
           text "${text}")
    string(REGEX REPLACE "@(use_tls|ac_cv_tls|ac_cv_noret|edit_msg|configure_input)@" "" text "${text}")
    string(REGEX REPLACE "@[A-Za-z_0-9]+@" "0" text "${text}")
    file(CONFIGURE OUTPUT nauty/${name}.h CONTENT "${text}" @ONLY)
  endforeach()
  set(files nauty nautil naugraph schreier naurng)
  list(TRANSFORM files PREPEND ${source}/)
  list(TRANSFORM files APPEND .c)
  add_library(${target} STATIC ${files})
  # Before the sources' own folder, which is for the other headers.
  target_include_directories(${target} SYSTEM PUBLIC ${PROJECT_BINARY_DIR}/nauty ${source})
  target_compile_options(${target} PRIVATE -w)
endfunction()
