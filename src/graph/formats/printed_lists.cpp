// SPDX-License-Identifier: MIT
// Lists as programs print them. A list of pairs (.pairs) is one of edges:
//   [(0, 1), (1, 2)]   {{1,2},{2,3}}   Graph[{1, 2, 3}, {1 <-> 2, 2 <-> 3}]   Graph([V, E])
// or a pair a line: "(0, 1)", "0-1", "0 -- 1". A list of lists (.lists) has the neighbours of each
// vertex: [[2], [1, 3], [2]] (GAP) and Graph({0: [1], 1: [0, 2]}) (SageMath).
#include "graph/formats/formats.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "graph/formats/adjacency_dict.hpp"
#include "graph/formats/board_format.hpp"
#include "graph/formats/brackets.hpp"
#include "graph/formats/file_edges.hpp"
#include "graph/formats/node_link.hpp"
#include "graph/formats/split_line.hpp"
#include "graph/formats/whole_number.hpp"

namespace harary {

namespace {

bool all_words(const Bracketed& list) {
  return std::all_of(list.items.begin(), list.items.end(),
                     [](const Bracketed& item) { return item.is_word(); });
}

// Without "edges = " in front.
const Bracketed& value_of_assignment(const Bracketed& item) {
  return item.is_key("=") && item.items[0].is_word() ? item.items[1] : item;
}

// A tuple such as (0, 1) is a vertex where pairs are tuples, too.
bool is_vertex(const Bracketed& item, bool tuples) {
  if (item.is_word()) return true;
  return tuples && item.is_list() && item.open == '(' && item.text.empty() && all_words(item);
}

using Pair = std::pair<const Bracketed*, const Bracketed*>;

// The two ends of an edge: "(0, 1)", "(0, 1, None)", "UndirectedEdge[0, 1]", "0 -- 1".
std::optional<Pair> pair_of(const Bracketed& item) {
  if (item.kind == Bracketed::Kind::edge) {
    const bool vertices = is_vertex(item.items[0], true) && is_vertex(item.items[1], true);
    return vertices ? std::optional(Pair{&item.items[0], &item.items[1]}) : std::nullopt;
  }
  if (!item.is_list() || item.items.size() < 2 || item.items.size() > 3) return std::nullopt;
  if (!item.text.empty() && item.text != "UndirectedEdge") return std::nullopt;
  const bool tuples = item.open == '(' || !item.text.empty();
  if (!is_vertex(item.items[0], tuples) || !is_vertex(item.items[1], tuples)) return std::nullopt;
  // {1, 2, 3} is a set of three or a row of numbers, (1, 2, 3) an edge with its weight.
  const bool more = item.items.size() == 3 && !tuples;
  if (more && item.items[2].is_word() && whole_number(item.items[2].text)) return std::nullopt;
  return Pair{&item.items[0], &item.items[1]};
}

// "0-1" as its two ends.
std::optional<std::pair<std::string, std::string>> ends_of_word(const Bracketed& item) {
  const std::size_t dash = item.text.find('-');
  if (!item.is_word() || item.quoted || dash == std::string::npos) return std::nullopt;
  const std::string u = item.text.substr(0, dash);
  const std::string v = item.text.substr(dash + 1);
  if (u.empty() || v.empty() || v.find('-') != std::string::npos) return std::nullopt;
  return std::pair(u, v);
}

bool is_edge(const Bracketed& item) {
  return pair_of(item) || ends_of_word(item);
}

class PairsReader {
 public:
  PairsReader(std::istream& in, const std::string& source) : text_(in, source) {}

  LabelledGraph read() {
    const std::vector<Bracketed> items = read_brackets(text_);
    if (items.empty()) text_.refuse(0, "no edges");
    if (items.size() == 1) {
      read_whole(value_of_assignment(items[0]));
    } else {
      read_edges(items);
    }
    if (vertices_.order() == 0) text_.refuse(0, "no vertices");
    const std::vector<std::string>& names = vertices_.names();
    const bool numbers = std::all_of(names.begin(), names.end(), [](const std::string& name) {
      return whole_number(name).has_value();
    });
    if (words_ > 0 && !numbers && vertices_.order() == 2 * words_) {
      text_.refuse(0, "no name is there twice, as in a text of words with hyphens");
    }
    return labelled(edges_.graph(vertices_.order()), names);
  }

