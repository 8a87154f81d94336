// SPDX-License-Identifier: MIT
#include "app/solving/winning_move.hpp"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include "app/solving/engine_choice.hpp"
#include "base/current_job.hpp"
#include "solve/proof/move_values.hpp"

namespace harary {

namespace {

// Beside a theorem, where the time has no limit: most boards that a theorem settles are out of
// reach of a search.
constexpr std::chrono::milliseconds kLongestSearch = std::chrono::seconds(2);

// The least value for the side to move in the class of `reached`; nothing for the lowest class,
// which every move keeps.
std::optional<Value> least_of_class(const Asked& asked, Value reached) {
  const std::vector<Value> cuts = asked.rules.cuts();
  // The class lies above one cut and not above the next.
  const auto above = std::lower_bound(cuts.begin(), cuts.end(), reached);
  if (asked.rules.mover(asked.start) == Side::second) {
    if (above == cuts.end()) return std::nullopt;
    return -*above;
  }
  if (above == cuts.begin()) return std::nullopt;
  return *std::prev(above) + 1;
}

// Moves with a higher priority are tried first.
std::optional<Move> move_reaching(const Asked& asked, Engine& engine, Value wanted) {
  std::vector<std::pair<std::int32_t, Move>> moves;
  for (const Move& move : asked.rules.moves(asked.start)) {
    moves.emplace_back(asked.rules.move_priority(asked.start, move), move);
  }
  std::stable_sort(moves.begin(), moves.end(),
                   [](const auto& a, const auto& b) { return a.first > b.first; });
  for (const auto& [priority, move] : moves) {
    if (move_value(asked.rules, engine, asked.start, move, wanted - 1, wanted) >= wanted) {
      return move;
    }
  }
  return std::nullopt;
}

}  // namespace

void add_winning_move(Asked& asked, Engine& engine, Value reached) {
  const auto wanted = least_of_class(asked, reached);
  if (!wanted) return;
  auto move = proved_move(asked.rules, engine, asked.start, *wanted);
  if (!move && (asked.question.names_move || engine.searches_for_moves())) {
    try {
      move = move_reaching(asked, engine, *wanted);
    } catch (const JobStopped&) {
      asked.job.log([] { return "winning move: none was found within the limit"; });
    }
  }
  if (move) asked.answer.best.push_back(asked.rules.move_text(asked.start, *move));
}

void search_winning_move(Asked& asked) {
  if (asked.rules.result(asked.start) || !asked.answer.best.empty()) return;
  Job part(asked.job, asked.job.budget().time ? asked.job.slice(0.5) : kLongestSearch);
  try {
    const CurrentJob current(part);
    const ChosenEngine chosen = chosen_engine(asked.engines, QuestionKind::winner, part, "", 1);
    add_winning_move(asked, *chosen.engine, *asked.answer.proved_value);
    asked.count_work(*chosen.engine);
  } catch (const JobStopped&) {
    part.log([] { return "winning move: the theorem names none, and the search took too long"; });
  }
}

}  // namespace harary
