// SPDX-License-Identifier: MIT
// In how few moves Breaker spoils all sets, against the plain definition on random hypergraphs:
// answers and zones; and published values of Maker-Breaker domination.
#include "solve/winning_sets/breakers_moves_search.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <string>
#include <tuple>
#include <vector>

#include "base/job.hpp"
#include "solve/winning_sets/solver.hpp"
#include "support/graph/families.hpp"
#include "support/solve/plain_sets.hpp"

namespace harary {
namespace {

constexpr int kNever = 1000;

class PlainSpoiling {
 public:
  PlainSpoiling(int points, std::vector<PointMask> sets)
      : all_((PointMask{1} << points) - 1), sets_(std::move(sets)) {}

  // Breaker's moves until no set can be completed; kNever if Maker completes one.
  int moves(PointMask maker, PointMask breaker, bool makers_turn) {
    if (owns_a_set(sets_, maker)) return kNever;
    const auto spoiled = [&](PointMask set) { return (set & breaker) != 0; };
    if (std::all_of(sets_.begin(), sets_.end(), spoiled)) return 0;
    const auto key = std::make_tuple(maker, breaker, makers_turn);
    if (const auto found = known_.find(key); found != known_.end()) return found->second;
    int best = makers_turn ? 0 : kNever;
    for (PointMask open = all_ & ~(maker | breaker); open != 0; open &= open - 1) {
      const PointMask point = open & (~open + 1);
      best = makers_turn ? std::max(best, moves(maker | point, breaker, false))
                         : std::min(best, moves(maker, breaker | point, true) + 1);
    }
    return known_[key] = std::min(best, kNever);
  }

 private:
  PointMask all_;
  std::vector<PointMask> sets_;
  std::map<std::tuple<PointMask, PointMask, bool>, int> known_;
};

PointMask mask_of(const PointSet<1>& points) {
  PointMask result = 0;
  for (const int p : points) result |= PointMask{1} << p;
  return result;
}

TEST(BreakersMovesSearch, AgreesWithTheDefinition) {
  std::mt19937_64 random(7);
  for (int instance = 0; instance < 150; ++instance) {
    const int points = 3 + static_cast<int>(random() % 6);
    const int most_sets = 2 + static_cast<int>(random() % 9);
    Hypergraph family =
        random_hypergraph(random, points, most_sets, 2 + static_cast<int>(random() % 4));
    const std::vector<PointMask> sets = masks_of(family);
    PlainSpoiling plain(points, sets);
    keep_minimal_sets(family);
    Job job;
    SearchMeter meter(job);
    BreakersMovesSearch<1> search(meter, 1 << 24);
    for (const bool makers_turn : {true, false}) {
      const int needed = plain.moves(0, 0, makers_turn);
      for (int left = 0; left <= points; ++left) {
        SCOPED_TRACE(testing::Message() << instance << ", " << makers_turn << ", left " << left);
        const auto result = search.solve(list_of<1>(family), makers_turn, left);
        ASSERT_EQ(result.maker, needed > left);
        std::vector<PointMask> rest;
        const PointMask zone = mask_of(result.zone);
        for (const PointMask set : sets) {
          if (!result.maker) rest.push_back(set & zone);
          if (result.maker && (set & ~zone) == 0) rest.push_back(set);
        }
        const int on_zone = PlainSpoiling(points, rest).moves(0, 0, makers_turn);
        if (result.maker) {
          ASSERT_GT(on_zone, left);
        } else {
          ASSERT_GE(result.moves, needed);
          ASSERT_LE(on_zone, result.moves);
          ASSERT_LE(result.moves, left);
        }
      }
    }
  }
}

// Disjoint parts beside each other, so that the lemma about components decides.
TEST(BreakersMovesSearch, AddsComponents) {
  std::mt19937_64 random(8);
  for (int instance = 0; instance < 50; ++instance) {
    Hypergraph family = random_hypergraph(random, 4, 4, 3);
    for (auto& set : random_hypergraph(random, 5, 5, 3).sets) {
      for (int& p : set) p += 4;
      family.sets.push_back(set);
    }
    family.points = 9;
    PlainSpoiling plain(9, masks_of(family));
    for (const int mover : {0, 1}) {
      Job job;
      WinningSetsSolver solver({.first = family}, job);
      const auto answer = solver.solve({.taken = {}, .mover = mover}, {.breakers_moves = true});
      const int needed = plain.moves(0, 0, mover == 0);
      ASSERT_EQ(answer.winner == SetWinner::first, needed == kNever) << instance;
      if (needed < kNever) {
        ASSERT_EQ(answer.moves.value(), needed) << instance << ", " << mover;
      }
    }
  }
}

}  // namespace
}  // namespace harary
