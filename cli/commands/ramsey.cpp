// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "app/colouring_text.hpp"
#include "cli/context.hpp"
#include "cli/whole_numbers.hpp"
#include "graph/board_text.hpp"
#include "theory/arrowing/encoding.hpp"
#include "theory/arrowing/ramsey_order.hpp"

namespace harary::cli {

namespace {

struct RamseyOptions {
  std::vector<std::string> targets;
  std::optional<int> colours;
  int first = 1;
};

Json ramsey_json(const std::vector<Graph>& targets, const RamseyOrderAnswer& answer) {
  Json json{{"targets", targets_json(targets)},
            {"order", answer.order ? Json(*answer.order) : Json(nullptr)},
            {"at_least", answer.at_least},
            {"first", answer.first}};
  if (answer.critical) {
    json["critical"] = {{"board", board_text(answer.critical->board)},
                        {"witness", classes_json(*answer.critical)}};
  }
  Json& steps = json["steps"] = Json::array();
  int order = answer.first;
  for (const ArrowingAnswer& step : answer.steps) {
    steps.push_back({{"board", fmt::format("K{}", order++)},
                     {"arrows", step.arrows ? Json(*step.arrows) : Json(nullptr)},
                     {"conflicts", step.conflicts},
                     {"seconds", step.seconds}});
  }
  return json;
}

std::string ramsey_text(const std::vector<Graph>& targets, const RamseyOrderAnswer& answer) {
  std::string text;
  int order = answer.first;
  for (const ArrowingAnswer& step : answer.steps) {
    text += fmt::format("  K{:<3} {:<11} {:>9} conflicts in {:.2f} s\n", order++,
                        step.arrows ? *step.arrows ? "arrows" : "does not" : "not decided",
                        step.conflicts, step.seconds);
  }
  text = fmt::format("smallest order of a graph that arrows {}: {}\n", targets_text(targets),
                     answer.order ? fmt::format("{}", *answer.order)
                                  : fmt::format("at least {}", answer.at_least)) +
         text;
  if (answer.critical) {
    text += fmt::format("a colouring of {} without the targets (checked)\n",
                        board_text(answer.critical->board)) +
            classes_text(*answer.critical);
  }
  return text;
}

}  // namespace

void add_ramsey_command(CLI::App& program, Context& context, Command& chosen) {
  auto options = std::make_shared<RamseyOptions>();
  CLI::App* command = program.add_subcommand(
      "ramsey", "the smallest order of a graph that arrows the targets, from below");
  context.add_shared_options(*command);
  command
      ->add_option("targets", options->targets,
                   "TARGET [TARGET2 ...]: one target for all colours, or one for each")
      ->type_name("GRAPH")
      ->required();
  add_number(*command, "--colours", options->colours, {1, kMaxArrowingColours},
             "the number of colours (default 2)");
  add_number(*command, "--from", options->first, {1, kMaxOrder},
             "the first order to try; smaller orders are assumed not to arrow (default 1)");
  command->callback([&, options] {
    chosen = [&, options] {
      return context.with_job([&](Job& job) {
        const std::vector<Graph> targets = parse_targets(options->targets, options->colours);
        const RamseyOrderAnswer answer = smallest_ramsey_order(targets, options->first, job);
        if (context.json()) {
          Json json = ramsey_json(targets, answer);
          if (answer.stopped) json["stopped"] = name_of(*answer.stopped);
          json["seconds"] = job.seconds();
          context.print(json);
        } else {
          context.out() << ramsey_text(targets, answer);
        }
        if (answer.stopped) return context.stopped(*answer.stopped);
        return answer.order ? kAnswered : kBudgetEnded;
      });
    };
  });
}

}  // namespace harary::cli
