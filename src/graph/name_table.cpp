// SPDX-License-Identifier: MIT
#include "graph/name_table.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <bit>

#include "graph/formats/board_formats.hpp"
#include "graph/formats/whole_number.hpp"
#include "graph/name_ranges.hpp"
#include "graph/named.hpp"

namespace harary {

namespace {

struct Family {
  NumberRange range;
  int example;
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
    Family{kComplete, 6, complete_graph, kOrder},
    Family{kEmpty, 5, empty_graph, kOrder},
    Family{kCycle, 5, cycle_graph, kOrder},
    Family{kPath, 4, path_graph, kOrder},
    Family{kStar, 4, star_graph, kOrderLessOne},
    Family{kWheel, 5, wheel_graph, kOrderLessOne},
    Family{kHypercube, 3, hypercube_graph, kLogOrder},
    Family{kMatching, 3, matching_graph, kHalfOrder},
    Family{kPrism, 5, prism_graph, kHalfOrder},
    Family{kColex, 17, colex_graph, kSize},
};

struct PairFamily {
  PairRange range;
  std::string_view example;
  Graph (*make)(int, int);
};

constexpr std::array kPairFamilies = {
    PairFamily{kGrid, "grid:7x3", grid_graph},
    PairFamily{kTorus, "torus:5x5", torus_graph},
    PairFamily{kQueens, "queens:6x6", queens_graph},
    PairFamily{kKnights, "knights:6x6", knights_graph},
    PairFamily{kGeneralisedPetersen, "petersen:7,2", generalised_petersen_graph},
};

// A family with a list of numbers: circulant:8,1,3.
struct ListFamily {
  std::string_view prefix;
  std::string_view example;
  std::size_t least;  // numbers
  std::size_t most;
  Graph (*make)(const std::vector<int>&);
};

constexpr std::array kListFamilies = {
    ListFamily{"circulant:", "circulant:8,1,3", 2, kMaxOrder,
               [](const std::vector<int>& n) {
                 return circulant_graph(n.front(), std::vector<int>(n.begin() + 1, n.end()));
               }},
    ListFamily{"paley:", "paley:13", 1, 1,
               [](const std::vector<int>& n) { return paley_graph(n[0]); }},
    ListFamily{"random:", "random:8,12,1", 3, 3,
               [](const std::vector<int>& n) { return random_graph(n[0], n[1], n[2]); }},
};

struct Single {
  std::string_view name;
  Graph (*make)();
};

constexpr std::array kSingles = {
    Single{"petersen", petersen_graph},
    Single{"cube", [] { return hypercube_graph(3); }},
    Single{"octahedron", [] { return complete_multipartite_graph({2, 2, 2}); }},
    Single{"bowtie", bowtie_graph},
    Single{"bull", [] { return Graph(5, {{0, 1}, {0, 2}, {1, 2}, {1, 3}, {2, 4}}); }},
    Single{"claw", [] { return star_graph(3); }},
    Single{"paw", [] { return colex_graph(4); }},
    Single{"diamond", [] { return colex_graph(5); }},
    Single{"house", [] { return Graph(5, {{0, 1}, {1, 2}, {2, 3}, {0, 3}, {2, 4}, {3, 4}}); }},
};

constexpr char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

// No two names differ in capital and small letters alone.
bool begins_with(std::string_view text, std::string_view word) {
  return text.size() >= word.size() &&
         std::equal(word.begin(), word.end(), text.begin(),
                    [](char x, char y) { return lower(x) == lower(y); });
}

// The digits that `text` begins with, from place `at` on.
std::string_view digits_at(std::string_view text, std::size_t at) {
  const std::size_t end = std::min(text.find_first_not_of("0123456789", at), text.size());
  return text.substr(std::min(at, end), end - std::min(at, end));
}

// The numbers "8,1,3" from place `at` on, and where they end. One number too many for any graph is
// enough for the message, and keeps the list short.
std::pair<std::vector<int>, std::size_t> numbers_at(std::string_view text, std::size_t at) {
  std::vector<int> numbers;
  std::size_t end = at;
  for (; numbers.size() <= kMaxOrder; at = end + 1) {
    const std::string_view digits = digits_at(text, at);
    if (digits.empty()) break;
    numbers.push_back(*whole_number(digits));
    end = at + digits.size();
    if (end == text.size() || text[end] != ',') break;
  }
  return {numbers, end};
}

std::optional<NameAtStart> list_at_start(const ListFamily& family, std::string_view text) {
  if (!begins_with(text, family.prefix)) return std::nullopt;
  const auto [numbers, end] = numbers_at(text, family.prefix.size());
  if (numbers.size() < family.least || numbers.size() > family.most) return std::nullopt;
  return NameAtStart{family.make(numbers),
                     fmt::format("{}{}", family.prefix, fmt::join(numbers, ",")), end};
}

// K5-e: without its last edge, (n-2)-(n-1).
std::optional<NameAtStart> complete_less_one_at_start(std::string_view text) {
  if (!begins_with(text, kComplete.prefix)) return std::nullopt;
  const std::string_view digits = digits_at(text, kComplete.prefix.size());
  const std::size_t end = kComplete.prefix.size() + digits.size();
  if (digits.empty() || !begins_with(text.substr(end), "-e")) return std::nullopt;
  const int order = *whole_number(digits);
  if (order < 2 || !kComplete.holds(order)) {
    throw InputError(
        fmt::format("K{}-e: a board has 2 to {} vertices here", digits.substr(0, 20), kMaxOrder));
  }
  Graph without(order);
  for (const auto& [u, v] : complete_graph(order).edges()) {
    if (u != order - 2 || v != order - 1) without.add_edge(u, v);
  }
  return NameAtStart{without, fmt::format("K{}-e", order), end + 2};
}

// "3,3" and "2,2,2" after K; nothing if there is only one part.
std::optional<NameAtStart> multipartite_at_start(std::string_view text) {
  if (!begins_with(text, kComplete.prefix)) return std::nullopt;
  const auto [parts, end] = numbers_at(text, kComplete.prefix.size());
  if (parts.size() < 2) return std::nullopt;
  return NameAtStart{complete_multipartite_graph(parts), fmt::format("K{}", fmt::join(parts, ",")),
                     end};
}

std::optional<NameAtStart> pair_at_start(const PairFamily& family, std::string_view text) {
  const PairRange& range = family.range;
  if (!begins_with(text, range.prefix)) return std::nullopt;
  const std::string_view first = digits_at(text, range.prefix.size());
  const std::size_t separator = range.prefix.size() + first.size();
  if (first.empty() || separator == text.size() || lower(text[separator]) != range.separator) {
    return std::nullopt;
  }
  const std::string_view second = digits_at(text, separator + 1);
  if (second.empty()) return std::nullopt;
  const int a = *whole_number(first);
  const int b = *whole_number(second);
  const std::size_t end = separator + 1 + second.size();
  if (!range.holds(a, b))
    refuse_numbers(range, text.substr(range.prefix.size(), end - range.prefix.size()));
  return NameAtStart{family.make(a, b),
                     fmt::format("{}{}{}{}", range.prefix, a, range.separator, b), end};
}

std::optional<NameAtStart> number_at_start(const Family& family, std::string_view text) {
  const NumberRange& range = family.range;
  if (!begins_with(text, range.prefix)) return std::nullopt;
  const std::string_view digits = digits_at(text, range.prefix.size());
  if (digits.empty()) return std::nullopt;
  const int number = *whole_number(digits);
  if (!range.holds(number)) refuse_number(range, digits.substr(0, 20));
  return NameAtStart{family.make(number), fmt::format("{}{}", range.prefix, number),
                     range.prefix.size() + digits.size()};
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

std::optional<NameAtStart> name_at_start(std::string_view text) {
  for (const PairFamily& family : kPairFamilies) {
    if (auto name = pair_at_start(family, text)) return name;
  }
  for (const ListFamily& family : kListFamilies) {
    if (auto name = list_at_start(family, text)) return name;
  }
  if (auto name = complete_less_one_at_start(text)) return name;
  if (auto name = multipartite_at_start(text)) return name;
  for (const Single& single : kSingles) {
    if (!begins_with(text, single.name)) continue;
    return NameAtStart{single.make(), std::string(single.name), single.name.size()};
  }
  for (const Family& family : kFamilies) {
    if (auto name = number_at_start(family, text)) return name;
  }
  return std::nullopt;
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

std::string example_names() {
  std::string result;
  for (const Family& family : kFamilies) {
    result += fmt::format("{}{} ", family.range.prefix, family.example);
    if (family.range.prefix == kComplete.prefix) result += "K3,3 K5-e ";
  }
  for (const PairFamily& family : kPairFamilies) result += fmt::format("{} ", family.example);
  for (const ListFamily& family : kListFamilies) result += fmt::format("{} ", family.example);
  for (const Single& single : kSingles) result += fmt::format("{} ", single.name);
  result.pop_back();
  return result;
}

std::string_view example_of_family(std::string_view text) {
  for (const PairFamily& family : kPairFamilies) {
    if (begins_with(text, family.range.prefix)) return family.example;
  }
  for (const ListFamily& family : kListFamilies) {
    if (begins_with(text, family.prefix)) return family.example;
  }
  return "";
}

std::vector<std::string> graph_words() {
  std::vector<std::string> words;
  for (const Single& single : kSingles) words.emplace_back(single.name);
  for (const Family& family : kFamilies) {
    if (family.range.prefix.ends_with(':')) words.emplace_back(family.range.prefix);
  }
  for (const PairFamily& family : kPairFamilies) words.emplace_back(family.range.prefix);
  for (const ListFamily& family : kListFamilies) words.emplace_back(family.prefix);
  for (const BoardFormat& format : board_formats()) {
    if (!format.prefix.empty()) words.emplace_back(format.prefix);
  }
  return words;
}

}  // namespace harary
