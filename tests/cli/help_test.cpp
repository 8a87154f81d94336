// SPDX-License-Identifier: MIT
// The pages of help, of every command and of every game: what they hold, and that they fit a
// screen.
#include <gtest/gtest.h>

#include <filesystem>
#include <set>

#include "app/catalogue.hpp"
#include "cli/help/examples.hpp"
#include "cli/progress_display.hpp"
#include "support/base/test_folder.hpp"
#include "tests/cli/command.hpp"

namespace harary::cli {
namespace {

std::string page(const Arguments& arguments) {
  const Outcome outcome = outcome_of(arguments);
  EXPECT_EQ(outcome.status, kAnswered) << outcome.err;
  EXPECT_EQ(outcome.err, "");
  return outcome.out;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

std::vector<std::string> commands() {
  std::vector<std::string> names;
  for (const std::string& line : lines_of(page({"--complete", ""}))) {
    names.push_back(line.substr(0, line.find('\t')));
  }
  EXPECT_GT(names.size(), 20U);
  return names;
}

// Those that take a game.
const std::vector<std::string> kOfGames{"solve", "analyse", "layers", "tablebase",
                                        "play",  "chances", "split"};

void expect_fits(const std::string& text, const std::string& what) {
  const std::vector<std::string> lines = lines_of(text);
  EXPECT_LE(lines.size(), 24U) << what << '\n' << text;
  for (const std::string& line : lines) EXPECT_LE(width_of(line), 80) << what << '\n' << text;
}

// The options that the page lists below a heading, by the first of their names.
std::vector<std::string> listed(const std::string& text) {
  std::vector<std::string> names;
  for (const std::string& line : lines_of(text)) {
    if (!line.starts_with("  --")) continue;
    const std::string word = line.substr(4);
    names.push_back(word.substr(0, word.find_first_of(" ,")));
  }
  return names;
}

std::size_t place_of(const std::vector<std::string>& words, const std::string& word) {
  return static_cast<std::size_t>(std::find(words.begin(), words.end(), word) - words.begin());
}

TEST(Help, OfTheProgramAndOfEveryCommandFitsAScreen) {
  expect_fits(page({"--help"}), "harary");
  EXPECT_EQ(page({"--help"}), page({"help"}));
  EXPECT_EQ(page({"-h"}), page({"help"}));
  const std::string all = page({"--help-all"});
  for (const std::string& command : commands()) {
    const std::string text = page({command, "--help"});
    expect_fits(text, command);
    EXPECT_EQ(text, page({"help", command}));
    EXPECT_NE(all.find("\n  " + command + " "), std::string::npos) << command;
    EXPECT_NE((" " + page({"help"})).find(" " + command), std::string::npos) << command;
    EXPECT_NE(text.find("\nExamples:\n  "), std::string::npos) << text;
  }
}

TEST(Help, OfEveryGameFitsAScreenAndHasItsOptionsAlone) {
  std::set<std::string> of_some_game;
  for (const GameDescription& game : catalogue()) {
    for (const OptionSpec& option : game.options) of_some_game.insert(option.name);
  }
  for (const GameDescription& game : catalogue()) {
    for (const std::string& command : kOfGames) {
      const std::string text = page({command, game.name, "--help"});
      expect_fits(text, command + ' ' + game.name);
      EXPECT_EQ(text, page({"help", command, game.name}));
      const std::vector<std::string> common = listed(text);
      const std::vector<std::string> all = listed(page({command, game.name, "--help-all"}));
      // The board and the target are the first two, and the common half is the beginning.
      std::size_t first = 0;
      for (const char* name : {"board", "target"}) {
        if (game.option(name) == nullptr) continue;
        EXPECT_EQ(place_of(common, name), first++) << command << ' ' << game.name << '\n' << text;
      }
      for (const std::string& name : common) EXPECT_LT(place_of(all, name), all.size()) << name;
      for (const OptionSpec& option : game.options) {
        if (option.positional || !option.interfaces.command_line) continue;
        EXPECT_LT(place_of(all, option.name), all.size())
            << command << ' ' << game.name << " --" << option.name;
      }
      // What some other game has, and this one not, is an option of the command itself.
      const std::vector<std::string> own = listed(page({command, "--help-all"}));
      for (const std::string& name : all) {
        EXPECT_LT(place_of(own, name), own.size()) << name;
        if (of_some_game.contains(name)) EXPECT_NE(game.option(name), nullptr) << text;
      }
    }
  }
}

TEST(Help, SaysWhatAGameIs) {
  for (const GameDescription& game : catalogue()) {
    const std::string text = page({"games", game.name});
    EXPECT_EQ(text, page({"help", game.name}));
    for (const OptionSpec& option : game.options) {
      if (!option.interfaces.command_line) continue;
      EXPECT_NE(text.find("--" + option.name), std::string::npos) << text;
    }
    EXPECT_NE(text.find("\nExamples:\n  harary solve " + game.name), std::string::npos) << text;
    EXPECT_NE(text.find(game.about.title), std::string::npos) << text;
  }
  EXPECT_EQ(Json::parse(page({"games", "sim", "--json"}))["game"], "sim");
  EXPECT_EQ(outcome_of({"games", "simm"}).err, "harary: 'simm' is not a game; did you mean sim?\n");
}

TEST(Help, IsAskedForInManyWays) {
  EXPECT_EQ(page({"-V"}), page({"--version"}));
  EXPECT_EQ(page({"--help", "solve"}), page({"solve", "--help"}));
  EXPECT_EQ(page({"help", "strong"}), page({"help", "tablebase"}));
  EXPECT_EQ(page({"help", "--all", "solve", "sim"}), page({"solve", "sim", "--help-all"}));
  EXPECT_EQ(outcome_of({"help", "slove"}).err,
            "harary: 'slove' is not a command; did you mean solve?\n");
  EXPECT_EQ(outcome_of({"help", "count", "sim"}).err,
            "harary: harary count takes no game; see harary help count\n");
  EXPECT_EQ(outcome_of({"solve", "simm", "--help"}).err,
            "harary: 'simm' is not a game; did you mean sim?\n");
}

// The words of a line as a shell splits them; only double quotes are used.
Arguments split(const std::string& line) {
  Arguments words{""};
  bool quoted = false;
  for (const char c : line) {
    if (c == '"') {
      quoted = !quoted;
    } else if (c == ' ' && !quoted) {
      words.emplace_back();
    } else {
      words.back() += c;
    }
  }
  return words;
}

// Those that no shell is needed for and that end soon.
bool is_quick_command(const std::string& line) {
  static const std::set<std::string> kLong{"serve", "bench", "demo"};
  const Arguments words = split(line);
  return words.front() == "harary" && line.find_first_of("|<>") == std::string::npos &&
         !kLong.contains(words[1]);
}

// Runs the lines of examples one after the other in a folder of their own.
void expect_examples_run(const std::vector<std::string>& examples) {
  const TestFolder folder;
  const std::filesystem::path before = std::filesystem::current_path();
  std::filesystem::current_path(folder.path());
  for (const std::string& line : examples) {
    if (!is_quick_command(line)) continue;
    const Arguments words = split(line);
    const Outcome outcome = outcome_of({words.begin() + 1, words.end()});
    const bool long_one = line.find("--checkpoint") != std::string::npos;
    EXPECT_TRUE(outcome.status == kAnswered || (long_one && outcome.status == kBudgetEnded))
        << line << ": " << outcome.err;
  }
  std::filesystem::current_path(before);
}

TEST(Examples, OfEveryCommandRun) {
  for (const std::string& command : commands()) {
    const std::vector<std::string> examples = examples_of(command, nullptr);
    EXPECT_FALSE(examples.empty()) << command;
    // Files that other programs write.
    if (command != "reduce" && command != "split") expect_examples_run(examples);
  }
}

TEST(Examples, OfEveryGameAreThreeAndRun) {
  for (const GameDescription& game : catalogue()) {
    for (const std::string command : {"solve", "analyse", "play"}) {
      const std::vector<std::string> examples = examples_of(command, &game);
      EXPECT_EQ(examples.size(), 3U) << command << ' ' << game.name;
      expect_examples_run(examples);
    }
  }
}

}  // namespace
}  // namespace harary::cli
