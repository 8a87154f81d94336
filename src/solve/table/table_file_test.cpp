// SPDX-License-Identifier: MIT
#include "solve/table/table_file.hpp"

#include <gtest/gtest.h>

#include <thread>

#include "solve/table/shared_table.hpp"
#include "support/store/store_test.hpp"

namespace harary {
namespace {

class TableFile : public StoreTest {};

struct Key {
  std::uint64_t word = 0;
  std::uint64_t hash() const { return word; }
  friend bool operator==(const Key&, const Key&) = default;
};
struct Number {
  std::uint16_t value = 0;
};
using Table = SharedTable<Key, Number>;

TEST_F(TableFile, AnotherTableOfAnySizeKnowsWhatWasSaved) {
  Table table(4 << 20);
  for (std::uint16_t n = 0; n < 50000; ++n) {
    if (table.crowded()) table.grow();
    table.store({mix(n)}, {n}, 1 + n % 9u);
  }
  save_table(table, path("table"), {"a game", {5, 6}, 0});
  Table large(64 << 20);
  EXPECT_EQ(load_table(large, path("table"), "a game"), (std::vector<std::uint64_t>{5, 6}));
  EXPECT_EQ(large.entries(), table.entries());
  for (std::uint16_t n = 0; n < 50000; ++n) {
    const auto known = table.find({mix(n)});
    const auto loaded = large.find({mix(n)});
    ASSERT_TRUE(!known || loaded);
    ASSERT_TRUE(!loaded || loaded->value == n) << n;
  }
  Table tiny(1);
  load_table(tiny, path("table"), "a game");
  EXPECT_EQ(tiny.entries(), tiny.capacity());
  EXPECT_EQ(files(), std::vector<std::string>{"table"});
}

TEST_F(TableFile, IsWrittenWhileOthersWrite) {
  Table table(1 << 16);
  std::thread other([&] {
    for (std::uint64_t n = 0; n < 300000; ++n) {
      table.store({mix(n % 5000)}, {static_cast<std::uint16_t>(n % 5000)}, 1);
    }
  });
  for (int i = 0; i < 5; ++i) save_table(table, path("table"), {"a game", {}, 0});
  other.join();
  Table loaded(1 << 20);
  load_table(loaded, path("table"), "a game");
  for (std::uint64_t n = 0; n < 5000; ++n) {
    const auto known = loaded.find({mix(n)});
    ASSERT_TRUE(!known || known->value == n) << n;
  }
}

TEST_F(TableFile, RefusesForeignAndDamagedFiles) {
  Table table(1 << 16);
  for (std::uint64_t n = 0; n < 300; ++n) table.store({mix(n)}, {1}, 1);
  save_table(table, path("table"), {"a game", {7}, 0});
  const std::string whole = content("table");
  const auto loading = [&] {
    return refusal([&] {
      Table loaded(1 << 16);
      load_table(loaded, path("table"), "a game");
    });
  };
  EXPECT_EQ(loading(), "");
  EXPECT_EQ(refusal([&] { load_table(table, path("table"), "another"); }),
            "table: is about 'a game', not about 'another'; choose another file");
  for (std::size_t length = 0; length < whole.size(); length += 7) {
    put("table", whole.substr(0, length));
    ASSERT_NE(loading(), "") << length;
  }
  for (std::size_t i = 0; i < whole.size(); i += 5) {
    std::string changed = whole;
    changed[i] = static_cast<char>(changed[i] ^ 0x10);
    put("table", changed);
    ASSERT_NE(loading(), "") << i;
  }
  put("table", whole + "x");
  EXPECT_NE(loading(), "");
}

}  // namespace
}  // namespace harary
