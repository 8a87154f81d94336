// SPDX-License-Identifier: MIT
// The verifier against an oracle that knows nothing of files, bytes and canonical forms: sets of
// representatives and plain recursion. Sets that prove something, sets with positions missing,
// random sets, and statements that are false.
#include "verify/check.hpp"
#include "support/games/with_ending.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <unordered_set>

#include "base/error.hpp"
#include "certificate/writer.hpp"
#include "games/letters/letters.hpp"
#include "games/one_colour/connect.hpp"
#include "games/one_colour/saturation.hpp"
#include "games/one_colour/setup.hpp"
#include "games/positional/achievement/achievement.hpp"
#include "games/positional/achievement/maker_breaker.hpp"
#include "games/positional/avoidance/avoidance.hpp"
#include "games/positional/avoidance/coalition.hpp"
#include "games/positional/avoidance_plus/avoidance_plus.hpp"
#include "games/positional/setup.hpp"
#include "games/rules_of.hpp"
#include "games/scoring/scoring.hpp"
#include "support/certificate/test_file.hpp"
#include "support/games/promises.hpp"
#include "verify/plain_rules_game.hpp"

namespace harary {
namespace {

template <Certifiable R>
class Trial {
 public:
  using Position = typename R::Position;
  using Set = std::unordered_set<Position, HashOfSmallValue>;

  explicit Trial(const R& rules) : rules_(rules), plain_(rules), file_("check") {
    plain_.value(rules.start());
  }

  Value value(Side side) {
    return value_for(side, rules_.mover(rules_.start()), plain_.value(rules_.start()));
  }

  // All positions in which the side's opponent is to move and the side has at least that value.
  std::vector<Position> good_positions(Side side, Value at_least) {
    Set set;
    for (const auto& [p, evaluation] : plain_.known()) {
      if (rules_.result(p) || rules_.mover(p) == side || -evaluation.value < at_least) continue;
      set.insert(rules_.representative(p));
    }
    std::vector<Position> sorted(set.begin(), set.end());
    const Packing<R> packing(rules_);
    std::vector<std::uint8_t> a(packing.width());
    std::vector<std::uint8_t> b(packing.width());
    std::sort(sorted.begin(), sorted.end(), [&](const Position& p, const Position& q) {
      packing.pack(p, a);
      packing.pack(q, b);
      return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end());
    });
    return sorted;
  }

  // What the format's document says, word for word.
  bool oracle(const std::vector<Position>& positions, Side side, Value at_least) {
    const Set set(positions.begin(), positions.end());
    const std::function<bool(const Position&)> held = [&](const Position& p) {
      const auto assured = assured_value(rules_, p, side);
      if (assured && *assured >= at_least) return true;
      if (rules_.result(p)) return false;
      if (rules_.mover(p) != side) return set.count(rules_.representative(p)) != 0;
      for (const auto& move : rules_.moves(p)) {
        if (held(rules_.after(p, move))) return true;
      }
      return false;
    };
    if (!held(rules_.start())) return false;
    for (const Position& p : positions) {
      if (rules_.result(p) || rules_.mover(p) == side) return false;
      for (const auto& move : rules_.moves(p)) {
        if (!held(rules_.after(p, move))) return false;
      }
    }
    return true;
  }

  CheckReport check(const std::vector<Position>& positions, Side side, Value at_least) {
    Job job;
    return check(positions, side, at_least, job);
  }
  CheckReport check(const std::vector<Position>& positions, Side side, Value at_least, Job& job) {
    const Packing<R> packing(rules_);
    PositionSet set(packing.width());
    std::vector<std::uint8_t> bytes(packing.width());
    for (const Position& p : positions) {
      packing.pack(p, bytes);
      set.insert(hash_bytes(bytes), bytes);
    }
    Job unlimited;
    CertificateWriter writer(file_.path());
    writer.write_header({"test", {}, "test", {{side, at_least, std::nullopt}}});
    writer.write_positions(set, unlimited);
    writer.finish();
    const CertificateReader reader(file_.path(), unlimited);
    return check_certificate(
        reader,
        [&](const Statement&) {
          return plain_game_of_rules(std::make_shared<const RulesOf<R>>(rules_));
        },
        job);
  }

  // A set of which no position can be left out.
  std::vector<Position> minimal(std::vector<Position> positions, Side side, Value at_least) {
    while (true) {
      const std::size_t before = positions.size();
      for (std::size_t i = before; i-- > 0;) {
        std::vector<Position> fewer = positions;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        if (oracle(fewer, side, at_least)) positions = fewer;
      }
      if (positions.size() == before) return positions;
    }
  }

