// SPDX-License-Identifier: MIT
#include "verify/vertex_classes.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>
#include <stdexcept>
#include <vector>

#include "graph/board_text.hpp"

namespace harary {
namespace {

using Text = std::vector<std::uint8_t>;
using Codes = std::vector<int>;  // of the vertices: 0 open, 1 red, 2 green

Text packed(const Codes& codes, const ColourLayout& layout) {
  Text bytes(std::max<std::size_t>(1, layout.bytes()), 0);
  for (std::size_t v = 0; v < codes.size(); ++v) {
    for (int b = 0; b < layout.bits(); ++b) {
      const std::size_t at =
          v * static_cast<std::size_t>(layout.bits()) + static_cast<std::size_t>(b);
      if ((codes[v] >> b & 1) != 0)
        bytes[at / 8] = static_cast<std::uint8_t>(bytes[at / 8] | 1U << (at % 8));
    }
  }
  return bytes;
}

// By all permutations of the vertices.
bool isomorphic(const Graph& board, const Codes& a, const Codes& b) {
  std::vector<int> place(a.size());
  std::iota(place.begin(), place.end(), 0);
  do {
    bool maps = true;
    for (std::size_t v = 0; v < a.size() && maps; ++v) {
      maps = a[v] == b[static_cast<std::size_t>(place[v])];
      for (std::size_t w = 0; w < v && maps; ++w) {
        maps = board.has_edge(static_cast<int>(v), static_cast<int>(w)) ==
               board.has_edge(place[v], place[w]);
      }
    }
    if (maps) return true;
  } while (std::next_permutation(place.begin(), place.end()));
  return false;
}

TEST(VertexClasses, AreThoseOfIsomorphism) {
  std::mt19937 random(5);
  for (const std::string name : {"P4", "C5", "K4", "star:4", "K2,3", "bowtie", "C6", "P6"}) {
    SCOPED_TRACE(name);
    const Graph board = parse_board(name, "test");
    const ColourLayout layout{board.order(), 2};
    const VertexClasses classes(board, layout, std::max<std::size_t>(1, layout.bytes()));
    for (int i = 0; i < 120; ++i) {
      std::vector<Codes> pair(2, Codes(static_cast<std::size_t>(board.order())));
      for (int& code : pair[0]) code = static_cast<int>(random() % 3);
      pair[1] = pair[0];
      if (i % 3 == 0) {
        for (int& code : pair[1]) code = static_cast<int>(random() % 3);
      } else {
        std::shuffle(pair[1].begin(), pair[1].end(), random);
      }
      std::vector<Text> texts;
      for (const Codes& codes : pair) {
        texts.emplace_back(classes.class_width(), 0);
        classes.class_of(packed(codes, layout), texts.back());
      }
      const bool same = isomorphic(board, pair[0], pair[1]);
      ASSERT_EQ(texts[0] == texts[1], same);
      if (same) {
        ASSERT_EQ(classes.invariant(packed(pair[0], layout)),
                  classes.invariant(packed(pair[1], layout)));
      }
    }
  }
}

TEST(VertexClasses, RefuseLabellingsThatAreNoPermutations) {
  const Graph board = parse_board("P3", "test");
  const ColourLayout layout{3, 2};
  const VertexClasses classes(board, layout, 1);
  Text result(classes.class_width(), 0);
  for (const std::vector<int>& place :
       {std::vector<int>{0, 1, 1}, {0, 1, 3}, {0, 1}, {-1, 0, 1}, {0, 1, 2, 3}}) {
    EXPECT_THROW(classes.relabel(packed({1, 2, 0}, layout), place, result), std::logic_error);
  }
}

}  // namespace
}  // namespace harary
