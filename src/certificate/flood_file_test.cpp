// SPDX-License-Identifier: MIT
// Files of floods: what is written is read back, and nothing else is.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "base/error.hpp"
#include "base/temporary_folder.hpp"
#include "certificate/flood_certificate.hpp"

namespace harary {
namespace {

FloodCertificate small_flood() {
  return {.game = "flood",
          .options = {{"board", "square:3x1=012"}},
          .program = "test",
          .board = {{0, 1, 2}, {{0, 1}, {1, 2}}, 0},
          .calls = {{0, 1}, {0, 2}},
          .proof = FloodProof::search,
          .layers = {1, 1}};
}

class FloodFile : public testing::Test {
 protected:
  std::string bytes_of(const FloodCertificate& certificate) {
    OutputFile file(path_);
    write_flood_certificate(certificate, file);
    std::ifstream in(path_, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }
  FloodCertificate read(const std::string& bytes) {
    std::ofstream(path_, std::ios::binary) << bytes;
    FloodFileFacts facts;
    return read_flood_certificate(path_, "the file", facts);
  }

  TemporaryFolder folder_;
  std::string path_ = folder_.file("flood.cert");
};

TEST_F(FloodFile, IsReadBack) {
  for (const bool free : {false, true}) {
    FloodCertificate written = small_flood();
    if (free) {
      written.board.start.reset();
      written.calls = {{1, 0}, {2, 0}};
      written.proof.reset();
      written.layers.clear();
    }
    const std::string bytes = bytes_of(written);
    EXPECT_TRUE(is_flood_certificate(path_));
    const FloodCertificate found = read(bytes);
    EXPECT_EQ(found.options, written.options);
    EXPECT_EQ(found.board, written.board);
    EXPECT_EQ(found.calls, written.calls);
    EXPECT_EQ(found.proof, written.proof);
    EXPECT_EQ(found.layers, written.layers);
  }
}

TEST_F(FloodFile, DamageIsFound) {
  const std::string bytes = bytes_of(small_flood());
  const std::size_t head = 20;
  const std::size_t end = bytes.size() - 40;  // the checksum of the header, and what follows
  for (std::size_t i = 0; i < bytes.size(); i += i < head || i >= end ? 1 : 5) {
    std::string damaged = bytes;
    damaged[i] = static_cast<char>(damaged[i] ^ (i % 2 == 0 ? 1 : 0x80));
    EXPECT_THROW(read(damaged), InputError) << i;
    if (i % 3 == 0) {
      EXPECT_THROW(read(bytes.substr(0, i)), InputError) << i;
    }
  }
  EXPECT_THROW(read(bytes + '\0'), InputError);
  EXPECT_THROW(read(""), InputError);
  EXPECT_FALSE(is_flood_certificate(folder_.path()));
  EXPECT_FALSE(is_flood_certificate(folder_.file("none")));
}

// In order by its checksums, but nonsense.
TEST_F(FloodFile, NonsenseIsRefused) {
  const auto refused = [&](auto&& change) {
    FloodCertificate certificate = small_flood();
    change(certificate);
    EXPECT_THROW(read(bytes_of(certificate)), InputError);
  };
  refused([](FloodCertificate& c) { c.board.colours.clear(); });
  refused([](FloodCertificate& c) { c.board.colours[0] = 64; });
  refused([](FloodCertificate& c) { c.board.colours[0] = -1; });
  refused([](FloodCertificate& c) { c.board.edges.emplace_back(1, 3); });
  refused([](FloodCertificate& c) { c.board.edges.emplace_back(1, 1); });
  refused([](FloodCertificate& c) { c.board.edges.emplace_back(0, 1); });
  refused([](FloodCertificate& c) { c.board.start = 3; });
  refused([](FloodCertificate& c) { c.calls[0].second = 64; });
  refused([](FloodCertificate& c) { c.proof = FloodProof::radius; });  // and layers
}

}  // namespace
}  // namespace harary
