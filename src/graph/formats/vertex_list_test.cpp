// SPDX-License-Identifier: MIT
#include "graph/formats/vertex_list.hpp"

#include <gtest/gtest.h>

#include "support/graph/mutated_text.hpp"

namespace harary {
namespace {

TEST(VertexList, IsNumbersBetweenCommas) {
  EXPECT_EQ(parse_vertex_list("", 5), VertexSet());
  EXPECT_EQ(parse_vertex_list("3", 5), VertexSet::single(3));
  EXPECT_EQ(parse_vertex_list("4,0,2", 5), VertexSet(0b10101));
  EXPECT_EQ(parse_vertex_list("63", 64), VertexSet::single(63));
  EXPECT_EQ(vertex_list_text(VertexSet(0b10101)), "0,2,4");
  EXPECT_EQ(vertex_list_text(VertexSet()), "");
}

TEST(VertexList, NamesThePlaceOfWhatIsWrong) {
  const auto refused = [](std::string_view text) {
    return refusal([&] { parse_vertex_list(text, 5, {"--red", 1, 1}); });
  };
  EXPECT_EQ(refused("0,5"), "--red:1:3: vertex '5' does not exist: vertices are 0 to 4");
  EXPECT_EQ(refused("0,1,0"), "--red:1:5: the vertex 0 is listed twice");
  EXPECT_EQ(refused("0,"), "--red:1:3: expected a vertex number, found ''");
  EXPECT_EQ(refused(",0"), "--red:1:1: expected a vertex number, found ''");
  EXPECT_EQ(refused("0-1"), "--red:1:1: expected a vertex number, found '0-1'");
  EXPECT_EQ(refused("99999999999999999999"),
            "--red:1:1: vertex '99999999999999999999' does not exist: vertices are 0 to 4");
}

TEST(VertexList, SurvivesDamage) {
  const int accepted = survive_mutations(
      {"", "0,3", "17,1,12"}, "0123456789,", 20'000, 1, [](const std::string& text) {
        const VertexSet set = parse_vertex_list(text, 18);
        ASSERT_EQ(parse_vertex_list(vertex_list_text(set), 18), set);
      });
  EXPECT_GT(accepted, 100);
}

}  // namespace
}  // namespace harary
