// SPDX-License-Identifier: MIT
// The verifier against tablebases of an analysis whose canonical form is wrong. Everything in them
// agrees with that form: only a check that does not use it can tell.
#include "verify/tablebase_check.hpp"
#include "support/games/with_ending.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/error.hpp"
#include "games/edges/setup.hpp"
#include "games/positional/avoidance/avoidance.hpp"
#include "games/positional/setup.hpp"
#include "games/rules_of.hpp"
#include "games/scoring/scoring.hpp"
#include "store/layer_writer.hpp"
#include "support/base/test_folder.hpp"
#include "verify/plain_rules_game.hpp"

namespace harary {
namespace {

using Avoidance = WithEnding<AvoidanceRules<1>, AvoidanceEnding::normal>;
using Table = TargetTable<std::uint64_t>;
using Key = Table::Key;
using Form = std::function<Key(const Table::Position&)>;

// The analysis, as plain as can be, with any canonical form.
class Forger {
 public:
  Forger(const std::string& board, const std::string& target)
      : rules_(std::make_shared<const RulesOf<Avoidance>>(rules(board, target))),
        table_(rules_->typed(), *rules_),
        worker_(table_.worker()) {}

  // The right one.
  Key right(const Table::Position& p) { return table_.key(worker_, p); }
  const Table& table() const { return table_; }

  // The keys of each layer.
  std::vector<std::set<Key>> layers(const Form& form) {
    std::vector<std::set<Key>> result{{form(table_.start())}};
    while (!result.back().empty()) {
      std::set<Key> next;
      for (const Key key : result.back()) {
        const auto p = table_.position(key);
        if (table_.finished(p)) continue;
        table_.for_each_successor(p, [&](const auto& q) { next.insert(form(q)); });
      }
      result.push_back(std::move(next));
    }
    result.pop_back();
    return result;
  }

  using Layers = std::vector<std::map<Key, Code>>;

  Layers solved(const Form& form) {
    const auto keys = layers(form);
    Layers codes(keys.size());
    for (std::size_t layer = keys.size(); layer-- > 0;) {
      const bool first = table_.first_chooses(static_cast<int>(layer));
      for (const Key key : keys[layer]) {
        const auto p = table_.position(key);
        std::optional<Code> best;
        if (table_.finished(p)) {
          best = table_.final_codes(p)[0];
        } else {
          table_.for_each_successor(p, [&](const auto& q) {
            const Code code = codes[layer + 1].at(form(q));
            if (!best || (first ? code > *best : code < *best)) best = code;
          });
          best = table_.earlier(best.value());
        }
        codes[layer].emplace(key, *best);
      }
    }
    return codes;
  }

  // Writes the layers and has them checked.
  TablebaseCheck check(const Layers& layers) const {
    const TestFolder folder;
    std::vector<std::unique_ptr<LayerReader>> readers;
    for (std::size_t layer = 0; layer < layers.size(); ++layer) {
      const std::string path = folder.file("layer-" + std::to_string(layer));
      LayerWriter writer(path, {"avoidance", {}, static_cast<int>(layer), {"value"}});
      for (const auto& [key, code] : layers[layer]) {
        writer.add({0, key}, std::vector<std::int16_t>{code});
      }
      writer.finish();
      readers.push_back(std::make_unique<LayerReader>(path));
    }
    TableColumns columns;
    columns.games.push_back(plain_game_of_rules(rules_));
    Job job;
    return check_tablebase(
        columns,
        [&](int layer) -> const LayerReader* {
          return readers.at(static_cast<std::size_t>(layer)).get();
        },
        static_cast<int>(readers.size()), job);
  }

 private:
  static Avoidance rules(const std::string& board, const std::string& target) {
    GameOptions options;
    options.set("board", board);
    options.set("target", target);
    const TargetSetup setup = read_target_setup(options, false);
    return Avoidance(setup.colours, setup.targets);
  }

