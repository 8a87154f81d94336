// SPDX-License-Identifier: MIT
#include "solve/table/table_file.hpp"

#include <gtest/gtest.h>

#include <set>
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
  save_table(table, path("table"), "a game", {5, 8}, {});
  Table large(64 << 20);
  EXPECT_EQ(load_table(large, path("table"), "a game"), (SearchProgress{5, 8}));
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

TEST_F(TableFile, IsWrittenWhileAnotherThreadWrites) {
  Table table(1 << 16);
  std::thread other([&] {
    for (std::uint64_t n = 0; n < 300000; ++n) {
      table.store({mix(n % 5000)}, {static_cast<std::uint16_t>(n % 5000)}, 1);
    }
  });
  for (int i = 0; i < 5; ++i) save_table(table, path("table"), "a game", {0, 1}, {});
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
  save_table(table, path("table"), "a game", {7, 1}, {});
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

// The numbers that a table read from a file knows.
std::set<std::uint16_t> numbers_in(const std::string& file, std::uint16_t most) {
  Table loaded(64 << 20);
  load_table(loaded, file, "a game");
  std::set<std::uint16_t> numbers;
  for (std::uint16_t n = 0; n < most; ++n) {
    if (const auto found = loaded.find({mix(n)})) {
      EXPECT_EQ(found->value, n);
      numbers.insert(n);
    }
  }
  return numbers;
}

TEST_F(TableFile, HoldsOnlyWhatTookMuchWork) {
  Table table(16 << 20);
  table.reserve(4000);
  for (std::uint16_t n = 1; n < 4000; ++n) table.store({mix(n)}, {n}, n);
  save_table(table, path("all"), "a game", {1, 1}, {});
  save_table(table, path("dear"), "a game", {1, 1}, {.whole = false, .least_work = 1024});
  const std::set<std::uint16_t> all = numbers_in(path("all"), 4000);
  const std::set<std::uint16_t> dear = numbers_in(path("dear"), 4000);
  EXPECT_EQ(all.size(), 3999U);
  for (const std::uint16_t n : all) EXPECT_EQ(dear.contains(n), n >= 1024) << n;
  // Between powers of two, the power below counts.
  save_table(table, path("between"), "a game", {1, 1}, {.whole = false, .least_work = 2000});
  EXPECT_EQ(numbers_in(path("between"), 4000), dear);
}

TEST_F(TableFile, OfTheSizeThatTravelsHoldsTheDearest) {
  constexpr std::uint16_t kMany = 65'535;
  Table table(512 << 20);
  table.reserve(8 * kMany);
  for (std::uint64_t n = 0; n < 8 * kMany; ++n) {
    table.store({mix(n)}, {static_cast<std::uint16_t>(n)}, n < 1000 ? 1 << 20 : 1);
  }
  save_table(table, path("table"), "a game", {1, 1}, {.whole = false});
  EXPECT_LT(content("table").size(), kTravellingBytes);
  EXPECT_EQ(numbers_in(path("table"), 2000).size(), 1000U);
}

TEST_F(TableFile, SeveralAreJoined) {
  Table left(1 << 20);
  Table right(1 << 20);
  for (std::uint16_t n = 0; n < 300; ++n) {
    if (n < 200) left.store({mix(n)}, {n}, 5);
    if (n >= 100) right.store({mix(n)}, {n}, 5);
  }
  save_table(left, path("left"), "a game", {10, 1}, {});
  save_table(right, path("right"), "a game", {20, 1}, {.whole = false});
  const JoinedTables joined = join_tables({path("left"), path("right")}, path("both"));
  EXPECT_EQ(joined.about, "a game");
  EXPECT_EQ(joined.positions, 30U);
  EXPECT_EQ(TableFileReader(path("both")).header().counters[kQuestionsCounter], 2U);
  EXPECT_EQ(joined.entries, 300U);
  EXPECT_EQ(numbers_in(path("both"), 400).size(), 300U);
  const std::string once = content("both");
  join_tables({path("both"), path("left"), path("both")}, path("again"));
  EXPECT_EQ(numbers_in(path("again"), 400).size(), 300U);

  save_table(right, path("other"), "another game", {20, 1}, {});
  EXPECT_NE(refusal([&] {
              join_tables({path("left"), path("other")}, path("both"));
            }).find("is about 'another game', not about 'a game'"),
            std::string::npos);
  put("right", content("right").substr(0, 200));
  EXPECT_NE(refusal([&] { join_tables({path("left"), path("right")}, path("both")); }), "");
  EXPECT_EQ(content("both"), once);  // a join that fails leaves what was there
}

}  // namespace
}  // namespace harary
