// SPDX-License-Identifier: MIT
#include "games/cells/board_text.hpp"

#include <gtest/gtest.h>

#include <functional>

#include "games/cells/contraction.hpp"
#include "games/cells/graph_board_text.hpp"
#include "games/cells/layouts.hpp"

namespace harary {
namespace {

std::string error_of(const std::function<void()>& act) {
  try {
    act();
  } catch (const InputError& error) {
    return error.what();
  }
  return "";
}
std::string board_error(const std::string& text) {
  return error_of([&] { parse_board_text(text, "b.board"); });
}

TEST(BoardText, SquareCellsTouchFourOthers) {
  const ColouredBoard board = parse_board_text("square\n012\n345\n678\n", "b.board");
  EXPECT_EQ(board.order(), 9);
  EXPECT_EQ(board.neighbours(4).size(), 4U);
  EXPECT_EQ(board.neighbours(0).size(), 2U);
}

TEST(BoardText, HexCellsTouchSixOthersAndOddRowsAreShiftedRight) {
  const ColouredBoard board = parse_board_text("hex\r\n012\r\n345\r\n678\r\n\r\n", "b.board");
  EXPECT_EQ(board.neighbours(4).size(), 6U);
  EXPECT_EQ(std::vector<int>(board.neighbours(3).begin(), board.neighbours(3).end()),
            (std::vector<int>{0, 1, 4, 6, 7}));
}

TEST(BoardText, HolesAreNotVertices) {
  const ColouredBoard board = parse_board_text("square\n0.a\nZ+-\n", "b.board");
  EXPECT_EQ(board.order(), 5);
  EXPECT_EQ(board.vertex_at({0, 1}), -1);
  EXPECT_EQ(board.colour(4), 63);
  EXPECT_EQ(board_text(board), "square\n0.a\nZ+-\n");
}

TEST(BoardText, ErrorsNameThePlace) {
  EXPECT_TRUE(board_error("").starts_with("b.board:1:1: "));
  EXPECT_TRUE(board_error("triangle\n01\n").starts_with("b.board:1:1: "));
  EXPECT_TRUE(board_error("hex\n").starts_with("b.board:2:1: "));
  EXPECT_TRUE(board_error("hex\n012\n01\n").starts_with("b.board:3:3: ragged rows"));
  EXPECT_TRUE(board_error("hex\n012\n0?2\n").starts_with("b.board:3:2: '?' is not a cell"));
  EXPECT_TRUE(board_error("square\n0.2\n").starts_with("b.board:2:3: the board is disconnected"));
  EXPECT_NE(board_error("square\n...\n").find("no vertices"), std::string::npos);
  EXPECT_EQ(error_of([] { parse_graph_board_text("graph\n012\n0 1\n1 2\n1 0\n", "b.board"); }),
            "b.board:5:1: the edge 1-0 is listed twice");
}

TEST(BoardText, BatchLinesAreReadAndErrorsHaveTheirPlace) {
  EXPECT_FALSE(is_batch_board("# comment"));
  EXPECT_FALSE(is_batch_board("\r"));
  const GridShape shape = parse_grid_shape("square:3x2", "--shape");
  const ColouredBoard board = parse_batch_board("0123ab\t17\tmore", shape, "list.tsv", 5);
  EXPECT_EQ(board_text(board), "square\n012\n3ab\n");
  EXPECT_TRUE(error_of([&] {
                parse_batch_board("0123a\t17", shape, "list.tsv", 5);
              }).starts_with("list.tsv:5:6: "));
  EXPECT_TRUE(error_of([&] {
                parse_batch_board("012!ab", shape, "list.tsv", 5);
              }).starts_with("list.tsv:5:4: "));
}

TEST(BoardText, RefusesShapesThatAreNone) {
  for (const char* text :
       {"", "square", "square:", "square:3", "square:3x", "square:0x3", "hex:axb", "round:3x3",
        "square:99999x99999", "square:3x3x3", "square:-1x3"}) {
    EXPECT_THROW(parse_grid_shape(text, "--shape"), InputError) << text;
  }
}

TEST(Boards, GraphsNeedOneColourAVertex) {
  const std::vector<std::pair<int, int>> path = {{0, 1}, {1, 2}};
  const auto graph = [&](int order, const std::string& colours) {
    return ColouredBoard(order, path, parse_vertex_colours(colours, "colours"), "g");
  };
  EXPECT_EQ(graph(3, "010").order(), 3);
  EXPECT_EQ(graph(3, "5,63,5").colour(1), 63);
  EXPECT_NE(error_of([&] { graph(3, "01"); }).find("2 colours for 3"), std::string::npos);
  EXPECT_NE(error_of([&] { graph(4, "0101"); }).find("disconnected"), std::string::npos);
  EXPECT_NE(error_of([&] { graph(3, "0,64,0"); }).find("colours:1:3: colour 64"),
            std::string::npos);
  EXPECT_NE(error_of([&] { graph(3, "0*0"); }).find("colours:1:2:"), std::string::npos);
  EXPECT_THROW(graph(3, "0,,0"), InputError);
  EXPECT_THROW(graph(2, "00"), InputError);
}

TEST(Boards, StartsAreNumbersOrPlacesOfTheGrid) {
  const ColouredBoard board = parse_board_text("square\n01.\n234\n", "b.board");
  EXPECT_EQ(parse_start(board, "4", "--start"), 4);
  EXPECT_EQ(parse_start(board, "2:3", "--start"), 4);
  EXPECT_NE(error_of([&] { parse_start(board, "1:3", "--start"); }).find("hole"),
            std::string::npos);
  EXPECT_THROW(parse_start(board, "5", "--start"), InputError);
  EXPECT_THROW(parse_start(board, "x", "--start"), InputError);
  EXPECT_THROW(parse_start(board, "99999999999", "--start"), InputError);
  EXPECT_EQ(parse_starts(board, "0,2:3", "--starts"), std::pair(0, 4));
  EXPECT_NE(error_of([&] { parse_starts(board, "4,2:3", "--starts"); }).find("equal"),
            std::string::npos);
  EXPECT_THROW(parse_starts(board, "4", "--starts"), InputError);
}

TEST(Boards, LayoutsAreOddSymmetricAndConnected) {
  ASSERT_EQ(layout_names().size(), 4U);
  for (const std::string& name : layout_names()) {
    const ColouredBoard board = parse_seeded_board("hex:" + name + ":1", "--board");
    EXPECT_EQ(board.order() % 2, 1) << name;
    EXPECT_GT(board.order(), 150) << name;
    for (int v = 0; v < board.order(); ++v) {
      EXPECT_EQ(board.neighbours(v).size(), board.neighbours(board.order() - 1 - v).size());
    }
    EXPECT_EQ(parse_board_text(board_text(board), "b").cells(), board.cells());
  }
}

TEST(Boards, SeedsDecideTheColours) {
  const auto text = [](const char* name) { return board_text(parse_seeded_board(name, "b")); };
  EXPECT_EQ(text("square:14x14/10:3"), text("square:14x14/10:3"));
  EXPECT_NE(text("square:14x14/10:3"), text("square:14x14/10:4"));
  EXPECT_EQ(text("square:5x3:1").size(), 7U + 3 * 6);
  for (const char* wrong : {"hex:flower", "hex:daisy:1", "square:3x3/65:1", "square:3x3/0:1",
                            "square:3x3:x", "flower:1", "::", "square:flower:1"}) {
    EXPECT_THROW(parse_seeded_board(wrong, "--board"), InputError) << wrong;
  }
}

TEST(Contraction, JoinsOneColourRegions) {
  const ColouredBoard board = parse_board_text("square\n0011\n0211\n3322\n", "b.board");
  const ContractedBoard contracted = contract(board);
  EXPECT_EQ(contracted.order(), 5);
  EXPECT_EQ(contracted.palette, (std::vector<int>{0, 1, 2, 3}));
  EXPECT_EQ(contracted.class_begin, (std::vector<int>{0, 1, 2, 4, 5}));
  EXPECT_EQ(contracted.weight, (std::vector<int>{3, 4, 1, 2, 2}));
  const std::vector<int> colour = contracted.colour_of();
  for (int v = 0; v < contracted.order(); ++v) {
    for (const int u : {0, 1, 2, 3, 4}) {
      const bool adjacent = contracted.rows<1>()[static_cast<std::size_t>(v)].contains(u);
      EXPECT_EQ(adjacent, contracted.rows<1>()[static_cast<std::size_t>(u)].contains(v));
      if (adjacent) {
        EXPECT_NE(colour[static_cast<std::size_t>(v)], colour[static_cast<std::size_t>(u)]);
      }
    }
  }
}

TEST(Contraction, RefusesMoreRegionsThanBitsets) {
  const ColouredBoard board = random_board({GridKind::square, 60, 60}, 8, 1);
  EXPECT_THROW(contract(board), LimitError);
  EXPECT_EQ(contract(random_board({GridKind::hex, 200, 200}, 1, 1)).order(), 1);
}

}  // namespace
}  // namespace harary
