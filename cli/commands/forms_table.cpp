// SPDX-License-Identifier: MIT
#include "cli/forms_table.hpp"

#include <fmt/format.h>

#include "app/forms/form_question.hpp"
#include "base/error.hpp"
#include "graph/board_text.hpp"

namespace harary::cli {

namespace {

// Only what differs from graph to graph: on an empty board both players are alike, so every mean
// is 0 and the right stop is the negative of the left one.
Json forms_row_json(const FormAnswer& answer, const Graph& graph) {
  Json json{{"game", answer.game},
            {"board", board_text(graph)},
            {"order", graph.order()},
            {"edges", graph.edge_count()}};
  if (const auto& report = answer.report) {
    json["form"] = report->form ? Json(*report->form) : Json(nullptr);
    json["temperature"] = dyadic_text(report->thermograph.temperature);
    json["left_stop"] = dyadic_text(report->left_stop);
    json["birthday"] = report->birthday;
    json["reduced"] = report->reduced ? Json(*report->reduced) : Json(nullptr);
  } else {
    json["form"] = nullptr;
  }
  if (!answer.outcome_class.empty()) json["class"] = answer.outcome_class;
  if (!answer.limit.empty()) json["limit"] = answer.limit;
  return json;
}

std::string forms_row_text(const FormAnswer& answer, const Graph& graph) {
  const std::string board = board_text(graph);
  if (!answer.report) {
    return fmt::format("{:>5} {:>5} {:<12} not found\n", graph.order(), graph.edge_count(), board);
  }
  return fmt::format("{:>5} {:>5} {:<12} {:>11}  {}\n", graph.order(), graph.edge_count(), board,
                     dyadic_text(answer.report->thermograph.temperature),
                     answer.report->form.value_or("a value with a very long name"));
}

}  // namespace

int forms_table(Context& context, const FormsTableOptions& options) {
  if (options.game.empty()) {
    throw InputError("--game is required: paper-table forms --game snort --max 6");
  }
  if (options.least < 1 || options.most > kMostListedOrder || options.least > options.most) {
    throw InputError(fmt::format("--min, --max: {} to {} is not a range within 1 to {}",
                                 options.least, options.most, kMostListedOrder));
  }
  GameOptions first;
  first.set("board", "P1");
  require_form(options.game, first);
  if (!context.json()) context.out() << "order edges graph        temperature  form\n";
  return context.with_job([&](Job& job) {
    FormSolver solver(job.budget(), {});
    ListEnd end;
    end.thing = "graph";
    for (int order = options.least; order <= options.most && !end.stopped; ++order) {
      for (const Graph& graph : all_graphs(order)) {
        if (!graph.connected()) continue;
        GameOptions on;
        on.set("board", board_text(graph));
        const FormAnswer answer = solver.solve(options.game, on, Question(), false, job);
        end.count(answer.stopped);
        if (answer.stopped && answer.limit.empty()) end.stopped = answer.stopped;
        if (end.stopped) break;
        if (context.json()) {
          context.print(forms_row_json(answer, graph));
        } else {
          context.out() << forms_row_text(answer, graph) << std::flush;
        }
      }
    }
    return context.ended(end);
  });
}

}  // namespace harary::cli
