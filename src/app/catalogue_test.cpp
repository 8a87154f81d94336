// SPDX-License-Identifier: MIT
// The table of options says what the families do.
#include "app/catalogue.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "base/error.hpp"

namespace harary {
namespace {

GameOptions options_of(const Example& example) {
  GameOptions options;
  for (const auto& [name, text] : example) options.set(name, text);
  return options;
}

GameOptions example_of(const GameDescription& game) {
  return options_of(game.example);
}

// Calls check(game, option) for every option of every game.
template <class Check>
void for_every_option(Check&& check) {
  for (const GameDescription& game : catalogue()) {
    for (const OptionSpec& option : game.options) {
      SCOPED_TRACE(game.name + " --" + option.name);
      check(game, option);
    }
  }
}

// What the game says to its example with one more option; empty if it takes it.
std::string complaint(const GameDescription& game, const std::string& name,
                      const std::string& text) {
  GameOptions options;
  for (const auto& [other, other_text] : game.example) {
    if (name != "order" || other != "board") options.set(other, other_text);
  }
  options.set(name, text);
  try {
    make_game(game.name, options);
  } catch (const InputError& error) {
    return error.what();
  }
  return "";
}

TEST(Catalogue, EveryExampleMakesAGame) {
  for (const GameDescription& game : catalogue()) {
    EXPECT_EQ(make_game(game.name, example_of(game))->name(), game.name);
    for (const auto& [name, text] : game.example) EXPECT_NE(game.option(name), nullptr);
  }
}

TEST(Catalogue, EveryOptionIsDescribed) {
  for (const GameDescription& game : catalogue()) {
    std::set<std::string> names;
    for (const OptionSpec& option : game.options) {
      EXPECT_TRUE(names.insert(option.name).second) << game.name << " " << option.name;
      EXPECT_FALSE(option.label.empty());
      EXPECT_FALSE(option.help.empty());
    }
  }
  for_every_option([](const GameDescription&, const OptionSpec& option) {
    const auto& values = option.values;
    if (option.type == OptionType::choice) {
      EXPECT_GE(values.size(), 2U);
      EXPECT_EQ(std::count(values.begin(), values.end(), option.default_text), 1);
    }
    if (option.type == OptionType::number) {
      EXPECT_LT(option.least, option.most);
    }
    const bool several = option.type == OptionType::numbers || option.type == OptionType::cells;
    EXPECT_EQ(several, !option.separator.empty());
  });
}

TEST(Catalogue, FlagsChoicesAndNumbersAreReadAsTheTableSays) {
  for_every_option([](const GameDescription& game, const OptionSpec& option) {
    const auto refused = [&](const std::string& text) {
      return complaint(game, option.name, text).starts_with("--" + option.name + ": ");
    };
    switch (option.type) {
      case OptionType::flag:
        EXPECT_EQ(complaint(game, option.name, "true"), "");
        EXPECT_TRUE(refused("perhaps"));
        break;
      case OptionType::choice:
        for (const std::string& value : option.values) {
          EXPECT_EQ(complaint(game, option.name, value), "");
        }
        EXPECT_TRUE(refused("perhaps"));
        break;
      case OptionType::number:
        EXPECT_TRUE(refused(std::to_string(option.least - 1)));
        EXPECT_TRUE(refused(std::to_string(option.most + 1)));
        EXPECT_TRUE(refused("perhaps"));
        break;
      case OptionType::bias:
        for (const std::string& value : option.values) {
          EXPECT_EQ(complaint(game, option.name, value), "");
        }
        EXPECT_TRUE(refused("perhaps"));
        break;
      default:
        break;
    }
  });
}

TEST(Catalogue, EveryNumberOfARangeOfPlayersIsTaken) {
  const OptionSpec* colours = describe_game("avoidance").option("colours");
  ASSERT_NE(colours, nullptr);
  for (int players = colours->least; players <= colours->most; ++players) {
    EXPECT_EQ(complaint(describe_game("avoidance"), "colours", std::to_string(players)), "");
  }
}

// What a default stands for may be said as well.
TEST(Catalogue, DefaultsMayBeGiven) {
  for_every_option([](const GameDescription& game, const OptionSpec& option) {
    GameOptions options = example_of(game);
    if (option.default_text.empty() || options.has(option.name)) return;
    const PlayView usual = make_game(game.name, options)->view("");
    options.set(option.name, option.default_text);
    const PlayView said = make_game(game.name, options)->view("");
    EXPECT_EQ(said.position, usual.position);
    EXPECT_EQ(said.mover, usual.mover);
    EXPECT_EQ(said.moves, usual.moves);
  });
}

TEST(Catalogue, UnknownGamesAndOptionsAreRefusedWithWhatThereIs) {
  try {
    make_game("chess", GameOptions());
    FAIL();
  } catch (const InputError& error) {
    EXPECT_NE(std::string(error.what()).find("flood"), std::string::npos);
  }
  EXPECT_NE(complaint(describe_game("flood"), "target", "K3").find("--start"), std::string::npos);
}

}  // namespace
}  // namespace harary
