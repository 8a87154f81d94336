// SPDX-License-Identifier: MIT
// Co-comparability graphs (Fleischer & Woeginger, Theorems 3.5 and 3.7): vertices that are not
// adjacent are comparable in a partial order, so a colour's vertices form a chain. A territory S is
// connected, hence a vertex that is neither owned nor next to S lies above all of S or below all of
// it. As soon as S holds a minimal and a maximal vertex everything left is next to S, and one call
// a colour ends the game. So a solution costs
//     the calls until then + the colours that are not finished then.
// A call that finishes a colour on the way costs nothing: the paper's weights 0 and 1.
//
// States are pairs (v, w) of owned vertices, the lower and the upper end of what has been planned.
// A call of c may move v to the lowest, w to the highest c-vertex next to v or w, or both at once.
// It costs 0 if c is finished after it, as far as v and w can tell: neither is the least vertex of
// c below both, nor the greatest above both. (Otherwise it is owned or next to S, and the call wins
// it.) If c was finished before, the step needs no call, and its cost 0 is right as well. A
// shortest path to a minimal v and a maximal w gives the answer. If the start is minimal or maximal
// only one end moves (Theorem 3.5).
//
// Two things differ from the paper's text. Its recursion for D(v, w) moves one end a step, so that
// a call which serves both ends would be paid twice; here it is one step. And |γ| = ess(γ) + k
// counts the start's colour even if the start is its only vertex, which needs no call. Exact search
// decided both (flood_theorems_test.cpp).
#include <algorithm>
#include <deque>

#include "games/flood/theorems.hpp"
#include "graph/classes/comparability.hpp"

namespace harary {

namespace {

constexpr int kNoVertex = -1;

class TwoEnds {
 public:
  TwoEnds(const ContractedBoard& board, const Relation& below, int start)
      : board_(board),
        below_(below),
        order_(static_cast<std::size_t>(board.order())),
        colours_(static_cast<std::size_t>(board.colours())),
        start_(start) {
    find_chains();
    find_neighbours();
  }

  std::vector<int> solve() {
    const bool down = !minimal_[at(start_)], up = !maximal_[at(start_)];
    steps_.assign(order_ * order_, Step{});
    std::deque<std::size_t> queue = {state(start_, start_)};
    steps_[queue.front()].cost = 0;
    while (true) {
      const std::size_t here = queue.front();
      queue.pop_front();
      Step& step = steps_[here];
      if (step.final) continue;
      step.final = true;
      const int v = static_cast<int>(here / order_), w = static_cast<int>(here % order_);
      if (minimal_[at(v)] && maximal_[at(w)]) return calls_to(here);
      for (std::size_t c = 0; c < colours_; ++c) {
        const int low = lower(lowest_[at(v) * colours_ + c], lowest_[at(w) * colours_ + c]);
        const int high = higher(highest_[at(v) * colours_ + c], highest_[at(w) * colours_ + c]);
        if (low == kNoVertex) continue;
        const int cost = finished(c, v, w) ? 0 : 1;
        const auto go = [&](int to_v, int to_w) {
          const std::size_t next = state(to_v, to_w);
          if (steps_[next].cost <= steps_[here].cost + cost) return;
          steps_[next] = {steps_[here].cost + cost, static_cast<int>(c), here, false};
          cost == 0 ? queue.push_front(next) : queue.push_back(next);
        };
        if (down) go(low, w);
        if (up) go(v, high);
        if (down && up) go(low, high);
      }
    }
  }

 private:
  struct Step {
    int cost = 1 << 20;
    int colour = kNoVertex;
    std::size_t from = 0;
    bool final = false;
  };

  static std::size_t at(int v) { return static_cast<std::size_t>(v); }
  std::size_t state(int v, int w) const { return at(v) * order_ + at(w); }
  bool is_below(int u, int v) const { return below_.holds(u, v); }

