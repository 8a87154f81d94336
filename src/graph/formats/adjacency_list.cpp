// SPDX-License-Identifier: MIT
// Adjacency lists (.adjlist): a line for each vertex, the vertex and then its neighbours. With a
// colon after the vertex ("1: 2 3") it is what the House of Graphs, nauty's showg and most books
// write, without one ("1 2 3") what networkx writes. A dictionary is read by adjacency_dict.hpp.
// Lines that start with # are comments.
#include "graph/formats/formats.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <istream>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "graph/formats/adjacency_dict.hpp"
#include "graph/formats/board_format.hpp"
#include "graph/formats/file_edges.hpp"
#include "graph/formats/line_reader.hpp"
#include "graph/formats/node_link.hpp"
#include "graph/formats/split_line.hpp"
#include "graph/formats/text_lines.hpp"
#include "graph/formats/whole_number.hpp"

namespace harary {

namespace {

// Comments, and the lines that showg writes above a graph.
bool skipped_in_list(std::string_view line) {
  return line.starts_with('#') || line.starts_with("Graph ");
}

// Python and JSON write neighbours in brackets.
bool is_bracket(char c) {
  return std::string_view("[](){}").find(c) != std::string_view::npos;
}

// Blanks instead of brackets, but not in names in quotes.
void without_brackets(std::string& line) {
  char quote = 0;
  bool within = false;  // a name such as O'Neill
  for (char& c : line) {
    if (quote != 0) {
      if (c == quote) quote = 0;
    } else if (!within && (c == '"' || c == '\'')) {
      quote = c;
    } else if (is_bracket(c)) {
      c = ' ';
    }
    within = std::string_view(" \t,;:").find(c) == std::string_view::npos;
  }
}

// Where the colon after the first vertex is, npos if there is none: "1:", "1 :", "\"a b\": ".
std::size_t colon_of(std::string_view line) {
  constexpr std::string_view kSpace = " \t";
  std::size_t at = std::min(line.find_first_not_of(" \t{"), line.size());
  if (at < line.size() && (line[at] == '"' || line[at] == '\'')) {
    at = std::min(line.find(line[at], at + 1), line.size() - 1) + 1;
  } else if (at > 0 && line[at - 1] == '{' && at < line.size() && line[at] == '(') {
    at = std::min(line.find(')', at), line.size() - 1) + 1;  // {(0, 1): …
  } else {
    at = std::min(line.find_first_of(" \t:", at), line.size());
  }
  if (trimmed(line.substr(0, at)).empty()) return std::string_view::npos;  // ":Bd"
  at = std::min(line.find_first_not_of(kSpace, at), line.size());
  return at < line.size() && line[at] == ':' ? at : std::string_view::npos;
}

// guess: the text may be something else.
// Does a colon end the name of a vertex? Not in "C:\\x", not in "a:b".
bool ends_name(std::string_view line, std::size_t colon) {
  return colon + 1 == line.size() || line[colon + 1] == ' ' || line[colon + 1] == '\t' ||
         is_bracket(line[colon + 1]);
}

enum class ListIs { usual, guess };

// Of the lines of a list without colons: is it one that is told from others?
struct Shape {
  std::size_t fewest = 0;  // fields in a line
  std::size_t most = 0;
  bool numbers = true;                // only
  int least = kHugeNumber;            // of these
  std::optional<int> alone_in_first;  // the number that is the whole first line

