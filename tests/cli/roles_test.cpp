// SPDX-License-Identifier: MIT
// Answers name who wins: the name is that of the player who wins a play between two who make no
// mistake, no matter who starts, in every game of the catalogue.
#include <gtest/gtest.h>

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "app/catalogue.hpp"
#include "solve/reference/reference.hpp"
#include "tests/cli/command.hpp"

namespace harary::cli {
namespace {

// The names in the literature of the games whose players have some; the others play Red and Green.
const std::map<std::string, std::pair<std::string, std::string>> kNames{
    {"maker-breaker", {"maker", "breaker"}},
    {"avoider-enforcer", {"avoider", "enforcer"}},
    {"waiter-client", {"client", "waiter"}},
    {"client-waiter", {"client", "waiter"}},
    {"picker-chooser", {"chooser", "picker"}},
    {"chooser-picker", {"chooser", "picker"}},
    {"domination", {"dominator", "staller"}},
    {"marking", {"alice", "bob"}},
    {"colouring", {"alice", "bob"}},
    {"builder", {"builder", "painter"}},
    {"honeybee", {"alice", "bob"}}};

// A small instance of the game, as words of the command line.
Arguments small_instance(const GameDescription& game, const Example& options) {
  Arguments words{game.name};
  for (const auto& [name, text] : options) {
    words.push_back("--" + name);
    if (game.option(name)->type != OptionType::flag) words.push_back(text);
  }
  return words;
}
// K6, on which some games are played if nothing is said, is too large for the plain definition.
Example smallest(const GameDescription& game) {
  const Example& play = game.about.play.options;
  return play.empty() ? Example{{"board", "K5"}} : play;
}

// Both play by the plain definition to the end; nothing in a tie.
std::optional<Side> winner_of_play(const Game& game) {
  const RuntimeRules& rules = game.rules();
  Reference<RuntimeRules> reference(rules);
  Position p = rules.start();
  while (!rules.result(p)) {
    std::optional<std::pair<Value, Position>> best;
    for (const Move& move : rules.moves(p)) {
      const Position next = rules.after(p, move);
      const Value after = reference.value(next);
      const Value value = rules.mover(next) == rules.mover(p) ? after : -after;
      if (!best || value > best->first) best.emplace(value, next);
    }
    p = best->second;
  }
  const Verdict verdict = game.verdict(p, *rules.result(p));
  if (verdict.winner == Winner::tie) return std::nullopt;
  return verdict.winner == Winner::first ? Side::first : Side::second;
}

// What the command line says of an instance, as JSON and to people.
void expect_names(const Arguments& words, const Game& game, const Roles& names) {
  SCOPED_TRACE(testing::PrintToString(words));
  const auto winner = winner_of_play(game);
  Arguments asked{"solve"};
  asked.insert(asked.end(), words.begin(), words.end());
  const std::string text = outcome_of(asked).out;
  asked.push_back("--json");
  const Json json = outcome_of(asked).json();
  EXPECT_EQ(json["role"], winner ? Json(names.of(*winner)) : Json(nullptr));

  const Side starter = game.rules().mover(game.rules().start());
  const std::string starts = as_name(names.of(starter)) + ", who starts";
  const auto& number = game.description().number;
  const std::string expected = json.contains("number") && number->sought.empty() ? starts + ": "
                               : !winner                                         ? "a tie"
                               : *winner == starter                              ? starts + ", wins"
                                                    : as_name(names.of(*winner)) + " wins";
  EXPECT_NE(text.find(": " + expected), std::string::npos) << text;

  Arguments position{"analyse"};
  position.insert(position.end(), words.begin(), words.end());
  position.push_back("--json");
  if (game.rules().theorem_use() == TheoremUse::alone) return;
  const Json analysis = outcome_of(position).json();
  EXPECT_EQ(analysis["role"], json["role"]);
  EXPECT_EQ(analysis["mover_role"], names.of(starter));
}

void expect_names_for_both_starters(const GameDescription& game, const Example& instance,
                                    const Roles& names) {
  const auto made = [&](const std::string& starter) {
    GameOptions options;
    for (const auto& [name, text] : instance) options.set(name, text);
    if (!starter.empty()) options.set("first", starter);
    return make_game(game.name, options);
  };
  const Arguments words = small_instance(game, instance);
  expect_names(words, *made(""), names);
  if (game.option("first") == nullptr) return;
  for (const std::string& starter : {names.first, names.second}) {
    Arguments with_starter = words;
    with_starter.insert(with_starter.end(), {"--first", starter});
    expect_names(with_starter, *made(starter), names);
  }
}

TEST(Roles, AreThoseOfTheWinnersInEveryGame) {
  int named = 0;
  for (const GameDescription& game : catalogue()) {
    if (game.solitaire) continue;
    const auto known = kNames.find(game.name);
    const Roles names =
        known == kNames.end() ? Roles() : Roles{known->second.first, known->second.second};
    EXPECT_EQ(game.about.roles, names) << game.name;
    expect_names_for_both_starters(game, smallest(game), names);
    named += known == kNames.end() ? 0 : 1;
  }
  EXPECT_GT(named, 0);
}

TEST(Roles, ChangeWithTheAimsOfThePlayers) {
  const GameDescription& game = describe_game("saturation");
  expect_names_for_both_starters(game, {{"board", "K4"}, {"score", "true"}}, {"max", "min"});
}

TEST(Roles, OfMoreThanTwoPlayersAreNumbers) {
  const Json json = answer("solve avoidance --board K4 --target K3 --colours 3");
  EXPECT_EQ(json["role"], json["winner"] == "none" ? Json(nullptr) : json["winner"]);
  EXPECT_FALSE(answer("solve flood --board square:2x2:1").contains("role"));
}

TEST(Roles, NameTheStarterWhereAColourMayStand) {
  const Json by_role = answer("solve maker-breaker --board K4 --target K3 --first breaker");
  const Json by_colour = answer("solve maker-breaker --board K4 --target K3 --first green");
  EXPECT_EQ(by_role["instance"], by_colour["instance"]);
  EXPECT_EQ(by_role["instance"]["first"], "green");
  EXPECT_EQ(command("solve maker-breaker --board K4 --target K3 --first breaker").out.substr(0, 59),
            "maker-breaker on K4, first breaker, target K3: Breaker, who");
  expect_refused("solve maker-breaker --board K4 --target K3 --first staller",
                 "--first: 'staller' must be maker or breaker");
  expect_refused("solve sim --first maker", "must be red or green");
}

TEST(Numbers, AreAnsweredInTheirUnits) {
  const auto says = [](const std::string& line, const std::string& part) {
    const std::string text = command(line).out;
    EXPECT_NE(text.find(part), std::string::npos) << text;
  };
  says("solve domination --board P8", "domination on P8: Dominator, who starts: 4 moves\n");
  says("solve domination --board P8 --first staller", "Staller, who starts: 4 moves\n");
  says("solve domination --board K3", "Dominator, who starts: 1 move\n");
  says("solve domination --board P8 --question number", "Dominator, who starts: 4 moves\n");
  says("solve domination --board P8", "the outcome is (vertices left, moves): (4, 4)\n");
  says("solve saturation --score --order 6",
       "saturation on K6, score, target K3: Max, who starts: 8 edges\n");
  says("solve saturation --score --board K3 --target P3", "Max, who starts: 1 edge\n");
  says("solve builder --target P3", "Builder, who starts, wins with 3 edges\n");
  says("solve builder --target P3 --question number", "Builder needs 3 edges\n");
  says("solve colouring --board petersen --question number", "Alice needs 4 colours\n");
  expect_refused("solve saturation --order 5 --question number", "only with --score");
  EXPECT_EQ(answer("solve domination --board P8 --question number")["question"], "number");
}

TEST(Classes, NameThePlayersForEitherStarter) {
  const std::string text = command("solve col --board grid:3x3 --question class").out;
  EXPECT_NE(text.find("class second (who starts loses): if Red starts, Green wins; if Green "
                      "starts, Red wins\n"),
            std::string::npos)
      << text;
  const Json json = answer("solve maker-breaker --board K4 --target K3 --question class");
  EXPECT_EQ(json["by_starter"].size(), 2U);
  for (const auto& [colour, role] : {std::pair{"red", "maker"}, std::pair{"green", "breaker"}}) {
    const Json& winner = json["by_starter"][colour];
    EXPECT_EQ(json["role_by_starter"][role], winner == "first" ? "maker" : "breaker");
  }
}

}  // namespace
}  // namespace harary::cli
