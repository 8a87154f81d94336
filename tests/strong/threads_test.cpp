// SPDX-License-Identifier: MIT
// Retrograde analysis with many threads and little memory ends with the bytes of one thread with
// much. Small enough for the thread sanitizer.
#include <gtest/gtest.h>

#include "games/edges/setup.hpp"
#include "games/rules_of.hpp"
#include "games/scoring/scoring.hpp"
#include "instances/instances.hpp"
#include "solve/retrograde/retrograde.hpp"
#include "support/base/test_folder.hpp"

namespace harary::tests {
namespace {

TEST(RetrogradeThreads, EndWithTheSameBytes) {
  const GameOptions options = options_of({{"board", "colex:14"}});
  const RulesOf<CliqueRules<1>> rules(
      CliqueRules<1>(read_two_colour_setup(options, options.board())));
  rules.typed().with_table(rules, [](const auto& table) {
    const LayerHeader header{"clique", {{"board", "colex:14"}}, 0, table.value_names()};
    const auto solve = [&](const TestFolder& folder, int threads, std::uint64_t memory) {
      Budget budget;
      budget.threads = threads;
      budget.memory_bytes = memory;
      Job job(budget);
      Retrograde(table, folder.path(), header, job).run();
      return folder.contents();
    };
    const TestFolder one;
    const TestFolder many;
    const auto expected = solve(one, 1, std::uint64_t{1} << 30);
    EXPECT_EQ(expected.size(), 16U);  // 15 layers and the manifest
    EXPECT_TRUE(solve(many, 4, kSmallestMemory) == expected);
  });
}

}  // namespace
}  // namespace harary::tests
