// SPDX-License-Identifier: MIT
// Certificates on winning sets: what the engine writes down, the verifier accepts, and the winner
// is that of the plain reference; no set of positions proves a wrong claim.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "app/certify/certify.hpp"
#include "app/engines/game_on_sets.hpp"
#include "games/positional/achievement/achievement.hpp"
#include "games/positional/achievement/maker_breaker.hpp"
#include "games/positional/avoidance/avoidance.hpp"
#include "games/positional/avoider/avoider.hpp"
#include "games/positional/waiter/waiter.hpp"
#include "solve/reference/reference.hpp"
#include "support/games/random_sets.hpp"
#include "support/games/with_ending.hpp"
#include "verify/position_check.hpp"
#include "verify/sets/set_game.hpp"

namespace harary {
namespace {

using OnPoints = PointSetGame<1>;

// What the random setups of a family may have.
struct May {
  int points = 7;
  bool bias = true;
  bool list = false;   // who makes which move, perhaps too few for all points
  bool hints = false;  // of Red's first move
  bool waiter = false;
};

PointSetup random_setup(std::mt19937_64& random, const May& may) {
  const int points = 3 + below(random, may.points - 2);
  PointSetup setup;
  WinningSets sets = random_sets(random, points, 9, setup);
  setup.starter = random() % 2 == 0 ? Side::first : Side::second;
  if (may.bias) setup.bias = {1 + below(random, 2), 1 + below(random, 2)};
  if (may.waiter) setup.bias[0] = 1;
  if (may.list && random() % 2 == 0) {
    setup.bias = {1, 1};
    setup.taken = {};
    Side side = setup.starter;
    const int moves = points - below(random, 3);
    const bool in_turn = random() % 2 == 0;
    for (int i = 0; i < moves; ++i) {
      sets.turns.push_back(side);
      if (in_turn || random() % 2 == 0) side = opponent(side);
    }
    if (may.hints && random() % 2 == 0 && setup.starter == Side::first) {
      sets.first_moves = {below(random, points)};
    }
  }
  setup.sets = std::make_shared<const WinningSets>(std::move(sets));
  return setup;
}

// Of a game with the positions of a certificate.
PositionSet classes(const PlainGame& game, const std::vector<std::string>& rows) {
  PositionSet set(game.class_width());
  std::vector<std::uint8_t> bytes(game.class_width());
  for (const std::string& row : rows) {
    const std::vector<std::uint8_t> position(row.begin(), row.end());
    game.class_of(position, bytes);
    set.insert(game.invariant(position), bytes);
  }
  return set;
}

bool is_proof(const PlainGame& game, const Statement& statement,
              const std::vector<std::string>& rows) {
  Job job;
  const PositionSet set = classes(game, rows);
  PositionCheck check(game, statement, set, job, 1 << 20);
  if (check.check_start()) return false;
  return std::none_of(rows.begin(), rows.end(), [&](const std::string& row) {
    const std::vector<std::uint8_t> position(row.begin(), row.end());
    return !game.well_formed(position) || check.check(position).has_value();
  });
}

std::vector<std::string> rows_of(const PositionSet& set) {
  std::vector<std::string> rows;
  for (std::size_t i = 0; i < set.size(); ++i) rows.emplace_back(set[i].begin(), set[i].end());
  return rows;
}

struct Tally {
  int proofs = 0;
  int changed = 0;  // mutations that were refused
};

template <class R>
void expect_proofs(R typed, std::mt19937_64& random, Tally& tally) {
  const auto rules = std::make_shared<const RulesOf<R>>(std::move(typed));
  Job job;
  const GameOnSets on_sets = game_on_sets<R>(rules);
  const auto engine = set_engine(on_sets, job);
  const auto instance = on_sets.instance();
  if (!engine || !instance) return;
  ASSERT_TRUE(engine->lists_sets());
  ASSERT_EQ(parse_set_instance(nlohmann::json::parse(to_json(*instance).dump())), *instance);
  const auto start = rules->typed().start();
  if (rules->typed().result(start)) return;
  const Value of_first =
      for_first(rules->typed().mover(start), Reference<R>(rules->typed()).value(start));
  for (const Statement& statement : winner_statements(*rules, of_first)) {
    const auto found = engine->reduced_positions(statement, CertifiedPositions::automatic);
    ASSERT_TRUE(found.has_value());
    ASSERT_EQ(found->kind, PositionKind::sets);
    std::vector<std::string> rows = rows_of(found->positions);
    const auto game = game_on_listed_sets(*instance, statement, {});
    ASSERT_TRUE(is_proof(*game, statement, rows));
    ++tally.proofs;
    // The same positions do not prove more, nor does a change of them.
    Statement more = statement;
    ++more.at_least;
    const auto wrong = game_on_listed_sets(*instance, more, {});
    ASSERT_FALSE(is_proof(*wrong, more, rows));
    const Statement other{opponent(statement.side), 1 - statement.at_least, std::nullopt};
    ASSERT_FALSE(is_proof(*game_on_listed_sets(*instance, other, {}), other, rows));
    for (int i = 0; i < 3 && !rows.empty(); ++i) {
      std::vector<std::string> changed = rows;
      std::string& row = changed[random() % changed.size()];
      row[random() % row.size()] ^= static_cast<char>(1 << random() % 8);
      if (!is_proof(*wrong, more, changed) && !is_proof(*game, statement, changed)) ++tally.changed;
      ASSERT_FALSE(is_proof(*wrong, more, changed));
    }
  }
}

TEST(SetCertificate, ProvesOwningGames) {
  std::mt19937_64 random(1);
  Tally tally;
  const May may{.list = true, .hints = true};
  for (int instance = 0; instance < 700; ++instance) {
    expect_proofs(MakerBreakerOn<OnPoints>(random_setup(random, may)), random, tally);
    expect_proofs(
        WithEnding<AchievementOn<OnPoints>, PositionalEnding::draw>(random_setup(random, may)),
        random, tally);
    expect_proofs(WithEnding<AchievementOn<OnPoints>, PositionalEnding::green_wins>(
                      random_setup(random, may)),
                  random, tally);
  }
  EXPECT_GT(tally.proofs, 1500);
  EXPECT_GT(tally.changed, 500);
}

TEST(SetCertificate, ProvesAvoidance) {
  std::mt19937_64 random(2);
  Tally tally;
  for (int instance = 0; instance < 400; ++instance) {
    const PointSetup setup = random_setup(random, {});
    expect_proofs(WithEnding<AvoidanceOn<OnPoints>, AvoidanceEnding::misere>(setup), random, tally);
    expect_proofs(WithEnding<AvoidanceOn<OnPoints>, AvoidanceEnding::normal>(setup), random, tally);
  }
  EXPECT_GT(tally.proofs, 600);
  EXPECT_GT(tally.changed, 500);
}

TEST(SetCertificate, ProvesAvoidersAndWaiters) {
  std::mt19937_64 random(3);
  Tally tally;
  for (int instance = 0; instance < 300; ++instance) {
    const PointSetup setup = random_setup(random, {});
    expect_proofs(StrictAvoiderOn<OnPoints>(setup), random, tally);
    expect_proofs(MonotoneAvoiderOn<OnPoints>(setup), random, tally);
    const PointSetup offers = random_setup(random, {.waiter = true});
    expect_proofs(WithEnding<WaiterOn<OnPoints>, WaiterGame::waiter_client>(offers), random, tally);
    expect_proofs(WithEnding<WaiterOn<OnPoints>, WaiterGame::client_waiter>(offers), random, tally);
  }
  EXPECT_GT(tally.proofs, 800);
  EXPECT_GT(tally.changed, 500);
}

// All positions that bytes can say, without those that fail, again and again: what is left is the
// largest set that agrees with itself. It must not prove a wrong claim.
template <class R>
void expect_no_proof(R typed, int& claims) {
  const auto rules = std::make_shared<const RulesOf<R>>(std::move(typed));
  const auto instance = set_instance(rules->typed());
  const auto start = rules->typed().start();
  if (!instance || rules->typed().result(start)) return;
  const Value of_first =
      for_first(rules->typed().mover(start), Reference<R>(rules->typed()).value(start));
  for (const Side side : {Side::first, Side::second}) {
    const Statement wrong{side, (side == Side::first ? of_first : -of_first) + 1, std::nullopt};
    if (wrong.at_least > 1) continue;
    ++claims;
    const auto game = game_on_listed_sets(*instance, wrong, {});
    std::vector<std::string> rows;
    std::string row(game->width(), '\0');
    const std::size_t codes = std::size_t{1} << (2 * instance->points.size());
    for (std::size_t code = 0; code < codes; ++code) {
      for (int made = 0; made <= instance->free_points(); ++made) {
        for (int unknown = 0; unknown <= 3; ++unknown) {
          row[0] = static_cast<char>(code & 0xff);
          if (instance->points.size() > 4) row[1] = static_cast<char>(code >> 8);
          row[game->width() - 4] = static_cast<char>(made);
          row[game->width() - 2] = static_cast<char>(unknown);
          const std::vector<std::uint8_t> bytes(row.begin(), row.end());
          if (game->well_formed(bytes) && !game->finished(bytes) && game->mover(bytes) != side) {
            rows.push_back(row);
          }
        }
      }
    }
    Job job;
    for (bool same = false; !same;) {
      const PositionSet set = classes(*game, rows);
      PositionCheck check(*game, wrong, set, job, 1 << 20);
      ASSERT_TRUE(check.check_start().has_value() || !rows.empty());
      const std::size_t before = rows.size();
      std::erase_if(rows, [&](const std::string& one) {
        const std::vector<std::uint8_t> bytes(one.begin(), one.end());
        return check.check(bytes).has_value();
      });
      same = rows.size() == before;
    }
    ASSERT_FALSE(is_proof(*game, wrong, rows));
  }
}

TEST(SetCertificate, ProvesNothingElse) {
  std::mt19937_64 random(4);
  int claims = 0;
  const May may{.points = 4, .list = true, .hints = true};
  for (int instance = 0; instance < 40; ++instance) {
    expect_no_proof(MakerBreakerOn<OnPoints>(random_setup(random, may)), claims);
    expect_no_proof(
        WithEnding<AchievementOn<OnPoints>, PositionalEnding::draw>(random_setup(random, may)),
        claims);
    expect_no_proof(WithEnding<AchievementOn<OnPoints>, PositionalEnding::green_wins>(
                        random_setup(random, may)),
                    claims);
  }
  EXPECT_GT(claims, 60);
}

}  // namespace
}  // namespace harary
