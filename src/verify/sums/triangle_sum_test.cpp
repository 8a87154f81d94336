// SPDX-License-Identifier: MIT
#include "verify/sums/triangle_sum.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <memory>
#include <numeric>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "base/error.hpp"
#include "base/job.hpp"
#include "games/one_colour/saturation.hpp"
#include "graph/named.hpp"
#include "support/games/plain_nimbers.hpp"
#include "verify/position_check.hpp"
#include "verify/sums/triangle_sum_game.hpp"

namespace harary {
namespace {

constexpr int kOrder = static_cast<int>(TriangleSum::kMost);

std::vector<std::uint8_t> bytes_of(const TriangleSum& sum, int order = kOrder) {
  std::vector<std::uint8_t> bytes(TriangleSum::bytes(order));
  sum.pack(order, bytes);
  return bytes;
}

// By the definition.
class NimbersOfSums {
 public:
  int nimber(TriangleSum sum) {
    const int heap = sum.heap;
    sum.heap = 0;
    const std::vector<std::uint8_t> bytes = bytes_of(sum);
    if (const auto known = known_.find(bytes); known != known_.end()) return known->second ^ heap;
    std::set<int> reached;
    for (const Edge move : sum.moves()) reached.insert(nimber(sum.after(move)));
    const int result = least_excluded(reached);
    known_[bytes] = result;
    return result ^ heap;
  }

