// SPDX-License-Identifier: MIT
#include "app/positional_tables.hpp"

#include <gtest/gtest.h>

#include <map>

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
TEST(PositionalTables, SmallAnimalsNeedHararysBoards) {
  Job job;
  std::map<std::string, std::pair<int, int>> strong;
  std::map<std::string, std::pair<int, int>> maker;
  for (int number = 1; number <= 4; ++number) {
    const Json json = animal_table_line(number, "", job).json;
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

TEST(PositionalTables, CountTheBiasesThatOwnersWin) {
  Job job;
  const Json triangle = threshold_table_line(5, "K3", job).json;
  EXPECT_EQ(triangle["maker"]["largest"], 1);
  EXPECT_EQ(triangle["maker"]["open"], false);
  EXPECT_EQ(triangle["strict"].get<std::string>().size(), 9U);
  EXPECT_EQ(threshold_table_line(3, "K4", job).json["strict"], "AA");
  EXPECT_EQ(threshold_table_line(3, "K4", job).json["maker"]["largest"], 0);
  // An edge: the player who needs one owns it, for every q. A round of fewer than q + 1 edges is
  // Waiter's.
  const Json edge = threshold_table_line(4, "K2", job).json;
  for (const char* const game : {"maker", "client", "enforcer"}) {
    EXPECT_EQ(edge[game]["largest"], 6) << game;
  }
  EXPECT_EQ(edge["waiter"]["largest"], 5);
  EXPECT_EQ(edge["strict"], "EEEEE");
}

// K3: the first player owns a triangle of K5 in four moves (with five vertices there is room for
// two threats at once); C4 needs six vertices.
TEST(PositionalTables, SayInHowFewMovesTheFirstPlayerWins) {
  Job job;
  const auto row = [&](int order, const std::string& target) {
    return fewest_moves_table_line(order, target, job).json;
  };
  EXPECT_EQ(row(2, "K3")["strong"]["winner"], nullptr);
  EXPECT_EQ(row(2, "K3")["strong"]["open"], false);
  EXPECT_EQ(row(4, "K3")["strong"]["winner"], "tie");
  EXPECT_EQ(row(4, "K3")["maker"]["winner"], "second");
  EXPECT_EQ(row(4, "K3")["maker"]["moves"], nullptr);
  for (const char* const game : {"strong", "maker"}) {
    EXPECT_EQ(row(5, "K3")[game]["winner"], "first");
    EXPECT_EQ(row(5, "K3")[game]["moves"], 4);
    EXPECT_EQ(row(3, "P3")[game]["moves"], 2);
    EXPECT_EQ(row(6, "C4")[game]["winner"], "first");
    EXPECT_EQ(row(5, "C4")[game]["moves"], nullptr);
  }
}

}  // namespace
}  // namespace harary
