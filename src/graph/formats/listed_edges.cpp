// SPDX-License-Identifier: MIT
#include "graph/formats/listed_edges.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "graph/formats/file_edges.hpp"
#include "graph/formats/number_lines.hpp"
#include "graph/formats/vertex_list.hpp"
#include "graph/formats/whole_number.hpp"

namespace harary {

LabelledGraph graph_of_names(const std::vector<ListedEdge>& listed) {
  VertexNames vertices;
  FileEdges edges(FileEdges::Listed::once);
  for (const ListedEdge& edge : listed) {
    const int u = vertices.number(edge.u.text, edge.u.place);
    const int v = vertices.number(edge.v.text, edge.v.place);
    edges.add(u, v, fmt::format("{}-{}", edge.u.text, edge.v.text), edge.u.place);
  }
  return {edges.graph(vertices.order()), vertices.names()};
}

LabelledGraph graph_of_numbers(const std::vector<ListedEdge>& listed, std::optional<int> order) {
  const auto is_zero = [](const ListedEdge::End& end) { return whole_number(end.text) == 0; };
  const bool zero = std::any_of(listed.begin(), listed.end(), [&](const ListedEdge& edge) {
    return is_zero(edge.u) || is_zero(edge.v);
  });
  const bool by_number = order || zero;
  const int most = order ? *order : zero ? kMaxOrder : kHugeNumber;
  VertexNames vertices;
  FileEdges edges(FileEdges::Listed::once);
  int highest = 0;
  for (const ListedEdge& edge : listed) {
    const auto number = [&](const ListedEdge::End& end) {
      const int v = parse_vertex(end.text, most, end.place);
      highest = std::max(highest, v);
      return by_number ? v : vertices.number(std::to_string(v), end.place);
    };
    const int u = number(edge.u);
    const int v = number(edge.v);
    edges.add(u, v, fmt::format("{}-{}", edge.u.text, edge.v.text), edge.u.place);
  }
  if (by_number) return {edges.graph(order ? *order : highest + 1), {}};
  return labelled(edges.graph(vertices.order()), vertices.names());
}

LabelledGraph graph_with_counts(const std::vector<ListedEdge>& listed, const EdgeCounts& counts,
                                const std::string& source) {
  const auto [order, count] = counts;
  if (listed.size() != static_cast<std::size_t>(count)) {
    throw InputError({source},
                     fmt::format("{} edges; the first line says {}", listed.size(), count));
  }
  int first = kHugeNumber;
  int last = 0;
  FileEdges edges(FileEdges::Listed::once);
  std::vector<std::pair<int, int>> ends;
  for (const ListedEdge& edge : listed) {
    const int u = parse_vertex(edge.u.text, order + 1, edge.u.place);
    const int v = parse_vertex(edge.v.text, order + 1, edge.v.place);
    first = std::min({first, u, v});
    last = std::max({last, u, v});
    ends.emplace_back(u, v);
  }
  const int base = last == order ? 1 : 0;
  if (first < base) {
    throw InputError(
        {source},
        fmt::format("vertices 0 and {}; the first line says that there are {}", last, order));
  }
  for (std::size_t i = 0; i < ends.size(); ++i) {
    const auto [u, v] = ends[i];
    edges.add(u - base, v - base, fmt::format("{}-{}", u, v), listed[i].u.place);
  }
  std::vector<std::string> names;
  for (int v = 0; v < order; ++v) names.push_back(std::to_string(v + base));
  return labelled(edges.graph(order), names);
}

}  // namespace harary
