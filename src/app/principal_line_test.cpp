// SPDX-License-Identifier: MIT
#include "app/principal_line.hpp"

#include <gtest/gtest.h>

#include "app/catalogue.hpp"
#include "app/game.hpp"
#include "base/error.hpp"

namespace harary {
namespace {

std::unique_ptr<Game> game(const std::string& name, const std::string& board) {
  GameOptions options;
  options.set("board", board);
  return make_game(name, options);
}

TEST(PrincipalLine, LeadsToTheEndByMovesThatKeepTheValue) {
  const auto clique = game("clique", "K4");
  PrincipalLine line(*clique, "");
  Job job;
  Analysis analysis = clique->analyse(line.position(), job);
  const Verdict promised = analysis.verdict;
  while (line.lengthen(analysis)) {
    analysis = clique->analyse(line.position(), job);
    EXPECT_EQ(analysis.verdict.outcome, promised.outcome) << line.position();
  }
  EXPECT_TRUE(line.complete());
  EXPECT_EQ(line.moves().size(), 6U);
  EXPECT_EQ(clique->view(line.position()).verdict->outcome, promised.outcome);
}

TEST(PrincipalLine, OfAFinishedPositionHasNoMoves) {
  const auto clique = game("clique", "K2");
  PrincipalLine line(*clique, "red=0-1;green=");
  Job job;
  EXPECT_FALSE(line.lengthen(clique->analyse(line.position(), job)));
  EXPECT_TRUE(line.complete());
  EXPECT_TRUE(line.moves().empty());
}

TEST(PrincipalLine, EndsWhereAnAnalysisWasStopped) {
  const auto clique = game("clique", "K4");
  PrincipalLine line(*clique, "");
  Job job;
  ASSERT_TRUE(line.lengthen(clique->analyse("", job)));
  Analysis stopped = clique->analyse(line.position(), job);
  stopped.stopped = StopReason::time;
  EXPECT_FALSE(line.lengthen(stopped));
  EXPECT_FALSE(line.complete());
  EXPECT_EQ(line.moves().size(), 1U);
}

TEST(PrincipalLine, RefusesWhatIsNoPosition) {
  EXPECT_THROW(PrincipalLine(*game("clique", "K4"), "red=0-9"), InputError);
}

}  // namespace
}  // namespace harary
