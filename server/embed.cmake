# SPDX-License-Identifier: MIT
# cmake -DROOT=... -DOUT=file.cpp -P embed.cmake: the files of web/dist and the description of the
# interface as arrays in a C++ source.
cmake_minimum_required(VERSION 3.25)

set(text "// Made by server/embed.cmake.\n#include \"server/site.hpp\"\n\nnamespace harary {\nnamespace {\n")
set(table "")
set(number 0)

function(embed file path)
  file(READ ${file} hex HEX)
  string(LENGTH "${hex}" length)
  math(EXPR length "${length} / 2")
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${hex}")
  string(REGEX REPLACE "((0x..,)(0x..,)(0x..,)(0x..,)(0x..,)(0x..,)(0x..,)(0x..,))" "\\1\n" bytes "${bytes}")
  set(text "${text}constexpr unsigned char kFile${number}[] = {\n${bytes}0};\n" PARENT_SCOPE)
  set(table "${table}    {\"${path}\", {reinterpret_cast<const char*>(kFile${number}), ${length}}},\n" PARENT_SCOPE)
  math(EXPR next "${number} + 1")
  set(number ${next} PARENT_SCOPE)
endfunction()

embed(${ROOT}/server/openapi.json "/api/openapi.json")
file(GLOB_RECURSE files RELATIVE ${ROOT}/web/dist ${ROOT}/web/dist/*)
list(SORT files)
foreach(file IN LISTS files)
  embed(${ROOT}/web/dist/${file} "/${file}")
endforeach()

file(WRITE ${OUT}
  "${text}}  // namespace\n\nconst std::map<std::string, std::string_view>& page_files() {\n"
  "  static const std::map<std::string, std::string_view> files{\n${table}  };\n  return files;\n}\n\n"
  "}  // namespace harary\n")
