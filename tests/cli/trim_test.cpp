// SPDX-License-Identifier: MIT
// Certificates that are trimmed, and tables of fingerprints.
#include <gtest/gtest.h>

#include <filesystem>

#include "support/base/test_folder.hpp"
#include "tests/cli/command.hpp"

namespace harary::cli {
namespace {

class Trimmed : public testing::Test {
 protected:
  // The positions of the certificate that the question writes, which holds and says the same.
  int positions_of(const std::string& question, const std::string& winner) const {
    const std::string file = folder_.file("certificate");
    const Json solved = answer(question + " --threads 1 --certificate " + file);
    EXPECT_EQ(solved["winner"], winner) << question;
    const Json verified = answer("verify " + file);
    EXPECT_EQ(verified["holds"], true) << question;
    return solved["certificate_positions"].get<int>();
  }

 private:
  TestFolder folder_;
};

TEST_F(Trimmed, CertificatesHoldAndShrink) {
  struct Case {
    std::string question;
    std::string winner;
    int at_most_percent;
  };
  for (const Case& c : {
           Case{"solve saturation --order 11", "second", 90},
           Case{"solve saturation --order 12", "first", 88},
           Case{"solve saturation --order 10 --certificate-of positions", "first", 100},
           Case{"solve achievement --board K6 --target C4 --question winner", "first", 100},
           Case{"solve sim --board K5 --question winner", "tie", 100},
           Case{"solve clique --board K6 --question winner", "second", 100},
           Case{"solve star --board K5", "second", 100},
           Case{"solve maker-breaker --board K6 --target K3", "first", 100},
           // The trimmed strategy alone would meet more positions.
           Case{"solve colex --board colex:14", "tie", 100},
           Case{"solve avoidance --colours 3 --board K4 --target K3", "player 3", 100},
       }) {
    const int whole = positions_of(c.question, c.winner);
    const int trimmed = positions_of(c.question + " --trim", c.winner);
    EXPECT_LE(trimmed * 100, whole * c.at_most_percent)
        << c.question << " " << whole << " " << trimmed;
  }
  expect_refused("solve sim --trim", "--trim: only with --certificate");
}

TEST_F(Trimmed, FingerprintsAreMadeSure) {
  for (int order = 5; order <= 12; ++order) {
    const std::string question =
        "solve saturation --order " + std::to_string(order) + " --threads 1";
    const Json plain = answer(question);
    const Json twice = answer(question + " --fingerprints --memory 4M");
    EXPECT_EQ(twice["winner"], plain["winner"]);
    // What fits into a sixteenth of the memory has whole keys.
    if (order < 9) {
      EXPECT_EQ(twice["level"], "ultra-weak");
    } else if (order > 10) {
      EXPECT_EQ(twice["level"], "fingerprints");
      EXPECT_GT(twice["confusion"], 0.0);
      EXPECT_LT(twice["confusion"], 1e-12);
    }
    // The second search tries first what the first one found.
    if (order == 12) {
      EXPECT_GT(twice["positions"], plain["positions"].get<int>() * 1.2);
      EXPECT_LT(twice["positions"], plain["positions"].get<int>() * 1.8);
    }
    EXPECT_FALSE(plain.contains("confusion"));
  }
  const TestFolder folder;
  const std::string file = folder.file("certificate");
  const Json certified =
      answer("solve saturation --order 11 --fingerprints --memory 4M --certificate " + file);
  EXPECT_EQ(certified["level"], "ultra-weak");
  EXPECT_EQ(answer("verify " + file)["holds"], true);
  expect_refused("solve sim --fingerprints", "--fingerprints: not for sim");
  expect_refused("solve clique --board K5 --fingerprints", "--fingerprints: not for clique");

  // A whole checkpoint of fingerprints is for a table of the same size; one of work is for any.
  const std::string question =
      "solve saturation --order 13 --threads 1 --fingerprints --checkpoint " + file + "-table";
  for (int run = 0; run < 2; ++run) {
    EXPECT_EQ(command(question + " --memory 2M --time 1s").status, kBudgetEnded);
  }
  expect_refused(question + " --memory 3M --time 1s", "of a table with another --memory or --seed");
  std::filesystem::remove(file + "-table");
}

// One search with fingerprints says nothing yet, however often it is stopped and whatever memory
// the next run has.
TEST_F(Trimmed, FingerprintsAreNotSureAfterOneSearch) {
  const TestFolder folder;
  const std::string question =
      "solve saturation --order 12 --threads 1 --question nimber --fingerprints --json"
      " --checkpoint-of work --time 100ms --checkpoint " +
      folder.file("table") + " --memory ";
  int runs = 0;
  Json last;
  do {
    const Outcome outcome = command(question + (runs % 2 == 0 ? "16M" : "8M"));
    last = outcome.json();
    if (!last.contains("stopped")) break;
    EXPECT_EQ(outcome.status, kBudgetEnded);
    EXPECT_EQ(last["winner"], nullptr);
    EXPECT_EQ(last["level"], "none");
    EXPECT_EQ(last["proved"], false);
    EXPECT_FALSE(last.contains("nimber"));
    EXPECT_EQ(last["best"], Json::array());
  } while (++runs < 300);
  EXPECT_EQ(last["winner"], "first");
  EXPECT_EQ(last["level"], "fingerprints");
  EXPECT_GT(last["confusion"], 0.0);
  EXPECT_TRUE(std::filesystem::exists(folder.file("table") + ".second"));
  expect_refused(question + "16M --seed 2", "is about");
}

}  // namespace
}  // namespace harary::cli
