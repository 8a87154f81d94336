// SPDX-License-Identifier: MIT
// Certificates of written games: what the search proves is accepted, and what says more than was
// proved is refused: another text with the same positions, another claim, a position less.
#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "app/catalogue.hpp"
#include "certificate/reader.hpp"
#include "certificate/writer.hpp"
#include "support/certificate/test_file.hpp"
#include "support/games/written_samples.hpp"
#include "verify/check.hpp"

namespace harary {
namespace {

using Rows = std::vector<std::vector<std::uint8_t>>;

bool holds(const std::string& path) {
  Job job;
  const CertificateReader certificate(path, job);
  return check_certificate(
             certificate, [&](const Statement& one) { return certified_game(certificate, one); },
             job)
      .holds;
}

Rows rows_of(const CertificateReader& certificate, std::size_t statement) {
  Rows rows;
  const std::size_t width = certificate.width(statement);
  auto section = certificate.section(statement);
  for (Bytes block = section.next_block(); !block.empty(); block = section.next_block()) {
    for (std::size_t at = 0; at < block.size(); at += width) {
      const Bytes row = block.subspan(at, width);
      rows.emplace_back(row.begin(), row.end());
    }
  }
  return rows;
}

// The same certificate with a change of its header or its first set of positions.
void write_changed(const std::string& from, const std::string& to,
                   const std::function<void(CertificateHeader&, Rows&)>& change) {
  Job job;
  const CertificateReader certificate(from, job);
  CertificateHeader header = certificate.header();
  std::vector<Rows> all;
  for (std::size_t i = 0; i < header.statements.size(); ++i) {
    all.push_back(rows_of(certificate, i));
  }
  change(header, all.front());
  CertificateWriter writer(to);
  writer.write_header(header);
  for (const Rows& rows : all) {
    PositionSet set(certificate.width(0));
    for (const auto& row : rows) set.insert(hash_bytes(row), row);
    writer.write_positions(set, job);
  }
  writer.finish();
}

void replace(std::string& text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  ASSERT_NE(at, std::string::npos) << from;
  text.replace(at, from.size(), to);
}

TEST(WrittenCertificates, AreAcceptedOfEverySample) {
  for (const std::string& text : tests::written_samples()) {
    SCOPED_TRACE(text);
    const TestFile file("proof.cert");
    Question question;
    question.certificate = file.path();
    Job job;
    const Answer answer = make_game("written", tests::written_options(text))->solve(question, job);
    ASSERT_TRUE(answer.certificate);
    EXPECT_TRUE(holds(file.path()));
  }
}

TEST(WrittenCertificates, AreRefusedWhereTheySayMoreThanWasProved) {
  const TestFile proof("proof.cert");
  const TestFile forged("forged.cert");
  Question question;
  question.certificate = proof.path();
  Job job;
  make_game("written", tests::written_options(tests::kNotakto))->solve(question, job);
  ASSERT_TRUE(holds(proof.path()));

  const auto is_refused = [&](const std::function<void(CertificateHeader&, Rows&)>& change) {
    write_changed(proof.path(), forged.path(), change);
    return !holds(forged.path());
  };
  EXPECT_FALSE(is_refused([](CertificateHeader&, Rows&) {}));
  // If completing a line wins, the same positions prove nothing.
  EXPECT_TRUE(is_refused([](CertificateHeader& header, Rows&) {
    replace(header.options[kWrittenText], "mover loses", "mover wins");
  }));
  EXPECT_TRUE(
      is_refused([](CertificateHeader& header, Rows&) { header.options["first"] = "Right"; }));
  EXPECT_TRUE(is_refused(
      [](CertificateHeader& header, Rows&) { header.statements.front().side = Side::second; }));
  Rows all;
  write_changed(proof.path(), forged.path(), [&](CertificateHeader&, Rows& rows) { all = rows; });
  ASSERT_GT(all.size(), 3U);
  for (std::size_t left_out = 0; left_out < all.size(); ++left_out) {
    EXPECT_TRUE(is_refused([&](CertificateHeader&, Rows& rows) {
      rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(left_out));
    })) << left_out;
  }
}

}  // namespace
}  // namespace harary
