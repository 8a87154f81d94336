// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <utility>

#include "base/small_letters.hpp"
#include "graph/formats/edge_list.hpp"
#include "graph/formats/file_edges.hpp"
#include "graph/formats/line_reader.hpp"
#include "graph/formats/number_lines.hpp"
#include "graph/formats/split_line.hpp"
#include "graph/formats/text_lines.hpp"
#include "graph/formats/vertex_list.hpp"
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

// Which columns of a table hold the ends of an edge, and which says whether it is directed.
struct Columns {
  std::size_t u = 0;
  std::size_t v = 1;
  std::optional<std::size_t> type;
};

// What the first line of a table of edges says; nothing if it is none.
std::optional<Columns> columns_of(const std::vector<SplitField>& fields) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kColumns{
      {{"source", "target"}, {"from", "to"}, {"src", "dst"}, {"node1", "node2"}, {"start", "end"}}};
  const auto column = [&](std::string_view name) -> std::optional<std::size_t> {
    const auto found = std::find_if(fields.begin(), fields.end(), [&](const SplitField& field) {
      return small_letters(field.text) == name;
    });
    if (found == fields.end()) return std::nullopt;
    return static_cast<std::size_t>(found - fields.begin());
  };
  // A heading has names only: no numbers, and no brackets, which are of other formats.
  const bool names = std::none_of(fields.begin(), fields.end(), [](const SplitField& field) {
    return is_decimal(field.text) || field.text.find_first_of("[]{}<>") != std::string::npos;
  });
  if (!names) return std::nullopt;
  for (const auto& [first, second] : kColumns) {
    const auto u = column(first);
    const auto v = column(second);
    if (u && v) return Columns{*u, *v, column("type")};
  }
  return std::nullopt;
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
class EdgeFile {
 public:
  explicit EdgeFile(LineReader& lines) : lines_(lines) {}

  LabelledGraph read() {
    while (std::optional<std::string_view> line = lines_.next()) {
      if (trimmed(*line).starts_with('%')) {
        refuse_other_networks(trimmed(*line), lines_);
        continue;
      }
      const std::vector<SplitField> fields = split_line(*line, lines_.place(1));
      if (fields.empty()) continue;
      if (fields[0].text == "n" && !fields[0].quoted &&
          (order_ || edges_.empty() || is_order(fields))) {
        if (order_ || !edges_.empty()) {
          throw InputError(lines_.place(fields[0].column),
                           "the line 'n ORDER' must come first, once");
        }
        order_ = parse_order_line(fields, lines_);
        refuse_more(fields, 2);
      } else if (const auto table = columns_of(fields); edges_.empty() && !table_ && table) {
        table_ = table;
      } else if (!take_edge(fields)) {
        break;
      }
    }
    if (!order_ && edges_.empty()) {
      throw InputError({lines_.place().source},
                       "no edges; a board without edges needs a line 'n ORDER'");
    }
    const bool numbers = std::all_of(edges_.begin(), edges_.end(), [](const FileEdge& edge) {
      return whole_number(edge.u.text) && whole_number(edge.v.text);
    });
    return order_ || numbers ? numbered() : named();
  }

 private:
  struct End {
    std::string text;
    TextPlace place;
  };
  struct FileEdge {
    End u;
    End v;
  };

  static bool is_order(const std::vector<SplitField>& fields) {
    return fields.size() == 2 && whole_number(fields[1].text).has_value();
  }

  // Is there room for more? A 65th vertex is refused in the end, with what is then known.
  bool take_edge(const std::vector<SplitField>& fields) {
    const auto empty = std::find_if(fields.begin(), fields.end(), [](const SplitField& field) {
      return field.text.empty() && !field.quoted;
    });
    if (!table_ && empty != fields.end()) {
      throw InputError(lines_.place(empty->column), "an empty field before this sign");
    }
    const auto [u, v, type] = table_.value_or(Columns{});
    if (fields.size() <= std::max(u, v)) {
      throw InputError(lines_.place(fields.back().column + fields.back().length),
                       "expected a second vertex: one edge a line");
    }
    refuse_other_columns(fields);
    if (type && fields.size() > *type && small_letters(fields[*type].text) == "directed") {
      throw InputError(lines_.place(fields[*type].column),
                       "this is a directed edge; boards are undirected");
    }
    const FileEdge edge{end_of(fields[u]), end_of(fields[v])};
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
    return names_.size() <= kMaxOrder;
  }

