// SPDX-License-Identifier: MIT
#include "games/positional/files/json_sets.hpp"

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "base/error.hpp"
#include "support/graph/mutated_text.hpp"

namespace harary {
namespace {

WinningSets read_json(const std::string& text, Owners owners = Owners::both) {
  std::istringstream in(text);
  return read_json_sets(in, "s.json", owners);
}

std::string complaint(const std::string& text) {
  try {
    read_json(text);
  } catch (const InputError& error) {
    return error.what();
  } catch (const LimitError& error) {
    return error.what();
  }
  return "";
}

TEST(JsonSets, AreReadWithPointsAndStones) {
  const WinningSets sets = read_json(
      R"({"points": ["d", 1, "a"], "sets": [["a", "b", 1], ["b", "d"], ["c", "a"]],
          "red": ["a"], "green": ["d"]})");
  EXPECT_EQ(sets.names, (std::vector<std::string>{"1", "b", "c"}));
  EXPECT_EQ(sets.sets[0], (std::vector<std::vector<int>>{{0, 1}, {2}}));
  EXPECT_EQ(sets.sets[1], (std::vector<std::vector<int>>{{1}}));
}

TEST(JsonSets, MayDifferBetweenThePlayers) {
  const std::string text = R"({"red_sets": [["a", "b"]], "green_sets": [["b"], ["b", "c"]]})";
  EXPECT_EQ(read_json(text).sets[1], (std::vector<std::vector<int>>{{1}}));
  EXPECT_TRUE(read_json(text, Owners::red).sets[1].empty());
}

TEST(JsonSets, SayWhatIsWrongAndWhere) {
  EXPECT_EQ(complaint("{\"sets\": [[\"a\"],\n [\"a b\"]]}").substr(0, 11), "s.json:2:7:");
  EXPECT_NE(complaint("{\"sets\": [[]]}").find("an empty set"), std::string::npos);
  EXPECT_NE(complaint("{\"sets\": [\"a\"]}").find("expected a list"), std::string::npos);
  EXPECT_NE(complaint("{\"sets\": [[[\"a\"]]]}").find("expected a name"), std::string::npos);
  EXPECT_NE(complaint("{\"sets\": [[1.5]]}").find("expected a name"), std::string::npos);
  EXPECT_NE(complaint("{\"sets\": [[null]]}").find("expected a name"), std::string::npos);
  EXPECT_NE(complaint("{\"sets\": {}}").find("found an object"), std::string::npos);
  EXPECT_NE(complaint("{\"set\": []}").find("is not a field"), std::string::npos);
  EXPECT_NE(complaint("{\"points\": [\"a\"]}").find("is missing"), std::string::npos);
  EXPECT_NE(complaint("{\"points\": [\"a\", \"a\"], \"sets\": [[\"a\"]]}").find("listed twice"),
            std::string::npos);
  EXPECT_NE(complaint("{\"sets\": [[\"a\"]], \"sets\": []}").find("a second field"),
            std::string::npos);
  EXPECT_NE(complaint("{\"sets\": [[\"a\"]], \"red_sets\": []}").find("either sets"),
            std::string::npos);
  EXPECT_NE(complaint("{\"sets\": [[\"a\"]").find("ends too early"), std::string::npos);
  EXPECT_NE(complaint("{\"sets\": [[\"a\"]]} x").find("is not JSON here"), std::string::npos);
  EXPECT_NE(complaint("[]").find("expected an object"), std::string::npos);
  EXPECT_NE(complaint("").find("s.json"), std::string::npos);
  EXPECT_NE(complaint("{\"sets\": [[\"a\"]], \"red\": [\"a\"]}").find("already contains"),
            std::string::npos);
  EXPECT_NE(complaint("{\"sets\": [[\"a\", \"b\"]], \"red\": [\"a\"], \"green\": [\"a\"]}")
                .find("as well"),
            std::string::npos);
  std::string many = "{\"sets\": [[\"a0\"";
  for (int i = 1; i <= 1024; ++i) many += ", \"a" + std::to_string(i) + "\"";
  EXPECT_NE(complaint(many + "]]}").find("at most 1024 points"), std::string::npos);
}

TEST(JsonSets, SurviveDamage) {
  const std::string text =
      "{\"points\": [\"a\", \"b\"],\n \"sets\": [[\"a\", \"b\"], [\"c\"]], \"red\": [\"b\"]}\n";
  survive_mutations({text}, "{}[]\",:01ab \n", 3000, 1, [](const std::string& damaged) {
    try {
      read_json(damaged);
    } catch (const LimitError&) {
    }
  });
}

}  // namespace
}  // namespace harary
