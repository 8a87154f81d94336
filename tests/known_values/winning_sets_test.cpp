// SPDX-License-Identifier: MIT
// Published values of games on winning sets: polyominoes (Harary; oeis A380597 and A380598), k in a
// row, Hamilton cycles and paths (arXiv 1708.07579), Maker-Breaker domination (arXiv 2004.13126).
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "games/positional/boards/named_sets.hpp"
#include "known_values/ask.hpp"
#include "solve/winning_sets/solver.hpp"

namespace harary::tests {
namespace {

enum class Starter { red, green };

// The least number of Red's moves to own a set, whatever else happens; nothing: she cannot.
class Sets {
 public:
  Sets(const std::string& board, const std::string& target, SetGameKind kind, Starter starter)
      : kind_(kind), starter_(starter) {
    GameOptions options;
    options.set("board", board);
    options.set("target", target);
    const auto sets = named_winning_sets(options, Owners::both).sets;
    points_ = static_cast<int>(sets->names.size());
    sets_ = sets->sets[0];
  }

  SetAnswer ask(const SetQuestion& question = {}) const {
    Job job;
    const Hypergraph family{points_, sets_};
    WinningSetsSolver solver({.kind = kind_, .first = family, .second = family}, job);
    return solver.solve(solver.start(starter_ == Starter::red ? 0 : 1), question);
  }
  // Of the first player; 0: does not win.
  int least_moves() const {
    const SetAnswer answer = ask({std::nullopt, true});
    return answer.winner == SetWinner::first ? answer.moves.value() : 0;
  }
  bool first_wins() const { return ask().winner == SetWinner::first; }
  bool first_wins_within(int moves) const { return ask({moves, false}).winner == SetWinner::first; }

