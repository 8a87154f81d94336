// SPDX-License-Identifier: MIT
// Certificates on winning sets from the command line: every game, boards by name and files, and the
// strategies in them.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "certificate/reader.hpp"
#include "certificate/writer.hpp"
#include "support/base/test_folder.hpp"
#include "tests/cli/command.hpp"

namespace harary::cli {
namespace {

class SetCertificateCommand : public testing::Test {
 protected:
  // Solves with a certificate, which must hold and name the same winner.
  void expect_proof(Arguments words) {
    SCOPED_TRACE(words[1]);
    words.insert(words.begin(), "solve");
    words.insert(words.end(), {"--json", "--certificate", file_});
    const Outcome solved = outcome_of(words);
    ASSERT_EQ(solved.status, kAnswered) << solved.err;
    const Outcome checked = outcome_of({"verify", "--json", file_});
    ASSERT_EQ(checked.status, kAnswered) << checked.out << checked.err;
    EXPECT_EQ(checked.json()["positions_of"], "sets");
    EXPECT_EQ(checked.json()["winner"], solved.json()["winner"]);
  }
  // The certificate with a changed header, or without its first position.
  void rewrite(const std::function<void(CertificateHeader&)>& change, bool without_first) {
    Job job;
    const CertificateReader reader(file_, job);
    CertificateHeader header = reader.header();
    change(header);
    CertificateWriter writer(changed_);
    writer.write_header(header);
    for (std::size_t i = 0; i < reader.header().statements.size(); ++i) {
      PositionSet set(reader.width(i));
      auto section = reader.section(i);
      bool leave_out = without_first;
      for (Bytes rows = section.next_block(); !rows.empty(); rows = section.next_block()) {
        for (std::size_t at = 0; at < rows.size(); at += reader.width(i)) {
          const Bytes row = rows.subspan(at, reader.width(i));
          if (!leave_out) set.insert(hash_bytes(row), row);
          leave_out = false;
        }
      }
      writer.write_positions(set, job);
    }
    writer.finish();
  }

