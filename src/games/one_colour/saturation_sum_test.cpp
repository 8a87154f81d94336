// SPDX-License-Identifier: MIT
#include "games/one_colour/saturation_sum.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <unordered_map>

#include "graph/named.hpp"
#include "support/games/plain_nimbers.hpp"

namespace harary {
namespace {

using Game = SaturationRules<1>;
using Sum = SaturationSumRules<1>;
static_assert(Summands<Sum>);
static_assert(Classified<Sum>);
static_assert(Prioritised<Sum>);

Game game(const std::string& board, const std::string& target, Growth growth = Growth::anywhere) {
  return Game({std::make_shared<const EdgeBoard>(named_graph(board)), {}, Side::first},
              named_graph(target), growth);
}

// Nimbers by sums and keys.
class SumNimbers {
 public:
  explicit SumNimbers(const Sum& rules) : rules_(rules) {}

  int nimber(const Sum::Position& p) {
    int result = 0;
    rules_.for_each_summand(p, [&](const Sum::Position& s) { result ^= of_summand(s); });
    return result;
  }
  std::size_t keys() const { return known_.size(); }

 private:
  int of_summand(const Sum::Position& p) {
    const Sum::Key key = rules_.key(p);
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    std::set<int> reached;
    for (const int move : rules_.moves(p)) reached.insert(nimber(rules_.after(p, move)));
    return known_[key] = least_excluded(reached);
  }
  struct Hash {
    std::size_t operator()(const Sum::Key& key) const { return key.hash(); }
  };
  const Sum& rules_;
  std::unordered_map<Sum::Key, int, Hash> known_;
};

TEST(SaturationSum, NimbersAreThoseOfThePlainGameEverywhere) {
  const std::vector<std::pair<std::string, std::string>> cases{
      {"K5", "K3"},         {"K6", "K3"},       {"W6", "K3"}, {"K2,2,2", "K3"}, {"colex:12", "K3"},
      {"K3,3", "C4"},       {"K5", "P4"},       {"K5", "C4"}, {"K5", "star:3"}, {"petersen", "P3"},
      {"K5", "matching:2"}, {"colex:12", "K4"}, {"C6", "K3"}, {"K5", "paw"}};
  for (const auto& [board, target] : cases) {
    const Game rules = game(board, target);
    const Sum sum(rules);
    PlainNimbers<Game> plain(rules);
    SumNimbers sums(sum);
    plain.nimber(rules.start());
    int wrong = 0;
    for (const auto& [p, nimber] : plain.known()) {
      const Sum::Position q = sum.reduced(p);
      wrong += sums.nimber(q) != nimber || q.legal() != rules.moves(p);
      for (const int move : rules.moves(p)) {
        wrong += sum.after(q, move) != sum.reduced(rules.after(p, move));
      }
    }
    EXPECT_EQ(wrong, 0) << board << ' ' << target;
  }
}

TEST(SaturationSum, SummandsPartTheMovesButForTempoMoves) {
  const Game rules = game("K5", "K3");
  const Sum sum(rules);
  const auto p = sum.reduced(rules.parse_position("edges=0-1,1-2,2-3,3-4,0-4"));
  EXPECT_TRUE(p.legal().empty());
  EXPECT_EQ(sum.result(p), -1);
  const auto q = sum.reduced(rules.parse_position("edges=0-1"));
  Sum::Edges moves;
  sum.for_each_summand(q, [&](const Sum::Position& s) {
    EXPECT_FALSE(moves.intersects(s.legal()));
    EXPECT_EQ(s.mover, Side::second);
    moves |= s.legal();
  });
  EXPECT_EQ(moves, q.legal());
}

TEST(SaturationSum, TriangleGamesUpToNineVerticesAreWonAsInTheLiterature) {
  for (int n = 3; n <= 9; ++n) {
    const Game rules({std::make_shared<const EdgeBoard>(complete_graph(n)), {}, Side::first},
                     complete_graph(3), Growth::anywhere);
    const Sum sum(rules);
    EXPECT_EQ(SumNimbers(sum).nimber(sum.start()) != 0, n == 6) << n;
  }
}

TEST(SaturationSum, RefusesTheConnectedVariant) {
  EXPECT_THROW(Sum(game("K5", "K3", Growth::connected)), InputError);
}

}  // namespace
}  // namespace harary
