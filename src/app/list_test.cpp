// SPDX-License-Identifier: MIT
// Lists of instances: answered in order, as one by one, of games for one and for two.
#include "app/list.hpp"

#include <gtest/gtest.h>

#include <thread>
#include <vector>

#include "app/catalogue.hpp"
#include "base/error.hpp"
#include "base/portable_threads.hpp"

namespace harary {
namespace {

using Next = std::function<std::optional<ListEntry>()>;

GameOptions board(const std::string& text) {
  GameOptions options;
  options.set("board", text);
  return options;
}

// The boards name(0), name(1), ….
List boards(int count, const std::function<std::string(int)>& name) {
  return {[count, name, i = 0]() mutable -> std::optional<ListEntry> {
            if (i == count) return std::nullopt;
            ListEntry entry{"line " + std::to_string(i + 1), board(name(i))};
            ++i;
            return entry;
          },
          static_cast<std::uint64_t>(count)};
}

Budget budget_of(int threads) {
  Budget budget;
  budget.threads = threads;
  return budget;
}

Answer alone(const std::string& game, const std::string& name, const Budget& budget = {}) {
  Job job(budget);
  return make_game(game, board(name))->solve({}, job);
}

TEST(List, IsAnsweredInOrderAndAsOneByOne) {
  Job job(budget_of(3));
  std::vector<int> lengths;
  const auto name = [](int i) { return "square:6x6/5:" + std::to_string(i); };
  solve_list("flood", boards(200, name), {}, job, {}, BetweenBoards::forget,
             [&](const Answer& answer) {
               ASSERT_EQ(answer.instance.at("board"), name(static_cast<int>(lengths.size())));
               ASSERT_TRUE(answer.solution && answer.solution->optimal());
               lengths.push_back(answer.solution->length);
             });
  ASSERT_EQ(lengths.size(), 200U);
  for (int i = 0; i < 200; i += 20) {
    EXPECT_EQ(alone("flood", name(i)).solution->length, lengths[static_cast<std::size_t>(i)]);
  }
}

TEST(List, GamesForTwoVisitTheSamePositionsAsAlone) {
  const std::vector<std::string> names{"K5",     "C5",   "petersen", "K2",  "K3,3", "W5",
                                       "star:4", "Q3",   "P6",       "C6",  "K4",   "bowtie",
                                       "house",  "K2,4", "K5",       "bull"};
  Job job(budget_of(4));
  Budget quarter;  // the size of a table is seen in the number of positions
  quarter.memory_bytes /= 4;
  std::size_t i = 0;
  const auto name = [&](int k) { return names[static_cast<std::size_t>(k)]; };
  solve_list("star", boards(static_cast<int>(names.size()), name), {}, job, {},
             BetweenBoards::forget, [&](const Answer& answer) {
               const Answer expected = alone("star", names[i++], quarter);
               EXPECT_EQ(answer.instance, expected.instance);
               EXPECT_EQ(answer.outcome, expected.outcome);
               EXPECT_EQ(answer.positions, expected.positions);
             });
  EXPECT_EQ(i, names.size());
}

TEST(List, AShortOneIsAnsweredToo) {
  for (int count = 0; count < 3; ++count) {
    Job job(budget_of(4));
    int delivered = 0;
    solve_list("clique", boards(count, [](int i) { return "K" + std::to_string(4 + i); }), {}, job,
               {}, BetweenBoards::forget, [&](const Answer& answer) {
                 ++delivered;
                 EXPECT_TRUE(answer.proved);
               });
    EXPECT_EQ(delivered, count);
  }
}

TEST(List, EndsWithItsFirstBadBoardAfterAllAnswersBeforeIt) {
  for (const int bad : {0, 2, 7, 20}) {
    for (const int threads : {1, 2, 5}) {
      Job job(budget_of(threads));
      const auto name = [&](int i) { return i == bad ? "hex:nowhere:1" : "hex:5x5:1"; };
      int delivered = 0;
      EXPECT_THROW(solve_list("flood", boards(50, name), {}, job, {}, BetweenBoards::forget,
                              [&](const Answer&) { ++delivered; }),
                   InputError);
      EXPECT_EQ(delivered, bad);
    }
  }
}

TEST(List, ContinuesBehindBadEntriesWhereTheyAreTaken) {
  for (const int threads : {1, 2, 5}) {
    Job job(budget_of(threads));
    int given = 0;
    // Of each three the first cannot be read, the second is refused by the game, the third
    // answered.
    const Next next = [&]() -> std::optional<ListEntry> {
      if (given == 60) return std::nullopt;
      const int i = given++;
      ListEntry entry{std::to_string(i), board(i % 3 == 1 ? "hex:nowhere:1" : "hex:5x5:1")};
      if (i % 3 == 0) entry.refused = "not a board";
      return entry;
    };
    std::vector<std::string> order;
    solve_list(
        "flood", {next, 60}, {}, job, {}, BetweenBoards::forget,
        [&](const Answer&) { order.emplace_back("answer"); },
        [&](const std::string& place, const std::string&, const std::string& why) {
          order.push_back(place + (why == "not a board" ? "" : " of the game"));
        });
    ASSERT_EQ(order.size(), 60U);
    for (std::size_t i = 0; i < 60; i += 3) {
      EXPECT_EQ(order[i], std::to_string(i));
      EXPECT_EQ(order[i + 1], std::to_string(i + 1) + " of the game");
      EXPECT_EQ(order[i + 2], "answer");
    }
  }
}

// One report for the list, never one of a board.
TEST(List, TellsWhichBoardItIsAt) {
  for (const int threads : {1, 3}) {
    std::vector<Progress> told;
    Job job(budget_of(threads), [&](const Progress& progress) { told.push_back(progress); });
    solve_list("star", boards(40, [](int) { return "K6"; }), {}, job, {}, BetweenBoards::forget,
               [&](const Answer&) { std::this_thread::sleep_for(std::chrono::milliseconds(10)); });
    ASSERT_FALSE(told.empty());
    for (const Progress& progress : told) {
      EXPECT_EQ(progress.phase, "board " + std::to_string(progress.done + 1) + " of 40");
      EXPECT_EQ(progress.total, 40U);
    }
  }
}

TEST(List, EndsWithAnErrorOfItsSourceAfterAllAnswersBeforeIt) {
  for (const int threads : {1, 2, 8}) {
    Job job(budget_of(threads));
    int given = 0;
    const Next next = [&]() -> std::optional<ListEntry> {
      if (given == 5) throw InputError("line 6 is not a board");
      ++given;
      return ListEntry{"", board("C5")};
    };
    int delivered = 0;
    EXPECT_THROW(solve_list("clique", {next}, {}, job, {}, BetweenBoards::forget,
                            [&](const Answer&) { ++delivered; }),
                 InputError);
    EXPECT_EQ(delivered, 5);
  }
}

TEST(List, EndsWhenItsTimeIsOver) {
  Budget budget;
  budget.time = std::chrono::milliseconds(1);
  for (const int threads : {1, 3}) {
    budget.threads = threads;
    Job job(budget);
    while (job.seconds() < 0.002) {
    }
    std::vector<Answer> answers;
    EXPECT_THROW(
        solve_list("flood", boards(5, [](int) { return "square:18x18/8:1"; }), {}, job, {},
                   BetweenBoards::forget, [&](const Answer& answer) { answers.push_back(answer); }),
        JobStopped);
    ASSERT_EQ(answers.size(), 1U);
    EXPECT_EQ(answers[0].stopped, StopReason::time);
    ASSERT_TRUE(answers[0].solution);
    EXPECT_LT(answers[0].solution->lower, answers[0].solution->length);
  }
}

TEST(List, AnInterruptEndsWorkUnderWay) {
  Job job(budget_of(3));
  std::vector<Answer> answers;
  const portable::jthread interrupter([&job] {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    job.interrupt();
  });
  EXPECT_THROW(
      solve_list("sim", boards(3, [](int) { return "K9"; }), {}, job, {}, BetweenBoards::forget,
                 [&](const Answer& answer) { answers.push_back(answer); }),
      JobStopped);
  EXPECT_EQ(answers.size(), 1U);
}

}  // namespace
}  // namespace harary
