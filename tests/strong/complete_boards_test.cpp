// SPDX-License-Identifier: MIT
// All positions of complete boards: the sizes of the layers that Cambie & Provoost publish with
// their program, and for K8 the same bytes whether the layers fit the memory or not.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "app/catalogue.hpp"
#include "app/tablebase/tablebase.hpp"
#include "cli/run.hpp"
#include "instances/instances.hpp"
#include "support/base/test_folder.hpp"

namespace harary::tests {
namespace {

using Layers = std::vector<std::uint64_t>;

StrongReport solved(const std::string& board, const std::string& folder, Budget budget = {}) {
  Job job(budget);
  return make_game("clique", options_of({{"board", board}}))->strong(folder, job);
}

TEST(CompleteBoards, HaveThePublishedLayers) {
  const std::map<std::string, Layers> published{
      {"K4", {1, 1, 2, 4, 6, 4, 3}},
      {"K5", {1, 1, 2, 6, 17, 30, 47, 47, 37, 16, 6}},
      {"K7", {1,     1,     2,     7,     28,    96,    366,   1143,  3555, 8640, 19819,
              35489, 58217, 74310, 84621, 74310, 56173, 31823, 14598, 4703, 1068, 148}}};
  for (const auto& [board, layers] : published) {
    const TestFolder folder;
    EXPECT_EQ(solved(board, folder.path()).layers, layers) << board;
  }
  const TestFolder folder;
  EXPECT_EQ(solved("K6", folder.path()).positions, 5903U);
}

TEST(CompleteBoardsLong, K8HasTheSameBytesInMemoryAndOnDisk) {
  Budget plenty;
  plenty.memory_bytes = std::uint64_t{5} << 30;
  plenty.threads = 2;
  const TestFolder in_memory;
  const StrongReport report = solved("K8", in_memory.path(), plenty);
  EXPECT_EQ(report.positions, 106'402'545U);
  EXPECT_EQ(*std::max_element(report.layers.begin(), report.layers.end()), 16'287'440U);
  EXPECT_LT(report.bytes, 3 * report.positions);

  Budget small = plenty;
  small.memory_bytes = std::uint64_t{300} << 20;  // less than half of what the largest layer takes
  const TestFolder on_disk;
  solved("K8", on_disk.path(), small);
  EXPECT_TRUE(on_disk.contents() == in_memory.contents());

  std::map<std::string, std::pair<int, int>> outcomes;
  for (const auto& entry : report.start) outcomes[entry.name] = entry.verdict.outcome.value();
  EXPECT_EQ(outcomes.at("star"), std::pair(5, 5));
  EXPECT_EQ(outcomes.at("capture"), std::pair(4, 4));
  EXPECT_LE(outcomes.at("clique").first, outcomes.at("clique").second);
}

}  // namespace
}  // namespace harary::tests
