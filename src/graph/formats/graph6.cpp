// SPDX-License-Identifier: MIT
#include "graph/formats/graph6.hpp"

#include <fmt/format.h>

#include "graph/formats/line_reader.hpp"
#include "graph/formats/sextets.hpp"

namespace harary {

Graph decode_graph6(std::string_view text, const TextPlace& start) {
  constexpr std::string_view kHeader = kGraph6Format.header;
  if (text.starts_with(kHeader)) {
    return decode_graph6(text.substr(kHeader.size()), moved(start, kHeader.size()));
  }
  SextetReader reader(text, start);
  const int order = reader.read_order();
  const std::size_t pairs = static_cast<std::size_t>(order) * static_cast<std::size_t>(order) / 2 -
                            static_cast<std::size_t>(order) / 2;
  reader.demand((pairs + 5) / 6, fmt::format("a graph on {} vertices", order));
  Graph graph(order);
  for (int high = 1; high < order; ++high) {
    for (int low = 0; low < high; ++low) {
      if (reader.read_bits(1) != 0) graph.add_edge(low, high);
    }
  }
  reader.end_with_zeros();
  return graph;
}

std::string encode_graph6(const Graph& graph) {
  SextetWriter writer;
  writer.write_order(graph.order());
  for (int high = 1; high < graph.order(); ++high) {
    for (int low = 0; low < high; ++low) writer.write_bits(graph.has_edge(low, high) ? 1 : 0, 1);
  }
  return writer.finish(false);
}

}  // namespace harary
