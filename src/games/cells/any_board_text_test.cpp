// SPDX-License-Identifier: MIT
#include "games/cells/any_board_text.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "games/cells/board_text.hpp"
#include "games/cells/layouts.hpp"
#include "games/cells/tatham_id.hpp"

namespace harary {
namespace {

std::string read(const std::string& text) {
  return board_word(parse_any_board(text, "b").board);
}
std::string error_of(const std::string& text) {
  try {
    parse_any_board(text, "b");
  } catch (const InputError& error) {
    return error.what();
  }
  return "";
}

TEST(AnyBoardText, AMatrixIsReadHoweverItsCellsAreSeparated) {
  for (const std::string text :
       {"012\n120\n", "012/120", "012|120|", "0 1 2\n1 2 0", "0,1,2\n1,2,0\n", "0;1;2\r\n1;2;0\r\n",
        "0\t1\t2\n1\t2\t0\n", "\n# a comment\n 0, 1, 2 \n 1, 2, 0 \n\n", "0 1 2; 1 2 0",
        "\"0\",\"1\",\"2\"\n'1','2','0'\n", "square\n012\n120\n", "[[0,1,2],[1,2,0]]",
        "[[\"0\",\"1\",\"2\"],\n [\"1\",\"2\",\"0\"]]", "[\"012\",\"120\"]",
        "{\"name\": \"x\", \"tags\": [1, {\"a\": null}], \"board\": [[0,1,2],[1,2,0]]}",
        "3x2c3m5:012120,17", "3x2:012120", "square:3x2=012120",
        "\xef\xbb\xbf"
        "012\n120"}) {
    EXPECT_EQ(read(text), "square:3x2=012120") << text;
  }
  EXPECT_EQ(read("BYG/RBY"), "square:3x2=BYGRBY");
  EXPECT_EQ(read("0 10 63\n1 . 2\n"), "square:3x2=0a-1.2");
  EXPECT_EQ(read("[[10,null],[11,12]]"), "square:2x2=a.bc");
  EXPECT_EQ(read("hex\n0 1 2\n1 2 0\n"), "hex:3x2=012120");
  EXPECT_EQ(read("{\"shape\":\"hex\",\"rows\":[\"01\"]}"), "hex:2x1=01");
  EXPECT_EQ(read("2c3:0121,5"), "square:2x2=0121");
  EXPECT_EQ(read("2x2c12:0AB1"), "square:2x2=0ab1");
}

TEST(AnyBoardText, NamesOfVerticesStandForTheirNumbers) {
  const ReadBoard board =
      parse_any_board("graph # a path\nlake:2 hill:0\nwood:10\nlake hill\nhill, wood\n", "b");
  EXPECT_EQ(board_word(board.board), "graph:20a=0-1,1-2");
  EXPECT_EQ(board.names, (std::vector<std::string>{"lake", "hill", "wood"}));
  EXPECT_EQ(parse_start(board.board, "wood", "--start", board.names), 2);
  EXPECT_EQ(parse_start(board.board, "1", "--start", board.names), 1);
  EXPECT_THROW(parse_start(board.board, "sea", "--start", board.names), InputError);
  // Names may be numbers, counted from 1.
  EXPECT_EQ(read("graph\n1:0 2:1 3:0\n1 2\n2 3\n"), "graph:010=0-1,1-2");
}

TEST(AnyBoardText, EveryBoardThatIsPrintedIsReadBack) {
  std::mt19937 random(1);
  for (int i = 0; i < 200; ++i) {
    const GridShape shape{i % 2 == 0 ? GridKind::square : GridKind::hex,
                          1 + static_cast<int>(random() % 9), 1 + static_cast<int>(random() % 9)};
    const ColouredBoard board = random_board(shape, 1 + static_cast<int>(random() % 64), random());
    const std::string word = board_word(board);
    EXPECT_EQ(read(word), word);
    EXPECT_EQ(read(board_text(board)), word);
  }
  EXPECT_EQ(read("graph:0-+=0-1,1-2,0-2"), "graph:0-+=0-1,0-2,1-2");
}

TEST(AnyBoardText, SizesMayStandBeforeTheRows) {
  const std::string word = read("0 1 2 0 1\n1 1 1 1 1\n0 0 0 0 0\n2 2 2 2 2\n");
  for (const char* sizes : {"4 5 3\n", "5 4 3\n", "4 5\n", "4,5,3\n"}) {
    const bool commas = std::string(sizes).find(',') != std::string::npos;
    std::string rows = "0 1 2 0 1\n1 1 1 1 1\n0 0 0 0 0\n2 2 2 2 2\n";
    if (commas) std::replace(rows.begin(), rows.end(), ' ', ',');
    EXPECT_EQ(read(sizes + rows), word) << sizes;
  }
  // They are a row where it is as long as the others.
  EXPECT_EQ(read("2 3 1\n0 1 2\n1 0 1\n"), read("square\n2 3 1\n0 1 2\n1 0 1\n"));
  EXPECT_TRUE(error_of("3 5 3\n0 1 2 0 1\n1 1 1 1 1\n").starts_with("b:2:7: ragged rows"));
}

TEST(AnyBoardText, ErrorsNameThePlaceAndTheNearestForm) {
  const auto begins = [](const std::string& text, const std::string& beginning) {
    EXPECT_TRUE(error_of(text).starts_with(beginning)) << text << "\n" << error_of(text);
  };
  begins("", "b:1:1: no board: ");
  begins("012\n12\n",
         "b:2:3: ragged rows: this one has 2 cells, the first one 3; read as a matrix");
  begins("0 1 2\n0 1 2 3\n", "b:2:7: ragged rows");
  begins("0,1\n1,,\n", "b:2:4: ragged rows");
  begins("0,1\n1,\n", "b:2:3: an empty cell");
  begins("0,red\n1,2\n", "b:1:3: 'red' is not a cell of a matrix");
  begins("0 64\n1 2\n", "b:1:3: colour '64'");
  begins("01\n0?\n", "b:2:2: '?' is not a cell");
  begins("01\n\n10\n", "b:2:1: an empty line inside the board");
  begins("0 .\n. 1\n", "b:2:3: the board is disconnected");
  begins("[[0,1],[1,x]]", "b:1:11: 'x' is not a cell");
  begins("[[0,1],\n[1,2]", "b:2:6: the text ends where ']' should stand; read as a board in JSON");
  begins("[[0,1],[1]]", "b:1:10: ragged rows");
  begins("[[0,1]] 5", "b:1:9: something follows");
  begins("{\"a\":1}", "b:1:1: the object has no member \"board\"");
  begins("{\"shape\":\"tri\",\"board\":[[0]]}", "b:1:11: 'tri' is not a shape");
  begins("[\"0\\u0031\"]", "b:1:4: the string has no end");
  begins(std::string(100, '['), "b:1:3: a cell is missing here");
  begins("{\"a\":" + std::string(100, '['), "b:1:39: lists in lists");
  begins("2x2c3m0:012,5", "b:1:12: the board has 3 cells, a grid of 2 x 2 needs 4; read as a game");
  begins("2x2c3m0:01234,5", "b:1:12: colour 3: the ID has the 3 colours 0 to 2");
  begins("2x2c4m0:01234,5", "b:1:13: more than 4 cells");
  begins("2x2c4m0:01?3,5", "b:1:11: '?' is not a cell");
  begins("2x2c4m0:0123,5x", "b:1:15: the limit of moves");
  begins("12x12c6m5#123456", "b:1:10: a random seed");
  begins("2x2c3:0120,4\n\n2x2c3:0120,4\n", "b:3:1: a second board");
  begins("# list\n  square:2x2=01?1", "b:2:16: '?' is not a cell");
  begins("graph\na:0 b\n", "b:2:5: 'b' is not a vertex with its colour");
  begins("graph\na:0 a:1\n", "b:2:5: the vertex 'a' has a colour already");
  begins("graph\na:0 b:red\n", "b:2:7: 'red' is not a colour");
  begins("graph\na:0 b:1\na c\n", "b:3:3: 'c' is not a vertex");
  begins("graph\n01\n0 1 2\n", "b:3:1: '0 1 2' is not an edge");
  begins("graph\n01\n0 2\n", "b:3:3: '2' is not an edge");
  begins("graph:01=0-2", "b:1:10: '0-2' is not an edge");
  begins("graph:01", "b:1:1: 'graph:01' is not a coloured graph");
}

TEST(TathamId, IsWrittenAsThatProgramReadsIt) {
  const auto id = [](const std::string& text, int limit) {
    return tatham_id(parse_any_board(text, "b").board, limit, 0);
  };
  EXPECT_EQ(id("012/120", 7), "3x2c3m0:012120,7");
  EXPECT_EQ(id("01/10", 2), "2x2c3m0:0110,2");
  EXPECT_EQ(id("BYG/RBY", 3), "3x2c4m0:031203,3");
  for (const char* wrong : {"hex\n01\n10", "0.\n11", "0", "0123456789ab", "graph:01=0-1"}) {
    EXPECT_THROW(id(wrong, 1), InputError) << wrong;
  }
}

}  // namespace
}  // namespace harary
