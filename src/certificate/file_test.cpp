// SPDX-License-Identifier: MIT
// Certificates as files: what is written is read back, and damaged files are refused.
#include <gtest/gtest.h>

#include <cstring>
#include <functional>
#include <string>

#include "base/error.hpp"
#include "certificate/reader.hpp"
#include "certificate/statement.hpp"
#include "certificate/writer.hpp"
#include "support/certificate/test_file.hpp"

namespace harary {
namespace {

namespace cert = certificate;
using FileBytes = std::vector<std::uint8_t>;

CertificateHeader small_header() {
  return {"sim",
          {{"board", "K4"}, {"target", "K3"}},
          "harary test",
          {{Side::first, -5, std::nullopt}, {Side::second, 7, 3}}};
}

void insert(PositionSet& set, std::uint64_t number) {
  std::uint8_t bytes[3] = {static_cast<std::uint8_t>(number >> 16),
                           static_cast<std::uint8_t>(number >> 8),
                           static_cast<std::uint8_t>(number)};
  set.insert(hash_bytes(bytes), bytes);
}

// The positions of the first statement are 3, 6, 9, …; of the second 7 alone.
CertificateSummary write_sample(const std::string& path, int positions) {
  CertificateWriter writer(path);
  writer.write_header(small_header());
  PositionSet many(3);
  for (int i = positions; i > 0; --i) insert(many, static_cast<std::uint64_t>(3 * i));
  PositionSet one(3);
  insert(one, 7);
  Job job;
  writer.write_positions(many, job);
  writer.write_positions(one, job);
  return writer.finish();
}

// All positions of a file; InputError if it is malformed.
std::vector<FileBytes> read_all(const std::string& path) {
  Job job;
  const CertificateReader reader(path, job);
  std::vector<FileBytes> result;
  for (std::size_t i = 0; i < reader.header().statements.size(); ++i) {
    result.emplace_back();
    auto section = reader.section(i);
    for (Bytes rows = section.next_block(); !rows.empty(); rows = section.next_block()) {
      result.back().insert(result.back().end(), rows.begin(), rows.end());
    }
  }
  return result;
}

std::string error_of(const std::string& path) {
  try {
    read_all(path);
  } catch (const InputError& error) {
    return error.what();
  }
  return "";
}

TEST(CertificateFile, IsReadBack) {
  const TestFile file("readback");
  for (const int count : {0, 1, 2, 21845, 21846, 100000}) {
    const CertificateSummary summary = write_sample(file.path(), count);
    EXPECT_EQ(summary.positions, static_cast<std::uint64_t>(count) + 1);
    EXPECT_EQ(summary.bytes, file.bytes().size());
    Job job;
    const CertificateReader reader(file.path(), job);
    EXPECT_EQ(header_text(reader.header()), header_text(small_header()));
    EXPECT_EQ(reader.positions(0), static_cast<std::uint64_t>(count));
    const auto sections = read_all(file.path());
    ASSERT_EQ(sections[0].size(), 3 * static_cast<std::size_t>(count));
    for (int i = 1; i <= count; ++i) {
      const std::uint8_t* row = sections[0].data() + 3 * (i - 1);
      ASSERT_EQ(row[0] << 16 | row[1] << 8 | row[2], 3 * i);
    }
    EXPECT_EQ(sections[1], (FileBytes{0, 0, 7}));
  }
}

TEST(CertificateFile, HasTheSameBytesForTheSameSet) {
  const TestFile one("one");
  const TestFile other("other");
  write_sample(one.path(), 5000);
  CertificateWriter writer(other.path());
  writer.write_header(small_header());
  PositionSet many(3);
  for (int i = 1; i <= 5000; ++i) insert(many, static_cast<std::uint64_t>(3 * i));
  PositionSet single(3);
  insert(single, 7);
  Job job;
  writer.write_positions(many, job);
  writer.write_positions(single, job);
  writer.finish();
  EXPECT_EQ(one.bytes(), other.bytes());
}

TEST(CertificateFile, LosesNoByteAndGainsNone) {
  const TestFile file("cut");
  write_sample(file.path(), 200);
  const FileBytes whole = file.bytes();
  for (std::size_t size = 0; size < whole.size(); ++size) {
    file.write(FileBytes(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size)));
    EXPECT_NE(error_of(file.path()), "") << size;
  }
  FileBytes longer = whole;
  longer.push_back(0);
  file.write(longer);
  EXPECT_NE(error_of(file.path()).find("the file continues"), std::string::npos);
}

TEST(CertificateFile, ChangesNoByte) {
  const TestFile file("flip");
  write_sample(file.path(), 200);
  const FileBytes whole = file.bytes();
  for (std::size_t at = 0; at < whole.size(); ++at) {
    for (const int flip : {1, 0x80, 0xff}) {
      FileBytes changed = whole;
      changed[at] = static_cast<std::uint8_t>(changed[at] ^ flip);
      file.write(changed);
      ASSERT_NE(error_of(file.path()), "") << at;
    }
  }
}

TEST(CertificateFile, NamesFileAndPlace) {
  const TestFile file("place");
  write_sample(file.path(), 200);
  FileBytes bytes = file.bytes();
  bytes[bytes.size() - 70] ^= 1;  // in the second section
  file.write(bytes);
  EXPECT_TRUE(error_of(file.path()).starts_with(file.path() + ": ")) << error_of(file.path());
  EXPECT_NE(error_of(file.path()).find("statement"), std::string::npos) << error_of(file.path());
}

TEST(CertificateFile, IsNotAnyOtherFile) {
  const TestFile file("foreign");
  EXPECT_NE(error_of(file.path()), "");  // not there
  for (const std::string text : {"", "x", "HARARYCT", "graph6 graph6 graph6 graph6 graph6"}) {
    file.write(FileBytes(text.begin(), text.end()));
    EXPECT_NE(error_of(file.path()).find("not a certificate"), std::string::npos) << text;
  }
  EXPECT_NE(error_of("/tmp"), "");
  EXPECT_NE(error_of("/dev/zero"), "");
}

// A file whose checksums are right, but whose numbers are not: lengths that nothing backs, two
// equal positions, an order that is not increasing.
class Forger {
 public:
  explicit Forger(const std::string& header) {
    bytes_.assign(cert::kMagic, cert::kMagic + cert::kMagicBytes);
    cert::put_number(bytes_, cert::kFirstVersion, 4);
    cert::put_number(bytes_, header.size(), 4);
    bytes_.insert(bytes_.end(), header.begin(), header.end());
    cert::put_number(bytes_, cert::checksum(bytes_, 0), 8);
  }
  Forger& section(std::uint64_t number, std::uint64_t width, std::uint64_t positions) {
    cert::Buffer head;
    cert::put_number(head, number, 4);
    cert::put_number(head, width, 4);
    cert::put_number(head, positions, 8);
    cert::put_number(head, cert::checksum(head, cert::kSectionSeed), 8);
    bytes_.insert(bytes_.end(), head.begin(), head.end());
    total_ += positions;
    blocks_ = 0;
    return *this;
  }
  Forger& block(std::uint64_t count, const cert::Buffer& compressed) {
    cert::Buffer block;
    cert::put_number(block, count, 4);
    cert::put_number(block, compressed.size(), 4);
    block.insert(block.end(), compressed.begin(), compressed.end());
    cert::put_number(block, cert::checksum(block, cert::kFirstBlockSeed + blocks_++), 8);
    bytes_.insert(bytes_.end(), block.begin(), block.end());
    return *this;
  }
  FileBytes end() {
    for (int i = 0; i < 8; ++i) bytes_.push_back(static_cast<std::uint8_t>(cert::kEndMagic[i]));
    cert::put_number(bytes_, total_, 8);
    cert::put_number(bytes_, cert::checksum(bytes_, 0), 8);
    return bytes_;
  }

