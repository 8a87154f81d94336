// SPDX-License-Identifier: MIT
// Runs a command line in process, and looks at what came out.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "app/json.hpp"
#include "cli/run.hpp"

namespace harary::cli {

using Arguments = std::vector<std::string>;

struct Outcome {
  int status = 0;
  std::string out;
  std::string err;

  Json json() const { return Json::parse(out); }
};

// What the program prints and returns for these arguments, which may be empty or have blanks.
inline Outcome outcome_of(const Arguments& arguments, const std::string& input = "") {
  std::istringstream in(input);
  std::ostringstream out;
  std::ostringstream err;
  Outcome outcome;
  outcome.status = run(arguments, {in, out, err});
  outcome.out = out.str();
  outcome.err = err.str();
  return outcome;
}

// "count --order 6"; arguments are separated by blanks.
inline Outcome command(const std::string& line, const std::string& input = "") {
  std::istringstream words(line);
  Arguments arguments;
  for (std::string word; words >> word;) arguments.push_back(word);
  return outcome_of(arguments, input);
}

// The answer of a command that has one: one JSON object and nothing else.
inline Json answer(const std::string& line) {
  const Outcome outcome = command(line + " --json");
  EXPECT_EQ(outcome.status, kAnswered) << line << ": " << outcome.err;
  EXPECT_EQ(std::count(outcome.out.begin(), outcome.out.end(), '\n'), 1) << line;
  EXPECT_EQ(outcome.err, "") << line;
  return outcome.json();
}

// What is known at the end of a budget.
inline Json partial_answer(const std::string& line, const std::string& stopped) {
  const Outcome outcome = command(line + " --json");
  EXPECT_EQ(outcome.status, kBudgetEnded) << line;
  EXPECT_NE(outcome.err, "") << line;
  Json json = outcome.json();
  EXPECT_EQ(json["stopped"], stopped) << line;
  return json;
}

// Status 2, one line on the error stream that holds `part`, nothing on the other.
inline void expect_refused(const std::string& line, const std::string& part) {
  for (const char* form : {"", " --json"}) {
    const Outcome outcome = command(line + form);
    EXPECT_EQ(outcome.status, kBadInput) << line;
    EXPECT_EQ(outcome.out, "") << line;
    EXPECT_TRUE(outcome.err.starts_with("harary: ")) << line << ": " << outcome.err;
    EXPECT_EQ(std::count(outcome.err.begin(), outcome.err.end(), '\n'), 1) << outcome.err;
    EXPECT_NE(outcome.err.find(part), std::string::npos) << line << ": " << outcome.err;
  }
}

}  // namespace harary::cli
