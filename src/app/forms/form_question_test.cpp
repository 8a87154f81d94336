// SPDX-License-Identifier: MIT
// Values of boards: published ones, the same for each board of a list, and what is known where a
// limit ends the work.
#include "app/forms/form_question.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <vector>

#include "app/solving_series.hpp"
#include "base/error.hpp"

namespace harary {
namespace {

GameOptions form_options(const std::string& board, const std::string& red = "") {
  GameOptions options;
  options.set("board", board);
  if (!red.empty()) options.set("red", red);
  return options;
}

FormAnswer form_of(const std::string& game, const GameOptions& options,
                   const FormLimits& limits = {}) {
  Job job;
  return FormSolver(job.budget(), limits).solve(game, options, Question(), false, job);
}

std::string form_on(const std::string& game, const std::string& board) {
  return form_of(game, form_options(board)).report.value().form.value();
}

// Winning Ways, chapter 5 and 6: Snort and Col on paths and cycles; node Kayles on a path is
// Dawson's chess, 0.137.
TEST(FormQuestion, HasThePublishedValues) {
  const std::vector<std::string> snort{"*", "±1", "±2", "±{2|1}", "±(1,{3|0})", "*"};
  for (std::size_t n = 1; n <= snort.size(); ++n) {
    EXPECT_EQ(form_on("snort", "P" + std::to_string(n)), snort[n - 1]);
  }
  EXPECT_EQ(form_on("snort", "C5"), "*");
  EXPECT_EQ(form_on("snort", "K8"), "±7");
  EXPECT_EQ(form_on("col", "P1"), "*");
  EXPECT_EQ(form_on("col", "grid:3x3"), "0");
  const std::vector<std::string> chess{"*", "*", "*2", "0", "*3", "*", "*", "0", "*3", "*3", "*2"};
  for (std::size_t n = 1; n <= chess.size(); ++n) {
    EXPECT_EQ(form_on("kayles", "P" + std::to_string(n)), chess[n - 1]);
  }
  EXPECT_EQ(form_on("saturation", "K4"), "0");
}

TEST(FormQuestion, SaysAllThatIsKnownOfTheValue) {
  const Json json = to_json(form_of("snort", form_options("P4")));
  EXPECT_EQ(json["form"], "±{2|1}");
  EXPECT_EQ(json["mean"], "0");
  EXPECT_EQ(json["temperature"], "3/2");
  EXPECT_EQ(json["left_stop"], "1");
  EXPECT_EQ(json["right_stop"], "-1");
  EXPECT_EQ(json["class"], "first");
  EXPECT_EQ(json["reduced"], "±{2|1}");
  EXPECT_TRUE(json["atomic_weight"].is_null());
  EXPECT_EQ(json["thermograph"]["left"].back(), Json({"3/2", "0"}));
  EXPECT_FALSE(json["instance"].contains("first"));
  EXPECT_EQ(to_json(form_of("kayles", form_options("P5")))["atomic_weight"], "0");
}

// Whose turn it is does not matter, and the class is that of the search.
TEST(FormQuestion, AgreesWithTheClass) {
  for (const std::string game : {"col", "snort"}) {
    for (const std::string board : {"P6", "C6", "grid:3x2", "star:4", "P3+P4"}) {
      for (const std::string red : {"", "0", "0,3"}) {
        GameOptions options = form_options(board, red);
        FormAnswer answer;
        Job job;
        try {
          answer = form_of(game, options);
        } catch (const InputError&) {
          continue;  // the vertices are adjacent
        }
        const auto searched =
            solve_series(game, options, SeriesKind::outcome_class, Question(), job);
        EXPECT_EQ(answer.outcome_class, searched.outcome_class()) << game << " " << board << red;
        options.set("first", "green");
        EXPECT_EQ(form_of(game, options).report.value().form, answer.report.value().form);
      }
    }
  }
}

// Boards of a list share a table; when it is full, it is emptied.
TEST(FormQuestion, IsTheSameForBoardsOneAfterTheOther) {
  Job job;
  FormLimits few;
  few.most_forms = 60;
  FormSolver sharing(job.budget(), {});
  FormSolver emptied(job.budget(), few);
  for (const std::string board : {"P7", "C7", "grid:3x3", "grid:7x2", "P7", "K5", "star:6", "C7"}) {
    for (const std::string game : {"snort", "col"}) {
      const auto options = form_options(board);
      const auto alone = form_of(game, options);
      const auto shared = sharing.solve(game, options, Question(), false, job);
      EXPECT_EQ(to_json(shared)["form"], to_json(alone)["form"]) << game << " " << board;
      const auto after = emptied.solve(game, options, Question(), false, job);
      if (!after.report) continue;
      EXPECT_EQ(after.report->form, alone.report->form) << game << " " << board;
    }
  }
}

TEST(FormQuestion, EndsWithWhatIsKnown) {
  FormLimits few;
  few.most_forms = 5;
  const Json json = to_json(form_of("snort", form_options("P7"), few));
  EXPECT_TRUE(json["form"].is_null());
  EXPECT_EQ(json["limit"], "forms");
  EXPECT_EQ(json["stopped"], "memory");
  EXPECT_EQ(json["class"], "first");
  EXPECT_EQ(json["stops_between"], Json({"-7", "7"}));
  EXPECT_EQ(json["proved"], false);
  FormLimits young;
  young.most_birthday = 2;
  EXPECT_EQ(to_json(form_of("snort", form_options("P5"), young))["limit"], "birthday");
  Budget budget;
  budget.time = std::chrono::milliseconds(0);
  Job job(budget);
  const auto late =
      FormSolver(budget, {}).solve("snort", form_options("grid:5x5"), Question(), false, job);
  EXPECT_EQ(late.stopped, StopReason::time);
  EXPECT_FALSE(late.report);
}

TEST(FormQuestion, IsRefusedWhereThereAreNoValues) {
  EXPECT_THROW(form_of("domination", form_options("K4")), InputError);
  EXPECT_THROW(require_form("domination", form_options("K4")), InputError);
  EXPECT_NO_THROW(require_form("kayles", form_options("P4")));
  Job job;
  Question question;
  question.remoteness = true;
  EXPECT_THROW(FormSolver(job.budget(), {}).solve("col", form_options("P4"), question, false, job),
               InputError);
}

}  // namespace
}  // namespace harary
