// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <sstream>
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

// "from_node" and "FromNode" are the same name of a column.
std::string plain_letters(const std::string& name) {
  std::string result = small_letters(name);
  std::erase_if(result, [](char c) { return c == '_' || c == '-' || c == '.'; });
  return result;
}

// Does the field hold a name, which may be that of a column?
bool is_name(const SplitField& field) {
  return !field.text.empty() && !field.braces && !is_decimal(field.text) &&
         (field.quoted || is_plain_name(field.text));
}

// What the first line of a table of edges says; nothing if it is none.
std::optional<Columns> columns_of(const std::vector<SplitField>& fields) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 15> kColumns{
      {{"source", "target"},
       {"from", "to"},
       {"src", "dst"},
       {"node1", "node2"},
       {"start", "end"},
       {"sourceid", "targetid"},
       {"fromid", "toid"},
       {"fromnode", "tonode"},
       {"fromnodeid", "tonodeid"},
       {"sourcenode", "targetnode"},
       {"nodea", "nodeb"},
       {"id1", "id2"},
       {"nodeid1", "nodeid2"},
       {"vertex1", "vertex2"},
       {"vertexa", "vertexb"}}};
  const auto column = [&](std::string_view name) -> std::optional<std::size_t> {
    const auto found = std::find_if(fields.begin(), fields.end(), [&](const SplitField& field) {
      return plain_letters(field.text) == name;
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
    if (counts_) return counted();
    if (kind_ == EdgeFileKind::counted || (!order_ && edges_.empty())) {
      throw InputError({lines_.place().source},
                       "no edges; a board without edges needs a line 'n ORDER'");
    }
    const bool numbers = std::all_of(edges_.begin(), edges_.end(), [](const FileEdge& edge) {
      return whole_number(edge.u.text) && whole_number(edge.v.text);
    });
    if (order_ || numbers) return numbered();
    if (kind_ == EdgeFileKind::guess && !table_ && !braces_ && !has_shape_of_graph()) {
      throw InputError({lines_.place().source},
                       "no name is there as a first and as a second end, as in a text of two words "
                       "a line; if it is a list of edges, say so by --format edges");
    }
    // "e 1 2" is a line of DIMACS or another format.
    const auto mixed = std::find_if(edges_.begin(), edges_.end(), [](const FileEdge& edge) {
      return !whole_number(edge.u.text) && whole_number(edge.v.text);
    });
    if (kind_ == EdgeFileKind::guess && columns_ > 2 && !table_ && !braces_ &&
        mixed != edges_.end()) {
      throw InputError(mixed->u.place,
                       fmt::format("{} and two numbers; if these are edges, say so by --format "
                                   "edges",
                                   in_quotes(mixed->u.text)));
    }
    return named();
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

  struct Counts {
    int order = 0;
    int edges = 0;
  };

  // The line "ORDER EDGES".
  Counts counts_of(const std::vector<SplitField>& fields) const {
    for (const SplitField& field : fields) {
      if (!whole_number(field.text)) {
        throw InputError(place(field.column), "expected the numbers of vertices and edges");
      }
    }
    if (fields.size() < 2) {
      throw InputError(place(fields[0].column),
                       "expected the number of edges after that of vertices");
    }
    const Counts counts{*whole_number(fields[0].text), *whole_number(fields[1].text)};
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
    // Which columns would hold the ends of "id,u,v"?
    constexpr std::array<std::string_view, 16> kData{
        "weight", "w",    "value",     "label",   "type",     "cost",  "capacity", "length",
        "time",   "date", "timestamp", "weights", "distance", "count", "color",    "colour"};
    const std::string first = plain_letters(first_[0].text);
    bool known = first != "id" && first != "index" && first != "edge" && first != "edgeid";
    for (std::size_t i = 0; i < first_.size(); ++i) {
      const std::string name = plain_letters(first_[i].text);
      const bool data = std::find(kData.begin(), kData.end(), name) != kData.end() && name != "w";
      known = known && (i < 2 ? !data : data || name == "w");
    }
    if (!known) {
      throw InputError(first_line_,
                       "the names of the columns do not say which hold the ends of an edge; call "
                       "these source and target");
    }
    table_ = Columns{0, 1, std::nullopt};
    columns_ = first_.size();
    for (std::size_t i = 2; i < first_.size(); ++i) {
      if (plain_letters(first_[i].text) == "type") table_->type = i;
    }
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
    for (const FileEdge& edge : edges_) first.insert(edge.u.text);
    return names_.size() <= edges_.size() ||
           std::any_of(edges_.begin(), edges_.end(),
                       [&](const FileEdge& edge) { return first.contains(edge.v.text); });
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
    const auto [u, v, type] = table_.value_or(Columns{});
    if (fields.size() <= std::max(u, v)) {
      throw InputError(place(fields.back().column + fields.back().length),
                       "expected a second vertex: one edge a line");
    }
    refuse_other_columns(fields);
    if (type && fields.size() > *type && small_letters(fields[*type].text) == "directed") {
      throw InputError(place(fields[*type].column),
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
    braces_ = braces_ || fields.back().braces;
    return names_.size() <= kMaxOrder;
  }

  End end_of(const SplitField& field) const {
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

  // Vertices count from 0, or from 1 if the last one is there.
  LabelledGraph counted() const {
    const auto [order, count] = *counts_;
    if (edges_.size() != static_cast<std::size_t>(count)) {
      throw InputError({lines_.place().source},
                       fmt::format("{} edges; the first line says {}", edges_.size(), count));
    }
    int first = kHugeNumber;
    int last = 0;
    FileEdges edges(FileEdges::Listed::once);
    std::vector<std::pair<int, int>> ends;
    for (const FileEdge& edge : edges_) {
      const int u = parse_vertex(edge.u.text, order + 1, edge.u.place);
      const int v = parse_vertex(edge.v.text, order + 1, edge.v.place);
      first = std::min({first, u, v});
      last = std::max({last, u, v});
      ends.emplace_back(u, v);
    }
    const int base = last == order ? 1 : 0;
    if (first < base) {
      throw InputError(
          {lines_.place().source},
          fmt::format("vertices 0 and {}; the first line says that there are {}", last, order));
    }
    for (std::size_t i = 0; i < ends.size(); ++i) {
      const auto [u, v] = ends[i];
      edges.add(u - base, v - base, fmt::format("{}-{}", u, v), edges_[i].u.place);
    }
    std::vector<std::string> names;
    for (int v = 0; v < order; ++v) names.push_back(std::to_string(v + base));
    return labelled(edges.graph(order), names);
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
  std::optional<Counts> counts_;
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