 private:
  void read_whole(const Bracketed& whole) {
    // ["0-1", "1-2"] is not an edge.
    const bool texts = whole.is_list() && all_words(whole) &&
                       std::all_of(whole.items.begin(), whole.items.end(), [](const auto& item) {
                         return item.text.find('-') != std::string::npos;
                       });
    if (is_edge(whole) && !holds_edges(whole) && !texts) return read_edge(whole);
    if (texts && !holds_edges(whole)) refuse(whole);
    if (!whole.is_list()) refuse(whole);
    const bool directed =
        whole.text.find("DiGraph") != std::string::npos || whole.text.starts_with("OutEdge");
    if (directed) text_.refuse(whole.from, "a directed graph; boards are undirected");
    if (whole.text.empty()) return read_list(whole);
    // Graph(edges, multiedges=False), Graph[vertices, edges, VertexLabels -> "Name"]
    std::vector<const Bracketed*> given;
    for (const Bracketed& item : whole.items) {
      if (!item.is_key("=") && !item.is_key("->")) given.push_back(&item);
    }
    const bool lists = std::all_of(given.begin(), given.end(), [](const Bracketed* item) {
      return item->is_list() && item->text.empty();
    });
    if (given.empty() || given.size() > 2 || !lists) refuse(whole);
    if (given.size() == 1) return read_list(*given[0]);
    read_vertices(*given[0]);
    read_edges(given[1]->items);
  }

  bool holds_edges(const Bracketed& list) const {
    return list.is_list() && list.text.empty() && !list.items.empty() &&
           std::all_of(list.items.begin(), list.items.end(), is_edge);
  }

  // Edges, or vertices and edges.
  void read_list(const Bracketed& list) {
    const bool both = list.items.size() == 2 && list.items[0].is_list() &&
                      all_words(list.items[0]) && list.items[1].is_list() &&
                      !all_words(list.items[1]) && !pair_of(list.items[1]);
    const bool alone = list.items.size() == 2 && list.items[0].is_list() &&
                       !list.items[0].items.empty() && all_words(list.items[0]) &&
                       list.items[1].is_list() && list.items[1].items.empty() && in_call(list);
    if (!both && !alone) return read_edges(list.items);
    read_vertices(list.items[0]);
    read_edges(list.items[1].items);
  }

  // Is that what "Graph(" holds?
  bool in_call(const Bracketed& list) const {
    return list.from > 0 && text_.between(list.from - 1, list.from) == "(";
  }

  void read_vertices(const Bracketed& list) {
    for (const Bracketed& item : list.items) {
      if (!is_vertex(item, true)) refuse(item);
      vertices_.declare(name_of(item), text_.place(item.from));
    }
    declared_ = true;
  }

  void read_edges(const std::vector<Bracketed>& items) {
    for (const Bracketed& item : items) read_edge(item);
  }

  void read_edge(const Bracketed& item) {
    if (const auto ends = ends_of_word(item)) {
      ++words_;
      return add(ends->first, ends->second, item);
    }
    if (item.is_key("->") || item.text == "DirectedEdge") {
      text_.refuse(item.from, "a directed edge; boards are undirected");
    }
    const std::optional<Pair> pair = pair_of(item);
    if (!pair) refuse(item);
    add(name_of(*pair->first), name_of(*pair->second), item);
  }

  void add(const std::string& u, const std::string& v, const Bracketed& item) {
    const TextPlace place = text_.place(item.from);
    for (const std::string& name : {u, v}) {
      if (declared_ && !vertices_.has(name)) {
        throw InputError(place, fmt::format("{} is not among the vertices", in_quotes(name)));
      }
    }
    edges_.add(vertices_.number(u, place), vertices_.number(v, place), fmt::format("{}-{}", u, v),
               place);
  }

  std::string name_of(const Bracketed& item) const {
    if (!item.is_word()) return std::string(text_.between(item.from, item.to));
    if (item.text.empty() || (!item.quoted && !is_plain_name(item.text))) {
      text_.refuse(item.from, fmt::format("expected a vertex, found {}", in_quotes(item.text)));
    }
    return item.text;
  }

  [[noreturn]] void refuse(const Bracketed& item) const {
    text_.refuse(item.from, fmt::format("expected an edge such as (0, 1) or 0-1, found {}",
                                        in_quotes(text_.between(item.from, item.to))));
  }

