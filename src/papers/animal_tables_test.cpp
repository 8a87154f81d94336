// SPDX-License-Identifier: MIT
#include "papers/table_lines.hpp"

#include <gtest/gtest.h>

#include <map>
#include <utility>

#include "games/positional/boards/animal.hpp"

namespace harary {
namespace {

TEST(FreeAnimals, AreAsManyAsKnown) {
  std::map<std::size_t, int> counted;
  for (const Animal& animal : free_animals(6)) {
    ++counted[animal.size()];
    EXPECT_EQ(forms_of(read_animal(picture_of(animal))), forms_of(animal));
    EXPECT_EQ(forms_of(read_animal(name_of(animal))), forms_of(animal)) << name_of(animal);
  }
  // OEIS A000105.
  EXPECT_EQ(counted,
            (std::map<std::size_t, int>{{1, 1}, {2, 1}, {3, 2}, {4, 5}, {5, 12}, {6, 35}}));
  EXPECT_EQ(name_of(read_animal("x/x/x/x")), "I4");
  EXPECT_EQ(name_of(read_animal("xx/.xxxx")), "Snaky");
  EXPECT_EQ(name_of(read_animal("xxx/xxx")), "xxx/xxx");
}

// Harary's numbers b, m of the smallest animals (Gardner 1979), and Maker's.
TEST(AnimalTables, SmallAnimalsNeedHararysBoards) {
  Job job;
  std::map<std::string, std::pair<int, int>> strong;
  std::map<std::string, std::pair<int, int>> maker;
  for (int number = 1; number <= 4; ++number) {
    const Json json = squares_table_line(number, "", job).json;
    const std::string name = json["animal"];
    strong[name] = {json["strong"]["side"], json["strong"]["moves"]};
    maker[name] = {json["maker"]["side"], json["maker"]["moves"]};
  }
  const std::map<std::string, std::pair<int, int>> published{
      {"I1", {1, 1}}, {"I2", {2, 2}}, {"I3", {4, 3}}, {"L3", {3, 3}}};
  EXPECT_EQ(strong, published);
  for (const auto& [name, numbers] : published) {
    EXPECT_LE(maker[name].first, numbers.first) << name;
    EXPECT_LE(maker[name].second, numbers.second) << name;
  }
}

// In one row or two, pairs of cells side by side meet every place of I3: Breaker wins there.
TEST(AnimalTables, NameTheLeastRectangles) {
  Job job;
  const auto least = [&](int number, const std::string& game) {
    std::map<std::string, int> boards;
    const Json json = rectangles_table_line(number, "", job).json[game];
    EXPECT_EQ(json["open"], Json::array());
    EXPECT_EQ(json["ties_above"], Json::array());
    for (const Json& one : json["least"]) boards[one["board"]] = one["moves"];
    return boards;
  };
  for (const char* const game : {"strong", "maker"}) {
    EXPECT_EQ(least(1, game), (std::map<std::string, int>{{"1x1", 1}}));
    EXPECT_EQ(least(2, game), (std::map<std::string, int>{{"1x3", 2}, {"2x2", 2}}));
    EXPECT_EQ(least(3, game), (std::map<std::string, int>{{"3x4", 4}}));
    EXPECT_EQ(least(4, game), (std::map<std::string, int>{{"3x3", 3}}));
  }
}

// O4 and I5 have a pairing of the plane: Breaker wins on every rectangle.
TEST(AnimalTables, HaveNoRectangleForLosers) {
  Job job;
  for (const int number : {8, 10}) {
    const PaperLine line = rectangles_table_line(number, "", job);
    for (const char* const game : {"strong", "maker"}) {
      EXPECT_EQ(line.json[game]["least"], Json::array()) << line.text;
      EXPECT_EQ(line.json[game]["open"], Json::array()) << line.text;
    }
  }
}

TEST(AnimalTables, SayWhoWinsOnEachTorus) {
  Job job;
  const auto text = [&](int number) { return tori_table_line(number, "", job).text; };
  EXPECT_EQ(text(1), "   1  I1                   1  FFFFFF    3,1  MMMMMM    3,1");
  EXPECT_EQ(text(3), "   3  I3                   3  TFFFFF    4,3  BMMMMM    4,3");
  const Json elly = tori_table_line(6, "", job).json;
  EXPECT_EQ(elly["animal"], "L4");
  EXPECT_EQ(elly["strong"]["outcomes"], "TFFFFF");
  EXPECT_EQ(elly["maker"]["side"], 4);
  EXPECT_EQ(elly["maker"]["moves"], 4);
}

}  // namespace
}  // namespace harary
