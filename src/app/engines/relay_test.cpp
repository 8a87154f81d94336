// SPDX-License-Identifier: MIT
#include "app/engines/relay.hpp"

#include <gtest/gtest.h>

#include <optional>

namespace harary {
namespace {

class Counted : public Engine {
 protected:
  std::uint64_t count = 0;

 private:
  std::uint64_t visited() const override { return count; }
  void begin_counting() override {}
};

// Says 1 after ten positions, or gives up.
class Slow final : public Counted {
 public:
  Value value(const Position&, Value, Value) override {
    count += 10;
    return 1;
  }
  std::optional<Value> value_within(const Position& p, Value alpha, Value beta,
                                    std::uint64_t most) override {
    if (most >= 10) return value(p, alpha, beta);
    count += most;
    return std::nullopt;
  }
  bool known_to_reach(const Position&, Value target, Side) override { return target == 7; }
  SearchStats stats() const override { return {.search = "slow", .positions = positions()}; }
};

// Says 2 after one position.
class Quick final : public Counted {
 public:
  Value value(const Position&, Value, Value) override {
    ++count;
    return 2;
  }
  SearchStats stats() const override { return {.search = "quick", .positions = positions()}; }
};

TEST(Relay, AsksTheFirstForAsLongAsItIsQuick) {
  int made = 0;
  const auto engine = relay(std::make_shared<Slow>(), 10, [&]() -> Engines::Handle {
    ++made;
    return std::make_shared<Quick>();
  });
  engine->begin_question();
  EXPECT_EQ(engine->value(Position()), 1);
  EXPECT_EQ(engine->positions(), 10U);
  EXPECT_EQ(engine->stats().search, "slow");
  EXPECT_FALSE(engine->searches_for_moves());
  EXPECT_EQ(made, 0);
}

TEST(Relay, AsksTheSecondOnceTheFirstHasGivenUp) {
  int made = 0;
  const auto engine = relay(std::make_shared<Slow>(), 4, [&]() -> Engines::Handle {
    ++made;
    return std::make_shared<Quick>();
  });
  engine->begin_question();
  EXPECT_EQ(engine->value(Position()), 2);
  EXPECT_EQ(engine->value(Position()), 2);  // the first is not tried again
  EXPECT_EQ(engine->positions(), 4U + 2);
  EXPECT_EQ(engine->stats().search, "quick");
  ASSERT_EQ(engine->stats().helpers.size(), 1U);
  EXPECT_EQ(engine->stats().helpers[0].positions, 4U);
  EXPECT_TRUE(engine->searches_for_moves());
  EXPECT_TRUE(engine->known_to_reach(Position(), 7, Side::first));
  EXPECT_FALSE(engine->known_to_reach(Position(), 2, Side::first));

  engine->begin_question();
  EXPECT_EQ(engine->positions(), 0U);
  EXPECT_EQ(engine->value(Position()), 2);
  EXPECT_EQ(engine->positions(), 1U + 1);
  EXPECT_EQ(made, 1);
}

TEST(Relay, LetsTheFirstTryAgainIfItHasAnsweredTheLastQuestion) {
  const auto engine = relay(std::make_shared<Slow>(), 15,
                            []() -> Engines::Handle { return std::make_shared<Quick>(); });
  for (int question = 0; question < 3; ++question) {
    engine->begin_question();
    EXPECT_EQ(engine->value(Position()), 1);
  }
  EXPECT_EQ(engine->value(Position()), 2);  // the second of one question: five positions are left
  engine->begin_question();
  EXPECT_EQ(engine->value(Position()), 2);  // an eighth of 15 is one
  EXPECT_EQ(engine->positions(), 1U + 1);
}

TEST(Relay, GoesOnWithTheFirstWhereThereIsNoSecond) {
  const auto engine =
      relay(std::make_shared<Slow>(), 4, []() -> Engines::Handle { return nullptr; });
  EXPECT_EQ(engine->value(Position()), 1);
  EXPECT_FALSE(engine->searches_for_moves());
}

}  // namespace
}  // namespace harary
