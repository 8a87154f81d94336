// SPDX-License-Identifier: MIT
// Misère quotients: published ones, and sums whose winner the plain definition says.
#include "theory/misere/quotient.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>

#include "base/error.hpp"
#include "theory/misere/heap_sums.hpp"

namespace harary {
namespace {

QuotientAnswer answer_to(const std::string& code, int heaps, const QuotientLimits& limits = {}) {
  MisereQuotients quotients(HeapGame(code, "test"), limits);
  for (int heap = 1; heap < heaps; ++heap) quotients.next();
  return quotients.next();
}

MisereQuotient quotient_of(const std::string& code, int heaps) {
  return answer_to(code, heaps).quotient.value();
}

// The definition: a player who cannot move wins.
class PlainMisere {
 public:
  explicit PlainMisere(const std::string& code) : game_(code, "test") {}
  bool previous_wins(std::vector<int> heaps) {
    std::sort(heaps.begin(), heaps.end());
    if (const auto known = known_.find(heaps); known != known_.end()) return known->second;
    bool some_move = false;
    bool all_lose = true;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      for (const std::vector<int>& left : game_.options(heaps[i])) {
        std::vector<int> next = heaps;
        next.erase(next.begin() + static_cast<std::ptrdiff_t>(i));
        next.insert(next.end(), left.begin(), left.end());
        some_move = true;
        all_lose = all_lose && !previous_wins(next);
      }
    }
    known_[heaps] = some_move && all_lose;
    return some_move && all_lose;
  }

 private:
  HeapGame game_;
  std::map<std::vector<int>, bool> known_;
};

TEST(HeapGame, ReadsOctalCodes) {
  const HeapGame kayles("0.77", "test");
  EXPECT_EQ(kayles.options(1), (std::vector<std::vector<int>>{{}}));
  EXPECT_EQ(kayles.options(4), (std::vector<std::vector<int>>{{1, 1}, {1, 2}, {2}, {3}}));
  EXPECT_EQ(HeapGame("0.137", "test").options(1).size(), 1U);
  EXPECT_THROW(HeapGame("0.78", "test"), InputError);
  EXPECT_THROW(HeapGame("77", "test"), InputError);
  EXPECT_THROW(HeapGame("0." + std::string(65, '7'), "test"), InputError);
}

// T. Plambeck, "Taming the wild in impartial combinatorial games", 2005: Kayles has a quotient of
// 40 elements.
TEST(MisereQuotient, OfKaylesHasOrderForty) {
  EXPECT_EQ(quotient_of("0.77", 1).order(), 2U);
  EXPECT_EQ(quotient_of("0.77", 1).relations, std::vector<std::string>{"a^2 = 1"});
  EXPECT_EQ(quotient_of("0.77", 1).p_portion, std::vector<std::string>{"a"});
  // Nim heaps of 1 and 2.
  EXPECT_EQ(quotient_of("0.77", 3).order(), 6U);
  EXPECT_EQ(quotient_of("0.77", 27).order(), 40U);
}

TEST(MisereQuotient, DecidesSumsAsTheDefinitionDoes) {
  for (const auto& [code, largest] : std::vector<std::pair<std::string, int>>{
           {"0.77", 9}, {"0.137", 9}, {"0.07", 9}, {"0.4", 9}, {"0.31", 8}, {"0.15", 10}}) {
    const HeapGame game(code, "test");
    const MisereQuotient quotient = quotient_of(code, largest);
    HeapSums sums(1 << 26);
    for (int heap = 1; heap <= largest; ++heap) sums.add_heap(game.options(heap));
    PlainMisere plain(code);
    std::mt19937 random(3);
    for (int i = 0; i < 300; ++i) {
      std::vector<int> heaps(random() % 5);
      for (int& heap : heaps)
        heap = 1 + static_cast<int>(random() % static_cast<unsigned>(largest));
      EXPECT_EQ(sums.previous_wins(sums.sum_of(heaps)), plain.previous_wins(heaps)) << code;
    }
    for (int heap = 1; heap <= largest; ++heap) {
      const auto& lost = quotient.p_portion;
      const std::string& value = quotient.values.at(static_cast<std::size_t>(heap) - 1);
      EXPECT_EQ(std::find(lost.begin(), lost.end(), value) != lost.end(),
                plain.previous_wins({heap}))
          << code << " " << heap;
    }
  }
}

TEST(MisereQuotient, EndsAtItsLimits) {
  QuotientLimits few;
  few.most_elements = 10;
  const QuotientAnswer answer = answer_to("0.77", 5, few);
  EXPECT_FALSE(answer.quotient);
  EXPECT_EQ(answer.elements, 10U);
  few.most_elements = 1000;
  few.most_pairs = 5;
  EXPECT_FALSE(answer_to("0.77", 3, few).quotient);
}

}  // namespace
}  // namespace harary
