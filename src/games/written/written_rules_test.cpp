// SPDX-License-Identifier: MIT
// The rules of written games: values by the plain reference, keys against it, texts.
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

#include "base/error.hpp"
#include "games/written/family.hpp"
#include "games/written/reader.hpp"
#include "games/written/reasons.hpp"
#include "solve/reference/reference.hpp"
#include "support/games/written_samples.hpp"

namespace harary {
namespace {

using tests::written_options;

template <class F>
void with_rules(const std::string& text, F&& f) {
  WrittenFamily::visit("", written_options(text), [&](const auto& rules) { f(rules); });
}

Value value_of(const std::string& text) {
  Value value = 0;
  with_rules(text, [&](const auto& rules) { value = Reference(rules).value(rules.start()); });
  return value;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos);
  return text.replace(at, from.size(), to);
}

TEST(WrittenRules, HaveTheValuesOfKnownGames) {
  EXPECT_EQ(value_of(tests::kNotakto), 1);
  EXPECT_EQ(value_of(tests::kLines), 0);
  EXPECT_EQ(value_of(tests::kDomineering), 1);
  EXPECT_EQ(value_of(replaced(tests::kDomineering, "grid:3x3", "grid:2x2")), 1);
  EXPECT_EQ(value_of(replaced(tests::kDomineering, "grid:3x3", "grid:1x4")), 1);
  EXPECT_EQ(value_of(replaced(tests::kDomineering, "grid:3x3", "grid:4x1")), -1);
}

TEST(WrittenRules, GiveEqualKeysToPositionsOfEqualValueAlone) {
  for (const std::string& text : tests::written_samples()) {
    SCOPED_TRACE(text);
    with_rules(text, [](const auto& rules) {
      Reference reference(rules);
      reference.evaluate(rules.start());
      struct Seen {
        Evaluation evaluation;
        std::string position;
      };
      std::map<std::string, Seen> by_key;
      std::size_t merged = 0;
      for (const auto& [p, evaluation] : reference.known()) {
        const auto key = rules.key(p);
        const std::string bytes(reinterpret_cast<const char*>(&key), sizeof key);
        const auto [at, fresh] = by_key.emplace(bytes, Seen{evaluation, rules.position_text(p)});
        merged += fresh ? 0 : 1;
        ASSERT_EQ(at->second.evaluation, evaluation)
            << at->second.position << " and " << rules.position_text(p);
        const auto normal = rules.representative(p);
        ASSERT_EQ(rules.representative(normal), normal);
        ASSERT_EQ(reference.evaluate(normal), evaluation) << rules.position_text(p);
      }
      EXPECT_GT(merged, 0U);
    });
  }
}

TEST(WrittenRules, ForgetWhoMovesWhereThePlayersAreAlike) {
  with_rules(tests::kSubsets, [](const auto& rules) {
    const auto p = rules.parse_position("E=0-1;Red");
    const auto q = rules.parse_position("E=0-1;Green");
    EXPECT_NE(rules.mover(p), rules.mover(q));
    EXPECT_EQ(rules.key(p), rules.key(q));
  });
  // The last sum is of one player alone; without it the marks change places with the players.
  const auto keys_are_equal = [](const std::string& text, const std::string& made) {
    bool equal = false;
    with_rules(text, [&](const auto& rules) {
      equal = rules.key(rules.parse_position("L=a;R=c;Left" + made)) ==
              rules.key(rules.parse_position("L=c;R=a;Right" + made));
    });
    return equal;
  };
  EXPECT_FALSE(keys_are_equal(tests::kSums, ",made=2"));
  EXPECT_TRUE(keys_are_equal(tests::kSums.substr(0, tests::kSums.rfind("[[score]]")), ""));
}

TEST(WrittenRules, RefuseMovesWithTheRuleThatForbidsThem) {
  with_rules(tests::kSums, [](const auto& rules) {
    const auto p = rules.parse_position("L=;R=b;Left,made=1");
    for (const auto& [move, said] : std::map<std::string, std::string>{{"b", "is marked already"},
                                                                       {"a", "neighbour"},
                                                                       {"d+d", "twice"},
                                                                       {"z", "not a point"}}) {
      try {
        rules.parse_move(p, move);
        FAIL() << move;
      } catch (const InputError& error) {
        EXPECT_NE(std::string(error.what()).find(said), std::string::npos) << error.what();
      }
    }
    EXPECT_EQ(rules.move_text(p, rules.parse_move(p, "e+d")), "d+e");
  });
}

TEST(WrittenRules, PackPositionsIntoBytesAndBack) {
  for (const std::string& text : tests::written_samples()) {
    with_rules(text, [](const auto& rules) {
      Reference reference(rules);
      reference.evaluate(rules.start());
      std::vector<std::uint8_t> bytes(rules.packed_width());
      std::set<std::vector<std::uint8_t>> all;
      for (const auto& [p, evaluation] : reference.known()) {
        rules.pack(p, bytes);
        all.insert(bytes);
        auto q = rules.start();
        ASSERT_TRUE(rules.unpack(bytes, q));
        ASSERT_EQ(q, p);
      }
      EXPECT_EQ(all.size(), reference.positions());
      bytes[0] = 0xff;
      auto q = rules.start();
      EXPECT_FALSE(rules.unpack(bytes, q));
    });
  }
}

TEST(WrittenRules, StepBackToThePositionsBefore) {
  with_rules(tests::kNotakto, [](const auto& rules) {
    const auto p = rules.parse_position("X=a1,b2,c1");
    EXPECT_EQ(rules.predecessors(p).size(), 3U);
    for (const auto& q : rules.predecessors(p)) {
      bool leads = false;
      for (const auto& move : rules.moves(q)) leads = leads || rules.after(q, move) == p;
      EXPECT_TRUE(leads) << rules.position_text(q);
    }
  });
}

TEST(WrittenRules, SayWhatIsOfNoUse) {
  const auto notes = [](const std::string& text) {
    return written::notes_on(written::read_game(text, "t.game", ""));
  };
  for (const std::string& text : tests::written_samples()) EXPECT_TRUE(notes(text).empty()) << text;
  const std::string never = replaced(tests::kNotakto, "\"line:3\"", "[]");
  EXPECT_EQ(notes(never), (std::vector<std::string>{"the [[end]] number 1, on lines, never fits",
                                                    "every play is a draw"}));
  EXPECT_EQ(value_of(replaced(never, "grid:3x3", "grid:2x2")), 0);
  EXPECT_EQ(notes(replaced(tests::kNotakto, "\"both\"", "\"Left\"")),
            std::vector<std::string>{"Right has no mark to place, and so no move"});
}

}  // namespace
}  // namespace harary
