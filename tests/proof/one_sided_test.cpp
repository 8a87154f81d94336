// SPDX-License-Identifier: MIT
// The one-sided game against the plain definition: who wins, for random copies to own, colours and
// boards, with one table for all of them.
#include "solve/one_sided/search.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <map>
#include <memory>
#include <random>
#include <tuple>
#include <vector>

#include "games/edges/one_sided/game.hpp"
#include "games/edges/one_sided/supersets.hpp"
#include "games/edges/one_sided/twins.hpp"
#include "graph/graph.hpp"

namespace harary {
namespace {

using Pairs = OneSidedGame::Pairs;

// The cliques of the complete graph on `order` vertices with `of_order` of them, or these
// without one edge.
std::vector<Pairs> cliques(int order, int of_order, bool lacking_an_edge) {
  std::vector<Pairs> result;
  for (unsigned vertices = 0; vertices < 1U << order; ++vertices) {
    if (std::popcount(vertices) != of_order) continue;
    Pairs clique = 0;
    for (int v = 1; v < order; ++v) {
      for (int u = 0; u < v; ++u) {
        if ((vertices >> u & 1) != 0 && (vertices >> v & 1) != 0) {
          clique |= Pairs{1} << Edge::between(u, v).pair_index();
        }
      }
    }
    if (!lacking_an_edge) result.push_back(clique);
    for (Pairs rest = lacking_an_edge ? clique : 0; rest != 0; rest &= rest - 1) {
      result.push_back(clique & ~(rest & (~rest + 1)));
    }
  }
  return result;
}

// By the definition: all moves, no lemma.
class PlainMakerBreaker {
 public:
  explicit PlainMakerBreaker(const std::vector<Pairs>& copies) : copies_(copies) {}

  bool maker_wins(Pairs maker, Pairs open, bool makers_turn) {
    if (std::ranges::any_of(copies_, [&](Pairs copy) { return (copy & ~maker) == 0; })) return true;
    if (open == 0) return false;
    const auto [known, fresh] = known_.try_emplace({maker, open, makers_turn}, false);
    if (!fresh) return known->second;
    bool result = !makers_turn;
    for (Pairs rest = open; rest != 0 && result != makers_turn; rest &= rest - 1) {
      const Pairs edge = rest & (~rest + 1);
      result = maker_wins(makers_turn ? maker | edge : maker, open & ~edge, !makers_turn);
    }
    return known_[{maker, open, makers_turn}] = result;
  }

