// SPDX-License-Identifier: MIT
#include "graph/named.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <optional>

#include "base/printable.hpp"
#include "graph/formats/whole_number.hpp"
#include "graph/graph_words.hpp"

namespace harary {

namespace {

// The word in front of a family's number, and the numbers that keep the order within 1 to 64.
struct Range {
  std::string_view prefix;
  int least;
  int most;

  constexpr bool holds(int number) const { return least <= number && number <= most; }
};

constexpr Range kComplete{"K", 1, 64};
constexpr Range kEmpty{"E", 1, 64};
constexpr Range kCycle{"C", 3, 64};
constexpr Range kPath{"P", 1, 64};
constexpr Range kStar{"star:", 1, 63};
constexpr Range kWheel{"W", 3, 63};
constexpr Range kHypercube{"Q", 0, 6};
constexpr Range kMatching{"matching:", 1, 32};
constexpr Range kColex{"colex:", 0, 2016};

constexpr std::string_view kForms =
    "K6 K3,3 E5 C5 P4 W5 Q3 star:4 matching:3 colex:17 petersen bowtie bull claw paw diamond house";

[[noreturn]] void refuse_number(const Range& range, std::string_view number) {
  throw InputError(
      fmt::format("{0}{1}: a board has 1 to {2} vertices; this family goes from "
                  "{0}{3} to {0}{4}",
                  range.prefix, number, kMaxOrder, range.least, range.most));
}

// The graph without edges that a member of the family starts from; the order is worked out only
// for numbers in the range.
template <class OrderOf>
Graph vertices_of(const Range& range, int number, OrderOf order_of) {
  if (!range.holds(number)) refuse_number(range, fmt::format("{}", number));
  return Graph(order_of(number));
}

constexpr auto kSame = [](int number) { return number; };
constexpr auto kOneMore = [](int number) { return number + 1; };

// The k with C(k,2) <= m < C(k+1,2).
int colex_clique(int edges) {
  int k = 1;
  while (k * (k + 1) / 2 <= edges) ++k;
  return k;
}

}  // namespace

Graph complete_graph(int order) {
  return vertices_of(kComplete, order, kSame).complement();
}

Graph empty_graph(int order) {
  return vertices_of(kEmpty, order, kSame);
}

Graph complete_multipartite_graph(const std::vector<int>& parts) {
  const auto refuse = [&](std::string_view message) {
    std::string word = "K";
    for (const int part : parts) word += fmt::format("{}{}", word == "K" ? "" : ",", part);
    throw InputError(fmt::format("{}: {}", in_quotes(word), message));
  };
  int order = 0;
  for (const int part : parts) {
    if (part < 1) refuse("every part has at least 1 vertex");
    if (part > kMaxOrder - order) refuse("a board has 1 to 64 vertices in all parts together");
    order += part;
  }
  if (order == 0) refuse("a board has at least one part");
  Graph graph(order);
  int first = 0;
  for (const int part : parts) {
    const VertexSet earlier = VertexSet::first(first);
    for (int v = first; v < first + part; ++v) {
      for (const int u : earlier) graph.add_edge(u, v);
    }
    first += part;
  }
  return graph;
}

Graph cycle_graph(int order) {
  Graph graph = vertices_of(kCycle, order, kSame);
  for (int v = 0; v < order; ++v) graph.add_edge(v, (v + 1) % order);
  return graph;
}

Graph path_graph(int order) {
  Graph graph = vertices_of(kPath, order, kSame);
  for (int v = 1; v < order; ++v) graph.add_edge(v - 1, v);
  return graph;
}

Graph star_graph(int leaves) {
  Graph graph = vertices_of(kStar, leaves, kOneMore);
  for (int leaf = 1; leaf <= leaves; ++leaf) graph.add_edge(0, leaf);
  return graph;
}

Graph wheel_graph(int spokes) {
  Graph graph = vertices_of(kWheel, spokes, kOneMore);
  for (int v = 0; v < spokes; ++v) {
    graph.add_edge(v, (v + 1) % spokes);
    graph.add_edge(v, spokes);
  }
  return graph;
}

Graph matching_graph(int edges) {
  Graph graph = vertices_of(kMatching, edges, [](int number) { return 2 * number; });
  for (int v = 0; v < graph.order(); v += 2) graph.add_edge(v, v + 1);
  return graph;
}

Graph colex_graph(int edges) {
  Graph graph = vertices_of(kColex, edges, [](int number) {
    const int k = colex_clique(number);
    return number > k * (k - 1) / 2 ? k + 1 : k;
  });
  int left = edges;
  for (int high = 1; high < graph.order(); ++high) {
    for (int low = 0; low < high && left > 0; ++low, --left) graph.add_edge(low, high);
  }
  return graph;
}

Graph hypercube_graph(int dimension) {
  Graph graph = vertices_of(kHypercube, dimension, [](int number) { return 1 << number; });
  for (int v = 0; v < graph.order(); ++v) {
    for (int bit = 1; bit < graph.order(); bit *= 2) graph.add_edge(v, v ^ bit);
  }
  return graph;
}

Graph petersen_graph() {
  Graph graph(10);
  for (int i = 0; i < 5; ++i) {
    graph.add_edge(i, (i + 1) % 5);
    graph.add_edge(i, i + 5);
    graph.add_edge(i + 5, (i + 2) % 5 + 5);
  }
  return graph;
}

Graph bowtie_graph() {
  return {5, {{0, 1}, {0, 2}, {1, 2}, {0, 3}, {0, 4}, {3, 4}}};
}

namespace {

struct Family {
  Range range;
  Graph (*make)(int);
  // The number that a graph would have as a member of the family.
  int (*number)(const Graph& graph);
};

constexpr auto kOrder = [](const Graph& graph) { return graph.order(); };
constexpr auto kOrderLessOne = [](const Graph& graph) { return graph.order() - 1; };
constexpr auto kHalfOrder = [](const Graph& graph) { return graph.order() / 2; };
constexpr auto kSize = [](const Graph& graph) { return graph.edge_count(); };
constexpr auto kLogOrder = [](const Graph& graph) {
  return static_cast<int>(std::bit_width(static_cast<unsigned>(graph.order()))) - 1;
};

// In the order of preference of graph_name().
constexpr std::array kFamilies = {
    Family{kComplete, complete_graph, kOrder},
    Family{kEmpty, empty_graph, kOrder},
    Family{kCycle, cycle_graph, kOrder},
    Family{kPath, path_graph, kOrder},
    Family{kStar, star_graph, kOrderLessOne},
    Family{kWheel, wheel_graph, kOrderLessOne},
    Family{kHypercube, hypercube_graph, kLogOrder},
    Family{kMatching, matching_graph, kHalfOrder},
    Family{kColex, colex_graph, kSize},
};

struct Single {
  std::string_view name;
  Graph (*make)();
};

constexpr std::array kSingles = {
    Single{"petersen", petersen_graph},
    Single{"bowtie", bowtie_graph},
    Single{"bull", [] { return Graph(5, {{0, 1}, {0, 2}, {1, 2}, {1, 3}, {2, 4}}); }},
    Single{"claw", [] { return star_graph(3); }},
    Single{"paw", [] { return colex_graph(4); }},
    Single{"diamond", [] { return colex_graph(5); }},
    Single{"house", [] { return Graph(5, {{0, 1}, {1, 2}, {2, 3}, {0, 3}, {2, 4}, {3, 4}}); }},
};

// "3,3" as the parts of a complete multipartite graph; nothing if it is not such a list.
std::optional<std::vector<int>> parse_parts(std::string_view text) {
  std::vector<int> parts;
  while (true) {
    const std::size_t comma = text.find(',');
    const std::optional<int> part = whole_number(text.substr(0, comma));
    if (!part) return std::nullopt;
    parts.push_back(*part);
    // One part too many is enough for the message, and keeps the list short.
    if (comma == std::string_view::npos || parts.size() > kMaxOrder) return parts;
    text.remove_prefix(comma + 1);
  }
}

constexpr char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

// Capital and small letters are the same here: k6 is K6, and no two names differ in them alone.
bool same_word(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char x, char y) { return lower(x) == lower(y); });
}

