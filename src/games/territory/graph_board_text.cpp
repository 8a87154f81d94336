// SPDX-License-Identifier: MIT
#include "games/territory/graph_board_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace harary {

namespace {

struct Line {
  int number = 0;
  std::string_view text;
};

constexpr std::string_view kBlank = " \t\r";

std::string_view trimmed(std::string_view text) {
  text = text.substr(0, text.find('#'));
  const std::size_t begin = text.find_first_not_of(kBlank);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kBlank) + 1 - begin);
}

// The lines that say something.
std::vector<Line> numbered_lines(std::string_view text) {
  std::vector<Line> lines;
  int number = 1;
  for (std::size_t begin = 0; begin < text.size(); ++number) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = trimmed(text.substr(begin, end - begin));
    if (!line.empty()) lines.push_back({number, line});
    begin = end + 1;
  }
  return lines;
}

// "u v", nothing for other text.
std::optional<std::pair<int, int>> parse_pair(std::string_view text) {
  int ends[2] = {};
  const char* at = text.data();
  const char* const stop = at + text.size();
  for (int& end : ends) {
    while (at != stop && kBlank.find(*at) != std::string_view::npos) ++at;
    const auto [rest, error] = std::from_chars(at, stop, end);
    if (error != std::errc{} || end < 0) return std::nullopt;
    at = rest;
  }
  if (at != stop) return std::nullopt;
  return std::pair(ends[0], ends[1]);
}

}  // namespace

bool is_graph_board_text(std::string_view text) {
  const std::vector<Line> lines = numbered_lines(text.substr(0, 1024));
  return !lines.empty() && lines[0].text == "graph";
}

ColouredBoard parse_graph_board_text(std::string_view text, const std::string& source) {
  const std::vector<Line> lines = numbered_lines(text);
  if (lines.size() < 2) {
    throw InputError({source, lines.empty() ? 1 : lines[0].number + 1, 1},
                     "the colours of the vertices are missing: one symbol a vertex");
  }
  const std::vector<int> colours =
      parse_vertex_colours(lines[1].text, fmt::format("{}:{}", source, lines[1].number));
  const int order = static_cast<int>(colours.size());
  std::vector<std::pair<int, int>> edges;
  std::set<std::pair<int, int>> seen;
  for (std::size_t i = 2; i < lines.size(); ++i) {
    const auto edge = parse_pair(lines[i].text);
    const TextPlace place{source, lines[i].number, 1};
    if (!edge) {
      throw InputError(place,
                       in_quotes(lines[i].text) + " is not an edge: write two vertices, u v");
    }
    const auto [u, v] = *edge;
    if (u == v || std::max(u, v) >= order) {
      throw InputError(
          place,
          fmt::format("{} {} is not an edge: vertices are 0 to {}, and loops are not allowed", u, v,
                      order - 1));
    }
    if (!seen.insert(std::minmax(u, v)).second) {
      throw InputError(place, fmt::format("the edge {}-{} is listed twice", u, v));
    }
    edges.push_back(*edge);
  }
  return ColouredBoard(order, edges, colours, source);
}

}  // namespace harary
