// SPDX-License-Identifier: MIT
#include "app/animal_tables.hpp"

#include <gtest/gtest.h>

#include <map>
#include <utility>

#include "games/target/boards/animal.hpp"

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

}  // namespace
}  // namespace harary
