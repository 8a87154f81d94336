# SPDX-License-Identifier: MIT
# The libraries of the build for browsers (preset wasm), under the names that HararyRequirements
# gives them. Those that are headers come from the Debian packages of every build; nauty, zstd and
# SQLite are compiled from source archives.
include(SourceArchives)

# No question of the browser leads there: counting and arrowing, which need GMP and CaDiCaL,
# reductions. wasm/ has its own ZeroedMemory, its own no_draw.cpp, which finds
# nothing, and its own gunzip.cpp, which refuses.
set(harary_left_out "src/theory/(counting|estimating|arrowing)/|src/reduce/|/(zeroed_memory|no_draw|gunzip)\\.cpp")
string(APPEND harary_left_out "|src/app/(colouring_text|export_game|list|reductions|suggestion/rates|theory_json)\\.cpp")

# Exceptions and vectors are those of the machine: Chromium 95, Firefox 100, Safari 16.4, Node 17.
add_compile_options(-fwasm-exceptions -msimd128)
add_link_options(-fwasm-exceptions)
set(CMAKE_POSITION_INDEPENDENT_CODE OFF)

# system_headers(target header): a library of headers alone, by a link to where the system has it:
# the system's whole folder of headers would hide Emscripten's own C library.
set(wasm_include "${PROJECT_BINARY_DIR}/include")
file(MAKE_DIRECTORY "${wasm_include}")
function(system_headers target header)
  find_path(${target}_place ${header} PATHS /usr/include /usr/local/include NO_CMAKE_FIND_ROOT_PATH)
  if(NOT ${target}_place)
    message(FATAL_ERROR "harary: missing: ${header} (setup/debian-packages.txt)")
  endif()
  string(REGEX REPLACE "/.*" "" entry ${header})
  file(CREATE_LINK "${${target}_place}/${entry}" "${wasm_include}/${entry}" SYMBOLIC)
  add_library(${target} INTERFACE IMPORTED GLOBAL)
  target_include_directories(${target} SYSTEM INTERFACE "${wasm_include}")
endfunction()

system_headers(fmt::fmt-header-only fmt/format.h)
target_compile_definitions(fmt::fmt-header-only INTERFACE FMT_HEADER_ONLY=1)
set(harary_fmt fmt::fmt-header-only)
system_headers(nlohmann_json::nlohmann_json nlohmann/json.hpp)
system_headers(tomlplusplus toml++/toml.h)
system_headers(PkgConfig::xxhash xxhash.h)
target_compile_definitions(PkgConfig::xxhash INTERFACE XXH_INLINE_ALL)

enable_language(C)
unpack(zstandard-0.23.0.tar.gz b2d8c62d08e7255f68f7a740bae85b3c9b8e5466baa9cbf7f57f1cde0ac6bc09 archives)
add_library(wasm_zstd STATIC ${archives}/zstandard-0.23.0/zstd/zstd.c)
target_include_directories(wasm_zstd SYSTEM PUBLIC ${archives}/zstandard-0.23.0/zstd)
target_compile_definitions(wasm_zstd PRIVATE ZSTD_DISABLE_ASM=1)
add_library(PkgConfig::zstd ALIAS wasm_zstd)

# SQLite keeps the matches of the page, in memory; from the source package of better-sqlite3.
unpack(better-sqlite3-12.4.1.tgz 14398acbf00d1e8fe0a2753df7d4f15c13138e4b874f4e6e96791f65b4536d0d archives)
add_library(wasm_sqlite STATIC ${archives}/package/deps/sqlite3/sqlite3.c)
target_include_directories(wasm_sqlite SYSTEM PUBLIC ${archives}/package/deps/sqlite3)
target_compile_definitions(wasm_sqlite PRIVATE SQLITE_THREADSAFE=0 SQLITE_OMIT_LOAD_EXTENSION
  SQLITE_OMIT_WAL SQLITE_DQS=0 SQLITE_DEFAULT_MEMSTATUS=0 SQLITE_OMIT_DEPRECATED SQLITE_OMIT_SHARED_CACHE)
target_compile_options(wasm_sqlite PRIVATE $<$<CONFIG:Release>:-Os> -w)

nauty_from_source(wasm_nauty WORD 4)
add_library(PkgConfig::nauty ALIAS wasm_nauty)

# There are no threads: what asks for the library of threads gets none.
add_library(Threads::Threads INTERFACE IMPORTED GLOBAL)
