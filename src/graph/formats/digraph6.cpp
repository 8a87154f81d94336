// SPDX-License-Identifier: MIT
#include "graph/formats/digraph6.hpp"

#include <fmt/format.h>

#include "graph/formats/line_reader.hpp"
#include "graph/formats/sextets.hpp"

namespace harary {

namespace {

// Calls arc(u, v, reader) for each arc, with the reader just in front of its bit. Returns the
// order.
template <class OnArc>
int for_each_arc(std::string_view text, TextPlace start, int most, OnArc arc) {
  constexpr std::string_view kHeader = kDigraph6Format.header;
  if (text.starts_with(kHeader)) {
    text.remove_prefix(kHeader.size());
    start = moved(start, kHeader.size());
  }
  if (!text.starts_with('&')) throw InputError(moved(start, 0), "digraph6 starts with '&'");
  SextetReader reader(text.substr(1), moved(start, 1));
  const int order = reader.read_order(most);
  const auto entries = static_cast<std::size_t>(order) * static_cast<std::size_t>(order);
  reader.demand((entries + 5) / 6, fmt::format("a directed graph on {} vertices", order));
  for (int u = 0; u < order; ++u) {
    for (int v = 0; v < order; ++v) {
      const SextetReader here = reader;
      if (reader.read_bits(1) != 0) arc(u, v, here);
    }
  }
  reader.end_with_zeros();
  return order;
}

}  // namespace

Digraph decode_arcs(std::string_view text, const TextPlace& start, int most) {
  Digraph digraph;
  digraph.order = for_each_arc(text, start, most, [&](int u, int v, const SextetReader&) {
    digraph.arcs.emplace_back(u, v);
  });
  return digraph;
}

std::string encode_arcs(const Digraph& digraph) {
  const auto order = static_cast<std::size_t>(digraph.order);
  std::vector<bool> matrix(order * order);
  for (const auto& [u, v] : digraph.arcs) {
    matrix[static_cast<std::size_t>(u) * order + static_cast<std::size_t>(v)] = true;
  }
  SextetWriter writer;
  writer.write_order(digraph.order);
  for (const bool arc : matrix) writer.write_bits(arc ? 1 : 0, 1);
  std::string result(1, '&');
  return result += writer.finish(false);
}

Graph decode_digraph6(std::string_view text, const TextPlace& start) {
  struct Arc {
    int u;
    int v;
    SextetReader place;
  };
  std::vector<Arc> arcs;
  const int order =
      for_each_arc(text, start, kMaxOrder, [&](int u, int v, const SextetReader& place) {
        if (u == v) place.refuse(fmt::format("a loop at vertex {}; loops are not allowed", u));
        arcs.push_back({u, v, place});
      });
  std::vector<VertexSet> heads(static_cast<std::size_t>(order));
  for (const Arc& arc : arcs) heads[static_cast<std::size_t>(arc.u)].insert(arc.v);
  Graph graph(order);
  for (const Arc& arc : arcs) {
    if (!heads[static_cast<std::size_t>(arc.v)].contains(arc.u)) {
      arc.place.refuse(
          fmt::format("the arc {}-{} has no arc back, so this is a directed graph; boards are "
                      "undirected: write each edge as two arcs, or the graph as graph6",
                      arc.u, arc.v));
    }
    if (arc.u < arc.v) graph.add_edge(arc.u, arc.v);
  }
  return graph;
}

std::string encode_digraph6(const Graph& graph) {
  Digraph digraph{graph.order(), {}};
  for (const Edge e : graph.edges()) {
    digraph.arcs.emplace_back(e.low, e.high);
    digraph.arcs.emplace_back(e.high, e.low);
  }
  return encode_arcs(digraph);
}

}  // namespace harary
