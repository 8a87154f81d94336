// SPDX-License-Identifier: MIT
#include "app/export_game.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <string>
#include <vector>

#include "app/catalogue.hpp"
#include "app/written_entry.hpp"
#include "base/current_job.hpp"
#include "base/error.hpp"
#include "base/portable.hpp"
#include "games/positional/boards/named_sets.hpp"
#include "games/positional/point_set_game.hpp"
#include "games/positional/setup.hpp"
#include "reduce/qdimacs_of_game.hpp"

namespace harary {

namespace {

// The sets of one colour: copies of its target that avoid the other colour, minus its own edges.
std::vector<std::vector<int>> sets_of(const EdgeBoard& board, const Graph& target,
                                      const std::vector<Edge>& own, const std::vector<Edge>& other,
                                      const std::vector<int>& element) {
  std::vector<std::vector<int>> sets;
  for_each_copy(board.graph(), target, [&](std::span<const Edge> copy) {
    CurrentJob::check_each(1024);
    std::vector<int> set;
    for (const Edge e : copy) {
      if (portable::ranges::find(other, e) != other.end()) return true;
      if (portable::ranges::find(own, e) == own.end()) {
        set.push_back(element[static_cast<std::size_t>(board.index(e))]);
      }
    }
    portable::ranges::sort(set);
    sets.push_back(std::move(set));
    constexpr std::size_t kMostCopies = 1'000'000;
    if (sets.size() > kMostCopies) throw LimitError("the target has too many copies to export");
    return true;
  });
  keep_minimal(sets);
  return sets;
}

bool can_be_written(const GameDescription& game) {
  return !game.listed.empty() && has_qbf_form(game.listed.front().kind);
}

// "sim, avoidance and sima".
std::string written_games() {
  std::vector<std::string> names;
  for (const GameDescription& game : catalogue()) {
    if (can_be_written(game)) names.push_back(game.name);
  }
  const std::string last = names.back();
  names.pop_back();
  return fmt::format("{} and {}", fmt::join(names, ", "), last);
}

// The game with that rule whose sets may be any.
const GameDescription& game_on_sets(const ListedSets& rule) {
  for (const GameDescription& game : catalogue()) {
    if (game.option("instance") != nullptr &&
        portable::ranges::find(game.listed, rule) != game.listed.end()) {
      return game;
    }
  }
  throw std::logic_error("internal error: no game on any sets by a rule that is written");
}

}  // namespace

ExportedGame export_game(const std::string& game, const GameOptions& given) {
  if (is_written(given)) {
    const auto known = known_game(given);
    if (known) return export_game(known->name, known->options);
    throw InputError(
        fmt::format("{} cannot be exported: owning sets must be all that counts, one point a move",
                    in_quotes(game)));
  }
  const GameDescription& description = describe_game(game);
  const GameOptions options = with_colours_for_roles(description, given);
  if (!can_be_written(description)) {
    throw InputError(
        fmt::format("{} cannot be exported; {} can", in_quotes(game), written_games()));
  }
  make_game(game, options);  // complains of options that the game does not have
  const ListedSets rule = description.listed.front();
  const Owners owners = rule.kind == SetGameKind::maker_breaker ? Owners::red : Owners::both;
  ExportedGame result{{}, rule, game_on_sets(rule).name, options.first(), owners};
  if (plays_on_winning_sets(options)) {
    const PointSetup setup = read_point_setup(game, options, owners, FileTurns::any);
    if (setup.bias[0] != 1 || setup.bias[1] != 1) {
      throw InputError("--bias: only games in which the players take turns are exported");
    }
    if (!setup.taken[0].empty() || !setup.taken[1].empty()) {
      throw InputError("--red, --green: an instance is exported without points taken");
    }
    result.sets = *setup.sets;
    std::vector<Side>& turns = result.sets.turns;
    if (turns.size() > result.sets.names.size()) turns.resize(result.sets.names.size());
    return result;
  }
  if (options.has("colours")) throw InputError("--colours: only games of two are exported");
  if (options.flag("colours-shared")) {
    throw InputError("--colours-shared: only games in which each player has a colour are exported");
  }
  const TargetSetup setup =
      read_target_setup(options, !description.option("board")->default_text.empty(), owners);
  if (setup.colours.turns.first_bias != 1 || setup.colours.turns.second_bias != 1) {
    throw InputError("--bias: only games in which the players take turns are exported");
  }
  const EdgeBoard& board = *setup.colours.board;
  std::vector<int> element(static_cast<std::size_t>(board.size()), -1);
  for (int e = 0; e < board.size(); ++e) {
    const Edge edge = board.edge(e);
    if (portable::ranges::find(setup.colours.red, edge) != setup.colours.red.end()) continue;
    if (portable::ranges::find(setup.colours.green, edge) != setup.colours.green.end()) continue;
    element[static_cast<std::size_t>(e)] = static_cast<int>(result.sets.names.size());
    result.sets.names.push_back(fmt::format("e{}x{}", edge.low, edge.high));
  }
  result.sets.sets[0] =
      sets_of(board, setup.targets.red, setup.colours.red, setup.colours.green, element);
  if (owners == Owners::red) return result;
  result.sets.sets[1] =
      sets_of(board, setup.targets.green, setup.colours.green, setup.colours.red, element);
  return result;
}

}  // namespace harary
