// SPDX-License-Identifier: MIT
#include "games/positional/boards/named_sets.hpp"

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "base/error.hpp"
#include "games/positional/boards/animal.hpp"

namespace harary {
namespace {

using Texts = std::map<std::string, std::string>;

GameOptions options_of(const Texts& texts) {
  GameOptions options;
  for (const auto& [name, text] : texts) options.set(name, text);
  return options;
}

WinningSets sets_of(const Texts& texts) {
  return *named_winning_sets(options_of(texts), Owners::both).sets;
}

std::size_t count(const std::string& board, const std::string& target) {
  return sets_of({{"board", board}, {"target", target}}).sets[0].size();
}

std::string complaint(const Texts& texts) {
  try {
    sets_of(texts);
  } catch (const InputError& error) {
    return error.what();
  } catch (const LimitError& error) {
    return error.what();
  }
  return "";
}

TEST(NamedSets, HaveTheKnownNumbers) {
  EXPECT_EQ(count("grid:3x3", "line:3"), 8U);
  EXPECT_EQ(count("cube:3x3x3", "line:3"), 49U);
  EXPECT_EQ(count("cube:4x4x4", "line:4"), 76U);     // Qubic
  EXPECT_EQ(count("cube:3x3x3x3", "line:3"), 272U);  // ((3 + 2)^4 - 3^4) / 2
  EXPECT_EQ(count("torus:5x5", "line:5"), 20U);
  EXPECT_EQ(count("K7", "spanning-trees"), 16807U);  // Cayley: 7^5
  EXPECT_EQ(count("K8", "hamilton-cycles"), 2520U);  // 7! / 2
  EXPECT_EQ(count("K8", "hamilton-paths"), 20160U);  // 8! / 2
  EXPECT_EQ(count("K7", "hamilton-path:0-6"), 120U);
  EXPECT_EQ(count("K6", "cycles"), 197U);           // oeis A002807
  EXPECT_EQ(count("K5", "odd-cycles"), 10U + 12U);  // triangles and pentagons
  EXPECT_EQ(count("K3,3", "odd-cycles"), 0U);
  EXPECT_EQ(count("K8", "perfect-matchings"), 105U);  // 7!!
  EXPECT_EQ(count("K7", "perfect-matchings"), 0U);
  EXPECT_EQ(count("grid:4x4", "perfect-matchings"), 36U);  // dominoes
  EXPECT_EQ(count("K5", "simple-path:0-4"), 1U + 3U + 6U + 6U);
  EXPECT_EQ(count("uniform:6,3", "copies:uniform:4,3"), 15U);
  EXPECT_EQ(count("K5", "K3;C4"), 10U + 15U);
  EXPECT_EQ(count("rhombus:3x3", "path:left-right"), count("rhombus:3x3", "path:top-bottom"));
  EXPECT_EQ(count("petersen", "hamilton-cycles"), 0U);
  EXPECT_EQ(count("P2xP3", "closed-neighbourhoods"), 6U);
  EXPECT_EQ(count("P2xP8", "dominating-sets"), 310U);
}

TEST(NamedSets, NameTheirPoints) {
  EXPECT_EQ(sets_of({{"board", "grid:2x2"}, {"target", "line:2"}}).names,
            (std::vector<std::string>{"a1", "b1", "a2", "b2"}));
  EXPECT_EQ(sets_of({{"board", "grid:28x1"}, {"target", "line:2"}}).names.back(), "ab1");
  EXPECT_EQ(sets_of({{"board", "cube:2x1x1"}, {"target", "line:2"}}).names,
            (std::vector<std::string>{"1x1x1", "2x1x1"}));
  EXPECT_EQ(sets_of({{"board", "C3"}, {"target", "cycles"}}).names,
            (std::vector<std::string>{"0-1", "0-2", "1-2"}));
}

TEST(NamedSets, LeaveOutStones) {
  const WinningSets sets =
      sets_of({{"board", "GRID:3x3"}, {"target", "line:3"}, {"red", "a1,B2"}, {"green", "c1"}});
  EXPECT_EQ(sets.names, (std::vector<std::string>{"b1", "a2", "c2", "a3", "b3", "c3"}));
  // c3 alone ends a diagonal; so every other set with c3 is left out.
  EXPECT_EQ(sets.sets[0], (std::vector<std::vector<int>>{{0, 4}, {1, 2}, {1, 3}, {5}}));
  EXPECT_EQ(sets.sets[1], (std::vector<std::vector<int>>{{2, 5}, {3, 4, 5}}));
}

TEST(NamedSets, RefuseWhatIsNotThere) {
  const auto says = [](const Texts& texts, const std::string& words) {
    EXPECT_NE(complaint(texts).find(words), std::string::npos) << complaint(texts);
  };
  says({{"board", "grid:3"}, {"target", "line:3"}}, "write it like grid:5x5");
  says({{"board", "torus:2x5"}, {"target", "line:3"}}, "with sides from 3");
  says({{"board", "cube:3x3"}, {"target", "line:3"}}, "write it like cube:4x4x4");
  says({{"board", "grid:23x23"}, {"target", "line:3"}}, "more than 512 cells");
  says({{"board", "grid:99999999999x99999999999"}, {"target", "line:3"}}, "more than 512 cells");
  says({{"board", "grid:3x3"}, {"target", "line:0"}}, "is not a line");
  says({{"board", "grid:3x3"}, {"target", "animal:Q4"}}, "is not an animal");
  says({{"board", "grid:3x3"}, {"target", "animal:x.x"}}, "connected by their sides");
  says({{"board", "grid:3x3"}, {"target", "animal:..."}}, "has no cell x");
  says({{"board", "rhombus:3x3"}, {"target", "animal:el"}}, "must be a grid or a torus");
  says({{"board", "torus:3x3"}, {"target", "path:left-right"}}, "has no sides");
  says({{"board", "grid:3x3"}, {"target", "path:left-left"}}, "does not name two sides");
  says({{"board", "K5"}, {"target", "line:3"}}, "is for a board of cells");
  says({{"board", "rhombus:3x3"}, {"target", "cycles"}}, "is not a graph");
  says({{"board", "rhombus:3x3"}}, "write for example line:3");
  says({{"board", "K5"}, {"target", "hamilton-path:0-5"}}, "two vertices of the board");
  says({{"board", "K5"}, {"target", "K3;"}}, "has an empty part");
  says({{"board", "K5"}, {"target", "K3;closed-neighbourhoods"}}, "all targets need the same");
  says({{"board", "K9"}, {"target", "spanning-trees"}}, "more than 1000000 winning sets");
  says({{"board", "K60"}, {"target", "cycles"}}, "1770 edges");
  says({{"board", "uniform:64,32"}, {"target", "copies:uniform:40,32"}}, "more than 512 points");
  says({{"board", "uniform:6,3"}, {"target", "copies:uniform:4,2"}}, "have 2 vertices");
  says({{"board", "uniform:2,3"}, {"target", "copies:uniform:4,3"}}, "1 <= r <= n");
  says({{"board", "grid:3x3"}, {"target", "line:3"}, {"red", "d1"}}, "is not a point of the board");
  says({{"board", "grid:3x3"}, {"target", "line:3"}, {"red", "a1,a1"}}, "listed twice");
  says({{"board", "grid:3x3"}, {"target", "line:3"}, {"red", "a1"}, {"green", "a1"}}, "as well");
  says({{"board", "grid:3x3"}, {"target", "line:3"}, {"red", "a1,b1,c1"}}, "already contains");
}

TEST(Animals, HaveTheKnownNumbersOfForms) {
  const std::map<std::string, std::size_t> forms{
      {"I1", 1}, {"O4", 1}, {"X5", 1}, {"Domino", 2}, {"tic", 2}, {"skinny", 2},
      {"I5", 2}, {"el", 4}, {"T4", 4}, {"S4", 4},     {"T5", 4},  {"U5", 4},
      {"V5", 4}, {"W5", 4}, {"Z5", 4}, {"L4", 8},     {"F5", 8},  {"L5", 8},
      {"N5", 8}, {"P5", 8}, {"Y5", 8}, {"snaky", 8}};
  for (const auto& [name, number] : forms) {
    EXPECT_EQ(forms_of(read_animal(name)).size(), number) << name;
  }
  EXPECT_EQ(read_animal("knobby"), read_animal("xxx/.x."));
}

}  // namespace
}  // namespace harary
