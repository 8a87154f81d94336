// SPDX-License-Identifier: MIT
// What symmetry and forgetting save: the same search with every position by itself visits many
// times as many positions, and finds the same value.
#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "base/job.hpp"
#include "games/written/family.hpp"
#include "solve/proof/search.hpp"
#include "support/games/written_samples.hpp"

namespace harary {
namespace {

using Rules12 = written::WrittenRules<1, 2>;

class EveryPositionByItself : public Rules12 {
 public:
  using Key = Position;
  explicit EveryPositionByItself(const Rules12& rules) : Rules12(rules) {}
  Key key(const Position& p) const { return p; }
  Key class_key(const Position& p) const { return p; }
  Position representative(const Position& p) const { return p; }
};

template <class R>
std::pair<Value, std::uint64_t> searched(const R& rules) {
  Budget budget;
  budget.threads = 1;
  Job job(budget);
  ProofSearch<R> search(rules, job);
  const Value value = search.value(rules.start());
  return {value, search.positions()};
}

TEST(SymmetryOfWrittenGames, SavesPositionsAndNoValue) {
  struct Case {
    std::string text;
    std::uint64_t least;  // how many times as many positions are visited without it
  };
  const std::string wild = [] {
    std::string text = tests::kNotakto;
    text.insert(text.find("[sets]"), "O = \"both\"\n");
    return text.replace(text.find("mover loses"), 11, "mover wins");
  }();
  std::string edges = tests::kLines;
  edges.replace(edges.find("cells of grid:3x3"), 17, "edges of K5");
  edges.replace(edges.find("line:3"), 6, "copies:K3");
  for (const auto& [text, least] : {Case{tests::kNotakto, 3}, Case{wild, 8}, Case{edges, 10}}) {
    WrittenFamily::visit("", tests::written_options(text), [&](const auto& rules) {
      if constexpr (std::is_same_v<std::remove_cvref_t<decltype(rules)>, Rules12>) {
        const auto with = searched(rules);
        const auto without = searched(EveryPositionByItself(rules));
        EXPECT_EQ(with.first, without.first);
        EXPECT_GE(without.second, least * with.second)
            << with.second << " positions with it, " << without.second << " without";
        const std::string number = std::to_string(least);
        RecordProperty("with_" + number, static_cast<int>(with.second));
        RecordProperty("without_" + number, static_cast<int>(without.second));
      } else {
        FAIL() << "a board of one word";
      }
    });
  }
}

}  // namespace
}  // namespace harary