  const R& rules() const { return rules_; }

 private:
  R rules_;
  Reference<R> plain_;
  TestFile file_;
};

template <class Position>
std::vector<Position> some_of(const std::vector<Position>& positions, unsigned percent,
                              std::mt19937& random) {
  std::vector<Position> result;
  for (const Position& p : positions) {
    if (random() % 100 < percent) result.push_back(p);
  }
  return result;
}

template <Certifiable R>
void try_everything(const R& rules) {
  Trial<R> trial(rules);
  std::mt19937 random(11);
  for (const Side side : {Side::first, Side::second}) {
    const Value value = trial.value(side);
    const auto good = trial.good_positions(side, value);
    ASSERT_TRUE(trial.oracle(good, side, value));
    const CheckReport report = trial.check(good, side, value);
    ASSERT_TRUE(report.holds) << report.violation->reason;
    EXPECT_EQ(report.checked.at(0).positions, good.size());

    // One position missing.
    const auto minimal = good.size() <= 300 ? trial.minimal(good, side, value) : good;
    ASSERT_TRUE(trial.check(minimal, side, value).holds);
    for (std::size_t i = 0; i < minimal.size() && good.size() <= 300; ++i) {
      auto fewer = minimal;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
      const CheckReport refused = trial.check(fewer, side, value);
      ASSERT_FALSE(refused.holds);
      // The place is a position of the game that people can look at.
      if (!refused.violation->position.starts_with("a=")) {
        EXPECT_NE(refused.violation->position.find('='), std::string::npos);
      }
      EXPECT_NE(refused.violation->reason, "");
    }

    // Random parts of all positions, good or bad, against the oracle; one value too much.
    const auto all = trial.good_positions(side, -kInfinity);
    EXPECT_FALSE(trial.check(all, side, value + 1).holds);
    EXPECT_FALSE(trial.check(good, side, value + 1).holds);
    EXPECT_FALSE(trial.check({}, side, value + 1).holds);
    for (const unsigned percent : {50, 90, 99}) {
      const auto some = some_of(all, percent, random);
      EXPECT_EQ(trial.check(some, side, value).holds, trial.oracle(some, side, value));
      EXPECT_FALSE(trial.check(some, side, value + 1).holds);
      const auto most = some_of(good, percent, random);
      EXPECT_EQ(trial.check(most, side, value).holds, trial.oracle(most, side, value));
    }

    // Positions of the other mover, and finished ones.
    const auto wrong = trial.good_positions(opponent(side), -kInfinity);
    if (!wrong.empty()) {
      auto more = good;
      more.push_back(wrong.front());
      const CheckReport refused = trial.check(more, side, value);
      EXPECT_FALSE(refused.holds);
      EXPECT_NE(refused.violation->reason.find("is to move there"), std::string::npos);
    }
  }
}

GameOptions options_of(const std::map<std::string, std::string>& texts) {
  GameOptions options;
  for (const auto& [name, text] : texts) options.set(name, text);
  return options;
}

template <class R>
void try_target_game(const std::map<std::string, std::string>& texts) {
  const TargetSetup setup = read_target_setup(options_of(texts), false);
  if constexpr (std::is_constructible_v<R, TargetSetup>) {
    try_everything(R(setup));
  } else {
    try_everything(R(setup.colours, setup.targets));
  }
}

template <class R>
void try_scoring_game(const std::map<std::string, std::string>& texts) {
  const GameOptions options = options_of(texts);
  try_everything(R(read_two_colour_setup(options, options.board())));
}

TEST(Check, AgreesWithTheOracleOnAvoidance) {
  using Normal = WithEnding<AvoidanceRules<1>, AvoidanceEnding::normal>;
  using Misere = WithEnding<AvoidanceRules<1>, AvoidanceEnding::misere>;
  try_target_game<Normal>({{"board", "K4"}, {"target", "K3"}});
  try_target_game<Normal>({{"board", "C6"}, {"target", "P3"}});
  try_target_game<Normal>({{"board", "K4"}, {"target", "K3"}, {"bias", "1:2"}});
  try_target_game<Normal>({{"board", "K2,3"}, {"target", "P4"}, {"bias", "3:2"}});
  try_target_game<Misere>({{"board", "K4"}, {"target", "P3"}, {"green-target", "K3"}});
  try_target_game<Misere>({{"board", "bowtie"}, {"target", "K3"}, {"first", "green"}});
}

TEST(Check, AgreesWithTheOracleOnAchievement) {
  using Draw = WithEnding<AchievementRules<1>, PositionalEnding::draw>;
  using NoDraw = WithEnding<AchievementRules<1>, PositionalEnding::green_wins>;
  try_target_game<Draw>({{"board", "K4"}, {"target", "K3"}});
  try_target_game<Draw>({{"board", "K4"}, {"target", "P4"}, {"bias", "2:1"}});
  try_target_game<NoDraw>({{"board", "K4"}, {"target", "C4"}});
  try_target_game<MakerBreakerRules<1>>({{"board", "K4"}, {"target", "K3"}});
  try_target_game<MakerBreakerRules<1>>({{"board", "K4"}, {"target", "P4"}, {"red", "0-1"}});
}

TEST(Check, AgreesWithTheOracleOnAvoidancePlus) {
  try_target_game<AvoidancePlusRules<1>>({{"board", "K3"}, {"target", "K3"}});
  try_target_game<AvoidancePlusRules<1>>({{"board", "C5"}, {"target", "P3"}});
  try_target_game<AvoidancePlusRules<1>>({{"board", "K4"}, {"target", "K3"}});
}

TEST(Check, AgreesWithTheOracleOnThreePlayers) {
  const auto board = [](const std::string& name) {
    return std::make_shared<const EdgeBoard>(options_of({{"board", name}}).board());
  };
  const GameOptions options = options_of({{"board", "K4"}, {"target", "P3"}});
  const Graph target = options.target("target", "", options.board());
  for (int lone = 0; lone < 3; ++lone) {
    try_everything(CoalitionRules<1, 3>({3, board("K4"), {target}, {}, {}, 0}, lone));
    try_everything(CoalitionRules<1, 3>({3, board("C5"), {target}, {}, {}, 0}, lone));
    try_everything(CoalitionRules<1, 3>({3, board("C5"), {target}, {{{0, 1}}}, {1, 2}, 1}, lone));
  }
}

TEST(Check, AgreesWithTheOracleOnScoringGames) {
  try_scoring_game<CliqueRules<1>>({{"board", "K4"}});
  try_scoring_game<StarRules<1>>({{"board", "K4"}, {"bias", "2:1"}});
  try_scoring_game<CaptureRules<1>>({{"board", "K2,3"}});
  try_scoring_game<CaptureRules<1>>({{"board", "colex:7"}, {"first", "green"}});
  try_scoring_game<ColexRules<1>>({{"board", "colex:7"}, {"bias", "1:3"}});
}

TEST(Check, AgreesWithTheOracleOnSaturation) {
  for (const Growth growth : {Growth::anywhere, Growth::connected}) {
    for (const std::string board : {"K5", "C6", "K2,3"}) {
      const GameOptions options = options_of({{"board", board}, {"first", "green"}});
      const Graph target = options_of({{"target", "K3"}}).target("target", "", options.board());
      try_everything(SaturationRules<1>(read_one_colour_setup(options), target, growth));
    }
  }
}

TEST(Check, AgreesWithTheOracleOnConnect) {
  for (const Connecting connecting : {Connecting::wins, Connecting::loses}) {
    for (const std::string board : {"K4", "C5", "K2,3", "K1"}) {
      try_everything(
          ConnectRules<1>(read_one_colour_setup(options_of({{"board", board}})), connecting));
    }
  }
}

TEST(Check, AgreesWithTheOracleOnLetters) {
  for (const LastLetter last : {LastLetter::wins, LastLetter::loses}) {
    for (const LetterHeap heap : {LetterHeap{{1, 1, 1, 1}}, LetterHeap{{0, 0, 0, 5}},
                                  LetterHeap{{2, 0, 3, 1}}, LetterHeap{{0, 1, 0, 0}}}) {
      try_everything(LettersRules(heap, last, Side::second));
    }
  }
}

TEST(Check, SaysWhatItMeans) {
  using Misere = WithEnding<AvoidanceRules<1>, AvoidanceEnding::misere>;
  const TargetSetup setup =
      read_target_setup(options_of({{"board", "K4"}, {"target", "K3"}}), false);
  Trial<Misere> trial(Misere(setup.colours, setup.targets));
  const Value value = trial.value(Side::first);
  ASSERT_EQ(value, 0);
  const CheckReport report = trial.check(trial.good_positions(Side::first, 0), Side::first, 0);
  ASSERT_TRUE(report.holds);
  EXPECT_EQ(report.checked[0].meaning, "Red can reach a value of at least 0, and so does not lose");
  EXPECT_FALSE(report.winner.has_value());
  const CheckReport refused = trial.check({}, Side::first, 1);
  EXPECT_EQ(refused.violation->position, "red=;green=");
  EXPECT_NE(refused.violation->reason.find("the start is not held"), std::string::npos);
}

// Bytes that do not encode a position: a colour that does not exist, a bit beyond the end, another
// width.
TEST(Check, RefusesWhatIsNoPosition) {
  const TestFile file("malformed");
  const auto check = [&](const std::vector<std::uint8_t>& bytes) {
    Job job;
    PositionSet set(bytes.size());
    set.insert(0, bytes);
    CertificateWriter writer(file.path());
    writer.write_header({"test", {}, "test", {{Side::second, 1, std::nullopt}}});
    writer.write_positions(set, job);
    writer.finish();
    const CertificateReader reader(file.path(), job);
    using Normal = WithEnding<AvoidanceRules<1>, AvoidanceEnding::normal>;
    const TargetSetup setup =
        read_target_setup(options_of({{"board", "C5"}, {"target", "P3"}}), false);
    check_certificate(
        reader,
        [&](const Statement&) {
          return plain_game_of_rules(
              std::make_shared<const RulesOf<Normal>>(Normal(setup.colours, setup.targets)));
        },
        job);
  };
  EXPECT_NO_THROW(check({0, 0}));
  EXPECT_THROW(check({3, 0}), InputError);  // the third colour
  EXPECT_THROW(check({0, 4}), InputError);  // a sixth edge
  EXPECT_THROW(check({0, 0, 0}), InputError);
  EXPECT_THROW(check({0}), InputError);
}

// Sets of several pieces, with and without gaps: what is found is the same for any number of
// threads, the first violation in the order of the file.
TEST(Check, SaysTheSameWithManyThreads) {
  const auto rules = LettersRules({{11, 11, 11, 11}}, LastLetter::wins);
  Trial<LettersRules> trial(rules);
  const Side winner = trial.value(Side::first) > 0 ? Side::first : Side::second;
  const auto good = trial.good_positions(winner, 1);
  ASSERT_GT(good.size() * Packing<LettersRules>(rules).width(), std::size_t{4 * 8192});
  std::mt19937 random(20);
  int violated = 0;
  for (int round = 0; round < 12; ++round) {
    const auto positions = some_of(good, static_cast<unsigned>(100 - 2 * round), random);
    Budget budget;
    budget.threads = 1;
    Job one(budget);
    const CheckReport expected = trial.check(positions, winner, 1, one);
    budget.threads = 4;
    Job four(budget);
    const CheckReport report = trial.check(positions, winner, 1, four);
    EXPECT_EQ(report.holds, expected.holds);
    ASSERT_EQ(report.violation.has_value(), expected.violation.has_value());
    if (report.violation) {
      ++violated;
      EXPECT_EQ(report.violation->position, expected.violation->position);
      EXPECT_EQ(report.violation->move, expected.violation->move);
      EXPECT_EQ(report.violation->reason, expected.violation->reason);
    } else {
      ASSERT_EQ(report.checked.size(), 1U);
      EXPECT_EQ(report.checked[0].positions, positions.size());
      EXPECT_EQ(report.checked[0].positions, expected.checked[0].positions);
      EXPECT_EQ(report.checked[0].moves, expected.checked[0].moves);
    }
  }
  EXPECT_GT(violated, 5);
}

TEST(Check, KeepsToTheBudget) {
  const auto rules = LettersRules({{3, 3, 3, 3}}, LastLetter::wins);
  Trial<LettersRules> trial(rules);
  const Side winner = trial.value(Side::first) > 0 ? Side::first : Side::second;
  const auto good = trial.good_positions(winner, 1);
  Job interrupted;
  interrupted.interrupt();
  EXPECT_THROW(trial.check(good, winner, 1, interrupted), JobStopped);
  Budget budget;
  budget.memory_bytes = 100;
  Job small(budget);
  EXPECT_THROW(trial.check(good, winner, 1, small), JobStopped);
  Job enough;
  EXPECT_TRUE(trial.check(good, winner, 1, enough).holds);
}

}  // namespace
}  // namespace harary
