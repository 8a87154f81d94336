// SPDX-License-Identifier: MIT
// Published values of the scoring games: Cambie & Provoost, Table 1, and complete boards.
#include "known_values/ask.hpp"
#include "papers/tables.hpp"
#include "support/base/test_folder.hpp"

namespace harary::tests {
namespace {

using Pair = std::pair<int, int>;

// m, colex, star, capture score, capture.
struct TableLine {
  int edges;
  Pair colex;
  Pair star;
  int capture;
  Pair capture_outcome;
};
const std::vector<TableLine> kTable{
    {1, {1, 0}, {1, 0}, 2, {2, 0}},
    {2, {1, 1}, {1, 1}, 0, {1, 1}},
    {3, {2, 1}, {2, 1}, 1, {1, 0}},
    {4, {2, 2}, {2, 2}, 1, {2, 1}},
    {5, {2, 1}, {2, 1}, 2, {2, 0}},
    {6, {2, 2}, {2, 2}, 0, {2, 2}},
    {7, {2, 2}, {3, 2}, 1, {3, 2}},
    {8, {2, 2}, {3, 2}, 1, {2, 1}},
    {9, {4, 2}, {3, 2}, 1, {2, 1}},
    {10, {4, 4}, {3, 3}, 0, {1, 1}},
    {11, {4, 4}, {3, 3}, 2, {3, 1}},
    {12, {4, 4}, {3, 3}, 1, {2, 1}},
    {13, {4, 4}, {3, 3}, 1, {3, 2}},
    {14, {4, 4}, {3, 3}, 0, {3, 3}},
    {15, {5, 5}, {4, 4}, 0, {3, 3}},
    {16, {5, 5}, {4, 4}, 1, {4, 3}},
    {17, {5, 5}, {4, 3}, 1, {3, 2}},
    {18, {5, 5}, {4, 4}, 0, {3, 3}},
    {19, {5, 5}, {4, 4}, 1, {3, 2}},
    {20, {5, 5}, {4, 4}, 0, {2, 2}},
    // m = 22: the paper prints (2, 1) for capture; see docs/values.md.
    {21, {5, 5}, {4, 4}, 1, {2, 1}},
    {22, {5, 5}, {4, 4}, 1, {3, 2}},
    {23, {5, 5}, {4, 4}, 1, {3, 2}}};

// Each line by a search for each game and by one pass over all positions.
void compare_with_table(int least, int most) {
  for (const TableLine& expected : kTable) {
    if (expected.edges < least || expected.edges > most) continue;
    SCOPED_TRACE(expected.edges);
    Job job;
    const TestFolder folder;
    for (const std::string& path : {std::string(), folder.path()}) {
      const ColexLine line = colex_line(expected.edges, path, job);
      EXPECT_EQ(line.edges, expected.edges);
      EXPECT_EQ(line.colex, expected.colex);
      EXPECT_EQ(line.star, expected.star);
      EXPECT_EQ(line.capture, expected.capture);
      EXPECT_EQ(line.capture_outcome, expected.capture_outcome);
    }
  }
}

TEST(CambieProvoostTable, HoldsUpToFifteenEdges) {
  compare_with_table(1, 15);
}
TEST(CambieProvoostTableLong, HoldsUpToTwentyThreeEdges) {
  compare_with_table(16, 23);
}

TEST(ScoringGames, HaveTheKnownOutcomesOnCompleteBoards) {
  EXPECT_EQ(outcome("clique", "K7"), Pair(3, 3));
  const std::vector<Pair> star{{2, 1}, {2, 2}, {3, 3}, {4, 4}, {4, 4}};
  const std::vector<Pair> capture{{1, 0}, {2, 2}, {1, 1}, {3, 3}, {2, 1}};
  for (int n = 3; n <= 7; ++n) {
    const std::string board = "K" + std::to_string(n);
    const auto at = static_cast<std::size_t>(n - 3);
    EXPECT_EQ(outcome("star", board), star[at]) << n;
    EXPECT_EQ(outcome("capture", board), capture[at]) << n;
    // The capture conjecture: score 1 when n = 3 modulo 4, else 0.
    EXPECT_EQ(ask("capture", {{"board", board}}).value, n % 4 == 3 ? 1 : 0);
  }
}

TEST(ScoringGames, CliqueIsWonByTheSecondPlayer) {
  for (int n = 3; n <= 7; ++n) {
    for (const QuestionKind kind : {QuestionKind::winner, QuestionKind::outcome}) {
      const Answer answer = ask("clique", {{"order", std::to_string(n)}}, {kind, false, {}, ""});
      EXPECT_EQ(answer.winner, Winner::second) << n;
    }
  }
}

// Both players get a triangle, and neither gets more.
TEST(ScoringGames, CliqueEndsWithThreeVerticesEachOnEightAndNineVertices) {
  EXPECT_EQ(outcome("clique", "K8"), Pair(3, 3));
  EXPECT_EQ(outcome("clique", "K9"), Pair(3, 3));
}

// Erdős's question, with ties for the first player: the second one wins strictly.
TEST(ScoringGames, CliqueIsWonByTwoEdgesATurnUpToTenVertices) {
  for (int n = 4; n <= 10; ++n) {
    const Answer answer = ask("clique", {{"order", std::to_string(n)}, {"bias", "1:2"}},
                              {QuestionKind::winner, false, {}, ""});
    EXPECT_EQ(answer.winner, Winner::second) << n;
  }
}

// Strategy stealing: an extra edge never hurts who has it.
TEST(ScoringGames, AliceHasAtLeastAsManyPointsAsBob) {
  for (const char* game : {"clique", "star", "capture", "colex"}) {
    for (const char* board : {"petersen", "K3,3", "C8", "W6", "house", "colex:12", "Q3", "K3,4"}) {
      const auto [a, b] = outcome(game, board);
      EXPECT_GE(a, b) << game << ' ' << board;
    }
  }
}

TEST(BalancedPositions, HaveTheKnownNumbersByLayer) {
  const auto all = [](const PlyCounts& counts) {
    std::vector<int> sums;
    for (std::size_t i = counts.open.size(); i-- > 0;) {
      sums.push_back(counts.open[i] + counts.finished[i]);
    }
    return sums;
  };
  const auto layers = [&](const char* board) { return ply_counts("clique", {{"board", board}}); };
  EXPECT_EQ(all(layers("K4")), (std::vector{3, 4, 6, 4, 2, 1, 1}));
  EXPECT_EQ(all(layers("K5")), (std::vector{6, 16, 37, 47, 47, 30, 17, 6, 2, 1, 1}));
  const PlyCounts k6 = layers("K6");
  EXPECT_EQ(k6.all_open + k6.all_finished, 5903);
}

TEST(BalancedPositions, HaveTheKnownNumbersOnK7) {
  const PlyCounts k7 = ply_counts("star", {{"board", "K7"}});
  EXPECT_EQ(k7.finished.back(), 148);
  const std::vector<int> last(k7.open.rbegin() + 1, k7.open.rend());
  EXPECT_EQ(last,
            (std::vector{1068, 4703, 14598, 31823, 56173, 74310, 84621, 74310, 58217, 35489, 19819,
                         8640, 3555, 1143,  366,   96,    28,    7,     2,     1,     1}));
  EXPECT_EQ(k7.all_open + k7.all_finished, 469118);
}

}  // namespace
}  // namespace harary::tests
