// SPDX-License-Identifier: MIT
#include "base/input_file.hpp"

#include <gtest/gtest.h>

#include <iterator>

#include "base/error.hpp"
#include "support/base/test_folder.hpp"

namespace harary {
namespace {

std::string refusal(const std::string& path, const std::string& place) {
  try {
    open_input_file(path, place);
  } catch (const InputError& error) {
    return error.what();
  }
  return "opened";
}

TEST(InputFile, IsReadAsItIs) {
  const TestFolder folder;
  std::ifstream file = open_input_file(folder.put("a", "one\r\ntwo"));
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(file), {}), "one\r\ntwo");
}

TEST(InputFile, IsRefusedByName) {
  const TestFolder folder;
  EXPECT_EQ(refusal(folder.file("b"), "b"), "b: cannot be opened: No such file or directory");
  EXPECT_EQ(refusal(folder.path(), "--join: b"), "--join: b: this is a folder; name a file");
}

}  // namespace
}  // namespace harary
