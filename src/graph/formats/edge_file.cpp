// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>
#include <sstream>
#include <utility>

#include "base/small_letters.hpp"
#include "graph/formats/edge_columns.hpp"
#include "graph/formats/edge_list.hpp"
#include "graph/formats/line_reader.hpp"
#include "graph/formats/listed_edges.hpp"
#include "graph/formats/number_lines.hpp"
#include "graph/formats/split_line.hpp"
#include "graph/formats/text_lines.hpp"
#include "graph/formats/whole_number.hpp"

namespace harary {

namespace {

int parse_order_line(const std::vector<SplitField>& fields, const LineReader& lines) {
  const bool there = fields.size() > 1;
  const std::optional<int> order = there ? whole_number(fields[1].text) : std::nullopt;
  if (!order) {
    throw InputError(lines.place(there ? fields[1].column : fields[0].column + 1),
                     "expected the number of vertices after 'n'");
  }
  if (*order < 1 || *order > kMaxOrder) {
    throw InputError(
        lines.place(fields[1].column),
        fmt::format("{}: a board has 1 to {} vertices", in_quotes(fields[1].text), kMaxOrder));
  }
  return *order;
}

// Does the field hold a name, which may be that of a column?
bool is_name(const SplitField& field) {
  return !field.text.empty() && !field.braces && !is_decimal(field.text) &&
         (field.quoted || is_plain_name(field.text));
}

bool is_konect(std::string_view line) {
  LineFields fields(line.substr(1));
  const std::optional<Field> kind = fields.next();
  return kind && (kind->text == "sym" || kind->text == "asym" || kind->text == "bip");
}

// KONECT says in its first comment what its numbers mean.
void refuse_other_networks(std::string_view line, const LineReader& lines) {
  LineFields fields(line.substr(1));
  const std::optional<Field> kind = fields.next();
  if (!kind) return;
  if (kind->text == "asym") {
    throw InputError(lines.place(kind->column + 1),
                     "this is a directed network (asym); boards are undirected");
  }
  if (kind->text == "bip") {
    throw InputError(lines.place(kind->column + 1),
                     "this network has two parts that are numbered apart (bip); give each vertex a "
                     "name of its own");
  }
}

// Takes the edges of a file as they come. Whether their ends are the vertices' own numbers or names
// is known at the end.
enum class EdgeFileKind {
  usual,
  guess,    // the text may be something else, such as prose
  counted,  // its first line says how many vertices and edges there are
};

class EdgeFile {
 public:
  EdgeFile(LineReader& lines, EdgeFileKind kind) : lines_(lines), kind_(kind) {}

