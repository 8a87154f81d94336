// SPDX-License-Identifier: MIT
// A command that writes files, and what must be true of them whatever fails: each is as it was or
// complete, errors are one line, nothing that lies about stops the next run.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "support/base/test_folder.hpp"
#include "tests/faults/traced.hpp"

namespace harary::tests {

using Files = std::map<std::string, std::string>;

struct Scenario {
  // Words of a `harary` command; '@' stands for the folder.
  std::vector<std::string> arguments;
  // Files that are there before.
  Files before = {};
  int status = 0;  // of a run in which nothing fails
  // A command that refuses a file that is not whole, by this status or by saying no: for files that
  // are not the same in each run.
  std::vector<std::string> reader = {};
  std::string read_file = {};
};

enum class Calls { some, all };

// Does each fault at some or all calls of the command.
void survive(const Scenario& scenario, Calls calls);

}  // namespace harary::tests
