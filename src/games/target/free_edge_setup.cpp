// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <string>
#include <vector>

#include "games/target/boards/named_sets.hpp"
#include "games/target/file_form.hpp"
#include "games/target/free_edge_game.hpp"
#include "games/target/json_sets.hpp"

namespace harary {

namespace {

WinningSets read_sets(std::istream& in, const std::string& path, Builders builders) {
  switch (form_of_file(in)) {
    case FileForm::pg:
      return read_pg(in, path, builders);
    case FileForm::cnf:
      return read_positive_cnf(in, path, builders);
    case FileForm::json:
      return read_json_sets(in, path, builders);
    case FileForm::list:
      return read_set_list(in, path, builders);
    case FileForm::instance:
      break;
  }
  return winning_sets(read_instance(in, path), builders);
}

bool in_turn(const std::vector<Side>& turns) {
  for (std::size_t t = 1; t < turns.size(); ++t) {
    if (turns[t] == turns[t - 1]) return false;
  }
  return true;
}

// Who begins, by the file or by --first.
Side starter_of(const WinningSets& sets, const GameOptions& options, const std::string& path,
                FileTurns turns) {
  if (turns == FileTurns::alternate) {
    if (!sets.turns.empty() && (sets.turns.size() < sets.names.size() || !in_turn(sets.turns))) {
      throw InputError({path, 0, 0},
                       fmt::format("the file lists {} turns for {} points; this game is only "
                                   "played in turn until nothing is left",
                                   sets.turns.size(), sets.names.size()));
    }
    if (!sets.first_moves.empty()) {
      throw InputError({path, 0, 0}, "#firstmoves is not supported in this game");
    }
  }
  if (sets.turns.empty()) return options.first();
  if (options.has("first") && options.first() != sets.turns.front()) {
    throw InputError("--first: the #times of the instance say who begins");
  }
  return sets.turns.front();
}

}  // namespace

FreeEdgeSetup read_free_edge_setup(const std::string& game, const GameOptions& options,
                                   Builders builders, FileTurns turns) {
  if (!options.has("instance")) return named_winning_sets(options, builders);
  for (const auto& [option, text] : options.all()) {
    if (option != "instance" && option != "first") {
      throw InputError(
          fmt::format("--{}: not with --instance, which names board, target and "
                      "colours",
                      option));
    }
  }
  const NamedStream named = open_instance(options);
  std::istream& in = *named.stream;
  const std::string& path = named.name;
  WinningSets sets = read_sets(in, path, builders);
  if (!sets.game.empty() && sets.game != game) {
    throw InputError({path, 0, 0},
                     fmt::format("this is an instance of {}, not of {}", sets.game, game));
  }
  if (sets.names.size() > static_cast<std::size_t>(kMostFreeEdges)) {
    throw LimitError(fmt::format("the instance has {} open edges; games are played on at most {}",
                                 sets.names.size(), kMostFreeEdges));
  }
  const Side starter = starter_of(sets, options, path, turns);
  return {std::make_shared<const WinningSets>(std::move(sets)), starter, {{"instance", path}}};
}

}  // namespace harary