  End end_of(const SplitField& field) const {
    const TextPlace place = lines_.place(field.column);
    if (field.text.empty()) throw InputError(place, "an empty field where a vertex should be");
    if (field.braces) {
      throw InputError(place, fmt::format("expected a vertex, found {}", in_quotes(field.text)));
    }
    return {field.text, place};
  }

  // Weights and the like: in every line or in none.
  void refuse_other_columns(const std::vector<SplitField>& fields) {
    constexpr std::size_t kMostColumns = 4;  // KONECT: weight and time
    if (edges_.empty()) columns_ = std::min(fields.size(), kMostColumns);
    if (table_) return;
    for (std::size_t i = 2; i < fields.size() && i < columns_; ++i) {
      if (!is_decimal(fields[i].text) && !fields[i].braces) refuse_more(fields, i);
    }
    refuse_more(fields, columns_);
    if (fields.size() < columns_) {
      throw InputError(lines_.place(fields.back().column + fields.back().length),
                       "the line ends where a weight should be, as the lines before it have");
    }
  }

  void refuse_more(const std::vector<SplitField>& fields, std::size_t allowed) const {
    if (fields.size() <= allowed) return;
    throw InputError(
        lines_.place(fields[allowed].column),
        fmt::format("unexpected {} at the end of the line", in_quotes(fields[allowed].text)));
  }

  // Names are numbered as they come.
  LabelledGraph named() const {
    VertexNames vertices;
    FileEdges edges(FileEdges::Listed::once);
    for (const FileEdge& edge : edges_) {
      const int u = vertices.number(edge.u.text, edge.u.place);
      const int v = vertices.number(edge.v.text, edge.v.place);
      edges.add(u, v, fmt::format("{}-{}", edge.u.text, edge.v.text), edge.u.place);
    }
    return {edges.graph(vertices.order()), vertices.names()};
  }

  LabelledGraph numbered() const {
    const auto is_zero = [](const End& end) { return whole_number(end.text) == 0; };
    const bool zero = std::any_of(edges_.begin(), edges_.end(), [&](const FileEdge& edge) {
      return is_zero(edge.u) || is_zero(edge.v);
    });
    const bool by_number = order_ || zero;
    const int most = order_ ? *order_ : zero ? kMaxOrder : kHugeNumber;
    VertexNames vertices;
    FileEdges edges(FileEdges::Listed::once);
    int highest = 0;
    for (const FileEdge& edge : edges_) {
      const auto number = [&](const End& end) {
        const int v = parse_vertex(end.text, most, end.place);
        highest = std::max(highest, v);
        return by_number ? v : vertices.number(std::to_string(v), end.place);
      };
      const int u = number(edge.u);
      const int v = number(edge.v);
      edges.add(u, v, fmt::format("{}-{}", edge.u.text, edge.v.text), edge.u.place);
    }
    if (by_number) return {edges.graph(order_ ? *order_ : highest + 1), {}};
    return labelled(edges.graph(vertices.order()), vertices.names());
  }

  LineReader& lines_;
  std::optional<int> order_;
  std::optional<Columns> table_;
  std::size_t columns_ = 2;
  std::vector<FileEdge> edges_;
  std::set<std::string> names_;
  std::set<std::pair<std::string, std::string>> seen_;
};

}  // namespace

LabelledGraph read_labelled_edges(std::istream& in, const std::string& source) {
  LineReader lines(in, source);
  return EdgeFile(lines).read();
}

bool claims_edges(std::string_view head) {
  const std::string_view line = first_line(head, [](std::string_view one) {
    return one.starts_with('#') || (one.starts_with('%') && !is_konect(one));
  });
  if (line.starts_with('%')) return true;
  try {
    return columns_of(split_line(line, {})).has_value();
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
