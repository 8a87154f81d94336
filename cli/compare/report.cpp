// SPDX-License-Identifier: MIT
#include "cli/compare/report.hpp"

#include <fmt/format.h>

#include <vector>

#include "base/error.hpp"
#include "cli/compare/comparison.hpp"
#include "cli/own_program.hpp"

namespace harary::cli {

namespace {

std::vector<std::string_view> chosen_questions(const CompareOptions& options) {
  std::vector<std::string_view> chosen;
  for (const std::string_view question : options.questions) {
    if (question.find(options.only) != std::string_view::npos) chosen.push_back(question);
  }
  if (chosen.empty()) {
    throw InputError(fmt::format("--only: no question contains {}; leave it out to see them all",
                                 in_quotes(options.only)));
  }
  return chosen;
}

std::string positions_text(const std::optional<std::uint64_t>& positions) {
  return positions ? std::to_string(*positions) : "-";
}

std::string question_text(const ComparedQuestion& question) {
  const std::string head = fmt::format("{:<62}", question.question);
  std::string text;
  if (question.failed()) {
    text = head + "no answer\n";
  } else {
    const RatioSpread spread = spread_of(question.ratios);
    text = fmt::format("{}{:>12}{:>9.3f}{:>9.3f}{:>8.3f}  {:.3f} to {:.3f}\n", head,
                       positions_text(question.mine.positions), question.mine.seconds,
                       question.other.seconds, spread.median, spread.least, spread.most);
    if (!question.same_positions()) {
      text += fmt::format("  the other program visits {} positions\n",
                          positions_text(question.other.positions));
    }
  }
  if (!question.mine.failure.empty()) {
    text += fmt::format("  this program: {}\n", question.mine.failure);
  }
  if (!question.other.failure.empty()) {
    text += fmt::format("  the other program: {}\n", question.other.failure);
  }
  for (const std::string& difference : question.differences) {
    text += fmt::format("  the answers differ: {}\n", difference);
  }
  return text;
}

Json side_json(const ProgramSide& side) {
  if (!side.failure.empty()) return {{"failure", side.failure}};
  return {{"seconds", side.seconds},
          {"positions", side.positions ? Json(*side.positions) : Json(nullptr)}};
}

Json question_json(const ComparedQuestion& question) {
  Json json{{"question", question.question},
            {"mine", side_json(question.mine)},
            {"other", side_json(question.other)}};
  if (question.failed()) return json;
  const RatioSpread spread = spread_of(question.ratios);
  json["ratio"] = {{"median", spread.median}, {"least", spread.least}, {"most", spread.most}};
  json["ratios"] = question.ratios;
  json["repeats"] = question.repeats;
  json["differences"] = question.differences;
  return json;
}

// What all questions together say.
struct Totals {
  std::vector<std::vector<double>> ratios;
  int failed = 0;
  int other_positions = 0;
  int other_answers = 0;

  void add(const ComparedQuestion& question) {
    if (question.failed()) {
      ++failed;
      return;
    }
    ratios.push_back(question.ratios);
    if (!question.same_positions()) ++other_positions;
    if (!question.differences.empty()) ++other_answers;
  }
};

std::string totals_text(const Totals& totals, int pairs) {
  std::string text;
  if (totals.ratios.empty()) {
    text = "no question was answered by both programs\n";
  } else {
    const MeanRatio mean = mean_ratio(totals.ratios);
    text = fmt::format("geometric mean of {} {}: {:.3f}", totals.ratios.size(),
                       totals.ratios.size() == 1 ? "ratio" : "ratios", mean.mean);
    text += mean.interval ? fmt::format(", 95 % confidence {:.3f} to {:.3f}", mean.interval->first,
                                        mean.interval->second)
                          : std::string(", without an interval: that takes two pairs");
    text += fmt::format("; pairs: {}\n", pairs);
  }
  return text + fmt::format(
                    "questions with other positions: {}, with other answers: {}, without an "
                    "answer: {}\n",
                    totals.other_positions, totals.other_answers, totals.failed);
}

Json totals_json(const Totals& totals, const Comparison& comparison, int pairs) {
  Json json{{"questions", totals.ratios.size()},
            {"pairs", pairs},
            {"mine", comparison.my_version()},
            {"other", comparison.other_version()},
            {"geometric_mean", nullptr},
            {"interval", nullptr},
            {"other_positions", totals.other_positions},
            {"other_answers", totals.other_answers},
            {"without_answer", totals.failed}};
  if (totals.ratios.empty()) return json;
  const MeanRatio mean = mean_ratio(totals.ratios);
  json["geometric_mean"] = mean.mean;
  if (mean.interval) json["interval"] = {mean.interval->first, mean.interval->second};
  return json;
}

}  // namespace

int compare_programs(Context& context, const CompareOptions& options, std::uint64_t memory_bytes,
                     const Job& job) {
  const std::vector<std::string_view> questions = chosen_questions(options);
  Comparison comparison(own_program(), options.program, options.pairs, memory_bytes, job);
  if (!context.json()) {
    context.out() << fmt::format("this program: {}\nthe other:    {}\n", comparison.my_version(),
                                 comparison.other_version())
                  << fmt::format("{:<62}{:>12}{:>9}{:>9}{:>8}  {}\n", "question", "positions",
                                 "this, s", "other, s", "ratio", "least to most")
                  << std::flush;
  }
  Totals totals;
  for (const std::string_view question : questions) {
    const ComparedQuestion compared = comparison.ask(question);
    totals.add(compared);
    if (context.json()) {
      context.print(question_json(compared));
    } else {
      context.out() << question_text(compared) << std::flush;
    }
  }
  if (context.json()) {
    context.print(totals_json(totals, comparison, options.pairs));
  } else {
    context.out() << totals_text(totals, options.pairs);
  }
  return totals.failed == 0 ? kAnswered : kFailed;
}

}  // namespace harary::cli
