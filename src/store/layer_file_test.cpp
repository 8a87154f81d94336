// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <limits>
#include <stdexcept>
#include <thread>

#include "base/portable.hpp"
#include "store/block_format.hpp"
#include "support/store/store_test.hpp"

namespace harary {
namespace {

class LayerFile : public StoreTest {
 protected:
  void round_trip(const PlainLayer& layer) {
    const LayerSummary summary = layer.write(path("layer"));
    const LayerReader reader(path("layer"));
    expect_same(reader, layer);
    reader.verify();
    EXPECT_EQ(summary.positions, reader.size());
    EXPECT_EQ(summary.bytes, reader.file_bytes());
    EXPECT_EQ(summary.bytes, content("layer").size());
    EXPECT_EQ(summary.checksum, reader.checksum());
    EXPECT_EQ(files(), std::vector<std::string>{"layer"});
  }
};

TEST_F(LayerFile, GivesBackWhatWasWritten) {
  for (const std::size_t positions :
       {std::size_t{1}, std::size_t{2}, std::size_t{3}, kBlockPositions - 1, kBlockPositions,
        kBlockPositions + 1, 3 * kBlockPositions + 77}) {
    SCOPED_TRACE(positions);
    round_trip(plain_layer(positions, 3, 10, 9));
  }
}

// Blocks that other machines encoded, between positions that come one by one.
TEST_F(LayerFile, TakesEncodedBlocksForTheSameBytes) {
  const PlainLayer layer = plain_layer(5 * kBlockPositions + 77, 2, 10, 9);
  layer.write(path("one by one"));
  LayerWriter writer(path("in blocks"), layer.header);
  std::size_t i = 0;
  const auto add = [&](std::size_t end) {
    for (; i < end; ++i) writer.add(layer.keys[i], layer.codes_of(i));
  };
  add(kBlockPositions);
  while (i < 4 * kBlockPositions) {
    const std::size_t end = i + kBlockPositions;
    const EncodedBlocks blocks =
        encode_blocks(std::span(layer.keys).subspan(i, kBlockPositions),
                      std::span(layer.codes).subspan(2 * i, 2 * kBlockPositions), 2);
    ASSERT_EQ(blocks.ends, std::vector<std::uint64_t>{blocks.bytes.size()});
    const auto& bytes = blocks.bytes;
    writer.add_block(layer.keys[i], layer.keys[end - 1], bytes);
    EXPECT_THROW(writer.add_block(layer.keys[i], layer.keys[end - 1], bytes), std::logic_error);
    i = end;
  }
  add(layer.keys.size() - 1);
  EXPECT_THROW(
      writer.add_block(layer.keys[i], {~std::uint64_t{0}, 0}, std::vector<std::uint8_t>{0}),
      std::logic_error)
      << "in the middle of a block";
  add(layer.keys.size());
  EXPECT_EQ(writer.finish().positions, layer.keys.size());
  EXPECT_EQ(content("in blocks"), content("one by one"));
}

TEST_F(LayerFile, TakesAnyNumberOfValues) {
  for (std::size_t values = 0; values <= kMaxValues; ++values) {
    round_trip(plain_layer(5000, values, 8, 1 + values * 3));
  }
}

TEST_F(LayerFile, TakesKeysOfAnyWidth) {
  for (unsigned bits = 0; bits <= 116; bits += 4) {
    SCOPED_TRACE(bits);
    round_trip(plain_layer(4500, 1, bits, 3, bits + 1));
  }
}

TEST_F(LayerFile, TakesEvenlySpreadKeysOfAnyWidth) {
  for (unsigned bits = 1; bits < 64; ++bits) {
    SCOPED_TRACE(bits);
    PlainLayer layer = plain_layer(0, 0, 0, 1);
    std::mt19937_64 random(bits);
    TableKey key;
    for (int i = 0; i < 300; ++i) {
      layer.keys.push_back(key);
      const std::uint64_t low =
          key.low + (std::uint64_t{1} << bits) + random() % (std::uint64_t{1} << bits);
      key = {key.high + (low < key.low ? 1 : 0), low};
    }
    round_trip(layer);
  }
}

TEST_F(LayerFile, TakesAnyNumberOfDistinctCodes) {
  for (const std::size_t distinct : {1, 2, 3, 4, 5, 16, 17, 255, 256, 257, 4096, 8000}) {
    SCOPED_TRACE(distinct);
    round_trip(plain_layer(2 * kBlockPositions, 2, 5, distinct));
  }
}

TEST_F(LayerFile, TakesTheExtremeKeysAndCodes) {
  constexpr auto kMost = std::numeric_limits<std::uint64_t>::max();
  PlainLayer layer = plain_layer(0, 1, 0, 1);
  layer.keys = {{0, 0}, {0, 1}, {0, kMost}, {1, 0}, {1, kMost}, {kMost, 0}, {kMost, kMost}};
  layer.codes = {-32768, 32767, 0, -1, 1, -32768, 32767};
  round_trip(layer);
  layer.keys = {{0, 0}, {kMost, kMost}};
  layer.codes = {-32768, 32767};
  round_trip(layer);
  const LayerReader reader(path("layer"));
  std::int16_t code = 0;
  EXPECT_TRUE(reader.find({kMost, kMost}, {&code, 1}));
  EXPECT_EQ(code, 32767);
  EXPECT_FALSE(reader.find({1, 1}, {&code, 1}));
}

TEST_F(LayerFile, MayHaveNoPositions) {
  round_trip(plain_layer(0, 2, 0, 1));
  const LayerReader reader(path("layer"));
  EXPECT_EQ(reader.block_count(), 0u);
  std::array<std::int16_t, 2> codes{};
  EXPECT_FALSE(reader.find({}, codes));
}

TEST_F(LayerFile, FindsExactlyItsKeys) {
  const PlainLayer layer = plain_layer(3 * kBlockPositions, 3, 6, 20);
  layer.write(path("layer"));
  const LayerReader reader(path("layer"));
  std::array<std::int16_t, 3> codes{};
  for (std::size_t i = 0; i < layer.keys.size(); i += 7) {
    ASSERT_TRUE(reader.find(layer.keys[i], codes));
    ASSERT_TRUE(std::equal(codes.begin(), codes.end(), layer.codes_of(i).begin()));
    const TableKey next{layer.keys[i].high, layer.keys[i].low + 1};
    const bool there = i + 1 < layer.keys.size() && layer.keys[i + 1] == next;
    ASSERT_EQ(reader.find(next, codes), there);
  }
  EXPECT_FALSE(reader.find({0, layer.keys.front().low - 1}, codes));
  EXPECT_FALSE(reader.find({1, 0}, codes));
}

TEST_F(LayerFile, IsReadByManyThreadsAtOnce) {
  const PlainLayer layer = plain_layer(3 * kBlockPositions, 2, 9, 5);
  layer.write(path("layer"));
  const LayerReader reader(path("layer"));
  std::vector<portable::jthread> threads;
  for (std::size_t t = 0; t < 4; ++t) {
    threads.emplace_back([&, t] {
      std::array<std::int16_t, 2> codes{};
      for (std::size_t i = t; i < layer.keys.size(); i += 101) {
        EXPECT_TRUE(reader.find(layer.keys[i], codes));
        EXPECT_TRUE(std::equal(codes.begin(), codes.end(), layer.codes_of(i).begin()));
      }
      expect_same(reader, layer);
    });
  }
}

TEST_F(LayerFile, HasTheSameBytesOnEveryRun) {
  const PlainLayer layer = plain_layer(20000, 3, 12, 30);
  layer.write(path("first"));
  const std::string first = content("first");
  // Another writer has used other parts of its memory before: that must not show.
  LayerWriter both[] = {LayerWriter(path("second"), layer.header),
                        LayerWriter(path("third"), layer.header)};
  for (std::size_t i = 0; i < layer.keys.size(); ++i) {
    for (LayerWriter& writer : both) writer.add(layer.keys[i], layer.codes_of(i));
  }
  for (LayerWriter& writer : both) writer.finish();
  EXPECT_EQ(content("second"), first);
  EXPECT_EQ(content("third"), first);
}

// The format is frozen: a change of these numbers needs a new version. They hold for the zstd
// library that the project names; the codes here leave it nothing to compress.
TEST_F(LayerFile, HasTheBytesOfTheSpecification) {
  PlainLayer layer;
  layer.header = {"g", {{"b", "K3"}}, 2, {"v"}};
  layer.keys = {{0, 5}, {0, 9}, {0, 265 + 512}};
  layer.codes = {-1, 3, -1};
  layer.write(path("layer"));
  const std::string bytes = content("layer");
  const std::string text = R"({"game":"g","instance":{"b":"K3"},"layer":2,"values":["v"]})";
  const std::size_t block = 16 + text.size() + 8;
  EXPECT_EQ(bytes.substr(0, 8), "\x89HRYL\r\n\x1a");
  EXPECT_EQ(bytes.substr(8, 8), std::string({1, 0, 0, 0, static_cast<char>(text.size()), 0, 0, 0}));
  EXPECT_EQ(bytes.substr(16, text.size()), text);
  // Differences less one: 3 and 767 = 0x2ff. Median 767 has 10 bits: five bits of noise.
  const std::string split{5, 1,               // low bits, planes
                          2, 0, '\xe3', 3,    // 3, 31
                          2, 0, 0,      23};  // 0, 767 / 32
  const std::string whole{0, 2, 2, 0, 3, '\xff', 2, 0, 0, 2};
  const std::string column{2, 0, '\xff', '\xff', 3, 0, 1, 0, 2};  // codes -1, 3; places 0, 1, 0
  EXPECT_LE(whole.size(), split.size());                          // so the writer keeps it
  EXPECT_EQ(bytes.substr(block, 19), whole + column);
  EXPECT_EQ(bytes.size(), block + 19 + 32 + 48);
  EXPECT_EQ(bytes.substr(block + 19, 24),
            std::string({0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, static_cast<char>(block),
                         0, 0, 0, 0, 0, 0, 0}));
  EXPECT_EQ(bytes.substr(bytes.size() - 8), "\x89HRYE\r\n\x1a");
}

TEST_F(LayerFile, IsSmall) {
  const PlainLayer layer = plain_layer(200000, 3, 8, 4);
  const LayerSummary summary = layer.write(path("layer"));
  EXPECT_LT(static_cast<double>(summary.bytes), 2.5 * static_cast<double>(summary.positions));
}

TEST_F(LayerFile, RefusesWhatTheCallerMustNotDo) {
  const std::array<std::int16_t, 1> code{};
  const LayerHeader header{"game", {}, 0, {"value"}};
  LayerWriter writer(path("layer"), header);
  writer.add({1, 5}, code);
  EXPECT_THROW(writer.add({1, 5}, code), std::logic_error);
  EXPECT_THROW(writer.add({0, 6}, code), std::logic_error);
  EXPECT_THROW(writer.add({1, 6}, {}), std::logic_error);
  LayerHeader wrong = header;
  wrong.values.resize(kMaxValues + 1);
  EXPECT_THROW(LayerWriter(path("other"), wrong), std::logic_error);
  wrong = header;
  wrong.game = std::string(70000, 'x');
  EXPECT_THROW(LayerWriter(path("other"), wrong), std::logic_error);
  wrong.game = "\xff";
  EXPECT_THROW(LayerWriter(path("other"), wrong), std::logic_error);
  wrong = header;
  wrong.layer = -1;
  EXPECT_THROW(LayerWriter(path("other"), wrong), std::logic_error);
  writer.finish();
  const LayerReader reader(path("layer"));
  LayerReader::Block block;
  EXPECT_THROW(reader.read_block(1, block), std::logic_error);
  EXPECT_THROW(reader.find({}, {}), std::logic_error);
  EXPECT_EQ(reader.size(), 1u);
}

TEST_F(LayerFile, IsNotThereBeforeItIsFinished) {
  {
    LayerWriter writer(path("layer"), {"game", {}, 0, {}});
    for (std::uint64_t i = 0; i < 100000; ++i) writer.add({0, i}, {});
    ASSERT_EQ(files().size(), 1u);
    EXPECT_EQ(files().front(), "layer.tmp-" + std::to_string(::getpid()));
  }
  EXPECT_TRUE(files().empty());
}

}  // namespace
}  // namespace harary
