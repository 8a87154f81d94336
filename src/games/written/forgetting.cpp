// SPDX-License-Identifier: MIT
#include <algorithm>
#include <utility>

#include "games/written/tables.hpp"

namespace harary::written {

namespace {

void watch(Forgetting& forgetting, Watched watched) {
  auto& all = forgetting.watched;
  if (std::find(all.begin(), all.end(), watched) == all.end()) all.push_back(std::move(watched));
}

Watched watched_end(const Game& game, const End& end) {
  switch (end.in.word) {
    case MarkWord::named:
      return {Watched::While::named, end.family, {Marks{1} << end.in.mark}};
    case MarkWord::own: {
      std::vector<Marks> allowed;
      for (const Side side : {Side::first, Side::second}) {
        if (!end.by || *end.by == side) allowed.push_back(game.own(side));
      }
      return {Watched::While::own, end.family, std::move(allowed)};
    }
    default:
      return {Watched::While::one_mark, end.family, {}};
  }
}

}  // namespace

Forgetting forgetting_of(const Game& game) {
  Forgetting forgetting;
  // Ends that ask for any marks look at which points are open, and that a key keeps.
  bool any_marks = false;
  for (const End& end : game.ends) {
    if (end.in.word == MarkWord::any) {
      any_marks = true;
    } else {
      watch(forgetting, watched_end(game, end));
    }
  }
  for (const Forbid& forbid : game.forbids) {
    if (forbid.kind == Forbid::Kind::fills) {
      watch(forgetting, {Watched::While::one_mark, forbid.family, {}});
    } else if (forbid.kind == Forbid::Kind::neighbour) {
      forgetting.neighbours = forgetting.neighbours || forbid.neighbour.word != MarkWord::any;
    }
  }
  for (const ScoreRule& score : game.scores) {
    if (score.as == ScoreRule::As::moves) {
      forgetting.counts_moves = forgetting.counts_moves || points_a_move(game) == 0;
    } else {
      watch(forgetting, {Watched::While::always, score.family, {}});
    }
  }
  forgetting.dead_points = game.forbids.empty() && game.scores.empty() && !any_marks &&
                           game.place[0].kind == Place::Kind::set &&
                           game.place[1].kind == Place::Kind::set;
  return forgetting;
}

int points_a_move(const Game& game) {
  int size = 0;
  const auto meet = [&](int points) {
    if (size == 0) size = points;
    return size == points;
  };
  for (const Place& place : game.place) {
    switch (place.kind) {
      case Place::Kind::some_points:
        return 0;
      case Place::Kind::points:
        if (place.counts.size() != 1 || !meet(place.counts.front())) return 0;
        break;
      case Place::Kind::set:
        for (const Points& set : game.families[static_cast<std::size_t>(place.family)].sets) {
          if (!meet(static_cast<int>(set.size()))) return 0;
        }
    }
  }
  return size;
}

}  // namespace harary::written