  LabelledGraph read() {
    while (std::optional<std::string_view> line = lines_.next()) {
      line_ = lines_.place(1);
      if (trimmed(*line).starts_with('%')) {
        refuse_other_networks(trimmed(*line), lines_);
        continue;
      }
      const std::vector<SplitField> fields = split_line(*line, lines_.place(1));
      if (fields.empty()) continue;
      if (kind_ == EdgeFileKind::counted && !counts_) {
        counts_ = counts_of(fields);
        continue;
      }
      if (!order_ && !table_ && edges_.empty()) {
        if (first_.empty() && fields.size() > 1 && !columns_of(fields) &&
            std::all_of(fields.begin(), fields.end(), is_name) && fields[0].text != "n") {
          first_ = fields;  // names of columns, if numbers follow
          first_line_ = line_;
          continue;
        }
        if (!first_.empty() && !take_first(fields)) break;
      }
      if (fields[0].text == "n" && !fields[0].quoted && !counts_ &&
          (order_ || edges_.empty() || is_order(fields))) {
        if (order_ || !edges_.empty()) {
          throw InputError(lines_.place(fields[0].column),
                           "the line 'n ORDER' must come first, once");
        }
        order_ = parse_order_line(fields, lines_);
        refuse_more(fields, 2);
      } else if (const auto table = columns_of(fields); edges_.empty() && !table_ && table) {
        table_ = table;
        columns_ = fields.size();
      } else if (!take_edge(fields)) {
        break;
      }
    }
    if (!first_.empty() && edges_.empty() && !table_) take_pending();
    if (counts_) return graph_with_counts(edges_, *counts_, lines_.place().source);
    if (kind_ == EdgeFileKind::counted || (!order_ && edges_.empty())) {
      throw InputError({lines_.place().source},
                       "no edges; a board without edges needs a line 'n ORDER'");
    }
    const bool numbers = std::all_of(edges_.begin(), edges_.end(), [](const ListedEdge& edge) {
      return whole_number(edge.u.text) && whole_number(edge.v.text);
    });
    if (order_ || numbers) return graph_of_numbers(edges_, order_);
    if (kind_ == EdgeFileKind::guess && !table_ && !braces_ && !has_shape_of_graph()) {
      throw InputError({lines_.place().source},
                       "no name is there as a first and as a second end, as in a text of two words "
                       "a line; if it is a list of edges, say so by --format edges");
    }
    // "e 1 2" is a line of DIMACS or another format.
    const auto mixed = std::find_if(edges_.begin(), edges_.end(), [](const ListedEdge& edge) {
      return !whole_number(edge.u.text) && whole_number(edge.v.text);
    });
    if (kind_ == EdgeFileKind::guess && columns_ > 2 && !table_ && !braces_ &&
        mixed != edges_.end()) {
      throw InputError(mixed->u.place,
                       fmt::format("{} and two numbers; if these are edges, say so by --format "
                                   "edges",
                                   in_quotes(mixed->u.text)));
    }
    return graph_of_names(edges_);
  }

 private:
  // The line "ORDER EDGES".
  EdgeCounts counts_of(const std::vector<SplitField>& fields) const {
    for (const SplitField& field : fields) {
      if (!whole_number(field.text)) {
        throw InputError(place(field.column), "expected the numbers of vertices and edges");
      }
    }
    if (fields.size() < 2) {
      throw InputError(place(fields[0].column),
                       "expected the number of edges after that of vertices");
    }
    const EdgeCounts counts{*whole_number(fields[0].text), *whole_number(fields[1].text)};
    if (counts.order < 1 || counts.order > kMaxOrder) {
      throw InputError(place(fields[0].column),
                       fmt::format("a board has 1 to {} vertices", kMaxOrder));
    }
    return counts;
  }

  // The first line held names, and `fields` is the one after it. If that has numbers where a vertex
  // should be, the first line was the names of columns. False if there is no room for more.
  bool take_first(const std::vector<SplitField>& fields) {
    const bool numbers =
        fields.size() > 1 && whole_number(fields[0].text) && whole_number(fields[1].text);
    if (!numbers) return take_pending();
    const std::optional<EdgeColumns> columns = columns_in_front(first_);
    if (!columns) {
      throw InputError(first_line_,
                       "the names of the columns do not say which hold the ends of an edge; call "
                       "these source and target");
    }
    table_ = columns;
    columns_ = first_.size();
    only_numbers_ = true;
    first_.clear();
    return true;
  }

  bool take_pending() {
    const TextPlace now = std::exchange(line_, first_line_);
    const bool more = take_edge(std::exchange(first_, {}));
    line_ = now;
    return more;
  }

  // Of names: prose of two words a line has hardly one word in both columns.
  bool has_shape_of_graph() const {
    std::set<std::string> first;
    for (const ListedEdge& edge : edges_) first.insert(edge.u.text);
    return names_.size() <= edges_.size() ||
           std::any_of(edges_.begin(), edges_.end(),
                       [&](const ListedEdge& edge) { return first.contains(edge.v.text); });
  }

  static bool is_order(const std::vector<SplitField>& fields) {
    return fields.size() == 2 && whole_number(fields[1].text).has_value();
  }

