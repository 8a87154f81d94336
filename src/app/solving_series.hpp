// SPDX-License-Identifier: MIT
// Questions about a game that are a series of questions who wins: who does for either starter, and
// the least number, of colours or of Builder's edges, with which the first side wins.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/answer.hpp"
#include "app/question.hpp"
#include "base/job.hpp"
#include "games/family.hpp"
#include "games/option_spec.hpp"
#include "games/options.hpp"
#include "games/rules.hpp"

namespace harary {

class Game;

enum class SeriesKind {
  outcome_class,  // "class": who wins if Red starts, and if Green starts
  number,         // "number": the least value of the game's sought option with which it wins
};

// Nothing: the text of --question names another kind of question of this game. A number that is a
// part of the outcome is one.
std::optional<SeriesKind> parse_series_kind(const std::string& game, const std::string& text);
// What is asked each time: who wins, in a series; otherwise what the text says, or InputError.
Question question_about(const std::string& game, const std::string& text);
// The option in which the questions differ. Throws InputError for games that have no such question.
OptionSpec series_option(const std::string& game, const GameOptions& options, SeriesKind kind);

// May either player start, so that there is a class? series_option() says whether the options leave
// two players.
bool has_class(const GameDescription& game);

struct SeriesAnswer {
  std::string game;
  std::map<std::string, std::string> instance;  // without the option that the questions differ in
  SeriesKind kind = SeriesKind::outcome_class;
  // Nothing: not proved within the budget, or not asked for.
  std::optional<Winner> red_starts;
  std::optional<Winner> green_starts;
  std::optional<int> number;
  // Of the number; proved even where the time limit was reached first. The upper one may be
  // missing.
  int at_least = 0;
  std::optional<int> at_most;
  const GameNumber* counted = nullptr;  // what the number is; of the catalogue
  Roles roles;
  std::optional<CertificateSummary> certificate;
  bool proved = false;
  std::string method;  // of the last question
  std::string engine;  // likewise
  std::uint64_t positions = 0;
  double seconds = 0;
  std::optional<StopReason> stopped;

  // "first" if the player who starts wins, "second" if the other one does, "red" or "green" if that
  // player wins in both cases; empty where a tie occurs or an answer is missing.
  std::string outcome_class() const;
};

// `question` says how the questions are answered, not what is asked: its method and the kept
// tables, and the file of a certificate: of the number, where one game proves it. Throws InputError
// for games that have no such question, for the remoteness and for a checkpoint.
SeriesAnswer solve_series(const std::string& game, const GameOptions& options, SeriesKind kind,
                          const Question& question, Job& job);
SeriesAnswer solve_series(const Game& game, SeriesKind kind, const Question& question, Job& job);

}  // namespace harary
