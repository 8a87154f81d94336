// SPDX-License-Identifier: MIT
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "app/colouring_text.hpp"
#include "app/theory_json.hpp"
#include "graph/board_text.hpp"
#include "graph/classes/all_graphs.hpp"
#include "graph/classes/transitivity.hpp"
#include "graph/cliques.hpp"
#include "python/module/module.hpp"
#include "python/module/running.hpp"

namespace harary::python {

namespace {

std::string count_class(int order, const std::vector<int>& edges, const Budget& budget,
                        const nb::object& listener) {
  return watched(budget, listener, [&](Job& job) {
    Json json{{"order", order}};
    add_class_count(json, order, edges, job);
    return json.dump();
  });
}

std::string count_turns(int order, int colours, bool layers, const Budget& budget,
                        const nb::object& listener) {
  return watched(budget, listener, [&](Job& job) {
    Json json{{"order", order}};
    add_turn_counts(json, order, colours, layers, job);
    return json.dump();
  });
}

Graph read_target(const std::string& text, const std::string& argument) {
  Graph target = parse_board(text, argument);
  if (target.edge_count() == 0) throw InputError(argument + ": it has no edge");
  return target;
}

std::string estimate(int order, const std::string& target,
                     const std::optional<std::string>& green_target, const std::string& method,
                     std::uint64_t samples, const Budget& budget, const nb::object& listener) {
  EstimationRequest request;
  request.order = order;
  request.target = read_target(target, "target");
  request.method = parse_estimation_method(method);
  request.samples = samples;
  if (green_target) request.green_target = read_target(*green_target, "green_target");
  return watched(budget, listener, [&](Job& job) {
    Json json;
    add_estimation_request(json, request, method, job);
    add_estimation(json, estimate_legal_positions(request, job), true);
    json["seconds"] = job.seconds();
    return json.dump();
  });
}

std::string arrows_text(const std::string& board, const std::vector<std::string>& targets,
                        std::optional<int> colours, const std::optional<std::string>& red,
                        const std::optional<std::string>& green,
                        const std::optional<std::string>& proof, const std::string& symmetry,
                        const Budget& budget, const nb::object& listener) {
  if (targets.empty()) throw InputError("arrows: a target is missing");
  const Graph graph = parse_board(board, "board");
  const ArrowingQuestion question{graph, parse_targets(targets, colours),
                                  parse_precolours(red, green, graph)};
  const ArrowingOptions options{parse_symmetry(symmetry), proof};
  return watched(budget, listener, [&](Job& job) {
    return to_json(question, arrows(question, options, job)).dump();
  });
}

std::vector<std::string> all_graph_texts(int order) {
  const nb::gil_scoped_release released;
  std::vector<std::string> texts;
  for (const Graph& graph : all_graphs(order)) texts.push_back(board_text(graph));
  return texts;
}

// Regular, edge-transitive, clique number.
std::tuple<bool, bool, int> graph_properties(const std::string& board) {
  const Graph graph = parse_board(board, "board");
  return {is_regular(graph), is_edge_transitive(graph), clique_number(graph)};
}

}  // namespace

void bind_theory(nb::module_& module) {
  module.def("count_class", &count_class, nb::arg("order"), nb::arg("edges"), nb::arg("budget"),
             nb::arg("listener").none());
  module.def("count_turns", &count_turns, nb::arg("order"), nb::arg("colours"), nb::arg("layers"),
             nb::arg("budget"), nb::arg("listener").none());
  module.def("estimate", &estimate, nb::arg("order"), nb::arg("target"),
             nb::arg("green_target").none(), nb::arg("method"), nb::arg("samples"),
             nb::arg("budget"), nb::arg("listener").none());
  module.def("all_graphs", &all_graph_texts, nb::arg("order"));
  module.def("graph_properties", &graph_properties, nb::arg("board"));
  module.def("arrows", &arrows_text, nb::arg("board"), nb::arg("targets"),
             nb::arg("colours").none(), nb::arg("red").none(), nb::arg("green").none(),
             nb::arg("proof").none(), nb::arg("symmetry"), nb::arg("budget"),
             nb::arg("listener").none());
}

}  // namespace harary::python