  // Is there room for more? A 65th vertex is refused in the end, with what is then known.
  bool take_edge(const std::vector<SplitField>& fields) {
    const auto empty = std::find_if(fields.begin(), fields.end(), [](const SplitField& field) {
      return field.text.empty() && !field.quoted;
    });
    if (!table_ && empty != fields.end()) {
      throw InputError(place(empty->column), "an empty field before this sign");
    }
    const auto [u, v, type] = table_.value_or(EdgeColumns{});
    if (fields.size() <= std::max(u, v)) {
      throw InputError(place(fields.back().column + fields.back().length),
                       "expected a second vertex: one edge a line");
    }
    refuse_other_columns(fields);
    if (type && fields.size() > *type && small_letters(fields[*type].text) == "directed") {
      throw InputError(place(fields[*type].column),
                       "this is a directed edge; boards are undirected");
    }
    const ListedEdge edge{end_of(fields[u]), end_of(fields[v])};
    const std::string text = fmt::format("{}-{}", edge.u.text, edge.v.text);
    if (edge.u.text == edge.v.text) {
      throw InputError(edge.u.place,
                       fmt::format("{} is a loop; loops are not allowed", shortened(text)));
    }
    if (!seen_.insert(std::minmax(edge.u.text, edge.v.text)).second) {
      throw InputError(edge.u.place, fmt::format("the edge {} is listed twice", shortened(text)));
    }
    edges_.push_back(edge);
    names_.insert(edge.u.text);
    names_.insert(edge.v.text);
    braces_ = braces_ || fields.back().braces;
    return names_.size() <= kMaxOrder;
  }

  ListedEdge::End end_of(const SplitField& field) const {
    const TextPlace at = place(field.column);
    if (field.text.empty()) throw InputError(at, "an empty field where a vertex should be");
    if (field.braces || (!field.quoted && !is_plain_name(field.text))) {
      throw InputError(at, fmt::format("expected a vertex, found {}", in_quotes(field.text)));
    }
    if (only_numbers_ && !whole_number(field.text)) {
      throw InputError(at, fmt::format("{} is no number, as those in the line before are; if the "
                                       "first line is the names of columns, call them source and "
                                       "target",
                                       in_quotes(field.text)));
    }
    return {field.text, at};
  }

  // Weights and the like: in every line or in none.
  void refuse_other_columns(const std::vector<SplitField>& fields) {
    constexpr std::size_t kMostColumns = 4;  // KONECT: weight and time
    if (table_) {
      // pandas prints numbers of rows in front of them, without a name.
      if (fields.size() > columns_) {
        throw InputError(
            place(fields[columns_].column),
            fmt::format("a row of {} fields under {} names of columns", fields.size(), columns_));
      }
      return;
    }
    if (edges_.empty()) columns_ = std::min(fields.size(), kMostColumns);
    for (std::size_t i = 2; i < fields.size() && i < columns_; ++i) {
      if (!is_decimal(fields[i].text) && !fields[i].braces) refuse_more(fields, i);
    }
    refuse_more(fields, columns_);
    if (fields.size() < columns_) {
      throw InputError(place(fields.back().column + fields.back().length),
                       "the line ends where a weight should be, as the lines before it have");
    }
  }

  void refuse_more(const std::vector<SplitField>& fields, std::size_t allowed) const {
    if (fields.size() <= allowed) return;
    throw InputError(
        place(fields[allowed].column),
        fmt::format("unexpected {} at the end of the line", in_quotes(fields[allowed].text)));
  }

  // A place in the line that is being read.
  TextPlace place(std::size_t column) const {
    return {line_.source, line_.line, static_cast<int>(column)};
  }

