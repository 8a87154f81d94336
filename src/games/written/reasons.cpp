// SPDX-License-Identifier: MIT
#include "games/written/reasons.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string_view>

#include "base/small_letters.hpp"

namespace harary::written {

namespace {

const std::string& name_of(const Game& game, int family) {
  return game.families[static_cast<std::size_t>(family)].name;
}

std::string words_of(const Game& game, const MarkTest& test) {
  switch (test.word) {
    case MarkWord::own:
      return "the mover's own marks";
    case MarkWord::other:
      return "a mark of the other player";
    case MarkWord::same:
      return "the mark that is placed";
    case MarkWord::any:
      return "any marks";
    case MarkWord::named:
      return "the mark " + game.marks[static_cast<std::size_t>(test.mark)].name;
    case MarkWord::one:
      break;
  }
  return "one mark";
}

std::string words_of(const Game& game, Result result, std::string_view mover) {
  switch (result) {
    case Result::mover_wins:
      return fmt::format("{} wins", mover);
    case Result::mover_loses:
      return fmt::format("{} loses", mover);
    case Result::first_wins:
      return game.players[0] + " wins";
    case Result::second_wins:
      return game.players[1] + " wins";
    case Result::draw:
      return "the game is a draw";
    case Result::score:
      break;
  }
  return "the larger sum of points wins";
}

std::string sentence_of(const Game& game, const ScoreRule& score) {
  const std::string& player = game.name_of(score.player);
  if (score.as == ScoreRule::As::moves) {
    return fmt::format("{} has {} for each move of the game.", player, score.worth);
  }
  const std::string_view which = score.as == ScoreRule::As::full_of_own ? "full of his own marks"
                                 : score.as == ScoreRule::As::most_own
                                     ? "with more of his own marks than others"
                                     : "with a mark";
  return fmt::format("{} has {} for each set of {} {}.", player, score.worth,
                     name_of(game, score.family), which);
}

}  // namespace

std::string role_name(const Game& game, Side side) {
  return small_letters(game.name_of(side));
}

std::string words_of(const Game& game, const Place& place) {
  switch (place.kind) {
    case Place::Kind::some_points:
      return "one or more points";
    case Place::Kind::set:
      return "all points of a set of " + name_of(game, place.family);
    case Place::Kind::points:
      break;
  }
  if (place.counts == std::vector<int>{1}) return "one point";
  return fmt::format("{} points", fmt::join(place.counts, " or "));
}

bool is_shape(const Game& game, const Place& place, const Points& points) {
  switch (place.kind) {
    case Place::Kind::some_points:
      return !points.empty();
    case Place::Kind::set: {
      const auto& sets = game.families[static_cast<std::size_t>(place.family)].sets;
      return std::binary_search(sets.begin(), sets.end(), points);
    }
    case Place::Kind::points:
      break;
  }
  return std::find(place.counts.begin(), place.counts.end(), static_cast<int>(points.size())) !=
         place.counts.end();
}

std::string words_of(const Game& game, const Forbid& forbid) {
  switch (forbid.kind) {
    case Forbid::Kind::fills:
      return fmt::format("it would fill a set of {} with one mark", name_of(game, forbid.family));
    case Forbid::Kind::outside:
      return fmt::format("no set of {} through these points is without a mark",
                         name_of(game, forbid.family));
    case Forbid::Kind::neighbour:
      break;
  }
  return fmt::format("a neighbour has {}", words_of(game, forbid.neighbour));
}

namespace {

// Whether a set of this family can become full of such marks by a move of this player.
bool can_fit(const Game& game, const End& end, Side side) {
  if (end.by && *end.by != side) return false;
  const Marks placed = game.placeable_by(side);
  const Marks wanted = end.in.word == MarkWord::own     ? game.own(side)
                       : end.in.word == MarkWord::named ? Marks{1} << end.in.mark
                                                        : placed;
  return (placed & wanted) != 0 &&
         !game.families[static_cast<std::size_t>(end.family)].sets.empty();
}

}  // namespace

std::vector<std::string> notes_on(const Game& game) {
  std::vector<std::string> notes;
  bool decided = game.last != Result::draw && game.last != Result::score;
  for (std::size_t i = 0; i < game.ends.size(); ++i) {
    const End& end = game.ends[i];
    if (can_fit(game, end, Side::first) || can_fit(game, end, Side::second)) {
      decided = decided || end.result != Result::draw;
    } else {
      notes.push_back(fmt::format("the [[end]] number {}, on {}, never fits", i + 1,
                                  name_of(game, end.family)));
    }
  }
  for (const Side side : {Side::first, Side::second}) {
    if (game.placeable_by(side) == 0) {
      notes.push_back(fmt::format("{} has no mark to place, and so no move", game.name_of(side)));
    }
  }
  if (!decided && game.last == Result::draw) notes.emplace_back("every play is a draw");
  return notes;
}

std::vector<std::string> sentences(const Game& game) {
  std::vector<std::string> said;
  if (!game.rules.empty()) said.push_back(game.rules);
  for (const Side side : {Side::first, Side::second}) {
    std::vector<std::string> marks;
    for (const Mark& mark : game.marks) {
      if (!mark.owner || *mark.owner == side) marks.push_back(mark.name);
    }
    const Place& place = game.place[static_cast<std::size_t>(side)];
    said.push_back(marks.empty() ? fmt::format("{} has no marks.", game.name_of(side))
                                 : fmt::format("{} puts {} on {}.", game.name_of(side),
                                               fmt::join(marks, " or "), words_of(game, place)));
  }
  for (const Forbid& forbid : game.forbids) {
    said.push_back(fmt::format("A move is illegal if {}.", words_of(game, forbid)));
  }
  for (const End& end : game.ends) {
    const std::string mover = end.by ? game.name_of(*end.by) : "the player who completed it";
    said.push_back(fmt::format("If a set of {} is full of {}{}, {}.", name_of(game, end.family),
                               words_of(game, end.in), end.by ? " after a move of " + mover : "",
                               words_of(game, end.result, mover)));
  }
  said.push_back(
      fmt::format("When the player to move cannot: {}.", words_of(game, game.last, "that player")));
  for (const ScoreRule& score : game.scores) said.push_back(sentence_of(game, score));
  return said;
}

EndReason reason_of(const Game& game, const std::vector<std::uint8_t>& codes,
                    const Progress& progress, Side mover) {
  EndReason reason;
  if (progress.ended == Ended::no) {
    reason.text = fmt::format("{} has no move.", game.name_of(mover));
    return reason;
  }
  // What can have ended it: a full set of an entry with this result, after a move of either player.
  std::vector<std::string> names;
  for (const End& end : game.ends) {
    const bool fits = ended_by(end.result, Side::first) == progress.ended ||
                      ended_by(end.result, Side::second) == progress.ended;
    if (!fits) continue;
    const Family& family = game.families[static_cast<std::size_t>(end.family)];
    for (const Points& set : family.sets) {
      const bool full = std::all_of(set.begin(), set.end(), [&](int point) {
        return codes[static_cast<std::size_t>(point)] != 0;
      });
      const auto code = codes[static_cast<std::size_t>(set.front())];
      const bool one = std::all_of(set.begin(), set.end(), [&](int point) {
        return codes[static_cast<std::size_t>(point)] == code;
      });
      if (!full || (!one && end.in.word != MarkWord::any && end.in.word != MarkWord::own)) continue;
      for (const int point : set) {
        reason.edges.push_back(game.points[static_cast<std::size_t>(point)]);
      }
      names.push_back(family.name);
    }
  }
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  std::sort(reason.edges.begin(), reason.edges.end());
  reason.edges.erase(std::unique(reason.edges.begin(), reason.edges.end()), reason.edges.end());
  const std::string how = progress.ended == Ended::draw         ? "the game is a draw"
                          : progress.ended == Ended::first_wins ? game.players[0] + " wins"
                                                                : game.players[1] + " wins";
  reason.text = fmt::format("A set of {} is full: {}.", fmt::join(names, ", "), how);
  return reason;
}

}  // namespace harary::written
