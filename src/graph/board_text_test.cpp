// SPDX-License-Identifier: MIT
#include "graph/board_text.hpp"

#include <gtest/gtest.h>

#include <filesystem>

#include "graph/named.hpp"
#include "support/base/test_folder.hpp"
#include "support/graph/mutated_text.hpp"

namespace harary {
namespace {

// A folder of its own for each test, gone afterwards.
class BoardFile : public testing::Test {
 protected:
  // Writes a file and returns the text that names it as a board.
  std::string file(const std::string& name, const std::string& content) {
    folder_.put(name, content);
    return board(name);
  }
  std::string board(const std::string& name) {
    std::string text(1, '@');
    return text += folder_.file(name);
  }
  // The message, without the folder in front.
  std::string refused(const std::string& text) {
    const std::string message = refusal([&] { parse_board(text, "--board"); });
    const std::string prefix = folder_.path() + "/";
    return message.starts_with(prefix) ? message.substr(prefix.size()) : message;
  }

  TestFolder folder_;
};

std::string refused_board(std::string_view text) {
  return refusal([&] { parse_board(text, "--board"); });
}

std::string refused_edges(std::string_view text) {
  return refusal([&] { parse_edge_set(text, cycle_graph(5), "--red"); });
}

TEST(BoardText, MayBeTheEdges) {
  EXPECT_EQ(parse_board("0-1,1-2,2-0", "--board"), complete_graph(3));
  EXPECT_EQ(parse_board("0-3", "--board"), Graph(4, {{0, 3}}));
  EXPECT_THROW(parse_board("0-64", "--board"), InputError);
  EXPECT_THROW(parse_board("0-1,1-0", "--board"), InputError);
  EXPECT_THROW(parse_board("0-", "--board"), InputError);
}

TEST(Board, IsANameOrGraph6OrSparse6) {
  EXPECT_EQ(parse_board("K6", "--board"), complete_graph(6));
  EXPECT_EQ(parse_board("petersen", "--board"), petersen_graph());
  EXPECT_EQ(parse_board("g6:D~{", "--board"), complete_graph(5));
  EXPECT_EQ(parse_board("g6:>>graph6<<D~{", "--board"), complete_graph(5));
  EXPECT_EQ(parse_board("s6::An", "--board"), complete_graph(2));
}

TEST(Board, RefusesOtherTextAndNamesTheOption) {
  EXPECT_EQ(refused_board(""), "--board: expected a board such as K6, found nothing");
  EXPECT_EQ(refused_board("K65"),
            "--board: K65: a board has 1 to 64 vertices; this family goes from K1 to K64");
  EXPECT_EQ(refused_board("g6:D~1"), "--board:1:6: '1' is not a character of graph6 or sparse6");
  EXPECT_EQ(refused_board("g6:?"),
            "--board:1:1: the graph has no vertices; a board has 1 to 64 vertices");
  EXPECT_EQ(refused_board("s6:An"), "--board:1:4: sparse6 starts with ':'");
  EXPECT_EQ(refused_board("@x.txt"), "x.txt: cannot be opened: No such file or directory");
  EXPECT_EQ(refused_board("@gml:x.txt"), "x.txt: cannot be opened: No such file or directory");
  EXPECT_EQ(refused_board("@"), "--board: '@' names no file; write @FILE");
  EXPECT_EQ(refused_board("@gml:"), "--board: '@gml:' names no file; write @FILE");
}

TEST(Board, CanBeKeptFromReadingFiles) {
  EXPECT_EQ(parse_board_without_files("K6", "board"), complete_graph(6));
  EXPECT_EQ(refusal([] { parse_board_without_files("@x.g6", "board"); }),
            "board: files cannot be read here");
}

TEST(Board, TextRoundTrips) {
  EXPECT_EQ(board_text(complete_graph(7)), "K7");
  EXPECT_EQ(board_text(colex_graph(17)), "colex:17");
  EXPECT_EQ(board_text(Graph(5, {{0, 2}, {0, 4}, {1, 3}, {3, 4}})), "g6:DQc");
  TestRandom random(1);
  for (int order = 1; order <= kMaxOrder; ++order) {
    for (const int percent : {0, 20, 90, 100}) {
      const Graph graph = random.graph(order, percent);
      ASSERT_EQ(parse_board(board_text(graph), ""), graph);
    }
  }
}

TEST(Board, SurvivesDamage) {
  const int accepted =
      survive_mutations({"K6", "K3,3", "star:4", "g6:D~{", "s6::Fa@x^", "bowtie"},
                        "0123456789,:KgsD~{", 20'000, 2, [](const std::string& text) {
                          const Graph graph = parse_board(text, "--board");
                          ASSERT_EQ(parse_board(board_text(graph), ""), graph);
                        });
  EXPECT_GT(accepted, 100);
}

TEST_F(BoardFile, IsReadByItsKind) {
  EXPECT_EQ(parse_board(file("a.g6", "\n>>graph6<<D~{\nBw\n"), ""), complete_graph(5));
  EXPECT_EQ(parse_board(file("a.s6", ":An\n"), ""), complete_graph(2));
  EXPECT_EQ(parse_board(file("a.edges", "n 3\n0 1\n"), ""), Graph(3, {{0, 1}}));
  EXPECT_EQ(parse_board(file("a.col", "p edge 3 1\ne 1 2\n"), ""), Graph(3, {{0, 1}}));
}

TEST_F(BoardFile, IsNamedWithLineAndColumnWhenRefused) {
  EXPECT_EQ(refused(file("a.g6", "")), "a.g6: the file contains no graph");
  EXPECT_EQ(refused(file("a.g6", "\n?\n")),
            "a.g6:2:1: the graph has no vertices; a board has 1 to 64 vertices");
  EXPECT_EQ(refused(file("a.g6", "D~1\n")),
            "a.g6:1:3: '1' is not a character of graph6 or sparse6");
  EXPECT_EQ(refused(file("a.col", "p edge 3 1\ne 1 7\n")),
            "a.col:2:5: this vertex does not exist: vertices are 1 to 3");
  EXPECT_EQ(refused(board("none.edges")),
            "none.edges: cannot be opened: No such file or directory");
  EXPECT_EQ(refused(board("none.g6")), "none.g6: cannot be opened: No such file or directory");
  std::filesystem::create_directory(folder_.file("d.col"));
  EXPECT_EQ(refused(board("d.col")), "d.col: this is a folder; name a file");
}

TEST(EdgeSetText, IsAListOrGraph6OfEdgesOfTheBoard) {
  const Graph board = complete_graph(5);
  EXPECT_EQ(parse_edge_set("", board, "--red"), (std::vector<Edge>{}));
  EXPECT_EQ(parse_edge_set("3-1,0-1", board, "--red"), (std::vector<Edge>{{1, 3}, {0, 1}}));
  EXPECT_EQ(parse_edge_set("DQc", board, "--red"),
            (std::vector<Edge>{{0, 2}, {1, 3}, {0, 4}, {3, 4}}));
  EXPECT_EQ(parse_edge_set("g6:Bw", board, "--red").size(), 3U);
  EXPECT_EQ(parse_edge_set("s6::An", board, "--red").size(), 1U);
  EXPECT_EQ(edge_set_text({{1, 3}, {0, 1}}), "1-3,0-1");
  EXPECT_EQ(edge_set_text({}), "");
}

TEST(EdgeSetText, RefusesWhatIsNotOnTheBoard) {
  EXPECT_EQ(refused_edges("0-1,0-2"), "--red: 0-2 is not an edge of the board");
  EXPECT_EQ(refused_edges("Bw"), "--red: 0-2 is not an edge of the board");
  EXPECT_EQ(refused_edges("0-1,4-5"), "--red:1:7: vertex '5' does not exist: vertices are 0 to 4");
  EXPECT_EQ(refused_edges("0-1,1-0"), "--red:1:5: the edge 1-0 is listed twice");
  EXPECT_EQ(refused_edges("E???"), "--red:1:1: this graph has 6 vertices, the board only 5");
  EXPECT_EQ(refused_edges("nonsense"),
            "--red:1:1: expected edges such as 0-1,1-2 or graph6 of at most 5 vertices, found "
            "'nonsense'");
  EXPECT_EQ(
      refused_edges("~~~"),
      "--red:1:1: expected edges such as 0-1,1-2 or graph6 of at most 5 vertices, found '~~~'");
  EXPECT_EQ(refused_edges("DQ"),
            "--red:1:2: a graph on 5 vertices takes 2 more characters here, not 1");
  EXPECT_EQ(refused_edges("0-1;1-2"), "--red:1:3: expected a vertex number, found '1;1-2'");
  EXPECT_EQ(refused_edges("0-1, 1-2"), "--red:1:5: expected a vertex number, found ' 1'");
  EXPECT_EQ(refused_edges("0–1"),
            "--red:1:1: expected an edge such as 0-1, found '0–1' (– is an en dash; type -)");
  EXPECT_EQ(
      refused_edges("DQ\xc2\xa0"),
      "--red:1:3: '\xc2\xa0' (it has a no-break space; type a blank) is not a character of graph6 "
      "or sparse6");
}

TEST(EdgeSetText, SurvivesDamage) {
  const Graph board = complete_graph(12);
  const int accepted =
      survive_mutations({"", "0-1,1-2,2-11", "DQc", "g6:D~{", "s6::An"},
                        "0123456789-,DQ~{:", 20'000, 3, [&](const std::string& text) {
                          const std::vector<Edge> edges = parse_edge_set(text, board, "--red");
                          ASSERT_EQ(parse_edge_set(edge_set_text(edges), board, "--red"), edges);
                        });
  EXPECT_GT(accepted, 100);
}

}  // namespace
}  // namespace harary