  TestFolder folder_;
  const std::string file_ = folder_.file("sets.cert");
  const std::string changed_ = folder_.file("changed.cert");
};

TEST_F(SetCertificateCommand, ProvesEveryGameOnANamedBoard) {
  for (const char* game : {"achievement", "achievement-no-draw", "maker-breaker",
                           "misere-avoidance", "avoidance", "avoider-enforcer"}) {
    for (const char* first : {"red", "green"}) {
      expect_proof({game, "--board", "grid:3x3", "--target", "line:3", "--first", first});
    }
  }
  for (const char* game : {"waiter-client", "client-waiter", "picker-chooser", "chooser-picker"}) {
    expect_proof({game, "--board", "grid:3x3", "--target", "line:3"});
  }
  expect_proof({"avoider-enforcer", "--board", "grid:3x3", "--target", "line:3", "--monotone"});
}

TEST_F(SetCertificateCommand, ProvesBiasStonesTurnsAndBounds) {
  const Arguments game{"maker-breaker", "--board", "grid:4x3", "--target", "animal:L3"};
  for (const Arguments& more :
       {Arguments{"--bias", "1:2"}, Arguments{"--turns", "1,2"}, Arguments{"--moves", "2"},
        Arguments{"--moves", "4", "--first", "green"}, Arguments{"--red", "a1", "--green", "b2"}}) {
    Arguments words = game;
    words.insert(words.end(), more.begin(), more.end());
    expect_proof(words);
  }
  expect_proof({"achievement", "--board", "grid:3x3", "--target", "line:3", "--moves", "3"});
}

TEST_F(SetCertificateCommand, ListsTheSetsOfAFile) {
  const std::string sets = folder_.put("sets.txt", "a b\nb c\nc d e\n");
  expect_proof({"maker-breaker", "--instance", sets});
  folder_.put("sets.txt", "changed since");
  const Json checked = outcome_of({"verify", "--json", file_}).json();
  EXPECT_EQ(checked["holds"], true);
  EXPECT_EQ(checked["points"], 5);
  EXPECT_EQ(checked["winning_sets"], 3);
  const std::string text = outcome_of({"verify", file_}).out;
  EXPECT_NE(text.find("maker-breaker on 5 points, 3 winning sets"), std::string::npos) << text;
}

TEST_F(SetCertificateCommand, RefusesChangedFiles) {
  expect_proof({"achievement", "--board", "grid:3x3", "--target", "line:3"});
  std::string bytes = folder_.content("sets.cert");
  for (std::size_t at = 0; at < bytes.size(); at += 7) {
    bytes[at] ^= 4;
    const Outcome outcome = outcome_of({"verify", folder_.put("damaged", bytes)});
    EXPECT_EQ(outcome.status, kBadInput) << at;
    bytes[at] ^= 4;
  }
  const auto status = [&] { return outcome_of({"verify", changed_}).status; };
  rewrite([](CertificateHeader&) {}, false);
  EXPECT_EQ(status(), kAnswered);
  rewrite([](CertificateHeader&) {}, true);
  EXPECT_EQ(status(), kNo);
  rewrite([](CertificateHeader& header) { ++header.statements[0].at_least; }, false);
  EXPECT_EQ(status(), kNo);
  // Sets of another board than the one that is named.
  rewrite([](CertificateHeader& header) { header.sets->sets[0].pop_back(); }, false);
  EXPECT_EQ(status(), kBadInput);
  EXPECT_NE(outcome_of({"verify", changed_}).err.find("the listed sets are not those of the board"),
            std::string::npos);
  rewrite([](CertificateHeader& header) { header.game = "maker-breaker"; }, false);
  EXPECT_EQ(status(), kBadInput);
}

TEST_F(SetCertificateCommand, PrintsStrategies) {
  expect_proof({"maker-breaker", "--board", "grid:3x3", "--target", "animal:L3"});
  const Outcome text = outcome_of({"strategy", file_});
  ASSERT_EQ(text.status, kAnswered) << text.err;
  EXPECT_NE(text.out.find("Maker can reach"), std::string::npos) << text.out;
  EXPECT_NE(text.out.find("start: "), std::string::npos) << text.out;
  EXPECT_NE(text.out.find(" -> "), std::string::npos) << text.out;
  EXPECT_NE(text.out.find("elsewhere"), std::string::npos) << text.out;
  EXPECT_NE(text.out.find(": done"), std::string::npos) << text.out;
  const Outcome first = outcome_of({"strategy", file_, "--depth", "1"});
  EXPECT_LT(first.out.size(), text.out.size());
  const std::string latex = outcome_of({"strategy", file_, "--format", "latex"}).out;
  EXPECT_TRUE(latex.starts_with("\\documentclass")) << latex;
  EXPECT_TRUE(latex.ends_with("\\end{document}\n")) << latex;
  const std::string dot = outcome_of({"strategy", file_, "--format", "dot"}).out;
  EXPECT_TRUE(dot.starts_with("digraph strategy {")) << dot;
  EXPECT_EQ(outcome_of({"strategy", file_, "--json"}).json()["text"], text.out);
  EXPECT_EQ(outcome_of({"strategy", file_, "--format", "svg"}).status, kBadInput);
}

// A set that holds nothing has no strategy, and says so.
TEST_F(SetCertificateCommand, PrintsNoStrategyThatIsNone) {
  expect_proof({"achievement", "--board", "grid:3x3", "--target", "line:3"});
  rewrite([](CertificateHeader& header) { header.statements[0].at_least = 1; }, false);
  const Outcome outcome = outcome_of({"strategy", changed_});
  EXPECT_EQ(outcome.status, kBadInput);
  EXPECT_NE(outcome.err.find("the certificate does not hold"), std::string::npos) << outcome.err;
}

TEST_F(SetCertificateCommand, PrintsStrategiesOnGraphs) {
  for (const Arguments& words :
       {Arguments{"solve", "sim", "--board", "K5"}, Arguments{"solve", "clique", "--board", "K5"},
        Arguments{"solve", "maker-breaker", "--board", "K5", "--target", "K3"},
        Arguments{"solve", "kayles", "--board", "P5"}}) {
    SCOPED_TRACE(words[1]);
    Arguments all = words;
    all.insert(all.end(), {"--certificate", file_});
    const Outcome solved = outcome_of(all);
    ASSERT_EQ(solved.status, kAnswered) << solved.err;
    const Outcome text = outcome_of({"strategy", file_});
    EXPECT_EQ(text.status, kAnswered) << text.err;
    EXPECT_NE(text.out.find("start"), std::string::npos);
  }
  ASSERT_EQ(outcome_of({"solve", "saturation", "--order", "6", "--certificate", file_}).status,
            kAnswered);
  const Outcome sums = outcome_of({"strategy", file_});
  EXPECT_EQ(sums.status, kBadInput);
  EXPECT_NE(sums.err.find("summands"), std::string::npos) << sums.err;
}

}  // namespace
}  // namespace harary::cli
