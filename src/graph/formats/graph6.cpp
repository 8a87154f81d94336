// SPDX-License-Identifier: MIT
#include "graph/formats/graph6.hpp"

#include <fmt/format.h>

#include "graph/formats/line_reader.hpp"
#include "graph/formats/sextets.hpp"
#include "graph/formats/sparse6.hpp"

namespace harary {

namespace {

constexpr std::string_view kGraph6Header = ">>graph6<<";
constexpr std::string_view kForeignHeader = ">>sparse6<<";

}  // namespace

Graph decode_graph6(std::string_view text, const TextPlace& start) {
  if (text.starts_with(kGraph6Header)) {
    return decode_graph6(text.substr(kGraph6Header.size()), moved(start, kGraph6Header.size()));
  }
  SextetReader reader(text, start);
  const int order = reader.read_order();
  const std::size_t pairs = static_cast<std::size_t>(order) * static_cast<std::size_t>(order) / 2 -
                            static_cast<std::size_t>(order) / 2;
  const std::size_t expected = (pairs + 5) / 6;
  const std::size_t found = reader.characters_left();
  if (found != expected) {
    reader.refuse(fmt::format("a graph on {} vertices takes {} more characters here, not {}", order,
                              expected, found));
  }
  Graph graph(order);
  for (int high = 1; high < order; ++high) {
    for (int low = 0; low < high; ++low) {
      if (reader.read_bits(1) != 0) graph.add_edge(low, high);
    }
  }
  const int padding = static_cast<int>(reader.bits_left());
  if (padding > 0) {
    const SextetReader at_padding = reader;
    if (reader.read_bits(padding) != 0) {
      at_padding.refuse("the bits that fill up the last character must be 0");
    }
  }
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

Graph decode_graph_line(std::string_view text, const TextPlace& start) {
  if (text.starts_with(':') || text.starts_with(kForeignHeader)) return decode_sparse6(text, start);
  if (text.starts_with('&')) {
    throw InputError(moved(start, 0), "this is a directed graph (digraph6); boards are undirected");
  }
  if (text.starts_with(';')) {
    throw InputError(moved(start, 0),
                     "this is incremental sparse6, which is not read; convert it to graph6");
  }
  if (text.starts_with('>') && !text.starts_with(kGraph6Header)) {
    throw InputError(moved(start, 0), fmt::format("an unknown header; {} and {} are read",
                                                  kGraph6Header, kForeignHeader));
  }
  return decode_graph6(text, start);
}

}  // namespace harary