bool begins_with(std::string_view text, std::string_view word) {
  return same_word(text.substr(0, word.size()), word);
}

// Nothing if no form fits.
std::optional<Graph> find_named(std::string_view name) {
  for (const Single& single : kSingles) {
    if (same_word(name, single.name)) return single.make();
  }
  for (const Family& family : kFamilies) {
    if (!begins_with(name, family.range.prefix)) continue;
    const std::string_view digits = name.substr(family.range.prefix.size());
    const std::optional<int> number = whole_number(digits);
    if (!number) continue;
    if (!family.range.holds(*number)) refuse_number(family.range, digits.substr(0, 20));
    return family.make(*number);
  }
  if (begins_with(name, "K")) {
    if (const auto parts = parse_parts(name.substr(1))) return complete_multipartite_graph(*parts);
  }
  return std::nullopt;
}

// The graph that is meant by something similar to its name: "5", "K 5", "K3x3", "star4" and
// "'K5'" are close to K5, K3,3 and star:4. Empty if there is none.
std::string meant_name(std::string_view written) {
  std::string name;
  for (const char c : as_typed(written)) {
    if (std::string_view(" \t'\"`_").find(c) == std::string_view::npos) name += c;
  }
  const auto is_graph = [](const std::string& text) {
    try {
      return find_named(text).has_value();
    } catch (const InputError&) {
      return false;
    }
  };
  std::string parts = name;
  std::replace(parts.begin(), parts.end(), 'x', ',');
  std::string joined = name;
  joined.erase(std::remove(joined.begin(), joined.end(), '-'), joined.end());
  std::string spaced = joined;
  const std::size_t digit = std::min(joined.find_first_of("0123456789"), joined.size());
  spaced.insert(digit, ":");
  for (const std::string& text : {name, parts, joined, spaced, "K" + name, "K" + parts}) {
    if (is_graph(text)) return graph_name(*find_named(text));
  }
  return "";
}

