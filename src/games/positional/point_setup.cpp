// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/positional/boards/named_sets.hpp"
#include "games/positional/files/file_question.hpp"
#include "games/positional/files/json_sets.hpp"
#include "games/positional/point_set_game.hpp"
#include "games/positional/turn_list.hpp"
#include "graph/board_text.hpp"
#include "graph/subgraph.hpp"

namespace harary {

namespace {

WinningSets read_sets(std::istream& in, const std::string& path, Owners owners) {
  switch (form_of_file(in)) {
    case FileForm::pg:
      return read_pg(in, path, owners);
    case FileForm::cnf:
      return read_positive_cnf(in, path, owners);
    case FileForm::json:
      return read_json_sets(in, path, owners);
    case FileForm::list:
      return read_set_list(in, path, owners);
    case FileForm::instance:
      break;
  }
  return winning_sets(read_instance(in, path), owners);
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

// The options of a game with a target that say what a file of winning sets says by itself.
constexpr std::array<std::string_view, 5> kSaidByTheFile{"board", "order", "target", "green-target",
                                                         "colours"};

void require_few_points(std::size_t points) {
  if (points <= static_cast<std::size_t>(kMostOpenPoints)) return;
  throw LimitError(fmt::format("the instance has {} open points; games are played on at most {}",
                               points, kMostOpenPoints));
}

// The points that --red or --green names.
std::vector<int> named_points(const WinningSets& sets, const std::string& option,
                              const std::string& text) {
  std::vector<int> points;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    const std::string name = text.substr(begin, end - begin);
    const auto found = std::find(sets.names.begin(), sets.names.end(), name);
    if (found == sets.names.end()) {
      throw InputError(
          fmt::format("--{}: {} is not an open point of the instance", option, in_quotes(name)));
    }
    points.push_back(static_cast<int>(found - sets.names.begin()));
    if (std::find(points.begin(), points.end(), points.back()) != points.end() - 1) {
      throw InputError(fmt::format("--{}: the point {} is listed twice", option, name));
    }
    begin = end + 1;
  }
  std::sort(points.begin(), points.end());
  return points;
}

// What is red and green from the start: no set that counts is complete.
std::array<std::vector<int>, 2> taken_points(const WinningSets& sets, const GameOptions& options) {
  std::array<std::vector<int>, 2> taken;
  for (const std::size_t colour : {0, 1}) {
    const std::string option = colour == 0 ? "red" : "green";
    taken[colour] = named_points(sets, option, options.text(option));
    for (const std::vector<int>& set : sets.sets[colour]) {
      if (std::includes(taken[colour].begin(), taken[colour].end(), set.begin(), set.end())) {
        throw InputError(fmt::format("--{}: a winning set is complete from the start", option));
      }
    }
  }
  for (const int point : taken[0]) {
    if (std::binary_search(taken[1].begin(), taken[1].end(), point)) {
      throw InputError(fmt::format("--green: the point {} is red from the start",
                                   sets.names[static_cast<std::size_t>(point)]));
    }
  }
  return taken;
}

// The copies of a target on a board as sets of its edges. `own`: of the player who wants them, from
// the start.
std::vector<std::vector<int>> copies_of(const Graph& board, const Graph& target,
                                        const std::vector<Edge>& own, const std::string& option,
                                        std::vector<std::string>& names) {
  if (contains_copy(Graph(board.order(), own), target)) {
    throw InputError(
        fmt::format("{}: the start position already contains a copy of the target", option));
  }
  TargetInstance instance;
  instance.target = target;
  instance.order = board.order();
  for (const Edge e : board.edges()) {
    instance.edges.push_back({.low = e.low,
                              .high = e.high,
                              .paint = Paint::open,
                              .name = fmt::format("{}-{}", e.low, e.high)});
  }
  WinningSets sets = harary::winning_sets(instance, Owners::red);
  names = std::move(sets.names);
  return std::move(sets.sets[kRed]);
}

std::vector<int> numbers_of(const std::vector<Edge>& edges, const std::vector<std::string>& names) {
  std::vector<int> numbers;
  for (const Edge e : edges) {
    const auto name = fmt::format("{}-{}", e.low, e.high);
    numbers.push_back(
        static_cast<int>(std::find(names.begin(), names.end(), name) - names.begin()));
  }
  std::sort(numbers.begin(), numbers.end());
  return numbers;
}

// A board and targets, for what only games on sets have.
PointSetup sets_of_board(const GameOptions& options, Owners owners) {
  if (options.text("colours", "2") != "2") throw InputError("--turns: only for two players");
  const Graph board = options.board();
  const Graph target = options.target("target", options.text("target", "K3"), board);
  const std::vector<Edge> red = options.edges("red", board);
  const std::vector<Edge> green = options.edges("green", board);
  require_disjoint(red, green);
  WinningSets sets;
  sets.sets[kRed] = copies_of(board, target, red, "--red", sets.names);
  std::map<std::string, std::string> words{{"board", board_text(board)},
                                           {"target", board_text(target)}};
  if (owners == Owners::both) {
    const Graph greens = options.target("green-target", options.text("target", "K3"), board);
    sets.sets[kGreen] = copies_of(board, greens, green, "--green", sets.names);
    if (!(greens == target)) words["green-target"] = board_text(greens);
  }
  // What is coloured from the start is part of every position, as without a list of turns.
  const std::array taken{numbers_of(red, sets.names), numbers_of(green, sets.names)};
  return {.sets = std::make_shared<const WinningSets>(std::move(sets)),
          .starter = options.first(),
          .words = std::move(words),
          .taken = taken};
}

// With the order of turns of --turns and --moves.
PointSetup with_turns(PointSetup setup, const GameOptions& options) {
  if (!has_turn_list(options)) return setup;
  if (!setup.sets->turns.empty()) {
    throw InputError(fmt::format("--{}: the #times of the instance say who moves when",
                                 options.has("turns") ? "turns" : "moves"));
  }
  WinningSets sets = *setup.sets;
  const std::size_t points = sets.names.size() - setup.taken[0].size() - setup.taken[1].size();
  sets.turns = turn_list(options, {setup.starter, setup.bias[0], setup.bias[1]}, points);
  setup.sets = std::make_shared<const WinningSets>(std::move(sets));
  return setup;
}

}  // namespace

PointSetup read_point_setup(const std::string& game, const GameOptions& options, Owners owners,
                            FileTurns turns) {
  const auto [red, green] = options.bias();
  if (!options.has("instance")) {
    PointSetup setup = names_winning_sets(options) ? named_winning_sets(options, owners)
                                                   : sets_of_board(options, owners);
    require_few_points(setup.sets->names.size());
    setup.bias = {red, green};
    return with_turns(std::move(setup), options);
  }
  for (const std::string_view option : kSaidByTheFile) {
    if (options.has(std::string(option))) {
      throw InputError(
          fmt::format("--{}: not with --instance, which names points and sets", option));
    }
  }
  const NamedStream named = open_instance(options);
  std::istream& in = *named.stream;
  const std::string& path = named.name;
  WinningSets sets = read_sets(in, path, owners);
  if (!sets.game.empty() && sets.game != game) {
    throw InputError({path, 0, 0},
                     fmt::format("this is an instance of {}, not of {}", sets.game, game));
  }
  require_few_points(sets.names.size());
  const Side starter = starter_of(sets, options, path, turns);
  if (!sets.turns.empty() && (red != 1 || green != 1)) {
    throw InputError("--bias: the #times of the instance say who moves when");
  }
  auto taken = taken_points(sets, options);
  if (!sets.turns.empty() && !(taken[0].empty() && taken[1].empty())) {
    throw InputError("--red, --green: the instance says what is coloured from the start");
  }
  return with_turns({.sets = std::make_shared<const WinningSets>(std::move(sets)),
                     .starter = starter,
                     .words = {{"instance", path}},
                     .bias = {red, green},
                     .taken = std::move(taken)},
                    options);
}

}  // namespace harary