 private:
  std::map<std::vector<std::uint8_t>, int> known_;
};

// Any pairs, whether play leads there or not: so files may have them.
TriangleSum random_sum(std::mt19937& random, int order, int most_legal) {
  std::vector<Edge> pairs;
  for (int v = 1; v < order; ++v) {
    for (int u = 0; u < v; ++u) pairs.push_back({u, v});
  }
  std::shuffle(pairs.begin(), pairs.end(), random);
  const auto size = static_cast<unsigned>(pairs.size());
  const unsigned legal = 1 + random() % std::min(static_cast<unsigned>(most_legal), size);
  const unsigned drawn = random() % (size - legal + 1);
  const std::span<const Edge> all(pairs);
  TriangleSum sum(all.subspan(legal, drawn), all.first(legal));
  sum.heap = static_cast<int>(random() % 3);
  return sum;
}

TriangleSum renamed(const TriangleSum& sum, std::mt19937& random) {
  std::array<int, TriangleSum::kMost> name{};
  std::iota(name.begin(), name.end(), 0);
  std::shuffle(name.begin(), name.end(), random);
  const auto edges = [&](const TriangleSum::Rows& rows) {
    std::vector<Edge> result;
    for (std::size_t v = 0; v < rows.size(); ++v) {
      for (std::size_t u = 0; u < v; ++u) {
        if ((rows[v] >> u & 1) != 0) result.push_back(Edge::between(name[u], name[v]));
      }
    }
    return result;
  };
  TriangleSum result(edges(sum.drawn), edges(sum.legal));
  result.heap = sum.heap;
  return result;
}

TEST(TriangleSums, AreTheGame) {
  for (const std::string board : {"K5", "K6", "W6", "K2,2,2", "petersen", "K3,4"}) {
    using Game = SaturationRules<2>;
    const Game rules({std::make_shared<const EdgeBoard>(named_graph(board)), {}, Side::first},
                     complete_graph(3), Growth::anywhere);
    PlainNimbers<Game> plain(rules);
    plain.nimber(rules.start());
    NimbersOfSums sums;
    int wrong = 0;
    for (const auto& [p, nimber] : plain.known()) {
      const TriangleSum sum(rules.board().edges_of(p[0]), rules.board().edges_of(rules.moves(p)));
      wrong += sums.nimber(sum) != nimber;
      wrong += sum.over() != rules.result(p).has_value();
    }
    EXPECT_EQ(wrong, 0) << board;
  }
}

// Lemmas 1 and 2, and small parts.
TEST(TriangleSums, HaveTheNimbersOfTheirParts) {
  std::mt19937 random(7);
  NimbersOfSums nimbers;
  int with_parts = 0;
  for (int round = 0; round < 6000; ++round) {
    const TriangleSum sum = random_sum(random, 4 + static_cast<int>(random() % 5), 9);
    const TriangleParts split(sum);
    int together = split.heap;
    for (const TriangleSum& part : split.parts) {
      EXPECT_GE(part.legal_count(), TriangleParts::kLeastPart);
      EXPECT_EQ(part.heap, 0);
      together ^= nimbers.nimber(part);
    }
    ASSERT_EQ(together, nimbers.nimber(sum));
    ASSERT_EQ(together, nimbers.nimber(sum.reduced()));
    int of_different = split.heap;
    for (const TriangleSum& part : split.different()) of_different ^= nimbers.nimber(part);
    ASSERT_EQ(of_different, together);
    with_parts += split.parts.size() > 1 ? 1 : 0;
  }
  EXPECT_GT(with_parts, 20);
}

TEST(TriangleSums, IsomorphicOnesHaveOneForm) {
  std::mt19937 random(8);
  NimbersOfSums nimbers;
  for (int round = 0; round < 2000; ++round) {
    const TriangleSum sum = random_sum(random, 4 + static_cast<int>(random() % 13), 9);
    const TriangleSum form = sum.canonical();
    EXPECT_EQ(form.canonical(), form);
    EXPECT_EQ(form.legal_count(), sum.legal_count());
    ASSERT_EQ(nimbers.nimber(form), nimbers.nimber(sum));
    const TriangleParts split(sum);
    for (const TriangleSum& part : split.parts) {
      EXPECT_EQ(renamed(part, random).canonical(), part.canonical());
    }
  }
}

TEST(TriangleSums, SurviveTheirBytes) {
  std::mt19937 random(9);
  for (int round = 0; round < 1000; ++round) {
    const int order = 3 + round % (kOrder - 2);
    const TriangleSum sum = random_sum(random, order, 60);
    const std::vector<std::uint8_t> bytes = bytes_of(sum, order);
    TriangleSum again;
    ASSERT_TRUE(TriangleSum::unpack(bytes, order, again));
    EXPECT_EQ(again, sum);
    EXPECT_FALSE(TriangleSum::unpack(Bytes(bytes).first(bytes.size() - 1), order, again));
  }
  // A pair that is legal and drawn; a bit beyond the end.
  TriangleSum sum;
  std::vector<std::uint8_t> bytes(TriangleSum::bytes(3));
  bytes[0] = 0b001001;
  EXPECT_FALSE(TriangleSum::unpack(bytes, 3, sum));
  bytes[0] = 0b1000001;
  EXPECT_FALSE(TriangleSum::unpack(bytes, 3, sum));
  bytes[0] = 0b010001;
  EXPECT_TRUE(TriangleSum::unpack(bytes, 3, sum));
}

TriangleSumGame game_on(int order, Side side = Side::first) {
  std::vector<Edge> all;
  for (int v = 1; v < order; ++v) {
    for (int u = 0; u < v; ++u) all.push_back({u, v});
  }
  return {{order, {}, all, Side::first}, {side, 1, std::nullopt}, nullptr};
}

TEST(TriangleSums, AreInASetThatHasTheirParts) {
  std::mt19937 random(10);
  NimbersOfSums nimbers;
  const TriangleSumGame game = game_on(kOrder);
  int inside = 0;
  for (int round = 0; round < 1500; ++round) {
    const TriangleSum sum = random_sum(random, 4 + static_cast<int>(random() % 5), 9);
    const std::vector<std::uint8_t> bytes = bytes_of(sum);
    std::vector<std::uint8_t> room(game.class_width());
    PositionSet set(game.class_width());
    const std::vector<TriangleSum> parts = TriangleParts(sum).different();
    if (!parts.empty()) {
      EXPECT_FALSE(game.is_in(set, bytes, room));
    }
    for (TriangleSum part : parts) {
      part.heap = nimbers.nimber(part);
      const std::vector<std::uint8_t> row = bytes_of(part);
      EXPECT_TRUE(game.well_formed(row));
      EXPECT_TRUE(set.insert(hash_bytes(row), row));
    }
    const bool zero = nimbers.nimber(sum) == 0;
    ASSERT_EQ(game.is_in(set, bytes, room), zero);
    inside += zero ? 1 : 0;
  }
  EXPECT_GT(inside, 200);
}

// All parts that play leads to, each with its nimber, are a proof; with any other heap they are
// none.
TEST(TriangleSums, AWrongNimberIsFound) {
  NimbersOfSums nimbers;
  const int order = 6;
  const TriangleSumGame game = game_on(order);
  std::vector<TriangleSum> all;
  const auto visit = [&](const auto& self, const TriangleSum& sum) -> void {
    for (TriangleSum part : TriangleParts(sum).different()) {
      part.heap = nimbers.nimber(part);
      if (std::find(all.begin(), all.end(), part) != all.end()) continue;
      all.push_back(part);
      part.heap = 0;
      for (const Edge move : part.moves()) self(self, part.after(move));
    }
  };
  std::vector<std::uint8_t> start(game.width());
  game.start(start);
  start.back() = 0;
  TriangleSum sum;
  ASSERT_TRUE(TriangleSum::unpack(start, order, sum));
  visit(visit, sum);
  ASSERT_GT(all.size(), 20u);
  const auto faults = [&] {
    const Statement statement{Side::first, 1, std::nullopt};
    Job job;
    PositionSet set(game.width());
    for (const TriangleSum& part : all) {
      const std::vector<std::uint8_t> row = bytes_of(part, order);
      set.insert(hash_bytes(row), row);
    }
    PositionCheck check(game, statement, set, job, std::uint64_t{1} << 20);
    int found = 0;
    for (std::size_t i = 0; i < set.size(); ++i) found += check.check(set[i]) ? 1 : 0;
    return found;
  };
  EXPECT_EQ(faults(), 0);
  for (TriangleSum& part : all) {
    const int nimber = part.heap;
    for (part.heap = 0; part.heap <= nimber + 2; ++part.heap) {
      EXPECT_EQ(faults() == 0, part.heap == nimber);
    }
    part.heap = nimber;
  }
  // Nor may a part have two.
  all.push_back(all.front());
  ++all.back().heap;
  EXPECT_GT(faults(), 0);
}

TEST(TriangleSums, InFilesAreSingleReducedCanonicalParts) {
  const TriangleSumGame game = game_on(8);
  const auto well_formed = [&](const std::vector<Edge>& drawn, const std::vector<Edge>& legal,
                               int heap, bool canonical = true) {
    TriangleSum sum(drawn, legal);
    if (canonical) sum = sum.canonical();
    sum.heap = heap;
    return game.well_formed(bytes_of(sum, 8));
  };
  const std::vector<Edge> triangle{{0, 1}, {0, 2}, {1, 2}};
  EXPECT_TRUE(well_formed({}, triangle, 0));
  EXPECT_TRUE(well_formed({}, triangle, 3));
  EXPECT_FALSE(well_formed({}, triangle, 4));    // larger than a nimber can be
  EXPECT_FALSE(well_formed({}, triangle, 128));  // the side to move
  EXPECT_FALSE(well_formed({}, {}, 0));
  EXPECT_FALSE(well_formed({}, {{0, 1}}, 1));                         // a small part
  EXPECT_FALSE(well_formed({{0, 1}}, {{0, 2}, {1, 2}}, 1));           // another one
  EXPECT_FALSE(well_formed({{2, 3}}, triangle, 0, false));            // an edge that does not count
  EXPECT_FALSE(well_formed({}, {{5, 6}, {5, 7}, {6, 7}}, 0, false));  // another order
  EXPECT_FALSE(well_formed({}, {{0, 1}, {0, 2}, {1, 2}, {3, 4}, {3, 5}, {4, 5}}, 0));  // two parts
}

TEST(TriangleSums, OfManyVerticesAndOtherStatementsAreRefused) {
  const TriangleSumStart start{17, {}, {{0, 1}}, Side::first};
  EXPECT_THROW(TriangleSumGame(start, {Side::first, 1, std::nullopt}, nullptr), InputError);
  const TriangleSumStart small{4, {}, {{0, 1}}, Side::first};
  EXPECT_THROW(TriangleSumGame(small, {Side::first, 0, std::nullopt}, nullptr), InputError);
}

}  // namespace
}  // namespace harary
