// SPDX-License-Identifier: MIT
// The command `bench`. The numbers of positions are pinned in tests/signature_test.cpp.
#include "cli/bench.hpp"

#include "tests/cli/command.hpp"

namespace harary::cli {
namespace {

TEST(BenchCommand, HasALineForEachQuestionAndNoSignatureWithTwoThreads) {
  const Outcome outcome = command("bench --threads 2 --json");
  ASSERT_EQ(outcome.status, kAnswered) << outcome.err;
  std::istringstream lines(outcome.out);
  std::uint64_t positions = 0;
  std::string line;
  for (const std::string_view question : bench_questions()) {
    ASSERT_TRUE(std::getline(lines, line));
    const Json json = Json::parse(line);
    EXPECT_EQ(json["question"], question);
    EXPECT_GT(json["positions"], 0) << question;
    EXPECT_GE(json["seconds"], 0.0) << question;
    positions += json["positions"].get<std::uint64_t>();
  }
  ASSERT_TRUE(std::getline(lines, line));
  const Json all = Json::parse(line);
  EXPECT_EQ(all["positions"], positions);
  EXPECT_EQ(all["threads"], 2);
  EXPECT_TRUE(all["signature"].is_null());
  EXPECT_NE(all["remark"].get<std::string>().find("no signature"), std::string::npos);
  EXPECT_FALSE(std::getline(lines, line));
}

TEST(BenchCommand, HasNoSignatureWithOtherMemory) {
  const Outcome outcome = command("bench --memory 1G");
  EXPECT_EQ(outcome.status, kAnswered) << outcome.err;
  EXPECT_EQ(outcome.out.find("\nsignature"), std::string::npos);
  EXPECT_NE(outcome.out.find("no signature: tables of another size"), std::string::npos);
}

TEST(BenchCommand, EndsWithItsTimeAndThenHasNoSignature) {
  const Outcome outcome = command("bench --time 40ms");
  EXPECT_EQ(outcome.status, kBudgetEnded);
  EXPECT_EQ(outcome.out.find("signature"), std::string::npos);
  EXPECT_NE(outcome.err.find("time limit"), std::string::npos) << outcome.err;
}

TEST(BenchCommand, RefusesWhatItDoesNotKnow) {
  expect_refused("bench --threads -1", "--threads");
  expect_refused("bench --memory much", "--memory");
  expect_refused("bench sim", "sim");
}

}  // namespace
}  // namespace harary::cli
