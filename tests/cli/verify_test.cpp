// SPDX-License-Identifier: MIT
// `verify` of several files, and of standard input.
#include <gtest/gtest.h>

#include <algorithm>

#include "support/base/test_folder.hpp"
#include "tests/cli/command.hpp"

namespace harary::cli {
namespace {

class Verify : public testing::Test {
 protected:
  void SetUp() override {
    const Outcome solved = outcome_of({"solve", "sim", "--board", "K5", "--certificate", good_});
    ASSERT_EQ(solved.status, kAnswered) << solved.err;
    ASSERT_EQ(outcome_of({"tablebase", "star", "--board", "K4", "--out", table_}).status,
              kAnswered);
    folder_.put("bad", "no certificate");
    std::string damaged = folder_.content("good");
    damaged[damaged.size() / 2] ^= 1;
    folder_.put("damaged", damaged);
  }
  static int lines(const std::string& text) {
    return static_cast<int>(std::count(text.begin(), text.end(), '\n'));
  }

  TestFolder folder_;
  const std::string good_ = folder_.file("good");
  const std::string bad_ = folder_.file("bad");
  const std::string damaged_ = folder_.file("damaged");
  const std::string table_ = folder_.file("table");
};

TEST_F(Verify, ChecksEveryFileAndSaysWhichIsWhich) {
  const Outcome all = outcome_of({"verify", "--json", good_, table_, good_});
  EXPECT_EQ(all.status, kAnswered) << all.err;
  EXPECT_EQ(lines(all.out), 3);
  const Outcome text = outcome_of({"verify", good_, table_});
  EXPECT_EQ(text.status, kAnswered);
  EXPECT_TRUE(text.out.starts_with(good_ + ": holds: ")) << text.out;
  EXPECT_NE(text.out.find(table_ + ": holds: "), std::string::npos) << text.out;
  // One file alone is as before.
  EXPECT_TRUE(outcome_of({"verify", good_}).out.starts_with("holds: "));
}

// Of Builder's least number: that it is enough, and that fewer are not.
TEST_F(Verify, ChecksNumbersAndColourings) {
  const std::string file = folder_.file("number");
  for (const std::vector<std::string>& asked :
       {std::vector<std::string>{"builder", "--target", "P4", "--question", "number"},
        {"builder", "--target", "K3", "--edges", "5"},
        {"domination", "--board", "C7"},
        {"colouring", "--board", "C5", "--colours", "3", "--method", "search"},
        {"colouring", "--board", "grid:2x3", "--colours", "2", "--first", "green"},
        {"colouring", "--board", "K4", "--colours", "4", "--elements", "edges"}}) {
    std::vector<std::string> words{"solve"};
    words.insert(words.end(), asked.begin(), asked.end());
    words.insert(words.end(), {"--certificate", file});
    const Outcome solved = outcome_of(words);
    ASSERT_EQ(solved.status, kAnswered) << solved.err;
    const Outcome outcome = outcome_of({"verify", file});
    EXPECT_EQ(outcome.status, kAnswered) << asked.front() << outcome.out << outcome.err;
    EXPECT_TRUE(outcome.out.starts_with("holds: ")) << outcome.out;
  }
}

TEST_F(Verify, GoesOnAfterWhatIsNoCertificate) {
  const Outcome outcome = outcome_of({"verify", "--json", bad_, good_, damaged_, "/no/such/file"});
  EXPECT_EQ(outcome.status, kBadInput);
  EXPECT_EQ(lines(outcome.out), 1);
  EXPECT_EQ(lines(outcome.err), 3);
  for (const std::string& name : {bad_, damaged_, std::string("/no/such/file")}) {
    EXPECT_NE(outcome.err.find("harary: " + name + ": "), std::string::npos) << outcome.err;
  }
}

TEST_F(Verify, ReadsStandardInput) {
  const std::string bytes = folder_.content("good");
  const Outcome outcome = outcome_of({"verify", "-", "--json"}, bytes);
  ASSERT_EQ(outcome.status, kAnswered) << outcome.err;
  Json piped = outcome.json();
  Json named = outcome_of({"verify", good_, "--json"}).json();
  EXPECT_EQ(piped["certificate"], "standard input");
  for (const char* name : {"certificate", "seconds"}) {
    piped.erase(name);
    named.erase(name);
  }
  EXPECT_EQ(piped, named);
  EXPECT_EQ(outcome_of({"verify", "-"}, "").err, "harary: standard input: is not a certificate\n");
  EXPECT_NE(outcome_of({"verify", "-"}, bytes.substr(0, bytes.size() - 1)).status, kAnswered);
  EXPECT_EQ(outcome_of({"verify", good_, "-"}, bytes).status, kAnswered);
}

}  // namespace
}  // namespace harary::cli