 private:
  cert::Buffer bytes_;
  std::uint64_t total_ = 0;
  std::uint64_t blocks_ = 0;
};

const std::string kHeader =
    R"({"game":"sim","options":{},"program":"","statements":[{"side":"first","at_least":1}]})";

TEST(CertificateFile, TrustsNoLength) {
  const TestFile file("lengths");
  const cert::Buffer good = cert::compress_block(cert::Buffer{0, 0, 1, 0, 0, 2}, 3);
  file.write(Forger(kHeader).section(0, 3, 2).block(2, good).end());
  EXPECT_EQ(error_of(file.path()), "");
  const std::vector<std::function<FileBytes()>> forgeries{
      [&] { return Forger(kHeader).section(0, 3, ~std::uint64_t{0}).block(2, good).end(); },
      [&] { return Forger(kHeader).section(0, 3, std::uint64_t{1} << 40).block(2, good).end(); },
      [&] { return Forger(kHeader).section(0, 3, 3).block(2, good).end(); },
      [&] { return Forger(kHeader).section(0, 3, 3).block(3, good).end(); },
      [&] { return Forger(kHeader).section(0, 3, 1).block(1, good).end(); },
      [&] { return Forger(kHeader).section(0, 0, 2).block(2, good).end(); },
      [&] { return Forger(kHeader).section(0, 4, 2).block(2, good).end(); },
      [&] { return Forger(kHeader).section(0, 0xffffffff, 2).block(2, good).end(); },
      [&] { return Forger(kHeader).section(1, 3, 2).block(2, good).end(); },
      [&] { return Forger(kHeader).section(0, 3, 2).block(1, good).block(1, good).end(); },
      [&] { return Forger(kHeader).section(0, 3, 2).block(2, {1, 2, 3, 4, 5}).end(); },
      [&] { return Forger(kHeader).section(0, 3, 2).block(2, {}).end(); },
      [&] {
        return Forger(kHeader)
            .section(0, 3, 2)
            .block(2, cert::compress_block(cert::Buffer{0, 0, 2, 0, 0, 1}, 3))
            .end();
      },
      [&] {
        return Forger(kHeader)
            .section(0, 3, 2)
            .block(2, cert::compress_block(cert::Buffer{0, 0, 2, 0, 0, 2}, 3))
            .end();
      },
      [&] { return Forger(kHeader).end(); },
  };
  for (std::size_t i = 0; i < forgeries.size(); ++i) {
    file.write(forgeries[i]());
    EXPECT_NE(error_of(file.path()), "") << i;
  }
}

TEST(CertificateFile, HasAHeaderWithEverythingInIt) {
  const TestFile file("header");
  for (
      const std::string& text :
      {std::string(""), std::string("{"), std::string("[]"), std::string("{}"),
       std::string(100000, '['), std::string(R"({"game":1})"),
       std::string(R"({"game":"sim","options":{},"program":"","statements":[]})"),
       std::string(R"({"game":"sim","options":{"a":1},"program":"","statements":[{}]})"),
       std::string(
           R"({"game":"sim","options":{},"program":"","statements":[{"side":"x","at_least":1}]})"),
       std::string(R"({"game":"sim","options":{},"program":"","statements":[{"side":"first"}]})"),
       std::string(
           R"({"game":"sim","options":{},"program":"","statements":[{"side":"first","at_least":99999999999999999999}]})"),
       std::string(
           R"({"game":"sim","options":{},"program":"","statements":[{"side":"first","at_least":1.5}]})"),
       std::string(
           R"({"game":"sim","options":{},"program":"","statements":[{"side":"first","at_least":1,"player":0}]})")}) {
    file.write(Forger(text).section(0, 3, 0).end());
    EXPECT_NE(error_of(file.path()).find("header"), std::string::npos) << text.substr(0, 100);
  }
}

TEST(CertificateFile, IsThereOnlyWhenItIsComplete) {
  const TestFile file("complete");
  {
    CertificateWriter writer(file.path());
    writer.write_header(small_header());
    EXPECT_FALSE(std::filesystem::exists(file.path()));
  }
  EXPECT_FALSE(std::filesystem::exists(file.path()));
  EXPECT_FALSE(std::filesystem::exists(file.path() + ".tmp-" + std::to_string(::getpid())));
  EXPECT_THROW(CertificateWriter("/no/such/folder/file"), FileError);
}

TEST(CertificateHeader, RefusesANameThatIsThereTwice) {
  const auto refused = [](const std::string& text) {
    try {
      parse_header(text);
    } catch (const InputError& error) {
      return std::string(error.what());
    }
    return std::string();
  };
  const std::string good =
      R"({"game":"sim","options":{"board":"K6"},"program":"p","statements":[{"side":"first","at_least":1}]})";
  EXPECT_EQ(refused(good), "");
  const auto with = [&](const std::string& from, const std::string& to) {
    std::string text = good;
    return text.replace(text.find(from), from.size(), to);
  };
  EXPECT_EQ(refused(with("{\"game\"", "{\"game\":\"sim\",\"game\"")),
            "header: 'game' is there twice");
  EXPECT_EQ(refused(with("{\"board\"", "{\"board\":\"K5\",\"board\"")),
            "header: 'board' is there twice");
  EXPECT_EQ(refused(with("{\"side\"", "{\"side\":\"second\",\"side\"")),
            "header: 'side' is there twice");
  // The same name in two objects is none that is there twice.
  EXPECT_EQ(refused(with("}]}", "},{\"side\":\"second\",\"at_least\":1}]}")), "");
}

}  // namespace
}  // namespace harary
