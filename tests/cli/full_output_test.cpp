// SPDX-License-Identifier: MIT
// A full disk behind standard output, or none at all: one line and exit status 1.
#include <gtest/gtest.h>

#include <cerrno>
#include <sstream>
#include <streambuf>
#include <string>
#include <vector>

#include "cli/run.hpp"

namespace harary::cli {
namespace {

// Accepts nothing, like a full disk.
class FullDisk : public std::streambuf {
 protected:
  int_type overflow(int_type) override {
    errno = ENOSPC;
    return traits_type::eof();
  }
  int sync() override {
    errno = ENOSPC;
    return -1;
  }
};

void expect_failure(const std::vector<std::string>& arguments) {
  FullDisk disk;
  std::istringstream in;
  std::ostream out(&disk);
  std::ostringstream err;
  err.tie(&out);  // as std::cerr is tied to std::cout
  EXPECT_EQ(run(arguments, {in, out, err}), kFailed) << arguments[0];
  EXPECT_EQ(err.str(), "harary: standard output cannot be written: No space left on device\n")
      << arguments[0];
}

TEST(FullOutput, EveryCommandFailsInOneLine) {
  expect_failure({"solve", "sim", "--json"});
  expect_failure({"solve", "sim"});
  expect_failure({"games"});
  expect_failure({"--help"});
  expect_failure({"--version"});
  expect_failure({"layers", "sim", "--json"});
  expect_failure({"count", "--order", "5"});
  expect_failure({"completion", "bash"});
}

}  // namespace
}  // namespace harary::cli
