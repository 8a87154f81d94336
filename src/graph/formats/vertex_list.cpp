// SPDX-License-Identifier: MIT
#include "graph/formats/vertex_list.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "graph/formats/line_reader.hpp"
#include "graph/formats/whole_number.hpp"

namespace harary {

int parse_vertex(std::string_view text, int order, const TextPlace& place) {
  const std::optional<int> vertex = whole_number(text);
  if (!vertex) {
    throw InputError(place, fmt::format("expected a vertex number, found {}", in_quotes(text)));
  }
  if (*vertex >= order) {
    throw InputError(
        place, order == 0
                   ? fmt::format("vertex {} does not exist: the board is empty", in_quotes(text))
                   : fmt::format("vertex {} does not exist: vertices are 0 to {}", in_quotes(text),
                                 order - 1));
  }
  return *vertex;
}

VertexSet parse_vertex_list(std::string_view text, int order, const TextPlace& start) {
  VertexSet vertices;
  if (text.empty()) return vertices;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(',', at), text.size());
    const int vertex = parse_vertex(text.substr(at, end - at), order, moved(start, at));
    if (vertices.contains(vertex)) {
      throw InputError(moved(start, at), fmt::format("the vertex {} is listed twice", vertex));
    }
    vertices.insert(vertex);
    at = end + 1;
  }
  return vertices;
}

std::string vertex_list_text(VertexSet vertices) {
  std::string text;
  for (const int v : vertices) text += fmt::format("{}{}", text.empty() ? "" : ",", v);
  return text;
}

}  // namespace harary
