// SPDX-License-Identifier: MIT
// The engine on Kayles, whose nimbers are printed in every book: knock down one or two neighbouring
// pins of a row (H. Dudeney 1908; R. Guy and C. Smith 1956).
#include "solve/nimber/search.hpp"
#include "base/portable.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "support/store/store_test.hpp"

namespace harary {
namespace {

// At most eight rows of pins, 0: no row.
struct Rows {
  std::array<std::uint8_t, 8> pins{};
  Side mover = Side::first;
  std::uint64_t hash() const { return mix(portable::bit_cast<std::uint64_t>(pins)); }
  friend bool operator==(const Rows&, const Rows&) = default;
};

class Kayles {
 public:
  using Position = Rows;
  struct Key {
    std::uint64_t pins = 0;
    std::uint64_t hash() const { return pins; }
    friend bool operator==(const Key&, const Key&) = default;
  };
  struct Move {
    int row, from, count;
    friend bool operator==(const Move&, const Move&) = default;
  };

  explicit Kayles(std::vector<int> rows) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
      start_.pins[i] = static_cast<std::uint8_t>(rows[i]);
    }
  }

  Position start() const { return start_; }
  Side mover(const Position& p) const { return p.mover; }
  std::optional<Value> result(const Position& p) const {
    if (moves(p).empty()) return -1;
    return std::nullopt;
  }
  std::vector<Move> moves(const Position& p) const {
    std::vector<Move> moves;
    for (int row = 0; row < 8; ++row) {
      const int pins = p.pins[static_cast<std::size_t>(row)];
      for (const int count : {1, 2}) {
        for (int from = 0; from + count <= pins; ++from) moves.push_back({row, from, count});
      }
    }
    return moves;
  }
  Position after(const Position& p, Move m) const {
    Position q = p;
    std::uint8_t& row = q.pins[static_cast<std::size_t>(m.row)];
    const auto rest = static_cast<std::uint8_t>(row - m.from - m.count);
    row = static_cast<std::uint8_t>(m.from);
    *std::find(q.pins.begin(), q.pins.end(), 0) = rest;
    q.mover = opponent(p.mover);
    return q;
  }
  Key key(const Position& p) const {
    Position q = p;
    std::sort(q.pins.begin(), q.pins.end(), std::greater<>());
    return {portable::bit_cast<std::uint64_t>(q.pins)};
  }
  Position position(Key key) const {
    return {portable::bit_cast<std::array<std::uint8_t, 8>>(key.pins), Side::first};
  }
  template <class F>
  void for_each_summand(const Position& p, F&& f) const {
    for (const std::uint8_t pins : p.pins) {
      Position row;
      row.pins[0] = pins;
      if (pins != 0) f(row);
    }
  }

 private:
  Position start_;
};
static_assert(Summands<Kayles>);

// The first terms, then the period of twelve, which begins at 72.
constexpr std::array<int, 25> kFirst{0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4,
                                     1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4};
constexpr std::array<int, 12> kPeriod{4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7};

class NimberSearchTest : public StoreTest {};

TEST_F(NimberSearchTest, KaylesHasTheKnownNimbersForAnyNumberOfThreads) {
  for (const int threads : {1, 3}) {
    const Kayles rules({});
    Budget budget;
    budget.threads = threads;
    Job job(budget);
    NimberSearch search(rules, job);
    for (int n = 0; n < 120; ++n) {
      if (n >= 25 && n < 72) continue;
      const int expected = n < 25 ? kFirst[static_cast<std::size_t>(n)] : kPeriod[n % 12u];
      EXPECT_EQ(search.nimber(Kayles({n}).start()), expected) << n;
    }
  }
}

TEST_F(NimberSearchTest, SumsAreLostExactlyIfTheNimbersCancel) {
  for (const std::uint64_t memory : {kSmallestMemory, std::uint64_t{64} << 20}) {
    const Kayles rules({});
    Budget budget;
    budget.memory_bytes = memory;
    Job job(budget);
    for (int a = 0; a < 25; ++a) {
      for (int b = 0; b < 25; ++b) {
        NimberSearch search(rules, job);
        const int nimber =
            kFirst[static_cast<std::size_t>(a)] ^ kFirst[static_cast<std::size_t>(b)];
        EXPECT_EQ(search.previous_wins(Kayles({a, b}).start()), nimber == 0) << a << ' ' << b;
        EXPECT_EQ(search.nimber(Kayles({a, b}).start()), nimber) << a << ' ' << b;
      }
    }
  }
}

TEST_F(NimberSearchTest, GoesOnFromItsCheckpoint) {
  const Kayles rules({200, 100, 50});
  std::atomic<bool> stop{true};
  Budget budget;
  budget.checkpoint = path("checkpoint");
  {
    Job job(budget);
    job.obey(&stop);
    NimberSearch search(rules, job, "kayles");
    EXPECT_THROW(search.previous_wins(rules.start()), JobStopped);
  }
  ASSERT_TRUE(std::filesystem::exists(path("checkpoint")));
  Job job(budget);
  NimberSearch search(rules, job, "kayles");
  EXPECT_EQ(search.positions(), 64u);
  EXPECT_GT(search.table_entries(), 0u);
  EXPECT_EQ(search.nimber(rules.start()), kPeriod[200 % 12] ^ kPeriod[100 % 12] ^ 2);
  EXPECT_EQ(refusal([&] { NimberSearch(rules, job, "another game"); }),
            "checkpoint: is about 'nimber, kayles', not about 'nimber, another game'; choose "
            "another file");
}

