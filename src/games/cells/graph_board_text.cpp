// SPDX-License-Identifier: MIT
#include "games/cells/graph_board_text.hpp"
#include "games/cells/decimal_number.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace harary {

namespace {

struct Line {
  int number = 0;
  int column = 0;  // of its first byte
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
std::vector<Line> numbered_lines(std::string_view text, int first_line = 1) {
  std::vector<Line> lines;
  int number = first_line;
  for (std::size_t begin = 0; begin < text.size(); ++number) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view whole = text.substr(begin, end - begin);
    const std::string_view line = trimmed(whole);
    if (!line.empty()) {
      lines.push_back({number, static_cast<int>(line.data() - whole.data()) + 1, line});
    }
    begin = end + 1;
  }
  return lines;
}

struct GraphWord {
  std::string_view text;
  TextPlace place;
};

// Splits a line at blanks and commas.
std::vector<GraphWord> words_of(const Line& line, const std::string& source) {
  std::vector<GraphWord> words;
  constexpr std::string_view kBetween = " \t\r,";
  for (std::size_t begin = 0;;) {
    begin = line.text.find_first_not_of(kBetween, begin);
    if (begin == std::string_view::npos) return words;
    const std::size_t end = std::min(line.text.find_first_of(kBetween, begin), line.text.size());
    words.push_back({line.text.substr(begin, end - begin),
                     {source, line.number, line.column + static_cast<int>(begin)}});
    begin = end;
  }
}

bool is_name(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
           c == '.' || c == '\'';
  });
}

// The vertices that edges name: by number, or by name.
class NamedVertices {
 public:
  explicit NamedVertices(int order) : order_(order) {}
  NamedVertices() : named_(true) {}

  // "name:colour"
  void add(const GraphWord& word, std::vector<int>& colours) {
    const std::size_t colon = word.text.find(':');
    const std::string_view name = word.text.substr(0, std::min(colon, word.text.size()));
    if (!is_name(name) || colon == std::string_view::npos) {
      throw InputError(word.place,
                       in_quotes(word.text) +
                           " is not a vertex with its colour: write NAME:COLOUR, such as a:0");
    }
    TextPlace place = word.place;
    place.column += static_cast<int>(colon) + 1;
    const std::string_view text = word.text.substr(colon + 1);
    const int symbol = text.size() == 1 ? symbol_colour(text[0]) : -1;
    const int colour = symbol >= 0 ? symbol : decimal_number(text).value_or(-1);
    if (colour < 0 || colour >= kMaxVertexColours) {
      throw InputError(place, in_quotes(text) + " is not a colour: use 0 to 63, or a symbol");
    }
    if (!number_.emplace(std::string(name), order_).second) {
      throw InputError(word.place, "the vertex " + in_quotes(name) + " has a colour already");
    }
    names_.emplace_back(name);
    colours.push_back(colour);
    ++order_;
  }
  int find(const GraphWord& word) const {
    if (named_) {
      const auto known = number_.find(std::string(word.text));
      if (known != number_.end()) return known->second;
      throw InputError(word.place, in_quotes(word.text) +
                                       " is not a vertex: vertices come before the edges, with "
                                       "their colours, NAME:COLOUR");
    }
    const auto value = decimal_number(word.text);
    if (!value || *value >= order_) {
      throw InputError(word.place,
                       fmt::format("{} is not an edge: vertices are 0 to {}, and vertices with "
                                   "names have lines NAME:COLOUR before the edges",
                                   in_quotes(word.text), order_ - 1));
    }
    return *value;
  }
  int order() const { return order_; }
  const std::vector<std::string>& names() const { return names_; }

 private:
  bool named_ = false;
  int order_ = 0;
  std::map<std::string, int> number_;
  std::vector<std::string> names_;
};

class ListedEdges {
 public:
  void add(int u, int v, const TextPlace& place) {
    if (u == v) {
      throw InputError(place, fmt::format("{} {} is not an edge: loops are not allowed", u, v));
    }
    if (!seen_.insert(std::minmax(u, v)).second) {
      throw InputError(place, fmt::format("the edge {}-{} is listed twice", u, v));
    }
    edges_.emplace_back(u, v);
  }
  const std::vector<std::pair<int, int>>& list() const { return edges_; }

