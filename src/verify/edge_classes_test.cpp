// SPDX-License-Identifier: MIT
#include "verify/edge_classes.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "games/edges/symmetry.hpp"
#include "graph/board_text.hpp"

namespace harary {
namespace {

using Text = std::vector<std::uint8_t>;

// Two colourings have the same class exactly if they have the same representative; and then the
// same invariant.
template <int Colours>
void same_as_representatives(const std::string& name, int samples) {
  SCOPED_TRACE(name);
  const EdgeBoard board(parse_board(name, "test"));
  const ColourLayout layout{board.size(), Colours};
  const std::size_t width = std::max<std::size_t>(1, layout.bytes());
  const EdgeClasses classes(board, layout, width);
  const BoardSymmetry<4, Colours> symmetry(board);
  std::map<Text, Text> class_of_representative;
  std::map<Text, Text> representative_of_class;
  std::map<Text, std::uint64_t> invariants;
  std::set<std::uint64_t> distinct;
  std::mt19937 random(3);
  for (int i = 0; i < samples; ++i) {
    Colouring<4, Colours> p;
    const unsigned open = random() % 6;
    for (int e = 0; e < board.size(); ++e) {
      const unsigned c = random() % (Colours + open);
      if (c < Colours) p[static_cast<int>(c)].insert(e);
    }
    Text packed(width, 0);
    Text representative(width, 0);
    Text class_text(classes.class_width(), 0);
    pack_colours(p, layout, packed);
    pack_colours(symmetry.representative(p), layout, representative);
    classes.class_of(packed, class_text);
    ASSERT_EQ(class_of_representative.emplace(representative, class_text).first->second,
              class_text);
    ASSERT_EQ(representative_of_class.emplace(class_text, representative).first->second,
              representative);
    const std::uint64_t invariant = classes.invariant(packed);
    ASSERT_EQ(invariants.emplace(class_text, invariant).first->second, invariant);
    distinct.insert(invariant);
  }
  // Cheap is not careless: few classes share an invariant.
  EXPECT_GE(distinct.size() * 10, invariants.size() * 8);
}

TEST(EdgeClasses, AreThoseOfIsomorphism) {
  for (const std::string board : {"K4", "K5", "K6", "C6", "P4", "star:4", "petersen", "colex:8",
                                  "K3,3", "bowtie", "Q3", "K2,2,2", "K1"}) {
    same_as_representatives<1>(board, 1000);
    same_as_representatives<2>(board, 2000);
    same_as_representatives<3>(board, 1000);
  }
  same_as_representatives<2>("K12", 100);
  same_as_representatives<2>("K20", 30);
  same_as_representatives<4>("K4", 2000);
}

// A labelling that sends two vertices to one place would give P3 with a green end edge the class of
// others; one with a number too large would write elsewhere.
TEST(EdgeClasses, RefuseLabellingsThatAreNoPermutations) {
  const EdgeBoard board(parse_board("K3", "test"));
  const EdgeClasses classes(board, {3, 2}, 1);
  const Text position{0b000110};
  const auto relabelled = [&](const std::vector<int>& place) {
    Text result(classes.class_width(), 0);
    classes.relabel(position, place, result);
    return result;
  };
  Text own(classes.class_width(), 0);
  classes.class_of(position, own);
  std::set<Text> all;
  std::vector<int> place{0, 1, 2};
  do {
    all.insert(relabelled(place));
  } while (std::next_permutation(place.begin(), place.end()));
  EXPECT_EQ(all.count(own), 1U);
  for (const std::vector<int>& wrong : std::vector<std::vector<int>>{
           {0, 0, 1}, {0, 1, 1}, {0, 1, 3}, {0, 1, -1}, {0, 1, 64}, {0, 1}, {0, 1, 2, 3}, {}}) {
    EXPECT_THROW(relabelled(wrong), std::logic_error) << testing::PrintToString(wrong);
  }
}

TEST(EdgeClasses, KnowWhatFollowsTheColours) {
  const EdgeBoard board(parse_board("K3", "test"));
  const ColourLayout layout{3, 2};
  const EdgeClasses classes(board, layout, 2);
  const auto class_of = [&](Text packed) {
    Text result(classes.class_width(), 0);
    classes.class_of(packed, result);
    return result;
  };
  EXPECT_NE(class_of({1, 0}), class_of({1, 1}));
  EXPECT_NE(classes.invariant(Text{1, 0}), classes.invariant(Text{1, 1}));
  EXPECT_EQ(class_of({1, 1}), class_of({4, 1}));
}

}  // namespace
}  // namespace harary
