// SPDX-License-Identifier: MIT
#include "app/breaker_replies.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <memory>

#include "base/job.hpp"
#include "games/target/achievement.hpp"
#include "graph/named.hpp"
#include "solve/proof/search.hpp"

namespace harary {
namespace {

// On K8 no Maker completes a K4, so achievement is a tie.
TEST(BreakerReplies, KnowWhatTheSearchProved) {
  using Rules = AchievementRules<1, PositionalEnding::draw>;
  using Core = Rules::Core;
  TargetSetup setup;
  setup.colours.board = std::make_shared<const EdgeBoard>(complete_graph(8));
  setup.targets = {complete_graph(4), complete_graph(4)};
  const Rules rules(setup);
  const Core core = rules.core().value();
  Job job(Budget{});
  ProofSearch<Core> search(core, job);
  const auto start = rules.in_core(core, rules.start());
  EXPECT_EQ(search.value(start), 0);

  constexpr std::uint64_t kMemory = 1 << 20;
  BreakerTable<Core> empty(kMemory);
  BreakerTable<Core> taken_over(kMemory);
  taken_over.learn(*search.one_sided_table(), job);
  BreakerReplies<Core> by_itself(core, Side::second, job, empty, true);
  BreakerReplies<Core> knowing(core, Side::second, job, taken_over, true);
  EXPECT_TRUE(knowing.known_to_hold(start));
  EXPECT_FALSE(by_itself.known_to_hold(start));
  EXPECT_TRUE(by_itself.holds(start));
  EXPECT_TRUE(by_itself.known_to_hold(start));
}

}  // namespace
}  // namespace harary
