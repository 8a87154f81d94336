// SPDX-License-Identifier: MIT
#include "app/flood.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <random>
#include <unordered_map>

#include "games/cells/board_text.hpp"
#include "games/cells/layouts.hpp"
#include "games/flood/expansion.hpp"
#include "games/flood/maxima.hpp"
#include "games/flood/replay.hpp"
#include "solve/best_first/shortest.hpp"

namespace harary {
namespace {

// The definition: breadth first over sets of vertices of the board itself, without contraction.
int reference_length(const ColouredBoard& board, int start) {
  const auto closure = [&](std::uint64_t owned, int colour) {
    for (;;) {
      std::uint64_t next = owned;
      for (int v = 0; v < board.order(); ++v) {
        if ((owned >> v & 1) == 0) continue;
        for (const int u : board.neighbours(v)) {
          if (board.colour(u) == colour) next |= std::uint64_t{1} << u;
        }
      }
      if (next == owned) return owned;
      owned = next;
    }
  };
  const std::uint64_t all = (std::uint64_t{2} << (board.order() - 1)) - 1;
  const std::uint64_t first = closure(std::uint64_t{1} << start, board.colour(start));
  std::unordered_map<std::uint64_t, int> length = {{first, 0}};
  std::deque<std::uint64_t> queue = {first};
  for (;; queue.pop_front()) {
    const std::uint64_t owned = queue.front();
    if (owned == all) return length[owned];
    for (int colour = 0; colour < kMaxVertexColours; ++colour) {
      const std::uint64_t next = closure(owned, colour);
      if (length.emplace(next, length[owned] + 1).second) queue.push_back(next);
    }
  }
}

ColouredBoard random_graph(std::mt19937& random, int colours) {
  const int order = 2 + static_cast<int>(random() % 12);
  std::vector<std::pair<int, int>> edges;
  for (int v = 1; v < order; ++v) edges.emplace_back(v, random() % static_cast<unsigned>(v));
  for (int extra = static_cast<int>(random() % 10); extra > 0; --extra) {
    const int u = static_cast<int>(random() % static_cast<unsigned>(order));
    const int v = static_cast<int>(random() % static_cast<unsigned>(order));
    if (u != v) edges.emplace_back(u, v);
  }
  std::vector<int> colouring;
  for (int v = 0; v < order; ++v) {
    colouring.push_back(static_cast<int>(random() % static_cast<unsigned>(colours)));
  }
  return ColouredBoard(order, edges, colouring, "random");
}

enum class PairBound : std::uint8_t { off, on };

// Through every path: plain bound, pair bound, beams of width 1, tiny memory, threads.
int length_with(PairBound bound, const ColouredBoard& board, int start, ShortestPlan plan,
                std::uint64_t memory, int threads) {
  const ContractedBoard contracted = contract(board);
  const int from = contracted.vertex_of[static_cast<std::size_t>(start)];
  const FloodPairs pairs(contracted, from);
  const FloodRules<5> rules(contracted, from, bound == PairBound::on ? &pairs : nullptr);
  Job job;
  const Shortest<int> shortest = solve_shortest(rules, job, plan, memory, threads);
  EXPECT_TRUE(shortest.optimal());
  std::vector<int> calls;
  for (const int c : *shortest.moves) {
    calls.push_back(contracted.palette[static_cast<std::size_t>(c)]);
  }
  EXPECT_TRUE(conquers_all(board, start, calls));
  return shortest.lower;
}

TEST(Flood, EqualsTheDefinitionOnSmallBoards) {
  std::mt19937 random(1);
  for (int i = 0; i < 4000; ++i) {
    const int colours = 2 + static_cast<int>(random() % 6);
    const ColouredBoard board =
        i % 2 == 0
            ? random_graph(random, colours)
            : random_board({i % 4 == 1 ? GridKind::square : GridKind::hex,
                            2 + static_cast<int>(random() % 3), 2 + static_cast<int>(random() % 3)},
                           colours, random());
    const int start = static_cast<int>(random() % static_cast<unsigned>(board.order()));
    const int length = reference_length(board, start);
    Job job;
    const FloodAnswer answer = solve_flood(board, start, job);
    ASSERT_EQ(answer.length(), length) << i;
    ASSERT_TRUE(answer.optimal());
    ASSERT_TRUE(conquers_all(board, start, answer.calls));
    ASSERT_EQ((length_with(PairBound::on, board, start, {.beam = 1, .lead = 9}, 1 << 20, 1)),
              length);
    ASSERT_EQ((length_with(PairBound::off, board, start, {.beam = 0}, 1 << 20, 1)), length);
  }
}

TEST(Flood, BoundsNeverExceedTheTruthAndAreTheSameInLanes) {
  std::mt19937 random(2);
  for (int i = 0; i < 300; ++i) {
    const ContractedBoard board =
        contract(random_board({GridKind::hex, 9, 8}, 2 + static_cast<int>(random() % 8), random()));
    const FloodRules<2> rules(board, 0);
    FloodLanes lanes(board);
    // Random walks; the number of lanes crosses the width of the narrow ones.
    std::vector<FloodPosition<2>> positions;
    while (positions.size() < (i % 2 == 0 ? 40U : 300U)) {
      auto p = rules.start();
      while (!rules.solved(p)) {
        positions.push_back(p);
        const std::vector<int> moves(rules.moves(p).begin(), rules.moves(p).end());
        p = rules.after(p, moves[random() % moves.size()]);
      }
    }
    std::vector<std::int32_t> bounds(positions.size());
    lanes.load(positions[0].owned.words().data(), sizeof(positions[0]) / 8,
               static_cast<int>(std::min<std::size_t>(positions.size(), FloodLanes::kLanes)));
    lanes.write_bounds(100, bounds);
    for (std::size_t k = 0; k < std::min<std::size_t>(positions.size(), FloodLanes::kLanes); ++k) {
      ASSERT_EQ(bounds[k], rules.lower_bound(positions[k]));
    }
  }
}

// The proofs alone: none that is one call shorter, and one of this length.
template <class Rules>
void expect_length(const Rules& rules, int length, std::uint64_t memory) {
  Job job;
  LayeredSearch<Rules> search(rules, job);
  const auto shorter = search.run({length - 1, 0, 0, memory, 1});
  EXPECT_TRUE(shorter.complete);
  EXPECT_FALSE(shorter.solution.has_value());
  const auto found = search.run({length, 0, 0, memory, 1});
  ASSERT_TRUE(found.solution.has_value());
  EXPECT_EQ(found.solution->size(), static_cast<std::size_t>(length));
}

// Idle vertices, positions within others and the order of calls matter on boards of some size.
TEST(Flood, ProofsEqualTheDefinitionOnBoardsOfTwentyRegions) {
  std::mt19937 random(3);
  int proofs = 0;
  for (int i = 0; i < 600; ++i) {
    const ColouredBoard board = random_board({i % 2 == 0 ? GridKind::square : GridKind::hex, 5, 5},
                                             3 + static_cast<int>(random() % 4), random());
    const ContractedBoard contracted = contract(board);
    const int length = contracted.order() <= 20 ? reference_length(board, 0) : 0;
    if (length == 0) continue;
    ++proofs;
    const int from = contracted.vertex_of[0];
    const FloodPairs pairs(contracted, from);
    expect_length(FloodRules<1>(contracted, from), length, i % 3 == 0 ? 1 << 12 : 1 << 20);
    expect_length(FloodRules<1>(contracted, from, &pairs), length, 1 << 20);
  }
  EXPECT_GT(proofs, 200);
}

// The expander looks at a few pairs of vertices; here at all that are owned.
TEST(Flood, MinimaOfPairsAreThoseOfAllOwnedPairs) {
  std::mt19937 random(5);
  int lowered = 0;
  for (int i = 0; i < 60; ++i) {
    const int side = 4 + i % 5;
    const ContractedBoard board =
        contract(random_board({i % 2 == 0 ? GridKind::square : GridKind::hex, side, side},
                              2 + static_cast<int>(random() % 5), random()));
    const FloodPairs pairs(board, 0);
    const FloodRules<2> rules(board, 0, &pairs);
    FloodExpander<2> expander(rules);
    std::vector<FloodPosition<2>> positions = {rules.start()};
    for (int depth = 0; depth < 8; ++depth) {
      std::vector<FloodPosition<2>> next;
      expander.expand(positions, 100, [&](const auto& child) {
        std::vector<std::uint16_t> owned;
        child.position.owned.for_each(
            [&](int v) { owned.push_back(static_cast<std::uint16_t>(v)); });
        PairMinima all;
        all.fill(255);
        for (const std::uint16_t x : owned) pairs.lower(all, x, owned);
        EXPECT_EQ(child.position.minima, all) << i;
        lowered += all != positions[child.parent].minima ? 1 : 0;
        if (next.size() < 40) next.push_back(child.position);
      });
      positions = next;
    }
  }
  EXPECT_GT(lowered, 1000);
}

TEST(Flood, TerritoriesWithinOthersAreFound) {
  std::mt19937 random(4);
  for (const std::size_t count : {1, 2, 511, 512, 513, 1500}) {
    const ContractedBoard board = contract(random_board({GridKind::square, 11, 11}, 6, random()));
    const FloodRules<2> rules(board, 0);
    std::vector<FloodPosition<2>> positions;
    while (positions.size() < count) {
      auto p = rules.start();
      for (unsigned calls = 4 + random() % 6; calls != 0 && !rules.solved(p); --calls) {
        const std::vector<int> moves(rules.moves(p).begin(), rules.moves(p).end());
        p = rules.after(p, moves[random() % moves.size()]);
      }
      if (std::find(positions.begin(), positions.end(), p) == positions.end()) {
        positions.push_back(p);
      }
    }
    std::vector<std::uint32_t> kept;
    for (std::uint32_t i = 0; i < count; ++i) {
      if (std::none_of(positions.begin(), positions.end(), [&](const FloodPosition<2>& q) {
            return !(q == positions[i]) && q.owned.contains(positions[i].owned);
          })) {
        kept.push_back(i);
      }
    }
    TerritoryMaxima<2> maxima(rules);
    for (std::size_t i = 0; i < count; i += 512) {
      maxima.add(std::span(positions).subspan(i, std::min<std::size_t>(512, count - i)));
    }
    EXPECT_EQ(maxima.kept(), kept) << count;
    if (count >= 511) {
      EXPECT_LT(kept.size(), count);
    }
  }
}

TEST(Flood, AMemoryLimitSwitchesTheMethodNotTheAnswer) {
  std::uint64_t splits = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const ColouredBoard board = random_board({GridKind::square, 14, 14}, 8, seed);
    const int length = length_with(PairBound::off, board, 0, {}, std::uint64_t{1} << 30, 1);
    EXPECT_EQ((length_with(PairBound::off, board, 0, {}, 1 << 18, 1)), length);
    EXPECT_EQ((length_with(PairBound::on, board, 0, {}, 1 << 18, 2)), length);
    const ContractedBoard contracted = contract(board);
    const FloodRules<3> rules(contracted, contracted.vertex_of[0]);
    Job job;
    LayeredSearch<FloodRules<3>> search(rules, job);
    const auto failed = search.run({length - 1, 0, 0, 1 << 18, 1});
    EXPECT_TRUE(failed.complete);
    EXPECT_FALSE(failed.solution.has_value());
    const auto found = search.run({length, 0, 0, 1 << 18, 1});
    ASSERT_TRUE(found.solution.has_value());
    EXPECT_EQ(found.solution->size(), static_cast<std::size_t>(length));
    splits += search.splits();
  }
  EXPECT_GT(splits, 10U);
}

TEST(Flood, ThreadsDoNotChangeTheAnswer) {
  const ColouredBoard board = random_board({GridKind::square, 13, 13}, 8, 5);
  const int length = length_with(PairBound::off, board, 0, {}, std::uint64_t{1} << 30, 1);
  EXPECT_EQ((length_with(PairBound::off, board, 0, {}, std::uint64_t{1} << 30, 3)), length);
  EXPECT_EQ((length_with(PairBound::on, board, 0, {}, std::uint64_t{1} << 30, 2)), length);
}

TEST(Flood, SolvesManyColoursLongPathsAndOneRegion) {
  Job job;
  std::vector<std::pair<int, int>> edges;
  std::vector<int> colours;
  for (int v = 0; v < 1024; ++v) {
    if (v > 0) edges.emplace_back(v - 1, v);
    colours.push_back(v % 64);
  }
  const ColouredBoard path(1024, edges, colours, "path");
  EXPECT_EQ(solve_flood(path, 0, job).length(), 1023);
  EXPECT_EQ(solve_flood(random_board({GridKind::hex, 30, 30}, 1, 1), 0, job).length(), 0);
  std::vector<std::pair<int, int>> star;
  for (int v = 1; v < 1024; ++v) star.emplace_back(0, v);
  EXPECT_EQ(solve_flood(ColouredBoard(1024, star, colours, "star"), 0, job).length(), 63);
}

TEST(Flood, HeuristicAnswersHaveAProvenGap) {
  Job job;
  const ColouredBoard board = random_board({GridKind::square, 20, 20}, 8, 1);
  const FloodAnswer answer = solve_flood(board, 0, job, Method::heuristic);
  EXPECT_TRUE(conquers_all(board, 0, answer.calls));
  EXPECT_LE(answer.lower, answer.length());
  EXPECT_GT(answer.lower, 20);
}

TEST(Flood, TimeEndsWithWhatIsKnown) {
  Budget limits;
  limits.time = std::chrono::milliseconds(50);
  Job job(limits);
  const ColouredBoard board = random_board({GridKind::square, 26, 26}, 10, 1);
  const FloodAnswer answer = solve_flood(board, 0, job);
  EXPECT_TRUE(answer.stopped);
  EXPECT_FALSE(answer.optimal());
  EXPECT_TRUE(conquers_all(board, 0, answer.calls));
}

}  // namespace
}  // namespace harary