 private:
  const std::vector<Pairs>& copies_;
  std::map<std::tuple<Pairs, Pairs, bool>, bool> known_;
};

struct Always {
  bool operator()() const { return true; }
};
using Search = OneSidedSearch<OneSidedGame, Always>;

OneSidedGame game_of(OneSidedGame::Lists lists) {
  return OneSidedGame(std::make_shared<const OneSidedGame::Lists>(std::move(lists)));
}

struct Asked {
  std::array<int, 2> wins{};  // of Maker, of Breaker
  std::uint64_t positions = 0;
  std::uint64_t by_pairs = 0;
};

// On random positions in which only these pairs are coloured or open; at most `most_open` are open.
void expect_agreement(const OneSidedGame::Lists& lists, Pairs pairs, int most_open, int rounds,
                      Asked& asked) {
  const OneSidedGame game = game_of(lists);
  Search::Table table(1 << 20);
  Search search(game, table, {});
  std::mt19937 random(1);
  for (int i = 0; i < rounds; ++i) {
    OneSidedGame::Start start;
    start.list = random() % lists.size();
    for (Pairs rest = pairs; rest != 0; rest &= rest - 1) {
      const Pairs pair = rest & (~rest + 1);
      const unsigned colour = random() % 5;
      if (colour == 0) start.maker |= pair;
      if (colour > 1 && std::popcount(start.open) < most_open) start.open |= pair;
    }
    PlainMakerBreaker plain(lists[start.list]);
    for (const bool makers_turn : {true, false}) {
      const bool expected = plain.maker_wins(start.maker, start.open, makers_turn);
      ASSERT_EQ(search.maker_wins(start, makers_turn), expected) << i;
      ++asked.wins[expected ? 0 : 1];
    }
  }
  asked.positions = search.positions();
  asked.by_pairs = search.counts().by_pairs;
}

TEST(OneSidedSearch, AgreesWithTheDefinitionOnRandomPositions) {
  constexpr int kOrder = 6;
  Asked asked;
  expect_agreement({cliques(kOrder, 3, false), cliques(kOrder, 4, false), cliques(kOrder, 4, true)},
                   (Pairs{1} << (kOrder * (kOrder - 1) / 2)) - 1, 10, 3000, asked);
  EXPECT_GT(asked.wins[0], 500);
  EXPECT_GT(asked.wins[1], 500);
  EXPECT_GT(asked.positions, 100U);
  EXPECT_GT(asked.by_pairs, 100U);
}

// Two boards with five and four vertices: components of which Maker wins both, one or none.
TEST(OneSidedSearch, AgreesWithTheDefinitionWhereTwoBoardsLieApart) {
  constexpr int kOrder = 9;
  Pairs pairs = 0;
  for (int v = 1; v < kOrder; ++v) {
    for (int u = v < 5 ? 0 : 5; u < v; ++u) pairs |= Pairs{1} << Edge::between(u, v).pair_index();
  }
  Asked asked;
  expect_agreement({cliques(kOrder, 3, false), cliques(kOrder, 4, true)}, pairs, 11, 1000, asked);
  EXPECT_GT(asked.wins[0], 100);
  EXPECT_GT(asked.wins[1], 100);
  EXPECT_GT(asked.positions, 50U);
}

// By `solve maker-breaker`, which has no such reductions.
TEST(OneSidedSearch, KnowsWhoWinsOnCompleteBoards) {
  const auto maker_wins = [](int order, int clique, bool makers_turn) {
    const OneSidedGame game = game_of({cliques(order, clique, false)});
    Search::Table table(1 << 24);
    Search search(game, table, {});
    const Pairs all = (Pairs{1} << (order * (order - 1) / 2)) - 1;
    return search.maker_wins({0, all, 0}, makers_turn);
  };
  EXPECT_EQ(maker_wins(4, 3, true), false);
  EXPECT_EQ(maker_wins(5, 3, true), true);
  EXPECT_EQ(maker_wins(4, 3, false), false);
  EXPECT_EQ(maker_wins(5, 3, false), true);
  EXPECT_EQ(maker_wins(8, 4, true), false);
}

TEST(OneSidedSearch, SaysNothingWhenItIsEnded) {
  const OneSidedGame game = game_of({cliques(8, 4, false)});
  const auto never = [] { return false; };
  Search::Table table(1 << 20);
  OneSidedSearch<OneSidedGame, decltype(never)> search(game, table, never);
  const Pairs all = (Pairs{1} << 28) - 1;
  EXPECT_EQ(search.maker_wins({0, all, 0}, true), std::nullopt);
  EXPECT_EQ(table.entries(), 0U);
}

TEST(OneSidedReductions, SupersetsAreDroppedAndOneOfEqualSetsStays) {
  UntouchedCopies copies;
  copies.maker = 0b10000;
  copies.open = 0b01111;
  copies.count = 3;
  copies.copies[0] = 0b00111;
  copies.copies[1] = 0b10011;  // needs 0b00011, which lies in the first
  copies.copies[2] = 0b00011;
  drop_supersets(copies, ~std::uint64_t{0});
  ASSERT_EQ(copies.count, 1U);
  EXPECT_EQ(copies.set(0), 0b00011U);
}

TEST(OneSidedReductions, TwinsAnswerOneAnother) {
  UntouchedCopies copies;
  copies.open = 0b111111;
  copies.count = 3;
  copies.copies[0] = 0b000111;  // 0 and 1 are twins
  copies.copies[1] = 0b001100;  // then 2 lies only here, and so does 3
  copies.copies[2] = 0b110000;
  drop_twins(copies);
  EXPECT_EQ(copies.count, 0U);
  EXPECT_EQ(copies.open, 0U);

  copies.open = 0b111;
  copies.count = 3;
  copies.copies[0] = 0b011;
  copies.copies[1] = 0b110;
  copies.copies[2] = 0b101;
  drop_twins(copies);
  EXPECT_EQ(copies.count, 3U);
  EXPECT_EQ(undominated_edges(copies), 0b111U);
}

}  // namespace
}  // namespace harary
