// SPDX-License-Identifier: MIT
// The manual page says what the parser knows, and its examples work.
#include <gtest/gtest.h>

#include <filesystem>
#include <sstream>

#include "support/base/test_folder.hpp"
#include "tests/cli/command.hpp"

namespace harary::cli {
namespace {

TEST(Manual, NamesEveryCommandAndItsOptions) {
  const std::string page = command("manual").out;
  EXPECT_TRUE(page.starts_with(".TH HARARY 1"));
  for (const char* words :
       {".B solve\n", ".B analyse, analyze\n", ".B honeybee\n", "\\fB\\-\\-certificate \\fIFILE",
        "\\fIfirst|second\\fR", "\\fIoutcome|winner|nimber|number|class|form\\fR",
        "\\fB\\-\\-memory \\fISIZE"}) {
    EXPECT_NE(page.find(words), std::string::npos) << words;
  }
}

TEST(Manual, HasTheUsualSections) {
  const std::string page = command("manual").out;
  std::size_t before = 0;
  for (const char* section : {"NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "EXAMPLES", "FILES",
                              "EXIT STATUS", "SEE ALSO"}) {
    const std::size_t at = page.find(std::string("\n.SH ") + section + "\n");
    EXPECT_NE(at, std::string::npos) << section;
    EXPECT_GT(at, before) << section << " is not in its place";
    before = at;
  }
}

// An option of games is described once, not once a command.
TEST(Manual, SaysNothingTwice) {
  const std::string page = command("manual").out;
  const std::string option = "\\fB\\-\\-vertex\\-colours ";
  const std::size_t first = page.find(option);
  EXPECT_NE(first, std::string::npos);
  EXPECT_EQ(page.find(option, first + 1), std::string::npos);
}

TEST(Manual, HasExamplesThatWork) {
  const TestFolder folder;
  const std::filesystem::path before = std::filesystem::current_path();
  std::filesystem::current_path(folder.path());
  std::istringstream page(command("manual").out);
  int examples = 0;
  bool inside = false;
  for (std::string line; std::getline(page, line);) {
    if (line == ".EX" || line == ".EE") {
      inside = line == ".EX";
      continue;
    }
    if (!inside) continue;
    ++examples;
    std::string words;
    for (const char c : line) {
      if (c != '\\' && c != '"') words += c;
    }
    ASSERT_TRUE(words.starts_with("harary ")) << line;
    const Outcome outcome = command(words.substr(7) + " --progress off");
    EXPECT_EQ(outcome.status, kAnswered) << words << ": " << outcome.err;
    EXPECT_NE(outcome.out, "") << words;
  }
  std::filesystem::current_path(before);
  EXPECT_GE(examples, 5);
}

}  // namespace
}  // namespace harary::cli
