// SPDX-License-Identifier: MIT
#include "app/export_game.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "app/catalogue.hpp"
#include "base/current_job.hpp"
#include "base/error.hpp"
#include "base/portable.hpp"
#include "games/positional/boards/named_sets.hpp"
#include "games/positional/point_set_game.hpp"
#include "games/positional/setup.hpp"

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

}  // namespace

ExportedGame export_game(const std::string& game, const GameOptions& options) {
  static const std::map<std::string, std::string> kRules{
      {"sim", "misere-avoidance"},       {"misere-avoidance", "misere-avoidance"},
      {"avoidance", "avoidance"},        {"sima", "achievement"},
      {"achievement", "achievement"},    {"achievement-no-draw", "achievement-no-draw"},
      {"maker-breaker", "maker-breaker"}};
  const auto rules = kRules.find(game);
  if (rules == kRules.end()) {
    throw InputError(in_quotes(game) +
                     " cannot be exported; sim, sima, avoidance, "
                     "misere-avoidance, achievement, achievement-no-draw and "
                     "maker-breaker can");
  }
  make_game(game, options);  // complains of options that the game does not have
  const Owners owners = rules->second == "maker-breaker" ? Owners::red : Owners::both;
  ExportedGame result{{}, rules->second, options.first(), owners};
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
  const TargetSetup setup = read_target_setup(options, game == "sim" || game == "sima", owners);
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
