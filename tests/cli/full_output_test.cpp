// SPDX-License-Identifier: MIT
// A full disk behind standard output, or none at all, and exceptions that no command expects: one
// line and exit status 1.
#include <gtest/gtest.h>

#include <cerrno>
#include <sstream>
#include <stdexcept>
#include <streambuf>
#include <string>
#include <system_error>
#include <utility>
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

// What no command expects, as a contradiction inside a search, or a thread that cannot be had.
template <class Exception>
class Throwing : public std::streambuf {
 public:
  explicit Throwing(Exception exception) : exception_(std::move(exception)) {}

 protected:
  int_type overflow(int_type) override { throw exception_; }

 private:
  Exception exception_;
};

template <class Exception>
std::string error_of(const Exception& exception) {
  Throwing<Exception> buffer(exception);
  std::istringstream in;
  std::ostream out(&buffer);
  std::ostringstream err;
  EXPECT_EQ(run({"games"}, {in, out, err}), kFailed);
  return err.str();
}

TEST(AnException, OfTheProgramIsCalledAFault) {
  EXPECT_EQ(error_of(std::logic_error("two\nanswers")),
            "harary: two answers; this is a fault of the program, so no answer of this run counts; "
            "please report the command\n");
}
TEST(AnException, OfTheSystemIsCalledARefusal) {
  const auto code = std::make_error_code(std::errc::resource_unavailable_try_again);
  EXPECT_EQ(error_of(std::system_error(code)),
            "harary: the system refuses: Resource temporarily unavailable\n");
}

}  // namespace
}  // namespace harary::cli
