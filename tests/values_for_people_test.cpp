// SPDX-License-Identifier: MIT
// The game says who is better, under every rule for ties, and never by the sign of a value:
// chances, plays at random and what the machine players think of a position, on random instances of
// every game of the catalogue.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <unordered_map>

#include "app/catalogue.hpp"
#include "app/following.hpp"
#include "app/suggestion/player_knowledge.hpp"
#include "base/error.hpp"
#include "instances/instances.hpp"
#include "play/chances.hpp"
#include "play/playouts.hpp"

namespace harary::tests {
namespace {

// Calls f(game, words) with `count` random instances of each game, under each of its rules for
// ties.
void for_every_rule(int count, int most_points, std::uint64_t seed,
                    const std::function<void(const Game&)>& f) {
  TestRandom random(seed);
  for (const GameDescription& game : catalogue()) {
    if (game.solitaire) continue;
    int accepted = 0;
    for (int tries = 0; accepted < count && tries < 30 * count; ++tries) {
      OptionTexts texts = random_options(game, most_points, random);
      const OptionSpec* ties = game.option("ties");
      const std::vector<std::string> rules =
          ties == nullptr ? std::vector<std::string>{""} : ties->values;
      try {
        for (const std::string& rule : rules) {
          if (ties != nullptr) texts["ties"] = rule;
          SCOPED_TRACE(words_of(game.name, texts));
          f(*make_game(game.name, options_of(texts)));
          if (testing::Test::HasFailure()) return;
        }
        ++accepted;
      } catch (const InputError&) {  // the family refuses it
      }
    }
    EXPECT_EQ(accepted, count) << game.name;
  }
}

std::shared_ptr<const Game> unowned(const Game& game) {
  return {std::shared_ptr<void>(), &game};
}

// What a solved start is worth to a side, 1, 1/2 or 0.
double solved_for(const Game& game, Side side, Job& job) {
  const Answer answer = game.solve({}, job);
  EXPECT_TRUE(answer.proved);
  return (1 + worth(Verdict{*answer.winner, {}, {}}, side)) / 2.0;
}

TEST(ValuesForPeople, ChancesAgainstAPerfectOpponentAreTheSolvedResult) {
  for_every_rule(12, 6, 5, [](const Game& game) {
    if (game.rules().players() > 2) return;
    Job job;
    const PlayerKnowledge knowledge(unowned(game), job);
    const PositionGraph& graph = knowledge.graph();
    const PerfectPolicy perfect;
    const KeepingPolicy keeping;
    for (const Side side : {Side::first, Side::second}) {
      const double solved = solved_for(game, side, job);
      EXPECT_DOUBLE_EQ(chances(graph, side, perfect, perfect)[graph.start()], solved);
      EXPECT_DOUBLE_EQ(chances(graph, side, keeping, keeping)[graph.start()], solved);
      EXPECT_DOUBLE_EQ(best_chances(graph, side, perfect)[graph.start()], solved);
      // Against mistakes no player does worse, and a player who never errs keeps the result.
      EXPECT_GE(chances(graph, side, perfect, RandomPolicy())[graph.start()], solved - 1e-9);
      EXPECT_GE(knowledge.scores(side)[graph.start()], solved - 1e-9);
    }
    for (PositionGraph::Number n = 0; n < graph.size(); ++n) {
      const Verdict verdict = knowledge.explored().verdict(n);
      EXPECT_EQ(graph.worth_for(Side::first, n), worth(verdict, Side::first));
      EXPECT_EQ(graph.worth_for(Side::second, n), worth(verdict, Side::second));
    }
  });
}

// How plays at random end for a player: losses, ties, wins, as shares.
using Ends = std::array<double, 3>;

class Enumeration {
 public:
  Enumeration(const Game& game, int player) : rules_(game.rules()), player_(player) {}

  Ends from(const Position& p) {
    if (const auto value = rules_.result(p)) {
      const Verdict verdict = rules_.verdict(for_first(rules_.mover(p), *value));
      Ends ends{};
      ends[static_cast<std::size_t>(worth(verdict, player_) + 1)] = 1;
      return ends;
    }
    const Position asked = rules_.representative(p);
    if (const auto known = known_.find(asked); known != known_.end()) return known->second;
    Ends sum{};
    double moves = 0;
    for (const Move& move : rules_.moves(p)) {
      const Ends after = from(rules_.after(p, move));
      for (std::size_t i = 0; i < 3; ++i) sum[i] += after[i];
      moves += 1;
    }
    for (double& share : sum) share /= moves;
    return known_[asked] = sum;
  }

