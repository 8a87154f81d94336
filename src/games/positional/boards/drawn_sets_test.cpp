// SPDX-License-Identifier: MIT
#include "games/positional/boards/drawn_sets.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>
#include <string>

#include "games/positional/boards/cell_board.hpp"

namespace harary {
namespace {

DrawnSets drawn(const std::map<std::string, std::string>& texts) {
  GameOptions options;
  for (const auto& [name, text] : texts) options.set(name, text);
  return drawn_sets(options);
}

double distance(const DrawnSets& board, int a, int b) {
  const auto [ax, ay] = board.places[static_cast<std::size_t>(a)];
  const auto [bx, by] = board.places[static_cast<std::size_t>(b)];
  return std::hypot(ax - bx, ay - by);
}

TEST(DrawnSets, NeighboursAreOneApartAndAllOthersFurther) {
  for (const std::string text : {"grid:4x3", "rhombus:4x3", "hexagon:3", "triangle:4"}) {
    SCOPED_TRACE(text);
    const CellBoard cells = *CellBoard::parse(text);
    const DrawnSets board = drawn({{"board", text}, {"target", "line:3"}});
    for (int i = 0; i < cells.size(); ++i) {
      std::set<int> near;
      for (const Cell& direction : cells.neighbour_directions()) {
        if (const auto j = cells.at(moved(cells.cell(i), direction))) near.insert(*j);
      }
      for (int j = 0; j < cells.size(); ++j) {
        if (i == j) continue;
        if (near.count(j) > 0) {
          EXPECT_NEAR(distance(board, i, j), 1, 1e-9);
        } else {
          EXPECT_GT(distance(board, i, j), 1.2);
        }
      }
    }
  }
}

TEST(DrawnSets, LayersOfACubeDoNotTouch) {
  for (const std::string text : {"cube:3x3x3", "cube:4x4x4", "cube:2x2x2x2", "cube:2x2x2x2x2"}) {
    SCOPED_TRACE(text);
    const CellBoard cells = *CellBoard::parse(text);
    const DrawnSets board = drawn({{"board", text}, {"target", "line:2"}});
    for (int i = 0; i < cells.size(); ++i) {
      for (int j = 0; j < i; ++j) {
        int other_layers = 0;
        for (std::size_t k = 2; k < cells.sizes().size(); ++k) {
          other_layers += cells.cell(i)[k] == cells.cell(j)[k] ? 0 : 1;
        }
        EXPECT_GE(distance(board, i, j), other_layers > 0 ? 2 : 1);
      }
    }
  }
}

TEST(DrawnSets, HaveTheSidesThatAPlayerConnects) {
  const DrawnSets board = drawn({{"board", "rhombus:3x3"},
                                 {"target", "path:left-right"},
                                 {"green-target", "path:top-bottom"}});
  EXPECT_EQ(board.form, PointForm::hexagon);
  EXPECT_EQ(board.sides[0], (std::vector<PointList>{{0, 3, 6}, {2, 5, 8}}));
  EXPECT_EQ(board.sides[1], (std::vector<PointList>{{0, 1, 2}, {6, 7, 8}}));
  EXPECT_TRUE(drawn({{"board", "grid:3x3"}, {"target", "line:3"}}).sides[0].empty());
}

TEST(DrawnSets, KeepWhatIsTakenFromTheStart) {
  const DrawnSets board =
      drawn({{"board", "grid:3x3"}, {"target", "line:3"}, {"red", "b2"}, {"green", "a1,c3"}});
  EXPECT_EQ(board.taken[0], PointList{4});
  EXPECT_EQ(board.taken[1], (PointList{0, 8}));
  EXPECT_EQ(board.sets[0].size(), 8U);  // with the taken points in them
}

TEST(DrawnSets, ArePointsOfAGraphWhereTheTargetIs) {
  const DrawnSets edges = drawn({{"board", "K4"}, {"target", "spanning-trees"}});
  EXPECT_EQ(edges.kind, PointKind::edges);
  EXPECT_EQ(edges.graph.order(), 4);
  EXPECT_EQ(edges.names.front(), "0-1");
  EXPECT_TRUE(edges.places.empty());
  EXPECT_EQ(drawn({{"board", "C5"}, {"target", "dominating-sets"}}).kind, PointKind::vertices);
  const DrawnSets triples = drawn({{"board", "uniform:5,3"}, {"target", "copies:uniform:4,3"}});
  EXPECT_EQ(triples.form, PointForm::tile);
  EXPECT_EQ(triples.places.size(), 10U);
}

}  // namespace
}  // namespace harary
