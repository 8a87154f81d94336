// SPDX-License-Identifier: MIT
#include "games/positional/boards/named_sets.hpp"

#include <fmt/format.h>

#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/error.hpp"
#include "games/positional/boards/named_board.hpp"
#include "games/positional/files/stones.hpp"
#include "games/positional/turn_list.hpp"

namespace harary {

bool plays_on_winning_sets(const GameOptions& options) {
  return options.has("instance") || has_turn_list(options) || names_winning_sets(options);
}

bool names_winning_sets(const GameOptions& options) {
  return names_families(options.text("target")) || names_families(options.text("green-target")) ||
         NamedBoard::is_no_graph(options.text("board"));
}

PointSetup named_winning_sets(const GameOptions& options, Owners owners) {
  static const std::set<std::string> kUnderstood{"board", "order", "target",  "green-target",
                                                 "red",   "green", "first",   "bias",
                                                 "turns", "moves", "monotone"};
  for (const auto& [option, text] : options.all()) {
    if (kUnderstood.count(option) == 0) {
      throw InputError(fmt::format(
          "--{}: not on winning sets; with these go --board, --target, --green-target, --red, "
          "--green, --first, --bias, --turns and --moves",
          option));
    }
  }
  if (!options.has("board") && !options.has("order")) {
    throw InputError("--board: the game needs a board, for example grid:3x3");
  }
  if (!options.has("target")) {
    throw InputError(fmt::format(
        "--target: on {} winning sets have no default; write for example {}",
        in_quotes(options.text("board")),
        CellBoard::is_no_graph(options.text("board")) ? "line:3" : "copies:uniform:4,3"));
  }
  const std::string target = options.text("target");
  const std::string green_target = options.text("green-target", target);
  const std::vector<SetFamily> red = read_families(target);
  const std::vector<SetFamily> green = read_families(green_target);
  for (const auto* families : {&red, &green}) {
    for (const SetFamily& family : *families) {
      if (family.points == red.front().points) continue;
      throw InputError(
          fmt::format("--{}: the points of {} are {}, those of {} {}; all targets need the same",
                      families == &red ? "target" : "green-target", family.written,
                      name_of(family.points), red.front().written, name_of(red.front().points)));
    }
  }
  const NamedBoard board(options, red.front());
  WinningSets sets;
  sets.names = board.names();
  sets.sets[0] = board.sets(red);
  if (owners == Owners::both) {
    sets.sets[1] = green_target == target ? sets.sets[0] : board.sets(green);
  }
  place_stones({board.stones("red"), board.stones("green")}, {"--red", "--green"}, owners, sets);
  if (sets.names.size() > static_cast<std::size_t>(kMostOpenPoints)) {
    throw LimitError(fmt::format("--board: {} open points; games are played on at most {}",
                                 sets.names.size(), kMostOpenPoints));
  }
  std::map<std::string, std::string> words{{"board", board.text()}, {"target", target}};
  for (const char* option : {"green-target", "red", "green"}) {
    if (options.has(option)) words[option] = options.text(option);
  }
  if (options.has("first")) words["first"] = options.text("first");
  return {std::make_shared<const WinningSets>(std::move(sets)), options.first(), std::move(words)};
}

}  // namespace harary
