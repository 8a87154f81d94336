// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/error.hpp"
#include "cli/bad_lines.hpp"
#include "cli/board_list.hpp"
#include "cli/context.hpp"
#include "cli/whole_numbers.hpp"
#include "graph/board_text.hpp"
#include "graph/formats/board_formats.hpp"
#include "papers/checks.hpp"

namespace harary::cli {

namespace {

struct CheckOptions {
  std::string name;
  std::string graphs;
  std::string proofs;
  int most = 0;
  int least = 0;
  int order = 0;
  int samples = 0;
  BadLines* bad = nullptr;  // gets the lines of --graphs that are no graphs
};

Json line_json(const std::string& check, const CheckLine& line) {
  Json json{{"check", check},
            {"board", line.board},
            {"order", line.order},
            {"edges", line.edges},
            {"exception", line.exception}};
  if (!line.start.empty()) json["start"] = line.start;
  if (line.winner) json["winner"] = name_of(*line.winner);
  if (line.outcome) json["outcome"] = {line.outcome->first, line.outcome->second};
  if (!line.remark.empty()) json["remark"] = line.remark;
  return json;
}

std::string line_text(const CheckLine& line) {
  std::string text =
      fmt::format("{:<16} {:>2} vertices {:>2} edges", line.board, line.order, line.edges);
  if (!line.start.empty()) text += fmt::format("  {}", line.start);
  if (line.outcome) text += fmt::format("  ({},{})", line.outcome->first, line.outcome->second);
  if (line.winner) text += fmt::format("  {}", name_of(*line.winner));
  if (!line.remark.empty()) text += fmt::format("  {}", line.remark);
  return text + (line.exception ? "  *" : "");
}

// The graphs that were given as a list, or all of the orders up to --max.
GraphSource source(const CheckOptions& check, int most, Context& context) {
  if (check.graphs.empty()) return graphs_up_to(check.most == 0 ? most : check.most);
  auto list =
      std::make_shared<BoardList>(check.graphs, "", BoardList::Of::graphs, context.in(), "graphs");
  return [list, &check]() -> std::optional<Graph> {
    while (const auto line = list->next()) {
      if (line->why.empty()) return parse_board(line->text, "--graphs");
      check.bad->add(line->place, "", line->why);
    }
    return std::nullopt;
  };
}

// One check: the options that it takes besides its name, and what runs it.
struct CheckEntry {
  std::string name;
  std::vector<std::string> options;  // without dashes
  std::function<CheckVerdict(const CheckOptions&, Context&, Job&, const CheckListener&)> run;
};

// A check of boards up to --max.
CheckEntry up_to(const std::string& name, int most,
                 CheckVerdict (*check)(int, Job&, const CheckListener&)) {
  return {name, {"max"}, [=](const CheckOptions& o, Context&, Job& job, const CheckListener& say) {
            return check(o.most == 0 ? most : o.most, job, say);
          }};
}

// A check of all graphs up to --max, or of a list.
CheckEntry of_graphs(const std::string& name, int most,
                     CheckVerdict (*check)(const GraphSource&, Job&, const CheckListener&)) {
  return {name,
          {"max", "graphs"},
          [=](const CheckOptions& o, Context& context, Job& job, const CheckListener& say) {
            return check(source(o, most, context), job, say);
          }};
}

const std::vector<CheckEntry>& check_entries() {
  static const std::vector<CheckEntry> entries{
      up_to("conjecture-2", 8, check_conjecture_2),
      up_to("question-3", 8, check_question_3),
      up_to("conjecture-4", 8, check_conjecture_4),
      up_to("proposition-5", 8, check_proposition_5),
      of_graphs("conjecture-6", 7, check_conjecture_6),
      of_graphs("conjecture-7", 7, check_conjecture_7),
      up_to("question-8", 4,
            [](int most, Job& job, const CheckListener& say) {
              return check_question_8(4, most, job, say);
            }),
      up_to("observation-9", 21, check_observation_9),
      {"proposition-10",
       {"order"},
       [](const CheckOptions& o, Context&, Job& job, const CheckListener& say) {
         return check_proposition_10(o.order == 0 ? 11 : o.order, job, say);
       }},
      {"observation-11",
       {},
       [](const CheckOptions&, Context&, Job& job, const CheckListener& say) {
         return check_observation_11(job, say);
       }},
      of_graphs("mirror", 5, check_mirror),
      of_graphs("open-problem-2", 5, check_open_problem_2),
      up_to("chooser-picker", 6, check_chooser_picker),
      of_graphs("zhu", 7, check_zhu),
      {"fact-8-1",
       {"proofs"},
       [](const CheckOptions& o, Context&, Job& job, const CheckListener& say) {
         return check_fact_8_1(o.proofs, job, say);
       }},
      {"table-2",
       {"min", "samples"},
       [](const CheckOptions& o, Context&, Job& job, const CheckListener& say) {
         return check_table_2(o.least == 0 ? 34 : o.least, o.samples == 0 ? 100 : o.samples, job,
                              say);
       }},
  };
  return entries;
}

std::string check_names(const std::string& separator) {
  std::string names;
  for (const CheckEntry& entry : check_entries()) {
    names += (names.empty() ? "" : separator) + entry.name;
  }
  return names;
}

// The checks that take an option: "conjecture-6, mirror".
std::string takers_of(const std::string& option) {
  std::string names;
  for (const CheckEntry& entry : check_entries()) {
    if (std::find(entry.options.begin(), entry.options.end(), option) != entry.options.end()) {
      names += (names.empty() ? "" : ", ") + entry.name;
    }
  }
  return names;
}

const CheckEntry& check_entry(const std::string& name) {
  for (const CheckEntry& entry : check_entries()) {
    if (entry.name == name) return entry;
  }
  throw InputError(in_quotes(name) + " is not a check; the checks are " + check_names(", "));
}

void refuse_options_of_others(const CheckOptions& check, const CheckEntry& entry) {
  const std::vector<std::pair<std::string, bool>> given{
      {"max", check.most != 0},        {"min", check.least != 0},
      {"order", check.order != 0},     {"graphs", !check.graphs.empty()},
      {"samples", check.samples != 0}, {"proofs", !check.proofs.empty()}};
  for (const auto& [option, is_given] : given) {
    if (is_given &&
        std::find(entry.options.begin(), entry.options.end(), option) == entry.options.end()) {
      throw InputError(
          fmt::format("--{}: not for {}; only for {}", option, entry.name, takers_of(option)));
    }
  }
}

int check(Context& context, const CheckOptions& options) {
  const CheckEntry& entry = check_entry(options.name);
  refuse_options_of_others(options, entry);
  const auto print = [&](const CheckLine& line) {
    if (context.json()) {
      context.print(line_json(options.name, line));
    } else {
      context.out() << line_text(line) << "\n" << std::flush;
    }
  };
  BadLines bad(context, BadLinesAre::errors);
  CheckOptions with_bad_lines = options;
  with_bad_lines.bad = &bad;
  return context.with_job([&](Job& job) {
    const CheckVerdict verdict = entry.run(with_bad_lines, context, job, print);
    if (context.json()) {
      context.print(Json{{"check", verdict.check},
                         {"holds", verdict.holds},
                         {"lines", verdict.lines},
                         {"exceptions", verdict.exceptions},
                         {"verdict", verdict.text},
                         {"seconds", job.seconds()}});
    } else {
      context.out() << fmt::format("{}: {}\n", verdict.holds ? "holds" : "does not hold",
                                   verdict.text);
    }
    ListEnd end;
    bad.end(end);
    end.boards = verdict.lines;
    return context.ended(end);
  });
}

}  // namespace

void add_check_command(CLI::App& program, Context& context, Command& chosen) {
  auto options = std::make_shared<CheckOptions>();
  CLI::App* command =
      program.add_subcommand("check", "statements of the papers, one line a graph or position");
  context.add_shared_options(*command);
  command->add_option("check", options->name, check_names(", "))
      ->type_name("{" + check_names(",") + "}")
      ->required();
  command
      ->add_option(
          "--graphs", options->graphs,
          fmt::format("{}: a list of graphs, one a line: {} or - (standard input); instead "
                      "of all graphs up to --max",
                      takers_of("graphs"), list_file_forms("@list")))
      ->type_name("LIST");
  constexpr std::uint64_t kMostEdges = kMaxOrder * (kMaxOrder - 1) / 2;
  add_number(*command, "--max", options->most, {1, kMostEdges},
             "the largest order (default 8 for conjecture-2, question-3, conjecture-4 and "
             "proposition-5, 7 for conjecture-6, conjecture-7 and zhu, 6 for "
             "chooser-picker, 5 for mirror and open-problem-2); "
             "observation-9: the most edges of a Colex board (21); question-8: the most vertices "
             "joined (4)");
  add_number(*command, "--min", options->least, {1, kMostEdges},
             "table-2: the fewest edges of a random graph (34; below 28 it takes long)");
  add_number(*command, "--order", options->order, {1, kMaxOrder},
             "proposition-10: the order of the board (11)");
  constexpr std::uint64_t kMostSamples = 1'000'000;
  add_number(*command, "--samples", options->samples, {1, kMostSamples},
             "table-2: random graphs for each number of edges (100)");
  command
      ->add_option("--proofs", options->proofs,
                   "fact-8-1: write DRAT proofs and their formulas to this folder")
      ->type_name("FOLDER");
  command->callback([&, options] { chosen = [&, options] { return check(context, *options); }; });
}

}  // namespace harary::cli
