// SPDX-License-Identifier: MIT
// Biased, avoidance and Waiter-Client games on winning sets against their plain definitions.
#include <gtest/gtest.h>

#include <array>
#include <random>
#include <vector>

#include "base/job.hpp"
#include "solve/winning_sets/avoider_search.hpp"
#include "solve/winning_sets/biased_search.hpp"
#include "solve/winning_sets/two_family_search.hpp"
#include "solve/winning_sets/waiter_search.hpp"
#include "support/graph/families.hpp"
#include "support/solve/plain_set_games.hpp"

namespace harary {
namespace {

SetList<1> minimal_list(Hypergraph hypergraph) {
  keep_minimal_sets(hypergraph);
  return list_of<1>(hypergraph);
}

int below(std::mt19937_64& random, int n) {
  return static_cast<int>(random() % static_cast<std::uint64_t>(n));
}

TEST(BiasedSearch, AgreesWithTheDefinition) {
  std::mt19937_64 random(1);
  for (int instance = 0; instance < 2000; ++instance) {
    const int points = 4 + below(random, 5), p = 1 + below(random, 3), q = 1 + below(random, 3);
    const Hypergraph family =
        random_hypergraph(random, points, 3 + below(random, 14), 2 + below(random, 4));
    PlainOwner plain(points, masks_of(family), {}, p, q);
    for (int variant = 0; variant < 6; ++variant) {
      Techniques techniques;
      techniques.potential = variant != 1 && variant != 5;
      techniques.domination = variant != 2;
      techniques.makers_zones = techniques.breakers_zones = variant != 3;
      techniques.table = variant != 4;
      Job job;
      SearchMeter meter(job);
      const PointsATurn turns{{p, q}};
      BiasedSearch<1> search(techniques, meter, turns, 1 << 24);
      for (const int player : {0, 1}) {
        for (const int bound : {kNoBound, 1, 2, 3}) {
          const auto result = search.solve(minimal_list(family), turn_at(turns, player), bound);
          ASSERT_EQ(result.maker, plain.wins(player == 0, std::min(bound, points)))
              << instance << ", bias " << p << ":" << q << ", bound " << bound << ", variant "
              << variant;
          if (result.maker) {
            ASSERT_TRUE(plain.wins(player == 0, std::min(result.moves, points)));
          }
        }
      }
    }
  }
}

TEST(BiasedSearch, AListOfTurnsIsABias) {
  std::mt19937_64 random(2);
  for (int instance = 0; instance < 300; ++instance) {
    const Hypergraph family = random_hypergraph(random, 8, 12, 4);
    Job job;
    SearchMeter meter(job);
    const PointsATurn bias{{2, 1}};
    const PointsATurn listed{.listed = {2, 1, 2, 1, 2, 1}};
    BiasedSearch<1> by_bias({}, meter, bias, 1 << 22), by_list({}, meter, listed, 1 << 22);
    ASSERT_EQ(by_bias.solve(minimal_list(family), turn_at(bias, 0), kNoBound).maker,
              by_list.solve(minimal_list(family), turn_at(listed, 0), kNoBound).maker);
  }
}

TEST(TwoFamilySearch, AgreesWithTheDefinition) {
  std::mt19937_64 random(3);
  for (int instance = 0; instance < 700; ++instance) {
    const int points = 3 + below(random, 6), p = 1 + below(random, 2), q = 1 + below(random, 2);
    const auto family = [&] {
      return random_hypergraph(random, points, 2 + below(random, 8), 2 + below(random, 4));
    };
    const Hypergraph first = family(), second = instance % 2 == 0 ? first : family();
    for (const bool misere : {true, false}) {
      PlainAvoidance plain(points, {masks_of(first), masks_of(second)}, misere, {p, q});
      Job job;
      SearchMeter meter(job);
      const PointsATurn turns{{p, q}};
      TwoFamilySearch<1> search(meter, misere ? Completion::loses : Completion::forbidden, turns,
                                1 << 24);
      for (const int player : {0, 1}) {
        const int value = search.value({minimal_list(first), minimal_list(second)}, points,
                                       turn_at(turns, player));
        ASSERT_EQ(player == 0 ? value : -value,
                  plain.value({}, static_cast<std::size_t>(player), player == 0 ? p : q))
            << instance << ", misere " << misere << ", bias " << p << ":" << q;
      }
    }
  }
}

TEST(TwoFamilySearch, StrongGamesWithABiasAgreeWithTheDefinition) {
  std::mt19937_64 random(6);
  for (int instance = 0; instance < 700; ++instance) {
    const int points = 3 + below(random, 6), p = 1 + below(random, 2), q = 1 + below(random, 2);
    const auto family = [&] {
      return random_hypergraph(random, points, 2 + below(random, 8), 3 + below(random, 3));
    };
    const Hypergraph first = family(), second = instance % 2 == 0 ? first : family();
    PlainOwner of_first(points, masks_of(first), masks_of(second), p, q);
    PlainOwner of_second(points, masks_of(second), masks_of(first), q, p);
    Job job;
    SearchMeter meter(job);
    const PointsATurn turns{{p, q}};
    TwoFamilySearch<1> search(meter, Completion::wins, turns, 1 << 24);
    for (const int player : {0, 1}) {
      const int value =
          search.value({minimal_list(first), minimal_list(second)}, points, turn_at(turns, player));
      const int expected = of_first.wins(player == 0, points)    ? 1
                           : of_second.wins(player == 1, points) ? -1
                                                                 : 0;
      ASSERT_EQ(player == 0 ? value : -value, expected) << instance << ", bias " << p << ":" << q;
    }
  }
}

TEST(AvoiderSearch, AgreesWithTheDefinition) {
  std::mt19937_64 random(4);
  for (int instance = 0; instance < 1500; ++instance) {
    const int points = 3 + below(random, 6), p = 1 + below(random, 3), q = 1 + below(random, 3);
    const Hypergraph family =
        random_hypergraph(random, points, 2 + below(random, 10), 2 + below(random, 4));
    for (const bool monotone : {false, true}) {
      PlainAvoider plain(points, masks_of(family), monotone, {p, q});
      Job job;
      SearchMeter meter(job);
      const PointsATurn turns{{p, q}};
      AvoiderSearch<1> search(meter, turns, monotone ? TurnLength::at_least : TurnLength::exact,
                              1 << 24);
      for (const int player : {0, 1}) {
        ASSERT_EQ(search.avoider_loses(minimal_list(family), points, turn_at(turns, player)),
                  plain.avoider_loses({}, static_cast<std::size_t>(player), 0))
            << instance << ", monotone " << monotone << ", bias " << p << ":" << q;
      }
    }
  }
}

TEST(WaiterSearch, AgreesWithTheDefinition) {
  std::mt19937_64 random(5);
  for (int instance = 0; instance < 1000; ++instance) {
    const int points = 3 + below(random, 6), bias = 1 + below(random, 3);
    const Hypergraph family =
        random_hypergraph(random, points, 2 + below(random, 12), 2 + below(random, 4));
    for (const Offers offers : {Offers::waiter_client, Offers::client_waiter}) {
      PlainWaiter plain(points, masks_of(family), offers == Offers::waiter_client, bias);
      Job job;
      SearchMeter meter(job);
      WaiterSearch<1> search(meter, offers, bias, 1 << 24);
      ASSERT_EQ(search.client_owns(minimal_list(family)), plain.client_owns(0, 0))
          << instance << ", " << static_cast<int>(offers) << ", bias " << bias;
    }
  }
}

TEST(OtherSetGames, PublishedValues) {
  const SetList<1> lines = minimal_list(lines_of({3, 3}, 3));
  Job job;
  SearchMeter meter(job);
  const PointsATurn turns;
  AvoiderSearch<1> strict(meter, turns, TurnLength::exact, 1 << 24);
  AvoiderSearch<1> monotone(meter, turns, TurnLength::at_least, 1 << 24);
  EXPECT_TRUE(strict.avoider_loses(lines, 9, turn_at(turns, 0)));
  EXPECT_FALSE(strict.avoider_loses(lines, 9, turn_at(turns, 1)));
  EXPECT_TRUE(monotone.avoider_loses(lines, 9, turn_at(turns, 0)));
  EXPECT_TRUE(monotone.avoider_loses(lines, 9, turn_at(turns, 1)));
  EXPECT_FALSE(WaiterSearch<1>(meter, Offers::waiter_client, 1, 1 << 24).client_owns(lines));
  EXPECT_TRUE(WaiterSearch<1>(meter, Offers::client_waiter, 1, 1 << 24).client_owns(lines));
  // Misère games in rows and columns (dfriedman.org, 2020): completing a line loses.
  const auto misere = [&](int width, int height, int length) {
    const auto family = minimal_list(lines_of({width, height}, length));
    TwoFamilySearch<1> search(meter, Completion::loses, turns, 1 << 26);
    return search.value({family, family}, width * height, turn_at(turns, 0));
  };
  EXPECT_EQ(misere(2, 3, 2), -1);
  EXPECT_EQ(misere(2, 5, 2), -1);
  EXPECT_EQ(misere(3, 3, 2), -1);
  EXPECT_EQ(misere(3, 3, 3), 0);
  EXPECT_EQ(misere(3, 4, 3), -1);
}

}  // namespace
}  // namespace harary
