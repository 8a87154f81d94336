// SPDX-License-Identifier: MIT
// The table of clutters, and the files and certificates of docs/clutters.
#include <sstream>
#include <string>
#include <vector>

#include "certificate/reader.hpp"
#include "support/base/test_folder.hpp"
#include "tests/cli/command.hpp"

namespace harary::cli {
namespace {

const std::string kFolder = std::string(HARARY_DOCS) + "/clutters/";

auto listed_sets(const std::string& certificate) {
  Job job;
  return CertificateReader(certificate, job).header().sets.value().sets;
}

TEST(ClutterTable, CountsWhoOwnsASet) {
  const Json all = answer("paper-table clutters --min 6 --max 6");
  EXPECT_EQ(all["clutters"], 16353);
  EXPECT_EQ(all["maker_first"], 12854);
  EXPECT_EQ(all["chooser"], 12002);
  EXPECT_EQ(all["chooser_only"], 2);
  EXPECT_FALSE(all.contains("uniform"));
}

TEST(ClutterTable, CountsThoseOfOneSize) {
  const Json triples = answer("paper-table clutters --min 6 --max 6 --uniform 3");
  EXPECT_EQ(triples["uniform"], 3);
  EXPECT_EQ(triples["clutters"], 2136);
  EXPECT_EQ(triples["maker_first"], 1903);
  EXPECT_EQ(triples["chooser"], 1738);
  EXPECT_EQ(triples["chooser_only"], 2);
  expect_refused("paper-table clutters --max 8", "within 1 to 7");
  expect_refused("paper-table clutters --max 3 --uniform 8", "--uniform");
  expect_refused("paper-table ramsey-games --uniform 3", "--uniform: not with ramsey-games");
}

TEST(ClutterTable, EndsInTime) {
  const Outcome outcome = command("paper-table clutters --min 7 --max 7 --time 300ms");
  EXPECT_EQ(outcome.status, kBudgetEnded) << outcome.out;
}

// Breaker wins with Maker to begin, and yet Chooser wins.
TEST(ClutterCertificates, OfTheDocumentationHoldAndAreTheAnswers) {
  const TestFolder folder;
  for (const std::string name : {"seven-sets", "eight-sets"}) {
    for (const std::string game : {"maker-breaker", "chooser-picker"}) {
      SCOPED_TRACE(name + " " + game);
      const std::string winner = game == "maker-breaker" ? "second" : "first";
      const std::string shipped = kFolder + name + "-" + game + ".cert";
      const Outcome checked = outcome_of({"verify", "--json", shipped});
      ASSERT_EQ(checked.status, kAnswered) << checked.err;
      EXPECT_EQ(checked.json()["winner"], winner);
      EXPECT_EQ(checked.json()["points"], 6);
      EXPECT_EQ(checked.json()["winning_sets"], name == "seven-sets" ? 7 : 8);
      // It is about the file beside it.
      const std::string anew = folder.file("anew.cert");
      const Outcome solved = outcome_of({"solve", game, "--instance", kFolder + name + ".txt",
                                         "--question", "winner", "--json", "--certificate", anew});
      ASSERT_EQ(solved.status, kAnswered) << solved.err;
      EXPECT_EQ(solved.json()["winner"], winner);
      EXPECT_EQ(listed_sets(shipped), listed_sets(anew));
    }
  }
}

}  // namespace
}  // namespace harary::cli
