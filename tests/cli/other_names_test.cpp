// SPDX-License-Identifier: MIT
// Words under which people look for games and commands: the message has a line to type, and that
// line runs.
#include "app/other_names.hpp"

#include <gtest/gtest.h>

#include <set>

#include "app/catalogue.hpp"
#include "tests/cli/command.hpp"

namespace harary::cli {
namespace {

TEST(OtherNames, LeadToALineThatRuns) {
  std::set<std::string_view> seen;
  for (const OtherName& one : other_names()) {
    for (const std::string_view name : one.names) {
      EXPECT_TRUE(seen.insert(name).second) << name;
      EXPECT_EQ(find_game(std::string(name)), nullptr) << name;
    }
    const Outcome refused = command("solve " + std::string(one.names.front()));
    EXPECT_EQ(refused.status, kBadInput);
    const std::size_t line = refused.err.find("harary solve ");
    ASSERT_NE(line, std::string::npos) << refused.err;
    std::string typed = refused.err.substr(line + std::string("harary ").size());
    typed.pop_back();
    if (const auto file = typed.find("@examples/"); file != std::string::npos) {
      typed.insert(file + 1, HARARY_DOCS "/../");
    }
    EXPECT_EQ(command(typed + " --time 60s").status, kAnswered) << typed;
  }
  EXPECT_GT(seen.size(), 80U);
}

TEST(OtherNames, AreFoundAsPeopleWriteThem) {
  for (const char* word :
       {"tic-tac-toe", "TicTacToe", "tic_tac_toe", "tictacto", "Noughts-and-Crosses"}) {
    EXPECT_EQ(outcome_of({"solve", word}).err,
              "harary: '" + std::string(word) +
                  "' is not a game here; Noughts and crosses: harary solve achievement --board "
                  "grid:3x3 --target line:3\n");
  }
  EXPECT_EQ(command("analyse hex").err,
            "harary: 'hex' is not a game here; Hex: harary analyse maker-breaker --board "
            "rhombus:4x4 --target path:left-right\n");
  for (const char* word : {"gomoku", "nim", "bridg-it", "shannon"}) {
    EXPECT_NE(outcome_of({"solve", word}).err.find(": harary solve "), std::string::npos) << word;
  }
  EXPECT_EQ(meant_by("xyzzy"), nullptr);
}

TEST(OtherNames, OfCommandsAreKnownToo) {
  EXPECT_EQ(command("version").err,
            "harary: 'version' is not a command; did you mean harary --version?\n");
  EXPECT_EQ(command("-v").err, "harary: '-v' is not an option here; did you mean -V?\n");
  EXPECT_EQ(command("sim").err,
            "harary: 'sim' is a game, not a command; did you mean solve sim?\n");
  EXPECT_NE(command("hex").err.find("harary solve maker-breaker"), std::string::npos);
}

// Options in front of the command belong to it.
TEST(Options, MayComeBeforeTheCommand) {
  const auto same = [](const std::string& line, const std::string& usual) {
    Json first = command(line).json();
    Json second = command(usual).json();
    for (Json* json : {&first, &second}) json->erase("seconds");
    EXPECT_EQ(first, second) << line;
  };
  same("--json solve sim --board K4", "solve sim --board K4 --json");
  same("--json --threads 1 solve sim --board K4", "solve sim --board K4 --json --threads 1");
  EXPECT_EQ(command("--jsn solve sim").err,
            "harary: '--jsn' is not an option here; did you mean --json?\n");
}

}  // namespace
}  // namespace harary::cli
