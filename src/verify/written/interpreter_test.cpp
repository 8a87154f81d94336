// SPDX-License-Identifier: MIT
// The checker's interpreter of written games against the rules that engines search: every position
// of small games has the same moves, the same next positions and the same end.
#include "verify/written/interpreter.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <vector>

#include "base/error.hpp"
#include "games/rules_of.hpp"
#include "games/written/family.hpp"
#include "support/games/written_samples.hpp"
#include "verify/written/written_game.hpp"

namespace harary {
namespace {

using Row = std::vector<std::uint8_t>;

template <class R>
void expect_same(const R& rules, const PlainGame& game) {
  ASSERT_EQ(game.width(), rules.packed_width());
  Row start(game.width());
  game.start(start);
  std::set<Row> seen{start};
  std::vector<Row> open{start};
  while (!open.empty()) {
    const Row bytes = open.back();
    open.pop_back();
    auto p = rules.start();
    ASSERT_TRUE(game.well_formed(bytes));
    ASSERT_TRUE(rules.unpack(bytes, p));
    ASSERT_EQ(game.mover(bytes), rules.mover(p));
    const auto result = rules.result(p);
    ASSERT_EQ(game.finished(bytes), result.has_value());
    if (result) {
      const Value first = rules.mover(p) == Side::first ? *result : -*result;
      ASSERT_EQ(game.assured(bytes, Side::first), first);
      ASSERT_EQ(game.verdict(first).winner, rules.verdict(first).winner);
      continue;
    }
    std::multiset<Row> by_rules;
    for (const auto& move : rules.moves(p)) {
      Row next(game.width());
      rules.pack(rules.after(p, move), next);
      by_rules.insert(next);
    }
    std::multiset<Row> by_game;
    game.each_successor(bytes, [&](const PlainGame::Successor& s) {
      by_game.emplace(s.position.begin(), s.position.end());
      return true;
    });
    ASSERT_EQ(by_game, by_rules) << rules.position_text(p);
    for (const Row& next : by_game) {
      if (seen.insert(next).second) open.push_back(next);
    }
  }
  EXPECT_GT(seen.size(), 20U);
}

TEST(WrittenInterpreter, PlaysAsTheRulesDo) {
  for (const std::string& text : tests::written_samples()) {
    SCOPED_TRACE(text);
    WrittenFamily::visit("", tests::written_options(text), [&](const auto& rules) {
      expect_same(rules, *written_plain_game({{kWrittenText, text}}));
    });
  }
}

TEST(WrittenInterpreter, StartsWithThePlayerWhoIsNamed) {
  const auto game = written_plain_game({{kWrittenText, tests::kNotakto}, {"first", "right"}});
  std::vector<std::uint8_t> start(game->width());
  game->start(start);
  EXPECT_EQ(game->mover(start), Side::second);
}

TEST(WrittenInterpreter, RefusesOptionsAndTextsThatAreNone) {
  EXPECT_THROW(written_plain_game({{kWrittenText, "game ="}}), InputError);
  EXPECT_THROW(written_plain_game({{kWrittenText, tests::kNotakto}, {"first", "Up"}}), InputError);
  EXPECT_THROW(written_plain_game({{kWrittenText, tests::kNotakto}, {"target", "K3"}}), InputError);
}

TEST(WrittenInterpreter, RefusesBytesThatAreNoPosition) {
  const auto game = written_plain_game({{kWrittenText, tests::kNotakto}});
  std::vector<std::uint8_t> bytes(game->width());
  game->start(bytes);
  EXPECT_TRUE(game->well_formed(bytes));
  for (const std::size_t at :
       {std::size_t{0}, bytes.size() - 7, bytes.size() - 5, bytes.size() - 1}) {
    auto wrong = bytes;
    wrong[at] = 9;
    EXPECT_FALSE(game->well_formed(wrong)) << at;
  }
  bytes.pop_back();
  EXPECT_FALSE(game->well_formed(bytes));
}

}  // namespace
}  // namespace harary