// The sizes of the parts if `graph` is complete multipartite and numbered part by part, else none.
std::vector<int> consecutive_parts(const Graph& graph) {
  std::vector<int> parts;
  for (int first = 0; first < graph.order();) {
    const int size = (graph.vertices() - graph.neighbours(first)).size();
    if (first + size > graph.order()) return {};
    parts.push_back(size);
    first += size;
  }
  return complete_multipartite_graph(parts) == graph ? parts : std::vector<int>{};
}

}  // namespace

Graph named_graph(std::string_view name, const TextPlace& place) {
  try {
    if (const std::optional<Graph> graph = find_named(name)) return *graph;
  } catch (const InputError& error) {
    throw InputError(place, error.what());
  }
  const std::string meant = meant_name(name);
  if (!meant.empty()) {
    throw InputError(place,
                     fmt::format("{} is not a graph; did you mean {}?", in_quotes(name), meant));
  }
  throw InputError(place,
                   fmt::format("{} is not a graph; write a name such as {}, or g6:…, s6:…, @FILE",
                               in_quotes(name), kForms));
}

std::string spelled_name(std::string_view text) {
  for (const Single& single : kSingles) {
    if (same_word(text, single.name)) return std::string(single.name);
  }
  for (const Family& family : kFamilies) {
    const std::string_view prefix = family.range.prefix;
    if (!begins_with(text, prefix)) continue;
    const std::string_view digits = text.substr(prefix.size());
    if (whole_number(digits)) return std::string(prefix) + std::string(digits);
  }
  if (begins_with(text, "K") && parse_parts(text.substr(1)))
    return "K" + std::string(text.substr(1));
  return std::string(text);
}

std::string graph_name(const Graph& graph) {
  if (graph.order() == 0) return "";
  for (const Family& family : kFamilies) {
    const int number = family.number(graph);
    if (family.range.holds(number) && family.make(number) == graph) {
      return fmt::format("{}{}", family.range.prefix, number);
    }
  }
  if (const std::vector<int> parts = consecutive_parts(graph); !parts.empty()) {
    return fmt::format("K{}", fmt::join(parts, ","));
  }
  for (const Single& single : kSingles) {
    if (single.make() == graph) return std::string(single.name);
  }
  return "";
}

std::vector<std::string> graph_words() {
  std::vector<std::string> words;
  for (const Single& single : kSingles) words.emplace_back(single.name);
  for (const Family& family : kFamilies) {
    if (family.range.prefix.ends_with(':')) words.emplace_back(family.range.prefix);
  }
  words.insert(words.end(), {"g6:", "s6:"});
  return words;
}

}  // namespace harary