  std::shared_ptr<const RulesOf<Avoidance>> rules_;
  Table table_;
  Table::Worker worker_;
};

TEST(ForgedTablebase, HoldsWithTheRightForm) {
  for (const auto& [board, target] : std::vector<std::pair<std::string, std::string>>{
           {"K4", "K3"}, {"C6", "P3"}, {"K3,3", "P4"}, {"bowtie", "K3"}}) {
    Forger forger(board, target);
    const auto layers = forger.solved([&](const auto& p) { return forger.right(p); });
    const TablebaseCheck check = forger.check(layers);
    EXPECT_TRUE(check.holds) << board << ": " << check.position << ": " << check.reason;
    std::size_t positions = 0;
    for (const auto& layer : layers) positions += layer.size();
    EXPECT_EQ(check.positions, positions);
  }
}

// Any two classes of a layer taken for one: the other one has no position, and the values may be
// wrong.
TEST(ForgedTablebase, IsRefusedWhereTwoClassesAreMerged) {
  Forger forger("K4", "K3");
  int merged = 0;
  for (const auto& layer : forger.layers([&](const auto& p) { return forger.right(p); })) {
    for (const Key one : layer) {
      for (const Key other : layer) {
        if (one == other) continue;
        const TablebaseCheck check = forger.check(forger.solved([&](const auto& p) {
          const Key key = forger.right(p);
          return key == other ? one : key;
        }));
        EXPECT_FALSE(check.holds);
        EXPECT_EQ(check.reason, "a move leads to a position that is missing in the next layer");
        ++merged;
      }
    }
  }
  EXPECT_GT(merged, 20);
}

// One class under two names: every value is right, but there is a position too many.
TEST(ForgedTablebase, IsRefusedWhereAClassIsThereTwice) {
  Forger forger("K4", "K3");
  // The first move as it comes, or in normal form.
  const auto layers = forger.solved([&](const Table::Position& p) -> Key {
    if (p.coloured().size() == 1 && p[kRed].contains(0)) return Key{1} << 6;
    return forger.right(p);
  });
  ASSERT_EQ(layers[1].size(), 2U);
  const TablebaseCheck check = forger.check(layers);
  EXPECT_FALSE(check.holds);
  EXPECT_EQ(check.layer, 1);
  EXPECT_NE(check.reason.find("twice"), std::string::npos) << check.reason;
}

// A position with its right value that no play leads to, keys that are none, another start.
TEST(ForgedTablebase, IsRefusedWithAPositionTooMany) {
  Forger forger("K4", "K3");
  const auto layers = forger.solved([&](const auto& p) { return forger.right(p); });
  const auto with_more = [&](std::size_t layer, Key key, Code code) {
    auto more = layers;
    EXPECT_TRUE(more.at(layer).emplace(key, code).second);
    return forger.check(more);
  };
  // Red has a circle, green the two diagonals: no player can have four of six edges.
  ASSERT_EQ(layers.size(), 7U);
  Table::Position p;
  for (const int e : {0, 2, 3, 5}) p[kRed].insert(e);
  for (const int e : {1, 4}) p[kGreen].insert(e);
  const TablebaseCheck idle = with_more(6, forger.right(p), forger.table().final_codes(p)[0]);
  EXPECT_FALSE(idle.holds);
  EXPECT_EQ(idle.layer, 6);
  EXPECT_NE(idle.reason.find("no play leads to it"), std::string::npos) << idle.reason;

  for (const Key key : {Key{1} << 40, Key{0b110000} << 6 | 0b11111}) {
    const TablebaseCheck none = with_more(3, key, 0);
    EXPECT_FALSE(none.holds);
    EXPECT_NE(none.reason.find("not that of a position"), std::string::npos) << none.reason;
  }
  EXPECT_FALSE(with_more(0, Key{1} << 5 << 6, 0).holds);
}

TEST(ForgedTablebase, IsRefusedForEveryWrongValue) {
  Forger forger("C5", "P3");
  const auto layers = forger.solved([&](const auto& p) { return forger.right(p); });
  ASSERT_TRUE(forger.check(layers).holds);
  for (std::size_t layer = 0; layer < layers.size(); ++layer) {
    for (const auto& [key, code] : layers[layer]) {
      for (const int change : {-1, 1}) {
        auto wrong = layers;
        wrong[layer][key] = static_cast<Code>(code + change);
        EXPECT_FALSE(forger.check(wrong).holds);
      }
    }
  }
}

// What a file says is read by the verifier's own code: it must be what the analysis writes.
TEST(TableCodes, AreThoseOfTheAnalysis) {
  for (const Value value : {-1, 0, 1}) {
    EXPECT_EQ(final_code(CodeMeaning::remoteness, value), RemoteCode::of_final(value));
  }
  for (const Code code : {-16384, -16380, 0, 16380, 16384}) {
    EXPECT_EQ(code_before(CodeMeaning::remoteness, code), RemoteCode::earlier(code));
    EXPECT_EQ(code_before(CodeMeaning::outcome, code), code);
  }
  for (int a = 0; a <= 64; ++a) {
    for (int b = 0; b <= 64; ++b) {
      EXPECT_EQ(final_code(CodeMeaning::outcome, outcome_value(a, b)), outcome_code(a, b));
      EXPECT_EQ(value_of_points(a, b), outcome_value(a, b));
    }
  }
}

TEST(TableCodes, ReadTheKeysOfTheAnalysis) {
  for (const std::string name : {"K1", "K5", "K8", "K9", "star:32", "star:33", "star:63"}) {
    GameOptions options;
    options.set("board", name);
    const EdgeBoard board(options.board());
    const TwoColourKeys<WideKey> keys(board);
    const std::uint64_t all = board.all<1>().word(0);
    unsigned random = 1;
    for (int i = 0; i < 50; ++i) {
      Colouring<1, 2> p;
      for (int e = 0; e < board.size(); ++e) {
        random = random * 1664525 + 1013904223;
        if ((random >> 16) % 3 != 2) p[static_cast<int>((random >> 16) % 3)].insert(e);
      }
      const std::uint64_t red = p[kRed].word(0);
      const WideKey key =
          static_cast<WideKey>(red) << board.size() | closed_up(p[kGreen].word(0), all & ~red);
      ASSERT_EQ(keys.position(key), p);
      const TableKey filed{static_cast<std::uint64_t>(key >> 64), static_cast<std::uint64_t>(key)};
      Colouring<1, 2> read;
      ASSERT_TRUE(read_key(filed, board.size(), read)) << name;
      EXPECT_EQ(read, p) << name;
    }
  }
  Colouring<2, 1> drawn;
  EXPECT_TRUE(read_key({1, 5}, 66, drawn));
  EXPECT_EQ(drawn[0].size(), 3);
  EXPECT_FALSE(read_key({4, 5}, 66, drawn));
}

}  // namespace
}  // namespace harary
