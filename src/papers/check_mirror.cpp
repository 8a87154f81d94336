// SPDX-License-Identifier: MIT
// The game of mirrors: two players colour the edges of a board in turn, and the second one wants
// the red and the green graph to be isomorphic in the end. It is a question about small boards, not
// a game of the catalogue: a position says nothing about the end before the board is full, so no
// lemma shortens the plain search, and that knows a position by the canonical form of its
// colouring.
#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/error.hpp"
#include "base/hashing.hpp"
#include "graph/canonical/small.hpp"
#include "papers/check_asking.hpp"

namespace harary {

namespace {

using MirrorPosition = SmallColouredGraph<2>;
constexpr int kMirrorRed = 1;
constexpr int kMirrorGreen = 2;
constexpr int kMirrorOpen = 3;

struct MirrorHash {
  std::uint64_t operator()(const MirrorPosition& p) const {
    std::vector<std::uint64_t> words;
    for (const auto& plane : p.rows) {
      for (int v = 0; v < p.order; v += 4) {
        std::uint64_t word = 0;
        for (int u = v; u < std::min(v + 4, kMaxSmallOrder); ++u) {
          word = word << 16 | plane[static_cast<std::size_t>(u)];
        }
        words.push_back(word);
      }
    }
    return hash_words(words);
  }
};

class MirrorSearch {
 public:
  MirrorSearch(const Graph& board, Job& job) : board_(board), job_(job) {}

  bool second_can() {
    MirrorPosition start;
    start.order = board_.order();
    for (const Edge e : board_.edges()) start.set_colour(e.low, e.high, kMirrorOpen);
    return second_can(start, board_.edge_count());
  }
  std::uint64_t positions() const { return known_.size(); }

 private:
  // With `open` edges left; the number of edges is even, so that an even number is the first
  // player's turn.
  bool second_can(const MirrorPosition& position, int open) {
    if (open == 0) return colours_are_isomorphic(position);
    const MirrorPosition form = canonical_form(position);
    if (const auto found = known_.find(form); found != known_.end()) return found->second;
    job_.check();
    constexpr std::uint64_t kBytesOfEntry = sizeof(MirrorPosition) + 32;
    if (known_.size() * kBytesOfEntry > job_.budget().memory_bytes) {
      throw JobStopped{StopReason::memory};
    }
    const bool first_moves = open % 2 == 0;
    bool result = first_moves;
    for (int v = 1; v < form.order && result == first_moves; ++v) {
      for (int u = 0; u < v && result == first_moves; ++u) {
        if (form.colour(u, v) != kMirrorOpen) continue;
        MirrorPosition next = form;
        next.set_colour(u, v, first_moves ? kMirrorRed : kMirrorGreen);
        result = second_can(next, open - 1);
      }
    }
    known_.emplace(form, result);
    return result;
  }

  static bool colours_are_isomorphic(const MirrorPosition& position) {
    SmallColouredGraph<1> red;
    SmallColouredGraph<1> green;
    red.order = green.order = position.order;
    for (int v = 1; v < position.order; ++v) {
      for (int u = 0; u < v; ++u) {
        const int colour = position.colour(u, v);
        if (colour == kMirrorRed) red.set_colour(u, v, 1);
        if (colour == kMirrorGreen) green.set_colour(u, v, 1);
      }
    }
    return canonical_form(red) == canonical_form(green);
  }

  const Graph& board_;
  Job& job_;
  std::unordered_map<MirrorPosition, bool, MirrorHash> known_;
};

bool is_complete(const Graph& graph) {
  return 2 * graph.edge_count() == graph.order() * (graph.order() - 1);
}

}  // namespace

CheckVerdict check_mirror(const GraphSource& graphs, Job& job, const CheckListener& listener) {
  CheckVerdict verdict{.check = "mirror", .holds = true, .text = ""};
  std::vector<std::string> complete;
  while (const auto graph = graphs()) {
    if (graph->edge_count() == 0 || graph->edge_count() % 2 != 0 || has_isolated_vertex(*graph)) {
      continue;
    }
    if (graph->order() > kMaxSmallOrder) {
      throw InputError(fmt::format("mirror: a graph with {} vertices; at most {} are possible",
                                   graph->order(), kMaxSmallOrder));
    }
    MirrorSearch search(*graph, job);
    CheckLine line = line_about(*graph);
    line.winner = search.second_can() ? Winner::second : Winner::first;
    line.exception = line.winner == Winner::first;
    line.remark = fmt::format("{} positions", search.positions());
    if (line.exception) ++verdict.exceptions;
    if (is_complete(*graph)) {
      complete.push_back(line.board);
      if (!line.exception) verdict.holds = false;
    }
    ++verdict.lines;
    listener(line);
  }
  verdict.text = fmt::format(
      "the second player can make the colours isomorphic on {} of {} graphs with an even number of "
      "edges{}",
      verdict.lines - verdict.exceptions, verdict.lines,
      complete.empty()
          ? ""
          : (verdict.holds ? ", on none of " : ", not on all of ") + names_listed(complete));
  return verdict;
}

}  // namespace harary