// The same game with all rows as one summand: many positions.
class KaylesAsOne : public Kayles {
 public:
  using Kayles::Kayles;
  template <class F>
  void for_each_summand(const Position& p, F&& f) const {
    if (p.pins != Position{}.pins) f(p);
  }
};
static_assert(Summands<KaylesAsOne>);

// The second search has its own fingerprints, and finds again all that it says. What the first one
// found is only tried first.
TEST_F(NimberSearchTest, SecondSearchIsGuided) {
  const KaylesAsOne rules({15});
  Budget budget;
  budget.fingerprints = true;
  budget.memory_bytes = kSmallestMemory;
  Job job(budget);
  NimberSearch search(rules, job, "", 1.0 / 32);
  EXPECT_EQ(search.nimber(rules.start()), kFirst[15]);
  const std::uint64_t once = search.positions();
  const double confusion = *search.confusion();
  EXPECT_TRUE(search.change_fingerprints());
  EXPECT_EQ(search.table_entries(), 0u);
  EXPECT_FALSE(search.known_nimber(rules.start()));
  EXPECT_EQ(search.nimber(rules.start()), kFirst[15]);
  EXPECT_GT(search.positions(), once * 5 / 4);
  EXPECT_LT(search.positions(), once * 2);
  EXPECT_GT(*search.confusion(), confusion);
}

// What travels has whole keys: it fits a table of any size, and says that fingerprints found it.
TEST_F(NimberSearchTest, WhatTravelsFitsAnyMemory) {
  const KaylesAsOne rules({15});  // more pins may come to more than eight rows
  const int nimber = kFirst[15];
  constexpr double kShare = 1.0 / 32;
  Budget budget;
  budget.fingerprints = true;
  budget.memory_bytes = kSmallestMemory;
  budget.checkpoint = path("checkpoint");
  budget.checkpoint_interval = std::chrono::seconds(0);
  budget.checkpoint_contents = {.whole = false, .least_work = 1};
  const auto refused = [&](const char* about) {
    Job job(budget);
    return refusal([&] { NimberSearch(rules, job, about, kShare); });
  };
  const auto says = [](const std::string& text, const char* part) {
    return text.find(part) != std::string::npos;
  };
  double once = 0;
  {
    Job job(budget);
    NimberSearch search(rules, job, "kayles", kShare);
    EXPECT_EQ(search.nimber(rules.start()), nimber);
    once = *search.confusion();
    EXPECT_GT(once, 0);
    EXPECT_TRUE(search.change_fingerprints());
    EXPECT_EQ(search.nimber(rules.start()), nimber);
  }
  ASSERT_TRUE(std::filesystem::exists(path("checkpoint.second")));
  EXPECT_NE(TableFileReader(path("checkpoint.second")).header().about,
            TableFileReader(path("checkpoint")).header().about);
  for (const std::uint64_t memory : {kSmallestMemory + 100'000, std::uint64_t{1} << 28}) {
    budget.memory_bytes = memory;
    Job job(budget);
    NimberSearch search(rules, job, "kayles", kShare);
    EXPECT_GT(search.table_entries(), 20u);
    const std::uint64_t before = search.positions();
    EXPECT_EQ(search.nimber(rules.start()), nimber);
    EXPECT_LT(search.positions() - before, before / 2) << memory;
    EXPECT_GT(*search.confusion(), once / 2) << memory;
    // The second search resumes from its own file, and what was asked first is in the first.
    const std::uint64_t first = search.positions();
    EXPECT_TRUE(search.change_fingerprints());
    EXPECT_GT(search.positions(), first);
    EXPECT_GT(search.table_entries(), 10u);
    EXPECT_EQ(search.nimber(rules.start()), nimber);
  }
  EXPECT_TRUE(says(refused("another game"), "choose another file"));
  std::filesystem::rename(path("checkpoint"), path("aside"));
  EXPECT_TRUE(says(refused("another game"), "checkpoint.second: is not of this question's"));
  std::filesystem::rename(path("aside"), path("checkpoint"));
  budget.seed = 2;
  EXPECT_TRUE(says(refused("kayles"), "fingerprints of seed 1', not about"));
  budget.seed = 1;
  budget.fingerprints = false;
  EXPECT_TRUE(says(refused("kayles"), "choose another file"));

  // Fingerprints alone belong into their table.
  std::filesystem::remove(path("checkpoint"));
  budget.fingerprints = true;
  budget.memory_bytes = kSmallestMemory;
  budget.checkpoint_contents = {};
  {
    Job job(budget);
    EXPECT_EQ(NimberSearch(rules, job, "kayles", kShare).nimber(rules.start()), nimber);
  }
  {
    Job job(budget);
    EXPECT_GT(NimberSearch(rules, job, "kayles", kShare).table_entries(), 20u);
  }
  budget.memory_bytes = kSmallestMemory + 100'000;
  EXPECT_TRUE(says(refused("kayles"), "another --memory or --seed"));
}

}  // namespace
}  // namespace harary
