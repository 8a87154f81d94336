// SPDX-License-Identifier: MIT
#include "app/certify/breaker_replies.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "base/job.hpp"
#include "games/positional/achievement/achievement.hpp"
#include "graph/named.hpp"
#include "solve/proof/search.hpp"
#include "support/games/with_ending.hpp"

namespace harary {
namespace {

using Rules = WithEnding<AchievementRules<1>, PositionalEnding::draw>;
using Core = Rules::Core;

constexpr std::uint64_t kMemory = 1 << 20;

Rules game(const std::string& board, const std::string& target) {
  TargetSetup setup;
  setup.colours.board = std::make_shared<const EdgeBoard>(named_graph(board));
  setup.targets = {named_graph(target), named_graph(target)};
  return Rules(setup);
}

// Green, who has nothing in mind but Red's copies.
class Green {
 public:
  Green(const std::string& board, const std::string& target)
      : rules_(game(board, target)),
        core_(rules_.core().value()),
        table_(kMemory),
        replies_(core_, Side::second, job_, table_, true) {}

  Core::Position position(const std::string& text) const {
    return rules_.in_core(core_, text.empty() ? rules_.start() : rules_.parse_position(text));
  }
  BreakerReplies<Core>& replies() { return replies_; }
  std::vector<int> replies_to(const std::string& text) const {
    return replies_.replies(position(text));
  }

 private:
  Rules rules_;
  Core core_;
  Job job_{Budget{}};
  BreakerTable<Core> table_;
  BreakerReplies<Core> replies_;
};

// Of two edges Red needs both, of three any two are enough. On K5 Red can threaten two triangles at
// once, on K4 not.
TEST(BreakerReplies, HoldExactlyWhereMakerCannotCompleteACopy) {
  struct Line {
    std::string board;
    std::string target;
    bool holds;
  };
  for (const auto& [board, target, holds] :
       {Line{"P3", "P3", true}, Line{"K3", "P3", false}, Line{"K4", "K3", true},
        Line{"K5", "K3", false}, Line{"K4", "C4", true}, Line{"K5", "C4", true}}) {
    SCOPED_TRACE(testing::Message() << target << " on " << board);
    Green green(board, target);
    const Core::Position start = green.position("");
    EXPECT_FALSE(green.replies().known_to_hold(start) && !holds);
    EXPECT_EQ(green.replies().holds(start), holds);
    EXPECT_EQ(green.replies().known_to_hold(start), holds);
    // If Red gets no copy, Green has a draw; that Green wins is more than Breaker can say.
    EXPECT_EQ(green.replies().holds_for(start, 0), holds);
    EXPECT_FALSE(green.replies().holds_for(start, 1));
  }
}

TEST(BreakerReplies, HaveNoChoiceAgainstAThreat) {
  const Green green("K5", "K3");
  const auto edge = [](int u, int v) { return Edge::between(u, v).pair_index(); };
  EXPECT_EQ(green.replies_to("red=0-1,0-2;green=3-4"), std::vector{edge(1, 2)});
  const std::vector<int> two = green.replies_to("red=0-1,0-2,0-3;green=1-2,3-4");
  EXPECT_EQ(std::set(two.begin(), two.end()), (std::set{edge(1, 3), edge(2, 3)}));
}

// The third edge of Red's makes two threats in a star, of which Green meets one, and one in a path.
TEST(BreakerReplies, HoldIfAllThreatsCanBeMet) {
  Green green("K5", "K3");
  EXPECT_FALSE(green.replies().holds(green.position("red=0-1,0-2,0-3;green=1-2,0-4")));
  EXPECT_TRUE(green.replies().holds(green.position("red=0-1,0-2,1-3;green=1-2,0-3")));
}

// On K8 no Maker completes a K4, so achievement is a tie.
TEST(BreakerReplies, KnowWhatTheSearchProved) {
  const Rules rules = game("K8", "K4");
  const Core core = rules.core().value();
  Job job(Budget{});
  ProofSearch<Core> search(core, job);
  const auto start = rules.in_core(core, rules.start());
  EXPECT_EQ(search.value(start), 0);

  BreakerTable<Core> empty(kMemory);
  BreakerTable<Core> taken_over(kMemory);
  taken_over.learn(*search.one_sided_table(), job);
  EXPECT_EQ(taken_over.table.entries(), search.one_sided_table()->entries());
  BreakerReplies<Core> by_itself(core, Side::second, job, empty, true);
  BreakerReplies<Core> knowing(core, Side::second, job, taken_over, true);
  EXPECT_TRUE(knowing.known_to_hold(start));
  EXPECT_FALSE(by_itself.known_to_hold(start));
  EXPECT_TRUE(by_itself.holds(start));
  EXPECT_TRUE(by_itself.known_to_hold(start));
  EXPECT_GT(empty.table.entries(), 0u);
}

}  // namespace
}  // namespace harary
