// SPDX-License-Identifier: MIT
// --question form: the value of the start in Conway's theory, its canonical form and what is said
// of it. Red is Left. Whose turn it is does not matter to a value.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "app/json.hpp"
#include "app/question.hpp"
#include "base/job.hpp"
#include "games/options.hpp"
#include "theory/partizan/form_reports.hpp"

namespace harary {

inline constexpr std::string_view kFormQuestion = "form";

// Beyond these an answer ends with what is known.
struct FormLimits {
  std::size_t most_forms = 20'000'000;
  int most_birthday = 1'000;
};

// How many moves Left, and Right, can make at most: the stops are not above the one number and not
// below the negative of the other.
struct MostMoves {
  int left = 0;
  int right = 0;
};

struct FormAnswer {
  std::string game;
  std::map<std::string, std::string> instance;  // without the option that says who starts
  std::optional<FormReport> report;             // nothing: a limit ended the work
  std::optional<MostMoves> most_moves;          // then, where the game says it
  // "first", "second", "red", "green" (in impartial games the last two do not occur); empty: not
  // known.
  std::string outcome_class;
  std::string limit;    // "forms", "birthday": what ended the work beside time and memory
  std::string picture;  // where it was asked for
  std::string method;
  std::string engine;
  std::uint64_t positions = 0;
  double seconds = 0;
  std::optional<StopReason> stopped;
};

// Throws InputError if this cannot be asked: other games have no values, or nothing finds them.
void require_form(const std::string& game, const GameOptions& options);

// Answers for boards of one game, one after the other: the values that were found of positions
// serve the next boards, as long as the tables have room.
class FormSolver {
 public:
  // Of the budget: memory.
  FormSolver(const Budget& budget, const FormLimits& limits);
  ~FormSolver();
  FormSolver(const FormSolver&) = delete;
  FormSolver& operator=(const FormSolver&) = delete;

  // `with_picture`: also an image of the thermograph. Throws InputError for games that have no such
  // question, for the remoteness, a certificate and a checkpoint.
  FormAnswer solve(const std::string& game, const GameOptions& options, const Question& question,
                   bool with_picture, Job& job);

 private:
  struct Tables;
  void take_col_value(FormAnswer& answer, const GameOptions& options, bool with_picture);
  void take_nimber(FormAnswer& answer, const GameOptions& options, bool with_picture, Job& job);
  void take_report(FormAnswer& answer, FormReports& reports, ConwayGames::Form form,
                   bool with_picture) const;

  std::uint64_t memory_bytes_;
  FormLimits limits_;
  std::unique_ptr<Tables> tables_;
};

Json to_json(const FormAnswer& answer);
// Form, mean, temperature, stops and so on, into an object.
void add_report(Json& json, const FormReport& report);

}  // namespace harary
