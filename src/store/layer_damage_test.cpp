// SPDX-License-Identifier: MIT
// Layers that were damaged, by accident or on purpose: each must be refused with a message,
// never misread, and never lead outside its memory (run under the sanitizers).
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <array>
#include <functional>

#include "store/block_format.hpp"
#include "store/layer_format.hpp"
#include "support/store/store_test.hpp"

namespace harary {
namespace {

class LayerDamage : public StoreTest {
 protected:
  // Opens the file, reads everything and probes.
  std::string refused(const std::string& name) const {
    return refusal([&] {
      const LayerReader reader(path(name));
      reader.verify();
    });
  }
  // What a probe of every key says; the file opens.
  std::string refused_probes(const std::string& name, const std::vector<TableKey>& keys) const {
    return refusal([&] {
      const LayerReader reader(path(name));
      std::vector<std::int16_t> codes(reader.header().values.size());
      for (const TableKey key : keys) reader.find(key, codes);
    });
  }
};

TEST_F(LayerDamage, EveryTruncationIsRefused) {
  plain_layer(60, 2, 9, 3).write(path("layer"));
  const std::string whole = content("layer");
  ASSERT_EQ(refused("layer"), "");
  for (std::size_t length = 0; length < whole.size(); ++length) {
    put("layer", whole.substr(0, length));
    ASSERT_NE(refused("layer"), "") << length;
  }
  put("layer", whole + '\0');
  EXPECT_NE(refused("layer"), "");
  put("layer", whole + whole);
  EXPECT_NE(refused("layer"), "");
}

TEST_F(LayerDamage, EveryFlippedByteIsRefused) {
  const PlainLayer layer = plain_layer(kBlockPositions + 60, 2, 1, 2);
  layer.write(path("layer"));
  const std::string whole = content("layer");
  for (std::size_t at = 0; at < whole.size(); ++at) {
    for (const int change : {0x01, 0x80, 0xff}) {
      std::string bytes = whole;
      bytes[at] = static_cast<char>(bytes[at] ^ change);
      put("layer", bytes);
      const std::string message = refused("layer");
      ASSERT_NE(message, "") << at << ", " << change;
      ASSERT_TRUE(message.starts_with("layer: ")) << message;
      ASSERT_EQ(message.find('\n'), std::string::npos);
    }
  }
}

TEST_F(LayerDamage, MissingAndDoubledPiecesAreRefused) {
  plain_layer(3 * kBlockPositions, 1, 3, 2).write(path("layer"));
  const std::string whole = content("layer");
  std::mt19937_64 random(3);
  for (int i = 0; i < 300; ++i) {
    const std::size_t from = random() % whole.size();
    const std::size_t length = 1 + random() % std::min<std::size_t>(whole.size() - from, 300);
    put("layer", whole.substr(0, from) + whole.substr(from + length));
    ASSERT_NE(refused("layer"), "") << from << ", " << length;
    put("layer", whole.substr(0, from + length) + whole.substr(from));
    ASSERT_NE(refused("layer"), "") << from << ", " << length;
  }
}

TEST_F(LayerDamage, MessagesSayFileBlockAndOffset) {
  const PlainLayer layer = plain_layer(3 * kBlockPositions, 1, 8, 3);
  layer.write(path("layer"));
  std::string bytes = content("layer");
  // The second entry of the index tells where block 1 is.
  const std::size_t index = bytes.size() - LayerFooter::kBytes - 3 * IndexEntry::kBytes;
  const auto* data = reinterpret_cast<const std::uint8_t*>(bytes.data());
  const std::uint64_t offset = load_index_entry(data + index + IndexEntry::kBytes).offset;
  bytes[offset + 100] = static_cast<char>(bytes[offset + 100] ^ 4);
  put("layer", bytes);
  const std::string expected = "layer: is damaged: block 1 at offset " + std::to_string(offset) +
                               ": the checksum is wrong; make the file again";
  EXPECT_EQ(refused("layer"), expected);
  EXPECT_EQ(refused_probes("layer", {layer.keys[5000]}), expected);
  EXPECT_EQ(refused_probes("layer", {layer.keys[50], layer.keys[9000]}), "");
}

TEST_F(LayerDamage, ForeignFilesAreCalledForeign) {
  const std::string foreign = "layer: is not a layer of a tablebase; check the path";
  for (const std::string& bytes :
       {std::string(), std::string("x"), std::string("hello, world\n"), std::string(5000, '\0'),
        std::string("\x89HRYL\n\x1a"), std::string("\x89PNG\r\n\x1a\n and so on")}) {
    put("layer", bytes);
    EXPECT_EQ(refused("layer"), foreign);
  }
  EXPECT_EQ(refused("missing"), "missing: cannot read: No such file or directory; check the path");
  std::filesystem::create_directory(path("folder"));
  EXPECT_EQ(refused("folder"), "folder: is a folder, not a file; check the path");
  ASSERT_EQ(::mkfifo(path("pipe").c_str(), 0600), 0);
  EXPECT_EQ(refused("pipe"), "pipe: is not a plain file; check the path");
  EXPECT_EQ(refusal([] { LayerReader("/dev/null"); }),
            "/dev/null: is not a plain file; check the path");
}

TEST_F(LayerDamage, NewerFilesAreCalledNewer) {
  plain_layer(10, 1, 3, 2).write(path("layer"));
  std::string bytes = content("layer");
  bytes[8] = 2;
  const std::string newer =
      "layer: has the newer format 2; this program reads up to 1; use a newer version of harary";
  put("layer", bytes);
  EXPECT_EQ(refused("layer"), newer);
  put("layer", bytes.substr(0, 12));
  EXPECT_EQ(refused("layer"), newer);
  bytes[8] = 0;
  put("layer", bytes);
  EXPECT_EQ(refused("layer"),
            "layer: is damaged or incomplete: format 0 does not exist; make the file again");
}

// A file with these parts and right checksums everywhere.
std::string sealed(const std::string& header_text, const std::vector<std::string>& blocks,
                   std::uint64_t positions,
                   const std::function<void(std::vector<IndexEntry>&)>& change = {}) {
  ByteString out;
  append_beginning(kLayerMagic, kLayerVersion, out);
  append(out, static_cast<std::uint32_t>(header_text.size()));
  out.insert(out.end(), header_text.begin(), header_text.end());
  LayerFooter footer;
  footer.header_checksum = checksum_of(out);
  append(out, footer.header_checksum);
  std::vector<IndexEntry> index;
  for (const std::string& block : blocks) {
    index.push_back({{0, 1000000 * index.size()}, out.size(), checksum_of(bytes_of(block))});
    out.insert(out.end(), block.begin(), block.end());
  }
  if (change) change(index);
  ByteString entries;
  for (const IndexEntry& entry : index) append_index_entry(entry, entries);
  out.insert(out.end(), entries.begin(), entries.end());
  footer.positions = positions;
  footer.index_checksum = checksum_of(entries);
  footer.file_bytes = out.size() + LayerFooter::kBytes;
  append_layer_footer(footer, out);
  return {out.begin(), out.end()};
}

const std::string kHeader = R"({"game":"g","instance":{},"layer":0,"values":["v"]})";
// One position with code 7.
const std::string kOne{0, 0, 1, 0, 7, 0};

TEST_F(LayerDamage, SealedHeadersAreCheckedToo) {
  put("layer", sealed(kHeader, {kOne}, 1));
  ASSERT_EQ(refused("layer"), "");
  const std::string nested = std::string(60000, '[');
  for (const std::string& text :
       {std::string(), std::string("{"), std::string("[]"), std::string("7"), nested,
        std::string(R"({"game":1,"instance":{},"layer":0,"values":["v"]})"),
        std::string(R"({"game":"g","instance":[],"layer":0,"values":["v"]})"),
        std::string(R"({"game":"g","instance":{"a":1},"layer":0,"values":["v"]})"),
        std::string(R"({"game":"g","instance":{},"layer":-1,"values":["v"]})"),
        std::string(R"({"game":"g","instance":{},"layer":3000000000,"values":["v"]})"),
        std::string(R"({"game":"g","instance":{},"layer":0.5,"values":["v"]})"),
        std::string(R"({"game":"g","instance":{},"layer":0,"values":"v"})"),
        std::string(R"({"game":"g","instance":{},"layer":0,"values":[1]})"),
        std::string(
            R"({"game":"g","instance":{},"layer":0,"values":["","","","","","","","",""]})"),
        std::string(R"({"instance":{},"layer":0,"values":["v"]})"),
        std::string("{\"game\":\"\xff\",\"instance\":{},\"layer\":0,\"values\":[\"v\"]}")}) {
    put("layer", sealed(text, {kOne}, 1));
    EXPECT_TRUE(refused("layer").starts_with("layer: is damaged or incomplete: ")) << text;
  }
}

TEST_F(LayerDamage, SealedIndexesAreCheckedToo) {
  const std::string full(200, 'x');
  const std::vector<std::string> three{full, full, full};
  const auto refused_index = [&](std::uint64_t positions,
                                 const std::function<void(std::vector<IndexEntry>&)>& change) {
    put("layer", sealed(kHeader, three, positions, change));
    return refusal([&] { LayerReader{path("layer")}; });
  };
  const std::uint64_t positions = 3 * kBlockPositions;
  ASSERT_EQ(refused_index(positions, {}), "");
  EXPECT_NE(refused_index(positions + 1, {}), "");
  EXPECT_NE(refused_index(2 * kBlockPositions, {}), "");
  EXPECT_NE(refused_index(0, {}), "");
  EXPECT_NE(refused_index(~std::uint64_t{0}, {}), "");
  EXPECT_NE(refused_index(std::uint64_t{1} << 47, {}), "");
  using Index = std::vector<IndexEntry>;
  for (const std::function<void(Index&)>& change : {
           std::function<void(Index&)>([](Index& index) { index[0].offset += 1; }),
           std::function<void(Index&)>([](Index& index) { index[0].offset = 0; }),
           std::function<void(Index&)>([](Index& index) { index[1].offset = index[0].offset; }),
           std::function<void(Index&)>([](Index& index) { index[1].offset = ~std::uint64_t{0}; }),
           std::function<void(Index&)>([](Index& index) { index[2].offset = 1u << 30; }),
           std::function<void(Index&)>([](Index& index) { index[2].offset += 200; }),
           std::function<void(Index&)>([](Index& index) { index[2].first = index[1].first; }),
           std::function<void(Index&)>([](Index& index) { std::swap(index[0], index[1]); }),
       }) {
    EXPECT_NE(refused_index(positions, change), "");
  }
}

TEST_F(LayerDamage, SealedBlocksAreCheckedToo) {
  const auto refused_block = [&](const std::string& block, std::uint64_t positions) {
    put("layer", sealed(kHeader, {block}, positions));
    const std::string by_probe = refused_probes("layer", {{0, 0}, {0, 3}, {0, 70}, {5, 5}});
    const std::string by_reading = refused("layer");
    // A probe does not look at everything, but must not complain of what a reader takes.
    EXPECT_TRUE(!by_reading.empty() || by_probe.empty()) << by_probe;
    return by_reading;
  };
  ASSERT_EQ(refused_block(kOne, 1), "");
  const std::string two{0, 1, 1, 0, 2, 2, 0, 1, 0, 2, 0, 1, 0, 2};
  ASSERT_EQ(refused_block(two, 2), "");
  for (std::size_t length = 1; length < two.size(); ++length) {
    EXPECT_NE(refused_block(two.substr(0, length), 2), "") << length;
  }
  EXPECT_NE(refused_block(two + '\0', 2), "");
  EXPECT_NE(refused_block(two, 1), "");
  EXPECT_NE(refused_block(two, 3), "");
  const auto with = [&two](std::size_t at, int byte) {
    std::string block = two;
    block[at] = static_cast<char>(byte);
    return block;
  };
  EXPECT_NE(refused_block(with(0, 57), 2), "");  // too many low bits
  EXPECT_NE(refused_block(with(1, 17), 2), "");  // too many planes
  EXPECT_NE(refused_block(with(2, 2), 2), "");   // a section longer than it may be
  EXPECT_NE(refused_block(with(2, 0), 2), "");   // an empty frame
  EXPECT_NE(refused_block(with(5, 0), 2), "");   // no codes
  EXPECT_NE(refused_block(with(5, 3), 2), "");   // more codes than positions
  EXPECT_NE(refused_block(with(7, 3), 2), "");   // codes out of order
  EXPECT_NE(refused_block(with(9, 1), 2), "");   // the same code twice
  const std::string wide = std::string{0, 16} + [] {
    std::string planes;
    for (int plane = 0; plane < 16; ++plane) planes += std::string{1, 0, '\xff'};
    return planes;
  }() + std::string{1, 0, 7, 0};
  EXPECT_NE(refused_block(wide, 2), "");  // beyond 128 bits
  std::string shifted = wide;
  shifted.replace(0, 2, std::string{8, 16});
  shifted.insert(2, std::string{1, 0, '\x55'});
  EXPECT_NE(refused_block(shifted, 2), "");
}

// Random damage with right checksums: what is read may be anything, but reading must be safe. The
// sanitizers watch.
TEST_F(LayerDamage, SealedRandomBlocksAreSafe) {
  std::mt19937_64 random(11);
  for (int round = 0; round < 40; ++round) {
    const std::size_t positions = 1 + random() % 700;
    const unsigned bits = static_cast<unsigned>(random() % 110);
    const PlainLayer layer = plain_layer(positions, 1, bits, 1 + random() % 400, random());
    layer.write(path("layer"));
    const std::string whole = content("layer");
    const std::size_t end = whole.size() - LayerFooter::kBytes - IndexEntry::kBytes;
    const auto* data = reinterpret_cast<const std::uint8_t*>(whole.data());
    const std::size_t begin = load_index_entry(data + end).offset;
    for (int i = 0; i < 100; ++i) {
      std::string block = whole.substr(begin, end - begin);
      for (std::uint64_t changes = 1 + random() % 4; changes > 0; --changes) {
        // Most of what matters is in front.
        const std::size_t at =
            random() % (random() % 2 == 0 ? block.size() : std::min<std::size_t>(30, block.size()));
        block[at] = static_cast<char>(random());
      }
      if (random() % 8 == 0) block.resize(1 + random() % block.size());
      put("layer", sealed(kHeader, {block}, layer.keys.size()));
      const std::string by_reading = refused("layer");
      refused_probes("layer", {layer.keys.front(), layer.keys.back(), {0, 77}, {~0ull, ~0ull}});
      ASSERT_TRUE(by_reading.empty() || by_reading.starts_with("layer: is damaged: block 0"))
          << by_reading;
    }
  }
}

TEST_F(LayerDamage, BlocksMustNotReachIntoEachOther) {
  // 4096 positions one apart from key 0, then a block that begins within them.
  PlainLayer layer = plain_layer(kBlockPositions, 1, 0, 1);
  layer.write(path("layer"));
  const std::string whole = content("layer");
  const std::size_t end = whole.size() - LayerFooter::kBytes - IndexEntry::kBytes;
  const auto* data = reinterpret_cast<const std::uint8_t*>(whole.data());
  const std::size_t begin = load_index_entry(data + end).offset;
  const std::string block = whole.substr(begin, end - begin);
  const auto second_begins = [](std::uint64_t key) {
    return [key](std::vector<IndexEntry>& index) { index[1].first = {0, key}; };
  };
  put("layer", sealed(kHeader, {block, kOne}, kBlockPositions + 1, second_begins(4096)));
  EXPECT_EQ(refused("layer"), "");
  put("layer", sealed(kHeader, {block, kOne}, kBlockPositions + 1, second_begins(4095)));
  EXPECT_NE(refused("layer").find("reach into the next block"), std::string::npos);
}

}  // namespace
}  // namespace harary
