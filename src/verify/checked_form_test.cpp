// SPDX-License-Identifier: MIT
#include "verify/checked_form.hpp"

#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

#include "games/edges/symmetry.hpp"
#include "graph/board_text.hpp"

namespace harary {
namespace {

template <int Words, int Colours>
Colouring<Words, Colours> random_colouring(const EdgeBoard& board, std::mt19937& random) {
  Colouring<Words, Colours> p;
  const unsigned open = random() % 6;
  for (int e = 0; e < board.size(); ++e) {
    const unsigned c = random() % (Colours + open);
    if (c < Colours) p[static_cast<int>(c)].insert(e);
  }
  return p;
}

// Two colourings have the same form exactly if the games' own symmetry gives them the same
// representative, and the form is in the class of its colouring.
template <int Words, int Colours, class Form>
void same_classes(const std::string& name, int samples, const Form& form_of) {
  SCOPED_TRACE(name);
  const EdgeBoard board(parse_board(name, "test"));
  const BoardSymmetry<4, Colours> symmetry(board);
  const auto representative = [&](const Colouring<Words, Colours>& p) {
    Colouring<4, Colours> wide;
    for (int c = 0; c < Colours; ++c) {
      for (const int e : p[c]) wide[c].insert(e);
    }
    return symmetry.representative(wide);
  };
  const auto form = form_of(board);
  std::map<Colouring<4, Colours>, Colouring<Words, Colours>> forms;
  std::map<Colouring<Words, Colours>, Colouring<4, Colours>> representatives;
  std::mt19937 random(5);
  for (int i = 0; i < samples; ++i) {
    const auto p = random_colouring<Words, Colours>(board, random);
    const auto found = form(p);
    const auto theirs = representative(p);
    ASSERT_EQ(representative(found), theirs);
    ASSERT_EQ(forms.emplace(theirs, found).first->second, found);
    ASSERT_EQ(representatives.emplace(found, theirs).first->second, theirs);
  }
}

template <int Words, int Colours>
void same_classes_by_labelling(const std::string& name, int samples) {
  same_classes<Words, Colours>(name, samples, [](const EdgeBoard& board) {
    return [form = CheckedForm<Words, Colours>(board)](const Colouring<Words, Colours>& p) {
      return form.of(p);
    };
  });
}

const std::vector<std::string> kBoards{"K1",   "K2",     "K4",     "K5",      "K6",
                                       "C6",   "P4",     "star:4", "colex:8", "petersen",
                                       "K3,3", "bowtie", "Q3"};

TEST(CheckedForm, IsTheSameExactlyForIsomorphicPositions) {
  for (const std::string& board : kBoards) {
    same_classes_by_labelling<1, 1>(board, 500);
    same_classes_by_labelling<1, 2>(board, 500);
    same_classes_by_labelling<2, 1>(board, 200);
  }
  same_classes_by_labelling<2, 1>("K12", 50);
  same_classes_by_labelling<1, 1>("star:20", 50);
  same_classes_by_labelling<1, 2>("star:20", 50);
}

TEST(CheckedForm, GivesTheMapThatLeadsToIt) {
  std::mt19937 random(8);
  for (const std::string& name : kBoards) {
    const EdgeBoard board(parse_board(name, "test"));
    const CheckedForm<1, 2> form(board);
    for (int i = 0; i < 100; ++i) {
      const auto p = random_colouring<1, 2>(board, random);
      EXPECT_EQ((CheckedForm<1, 2>::image(p, form.map_to_form(p))), form.of(p)) << name;
    }
  }
}

TEST(CheckedTwoColourForm, IsTheSameExactlyForIsomorphicPositions) {
  for (const std::string& name : kBoards) {
    same_classes<1, 2>(name, 1500, [](const EdgeBoard& board) {
      auto memory = std::make_shared<CheckedTwoColourForm::Memory>();
      return [form = CheckedTwoColourForm(board), memory](const Colouring<1, 2>& p) {
        return form.of(*memory, p);
      };
    });
  }
}

// Two red edges of K10 have more automorphisms than are listed.
TEST(CheckedTwoColourForm, KnowsVerySymmetricReds) {
  const EdgeBoard board(parse_board("K10", "test"));
  const CheckedTwoColourForm form(board);
  CheckedTwoColourForm::Memory memory;
  const auto form_of = [&](std::vector<Edge> red, std::vector<Edge> green) {
    Colouring<1, 2> p;
    p[kRed] = board.set_of<1>(red);
    p[kGreen] = board.set_of<1>(green);
    return form.of(memory, p);
  };
  const auto path = form_of({{0, 1}}, {{1, 2}, {2, 3}});
  EXPECT_EQ(form_of({{4, 7}}, {{5, 7}, {5, 9}}), path);
  EXPECT_NE(form_of({{0, 1}}, {{1, 2}, {1, 3}}), path);
  EXPECT_NE(form_of({{0, 1}, {1, 2}}, {{2, 3}}), path);
  EXPECT_EQ(form_of({}, {{0, 1}}), form_of({}, {{8, 9}}));
}

TEST(CheckedForm, RefusesMapsThatAreNoAutomorphisms) {
  const EdgeBoard board(parse_board("P4", "test"));  // 0-1, 1-2, 2-3
  const CheckedForm<1, 1> form(board);
  EXPECT_NO_THROW(form.checked({0, 1, 2, 3}));
  EXPECT_NO_THROW(form.checked({3, 2, 1, 0}));
  // Another order of the vertices, two vertices in one place, a vertex that the board does not
  // have.
  for (const VertexMap& map : {VertexMap{1, 0, 2, 3}, VertexMap{0, 1, 0, 1}, VertexMap{0, 1, 2, 1},
                               VertexMap{0, 1, 2, 4}, VertexMap{0, 1, 2, 255}}) {
    EXPECT_THROW(form.checked(map), std::logic_error);
    EXPECT_THROW(require_automorphism(board, map), std::logic_error);
  }
}

}  // namespace
}  // namespace harary
