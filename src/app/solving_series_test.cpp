// SPDX-License-Identifier: MIT
// The least number with which the first player wins, what is proved of it when the time ends, and
// its certificate.
#include <gtest/gtest.h>

#include <chrono>
#include <map>
#include <optional>
#include <string>

#include "app/catalogue.hpp"
#include "app/game.hpp"
#include "app/json.hpp"
#include "app/number_of_answer.hpp"
#include "app/solving_series.hpp"
#include "base/error.hpp"

namespace harary {
namespace {

using Texts = std::map<std::string, std::string>;

GameOptions options_of(const Texts& texts) {
  GameOptions options;
  for (const auto& [name, text] : texts) options.set(name, text);
  return options;
}

SeriesAnswer number_of(const std::string& game, const Texts& texts, const std::string& file = "") {
  Job job;
  Question question;
  question.certificate = file;
  return solve_series(game, options_of(texts), SeriesKind::number, question, job);
}

TEST(LeastNumber, OfBuilderIsTheOnlineSizeRamseyNumber) {
  EXPECT_EQ(number_of("builder", {{"target", "K3"}}).number, 8);
  EXPECT_EQ(number_of("builder", {{"target", "P5"}}).number, 7);
  EXPECT_EQ(number_of("builder", {{"target", "P3"}, {"green-target", "C5"}}).number, 7);
  // What --edges says does not matter.
  const SeriesAnswer answer = number_of("builder", {{"target", "P3"}, {"edges", "1"}});
  EXPECT_EQ(answer.number, 3);
  EXPECT_EQ(answer.at_least, 3);
  EXPECT_EQ(answer.at_most, 3);
  EXPECT_TRUE(answer.proved);
  EXPECT_FALSE(answer.instance.contains("edges"));
}

TEST(LeastNumber, IsAlsoInTheAnswerAboutTheOutcome) {
  Job job;
  const auto solved = [&](const std::string& game, const Texts& texts) {
    const auto number = number_of(make_game(game, options_of(texts))->solve({}, job));
    return number ? std::optional(number->number) : std::nullopt;
  };
  EXPECT_EQ(solved("builder", {{"target", "P3"}, {"edges", "5"}}), 3);
  EXPECT_EQ(solved("builder", {{"target", "P3"}, {"edges", "2"}}), std::nullopt);
  EXPECT_EQ(solved("domination", {{"board", "P10"}}), 5);
  EXPECT_EQ(solved("domination", {{"board", "C10"}, {"first", "green"}}), 4);
  EXPECT_EQ(solved("saturation", {{"board", "K8"}, {"score", "true"}}), 13);
  EXPECT_EQ(solved("saturation", {{"board", "K6"}, {"score", "true"}, {"target", "P4"}}), 4);
  EXPECT_EQ(solved("saturation", {{"board", "K6"}}), std::nullopt);
}

TEST(LeastNumber, IsBoundedWhereTheTimeEndsFirst) {
  Budget budget;
  budget.time = std::chrono::milliseconds(700);
  Job job(budget);
  const SeriesAnswer answer =
      solve_series("builder", options_of({{"target", "K4"}}), SeriesKind::number, {}, job);
  EXPECT_FALSE(answer.number);
  EXPECT_FALSE(answer.proved);
  EXPECT_EQ(answer.stopped, StopReason::time);
  EXPECT_GE(answer.at_least, 11);  // by the lemma of games/builder/core.hpp
  // Colours: more than the largest degree are always enough.
  budget.time = std::chrono::seconds(5);
  Job other(budget);
  const SeriesAnswer grid =
      solve_series("colouring", options_of({{"board", "grid:6x6"}}), SeriesKind::number, {}, other);
  ASSERT_TRUE(grid.at_most);
  EXPECT_LE(*grid.at_most, 5);
  EXPECT_GE(grid.at_least, 2);
  EXPECT_LE(grid.at_least, *grid.at_most);
}

TEST(LeastNumber, IsNotFoundWhereNoNumberIsEnough) {
  const SeriesAnswer answer = number_of("builder", {{"target", "K3"}, {"board", "K4"}});
  EXPECT_FALSE(answer.number);
  EXPECT_FALSE(answer.stopped);
  EXPECT_EQ(answer.at_least, 17);
  EXPECT_FALSE(answer.at_most);
}

TEST(LeastNumber, IsRefusedWhereThereIsNone) {
  EXPECT_THROW(number_of("col", {{"board", "P4"}}), InputError);
  EXPECT_THROW(number_of("saturation", {{"board", "K4"}}), InputError);
  EXPECT_THROW(number_of("colouring", {{"board", "P4"}}, "file"), InputError);
}

// A page offers what the catalogue lists, and nothing else can be asked.
TEST(Questions, OfTheCatalogueAreThoseThatAreAnswered) {
  const auto answered = [](const std::string& game, SeriesKind kind) {
    try {
      series_option(game, GameOptions(), kind);
      return true;
    } catch (const InputError&) {
      return false;
    }
  };
  std::map<std::string, int> listed;
  for (const GameDescription& game : catalogue()) {
    SCOPED_TRACE(game.name);
    std::map<std::string, Json> questions;
    for (const Json& question : questions_json(game)) {
      ++listed[question["question"]];
      EXPECT_TRUE(questions.emplace(question["question"], question).second);
      EXPECT_TRUE(question["asks"].get<std::string>().ends_with('?'));
      if (!question["needs"].is_null()) {
        EXPECT_NE(game.option(question["needs"].get<std::string>()), nullptr);
      }
    }
    EXPECT_EQ(questions.contains("number"), answered(game.name, SeriesKind::number));
    EXPECT_EQ(questions.contains("class"), answered(game.name, SeriesKind::outcome_class));
    if (!questions.contains("outcome")) continue;
    // The answer about the outcome has the number, if the game has the flag.
    GameOptions options;
    for (const auto& [name, text] : game.example) options.set(name, text);
    const Json& needs = questions["outcome"]["needs"];
    if (!needs.is_null()) options.set(needs.get<std::string>(), "true");
    Job job;
    const auto number = number_of(make_game(game.name, options)->solve({}, job));
    ASSERT_TRUE(number);
    EXPECT_EQ(number->of.counted, questions["outcome"]["counts"].get<std::string>());
  }
  EXPECT_GE(listed["number"], 2);
  EXPECT_GE(listed["outcome"], 2);
  EXPECT_GE(listed["class"], 10);
}

}  // namespace
}  // namespace harary
