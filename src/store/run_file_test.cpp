// SPDX-License-Identifier: MIT
#include "store/run_file.hpp"
#include "base/portable.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <stdexcept>

#include "store/merge_runs.hpp"
#include "support/store/store_test.hpp"

namespace harary {
namespace {

class RunFile : public StoreTest {
 protected:
  void write(const std::string& name, const PlainLayer& layer) const {
    RunWriter writer(path(name), layer.header.values.size());
    for (std::size_t i = 0; i < layer.keys.size(); ++i)
      writer.add(layer.keys[i], layer.codes_of(i));
    writer.finish();
  }
  // Reads a run to its end.
  std::string refused(const std::string& name) const {
    return refusal([&] {
      RunReader reader(path(name));
      std::uint64_t entries = 0;
      while (reader.next()) ++entries;
      EXPECT_EQ(entries, reader.size());
    });
  }
};

void expect_same_run(RunReader& reader, const PlainLayer& layer) {
  ASSERT_EQ(reader.size(), layer.keys.size());
  ASSERT_EQ(reader.values(), layer.header.values.size());
  for (std::size_t i = 0; i < layer.keys.size(); ++i) {
    ASSERT_TRUE(reader.next());
    ASSERT_EQ(reader.key(), layer.keys[i]);
    ASSERT_TRUE(portable::ranges::equal(reader.codes(), layer.codes_of(i)));
  }
  EXPECT_FALSE(reader.next());
  EXPECT_FALSE(reader.next());
}

TEST_F(RunFile, GivesBackWhatWasWritten) {
  for (const std::size_t entries : {0, 1, 2, 4095, 4096, 4097, 50000}) {
    for (const std::size_t values : {0, 1, 3, 8}) {
      const PlainLayer layer = plain_layer(entries, values, 40, 300, entries + values);
      write("run", layer);
      RunReader reader(path("run"));
      expect_same_run(reader, layer);
    }
  }
  EXPECT_EQ(files(), std::vector<std::string>{"run"});
}

TEST_F(RunFile, MayBeMoved) {
  const PlainLayer layer = plain_layer(5000, 2, 10, 5);
  write("run", layer);
  std::vector<RunReader> readers;
  for (int i = 0; i < 10; ++i) readers.emplace_back(path("run"));
  for (RunReader& reader : readers) expect_same_run(reader, layer);
}

TEST_F(RunFile, RefusesWhatTheCallerMustNotDo) {
  EXPECT_THROW(RunWriter(path("run"), 9), std::logic_error);
  const std::array<std::int16_t, 1> code{};
  RunWriter writer(path("run"), 1);
  writer.add({0, 3}, code);
  EXPECT_THROW(writer.add({0, 3}, code), std::logic_error);
  EXPECT_THROW(writer.add({0, 2}, code), std::logic_error);
  EXPECT_THROW(writer.add({0, 4}, {}), std::logic_error);
}

TEST_F(RunFile, EveryTruncationAndEveryFlippedByteIsRefused) {
  write("run", plain_layer(90, 2, 12, 20));
  const std::string whole = content("run");
  ASSERT_EQ(refused("run"), "");
  for (std::size_t at = 0; at < whole.size(); ++at) {
    put("run", whole.substr(0, at));
    ASSERT_NE(refused("run"), "") << at;
    for (const int change : {0x01, 0x40, 0xff}) {
      std::string bytes = whole;
      bytes[at] = static_cast<char>(bytes[at] ^ change);
      put("run", bytes);
      ASSERT_NE(refused("run"), "") << at << ", " << change;
    }
  }
  put("run", whole + whole);
  EXPECT_NE(refused("run"), "");
}

TEST_F(RunFile, ChunksMustComeInOrderAndInFull) {
  write("run", plain_layer(3 * 4096, 0, 0, 1));
  const std::string whole = content("run");
  const std::size_t chunk = (whole.size() - 16 - 32) / 3;
  const auto piece = [&](std::size_t i) { return whole.substr(16 + i * chunk, chunk); };
  const std::string head = whole.substr(0, 16);
  const std::string end = whole.substr(whole.size() - 32);
  ASSERT_EQ(head + piece(0) + piece(1) + piece(2) + end, whole);
  for (const std::string& bytes :
       {head + piece(0) + piece(2) + end, head + piece(1) + piece(0) + piece(2) + end,
        head + piece(0) + piece(0) + piece(2) + end, head + end,
        head + piece(0) + piece(1) + end + piece(2) + end}) {
    put("run", bytes);
    EXPECT_NE(refused("run"), "");
  }
}

TEST_F(RunFile, ForeignFilesAreRefused) {
  const std::string foreign = "run: is not a sorted run; check the path";
  for (const std::string& bytes : {std::string(), std::string("hello"), std::string(99, '\0')}) {
    put("run", bytes);
    EXPECT_EQ(refused("run"), foreign);
  }
  plain_layer(5, 1, 3, 2).write(path("run"));
  EXPECT_EQ(refused("run"), foreign);
  EXPECT_EQ(refused("none"), "none: cannot read: No such file or directory; check the path");
  EXPECT_EQ(refusal([&] { RunReader{folder()}; }),
            folder() + ": is a folder, not a file; check the path");
}

TEST_F(RunFile, MergesLikeAMap) {
  std::mt19937_64 random(5);
  for (std::size_t runs = 0; runs <= 9; ++runs) {
    std::map<TableKey, std::array<std::int16_t, 2>> expected;
    std::vector<RunReader> readers;
    for (std::size_t run = 0; run < runs; ++run) {
      const PlainLayer layer = plain_layer(run == 3 ? 0 : 6000, 2, 2, 50, random());
      for (std::size_t i = 0; i < layer.keys.size(); ++i) {
        auto& codes =
            expected.try_emplace(layer.keys[i], std::array<std::int16_t, 2>{-32768, 32767})
                .first->second;
        codes = {std::max(codes[0], layer.codes_of(i)[0]),
                 std::min(codes[1], layer.codes_of(i)[1])};
      }
      const std::string name = "run" + std::to_string(run);
      write(name, layer);
      readers.emplace_back(path(name));
    }
    auto at = expected.begin();
    merge_runs(
        readers,
        [](std::span<std::int16_t> into, std::span<const std::int16_t> more) {
          into[0] = std::max(into[0], more[0]);
          into[1] = std::min(into[1], more[1]);
        },
        [&](TableKey key, std::span<const std::int16_t> codes) {
          ASSERT_NE(at, expected.end());
          ASSERT_EQ(key, at->first);
          ASSERT_TRUE(portable::ranges::equal(codes, at->second));
          ++at;
        });
    EXPECT_EQ(at, expected.end());
  }
}

TEST_F(RunFile, CombinesInTheOrderOfTheRuns) {
  for (std::int16_t run = 0; run < 7; ++run) {
    RunWriter writer(path("run" + std::to_string(run)), 1);
    writer.add({7, 7}, std::span(&run, 1));
    writer.finish();
  }
  std::vector<RunReader> readers;
  for (int run = 0; run < 7; ++run) readers.emplace_back(path("run" + std::to_string(run)));
  std::vector<std::int16_t> order;
  int emitted = 0;
  merge_runs(
      readers,
      [&](std::span<std::int16_t> into, std::span<const std::int16_t> more) {
        EXPECT_EQ(into[0], 0);
        order.push_back(more[0]);
      },
      [&](TableKey, std::span<const std::int16_t>) { ++emitted; });
  EXPECT_EQ(order, (std::vector<std::int16_t>{1, 2, 3, 4, 5, 6}));
  EXPECT_EQ(emitted, 1);
}

TEST_F(RunFile, ADamagedRunStopsTheMerge) {
  write("good", plain_layer(9000, 1, 3, 4));
  write("bad", plain_layer(9000, 1, 3, 4, 2));
  std::string bytes = content("bad");
  bytes[bytes.size() - 100] = static_cast<char>(bytes[bytes.size() - 100] ^ 1);
  put("bad", bytes);
  std::vector<RunReader> readers;
  readers.emplace_back(path("good"));
  readers.emplace_back(path("bad"));
  const std::string message =
      refusal([&] { merge_runs(readers, [](auto, auto) {}, [](auto, auto) {}); });
  EXPECT_TRUE(message.starts_with("bad: is damaged at offset ")) << message;
  write("other", plain_layer(10, 2, 3, 4));
  std::vector<RunReader> mixed;
  mixed.emplace_back(path("good"));
  mixed.emplace_back(path("other"));
  EXPECT_THROW(merge_runs(mixed, [](auto, auto) {}, [](auto, auto) {}), std::logic_error);
}

}  // namespace
}  // namespace harary
