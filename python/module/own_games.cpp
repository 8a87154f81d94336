// SPDX-License-Identifier: MIT
// Games that are written in Python, joined with the engines as the families are.
#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/unique_ptr.h>

#include <map>
#include <memory>
#include <string>
#include <utility>

#include "app/catalogue.hpp"
#include "app/family_parts.hpp"
#include "app/game.hpp"
#include "app/json.hpp"
#include "base/current_job.hpp"
#include "base/error.hpp"
#include "games/rules_of.hpp"
#include "python/module/module.hpp"
#include "python/module/own_rules.hpp"
#include "python/module/running.hpp"
#include "solve/reference/reference.hpp"

namespace harary::python {

namespace {

std::unique_ptr<Game> make_own_game(nb::object rules, const std::string& name) {
  OwnRules own(std::make_shared<OwnPositions>(std::move(rules)));
  own.start();  // refused now rather than later
  auto description = std::make_shared<GameDescription>();
  description->name = name;
  return std::make_unique<Game>(std::move(description), std::map<std::string, std::string>(),
                                parts_of(std::move(own)), make_parts);
}

const OwnRules& rules_of(const Game& game) {
  const auto* own = dynamic_cast<const RulesOf<OwnRules>*>(&game.rules());
  if (own == nullptr)
    throw InputError(game.name() + ": games of the catalogue have no objects behind their texts");
  return own->typed();
}

// The objects behind the texts of positions and moves; "" is the start.
OwnPositions::Number number_of(const Game& game, const std::string& position) {
  OwnPositions& own = rules_of(game).positions();
  return position.empty() ? own.start() : own.parse_position(position);
}
nb::object own_position(const Game& game, const std::string& position) {
  return rules_of(game).positions().position_object(number_of(game, position));
}
nb::typed<nb::dict, nb::str, nb::object> own_moves(const Game& game, const std::string& position) {
  OwnPositions& own = rules_of(game).positions();
  const OwnPositions::Number p = number_of(game, position);
  nb::typed<nb::dict, nb::str, nb::object> moves;
  if (own.result(p)) return moves;
  std::uint32_t i = 0;
  for (const nb::handle move : own.moves_object(p)) moves[own.move_text(p, i++).c_str()] = move;
  return moves;
}
std::string own_move_text(const Game& game, const std::string& position, const nb::object& move) {
  return rules_of(game).positions().text_of_move(number_of(game, position), move);
}
std::string own_position_text(const Game& game, const nb::object& position) {
  return rules_of(game).positions().text_of_position(position);
}

// By the plain definition: no keys, no bounds, every position.
std::string solve_by_reference(nb::object rules, const std::string& name, const Budget& budget,
                               const nb::object& listener) {
  const OwnRules own(std::make_shared<OwnPositions>(std::move(rules)));
  return watched(budget, listener, [&](Job& job) {
    Answer answer;
    answer.game = name;
    answer.method = "reference";
    Reference<OwnRules> engine(own, &job);
    try {
      const CurrentJob current(job);
      const OwnRules::Position start = own.start();
      const Evaluation found = engine.evaluate(start);
      const Value value = for_first(own.mover(start), found.value);
      answer.winner = own.verdict(value).winner;
      answer.value = value;
      answer.proved_value = value;
      if (found.remoteness >= 0) answer.remoteness = found.remoteness;
      answer.level = Level::ultra_weak;
      answer.proved = true;
    } catch (const JobStopped& stop) {
      answer.stopped = stop.reason;
    }
    answer.positions = engine.positions();
    answer.seconds = job.seconds();
    return to_json(answer).dump();
  });
}

}  // namespace

void bind_own_games(nb::module_& module) {
  module.def("own_game", &make_own_game, nb::arg("rules"), nb::arg("name"),
             "A game whose rules are a Python object.");
  module.def("own_position", &own_position, nb::arg("game"), nb::arg("position"),
             "The object of a game of one's own that this text stands for.");
  module.def("own_moves", &own_moves, nb::arg("game"), nb::arg("position"),
             "The legal moves: objects by their texts.");
  module.def("own_move_text", &own_move_text, nb::arg("game"), nb::arg("position"), nb::arg("move"),
             "The text of a move that is given as an object.");
  module.def("own_position_text", &own_position_text, nb::arg("game"), nb::arg("position"),
             "The text of a position that is given as an object.");
  module.def("solve_by_reference", &solve_by_reference, nb::arg("rules"), nb::arg("name"),
             nb::arg("budget"), nb::arg("listener").none(),
             "The answer of the reference engine about a game whose rules are a Python object.");
}

}  // namespace harary::python
