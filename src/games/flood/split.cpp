// SPDX-License-Identifier: MIT
// Split graphs with few colours (Fleischer & Woeginger, Theorem 3.9). The paper tries all sequences
// of at most 2k calls; a table over sets of colours does it in 2^k k steps.
//
// The clique K of the contracted board has no colour twice. As soon as one vertex of K is owned, a
// call of c wins the vertex of colour c in K, if there is one, and those independent vertices of
// colour c that have an owned neighbour. So what the first calls of the colours win depends only on
// the set of colours called before. What the first call of c leaves over is won by a second one
// when all of K is owned, and two calls of a colour are enough: a shortest solution is an order of
// the colours of K, then all that is missing, once each. Calls of colours without a vertex in K, or
// whose vertex is the start, win no other vertex, so they wait for the end.
#include <algorithm>
#include <cstdint>

#include "games/flood/theorems.hpp"
#include "graph/classes/split.hpp"

namespace harary {

namespace {

constexpr std::uint32_t kNoVertices = 0;

struct SplitBoard {
  std::vector<int> colours;                        // those of K, by number of the table
  std::uint32_t start = kNoVertices;               // bit of the start in K, if it lies there
  std::vector<std::vector<std::uint32_t>> leaves;  // by number: neighbours in K of each leaf
};

// How few calls; which colour was called last to come to a set.
struct Table {
  std::vector<std::uint8_t> calls;
  std::vector<std::uint8_t> last;
};

constexpr std::uint8_t kUnreached = 255;

// Does the first call of c leave a leaf when these vertices of K are owned?
bool leaves_over(const SplitBoard& board, std::size_t c, std::uint32_t owned) {
  return std::any_of(board.leaves[c].begin(), board.leaves[c].end(),
                     [&](std::uint32_t near) { return (near & owned) == 0; });
}

Table fill_table(const SplitBoard& board, std::uint32_t first_calls) {
  const std::size_t n = board.colours.size();
  Table table{std::vector<std::uint8_t>(std::size_t{1} << n, kUnreached),
              std::vector<std::uint8_t>(std::size_t{1} << n, 0)};
  table.calls[board.start] = 0;
  for (std::uint32_t owned = board.start; owned < table.calls.size(); ++owned) {
    const std::uint8_t calls = table.calls[owned];
    if (calls == kUnreached) continue;
    for (std::size_t c = 0; c < n; ++c) {
      const std::uint32_t bit = std::uint32_t{1} << c;
      if ((owned & bit) != 0 || (owned == kNoVertices && (first_calls & bit) == 0)) continue;
      const auto next = static_cast<std::uint8_t>(calls + (leaves_over(board, c, owned) ? 2 : 1));
      if (next >= table.calls[owned | bit]) continue;
      table.calls[owned | bit] = next;
      table.last[owned | bit] = static_cast<std::uint8_t>(c);
    }
  }
  return table;
}

}  // namespace

std::optional<FloodTheorem> flood_on_split_graph(const ContractedBoard& board, int start) {
  const Relation graph = board.adjacency();
  const auto split = split_partition(graph);
  if (!split || static_cast<int>(split->clique.size()) > kMostCliqueColours) return std::nullopt;

  const std::vector<int> colour_of = board.colour_of();
  SplitBoard small;
  std::vector<int> number(static_cast<std::size_t>(board.colours()), -1);
  for (const int v : split->clique) {
    const int colour = colour_of[static_cast<std::size_t>(v)];
    const std::size_t c = small.colours.size();
    number[static_cast<std::size_t>(colour)] = static_cast<int>(c);
    small.colours.push_back(colour);
    if (v == start) small.start = std::uint32_t{1} << c;
  }
  small.leaves.resize(small.colours.size());
  const auto near_clique = [&](int v) {
    std::uint32_t near = 0;
    for (std::size_t c = 0; c < split->clique.size(); ++c) {
      if (graph.holds(v, split->clique[c])) near |= std::uint32_t{1} << c;
    }
    return near;
  };
  std::vector<bool> waits(static_cast<std::size_t>(board.colours()), false);
  std::uint32_t first_calls = 0;
  for (const int v : split->independent) {
    if (v == start) {
      first_calls = near_clique(v);
      continue;
    }
    const int colour = colour_of[static_cast<std::size_t>(v)];
    const int c = number[static_cast<std::size_t>(colour)];
    if (c < 0 || small.start == std::uint32_t{1} << c) {
      waits[static_cast<std::size_t>(colour)] = true;
    } else {
      small.leaves[static_cast<std::size_t>(c)].push_back(near_clique(v));
    }
  }

  const Table table = fill_table(small, first_calls);
  const std::uint32_t all = static_cast<std::uint32_t>(table.calls.size() - 1);
  FloodTheorem result{{}, "split graph, Theorem 3.9"};
  std::vector<int> again;
  for (std::uint32_t owned = all; owned != small.start;) {
    const std::size_t c = table.last[owned];
    owned ^= std::uint32_t{1} << c;
    result.calls.push_back(small.colours[c]);
    if (leaves_over(small, c, owned)) again.push_back(small.colours[c]);
  }
  std::reverse(result.calls.begin(), result.calls.end());
  result.calls.insert(result.calls.end(), again.begin(), again.end());
  for (int colour = 0; colour < board.colours(); ++colour) {
    if (waits[static_cast<std::size_t>(colour)]) result.calls.push_back(colour);
  }
  return result;
}

}  // namespace harary