  LineReader& lines_;
  EdgeFileKind kind_;
  TextPlace line_;
  std::vector<SplitField> first_;  // of names, which may be those of columns
  TextPlace first_line_;
  bool only_numbers_ = false;  // may follow
  bool braces_ = false;        // some edge has data of networkx
  std::optional<EdgeCounts> counts_;
  std::optional<int> order_;
  std::optional<EdgeColumns> table_;
  std::size_t columns_ = 2;
  std::vector<ListedEdge> edges_;
  std::set<std::string> names_;
  std::set<std::pair<std::string, std::string>> seen_;
};

}  // namespace

LabelledGraph read_labelled_edges(std::istream& in, const std::string& source) {
  LineReader lines(in, source);
  return EdgeFile(lines, EdgeFileKind::usual).read();
}

LabelledGraph guess_edges(std::istream& in, const std::string& source) {
  LineReader lines(in, source);
  return EdgeFile(lines, EdgeFileKind::guess).read();
}

LabelledGraph read_counted_edges(std::istream& in, const std::string& source) {
  LineReader lines(in, source);
  return EdgeFile(lines, EdgeFileKind::counted).read();
}

bool claims_counted_edges(std::string_view head) {
  const std::string_view line =
      first_line(head, [](std::string_view one) { return one.starts_with('#'); });
  LineFields fields(line);
  const std::optional<Field> order = fields.next();
  const std::optional<Field> count = fields.next();
  if (!order || !count || !whole_number(order->text)) return false;
  const int edges = whole_number(count->text).value_or(0);
  if (edges == 0 || edges > kMaxOrder * kMaxOrder) return false;
  const auto reading = [&](EdgeFileKind kind) -> std::optional<LabelledGraph> {
    std::istringstream in{std::string(head)};
    LineReader lines(in, "");
    try {
      return EdgeFile(lines, kind).read();
    } catch (const InputError&) {
      return std::nullopt;
    }
  };
  const std::optional<LabelledGraph> counted = reading(EdgeFileKind::counted);
  if (!counted) return false;
  const std::optional<LabelledGraph> plain = reading(EdgeFileKind::usual);
  if (!plain) return true;
  // As an edge the first line would leave out numbers between the others and its own last one.
  const int listed =
      plain->labels.empty() ? plain->graph.order() - 1 : *whole_number(plain->labels.back());
  const VertexSet vertices = plain->graph.vertices();
  const bool gap = listed > plain->graph.order() ||
                   std::any_of(vertices.begin(), vertices.end(),
                               [&](int v) { return plain->graph.degree(v) == 0; });
  return edges > counted->graph.order() && gap;
}

std::string counted_edges_text(const LabelledGraph& board) {
  const Graph& graph = board.graph;
  std::string result = fmt::format("{} {}\n", graph.order(), graph.edge_count());
  for (const Edge e : graph.edges()) result += fmt::format("{} {}\n", e.low, e.high);
  return result;
}

bool claims_edges(std::string_view head) {
  const std::string_view line = first_line(head, [](std::string_view one) {
    return one.starts_with('#') || (one.starts_with('%') && !is_konect(one));
  });
  if (line.starts_with('%')) return true;
  try {
    const std::vector<SplitField> fields = split_line(line, {});
    const bool order = fields.size() == 2 && !fields[0].quoted && fields[0].text == "n" &&
                       whole_number(fields[1].text);
    return order || columns_of(fields).has_value();
  } catch (const InputError&) {
    return false;
  }
}

std::string edges_text(const Graph& graph) {
  std::string result = fmt::format("n {}\n", graph.order());
  for (const Edge e : graph.edges()) result += fmt::format("{} {}\n", e.low, e.high);
  return result;
}

std::string labelled_edges_text(const LabelledGraph& board) {
  const Graph& graph = board.graph;
  if (board.labels.empty()) return edges_text(graph);
  const auto alone = [&](int v) { return graph.degree(v) == 0; };
  const VertexSet vertices = graph.vertices();
  const bool fits = std::none_of(vertices.begin(), vertices.end(), alone) &&
                    std::all_of(board.labels.begin(), board.labels.end(), can_be_quoted);
  if (!fits) return edges_text(graph);
  std::string result;
  for (const Edge e : graph.edges()) {
    result += fmt::format("{} {}\n", quoted_field(vertex_name(board, e.low)),
                          quoted_field(vertex_name(board, e.high)));
  }
  return result;
}

}  // namespace harary
