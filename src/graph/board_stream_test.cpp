// SPDX-License-Identifier: MIT
#include "graph/board_stream.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "graph/board_text.hpp"
#include "graph/formats/graph6.hpp"
#include "graph/formats/sparse6.hpp"
#include "graph/named.hpp"
#include "support/graph/mutated_text.hpp"

namespace harary {
namespace {

TEST(BoardStream, ReadsBoardsOfBothFormatsAndSkipsBlankLines) {
  std::istringstream in(">>graph6<<Bw\n\n  \nC~\r\n:An");
  BoardStream boards(in, "standard input");
  const auto first = boards.next();
  EXPECT_EQ(first->line_number, 1);
  EXPECT_EQ(first->text, "g6:Bw");
  EXPECT_EQ(first->graph, complete_graph(3));
  const auto second = boards.next();
  EXPECT_EQ(second->line_number, 4);
  EXPECT_EQ(second->text, "g6:C~");
  EXPECT_EQ(second->graph, complete_graph(4));
  const auto third = boards.next();
  EXPECT_EQ(third->text, "s6::An");
  EXPECT_EQ(third->graph, complete_graph(2));
  EXPECT_FALSE(boards.next());
  EXPECT_FALSE(boards.next());
}

TEST(BoardStream, GivesTextsThatReadBackAsBoards) {
  std::istringstream in(">>sparse6<<:An\nD~{\n:Cw\n>>graph6<<Bw\n");
  BoardStream boards(in, "list");
  while (const auto line = boards.next()) {
    EXPECT_EQ(parse_board(line->text, ""), line->graph);
    EXPECT_EQ(line->text.find('<'), std::string::npos) << line->text;  // no header
  }
}

TEST(BoardStream, ReadsNamesAndSkipsComments) {
  std::istringstream in("# three boards\nK4\t \ng6:Bw  \npetersen\r\n~c5\n");
  BoardStream boards(in, "list");
  EXPECT_EQ(boards.next()->text, "K4");
  EXPECT_EQ(boards.next()->text, "g6:Bw");
  EXPECT_EQ(boards.next()->graph, petersen_graph());
  EXPECT_EQ(boards.next()->text, "~C5");
  EXPECT_FALSE(boards.next());
  std::istringstream names("K4");
  EXPECT_NE(refusal([&] { BoardStream(names, "list", BoardStream::Names::no).next(); }), "");
}

// C5, then the chord 0-2 more, then the edge 0-1 less, as nauty's copyg -i writes them.
TEST(BoardStream, ReadsWhatChangesFromLineToLine) {
  const Graph cycle = cycle_graph(5);
  Graph chord = cycle;
  chord.add_edge(0, 2);
  Graph last = chord;
  last.remove_edge(0, 1);
  std::istringstream in(">>sparse6<<" + encode_sparse6(cycle) + "\n;gN\n\n;b\nDqK\n");
  BoardStream boards(in, "list.s6");
  EXPECT_EQ(boards.next()->graph, cycle);
  const auto second = boards.next();
  EXPECT_EQ(second->graph, chord);
  EXPECT_EQ(parse_board(second->text, ""), chord);
  EXPECT_EQ(boards.next()->graph, last);
  EXPECT_TRUE(boards.next());
}

TEST(BoardStream, ChangesNoGraphThatWasNotRead) {
  std::istringstream in(";gN\nD!\n;gN\nDqK\n;gN!\n;gN\n");
  BoardStream boards(in, "list.s6");
  for (const char* place : {"list.s6:1:1: ", "list.s6:2:2: ", "list.s6:3:1: "}) {
    EXPECT_TRUE(refusal([&] { boards.next(); }).starts_with(place)) << place;
  }
  EXPECT_TRUE(boards.next());
  for (const char* place : {"list.s6:5:4: ", "list.s6:6:1: "}) {
    EXPECT_TRUE(refusal([&] { boards.next(); }).starts_with(place)) << place;
  }
}

TEST(BoardStream, HasNoBoardsInEmptyText) {
  for (const char* text : {"", "\n", ">>graph6<<", ">>sparse6<<\n"}) {
    std::istringstream in(text);
    EXPECT_FALSE(BoardStream(in, "list").next()) << text;
  }
}

TEST(BoardStream, NamesThePlaceOfABadLineAndGoesOnAfterIt) {
  std::istringstream in("Bw\nB!\nC~\n?\n>>graph6<<\n");
  BoardStream boards(in, "list.g6");
  EXPECT_TRUE(boards.next());
  EXPECT_EQ(refusal([&] { boards.next(); }),
            "list.g6:2:2: '!' is not a character of graph6 or sparse6");
  EXPECT_EQ(boards.next()->graph, complete_graph(4));
  EXPECT_EQ(refusal([&] { boards.next(); }),
            "list.g6:4:1: the graph has no vertices; a board has 1 to 64 vertices");
  EXPECT_EQ(refusal([&] { boards.next(); }), "list.g6:5:11: no graph found here");
  EXPECT_FALSE(boards.next());
}

TEST(BoardStream, ReadsOnlyAsFarAsItIsAsked) {
  std::istringstream in("Bw\nC~\nD~{\n");
  BoardStream boards(in, "pipe");
  boards.next();
  EXPECT_EQ(in.tellg(), 3);
}

TEST(BoardStream, OpensOnlyLists) {
  EXPECT_EQ(refusal([] { BoardStream::open("K6", "--boards"); }),
            "--boards: 'K6' is not a list of boards; write @FILE.g6, @FILE.s6, @FILE.d6, or - for "
            "standard "
            "input");
  EXPECT_EQ(refusal([] { BoardStream::open("@no/such/list.g6", "--boards"); }),
            "no/such/list.g6: cannot be opened: No such file or directory");
}

TEST(BoardStream, SurvivesDamage) {
  const int accepted =
      survive_mutations({"Bw\nC~\nD~{\n", ":An\n:Cw\n\n", ":DaY_~\n;gN\n;b\n", "&BTO\n&AW\n",
                         ">>graph6<<Bw\r\n:Fa@x^\n"},
                        "?@ABC~w:;&>\n\r", 20'000, 1, [](const std::string& text) {
                          std::istringstream in(text);
                          BoardStream boards(in, "list.g6");
                          while (const auto board = boards.next()) {
                            ASSERT_EQ(decode_graph6(encode_graph6(board->graph)), board->graph);
                            ASSERT_GE(board->graph.order(), 1);
                          }
                        });
  EXPECT_GT(accepted, 100);
}

}  // namespace
}  // namespace harary
