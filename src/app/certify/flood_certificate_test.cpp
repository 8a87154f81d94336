// SPDX-License-Identifier: MIT
// Certificates of flood from the answer to the check.
#include "app/certify/flood_certificate.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <map>

#include "app/catalogue.hpp"
#include "app/game.hpp"
#include "base/error.hpp"
#include "base/temporary_folder.hpp"

namespace harary {
namespace {

class FloodCertificates : public testing::Test {
 protected:
  Answer solved(const std::map<std::string, std::string>& texts, Budget budget = {}) {
    GameOptions options;
    options.set_all(texts);
    Question question;
    question.certificate = path_;
    Job job(budget);
    return make_game("flood", options)->solve(question, job);
  }
  CheckedFlood checked() {
    Job job;
    return check_flood_file(path_, "the file", job);
  }
  // The file with a change, its checksums in order.
  template <class Change>
  void change(Change&& change) {
    FloodFileFacts facts;
    FloodCertificate certificate = read_flood_certificate(path_, "the file", facts);
    change(certificate);
    OutputFile file(path_);
    write_flood_certificate(certificate, file);
  }

  TemporaryFolder folder_;
  std::string path_ = folder_.file("flood.cert");
};

TEST_F(FloodCertificates, ProveTheAnswer) {
  const std::vector<std::map<std::string, std::string>> boards = {
      {{"board", "square:9x9:1"}},
      {{"board", "hex:flower:1"}, {"start", "5"}},
      {{"board", "square:5x5:1"}, {"start", "free"}},
      {{"board", "hex:5x4/4:2"}, {"start", "free"}},
      {{"board", "petersen"}, {"vertex-colours", "0120120120"}},
      {{"board", "petersen"}, {"vertex-colours", "0120120120"}, {"start", "free"}},
      {{"board", "square:3x1=000"}},
      {{"board", "square:13x1=3435321030123"}, {"start", "free"}}};
  for (const auto& texts : boards) {
    const Answer answer = solved(texts);
    ASSERT_TRUE(answer.proved && answer.certificate);
    const CheckedFlood found = checked();
    EXPECT_TRUE(found.report.holds) << found.report.reason;
    EXPECT_TRUE(found.certificate.proof.has_value());
    EXPECT_EQ(static_cast<int>(found.certificate.calls.size()), answer.solution->length);
  }
}

TEST_F(FloodCertificates, WithoutProofOfOptimalitySayOnlyAtMost) {
  Budget budget;
  budget.time = std::chrono::milliseconds(50);
  const Answer answer = solved({{"board", "square:24x24/8:1"}}, budget);
  ASSERT_TRUE(answer.stopped && answer.certificate);
  const CheckedFlood found = checked();
  EXPECT_TRUE(found.report.holds);
  EXPECT_FALSE(found.certificate.proof);
  EXPECT_EQ(found.report.meaning.rfind("at most ", 0), 0U);
}

TEST_F(FloodCertificates, OfAnotherBoardAreRefused) {
  solved({{"board", "square:5x5:1"}});
  EXPECT_TRUE(checked().report.holds);
  change([](FloodCertificate& c) { c.options["board"] = "square:5x5:2"; });
  EXPECT_THROW(checked(), InputError);
  change([](FloodCertificate& c) { c.options["board"] = "square:5x5:1"; });
  EXPECT_TRUE(checked().report.holds);
  change([](FloodCertificate& c) { c.options["start"] = "3"; });
  EXPECT_THROW(checked(), InputError);
  change([](FloodCertificate& c) { c.options["start"] = "free"; });
  EXPECT_THROW(checked(), InputError);
  change([](FloodCertificate& c) { c.options = {{"board", "@/etc/hostname"}}; });
  EXPECT_THROW(checked(), InputError);
  // The listing is the board if no option names one.
  change([](FloodCertificate& c) { c.options = {}; });
  EXPECT_TRUE(checked().report.holds);
  change([](FloodCertificate& c) { c.game = "honeybee"; });
  EXPECT_THROW(checked(), InputError);
}

TEST_F(FloodCertificates, ThatLieDoNotHold) {
  solved({{"board", "square:5x5:1"}, {"start", "free"}});
  change([](FloodCertificate& c) { c.calls.pop_back(); });
  EXPECT_FALSE(checked().report.holds);
  solved({{"board", "square:5x5:1"}, {"start", "free"}});
  change([](FloodCertificate& c) { c.layers.at(1) += 1; });
  EXPECT_FALSE(checked().report.holds);
  change([](FloodCertificate& c) {
    c.layers.clear();
    c.proof = FloodProof::radius;
  });
  EXPECT_FALSE(checked().report.holds);
}

TEST_F(FloodCertificates, HaveNothingToTrim) {
  Question question;
  question.certificate = path_;
  question.trim = true;
  GameOptions options;
  options.set_all(std::map<std::string, std::string>{{"board", "square:4x4:1"}});
  Job job;
  EXPECT_THROW(make_game("flood", options)->solve(question, job), InputError);
}

}  // namespace
}  // namespace harary
