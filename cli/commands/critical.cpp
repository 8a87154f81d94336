// SPDX-License-Identifier: MIT
#include "theory/arrowing/critical.hpp"

#include <fmt/format.h>

#include <stdexcept>

#include "app/colouring_text.hpp"
#include "base/error.hpp"
#include "cli/context.hpp"
#include "graph/board_text.hpp"
#include "graph/named.hpp"

namespace harary::cli {

namespace {

const std::vector<Graph>& tetrahedra() {
  static const std::vector<Graph> targets(2, complete_graph(4));
  return targets;
}

// Whether the colouring can be extended to a further edge.
bool takes_edge(const EdgeColouring& colouring, Edge e, const Job& job) {
  for (std::size_t colour = 0; colour < colouring.classes.size(); ++colour) {
    EdgeColouring extended = colouring;
    extended.board.add_edge(e);
    extended.classes[colour].push_back(e);
    if (!fault_of_witness(extended, tetrahedra(), job)) return true;
  }
  return false;
}

int show_critical(Context& context, const EdgeColouring& colouring, Job& job) {
  if (const auto fault = fault_of_witness(colouring, tetrahedra(), job)) {
    throw std::logic_error("critical: " + *fault);
  }
  const std::vector<Edge> missing = colouring.board.complement().edges();
  const std::string board = missing.empty() ? board_text(colouring.board)
                                            : fmt::format("K{} without {}", colouring.board.order(),
                                                          edge_set_text(missing));
  const bool maximal = !missing.empty() && !takes_edge(colouring, missing.front(), job);
  if (context.json()) {
    Json json{{"board", board_text(colouring.board)},
              {"targets", targets_json(tetrahedra())},
              {"witness", classes_json(colouring)},
              {"checked", true}};
    if (!missing.empty()) {
      json["missing"] = edge_set_text(missing);
      json["maximal"] = maximal;
    }
    context.print(json);
    return kAnswered;
  }
  context.out() << fmt::format("{}: a colouring without a one-coloured K4 (checked)\n", board)
                << classes_text(colouring);
  if (maximal) {
    context.out() << fmt::format("  {} completes a K4 in either colour (checked)\n",
                                 edge_set_text(missing));
  }
  return kAnswered;
}

}  // namespace

void add_critical_command(CLI::App& program, Context& context, Command& chosen) {
  auto name = std::make_shared<std::string>();
  CLI::App* command = program.add_subcommand(
      "critical",
      "the colourings of K17, and of K18 without an edge, that have no one-coloured K4");
  context.add_shared_options(*command);
  command->add_option("colouring", *name, "k17 or k18")->type_name("{k17,k18}")->required();
  command->callback([&, name] {
    chosen = [&, name] {
      const bool seventeen = *name == "k17" || *name == "K17";
      if (!seventeen && *name != "k18" && *name != "K18") {
        throw InputError(fmt::format("critical: {} must be k17 or k18", in_quotes(*name)));
      }
      return context.with_job([&](Job& job) {
        return show_critical(
            context,
            seventeen ? critical_colouring_of_k17() : critical_colouring_of_k18_minus_edge(), job);
      });
    };
  });
}

}  // namespace harary::cli