 private:
  SetGameKind kind_;
  Starter starter_;
  int points_ = 0;
  std::vector<std::vector<int>> sets_;
};

std::string square(int side) {
  return "grid:" + std::to_string(side) + "x" + std::to_string(side);
}

int strong_moves(const std::string& board, const std::string& target) {
  return Sets(board, target, SetGameKind::strong, Starter::red).least_moves();
}
bool maker_wins(const std::string& board, const std::string& target,
                Starter starter = Starter::red) {
  return Sets(board, target, SetGameKind::maker_breaker, starter).first_wins();
}

// The least side of a square board on which the first player wins, and in how many moves.
struct AnimalValue {
  std::string animal;
  int side;
  int moves;
};

TEST(Polyominoes, AreWonFirstOnTheKnownBoards) {
  for (const AnimalValue& value : std::vector<AnimalValue>{{"I1", 1, 1},
                                                           {"I2", 2, 2},
                                                           {"I3", 4, 3},
                                                           {"L3", 3, 3},
                                                           {"L4", 4, 4},
                                                           {"S4", 3, 5},
                                                           {"T4", 5, 4}}) {
    SCOPED_TRACE(value.animal);
    const std::string target = "animal:" + value.animal;
    EXPECT_EQ(strong_moves(square(value.side), target), value.moves);
    if (value.side > 1) {
      EXPECT_EQ(strong_moves(square(value.side - 1), target), 0);
    }
  }
  EXPECT_EQ(strong_moves("grid:5x5", "animal:L4"), 4);
  EXPECT_EQ(strong_moves("grid:5x5", "animal:S4"), 4);
}

// The published values are 8 moves for I4, 7 x 7 in 9 for Y5, 6 x 6 for N5: see docs/errata.md.
TEST(Polyominoes, AreWonSoonerThanPublished) {
  EXPECT_EQ(strong_moves("grid:6x6", "animal:Y5"), 6);
  EXPECT_EQ(strong_moves("grid:5x5", "animal:Y5"), 0);
  EXPECT_EQ(strong_moves("grid:5x5", "animal:N5"), 6);
  EXPECT_EQ(strong_moves("grid:4x4", "animal:N5"), 0);
  EXPECT_EQ(strong_moves("grid:6x6", "animal:N5"), 6);
  EXPECT_EQ(strong_moves("grid:7x7", "animal:I4"), 7);
}

TEST(PolyominoesLong, AreWonSoonerThanPublished) {
  EXPECT_EQ(strong_moves("grid:6x6", "animal:I4"), 0);
  EXPECT_EQ(strong_moves("grid:7x7", "animal:L5"), 9);
  EXPECT_EQ(strong_moves("grid:6x6", "animal:L5"), 0);
}

// By pairings, on every board; here on 7 x 7.
TEST(Polyominoes, AreNeverWonWhereBreakerHasAPairing) {
  for (const std::string animal : {"O4", "F5", "I5", "P5", "T5", "U5", "V5", "W5", "X5", "Z5"}) {
    EXPECT_FALSE(maker_wins("grid:7x7", "animal:" + animal)) << animal;
  }
}

TEST(LinesOfK, HaveThePublishedWinners) {
  EXPECT_EQ(strong_moves("grid:3x3", "line:3"), 0);
  EXPECT_GT(strong_moves("grid:3x4", "line:3"), 0);
  EXPECT_EQ(strong_moves("grid:4x4", "line:4"), 0);
  EXPECT_EQ(strong_moves("grid:5x5", "line:5"), 0);
  EXPECT_EQ(strong_moves("grid:4x5", "line:4"), 0);
  EXPECT_EQ(strong_moves("cube:3x3x3", "line:3"), 4);
  EXPECT_FALSE(maker_wins("grid:4x5", "line:4"));
  EXPECT_TRUE(
      Sets("grid:3x3", "line:3", SetGameKind::maker_breaker, Starter::red).first_wins_within(4));
  EXPECT_FALSE(
      Sets("grid:3x3", "line:3", SetGameKind::maker_breaker, Starter::red).first_wins_within(3));
}

TEST(LinesOfK, OfFourOnFiveByFiveAreADraw) {
  EXPECT_EQ(strong_moves("grid:5x5", "line:4"), 0);
  EXPECT_EQ(Sets("grid:5x5", "line:4", SetGameKind::maker_breaker, Starter::red).least_moves(), 5);
}

TEST(HamiltonGames, HaveThePublishedWinners) {
  for (const Starter starter : {Starter::red, Starter::green}) {
    EXPECT_TRUE(maker_wins("K8", "hamilton-cycles", starter));
  }
  EXPECT_FALSE(maker_wins("K7", "hamilton-cycles"));
  EXPECT_TRUE(maker_wins("K8", "hamilton-paths", Starter::green));
  for (const int order : {4, 5, 6}) {
    const std::string last = std::to_string(order - 1);
    EXPECT_FALSE(maker_wins("K" + std::to_string(order), "hamilton-path:0-" + last)) << order;
  }
  EXPECT_TRUE(maker_wins("K7", "hamilton-path:0-6"));
}

// Lehman 1964: two disjoint spanning trees are what Maker needs as second.
TEST(SpanningTrees, AreMakersFromFourVerticesOn) {
  EXPECT_FALSE(maker_wins("K3", "spanning-trees", Starter::green));
  for (const std::string board : {"K4", "K5", "K6", "K7"}) {
    EXPECT_TRUE(maker_wins(board, "spanning-trees", Starter::green)) << board;
  }
}

// Shannon's switching game: Short wins as second if and only if two disjoint trees span one set of
// vertices that has both ends (Lehman 1964).
TEST(SimplePaths, AreShortsWhereTwoTreesAre) {
  EXPECT_TRUE(maker_wins("K4", "simple-path:0-3", Starter::green));
  EXPECT_FALSE(maker_wins("C4", "simple-path:0-2", Starter::green));
  EXPECT_FALSE(maker_wins("C4", "simple-path:0-2", Starter::red));
  EXPECT_TRUE(maker_wins("diamond", "simple-path:0-3", Starter::red));
}

TEST(Cycles, LoseForTheFirstPlayerOnK5) {
  EXPECT_EQ(winner("misere-avoidance", {{"board", "K5"}, {"target", "cycles"}}), Winner::second);
}

// Dominator is Breaker on the closed neighbourhoods; the moves that he needs.
int moves_to_dominate(const std::string& board, Starter starter) {
  const Sets sets(board, "closed-neighbourhoods", SetGameKind::maker_breaker, starter);
  const SetAnswer answer = sets.ask({.breakers_moves = true});
  return answer.winner == SetWinner::second ? answer.moves.value() : 0;
}

// gamma_MB(P2 x Pn): n for n <= 4, n - 1 for 5 <= n <= 12, n - 2 from 13 on (arXiv 2004.13126);
// with Staller first it is n.
TEST(MakerBreakerDomination, OnTwoRowsTakesAsLongAsPublished) {
  for (int n = 1; n <= 14; ++n) {
    const std::string board = "P2xP" + std::to_string(n);
    EXPECT_EQ(moves_to_dominate(board, Starter::green), n <= 4 ? n : n <= 12 ? n - 1 : n - 2) << n;
    if (n >= 5) {
      EXPECT_EQ(moves_to_dominate(board, Starter::red), n) << n;
    }
  }
}

TEST(MakerBreakerDomination, TakesThisManyMoves) {
  for (const auto& [board, moves] :
       std::map<std::string, int>{{"P3xP3", 4}, {"P3xP4", 5}, {"P3xP5", 6}}) {
    EXPECT_EQ(moves_to_dominate(board, Starter::green), moves) << board;
  }
  EXPECT_EQ(moves_to_dominate("P4xP5", Starter::red), 8);
  EXPECT_EQ(moves_to_dominate("P5xP5", Starter::red), 10);
}

// As Maker on the minimal dominating sets Dominator needs as many.
TEST(MakerBreakerDomination, IsTheSameOnDominatingSets) {
  for (int n = 1; n <= 8; ++n) {
    const std::string board = "P2xP" + std::to_string(n);
    for (const Starter starter : {Starter::red, Starter::green}) {
      const Starter dominator = starter == Starter::red ? Starter::green : Starter::red;
      const Sets sets(board, "dominating-sets", SetGameKind::maker_breaker, dominator);
      EXPECT_EQ(sets.least_moves(), moves_to_dominate(board, starter)) << n;
    }
  }
}

// A player who completes a line loses (dfriedman.org, 2020).
TEST(MisereLines, LastAsLongAsPublished) {
  struct Lines {
    std::string board;
    int length;
    int moves;
  };
  for (const Lines& lines : std::vector<Lines>{{"grid:2x3", 2, 5},
                                               {"grid:2x4", 2, 5},
                                               {"grid:2x5", 2, 7},
                                               {"grid:3x3", 2, 7},
                                               {"grid:3x4", 2, 9},
                                               {"grid:4x4", 2, 9},
                                               {"grid:3x4", 3, 11},
                                               {"grid:4x5", 2, 13}}) {
    SCOPED_TRACE(lines.board + ", " + std::to_string(lines.length));
    const OptionTexts texts{{"board", lines.board},
                            {"target", "line:" + std::to_string(lines.length)}};
    Question question;
    question.remoteness = true;
    const Answer answer = ask("misere-avoidance", texts, question);
    EXPECT_EQ(answer.winner, Winner::second);
    EXPECT_EQ(answer.remoteness, lines.moves);
  }
  EXPECT_EQ(winner("misere-avoidance", {{"board", "grid:3x3"}, {"target", "line:3"}}), Winner::tie);
}

TEST(MisereLinesLong, LastAsLongAsPublished) {
  Question question;
  question.remoteness = true;
  const Answer answer =
      ask("misere-avoidance", {{"board", "grid:4x4"}, {"target", "line:3"}}, question);
  EXPECT_EQ(answer.winner, Winner::second);
  EXPECT_EQ(answer.remoteness, 15);
}

TEST(StrongGames, OnTwoCopiesOfABoard) {
  const auto won = [](const std::string& board, const std::string& target) {
    return ask("achievement", {{"board", board}, {"target", target}}).winner;
  };
  EXPECT_EQ(won("2*K4", "K3"), Winner::tie);
  EXPECT_EQ(won("2*K5", "K3"), Winner::first);
  EXPECT_EQ(won("2*K6", "K1,1,4"), Winner::tie);
}

TEST(Hex, IsWonByTheFirstPlayer) {
  for (const std::string board : {"rhombus:2x2", "rhombus:3x3", "rhombus:4x4"}) {
    EXPECT_TRUE(maker_wins(board, "path:left-right")) << board;
    EXPECT_FALSE(maker_wins(board, "path:left-right", Starter::green)) << board;
  }
  EXPECT_TRUE(maker_wins("rhombus:5x5", "path:left-right"));
  // A path across the short way is as good as a move more.
  EXPECT_TRUE(maker_wins("rhombus:3x4", "path:left-right", Starter::green));
  EXPECT_FALSE(maker_wins("rhombus:4x3", "path:left-right"));
}

}  // namespace
}  // namespace harary::tests
