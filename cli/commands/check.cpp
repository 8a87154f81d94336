// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <functional>

#include "app/checks.hpp"
#include "base/error.hpp"
#include "cli/context.hpp"
#include "cli/whole_numbers.hpp"
#include "graph/board_stream.hpp"
#include "graph/formats/board_formats.hpp"

namespace harary::cli {

namespace {

struct CheckOptions {
  std::string name;
  std::string graphs;
  int most = 0;
  int order = 0;
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
GraphSource source(const CheckOptions& check, Context& context) {
  if (check.graphs.empty()) return graphs_up_to(check.most == 0 ? 7 : check.most);
  auto list = std::make_shared<BoardStream>(check.graphs == "-"
                                                ? BoardStream(context.in(), "standard input")
                                                : BoardStream::open(check.graphs, "graphs"));
  return [list]() -> std::optional<Graph> {
    const auto line = list->next();
    if (!line) return std::nullopt;
    return line->graph;
  };
}

CheckVerdict run_check(const CheckOptions& check, Context& context, Job& job) {
  const auto print = [&](const CheckLine& line) {
    if (context.json()) {
      context.print(line_json(check.name, line));
    } else {
      context.out() << line_text(line) << "\n" << std::flush;
    }
  };
  const auto or_else = [](int given, int otherwise) { return given == 0 ? otherwise : given; };
  if (check.name == "observation-9") {
    return check_observation_9(or_else(check.most, 21), job, print);
  }
  if (check.name == "observation-11") return check_observation_11(job, print);
  if (check.name == "proposition-10") {
    return check_proposition_10(or_else(check.order, 11), job, print);
  }
  if (check.name == "question-8") return check_question_8(4, or_else(check.most, 4), job, print);
  if (check.name == "conjecture-6") return check_conjecture_6(source(check, context), job, print);
  if (check.name == "conjecture-7") return check_conjecture_7(source(check, context), job, print);
  throw InputError(in_quotes(check.name) +
                   " is not a check; the checks are observation-9, observation-11, "
                   "proposition-10, question-8, conjecture-6, conjecture-7");
}

int check(Context& context, const CheckOptions& options) {
  if (!options.graphs.empty() && options.name.find("conjecture") != 0) {
    throw InputError("--graphs: only for the conjectures");
  }
  if (options.order != 0 && options.name != "proposition-10") {
    throw InputError("--order: only for proposition-10");
  }
  if (options.most != 0 && (options.name == "proposition-10" || options.name == "observation-11")) {
    throw InputError("--max: not for " + options.name);
  }
  return context.with_job([&](Job& job) {
    const CheckVerdict verdict = run_check(options, context, job);
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
    return kAnswered;
  });
}

}  // namespace

void add_check_command(CLI::App& program, Context& context, Command& chosen) {
  auto options = std::make_shared<CheckOptions>();
  CLI::App* command =
      program.add_subcommand("check", "the computer checks of Cambie & Provoost, one line a graph");
  context.add_shared_options(*command);
  command
      ->add_option("check", options->name,
                   "observation-9, observation-11, proposition-10, question-8, conjecture-6 or "
                   "conjecture-7")
      ->type_name(
          "{observation-9,observation-11,proposition-10,question-8,conjecture-6,conjecture-7}")
      ->required();
  command
      ->add_option("--graphs", options->graphs,
                   fmt::format("conjectures: a list of graphs, one a line: {} or - (standard "
                               "input); instead of all graphs up to --max",
                               list_file_forms("@list")))
      ->type_name("LIST");
  constexpr std::uint64_t kMostEdges = kMaxOrder * (kMaxOrder - 1) / 2;
  add_number(*command, "--max", options->most, {1, kMostEdges},
             "conjectures: the largest order (default 7); observation-9: the most edges of a Colex "
             "board (21); question-8: the most vertices joined (4)");
  add_number(*command, "--order", options->order, {1, kMaxOrder},
             "proposition-10: the order of the board (11)");
  command->callback([&, options] { chosen = [&, options] { return check(context, *options); }; });
}

}  // namespace harary::cli
