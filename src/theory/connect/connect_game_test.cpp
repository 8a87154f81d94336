// SPDX-License-Identifier: MIT
#include "theory/connect/connect_game.hpp"

#include <gtest/gtest.h>

#include <array>
#include <functional>
#include <random>
#include <unordered_set>
#include <vector>

#include "base/error.hpp"

namespace harary {
namespace {

constexpr std::array<ConnectVariant, 2> kVariants{ConnectVariant::normal, ConnectVariant::misere};

std::vector<Edge> pairs_of(int order) {
  return Graph(order).complement().edges();
}

// The graph game by the plain definition: for every graph on `order` vertices, as a set of bits in
// pairs_of(), whether the player to move wins.
std::vector<bool> graph_game(int order, ConnectVariant variant) {
  const std::vector<Edge> pairs = pairs_of(order);
  const std::uint32_t size = 1U << pairs.size();
  std::vector<bool> mover_wins(size);
  for (std::uint32_t set = size; set-- > 0;) {
    std::array<std::uint32_t, 8> rows{};
    for (std::size_t e = 0; e < pairs.size(); ++e) {
      if ((set >> e & 1) == 0) continue;
      rows[static_cast<std::size_t>(pairs[e].low)] |= 1U << pairs[e].high;
      rows[static_cast<std::size_t>(pairs[e].high)] |= 1U << pairs[e].low;
    }
    std::uint32_t seen = 1;
    for (std::uint32_t before = 0; before != seen;) {
      before = seen;
      for (std::size_t v = 0; v < 8; ++v) seen |= (before >> v & 1) != 0 ? rows[v] : 0;
    }
    if (seen == (1U << order) - 1) {
      mover_wins[set] = variant == ConnectVariant::misere;
      continue;
    }
    for (std::size_t e = 0; e < pairs.size(); ++e) {
      const std::uint32_t next = set | 1U << e;
      if (next != set && !mover_wins[next]) mover_wins[set] = true;
    }
  }
  return mover_wins;
}

TEST(ConnectClosedForm, IsTheoremFour) {
  for (std::int64_t n = 2; n <= 200; ++n) {
    EXPECT_EQ(ConnectClosedForm(n, ConnectVariant::normal).first_player_wins(),
              n == 2 || (n >= 4 && (n % 4 == 0 || n % 4 == 3)))
        << n;
  }
}

// Theorem 5 prints "0 or 3 modulo 4"; Table 5, from which it is drawn, says 2 or 3, and so does
// search: on four vertices the second player answers 0-1 with 2-3.
TEST(ConnectClosedForm, IsTheoremFiveWithTheResiduesOfTableFive) {
  for (std::int64_t n = 2; n <= 200; ++n) {
    EXPECT_EQ(ConnectClosedForm(n, ConnectVariant::misere).first_player_wins(),
              n >= 3 && (n % 4 == 2 || n % 4 == 3))
        << n;
  }
}

TEST(ConnectClosedForm, AgreesWithSearchFromTheEmptyGraph) {
  for (const ConnectVariant variant : kVariants) {
    for (int n = 1; n <= 7; ++n) {
      EXPECT_EQ(ConnectClosedForm(n, variant).first_player_wins(), graph_game(n, variant)[0]) << n;
    }
  }
}

TEST(ConnectClosedForm, GivesAFirstMoveExactlyToAFirstPlayerWhoWins) {
  for (const ConnectVariant variant : kVariants) {
    for (const std::int64_t n : {2, 3, 4, 5, 6, 7, 8, 9, 1'000'000, 1'000'003}) {
      const ConnectClosedForm game(n, variant);
      EXPECT_EQ(game.winning_first_move().has_value(), game.first_player_wins()) << n;
    }
  }
}

TEST(ConnectClosedForm, OneVertexIsConnectedBeforeTheFirstMove) {
  EXPECT_FALSE(ConnectClosedForm(1, ConnectVariant::normal).first_player_wins());
  EXPECT_TRUE(ConnectClosedForm(1, ConnectVariant::misere).first_player_wins());
  EXPECT_FALSE(ConnectClosedForm(1, ConnectVariant::misere).winning_first_move().has_value());
  EXPECT_THROW(ConnectClosedForm(0, ConnectVariant::normal), InputError);
}

TEST(ConnectClosedForm, LettersDecideGraphsOnAtMostSevenVertices) {
  for (const ConnectVariant variant : kVariants) {
    for (int order = 1; order <= 7; ++order) {
      const std::vector<Edge> pairs = pairs_of(order);
      const std::vector<bool> mover_wins = graph_game(order, variant);
      // Of the two million graphs on seven vertices a sample.
      const std::uint32_t step = order == 7 ? 13 : 1;
      int wrong = 0;
      for (std::uint32_t set = 0; set < mover_wins.size(); set += step) {
        Graph graph(order);
        for (std::size_t e = 0; e < pairs.size(); ++e) {
          if ((set >> e & 1) != 0) graph.add_edge(pairs[e]);
        }
        wrong += previous_player_wins(letters_of(graph), variant) == mover_wins[set];
      }
      EXPECT_EQ(wrong, 0) << order;
    }
  }
}

// The player against every line of play of the other, from `player` on. On seven vertices and more
// each graph that the other's moves make counts once, however it was reached.
using Graphs = std::unordered_set<std::uint32_t>;

void expect_to_win_everywhere(const ConnectPlayer& player, bool own_turn, ConnectVariant variant,
                              const std::vector<Edge>& pairs, std::uint32_t drawn, Graphs& seen) {
  if (player.over()) {
    // The one who connected the graph is the one who is not to move now.
    ASSERT_EQ(own_turn, variant == ConnectVariant::misere);
    return;
  }
  ASSERT_EQ(player.mover_wins(), own_turn);
  if (own_turn) {
    ConnectPlayer next = player;
    const VertexPair move = next.move().value();
    next.record(move);
    const int e = Edge::between(move.first, move.second).pair_index();
    expect_to_win_everywhere(next, false, variant, pairs, drawn | 1U << e, seen);
    return;
  }
  for (std::size_t e = 0; e < pairs.size(); ++e) {
    if ((drawn >> e & 1) != 0) continue;
    if (player.order() >= 7 && !seen.insert(drawn | 1U << e).second) continue;
    ConnectPlayer next = player;
    next.record({pairs[e].low, pairs[e].high});
    expect_to_win_everywhere(next, true, variant, pairs, drawn | 1U << e, seen);
    if (testing::Test::HasFatalFailure()) return;
  }
}

TEST(ConnectPlayer, WinsAgainstEveryLineOfPlayOnAtMostEightVertices) {
  for (const ConnectVariant variant : kVariants) {
    for (int order = 2; order <= 8; ++order) {
      const ConnectPlayer player(order, variant);
      Graphs seen;
      expect_to_win_everywhere(player, player.mover_wins(), variant, pairs_of(order), 0, seen);
    }
  }
}

using Opponent = std::function<VertexPair(const Graph&)>;

// Plays a whole game; the side that wins by the closed form is played by ConnectPlayer.
void expect_to_win(int order, ConnectVariant variant, const Opponent& opponent) {
  ConnectPlayer player(order, variant);
  bool own_turn = player.mover_wins();
  Graph graph(order);
  while (!player.over()) {
    ASSERT_EQ(player.mover_wins(), own_turn);
    const VertexPair move = own_turn ? player.move().value() : opponent(graph);
    ASSERT_FALSE(graph.has_edge(move.first, move.second));
    graph.add_edge(move.first, move.second);
    player.record(move);
    ASSERT_EQ(player.over(), graph.connected());
    ASSERT_EQ(player.letters(), letters_of(graph));
    own_turn = !own_turn;
  }
  EXPECT_EQ(own_turn, variant == ConnectVariant::misere);
}

TEST(ConnectPlayer, WinsAgainstRandomOpponents) {
  std::mt19937 random(11);
  for (int round = 0; round < 400; ++round) {
    const int order = 7 + round % 10;
    const auto variant = kVariants[static_cast<std::size_t>(round / 10 % 2)];
    expect_to_win(order, variant, [&](const Graph& graph) {
      const std::vector<Edge> open = graph.complement().edges();
      const Edge e = open[random() % open.size()];
      return VertexPair{e.low, e.high};
    });
  }
}

// Opponents who stay within components as long as they can: many moves without a counterpart in
// the letter game.
TEST(ConnectPlayer, WinsAgainstOpponentsWhoDrawInsideComponents) {
  for (int order = 2; order <= 40; ++order) {
    for (const ConnectVariant variant : kVariants) {
      expect_to_win(order, variant, [](const Graph& graph) {
        Components components(graph.order());
        for (const Edge e : graph.edges()) components.add_edge({e.low, e.high});
        const std::vector<Edge> open = graph.complement().edges();
        for (const Edge e : open) {
          if (components.find(e.low) == components.find(e.high)) return VertexPair{e.low, e.high};
        }
        return VertexPair{open.back().low, open.back().high};
      });
    }
  }
}

// Two players told of the same game: `winner` plays, the other side draws at random or what
// `loser` would. Whose win it is must never change.
void expect_to_keep_the_win(std::int32_t order, ConnectVariant variant, std::size_t most_moves) {
  ConnectPlayer winner(order, variant);
  ConnectPlayer loser = winner;
  const std::size_t turn_of_winner = winner.mover_wins() ? 0 : 1;
  std::mt19937 random(3);
  while (!winner.over() && winner.moves_made() < most_moves) {
    const bool winners_turn = winner.moves_made() % 2 == turn_of_winner;
    ASSERT_EQ(winner.mover_wins(), winners_turn);
    VertexPair move{static_cast<std::int32_t>(random() % static_cast<std::uint32_t>(order)),
                    static_cast<std::int32_t>(random() % 500)};
    if (winners_turn) {
      move = winner.move().value();
    } else if (random() % 2 == 0 || !winner.legal(move)) {
      move = loser.move().value();
    }
    winner.record(move);
    loser.record(move);
  }
  ASSERT_EQ(winner.mover_wins(), winner.moves_made() % 2 == turn_of_winner);
}

TEST(ConnectPlayer, PlaysAThousandVerticesToTheEnd) {
  expect_to_keep_the_win(1000, ConnectVariant::normal, SIZE_MAX);
  expect_to_keep_the_win(1001, ConnectVariant::misere, SIZE_MAX);
}

TEST(ConnectPlayer, KeepsItsWinOnAMillionVertices) {
  for (const ConnectVariant variant : kVariants) {
    for (const std::int32_t order : {1'000'000, 999'999}) {
      expect_to_keep_the_win(order, variant, 40'000);
    }
  }
}

TEST(ConnectPlayer, RefusesMovesThatAreNotLegal) {
  ConnectPlayer player(3, ConnectVariant::normal);
  EXPECT_TRUE(player.legal({0, 2}));
  EXPECT_FALSE(player.legal({0, 3}));
  EXPECT_THROW(player.record({0, 3}), InputError);
  EXPECT_THROW(player.record({-1, 2}), InputError);
  EXPECT_THROW(player.record({1, 1}), InputError);
  player.record({0, 1});
  EXPECT_THROW(player.record({1, 0}), InputError);
  player.record({1, 2});
  EXPECT_TRUE(player.over());
  EXPECT_FALSE(player.move().has_value());
  EXPECT_THROW(player.record({0, 2}), InputError);
  EXPECT_THROW(ConnectPlayer(0, ConnectVariant::normal), InputError);
  EXPECT_THROW(ConnectPlayer(ConnectPlayer::kLargestOrder + 1, ConnectVariant::normal), LimitError);
}

}  // namespace
}  // namespace harary
