// SPDX-License-Identifier: MIT
// The proof search with several threads, with little memory, stopped and resumed.
#include "solve/proof/search.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <random>
#include <string>
#include <vector>

#include "app/engines/core_engine.hpp"
#include "base/error.hpp"
#include "games/scoring/scoring.hpp"
#include "graph/named.hpp"
#include "solve/reference/reference.hpp"
#include "support/base/test_folder.hpp"

namespace harary {
namespace {

template <class R>
R game(const std::string& board) {
  return R({std::make_shared<const EdgeBoard>(named_graph(board)), {}, {}, {}});
}

Budget budget(int threads, std::uint64_t memory = std::uint64_t{1} << 28) {
  Budget result;
  result.memory_bytes = memory;
  result.threads = threads;
  return result;
}

template <class Core>
Value value_of_start(const Core& core, const Budget& spend, std::uint64_t* positions = nullptr) {
  Job job(spend);
  ProofSearch<Core> search(core, job);
  const Value value = search.value(core.start());
  if (positions != nullptr) *positions = search.positions();
  return value;
}

TEST(ProofSearch, ThreadsAgree) {
  const CliqueThreshold clique(8, {});
  const StarThreshold star(7, {});
  const CaptureCore capture(7, {});
  for (const int threads : {1, 2, 8}) {
    EXPECT_EQ(value_of_start(clique, budget(threads)), -1);
    EXPECT_EQ(value_of_start(star, budget(threads)), -1);
    EXPECT_EQ(value_of_start(capture, budget(threads)), outcome_value(2, 1));
  }
}

TEST(ProofSearch, ThreadsAgreeWithATableThatForgetsNearlyAll) {
  const CliqueThreshold clique(7, {});
  const CaptureCore capture(6, {});
  for (const int threads : {1, 2, 4}) {
    EXPECT_EQ(value_of_start(clique, budget(threads, 1 << 17)), -1);
    EXPECT_EQ(value_of_start(capture, budget(threads, 1 << 17)), outcome_value(3, 3));
  }
}

TEST(ProofSearch, OneThreadVisitsTheSamePositionsInEveryRun) {
  const StarThreshold star(7, {});
  std::uint64_t first = 0;
  std::uint64_t second = 0;
  value_of_start(star, budget(1), &first);
  value_of_start(star, budget(1), &second);
  EXPECT_EQ(first, second);
  EXPECT_GT(first, 1000U);
}

// The points that are certain differ where keys are equal.
TEST(ProofSearch, CertainPointsAreNoPartOfWhatTheTableHolds) {
  const auto rules = game<CaptureRules<1>>("K5");
  const auto core = rules.core().value();
  Job job(budget(1));
  ProofSearch<CaptureCore> search(core, job);
  Reference<CaptureRules<1>> reference(rules, &job);
  auto p = rules.start();
  while (!rules.result(p)) {
    for (const int move : rules.moves(p)) {
      const auto q = rules.after(p, move);
      ASSERT_EQ(search.value(rules.in_core(core, q)), reference.evaluate(q).value);
    }
    p = rules.after(p, *rules.moves(p).begin());
  }
}

// Random boards, some edges coloured, either player to begin, turns of one edge or more.
TwoColourSetup random_start(std::mt19937& random) {
  const int order = 4 + static_cast<int>(random() % 4);
  std::vector<Edge> pairs = complete_graph(order).edges();
  std::shuffle(pairs.begin(), pairs.end(), random);
  const std::size_t open = 5 + random() % 6;
  const std::size_t coloured = random() % 8;
  Graph board(order);
  TwoColourSetup setup;
  for (std::size_t i = 0; i < std::min(open + coloured, pairs.size()); ++i) {
    board.add_edge(pairs[i]);
    if (i < open) continue;
    (random() % 3 != 0 ? setup.red : setup.green).push_back(pairs[i]);
  }
  setup.board = std::make_shared<const EdgeBoard>(board);
  setup.turns.starter = random() % 2 == 0 ? Side::first : Side::second;
  if (random() % 4 == 0) setup.turns.second_bias = 2;
  return setup;
}

template <class R>
std::shared_ptr<CoreSearch<typename R::Core>> search_of(const R& rules, Job& job) {
  return std::make_shared<CoreSearch<typename R::Core>>(rules.core().value(), job, "", 1);
}

// Along a random play, one engine for the whole play: values and bounds by the plain definition.
template <class R>
void expect_the_values_of_a_play(const R& rules, CoreEngine<R>& engine, Job& job,
                                 std::mt19937& random) {
  Reference<R> reference(rules, &job);
  for (auto p = rules.start(); !rules.result(p);) {
    const Value value = reference.evaluate(p).value;
    ASSERT_EQ(engine.value(p), value) << rules.position_text(p);
    for (const Value beta : {value, value + 1, value + 1000, value - 1000}) {
      const Value bound = engine.value(p, beta - 1, beta);
      ASSERT_EQ(bound >= beta, value >= beta) << rules.position_text(p);
    }
    const auto moves = rules.moves(p);
    auto move = moves.begin();
    for (auto skip = random() % static_cast<unsigned>(moves.size()); skip > 0; --skip) ++move;
    p = rules.after(p, *move);
  }
}

// Outcomes by claims, with the help of one-sided games where there are some.
template <class R>
void expect_outcomes_on_random_boards(unsigned seed) {
  std::mt19937 random(seed);
  for (int i = 0; i < 400; ++i) {
    const R rules(random_start(random));
    Job job(budget(1));
    CoreEngine<R> engine(rules, search_of(rules, job));
    expect_the_values_of_a_play(rules, engine, job, random);
    if (testing::Test::HasFatalFailure()) return;
  }
}

TEST(CoreEngine, FindsTheOutcomeOfCliqueOnRandomBoards) {
  expect_outcomes_on_random_boards<CliqueRules<1>>(7);
}

TEST(CoreEngine, FindsTheOutcomeOfStarOnRandomBoards) {
  expect_outcomes_on_random_boards<StarRules<1>>(8);
}

TEST(CoreEngine, FindsTheOutcomeOfColexOnRandomBoards) {
  expect_outcomes_on_random_boards<ColexRules<1>>(9);
}

// Boards of all kinds one after the other, with one search as long as the turns are the same.
template <class R>
void expect_outcomes_with_a_kept_search(KeptCores& kept, std::mt19937& random) {
  const R rules(random_start(random));
  Job job(budget(1));
  CoreEngine<R> engine(rules, kept.search_on(rules.core().value(), job));
  expect_the_values_of_a_play(rules, engine, job, random);
}

TEST(KeptCores, ServeOneBoardAfterTheOther) {
  std::mt19937 random(10);
  KeptCores kept(budget(1), 0.25);
  for (int i = 0; i < 300 && !testing::Test::HasFatalFailure(); ++i) {
    expect_outcomes_with_a_kept_search<CliqueRules<1>>(kept, random);
    expect_outcomes_with_a_kept_search<StarRules<1>>(kept, random);
    expect_outcomes_with_a_kept_search<CaptureRules<1>>(kept, random);
    expect_outcomes_with_a_kept_search<ColexRules<1>>(kept, random);
  }
}

// What is learned of one board says something of the next.
TEST(KeptCores, SaveWork) {
  const auto positions = [](KeptCores* kept, const std::string& board) {
    Job job(budget(1));
    const CaptureRules<1> rules(
        {std::make_shared<const EdgeBoard>(named_graph(board)), {}, {}, {}});
    const auto search =
        kept != nullptr ? kept->search_on(rules.core().value(), job) : search_of(rules, job);
    const std::uint64_t before = search->search.positions();
    CoreEngine<CaptureRules<1>>(rules, search).value(rules.start());
    return search->search.positions() - before;
  };
  KeptCores kept(budget(1), 1);
  EXPECT_EQ(positions(&kept, "colex:12"), positions(nullptr, "colex:12"));
  EXPECT_LT(positions(&kept, "colex:13"), positions(nullptr, "colex:13"));
  EXPECT_EQ(positions(&kept, "colex:13"), 0U);
}

// Where cliques of four vertices are at stake, the one-sided game decides most positions.
TEST(CoreEngine, KnowsTheOutcomesOfStartGraphs) {
  const auto outcome = [](const std::string& board, std::vector<Edge> red, Side starter) {
    TwoColourSetup setup{
        std::make_shared<const EdgeBoard>(named_graph(board)), std::move(red), {}, {}};
    setup.turns.starter = starter;
    const CliqueRules<1> rules(setup);
    Job job(budget(1));
    CoreEngine<CliqueRules<1>> engine(rules, search_of(rules, job));
    return outcome_of(for_first(starter, engine.value(rules.start())));
  };
  const std::vector<Edge> triangle{Edge::between(0, 1), Edge::between(0, 2), Edge::between(1, 2)};
  const std::vector<Edge> claw{Edge::between(0, 1), Edge::between(0, 2), Edge::between(0, 3)};
  using Outcome = std::pair<int, int>;
  EXPECT_EQ(outcome("K6", triangle, Side::first), Outcome(3, 2));  // also by the plain rules
  EXPECT_EQ(outcome("K6", claw, Side::first), Outcome(3, 2));
  EXPECT_EQ(outcome("K7", triangle, Side::first), Outcome(3, 3));
  EXPECT_EQ(outcome("K7", claw, Side::second), Outcome(3, 3));
  EXPECT_EQ(outcome("K8", claw, Side::first), Outcome(4, 3));
  EXPECT_EQ(outcome("K8", claw, Side::second), Outcome(3, 3));
}

class Checkpoint : public testing::Test {
 protected:
  Budget keeping(int threads) const {
    Budget result = budget(threads);
    result.checkpoint = path();
    return result;
  }