  void find_chains() {
    place_.resize(order_);
    minimal_.assign(order_, true);
    maximal_.assign(order_, true);
    for (int u = 0; u < board_.order(); ++u) {
      below_.for_each(u, [&](int v) {
        maximal_[at(u)] = false;
        minimal_[at(v)] = false;
      });
    }
    for (std::size_t c = 0; c < colours_; ++c) {
      std::vector<int> chain;
      for (int v = board_.class_begin[c]; v < board_.class_begin[c + 1]; ++v) chain.push_back(v);
      std::sort(chain.begin(), chain.end(), [&](int a, int b) { return is_below(a, b); });
      for (std::size_t i = 0; i < chain.size(); ++i) place_[at(chain[i])] = static_cast<int>(i);
      least_.push_back(chain.front());
      greatest_.push_back(chain.back());
    }
  }

  void find_neighbours() {
    lowest_.assign(order_ * colours_, kNoVertex);
    highest_.assign(order_ * colours_, kNoVertex);
    const std::vector<int> colour_of = board_.colour_of();
    for (std::size_t v = 0; v < order_; ++v) {
      for (int i = board_.first[v]; i < board_.first[v + 1]; ++i) {
        const int u = board_.target[at(i)];
        const std::size_t c = at(colour_of[at(u)]);
        int& low = lowest_[v * colours_ + c];
        int& high = highest_[v * colours_ + c];
        low = lower(low, u);
        high = higher(high, u);
      }
    }
  }

  // Of two vertices of one colour, or kNoVertex.
  int lower(int a, int b) const {
    if (a == kNoVertex || b == kNoVertex) return std::max(a, b);
    return place_[at(a)] < place_[at(b)] ? a : b;
  }
  int higher(int a, int b) const {
    if (a == kNoVertex || b == kNoVertex) return std::max(a, b);
    return place_[at(a)] > place_[at(b)] ? a : b;
  }

  bool finished(std::size_t c, int v, int w) const {
    const int least = least_[c], greatest = greatest_[c];
    return !(is_below(least, v) && is_below(least, w)) &&
           !(is_below(v, greatest) && is_below(w, greatest));
  }

  // The calls of the path that win something, then the colours that are left.
  std::vector<int> calls_to(std::size_t end) const {
    std::vector<int> planned;
    for (std::size_t here = end; here != state(start_, start_); here = steps_[here].from) {
      planned.push_back(steps_[here].colour);
    }
    std::reverse(planned.begin(), planned.end());
    for (int c = 0; c < board_.colours(); ++c) planned.push_back(c);
    std::vector<bool> owned(order_, false);
    owned[at(start_)] = true;
    std::vector<int> calls;
    for (const int c : planned) {
      std::vector<int> won;
      for (int v = board_.class_begin[at(c)]; v < board_.class_begin[at(c) + 1]; ++v) {
        bool near = false;
        for (int i = board_.first[at(v)]; i < board_.first[at(v) + 1]; ++i) {
          near = near || owned[at(board_.target[at(i)])];
        }
        if (near && !owned[at(v)]) won.push_back(v);
      }
      for (const int v : won) owned[at(v)] = true;
      if (!won.empty()) calls.push_back(c);
    }
    return calls;
  }

  const ContractedBoard& board_;
  const Relation& below_;
  std::size_t order_;
  std::size_t colours_;
  int start_;
  std::vector<int> place_;  // in its colour's chain
  std::vector<bool> minimal_, maximal_;
  std::vector<int> least_, greatest_;  // of each colour
  std::vector<int> lowest_, highest_;  // a vertex and a colour: its neighbours' ends
  std::vector<Step> steps_;
};

}  // namespace

std::optional<FloodTheorem> flood_on_cocomparability(const ContractedBoard& board, int start) {
  const auto below = cocomparability_order(board.adjacency());
  if (!below) return std::nullopt;
  return FloodTheorem{TwoEnds(board, *below, start).solve(),
                      "co-comparability graph, Theorems 3.5 and 3.7"};
}

std::optional<FloodTheorem> flood_by_theorem(const ContractedBoard& board, int start) {
  if (auto split = flood_on_split_graph(board, start)) return split;
  return flood_on_cocomparability(board, start);
}

}  // namespace harary
