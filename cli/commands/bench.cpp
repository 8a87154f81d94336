// SPDX-License-Identifier: MIT
// Speed and signature of the searches. A change of the code that keeps the signature visits the
// same positions as before: it is a refactoring; the seconds tell what it costs.
#include <fmt/format.h>

#include <memory>

#include "base/error.hpp"
#include "cli/bench.hpp"
#include "cli/compare/report.hpp"
#include "cli/context.hpp"
#include "cli/whole_numbers.hpp"

namespace harary::cli {

namespace {

double rate(const BenchLine& line) {
  return line.seconds > 0 ? static_cast<double>(line.positions) / line.seconds : 0;
}

Json line_json(const BenchLine& line) {
  return {{"positions", line.positions},
          {"seconds", line.seconds},
          {"positions_per_second", rate(line)}};
}

std::string line_text(std::string_view what, const BenchLine& line) {
  return fmt::format("{:<72}{:>10}{:>9.3f}{:>13.0f}{}{}\n", what, line.positions, line.seconds,
                     rate(line), line.engine.empty() ? "" : "  ", line.engine);
}

// Why there is no signature under this budget; empty: there is one.
std::string_view why_no_signature(const Budget& budget) {
  if (budget.threads != 1) {
    return "no signature: several threads visit other positions in every run; one thread gives it";
  }
  if (budget.memory_bytes != kBenchMemory) {
    return "no signature: tables of another size visit other positions; 4G of memory gives it";
  }
  return "";
}

int run_bench(Context& context, const Budget& budget) {
  if (!context.json()) {
    context.out() << fmt::format("{:<72}{:>10}{:>9}{:>13}  {}\n", "question", "positions",
                                 "seconds", "positions/s", "engine");
  }
  Bench bench(budget);
  BenchLine all;
  for (const std::string_view question : bench_questions()) {
    const BenchLine line = bench.ask(question);
    all.positions += line.positions;
    all.seconds += line.seconds;
    if (context.json()) {
      Json json{{"question", question}};
      json.update(line_json(line));
      if (!line.engine.empty()) json["engine"] = line.engine;
      context.print(json);
    } else {
      context.out() << line_text(question, line) << std::flush;
    }
  }
  const std::string_view remark = why_no_signature(budget);
  if (context.json()) {
    Json json = line_json(all);
    json["threads"] = budget.threads;
    json["signature"] = remark.empty() ? Json(all.positions) : Json(nullptr);
    if (!remark.empty()) json["remark"] = remark;
    context.print(json);
    return kAnswered;
  }
  context.out() << line_text("all", all)
                << (remark.empty() ? fmt::format("signature {}\n", all.positions)
                                   : fmt::format("{}\n", remark));
  return kAnswered;
}

int run_comparison(Context& context, CompareOptions options, const std::string& set,
                   const Budget& budget) {
  if (budget.threads != 1) {
    throw InputError("--compare measures the time of one thread; leave out --threads");
  }
  options.questions = set == "signature" ? bench_questions() : speed_questions();
  return context.with_job(
      [&](Job& job) { return compare_programs(context, options, budget.memory_bytes, job); });
}

}  // namespace

void add_bench_command(CLI::App& program, Context& context, Command& chosen) {
  auto compared = std::make_shared<CompareOptions>();
  auto set = std::make_shared<std::string>("speed");
  CLI::App* command = program.add_subcommand(
      "bench", "speed of the searches on fixed questions, and their signature");
  context.add_shared_options(*command);
  command->get_option("--threads")
      ->description("number of threads (default: 1; with more there is no signature)");
  command->get_option("--memory")
      ->description(
          "memory limit of each question (default: 4G; with another there is no signature)");
  command->get_option("--time")->description("time limit of the whole run (default: none)");
  CLI::Option* compare =
      command
          ->add_option("--compare", compared->program,
                       "compare speed and answers with another harary program, by the processor "
                       "time of runs in turn; a ratio below 1 says that this one is faster")
          ->type_name("PROGRAM");
  constexpr std::uint64_t kMostPairs = 1000;
  add_number(*command, "--pairs", compared->pairs, {1, kMostPairs},
             "with --compare: pairs of runs of each question (default: 5)")
      ->type_name("NUMBER")
      ->needs(compare);
  command
      ->add_option("--only", compared->only,
                   "with --compare: only the questions that contain this text")
      ->type_name("TEXT")
      ->needs(compare);
  command
      ->add_option("--questions", *set,
                   "with --compare: those made for this purpose, or those of the signature "
                   "(default: speed)")
      ->type_name("{speed,signature}")
      ->check(CLI::IsMember({"speed", "signature"}))
      ->needs(compare);
  command->callback([&, command, compared, set] {
    chosen = [&, command, compared, set] {
      Budget budget = context.budget();
      if (command->count("--threads") == 0) budget.threads = 1;
      if (command->count("--memory") == 0) budget.memory_bytes = kBenchMemory;
      if (!compared->program.empty()) return run_comparison(context, *compared, *set, budget);
      return run_bench(context, budget);
    };
  });
}

}  // namespace harary::cli
