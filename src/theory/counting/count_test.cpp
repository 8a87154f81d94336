// SPDX-License-Identifier: MIT
#include "theory/counting/count.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <numeric>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "base/error.hpp"
#include "graph/graph.hpp"
#include "theory/counting/pair_group.hpp"
#include "theory/counting/turn_bounds.hpp"

// For GoogleTest: GMP's own operator<< lies in a library that is compiled with gcc's standard
// library.
void PrintTo(const mpz_class& number, std::ostream* out) {
  *out << number.get_str();
}

namespace harary {
namespace {

std::vector<std::string> layers_from_the_full_board(int order) {
  Job job;
  std::vector<std::string> result;
  for (const PlyCount& ply : count_in_turns(order, 2, job).plies) {
    result.push_back(ply.count.get_str());
  }
  std::reverse(result.begin(), result.end());
  return result;
}

std::string balanced_total(int order) {
  Job job;
  return count_in_turns(order, 2, job).total.get_str();
}

// The number of orbits for each tuple of class sizes, by listing all colourings and permutations.
std::map<std::vector<int>, int> orbits_by_brute_force(int order, int colours) {
  const int edges = order * (order - 1) / 2;
  std::vector<std::vector<int>> images;
  std::vector<int> permutation(static_cast<std::size_t>(order));
  std::iota(permutation.begin(), permutation.end(), 0);
  do {
    std::vector<int> image;
    for (int high = 0; high < order; ++high) {
      for (int low = 0; low < high; ++low) {
        image.push_back(Edge::between(permutation[static_cast<std::size_t>(low)],
                                      permutation[static_cast<std::size_t>(high)])
                            .pair_index());
      }
    }
    images.push_back(image);
  } while (std::next_permutation(permutation.begin(), permutation.end()));

  std::map<std::vector<int>, int> result;
  std::vector<int> colouring(static_cast<std::size_t>(edges), 0);
  while (true) {
    const bool smallest = std::none_of(images.begin(), images.end(), [&](const auto& image) {
      for (std::size_t e = 0; e < colouring.size(); ++e) {
        const int moved = colouring[static_cast<std::size_t>(image[e])];
        if (moved != colouring[e]) return moved < colouring[e];
      }
      return false;
    });
    if (smallest) {
      std::vector<int> sizes(static_cast<std::size_t>(colours), 0);
      for (const int colour : colouring) {
        if (colour > 0) ++sizes[static_cast<std::size_t>(colour - 1)];
      }
      ++result[sizes];
    }
    std::size_t e = 0;
    while (e < colouring.size() && colouring[e] == colours) colouring[e++] = 0;
    if (e == colouring.size()) return result;
    ++colouring[e];
  }
}

void expect_table_like_brute_force(int order, int colours) {
  const auto expected = orbits_by_brute_force(order, colours);
  Job job;
  const ColouringTable table = count_all_colourings(order, colours, job);
  std::vector<int> sizes(static_cast<std::size_t>(colours), 0);
  const int edges = order * (order - 1) / 2;
  while (true) {
    const auto found = expected.find(sizes);
    const int number = found == expected.end() ? 0 : found->second;
    EXPECT_EQ(table.count(sizes), number);
    if (std::accumulate(sizes.begin(), sizes.end(), 0) <= edges) {
      EXPECT_EQ(count_colourings(order, sizes, job), number);
    }
    std::size_t i = 0;
    while (i < sizes.size() && sizes[i] == edges) sizes[i++] = 0;
    if (i == sizes.size()) return;
    ++sizes[i];
  }
}

TEST(PairGroup, WeightsOfTheCycleTypesAddUpToAllPermutations) {
  for (int order = 1; order <= 20; ++order) {
    mpz_class sum;
    Job job;
    for (const PairCycleTerm& term : pair_cycle_index(order, job).terms) sum += term.permutations;
    EXPECT_EQ(sum, factorial(order));
  }
}

TEST(PairGroup, CyclesOfEveryTypeCoverAllEdges) {
  Job job;
  const PairCycleIndex index = pair_cycle_index(12, job);
  for (const PairCycleTerm& term : index.terms) {
    EXPECT_EQ(std::inner_product(term.cycles.begin(), term.cycles.end(), index.lengths.begin(), 0),
              66);
  }
}

TEST(Count, LayersOfSmallBoardsAreTheKnownOnes) {
  using Layers = std::vector<std::string>;
  EXPECT_EQ(layers_from_the_full_board(4), (Layers{"3", "4", "6", "4", "2", "1", "1"}));
  EXPECT_EQ(layers_from_the_full_board(5),
            (Layers{"6", "16", "37", "47", "47", "30", "17", "6", "2", "1", "1"}));
  EXPECT_EQ(layers_from_the_full_board(7),
            (Layers{"148",   "1068",  "4703",  "14598", "31823", "56173", "74310", "84621",
                    "74310", "58217", "35489", "19819", "8640",  "3555",  "1143",  "366",
                    "96",    "28",    "7",     "2",     "1",     "1"}));
}

TEST(Count, BalancedSumsAreTheKnownOnes) {
  EXPECT_EQ(balanced_total(5), "210");
  EXPECT_EQ(balanced_total(6), "5903");
  EXPECT_EQ(balanced_total(7), "469118");
  EXPECT_EQ(balanced_total(8), "106402545");
  EXPECT_EQ(balanced_total(9), "67305979179");
}

TEST(Count, LargestLayersOfEightAndNineVerticesAreTheKnownOnes) {
  for (const auto& [order, expected] : {std::pair(8, 16287440L), std::pair(9, 9440665353L)}) {
    Job job;
    mpz_class largest;
    for (const PlyCount& ply : count_in_turns(order, 2, job).plies) {
      largest = std::max(largest, ply.count);
    }
    EXPECT_EQ(largest, expected);
  }
}

TEST(Count, OneColourCountsGraphs) {
  Job job;
  const std::vector<std::string> graphs = {
      "1", "2", "4", "11", "34", "156", "1044", "12346", "274668", "12005168", "1018997864"};
  for (std::size_t order = 1; order <= graphs.size(); ++order) {
    EXPECT_EQ(count_in_turns(static_cast<int>(order), 1, job).total.get_str(), graphs[order - 1]);
  }
}

TEST(Count, TablesAgreeWithBruteForce) {
  expect_table_like_brute_force(3, 3);
  expect_table_like_brute_force(4, 2);
  expect_table_like_brute_force(4, 3);
  expect_table_like_brute_force(5, 2);
}

TEST(Count, ThreeColoursOnFiveVerticesAgreeWithBruteForce) {
  expect_table_like_brute_force(5, 3);
}

TEST(Count, ColoursMayBeExchangedWithEachOtherAndWithTheUncolouredEdges) {
  Job job;
  const mpz_class count = count_colourings(9, std::vector{5, 11, 2}, job);
  EXPECT_EQ(count, count_colourings(9, std::vector{2, 5, 11}, job));
  EXPECT_EQ(count, count_colourings(9, std::vector{18, 5, 11}, job));
  EXPECT_EQ(count, count_colourings(9, std::vector{5, 0, 11, 2, 0}, job));
  EXPECT_EQ(count, count_all_colourings(9, 3, job).count(std::vector{11, 2, 5}));
}

TEST(Count, SingleCoefficientEqualsTheLayerOnALargeBoard) {
  Job job;
  const TurnCounts layers = count_in_turns(18, 2, job);
  EXPECT_EQ(layers.plies.size(), 154U);
  EXPECT_EQ(layers.plies[90].count, count_colourings(18, std::vector{45, 45}, job));
}

// The balanced sum of K_n modulo a prime, from the definition: for each partition of n the product
// of 1 + u^l + u^-l over all edge cycles, one by one, with exponents modulo nothing.
std::uint64_t balanced_total_modulo(int order, std::uint64_t prime) {
  const auto power = [&](std::uint64_t base, std::uint64_t exponent) {
    std::uint64_t result = 1;
    for (; exponent > 0; exponent /= 2, base = base * base % prime) {
      if (exponent % 2 != 0) result = result * base % prime;
    }
    return result;
  };
  const int edges = order * (order - 1) / 2;
  std::uint64_t total = 0;
  std::vector<int> parts;
  const std::function<void(int, int)> visit = [&](int rest, int largest) {
    if (rest > 0) {
      for (int part = std::min(rest, largest); part >= 1; --part) {
        parts.push_back(part);
        visit(rest - part, part);
        parts.pop_back();
      }
      return;
    }
    std::uint64_t divisor = 1;
    std::map<int, std::uint64_t> multiplicity;
    for (const int part : parts) {
      divisor = divisor * static_cast<std::uint64_t>(part) % prime;
      divisor = divisor * ++multiplicity[part] % prime;
    }
    std::vector<std::uint64_t> product(static_cast<std::size_t>(2 * edges + 1), 0);
    const auto middle = static_cast<std::size_t>(edges);
    product[middle] = 1;
    std::size_t reach = 0;
    const auto multiply = [&](int length, int times) {
      const auto shift = static_cast<std::size_t>(length);
      for (; times > 0; --times) {
        std::vector<std::uint64_t> next = product;
        for (std::size_t i = middle - reach; i <= middle + reach; ++i) {
          next[i - shift] = (next[i - shift] + product[i]) % prime;
          next[i + shift] = (next[i + shift] + product[i]) % prime;
        }
        product = std::move(next);
        reach += shift;
      }
    };
    for (std::size_t i = 0; i < parts.size(); ++i) {
      multiply(parts[i], (parts[i] - 1) / 2);
      if (parts[i] % 2 == 0) multiply(parts[i] / 2, 1);
      for (std::size_t j = 0; j < i; ++j) {
        multiply(std::lcm(parts[i], parts[j]), std::gcd(parts[i], parts[j]));
      }
    }
    const std::uint64_t share = power(divisor, prime - 2);
    total = (total + share * ((product[middle] + product[middle + 1]) % prime)) % prime;
  };
  visit(order, order);
  return total;
}

TEST(Count, TotalsWithOneVariableAreThoseOfTheLayers) {
  Job job;
  for (int order = 1; order <= 16; ++order) {
    EXPECT_EQ(count_all_turns(order, 2, job), count_in_turns(order, 2, job).total) << order;
  }
  EXPECT_EQ(count_all_turns(7, 3, job), count_in_turns(7, 3, job).total);
  EXPECT_EQ(count_all_turns(7, 1, job), 1044);
}

TEST(Count, TotalsOfLargeBoardsAreThoseOfTheDefinitionModuloAPrime) {
  Job job;
  constexpr std::uint64_t kPrime = 2'147'483'647;
  for (const int order : {6, 17, 21}) {
    const mpz_class rest = count_all_turns(order, 2, job) % mpz_class(kPrime);
    EXPECT_EQ(rest.get_ui(), balanced_total_modulo(order, kPrime)) << order;
  }
}

TEST(Count, BoundsOfLayersHoldAndAreCloseWhereThereAreManyColourings) {
  Job job;
  for (const int order : {1, 2, 3, 4, 7, 12, 19}) {
    const TurnCounts exact = count_in_turns(order, 2, job);
    const std::vector<mpz_class> bounds = turn_bounds(order, job);
    ASSERT_EQ(bounds.size(), exact.plies.size());
    mpz_class sum;
    for (std::size_t ply = 0; ply < bounds.size(); ++ply) {
      EXPECT_GE(bounds[ply], exact.plies[ply].count) << order << ", ply " << ply;
      sum += bounds[ply];
    }
    EXPECT_EQ(bounds.front(), 1);
    if (order == 19) {
      EXPECT_LT(sum * 1000, exact.total * 1001);
    }
  }
}

TEST(Count, AnswersForTheSmallestOrders) {
  EXPECT_EQ(balanced_total(1), "1");
  EXPECT_EQ(balanced_total(2), "2");
}

TEST(Count, BadInputIsRefused) {
  Job job;
  EXPECT_THROW(count_in_turns(0, 2, job), InputError);
  EXPECT_THROW(count_in_turns(kMaxCountedOrder + 1, 2, job), InputError);
  EXPECT_THROW(count_in_turns(6, 0, job), InputError);
  EXPECT_THROW(count_colourings(6, std::vector{8, 8}, job), InputError);
  EXPECT_THROW(count_colourings(6, std::vector{-1, 8}, job), InputError);
  EXPECT_THROW(count_colourings(6, std::vector{2147483647, 2147483647}, job), InputError);
  EXPECT_THROW(count_colourings(6, std::vector<int>{}, job), InputError);
}

TEST(Count, BudgetsAreObeyed) {
  Budget small;
  small.memory_bytes = kSmallestMemory;
  Job tight(small);
  EXPECT_THROW(count_all_colourings(20, 3, tight), JobStopped);
  EXPECT_THROW(count_in_turns(kMaxCountedOrder, 255, tight), JobStopped);
  Job interrupted;
  interrupted.interrupt();
  EXPECT_THROW(count_in_turns(12, 2, interrupted), JobStopped);
}

}  // namespace
}  // namespace harary