  std::string path() const { return folder_.file("table"); }

  TestFolder folder_;
};

TEST_F(Checkpoint, AStoppedSearchOfThreadsGoesOnWhereItWas) {
  const CaptureCore capture(7, {});
  std::uint64_t whole = 0;
  value_of_start(capture, budget(1), &whole);
  std::uint64_t before = 0;
  int runs = 0;
  for (bool done = false; !done; ++runs) {
    Budget slice = keeping(runs % 2 + 1);
    slice.time = std::chrono::milliseconds(15);
    Job job(slice);
    ProofSearch<CaptureCore> search(capture, job, "capture, K7");
    EXPECT_EQ(search.positions(), before);
    try {
      EXPECT_EQ(search.value(capture.start()), outcome_value(2, 1));
      done = true;
    } catch (const JobStopped& stop) {
      EXPECT_EQ(stop.reason, StopReason::time);
    }
    EXPECT_GE(search.positions(), before);
    before = search.positions();
    ASSERT_LT(runs, 1000);
  }
  EXPECT_GT(runs, 1);
  EXPECT_GT(before, whole / 2);
}

// On K9 the clique game takes 11,000 positions, nearly all of one-sided games. A slice is an eighth
// of what the whole search takes here, so that on any machine there are several, and the last that
// is stopped has gone most of the way. They grow if the machine has become too slow for them.
TEST_F(Checkpoint, HasWhatIsProvedOfOneSidedGames) {
  const CliqueThreshold clique(9, {});
  Job whole(budget(1));
  EXPECT_EQ(ProofSearch<CliqueThreshold>(clique, whole, "clique, K9").value(clique.start()), -1);
  const int eighth = std::max(1, static_cast<int>(whole.seconds() * 1000 / 8));
  int runs = 0;
  for (bool done = false; !done; ++runs) {
    Budget slice = keeping(1);
    slice.time = std::chrono::milliseconds(eighth * (1 + runs / 16));
    Job job(slice);
    ProofSearch<CliqueThreshold> search(clique, job, "clique, K9");
    try {
      EXPECT_EQ(search.value(clique.start()), -1);
      done = true;
    } catch (const JobStopped&) {
    }
    ASSERT_LT(search.positions(), 40'000U) << "in run " << runs;
  }
  EXPECT_GT(runs, 2);
  EXPECT_GT(std::filesystem::file_size(path() + kOneSidedFile), 200'000U);

  Job job(keeping(1));
  std::filesystem::remove(path());
  const CliqueThreshold other(8, {});
  EXPECT_THROW(ProofSearch<CliqueThreshold>(other, job, "clique, K8"), FileError);
}

TEST_F(Checkpoint, OfAnotherGameIsRefused) {
  const CaptureCore capture(4, {});
  Job job(keeping(1));
  {
    ProofSearch<CaptureCore> search(capture, job, "capture, K4");
    job.interrupt();
    const CaptureCore larger(7, {});
    ProofSearch<CaptureCore> long_search(larger, job, "capture, K4");
    EXPECT_THROW(long_search.value(larger.start()), JobStopped);
  }
  EXPECT_THROW(ProofSearch<CaptureCore>(capture, job, "capture, K5"), FileError);
}

}  // namespace
}  // namespace harary
