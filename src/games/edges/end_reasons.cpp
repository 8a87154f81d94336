// SPDX-License-Identifier: MIT
#include "games/edges/end_reasons.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <span>

#include "graph/board_text.hpp"
#include "graph/subgraph.hpp"

namespace harary {

namespace {

// A sentence names, and the board shows, at most this number of moves that are not possible.
constexpr std::size_t kMostMovesShown = 3;

std::string text_of(Edge e) {
  return fmt::format("{}-{}", e.low, e.high);
}

bool is_complete(const Graph& graph) {
  return graph.edge_count() == graph.order() * (graph.order() - 1) / 2;
}
int largest_degree(const Graph& graph) {
  int most = 0;
  for (int v = 0; v < graph.order(); ++v) most = std::max(most, graph.degree(v));
  return most;
}
bool is_cycle(const Graph& graph) {
  return graph.order() >= 3 && graph.connected() && graph.edge_count() == graph.order() &&
         largest_degree(graph) == 2;
}
bool is_tree(const Graph& graph) {
  return graph.connected() && graph.edge_count() == graph.order() - 1;
}

// Along a path or around a cycle: "0-2-4".
std::string walk_text(const std::vector<Edge>& edges) {
  const auto at = [&](int v) {
    return std::count_if(edges.begin(), edges.end(),
                         [v](Edge e) { return e.low == v || e.high == v; });
  };
  int v = edges.front().low;
  for (const Edge e : edges) {
    for (const int end : {e.low, e.high}) {
      if (at(end) == 1 && (at(v) != 1 || end < v)) v = end;
    }
  }
  std::string text = std::to_string(v);
  std::vector<Edge> rest = edges;
  while (true) {
    const auto next =
        std::find_if(rest.begin(), rest.end(), [v](Edge e) { return e.low == v || e.high == v; });
    if (next == rest.end()) return text;
    v = next->low == v ? next->high : next->low;
    rest.erase(next);
    // A cycle ends where it began.
    if (rest.empty() && edges.size() > 1 && at(v) == 2) return text;
    text += "-" + std::to_string(v);
  }
}

std::vector<int> ends_of(const std::vector<Edge>& edges) {
  std::vector<int> result;
  for (const Edge e : edges) result.insert(result.end(), {e.low, e.high});
  std::sort(result.begin(), result.end());
  result.erase(std::unique(result.begin(), result.end()), result.end());
  return result;
}

std::string copy_text(const std::vector<Edge>& copy, const Graph& target) {
  if (is_cycle(target) || (is_tree(target) && largest_degree(target) <= 2)) return walk_text(copy);
  if (is_complete(target)) return fmt::format("{}", fmt::join(ends_of(copy), ", "));
  std::vector<std::string> texts;
  for (const Edge e : copy) texts.push_back(text_of(e));
  return fmt::format("{}", fmt::join(texts, ", "));
}

// The edges of some copy within `own`.
std::vector<Edge> copy_within(const Graph& own, const Graph& target) {
  std::vector<Edge> copy;
  for_each_copy(own, target, [&](std::span<const Edge> edges) {
    copy.assign(edges.begin(), edges.end());
    return false;
  });
  return copy;
}

EndReason completed(const std::string& who, const std::string& what, const std::string& where,
                    Consequence consequence) {
  return {consequence == Consequence::wins
              ? fmt::format("{} has {}: {}.", who, what, where)
              : fmt::format("{} has {}, {}, and loses.", who, what, where)};
}

// "0-2", "0-2 and 3-5", "0-2, 1-3 and 3-5".
std::string listed(const std::vector<std::string>& words) {
  if (words.size() == 1) return words.front();
  return fmt::format("{} and {}", fmt::join(words.begin(), words.end() - 1, ", "), words.back());
}

// `shown`: the moves that are named, of `count`.
std::string no_move_text(const NoMoves& player, std::size_t count,
                         const std::vector<std::string>& shown, const std::string& what) {
  const std::string who =
      fmt::format("{} has no move left{}", player.who,
                  player.consequence == Consequence::wins ? ", and wins by that" : "");
  if (count == 0) return fmt::format("{}: {}.", who, player.nothing);
  if (count > shown.size()) {
    return fmt::format("{}: each of {} open edges would complete {}, for example {}.", who, count,
                       what, listed(shown));
  }
  return fmt::format("{}: {} would {}complete {}.", who, listed(shown), count > 1 ? "each " : "",
                     what);
}

void add_edge(EndReason& reason, const std::string& text) {
  auto& edges = reason.edges;
  if (std::find(edges.begin(), edges.end(), text) == edges.end()) edges.push_back(text);
}

const std::vector<int>* set_within(const std::vector<bool>& own, const NamedSets& winning) {
  const auto found =
      std::find_if(winning.sets.begin(), winning.sets.end(), [&](const std::vector<int>& set) {
        return std::all_of(set.begin(), set.end(),
                           [&](int e) { return own[static_cast<std::size_t>(e)]; });
      });
  return found == winning.sets.end() ? nullptr : &*found;
}

constexpr const char* kWinningSet = "a winning set";

}  // namespace

std::string target_words(const Graph& target) {
  const int order = target.order();
  const int edges = target.edge_count();
  if (edges == 1 && order == 2) return "an edge";
  if (is_cycle(target))
    return order == 3 ? "a triangle" : fmt::format("a cycle of {} edges", edges);
  if (is_complete(target)) return fmt::format("{0} vertices that are all joined (K{0})", order);
  if (is_tree(target) && largest_degree(target) == 2) {
    return fmt::format("a path of {} vertices", order);
  }
  if (is_tree(target) && largest_degree(target) == edges) {
    return fmt::format("a star of {} edges", edges);
  }
  const std::string name = board_text(target);
  return name.starts_with("g6:") ? "a copy of the target" : "a copy of " + name;
}

EndReason copy_completed(const std::string& who, const Graph& own, const Graph& target,
                         Consequence consequence) {
  const std::vector<Edge> copy = copy_within(own, target);
  EndReason reason = completed(who, target_words(target), copy_text(copy, target), consequence);
  for (const Edge e : copy) reason.edges.push_back(text_of(e));
  reason.vertices = ends_of(copy);
  return reason;
}

EndReason no_move_left(const NoMoves& player, const Graph& own, const std::vector<Edge>& candidates,
                       const Graph& target) {
  EndReason reason;
  std::vector<std::string> shown;
  for (const Edge e : candidates) {
    if (shown.size() == kMostMovesShown) break;
    shown.push_back(text_of(e));
    Graph with_edge = own;
    with_edge.add_edge(e);
    for (const Edge part : copy_within(with_edge, target)) add_edge(reason, text_of(part));
  }
  reason.text = no_move_text(player, candidates.size(), shown, target_words(target));
  return reason;
}

EndReason nobody_completed(const std::string& target, Winner winner) {
  const std::string none = fmt::format("The board is full and no player has {}", target);
  if (winner == Winner::tie) return {none + ": a tie."};
  return {fmt::format("{}: that counts as a win of {}.", none,
                      winner == Winner::first ? "Red" : "Green")};
}

EndReason nobody_can_complete(const std::string& target) {
  return {
      fmt::format("No player can complete {} any more: that counts as a win of Green.", target)};
}

EndReason prevented(const std::string& target) {
  return {fmt::format("Maker cannot complete {} any more: Breaker prevented it.", target)};
}

EndReason set_completed(const std::string& who, const std::vector<bool>& own,
                        const NamedSets& winning, Consequence consequence) {
  std::vector<std::string> elements;
  if (const auto* set = set_within(own, winning)) {
    for (const int e : *set) elements.push_back(winning.names[static_cast<std::size_t>(e)]);
  }
  EndReason reason =
      completed(who, kWinningSet, fmt::format("{}", fmt::join(elements, ", ")), consequence);
  reason.edges = std::move(elements);
  return reason;
}

EndReason no_move_left(const NoMoves& player, const std::vector<bool>& own,
                       const std::vector<int>& candidates, const NamedSets& winning) {
  EndReason reason;
  std::vector<std::string> shown;
  for (const int e : candidates) {
    if (shown.size() == kMostMovesShown) break;
    shown.push_back(winning.names[static_cast<std::size_t>(e)]);
    std::vector<bool> with_element = own;
    with_element[static_cast<std::size_t>(e)] = true;
    if (const auto* set = set_within(with_element, winning)) {
      for (const int part : *set) add_edge(reason, winning.names[static_cast<std::size_t>(part)]);
    }
  }
  reason.text = no_move_text(player, candidates.size(), shown, kWinningSet);
  return reason;
}

}  // namespace harary
