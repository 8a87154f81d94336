// SPDX-License-Identifier: MIT
// What the program says to a shell that asks what may stand at the cursor.
#include <gtest/gtest.h>

#include <sstream>

#include "app/catalogue.hpp"
#include "tests/cli/command.hpp"

namespace harary::cli {
namespace {

// The words before the first tabs, and what files the shell is to list, separated by blanks. The
// cursor is at the end of the line.
std::string offered(const std::string& line) {
  Arguments arguments{"--complete", ""};
  for (const char c : line) {
    if (c == ' ') {
      arguments.emplace_back();
    } else {
      arguments.back() += c;
    }
  }
  const Outcome outcome = outcome_of(arguments);
  EXPECT_EQ(outcome.status, kAnswered) << line;
  EXPECT_EQ(outcome.err, "") << line;
  std::istringstream lines(outcome.out);
  std::string words;
  for (std::string text; std::getline(lines, text);) {
    words += (words.empty() ? "" : " ") + text.substr(0, text.find('\t'));
  }
  return words;
}

std::vector<std::string> split(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

TEST(Completion, OffersCommandsAndGames) {
  EXPECT_EQ(offered("so"), "solve");
  EXPECT_EQ(offered("--v"), "--version");
  EXPECT_EQ(offered("unknown "), "");
  EXPECT_EQ(offered("analyze hon"), "honeybee");
  std::vector<std::string> games;
  for (const GameDescription& game : catalogue()) games.push_back(game.name);
  EXPECT_EQ(split(offered("solve ")), games);
  EXPECT_EQ(split(offered("export pg ")), games);
}

TEST(Completion, OffersValuesOfOptions) {
  EXPECT_EQ(offered("solve sim --question "), "outcome winner nimber number class form");
  EXPECT_EQ(offered("solve sim --question=w"), "--question=winner");
  EXPECT_EQ(offered("solve sim --method h"), "heuristic");
  EXPECT_EQ(offered("solve sim --certificate-of p"), "positions");
  EXPECT_EQ(offered("solve sim --progress o"), "on off");
  EXPECT_EQ(offered("solve sim --first "), "red green");
  EXPECT_EQ(offered("solve sim --bias "), "1:1 1:2 2:1");
  EXPECT_EQ(offered("play sim --as "), "first second both none");
  EXPECT_EQ(offered("chances sim --as s"), "second");
  EXPECT_EQ(offered("split sim --question "), "outcome winner");
  EXPECT_EQ(offered("completion "), "bash zsh fish");
  EXPECT_EQ(offered("reduce pos-"), "pos-cnf pos-dnf");
  EXPECT_EQ(offered("reduce fvs fl"), "flood");
  EXPECT_EQ(offered("solve sim --threads "), "");
}

TEST(Completion, OffersNamesOfBoardsAndTargets) {
  EXPECT_EQ(offered("solve sim --board pe"), "petersen petersen:4,1 petersen:");
  EXPECT_EQ(offered("solve sim --board=pe"),
            "--board=petersen --board=petersen:4,1 --board=petersen:");
  EXPECT_EQ(offered("solve sim --target cl"), "claw");
  EXPECT_EQ(offered("solve sim --board st"), "star:");
  EXPECT_EQ(offered("solve flood --board hex:fl"), "hex:flower:1");
  EXPECT_EQ(offered("solve flood --board pe"), "");
  EXPECT_EQ(offered("solve sim --board hex:fl"), "");
  EXPECT_EQ(offered("arrows pe"), "petersen petersen:4,1 petersen:");
  EXPECT_EQ(offered("arrows K6 bow"), "bowtie");
  EXPECT_EQ(offered("ramsey K3 K3 K"), offered("ramsey K"));
  EXPECT_NE(offered("ramsey K"), "");
}

TEST(Completion, OffersTheOptionsThatTheGameHas) {
  EXPECT_EQ(offered("solve sim --l"), "--log");
  EXPECT_EQ(offered("solve letters --l"), "--letters --log");
  EXPECT_EQ(offered("solve sim --le"), "");
  EXPECT_EQ(offered("solve letters --le"), "--letters");
  EXPECT_EQ(offered("solve --le"), "--letters");
  EXPECT_EQ(offered("solve sim --checkp"), "--checkpoint --checkpoint-every --checkpoint-of");
  EXPECT_EQ(offered("solve sim --json --js"), "");
  EXPECT_EQ(offered("solve sim --board --js"), "");
  EXPECT_EQ(offered("solve sim -- --js"), "");
  EXPECT_EQ(offered("count "), offered("count --"));
}

TEST(Completion, LeavesFilesToTheShell) {
  EXPECT_EQ(offered("solve sim --board @li"), ":@files");
  EXPECT_EQ(offered("solve sim --board=@li"), ":@files");
  EXPECT_EQ(offered("solve sim --target @"), ":@files");
  EXPECT_EQ(offered("solve sim --boards "), "- @");
  EXPECT_EQ(offered("check conjecture-6 --graphs @"), ":@files");
  EXPECT_EQ(offered("solve flood --board @"), ":@files");
  EXPECT_EQ(offered("solve sim --certificate "), ":files");
  EXPECT_EQ(offered("solve sim --checkpoint=a"), ":files");
  EXPECT_EQ(offered("solve pos-cnf --instance "), ":files");
  EXPECT_EQ(offered("verify a"), ":files");
  EXPECT_EQ(offered("probe "), ":folders");
  EXPECT_EQ(offered("serve --data "), ":folders");
  EXPECT_EQ(offered("split sim --join "), ":files");
}

// A message about a wrong word names the right ones; they are those that are offered.
TEST(Completion, OffersWhatTheProgramTakes) {
  for (const std::string line :
       {"solve sim --question", "solve sim --method", "solve sim --certificate-of",
        "solve sim --progress", "play sim --as", "play sim --opponent", "chances sim --as",
        "estimate --order 5 --method", "arrows K6 K3 --symmetry", "critical", "check", "completion",
        "reduce"}) {
    const std::vector<std::string> words = split(offered(line + " "));
    EXPECT_GE(words.size(), 2U) << line;
    const std::string said =
        command(line + " zzz" + (line == "reduce" ? " flood -" : "")).err + " ";
    for (const std::string& word : words) {
      EXPECT_NE(said.find(word), std::string::npos) << line << ": " << word << "\n" << said;
    }
    const auto list = said.find(" must be ");
    if (list == std::string::npos) continue;
    for (std::string word : split(said.substr(list + 9))) {
      if (word.ends_with(',')) word.pop_back();
      if (word == "or") continue;
      EXPECT_NE(std::find(words.begin(), words.end(), word), words.end()) << line << ": " << word;
    }
  }
}

TEST(Completion, KnowsThreeShells) {
  for (const std::string shell : {"bash", "zsh", "fish"}) {
    EXPECT_NE(command("completion " + shell).out.find("--complete"), std::string::npos) << shell;
  }
  const Outcome other = command("completion tcsh");
  EXPECT_EQ(other.status, kBadInput);
  EXPECT_NE(other.err.find("must be bash, zsh or fish"), std::string::npos) << other.err;
}

}  // namespace
}  // namespace harary::cli
