// SPDX-License-Identifier: MIT
// `table ramsey-games`: a line a target, what is not settled, and resuming from an earlier run.
#include <gtest/gtest.h>

#include "cli/command.hpp"
#include "support/base/test_folder.hpp"

namespace harary::cli {
namespace {

TEST(RamseyTable, HasALineForEachTarget) {
  const Outcome outcome = command("paper-table ramsey-games --max 7 --target K3 --target fork");
  EXPECT_EQ(outcome.status, kAnswered) << outcome.err;
  EXPECT_NE(outcome.out.find("K3             3         5       5  .12222     .===22     .22212     "
                             ".00010\n"),
            std::string::npos)
      << outcome.out;
  EXPECT_NE(outcome.out.find("\nfork "), std::string::npos);
}

TEST(RamseyTable, NamesEveryCellInJson) {
  const Json row = command("paper-table ramsey-games --max 5 --target k3 --json").json();
  EXPECT_EQ(row["target"], "K3");
  EXPECT_EQ(row["achievement"], (Json{{"least", 5}}));
  EXPECT_EQ(row["maker_breaker"], (Json{{"least", 5}}));
  ASSERT_EQ(row["cells"].size(), 15U);
  EXPECT_EQ(row["cells"][2]["game"], "maker-breaker");
  EXPECT_EQ(row["cells"][2]["n"], 5);
  EXPECT_EQ(row["cells"][2]["winner"], "first");
  EXPECT_EQ(row["cells"][14]["nimber"], 0);
}

TEST(RamseyTable, SaysWhatIsNotSettled) {
  const Outcome each =
      command("paper-table ramsey-games --max 10 --target K5 --time 1ms --threads 1");
  EXPECT_EQ(each.status, kBudgetEnded);
  EXPECT_NE(each.err.find("cells are not decided; give each more with --time"), std::string::npos)
      << each.err;
  EXPECT_NE(each.out.find('?'), std::string::npos);
  const Outcome all =
      command("paper-table ramsey-games --max 10 --time-total 50ms --json --threads 1");
  EXPECT_EQ(all.status, kBudgetEnded);
  EXPECT_NE(all.err.find("the time limit ended the list"), std::string::npos) << all.err;
  EXPECT_NE(all.out, "");
}

TEST(RamseyTable, GoesOnFromAnEarlierRun) {
  const TestFolder folder;
  std::string line = command("paper-table ramsey-games --max 6 --target K3 --json").out;
  // A wrong winner shows that the cell is not asked again.
  const std::string right = R"({"game":"avoidance","n":6,"winner":"second")";
  const std::size_t at = line.find(right);
  ASSERT_NE(at, std::string::npos);
  line.replace(at, right.size(), R"({"game":"avoidance","n":6,"winner":"first")");
  const std::string path = folder.put("known", line);
  const Outcome outcome = command("paper-table ramsey-games --max 7 --target K3 --known " + path);
  EXPECT_EQ(outcome.status, kAnswered) << outcome.err;
  EXPECT_NE(outcome.out.find(" .12212 "), std::string::npos) << outcome.out;
}

TEST(RamseyTable, RefusesOtherFilesByLine) {
  const TestFolder folder;
  for (const char* text : {"{}", "K3", "[]", R"({"target":"K3","cells":[{"n":"3"}]})"}) {
    const std::string path =
        folder.put("known", std::string("{\"target\":\"K3\",\"cells\":[]}\n") + text + "\n");
    const Outcome outcome = command("paper-table ramsey-games --max 3 --known " + path);
    EXPECT_EQ(outcome.status, kBadInput) << text;
    EXPECT_NE(outcome.err.find("known:2: this is not a line of"), std::string::npos) << outcome.err;
  }
  EXPECT_EQ(command("paper-table ramsey-games --known /nowhere/known").status, kBadInput);
  EXPECT_EQ(command("paper-table ramsey-games --known " + folder.path()).status, kBadInput);
}

}  // namespace
}  // namespace harary::cli
