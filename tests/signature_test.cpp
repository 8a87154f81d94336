// SPDX-License-Identifier: MIT
// The signature: how many positions the searches visit on the questions of `harary bench`, with one
// thread. The searches are deterministic, so a refactoring leaves it as it is. A change of it is a
// functional change: say so in the commit message ("bench: N") and write the new numbers here.
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <string>

#include "cli/bench.hpp"

namespace harary::cli {
namespace {

// In the order of bench_questions().
constexpr auto kPositions =
    std::to_array<std::uint64_t>({1539,  395,   21,  68, 1266, 2331, 626,   3,     1431,  2206,
                                  1211,  224,   171, 59, 1589, 416,  13682, 74633, 17538, 41656,
                                  34446, 26691, 328, 81, 269,  24,   52880, 4728,  5903,  12172});
constexpr std::uint64_t kSignature = 298587;

TEST(Signature, TheSearchesVisitAsManyPositionsAsBefore) {
  const auto questions = bench_questions();
  ASSERT_EQ(questions.size(), kPositions.size());
  Budget budget;
  budget.memory_bytes = kBenchMemory;
  Bench bench(budget);
  std::uint64_t signature = 0;
  std::string list;
  for (std::size_t i = 0; i < questions.size(); ++i) {
    const std::uint64_t positions = bench.ask(questions[i]).positions;
    EXPECT_EQ(positions, kPositions[i]) << questions[i];
    signature += positions;
    list += std::to_string(positions) + ", ";
  }
  EXPECT_EQ(signature, kSignature)
      << "If the search was meant to change, write these numbers into tests/signature_test.cpp, "
         "and "
      << "end the commit message with \"bench: " << signature << "\":\n"
      << list;
}

// Nothing is left over from one question for the next.
TEST(Signature, IsTheSameInEveryOrder) {
  Budget budget;
  budget.memory_bytes = kBenchMemory;
  Bench bench(budget);
  const auto questions = bench_questions();
  for (std::size_t i = 15; i-- > 0;) {
    EXPECT_EQ(bench.ask(questions[i]).positions, kPositions[i]) << questions[i];
  }
}

}  // namespace
}  // namespace harary::cli
