// SPDX-License-Identifier: MIT
// For the tests of the store: a folder of its own for each test, files as strings, refusals as
// text, and layers full of chosen positions.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <filesystem>
#include <random>
#include <string>
#include <vector>

#include "base/error.hpp"
#include "store/layer_reader.hpp"
#include "store/layer_writer.hpp"
#include "support/base/test_folder.hpp"

namespace harary {

class StoreTest : public testing::Test {
 protected:
  std::string folder() const { return folder_.path(); }
  std::string path(const std::string& name) const { return folder_.file(name); }
  std::vector<std::string> files() const {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder())) {
      names.push_back(entry.path().filename().string());
    }
    return names;
  }
  std::string content(const std::string& name) const { return folder_.content(name); }
  void put(const std::string& name, const std::string& bytes) const { folder_.put(name, bytes); }

  // The message of the FileError that `action` throws, without the folder in front; "" if none.
  template <class Action>
  std::string refusal(Action&& action) const {
    try {
      action();
    } catch (const FileError& error) {
      const std::string message = error.what();
      const std::string prefix = folder() + "/";
      return message.starts_with(prefix) ? message.substr(prefix.size()) : message;
    }
    return "";
  }

 private:
  TestFolder folder_;
};

// A layer as plain vectors, the model that files are compared with.
struct PlainLayer {
  LayerHeader header;
  std::vector<TableKey> keys;
  std::vector<std::int16_t> codes;  // entry by entry

  std::span<const std::int16_t> codes_of(std::size_t i) const {
    return std::span(codes).subspan(i * header.values.size(), header.values.size());
  }

  LayerSummary write(const std::string& path) const {
    LayerWriter writer(path, header);
    for (std::size_t i = 0; i < keys.size(); ++i) writer.add(keys[i], codes_of(i));
    return writer.finish();
  }
};

// `positions` keys whose differences have up to `bits` bits, and codes from `distinct` numbers that
// tend to stay the same from one position to the next.
inline PlainLayer plain_layer(std::size_t positions, std::size_t values, unsigned bits,
                              std::size_t distinct, std::uint64_t seed = 1) {
  PlainLayer layer;
  layer.header = {"avoidance", {{"board", "K6"}, {"target", "K3"}}, 7, {}};
  for (std::size_t v = 0; v < values; ++v)
    layer.header.values.push_back("value" + std::to_string(v));
  std::mt19937_64 random(seed);
  TableKey key{0, random() % 1000};
  std::vector<std::int16_t> now(values);
  for (std::size_t i = 0; i < positions; ++i) {
    layer.keys.push_back(key);
    for (std::int16_t& code : now) {
      if (random() % 3 == 0) code = static_cast<std::int16_t>(random() % distinct * 7 - 30000);
    }
    layer.codes.insert(layer.codes.end(), now.begin(), now.end());
    const unsigned width = static_cast<unsigned>(random() % (bits + 1));
    const std::uint64_t high = width > 64 ? random() >> (128 - width) : 0;
    const std::uint64_t low = width >= 64 ? random() : random() & ((std::uint64_t{1} << width) - 1);
    const TableKey before = key;
    key.low += low + 1;
    key.high += high + (key.low <= before.low ? 1 : 0);
    if (key <= before) break;  // beyond 128 bits: a shorter layer will do
  }
  return layer;
}

// Compares everything that a reader can tell with the model.
inline void expect_same(const LayerReader& reader, const PlainLayer& layer) {
  ASSERT_EQ(reader.header(), layer.header);
  ASSERT_EQ(reader.size(), layer.keys.size());
  const std::size_t values = layer.header.values.size();
  std::size_t at = 0;
  LayerReader::Block block;
  for (std::uint64_t b = 0; b < reader.block_count(); ++b) {
    reader.read_block(b, block);
    ASSERT_LE(at + block.keys.size(), layer.keys.size());
    ASSERT_EQ(block.codes.size(), block.keys.size() * values);
    for (std::size_t i = 0; i < block.keys.size(); ++i, ++at) {
      ASSERT_EQ(block.keys[i], layer.keys[at]);
      for (std::size_t v = 0; v < values; ++v) {
        ASSERT_EQ(block.codes[v * block.keys.size() + i], layer.codes_of(at)[v]);
      }
    }
  }
  ASSERT_EQ(at, layer.keys.size());
}

}  // namespace harary
