// SPDX-License-Identifier: MIT
// Published values of the games with one colour: triangle saturation (Seress; Gordinowicz & Prałat,
// Table 1), its connected variant, the connected graph game (Csirmaz).
#include <algorithm>
#include <numeric>

#include "known_values/ask.hpp"
#include "known_values/triangle_free_graphs.hpp"
#include "papers/tables.hpp"
#include "theory/connect/connect_game.hpp"

namespace harary::tests {
namespace {

SaturationLine line_of(int order) {
  Job job;
  return saturation_line(order, "", job);
}

TEST(TriangleSaturation, HasTheKnownWinnersAndNumbersOfGraphs) {
  const std::vector<int> winners{2, 2, 2, 1, 2, 2, 2, 1, 2};
  const std::vector<std::uint64_t> graphs{3, 7, 14, 38, 107, 410, 1897, 12172, 105071};
  for (int n = 3; n <= 11; ++n) {
    const SaturationLine line = line_of(n);
    EXPECT_EQ(line.winner, winners[static_cast<std::size_t>(n - 3)]) << n;
    EXPECT_EQ(line.most_edges, n * n / 4) << n;
    EXPECT_EQ(line.graphs, graphs[static_cast<std::size_t>(n - 3)]) << n;
  }
}

TEST(TriangleSaturation, NimbersTellTheWinnersUpToTwelveVertices) {
  const std::vector<Winner> winners{Winner::second, Winner::second, Winner::second, Winner::first,
                                    Winner::second, Winner::second, Winner::second, Winner::first,
                                    Winner::second, Winner::first};
  for (int n = 3; n <= 12; ++n) {
    const Answer answer = ask("saturation", {{"order", std::to_string(n)}});
    EXPECT_EQ(answer.method, "nimber");
    EXPECT_EQ(answer.winner, winners[static_cast<std::size_t>(n - 3)]) << n;
    EXPECT_EQ(answer.nimber.has_value(), answer.winner == Winner::second) << n;
  }
}

TEST(TriangleSaturationLong, FirstPlayerWinsOnThirteenAndFourteenVertices) {
  for (const std::string order : {"13", "14"}) {
    EXPECT_EQ(winner("saturation", {{"order", order}}), Winner::first) << order;
  }
}

// P and N by number of edges, by an enumeration that shares no code with the library.
TEST(TriangleSaturation, LayersAgreeWithAPlainEnumeration) {
  for (int n = 3; n <= 6; ++n) {
    const std::vector<LayerSizes> expected = triangle_free_layers(n);
    const SaturationLine line = line_of(n);
    ASSERT_EQ(line.layers.size(), expected.size()) << n;
    for (std::size_t i = 0; i < expected.size(); ++i) {
      EXPECT_EQ(line.layers[i].edges, static_cast<int>(i));
      EXPECT_EQ(line.layers[i].previous, expected[i].previous) << n << ' ' << i;
      EXPECT_EQ(line.layers[i].next, expected[i].next) << n << ' ' << i;
    }
  }
}

// Computed here once; the papers print them for n = 16 only.
TEST(TriangleSaturation, LayersStayAsTheyWere) {
  const std::vector<std::vector<std::uint64_t>> previous{
      {1, 0, 2, 0, 8, 0, 17, 1, 13, 2, 5, 0, 1},
      {1, 0, 1, 1, 3, 4, 8, 23, 15, 36, 16, 22, 10, 5, 2, 1, 1},
      {1, 0, 2, 0, 8, 1, 24, 11, 56, 54, 104, 86, 130, 51, 71, 12, 20, 2, 4, 0, 1}};
  const std::vector<std::vector<std::uint64_t>> next{
      {0, 1, 0, 4, 0, 14, 4, 19, 5, 9, 0, 1, 0},
      {0, 1, 1, 3, 6, 13, 26, 30, 54, 40, 50, 19, 12, 4, 1, 1, 0},
      {0, 1, 0, 4, 1, 17, 16, 68, 89, 169, 204, 255, 178, 156, 47, 41, 5, 7, 0, 1, 0}};
  for (std::size_t i = 0; i < previous.size(); ++i) {
    const SaturationLine line = line_of(static_cast<int>(i) + 7);
    std::vector<std::uint64_t> p;
    std::vector<std::uint64_t> q;
    for (const auto& layer : line.layers) {
      p.push_back(layer.previous);
      q.push_back(layer.next);
    }
    EXPECT_EQ(p, previous[i]);
    EXPECT_EQ(q, next[i]);
  }
}

TEST(TriangleSaturation, ConnectedVariantIsWonByTheFirstPlayerForEvenOrders) {
  for (int n = 3; n <= 10; ++n) {
    EXPECT_EQ(winner("saturation", {{"order", std::to_string(n)}, {"connected", "true"}}),
              n % 2 == 0 ? Winner::first : Winner::second)
        << n;
  }
}

// Seress's theorem, with the starter and the first edges, which are alike, against the search; and
// that it says nothing where it does not hold.
TEST(TriangleSaturation, TheConnectedVariantIsSettledBySeressTheorem) {
  const Question theorem{QuestionKind::outcome, false, Method::theorem, ""};
  for (int n = 3; n <= 8; ++n) {
    for (const std::string red : {"", "0-1", "0-1,1-2"}) {
      for (const std::string first : {"red", "green"}) {
        const OptionTexts texts{
            {"order", std::to_string(n)}, {"connected", "true"}, {"first", first}, {"red", red}};
        EXPECT_EQ(ask("saturation", texts, theorem).winner, winner("saturation", texts))
            << n << red;
      }
    }
  }
  EXPECT_EQ(ask("saturation", {{"order", "64"}, {"connected", "true"}}).winner, Winner::first);
  EXPECT_EQ(ask("saturation", {{"order", "63"}, {"connected", "true"}}).winner, Winner::second);
  const OptionTexts connected{{"order", "6"}, {"connected", "true"}};
  for (const auto& [option, text] : std::vector<std::pair<std::string, std::string>>{
           {"misere", "true"}, {"target", "C4"}, {"red", "0-1,2-3"}, {"red", "0-1,1-2,2-3"}}) {
    OptionTexts texts = connected;
    texts[option] = text;
    Job job;
    EXPECT_THROW(make_game("saturation", options_of(texts))->solve(theorem, job), InputError)
        << option;
  }
}

TEST(HamiltonCycleAvoidance, HasTheKnownWinners) {
  for (int n = 3; n <= 7; ++n) {
    EXPECT_EQ(
        winner("saturation", {{"order", std::to_string(n)}, {"target", "C" + std::to_string(n)}}),
        n == 5 || n == 6 ? Winner::first : Winner::second)
        << n;
  }
}

// By search against the closed form. The paper prints "0 or 3" for misère play, against its own
// Table 5 and against search: it is 2 or 3 modulo 4.
TEST(Connect, SearchAgreesWithTheClosedForm) {
  for (const std::string misere : {"false", "true"}) {
    for (int n = 2; n <= 7; ++n) {
      const OptionTexts texts{{"order", std::to_string(n)}, {"misere", misere}};
      const Answer settled =
          ask("connect", texts, {QuestionKind::outcome, false, Method::theorem, ""});
      EXPECT_EQ(winner("connect", texts), settled.winner) << n << misere;
      const bool first = misere == "true" ? n >= 3 && (n % 4 == 2 || n % 4 == 3)
                                          : n == 2 || (n >= 4 && (n % 4 == 0 || n % 4 == 3));
      EXPECT_EQ(settled.winner, first ? Winner::first : Winner::second) << n << misere;
    }
  }
}

// Everywhere, and what a search finds besides is used where there can be one.
TEST(Connect, KnowsEveryPositionOfACompleteBoardByTheClosedForm) {
  const std::vector<std::pair<OptionTexts, TheoremUse>> uses{
      {{{"order", "12"}}, TheoremUse::start},
      {{{"order", "13"}}, TheoremUse::positions},
      {{{"order", "65"}}, TheoremUse::alone}};
  for (const auto& [texts, use] : uses) {
    const auto game = make_game("connect", options_of(texts));
    EXPECT_EQ(game->rules().theorem_use(), use);
    const auto found = game->rules().theorem(game->position("edges=0-1"));
    ASSERT_TRUE(found);
    EXPECT_EQ(found->theorem, "closed form (Csirmaz, Theorem 4)");
    EXPECT_EQ(found->best.has_value(), use == TheoremUse::alone);
  }
  const auto other = make_game("connect", options_of({{"board", "C13"}}));
  EXPECT_EQ(other->rules().theorem_use(), TheoremUse::start);
  EXPECT_FALSE(other->rules().theorem(other->rules().start()));
}

// On more vertices than a search can do each move is valued by the closed form, as in a play beyond
// 64 vertices.
TEST(Connect, IsAnalysedByTheClosedFormOnEveryCompleteBoard) {
  for (const std::string misere : {"false", "true"}) {
    for (const std::string order : {"13", "40", "64"}) {
      const auto game = make_game("connect", options_of({{"order", order}, {"misere", misere}}));
      const Position p = game->position("edges=0-1,2-3,3-4");
      Job job;
      const Analysis analysis = game->analyse("edges=0-1,2-3,3-4", job);
      ASSERT_FALSE(analysis.stopped);
      const std::size_t n = static_cast<std::size_t>(std::stoi(order));
      ASSERT_EQ(analysis.moves.size(), n * (n - 1) / 2 - 3);
      ConnectPlayer player(static_cast<int>(n),
                           misere == "true" ? ConnectVariant::misere : ConnectVariant::normal);
      for (const VertexPair drawn : {VertexPair{0, 1}, {2, 3}, {3, 4}}) player.record(drawn);
      EXPECT_EQ(analysis.verdict.winner == Winner::second, player.mover_wins());
      for (const MoveReport& move : analysis.moves) {
        ConnectPlayer after = player;
        const std::size_t dash = move.move.find('-');
        after.record({std::stoi(move.move.substr(0, dash)), std::stoi(move.move.substr(dash + 1))});
        ASSERT_EQ(move.verdict.winner == Winner::first, after.mover_wins()) << move.move;
        ASSERT_EQ(move.best, (move.verdict.winner == Winner::second) == player.mover_wins() ||
                                 !player.mover_wins());
      }
    }
  }
}

// Edges that are drawn from the start, below and beyond 64 vertices.
TEST(Connect, StartsWithDrawnEdgesOnEveryOrder) {
  for (const std::string misere : {"false", "true"}) {
    for (const std::string red : {"0-1", "0-1,1-2", "0-1,2-3", "0-1,1-2,0-2", "0-1,2-3,4-5"}) {
      for (const std::string first : {"red", "green"}) {
        const auto of = [&](const std::string& order) {
          return ask("connect",
                     {{"order", order}, {"misere", misere}, {"red", red}, {"first", first}})
              .winner;
        };
        // Four vertices more change no parity that decides.
        EXPECT_EQ(of("68"), of("64")) << misere << red << first;
        EXPECT_EQ(of("69"), of("61")) << misere << red << first;
        EXPECT_EQ(of("102"), of("62")) << misere << red << first;
      }
    }
  }
  const auto game = make_game("connect", options_of({{"order", "100"}, {"red", "0-1"}}));
  EXPECT_EQ(game->view("").mover_name, "first");
  EXPECT_EQ(game->view("edges=5-7,1-0").mover_name, "second");
  EXPECT_THROW(game->view("edges=5-7"), InputError);
  for (const std::string wrong : {"0-100", "0-0", "0-1,1-0", "0-1,x", "x"}) {
    EXPECT_THROW(make_game("connect", options_of({{"order", "100"}, {"red", wrong}})), InputError)
        << wrong;
  }
}

TEST(Connect, IsAnsweredUpToAMillionVertices) {
  for (const int n : {65, 1000, 999'999, 1'000'000}) {
    const Answer normal = ask("connect", {{"order", std::to_string(n)}});
    EXPECT_EQ(normal.winner, n % 4 == 0 || n % 4 == 3 ? Winner::first : Winner::second) << n;
    EXPECT_EQ(normal.positions, 0U);
    const Answer misere = ask("connect", {{"order", std::to_string(n)}, {"misere", "true"}});
    EXPECT_EQ(misere.winner, n % 4 == 2 || n % 4 == 3 ? Winner::first : Winner::second) << n;
  }
}

}  // namespace
}  // namespace harary::tests
