// SPDX-License-Identifier: MIT
#include "app/split.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "app/catalogue.hpp"
#include "app/game.hpp"
#include "base/error.hpp"

namespace harary {
namespace {

using Texts = std::vector<std::pair<std::string, std::string>>;

std::unique_ptr<Game> game(const std::string& name, const Texts& texts) {
  GameOptions options;
  for (const auto& [option, text] : texts) options.set(option, text);
  return make_game(name, options);
}

Question about(QuestionKind kind) {
  Question question;
  question.kind = kind;
  return question;
}

struct Asked {
  std::string name;
  Texts options;
};

const std::vector<Asked>& games() {
  static const std::vector<Asked> games{{"sim", {}},
                                        {"clique", {{"board", "K5"}}},
                                        {"star", {{"board", "K5"}, {"bias", "1:2"}}},
                                        {"capture", {{"board", "C6"}, {"first", "green"}}},
                                        {"colex", {{"board", "colex:7"}}},
                                        {"saturation", {{"order", "7"}}},
                                        {"achievement", {{"board", "K5"}, {"target", "K3"}}},
                                        {"sim+", {{"board", "K4"}}},
                                        {"pos-cnf", {{"formula", "1,2/2,3/1,3"}}},
                                        {"letters", {{"letters", "2 1 3 2"}}}};
  return games;
}

// Parts are solved or split by lot, the best first or any of those that are open.
TEST(SplitGame, PartsOfAnyDepthSayTogetherWhatTheGameSays) {
  std::mt19937 random(1);
  for (const Asked& asked : games()) {
    const auto game = harary::game(asked.name, asked.options);
    Job job;
    for (const QuestionKind kind : {QuestionKind::outcome, QuestionKind::winner}) {
      const Answer whole = game->solve(about(QuestionKind::outcome), job);
      for (int run = 0; run < 6; ++run) {
        SCOPED_TRACE(testing::Message() << asked.name << ", " << static_cast<int>(kind) << run);
        SplitGame split(*game, kind);
        split.split_all(run % 3, job);
        std::set<std::string> met;
        for (auto open = split.open(); !open.empty(); open = split.open()) {
          EXPECT_FALSE(split.joined());
          const std::string part = open[run < 3 ? 0 : random() % open.size()];
          EXPECT_TRUE(met.insert(part).second) << part;
          if (random() % 3 == 0) {
            split.split(part, job);
          } else {
            split.learn(part, game->solve_part(part, about(kind), job).proved_value.value());
          }
        }
        const Verdict verdict = split.joined().value();
        EXPECT_EQ(verdict.winner, whole.winner);
        if (kind == QuestionKind::winner) continue;
        EXPECT_EQ(verdict.score, whole.value);
        EXPECT_EQ(verdict.outcome, whole.outcome);
      }
    }
  }
}

TEST(SplitGame, SplitToTheEndNeedsNoValues) {
  const auto star = game("star", {{"board", "K4"}});
  Job job;
  SplitGame split(*star, QuestionKind::outcome);
  split.split_all(6, job);
  EXPECT_TRUE(split.parts().empty());
  EXPECT_TRUE(split.open().empty());
  EXPECT_EQ(split.joined().value().outcome, std::pair(2, 2));
}

// Red's first edge of K4 is one part; Green's answer touches it or not.
TEST(SplitGame, PartsAreThoseUpToIsomorphismInTheNumbersOfPlay) {
  const auto clique = game("clique", {{"board", "K4"}});
  Job job;
  SplitGame split(*clique, QuestionKind::outcome);
  EXPECT_EQ(split.parts(), std::vector<std::string>{"red=;green="});
  split.split_all(1, job);
  EXPECT_EQ(split.parts(), std::vector<std::string>{"red=0-1;green="});
  split.split("red=0-1;green=", job);
  EXPECT_EQ(split.parts(), (std::vector<std::string>{"red=0-1;green=0-2", "red=0-1;green=2-3"}));
  EXPECT_TRUE(split.has("red=0-1;green="));
  EXPECT_FALSE(split.has("red=2-3;green="));
  // A position that was split before changes nothing, and one that is not in the split does not
  // either.
  split.split("red=0-1;green=", job);
  split.split("red=2-3;green=", job);
  split.learn("red=2-3;green=", 0);
  EXPECT_EQ(split.parts().size(), 2u);
  EXPECT_FALSE(split.joined());
}

// On the bowtie every edge touches two others, so Maker gets two that touch by any first edge: the
// value of one part is enough. That of a position that was split counts as well.
TEST(SplitGame, NeedsOnlyWhatCanStillMatter) {
  const auto maker = game("maker-breaker", {{"board", "bowtie"}, {"target", "P3"}});
  Job job;
  SplitGame split(*maker, QuestionKind::outcome);
  split.split_all(1, job);
  ASSERT_GT(split.parts().size(), 1u);
  const std::string best = split.open().front();
  split.learn(best, 1);
  EXPECT_EQ(split.joined().value().winner, Winner::first);
  SplitGame again(*maker, QuestionKind::outcome);
  again.split_all(2, job);
  again.learn(best, 1);
  EXPECT_TRUE(again.joined());
  EXPECT_TRUE(again.open().empty());
}

TEST(SplitGame, AnyValueOfTheSameWinnerWillDo) {
  const auto star = game("star", {{"board", "K5"}, {"ties", "draw"}});
  Job job;
  for (const Value value : {Value{1}, Value{4095}, Value{0}}) {
    SplitGame split(*star, QuestionKind::winner);
    split.learn("red=;green=", value);  // all of them are ties: a - b = 0
    EXPECT_EQ(split.joined().value().winner, Winner::tie) << value;
  }
  SplitGame split(*star, QuestionKind::winner);
  split.learn("red=;green=", 4096);
  EXPECT_EQ(split.joined().value().winner, Winner::first);
}

TEST(SplitGame, StaysAsItIsWhenTheJobIsStopped) {
  const auto clique = game("clique", {{"board", "K9"}});
  Budget budget;
  budget.memory_bytes = 2000;
  Job small(budget);
  SplitGame split(*clique, QuestionKind::outcome);
  split.split_all(1, small);
  const auto parts = split.parts();
  EXPECT_THROW(split.split_all(3, small), JobStopped);
  Job job;
  job.interrupt();
  const auto before = split.parts();
  EXPECT_THROW(split.split(before.front(), job), JobStopped);
  EXPECT_EQ(split.parts(), before);
  Job roomy;
  split.split(before.front(), roomy);
  EXPECT_GT(split.parts().size(), before.size());
}

TEST(SplitGame, RefusesGamesThatAreNotForTwo) {
  const auto three = game("avoidance", {{"order", "4"}, {"colours", "3"}, {"target", "K3"}});
  EXPECT_THROW(SplitGame(*three, QuestionKind::outcome), InputError);
  const auto flood = game("flood", {{"board", "square:3x2=012210"}});
  EXPECT_THROW(SplitGame(*flood, QuestionKind::outcome), InputError);
  const auto clique = game("clique", {{"board", "K4"}});
  Job job;
  EXPECT_THROW(SplitGame(*clique, QuestionKind::outcome).split_all(-1, job), InputError);
}

}  // namespace
}  // namespace harary