  TextScanner text_;
  VertexNames vertices_;
  FileEdges edges_{FileEdges::Listed::once};
  bool declared_ = false;
  int words_ = 0;  // edges such as a-b
};

// The vertices of a list of lists count from `base`; nothing if they do not.
std::optional<LabelledGraph> graph_from(const Bracketed& lists, int base) {
  const int order = static_cast<int>(lists.items.size());
  Graph graph(order);
  std::vector<std::string> names;
  int listed = 0;
  for (int u = 0; u < order; ++u) {
    names.push_back(std::to_string(u + base));
    for (const Bracketed& item : lists.items[static_cast<std::size_t>(u)].items) {
      const int v = whole_number(item.text).value_or(-1) - base;
      if (v < 0 || v >= order || v == u) return std::nullopt;
      graph.add_edge(std::min(u, v), std::max(u, v));
      ++listed;
    }
  }
  // From both ends, none twice.
  for (int u = 0; u < order; ++u) {
    if (static_cast<int>(lists.items[static_cast<std::size_t>(u)].items.size()) !=
        graph.degree(u)) {
      return std::nullopt;
    }
  }
  return listed == 2 * graph.edge_count() ? std::optional(labelled(graph, names)) : std::nullopt;
}

// The vertices are those that occur, and those that a list in front of the edges names. Throws
// InputError with line and column for a directed edge, an edge that is there twice, a loop, and
// an item that is not a pair.
LabelledGraph read_pairs(std::istream& in, const std::string& source) {
  return PairsReader(in, source).read();
}

// Each edge from both of its ends. Vertices count from 0 or from 1, whichever fits. Throws
// InputError where neither does.
LabelledGraph read_lists(std::istream& in, const std::string& source) {
  TextScanner text(in, source);
  const std::vector<Bracketed> items = read_brackets(text);
  if (items.size() != 1) text.refuse(0, "expected one list");
  const Bracketed* whole = &value_of_assignment(items[0]);
  if (whole->is_list() && !whole->text.empty() && !whole->items.empty()) {
    if (whole->text.find("DiGraph") != std::string::npos) {
      text.refuse(whole->from, "a directed graph; boards are undirected");
    }
    whole = &whole->items[0];  // Graph({…}, multiedges=False)
    const bool dictionary = !whole->items.empty() && whole->items[0].is_key(":");
    if (whole->is_list() && dictionary) {
      const std::string_view before = text.between(0, whole->from);
      std::string padded(static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n')),
                         '\n');
      padded += text.between(whole->from, whole->to);
      return read_adjacency_dict(std::move(padded), source);
    }
  }
  if (!whole->is_list() || whole->items.empty() || whole->items.size() > kMaxOrder) {
    text.refuse(whole->from,
                fmt::format("expected a list of 1 to {} lists of neighbours", kMaxOrder));
  }
  for (const Bracketed& item : whole->items) {
    if (item.is_list() && item.text.empty() && all_words(item)) continue;
    text.refuse(item.from, "expected a list of neighbours");
  }
  for (const int base : {0, 1}) {
    if (const std::optional<LabelledGraph> board = graph_from(*whole, base)) return *board;
  }
  text.refuse(whole->from,
              "no lists of neighbours: each edge must be there from both of its ends, with "
              "vertices that count from 0 or 1");
}

// "Graph([[0, 1, 2], [(0, 1), (1, 2)]])", which SageMath reads.
std::string pairs_text(const LabelledGraph& board) {
  const auto name = [&](int v) {
    const std::string text = vertex_name(board, v);
    if (board.labels.empty() || whole_number(text)) return text;
    std::string quoted = "\"";
    for (const char c : text) {
      if (c == '"' || c == '\\') quoted += '\\';
      quoted += c == '\n' ? std::string("\\n") : std::string(1, c);
    }
    return quoted + "\"";
  };
  std::string vertices;
  for (const int v : board.graph.vertices()) {
    vertices += fmt::format("{}{}", vertices.empty() ? "" : ", ", name(v));
  }
  std::string edges;
  for (const Edge e : board.graph.edges()) {
    edges += fmt::format("{}({}, {})", edges.empty() ? "" : ", ", name(e.low), name(e.high));
  }
  return fmt::format("Graph([[{}], [{}]])\n", vertices, edges);
}

// "[[1], [0, 2], [1]]"
std::string lists_text(const LabelledGraph& board) {
  std::string result;
  for (const int v : board.graph.vertices()) {
    std::string list;
    for (const int w : board.graph.neighbours(v)) {
      list += fmt::format("{}{}", list.empty() ? "" : ", ", w);
    }
    result += fmt::format("{}[{}]", result.empty() ? "" : ", ", list);
  }
  return fmt::format("[{}]\n", result);
}

bool claims_lists(std::string_view head) {
  return !claims_node_link(head) && begins_with_bracket(head);
}

}  // namespace

constinit const BoardFormat kPairsFormat{.name = "pairs",
                                         .title = "list of pairs",
                                         .ending = ".pairs",
                                         .read = read_pairs,
                                         .claims = claims_lists,
                                         .may_be_silent = true,
                                         .write = pairs_text};

constinit const BoardFormat kListsFormat{.name = "lists",
                                         .title = "list of lists",
                                         .ending = ".lists",
                                         .read = read_lists,
                                         .claims = claims_lists,
                                         .write = lists_text};

}  // namespace harary
