// SPDX-License-Identifier: MIT
// The searches against the plain definition on random hypergraphs: answers, moves and zones, with
// each technique switched off.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "base/job.hpp"
#include "solve/winning_sets/maker_breaker_search.hpp"
#include "solve/winning_sets/pairing.hpp"
#include "solve/winning_sets/strong_proof_search.hpp"
#include "solve/winning_sets/strong_search.hpp"
#include "solve/winning_sets/threats.hpp"
#include "support/graph/families.hpp"
#include "support/solve/plain_sets.hpp"

namespace harary {
namespace {

constexpr std::array kBounds{kNoBound, 1, 2, 3, 4, 5};

struct Variant {
  std::string name;
  Techniques techniques;
};

std::vector<Variant> variants() {
  std::vector<Variant> result{{"all", {}}};
  const auto without = [&](std::string name, bool Techniques::* one) {
    Techniques techniques;
    techniques.*one = false;
    result.push_back({"no " + std::move(name), techniques});
  };
  without("twins", &Techniques::twins);
  without("components", &Techniques::components);
  without("potential", &Techniques::potential);
  without("pairs", &Techniques::pairs);
  without("table", &Techniques::table);
  without("canonical keys", &Techniques::canonical);
  without("threats", &Techniques::threats);
  without("domination", &Techniques::domination);
  without("Maker's zones", &Techniques::makers_zones);
  without("Breaker's zones", &Techniques::breakers_zones);
  without("relaxation", &Techniques::relaxation);
  // Without what ends most positions early the others are tested deeper in the game.
  Techniques bare;
  bare.potential = bare.pairs = bare.threats = bare.relaxation = false;
  result.push_back({"no early ends", bare});
  bare.twins = bare.components = false;
  result.push_back({"no early ends, twins, components", bare});
  return result;
}

int moves_at_most(int bound, int points) {
  return std::min(bound, points);
}

TEST(WinningSetsSearch, MakerBreakerAgreesWithTheDefinition) {
  std::mt19937_64 random(1);
  for (int instance = 0; instance < 1500; ++instance) {
    const int points = 3 + static_cast<int>(random() % 6);
    const int most_sets = 3 + static_cast<int>(random() % 14);
    Hypergraph family =
        random_hypergraph(random, points, most_sets, 2 + static_cast<int>(random() % 4));
    PlainOwner plain(points, masks_of(family), {});
    keep_minimal_sets(family);
    const SetList<1> sets = list_of<1>(family);
    for (const Variant& variant : variants()) {
      Job job;
      SearchMeter meter(job);
      MakerBreakerSearch<1> search(variant.techniques, meter, 1 << 24);
      for (const bool makers_turn : {true, false}) {
        for (const int bound : kBounds) {
          const auto result = search.solve(sets, makers_turn, bound);
          ASSERT_EQ(result.maker, plain.wins(makers_turn, moves_at_most(bound, points)))
              << instance << ", bound " << bound << ", " << variant.name;
          const int moves = moves_at_most(result.maker ? result.moves : bound, points);
          const Hypergraph rest =
              result.maker ? within(family, result.zone) : traces(family, result.zone);
          ASSERT_EQ(PlainOwner(points, masks_of(rest), {}).wins(makers_turn, moves), result.maker)
              << "zone, " << instance << ", bound " << bound << ", " << variant.name;
        }
      }
    }
  }
}

TEST(WinningSetsSearch, StrongGameAgreesWithTheDefinition) {
  std::mt19937_64 random(2);
  for (int instance = 0; instance < 1200; ++instance) {
    const int points = 4 + static_cast<int>(random() % 5);
    const auto family = [&] {
      return random_hypergraph(random, points, 3 + static_cast<int>(random() % 14),
                               3 + static_cast<int>(random() % 3));
    };
    Hypergraph own = family();
    Hypergraph others = instance % 3 == 0 ? own : family();
    PlainOwner plain(points, masks_of(own), masks_of(others));
    keep_minimal_sets(own);
    keep_minimal_sets(others);
    for (const Variant& variant : variants()) {
      Job job;
      SearchMeter meter(job);
      MakerBreakerSearch<1> relaxed(variant.techniques, meter, 1 << 24);
      StrongSearch<1> search(variant.techniques, meter, relaxed, 1 << 24);
      StrongProofSearch<1> by_numbers(variant.techniques, meter, 1 << 24);
      for (const bool own_turn : {true, false}) {
        const auto moves_of_win = by_numbers.solve(list_of<1>(own), list_of<1>(others), own_turn);
        ASSERT_EQ(moves_of_win.has_value(), plain.wins(own_turn, points))
            << instance << ", by proof numbers, " << variant.name;
        if (moves_of_win) {
          ASSERT_TRUE(plain.wins(own_turn, moves_at_most(*moves_of_win, points)))
              << instance << ", " << *moves_of_win << " moves, " << variant.name;
        }
        for (const int bound : kBounds) {
          const auto result = search.solve(list_of<1>(own), list_of<1>(others), own_turn, bound);
          ASSERT_EQ(result.wins, plain.wins(own_turn, moves_at_most(bound, points)))
              << instance << ", bound " << bound << ", " << variant.name;
          Hypergraph rest = traces(own, result.zone), opposing = within(others, result.zone);
          int moves = moves_at_most(bound, points);
          if (result.wins) {
            // A zone allows more sets of the opponent, most of whose points lie outside.
            rest = within(own, result.zone);
            opposing = others;
            moves = moves_at_most(result.moves, points);
            for (const auto& set : random_hypergraph(random, points, 12, points).sets) {
              const auto outside = std::count_if(set.begin(), set.end(),
                                                 [&](int p) { return !result.zone.contains(p); });
              if (outside > result.passes + 1) opposing.sets.push_back(set);
            }
          }
          ASSERT_EQ(PlainOwner(points, masks_of(rest), masks_of(opposing)).wins(own_turn, moves),
                    result.wins)
              << "zone, " << instance << ", bound " << bound << ", " << variant.name;
        }
      }
    }
  }
}

TEST(WinningSetsSearch, TinyTablesAndSlicesChangeNoAnswer) {
  std::mt19937_64 random(3);
  for (int instance = 0; instance < 300; ++instance) {
    const int points = 8;
    Hypergraph family = random_hypergraph(random, points, 16, 4);
    PlainOwner plain(points, masks_of(family), {});
    keep_minimal_sets(family);
    Job job;
    SearchMeter meter(job);
    Techniques techniques;
    techniques.pairs = techniques.potential = techniques.threats = false;
    MakerBreakerSearch<1> search(techniques, meter, 4096);
    for (std::uint64_t slice = 1;; slice *= 2) {
      try {
        meter.begin_slice(slice);
        ASSERT_EQ(search.solve(list_of<1>(family), true, kNoBound).maker, plain.wins(true, points));
        break;
      } catch (const SliceEnded&) {
      }
    }
  }
}

TEST(ThreatSearch, MindsCounterThreats) {
  // 0 threatens 1, and with it 2 is a fork. But the reply 1 may make threats of the opponent's.
  const SetList<1> sets = list_of<1>({7, {{0, 1}, {0, 2, 3}, {0, 2, 4}}});
  const auto wins = [&](const Hypergraph& others) {
    const bool found = ThreatSearch<1>().find(sets, list_of<1>(others), kNoBound).has_value();
    PlainOwner plain(7, masks_of({7, {{0, 1}, {0, 2, 3}, {0, 2, 4}}}), masks_of(others));
    EXPECT_EQ(found, plain.wins(true, 7));
    return found;
  };
  EXPECT_TRUE(wins({7, {}}));
  EXPECT_TRUE(wins({7, {{1, 2}}}));           // the fork answers it
  EXPECT_FALSE(wins({7, {{1, 5}}}));          // nothing of A's answers it with a threat
  EXPECT_FALSE(wins({7, {{1, 2}, {1, 6}}}));  // two at once
}

TEST(PairingSearch, EachSetHoldsAPairAndPairsAreDisjoint) {
  std::mt19937_64 random(4);
  int found = 0;
  for (int instance = 0; instance < 500; ++instance) {
    const Hypergraph family = random_hypergraph(random, 9, 8, 5);
    const auto pairs = PairingSearch<1>().find(list_of<1>(family), 1000);
    if (!pairs) continue;
    ++found;
    PointSet<1> used;
    for (const auto& [p, q] : *pairs) {
      EXPECT_FALSE(used.contains(p) || used.contains(q) || p == q);
      used.insert(p);
      used.insert(q);
    }
    for (const PointSet<1>& set : list_of<1>(family)) {
      EXPECT_TRUE(std::any_of(pairs->begin(), pairs->end(), [&](const PointPair& pair) {
        return set.contains(pair.first) && set.contains(pair.second);
      }));
    }
    EXPECT_FALSE(PlainOwner(9, masks_of(family), {}).wins(true, 9));
  }
  EXPECT_GT(found, 50);
}

TEST(Labelling, FormsOfRenamedFamiliesAreEqualAndOfOthersNot) {
  std::mt19937_64 random(5);
  int equal = 0;
  for (int instance = 0; instance < 300; ++instance) {
    const Hypergraph family = random_hypergraph(random, 9, 12, 4);
    std::vector<int> names(9);
    for (int p = 0; p < 9; ++p) names[static_cast<std::size_t>(p)] = p;
    std::shuffle(names.begin(), names.end(), random);
    Hypergraph renamed = family;
    for (auto& set : renamed.sets) {
      for (int& p : set) p = names[static_cast<std::size_t>(p)];
    }
    Hypergraph other = renamed;
    other.sets.back() = {0};
    Labelling<1> labelling;
    RelabelledSets<1> a, b, c;
    labelling.relabel(list_of<1>(family), {}, 0, true, a);
    labelling.relabel(list_of<1>(renamed), {}, 0, true, b);
    labelling.relabel(list_of<1>(other), {}, 0, true, c);
    const auto sorted = [](RelabelledSets<1>& key) {
      std::sort(key.sets.begin(), key.sets.end());
      return key.sets;
    };
    equal += sorted(a) == sorted(b) ? 1 : 0;
    if (sorted(a) == sorted(b)) {
      EXPECT_EQ(a.hash, b.hash);
    }
    if (family.sets.back().size() != 1) {
      EXPECT_NE(sorted(a), sorted(c));
    }
  }
  EXPECT_GT(equal, 290);  // a tie that is broken badly loses a merge
}

}  // namespace
}  // namespace harary
