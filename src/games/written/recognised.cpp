// SPDX-License-Identifier: MIT
#include "games/written/recognised.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "games/written/position.hpp"
#include "graph/board_text.hpp"

namespace harary::written {

namespace {

constexpr int kMostBoardVertices = 64;

bool one_point_a_move(const Game& game) {
  return std::all_of(game.place.begin(), game.place.end(),
                     [](const Place& place) { return place == Place{}; });
}

// One mark, which both players may place.
bool one_shared_mark(const Game& game) {
  return game.marks.size() == 1 && !game.marks[0].owner;
}
// Two marks, each a player's own: then the mark says who has taken a point, and no set is full of
// one mark but of its owner's.
bool own_marks(const Game& game) {
  return game.marks.size() == 2 && game.marks[0].owner && game.marks[1].owner &&
         game.marks[0].owner != game.marks[1].owner;
}

bool alternate(const Game& game) {
  return std::all_of(game.turns.begin(), game.turns.end(), [](int moves) { return moves == 1; });
}

// What the catalogue calls the player who is Red there.
const char* colour(Side side) {
  return side == Side::first ? "red" : "green";
}

// The neighbours as a graph, by its name or as graph6.
std::string graph_of_neighbours(const Game& game) {
  std::vector<Edge> edges;
  for (std::size_t u = 0; u < game.near.size(); ++u) {
    for (const int v : game.near[u]) {
      if (static_cast<int>(u) < v) edges.push_back({static_cast<int>(u), v});
    }
  }
  return board_text(Graph(static_cast<int>(game.points.size()), edges));
}
std::vector<std::string> numbers(std::size_t count) {
  std::vector<std::string> result;
  for (std::size_t i = 0; i < count; ++i) result.push_back(std::to_string(i));
  return result;
}

// Node Kayles, Col and Snort: a rule about neighbours alone forbids moves, and a player without one
// loses. The catalogue's rules are the same words: no taken neighbour; none in the own colour; none
// in the other's.
std::optional<Recognised> on_vertices(const Game& game, Side starts) {
  if (game.forbids.size() != 1 || game.forbids[0].kind != Forbid::Kind::neighbour ||
      !game.ends.empty() || game.last != Result::mover_loses || !alternate(game) ||
      game.points.size() > kMostBoardVertices) {
    return std::nullopt;
  }
  const MarkWord word = game.forbids[0].neighbour.word;
  Recognised result{{}, {{"first", colour(starts)}}, numbers(game.points.size()), {}};
  result.options["board"] = graph_of_neighbours(game);
  if (one_shared_mark(game) && word != MarkWord::own && word != MarkWord::other) {
    result.game = "kayles";
    result.marks = {"vertices"};
    return result;
  }
  if (!own_marks(game) || word == MarkWord::any || word == MarkWord::named) return std::nullopt;
  result.game = word == MarkWord::other ? "snort" : "col";
  for (const Mark& mark : game.marks) result.marks.emplace_back(colour(*mark.owner));
  return result;
}

constexpr std::string_view kCopies = "copies:";

// "K3" of the family "copies:K3" on the edges of a graph; empty for any other family.
std::string target_of(const Game& game, int family) {
  const std::string& words = game.families[static_cast<std::size_t>(family)].words;
  if (game.points_are != PointsAre::edges || !words.starts_with(kCopies) ||
      words.find(';') != std::string::npos) {
    return "";
  }
  return words.substr(kCopies.size());
}

// Saturation: no move may complete a copy of a target in the one colour, which is a set that
// becomes full of the one mark. One-colour achievement: the same completion wins.
std::optional<Recognised> in_one_colour(const Game& game, Side starts) {
  if (!one_shared_mark(game) || !alternate(game)) return std::nullopt;
  Recognised result{{}, {{"board", game.board}, {"first", colour(starts)}}, game.points, {"edges"}};
  const bool forbids =
      game.ends.empty() && game.forbids.size() == 1 && game.forbids[0].kind == Forbid::Kind::fills;
  if (forbids && (game.last == Result::mover_loses || game.last == Result::mover_wins)) {
    result.game = "saturation";
    result.options["target"] = target_of(game, game.forbids[0].family);
    if (game.last == Result::mover_wins) result.options["misere"] = "true";
  } else if (game.forbids.empty() && game.ends.size() == 1 && !game.ends[0].by &&
             game.ends[0].result == Result::mover_wins && game.last == Result::draw) {
    result.game = "one-colour-achievement";
    result.options["target"] = target_of(game, game.ends[0].family);
  }
  if (result.game.empty() || result.options["target"].empty()) return std::nullopt;
  return result;
}

// What it means for a player to own a set, as the mover who completes it.
struct Aim {
  std::vector<int> families = {};
  Ended ended = Ended::no;
  bool clear = true;  // all sets mean the same
};
Aim aim_of(const Game& game, Side side) {
  Aim aim;
  for (const End& end : game.ends) {
    if (end.by && *end.by != side) continue;
    if (end.in.word == MarkWord::named &&
        game.marks[static_cast<std::size_t>(end.in.mark)].owner != side) {
      continue;  // the mover's own mark is in every set that his move completes
    }
    const Ended ended = ended_by(end.result, side);
    aim.clear =
        aim.clear && end.in.word != MarkWord::any && (aim.families.empty() || ended == aim.ended);
    aim.ended = ended;
    const auto& known = aim.families;
    if (std::find(known.begin(), known.end(), end.family) == known.end()) {
      aim.families.push_back(end.family);
    }
  }
  return aim;
}

std::string sets_as_json(const Game& game, const std::vector<int>& families) {
  std::vector<std::string> sets;
  for (const int family : families) {
    for (const Points& set : game.families[static_cast<std::size_t>(family)].sets) {
      sets.push_back(fmt::format("[\"p{}\"]", fmt::join(set, "\",\"p")));
    }
  }
  return fmt::format("[{}]", fmt::join(sets, ","));
}

// The sets of both players as the catalogue names them: by board and target where they are copies
// in a graph or a family on a board, otherwise listed.
void add_sets(const Game& game, const std::array<std::vector<int>, 2>& families, bool for_both,
              Recognised& result) {
  const auto words = [&](std::size_t i) -> std::string {
    if (families[i].size() != 1 || game.board.empty()) return "";
    const std::string target = target_of(game, families[i][0]);
    const std::string& family = game.families[static_cast<std::size_t>(families[i][0])].words;
    return target.empty() ? family : target;
  };
  result.points = game.points;
  const std::string first = words(0);
  if (!first.empty() && (!for_both || families[0] == families[1])) {
    result.options["board"] = game.board;
    result.options["target"] = first;
    return;
  }
  for (std::size_t i = 0; i < result.points.size(); ++i) result.points[i] = fmt::format("p{}", i);
  result.options["instance"] =
      fmt::format("text:{{\"points\":[\"{}\"],\"red_sets\":{},\"green_sets\":{}}}",
                  fmt::join(result.points, "\",\""), sets_as_json(game, families[0]),
                  for_both ? sets_as_json(game, families[1]) : "[]");
}

// Games in which owning a set is all that counts. Marks are own, a move is a point, and nothing is
// forbidden or scored, so a play is over when a set is full of one player's marks, or the board is.
// A completed set wins, and a full board is a draw or the second player's (achievement); it loses,
// and a full board is a draw (misère avoidance); or only one player's sets count, they win or lose,
// and the full board is the opposite (Maker-Breaker, Avoider-Enforcer). The catalogue may end a
// play as soon as no set can be owned any more: that has the value of the full board. Where
// completing is forbidden instead and a player without a move loses, it is avoidance.
std::optional<Recognised> on_sets(const Game& game, Side starts) {
  if (!own_marks(game) || game.points.size() > kMostPoints) return std::nullopt;
  Recognised result;
  bool for_both = true;
  std::array<std::vector<int>, 2> families;
  if (game.ends.empty() && game.forbids.size() == 1 &&
      game.forbids[0].kind == Forbid::Kind::fills && game.last == Result::mover_loses &&
      alternate(game)) {
    result.game = "avoidance";
    families = {std::vector{game.forbids[0].family}, std::vector{game.forbids[0].family}};
  } else if (game.forbids.empty() && !game.ends.empty()) {
    const Aim first = aim_of(game, Side::first);
    const Aim second = aim_of(game, Side::second);
    if (!first.clear || !second.clear) return std::nullopt;
    families = {first.families, second.families};
    const bool wins = first.ended == Ended::first_wins || second.ended == Ended::second_wins;
    if (!first.families.empty() && !second.families.empty()) {
      const bool lose = first.ended == Ended::second_wins && second.ended == Ended::first_wins;
      const bool win = first.ended == Ended::first_wins && second.ended == Ended::second_wins;
      if (win && game.last == Result::draw) result.game = "achievement";
      if (win && game.last == Result::second_wins) result.game = "achievement-no-draw";
      if (lose && game.last == Result::draw) result.game = "misere-avoidance";
    } else {
      result.swapped = first.families.empty();
      for_both = false;
      const Aim& aim = result.swapped ? second : first;
      if (result.swapped) families[0] = second.families;
      const bool opposite = (aim.ended == Ended::first_wins && game.last == Result::second_wins) ||
                            (aim.ended == Ended::second_wins && game.last == Result::first_wins);
      if (opposite) result.game = wins ? "maker-breaker" : "avoider-enforcer";
    }
  }
  if (result.game.empty()) return std::nullopt;
  add_sets(game, families, for_both, result);
  result.options["first"] = colour(result.swapped ? opponent(starts) : starts);
  if (!alternate(game)) {
    result.options["turns"] = fmt::format("{}", fmt::join(game.turns, ","));
  }
  for (const Mark& mark : game.marks) {
    result.marks.emplace_back(colour(result.swapped ? opponent(*mark.owner) : *mark.owner));
  }
  return result;
}

}  // namespace

std::optional<Recognised> recognised(const Game& game, Side starts) {
  if (!one_point_a_move(game) || !game.start.empty() || game.last == Result::score) {
    return std::nullopt;
  }
  if (auto found = on_vertices(game, starts)) return found;
  if (auto found = in_one_colour(game, starts)) return found;
  return on_sets(game, starts);
}

}  // namespace harary::written