 private:
  struct Hash {
    std::size_t operator()(const Position& p) const { return p.hash(); }
  };
  const RuntimeRules& rules_;
  int player_;
  std::unordered_map<Position, Ends, Hash> known_;
};

void plays_end_as_enumerated(int count, int most_points, std::uint64_t seed) {
  for_every_rule(count, most_points, seed, [](const Game& game) {
    const RuntimeRules& rules = game.rules();
    const Position start = rules.start();
    if (rules.result(start)) return;
    const int player = rules.player_to_move(start);
    Enumeration enumeration(game, player);
    Ends expected{};
    std::uint64_t least = 0;  // moves, to know a position with several
    for (const Move& move : rules.moves(start)) {
      if (least++ > 2) break;
      const Position q = rules.after(start, move);
      expected = enumeration.from(q);
      constexpr int kPlays = 3000;
      std::mt19937_64 random(7);
      const Job job;
      Ends found{};
      for (int play = 0; play < kPlays; ++play) {
        found[static_cast<std::size_t>(random_play(rules, q, player, random, job) + 1)] += 1;
      }
      for (std::size_t i = 0; i < 3; ++i) {
        // Five standard deviations, and room for shares near 0 and 1.
        const double spread = std::sqrt(expected[i] * (1 - expected[i]) / kPlays);
        EXPECT_NEAR(found[i] / kPlays, expected[i], 5 * spread + 1e-9) << i;
      }
    }
  });
}

TEST(ValuesForPeople, PlaysAtRandomEndAsOftenAsTheEnumerationSays) {
  plays_end_as_enumerated(4, 7, 6);
}

TEST(ValuesForPeopleLong, PlaysAtRandomEndAsOftenAsTheEnumerationSaysOnTenPoints) {
  plays_end_as_enumerated(6, 10, 8);
}

// Listens to estimates.
class Estimates final : public AnalysisFollower {
 public:
  std::map<std::string, PlayoutEstimate> by_move;

  void begins(const PlayView&) override {}
  void learned(const MoveNews& news) override {
    if (!news.estimate) return;
    if (const auto* plays = std::get_if<PlayoutEstimate>(&*news.estimate)) {
      by_move[news.move] = *plays;
    }
  }
};

TEST(ValuesForPeople, EstimatesAreSharesThatHoldTheEnumeration) {
  // The issue's own case: ties are the second player's, and most random plays tie.
  GameOptions options;
  options.set("board", "K6");
  const auto game = make_game("clique", options);
  Budget budget;
  budget.time = std::chrono::milliseconds(300);
  Job job(budget);
  Estimates estimates;
  game->session(budget)->follow("", estimates, job);
  ASSERT_FALSE(estimates.by_move.empty());
  for (const auto& [move, estimate] : estimates.by_move) {
    EXPECT_NEAR(estimate.won.share + estimate.tied.share + estimate.lost.share, 1, 1e-9);
    EXPECT_EQ(estimate.tied.share, 0) << "no tie: equal cliques are the second player's";
    for (const Share& share : {estimate.won, estimate.tied, estimate.lost}) {
      EXPECT_LE(share.low, share.share);
      EXPECT_GE(share.high, share.share);
    }
    // By enumeration 0.1667 of the random plays are won; ten deviations.
    const double spread = std::sqrt(0.1667 * 0.8333 / static_cast<double>(estimate.plays));
    EXPECT_NEAR(estimate.won.share, 0.1667, 10 * spread + 0.01) << estimate.plays;
  }
}

TEST(ValuesForPeople, ForesightTakesTheEndThatTheRuleGivesThePlayer) {
  // The last edge of C4: equal stars, which the rule gives to one of them or to no player.
  for (const auto& [rule, expected] :
       std::map<std::string, double>{{"first", -1}, {"second", 1}, {"draw", 0}}) {
    GameOptions options;
    options.set("board", "matching:2");
    options.set("ties", rule);
    const auto game = make_game("star", options);
    const Job job;
    const auto merits = game->foresight("red=0-1;green=", 1, job);
    ASSERT_EQ(merits.size(), 1U);
    EXPECT_EQ(merits[0].merit, expected) << rule;
  }
}

}  // namespace
}  // namespace harary::tests