 private:
  std::vector<std::pair<int, int>> edges_;
  std::set<std::pair<int, int>> seen_;
};

}  // namespace

bool is_graph_board_text(std::string_view text) {
  const std::vector<Line> lines = numbered_lines(text.substr(0, 1024));
  return !lines.empty() && lines[0].text == "graph";
}

ColouredBoard parse_graph_board_text(std::string_view text, const std::string& source,
                                     int first_line, std::vector<std::string>* names) {
  const std::vector<Line> lines = numbered_lines(text, first_line);
  if (lines.size() < 2) {
    throw InputError({source, lines.empty() ? first_line : lines[0].number + 1, 1},
                     "the colours of the vertices are missing: one symbol a vertex");
  }
  std::vector<int> colours;
  NamedVertices vertices;
  std::size_t next = 1;
  if (lines[1].text.find(':') != std::string_view::npos) {
    for (; next < lines.size() && lines[next].text.find(':') != std::string_view::npos; ++next) {
      for (const GraphWord& word : words_of(lines[next], source)) vertices.add(word, colours);
    }
    if (names != nullptr) *names = vertices.names();
  } else {
    colours = parse_vertex_colours(lines[1].text, fmt::format("{}:{}", source, lines[1].number));
    vertices = NamedVertices(static_cast<int>(colours.size()));
    next = 2;
  }
  ListedEdges edges;
  for (; next < lines.size(); ++next) {
    const std::vector<GraphWord> ends = words_of(lines[next], source);
    const TextPlace place{source, lines[next].number, lines[next].column};
    if (ends.size() != 2) {
      throw InputError(place,
                       in_quotes(lines[next].text) + " is not an edge: write two vertices, u v");
    }
    edges.add(vertices.find(ends[0]), vertices.find(ends[1]), place);
  }
  return ColouredBoard(vertices.order(), edges.list(), colours, source);
}

ColouredBoard parse_graph_word(std::string_view text, const TextPlace& place) {
  constexpr std::string_view kPrefix = "graph:";
  const auto at = [&](std::size_t i) {
    TextPlace there = place;
    there.column += static_cast<int>(i);
    return there;
  };
  const std::size_t equals = text.find('=');
  if (!text.starts_with(kPrefix) || equals == std::string_view::npos) {
    throw InputError(place, in_quotes(text) +
                                " is not a coloured graph: write graph:COLOURS=EDGES, "
                                "such as graph:0120=0-1,1-2,2-3");
  }
  const std::vector<int> colours =
      parse_vertex_colours(text.substr(kPrefix.size(), equals - kPrefix.size()), place.source);
  const int order = static_cast<int>(colours.size());
  ListedEdges edges;
  for (std::size_t begin = equals + 1; begin < text.size();) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    const std::string_view edge = text.substr(begin, end - begin);
    const std::size_t dash = std::min(edge.find('-'), edge.size());
    const auto u = decimal_number(edge.substr(0, dash));
    const auto v = decimal_number(edge.substr(std::min(dash + 1, edge.size())));
    if (!u || !v || std::max(*u, *v) >= order) {
      throw InputError(at(begin), fmt::format("{} is not an edge: write u-v, vertices are 0 to {}",
                                              in_quotes(edge), order - 1));
    }
    edges.add(*u, *v, at(begin));
    begin = end + 1;
  }
  return ColouredBoard(order, edges.list(), colours, place.source);
}

std::string colours_text(const ColouredBoard& board) {
  std::string text;
  for (int v = 0; v < board.order(); ++v) text += colour_symbol(board.colour(v));
  return text;
}

std::string graph_word(const ColouredBoard& board) {
  std::string text = "graph:" + colours_text(board) + "=";
  bool first = true;
  for (int u = 0; u < board.order(); ++u) {
    for (const int v : board.neighbours(u)) {
      if (v < u) continue;
      text += fmt::format("{}{}-{}", first ? "" : ",", u, v);
      first = false;
    }
  }
  return text;
}

}  // namespace harary