  void add(const std::vector<SplitField>& fields) {
    if (most == 0 && fields.size() == 1) alone_in_first = whole_number(fields[0].text);
    for (const SplitField& field : fields) {
      least = std::min(least, whole_number(field.text).value_or(kHugeNumber));
    }
    fewest = most == 0 ? fields.size() : std::min(fewest, fields.size());
    most = std::max(most, fields.size());
    numbers = numbers && std::all_of(fields.begin(), fields.end(), [](const SplitField& field) {
                return whole_number(field.text).has_value();
              });
  }
  // Edges with weights may be lists of neighbours as well: then the two are to be told apart.
  bool is_table_of_numbers() const { return numbers && fewest == most && most > 2; }
  // The number of vertices, above their neighbours or something else? A vertex without neighbours
  // that comes first is the first by its number, too.
  bool begins_with_order() const { return numbers && alone_in_first && *alone_in_first != least; }
  bool is_pairs() const { return fewest == 2 && most == 2; }
};

// The vertex in that field.
int vertex(const SplitField& field, VertexNames& vertices, const TextPlace& place) {
  if (field.text.empty()) throw InputError(place, "an empty field where a vertex should be");
  if (field.braces) {
    throw InputError(place, fmt::format("expected a vertex, found {}", in_quotes(field.text)));
  }
  return vertices.number(field.text, place);
}

// A dictionary, of which `line` has been read.
LabelledGraph read_rest_as_dict(LineReader& lines, std::string_view line,
                                const std::string& source) {
  std::string text(static_cast<std::size_t>(lines.number() - 1), '\n');  // for places
  for (std::optional<std::string_view> next = line; next; next = lines.next()) {
    text += *next;
    text += '\n';
  }
  return read_adjacency_dict(std::move(text), source);
}

LabelledGraph read_list(std::istream& in, const std::string& source, ListIs reading) {
  LineReader lines(in, source);
  VertexNames vertices;
  FileEdges edges(FileEdges::Listed::either);
  std::set<int> with_line;
  std::optional<bool> colons;
  bool begun = false;
  Shape shape;
  while (const std::optional<std::string_view> next = lines.next()) {
    if (trimmed(*next).starts_with("Graph ") && begun) {
      throw InputError(lines.place(1), "a second graph; a board is one");
    }
    begun = begun || trimmed(*next).starts_with("Graph ");
    if (skipped_in_list(trimmed(*next))) continue;
    if (!begun && trimmed(*next).starts_with('{')) return read_rest_as_dict(lines, *next, source);
    std::string line(*next);
    const std::size_t colon = colon_of(line);
    if (trimmed(line).find_first_not_of("[](){};,") == std::string_view::npos) continue;
    if (!colons) colons = colon != std::string::npos;
    if (*colons != (colon != std::string::npos)) {
      throw InputError(lines.place(1), *colons
                                           ? "expected a colon after the vertex, as lines before "
                                             "have one"
                                           : "a colon after the vertex; lines before have none");
    }
    if (*colons && reading == ListIs::guess && !ends_name(line, colon)) {
      throw InputError(lines.place(colon + 1), "expected a blank after the colon");
    }
    if (*colons) {
      line[colon] = ' ';
      without_brackets(line);
    }
    const std::vector<SplitField> fields = split_line(line, lines.place(1));
    if (fields.empty()) continue;
    begun = true;
    shape.add(fields);
    const TextPlace start = lines.place(fields[0].column);
    const int u = vertex(fields[0], vertices, start);
    if (!with_line.insert(u).second) {
      throw InputError(start,
                       fmt::format("the vertex {} has two lines", in_quotes(fields[0].text)));
    }
    for (std::size_t i = 1; i < fields.size(); ++i) {
      const TextPlace place = lines.place(fields[i].column);
      edges.add(u, vertex(fields[i], vertices, place),
                fmt::format("{}-{}", fields[0].text, fields[i].text), place);
    }
  }
  if (vertices.order() == 0) throw InputError({source}, "no vertices");
  // Nearly every text is a list of vertices.
  if (edges.edges() == 0 && !*colons) {
    throw InputError({source}, "no edges; a list of vertices alone has a colon after each");
  }
  const bool guessed = reading == ListIs::guess;
  // "NAME: x" is a line of many files.
  if (guessed && *colons && !shape.numbers && vertices.order() == 2 * edges.edges()) {
    throw InputError({source},
                     "no vertex is there twice; if these are lists of neighbours, say so by "
                     "--format adjlist");
  }
  if (guessed && !*colons && shape.begins_with_order()) {
    throw InputError(
        {source},
        "a number in the first line, as if it were the order; a list of neighbours has "
        "none");
  }
  if (guessed && !*colons && shape.is_pairs()) {
    throw InputError({source}, "two vertices in every line, as in a list of edges");
  }
  for (int v = 0; guessed && !*colons && !shape.is_table_of_numbers() && v < vertices.order();
       ++v) {
    if (with_line.contains(v)) continue;
    throw InputError({source},
                     fmt::format("the vertex {} has no line",
                                 in_quotes(vertices.names()[static_cast<std::size_t>(v)])));
  }
  return labelled(edges.graph(vertices.order()), vertices.names());
}

// Each edge once, as networkx has it, or in the lines of both of its ends. The vertices are those
// that occur. Throws InputError with line and column for a vertex with two lines, a loop, an edge
// that is there twice, and a text without vertices. O(length).
LabelledGraph read_adjacency_list(std::istream& in, const std::string& source) {
  return read_list(in, source, ListIs::usual);
}

// The same for a text that may be something else: without colons each vertex must have its line, as
// networkx writes them, so that prose is refused, or all lines are numbers, equally many, which
// may be edges with weights as well.
LabelledGraph guess_adjacency_list(std::istream& in, const std::string& source) {
  return read_list(in, source, ListIs::guess);
}

// With colons, each edge from both of its ends.
std::string adjacency_list_text(const LabelledGraph& board) {
  const bool names = std::all_of(board.labels.begin(), board.labels.end(), can_be_quoted);
  const auto name = [&](int v) {
    return names ? quoted_field(vertex_name(board, v)) : std::to_string(v);
  };
  std::string result;
  for (const int v : board.graph.vertices()) {
    result += fmt::format("{}:", name(v));
    for (const int w : board.graph.neighbours(v)) result += fmt::format(" {}", name(w));
    result += '\n';
  }
  return result;
}

// Has the first line a colon after its first word?
bool claims_adjacency_list(std::string_view head) {
  if (claims_node_link(head)) return false;  // no vertices "nodes" and "links"
  if (head.starts_with("Graph ")) {
    head = head.substr(std::min(head.find('\n'), head.size()));
  }
  std::string_view line = first_line(head, skipped_in_list);
  // A dictionary may have its first vertex in the line after the brace.
  if (line == "{") {
    line =
        first_line(head, [](std::string_view one) { return one == "{" || skipped_in_list(one); });
  }
  const std::size_t colon = colon_of(line);
  // Graph({0: … is one of the printed lists.
  if (line.substr(0, colon).find("({") != std::string_view::npos) return false;
  return colon != std::string_view::npos && ends_name(line, colon);
}

}  // namespace

constinit const BoardFormat kAdjacencyListFormat{.name = "adjlist",
                                                 .title = "adjacency list",
                                                 .ending = ".adjlist",
                                                 .other_endings = ".lst",
                                                 .read = read_adjacency_list,
                                                 .claims = claims_adjacency_list,
                                                 .guess = guess_adjacency_list,
                                                 .write = adjacency_list_text};

}  // namespace harary
