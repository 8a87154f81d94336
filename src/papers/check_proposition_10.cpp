// SPDX-License-Identifier: MIT
// The configurations in the proof of Proposition 10, reconstructed from its words. Alice's first
// edge is 0-1, Bob's 1-2. Alice's second edge has five orbits; to each Bob answers by an edge that
// meets none of his own, and it is up to isomorphism one of three positions:
//   triangle   red 0-1 0-2, blue 1-2 0-3
//   spider     red 0-1 0-3, blue 1-2 0-4
//   path       red 0-1 3-4, blue 1-2 0-3
// checks.hpp states what has to be shown about them. On that triangle T Bob then plays as follows:
// the rest is K_n with one blue edge and Alice to move, where he is the first player; edges between
// T and the rest he answers in pairs.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <set>

#include "base/error.hpp"
#include "graph/board_text.hpp"
#include "graph/canonical/small.hpp"
#include "graph/named.hpp"
#include "papers/checks.hpp"

namespace harary {

namespace {

struct Configuration {
  std::vector<Edge> red;
  std::vector<Edge> blue;
};

bool meets(Edge e, Edge f) {
  return e.low == f.low || e.low == f.high || e.high == f.low || e.high == f.high;
}

bool coloured(const Configuration& c, Edge e) {
  return std::find(c.red.begin(), c.red.end(), e) != c.red.end() ||
         std::find(c.blue.begin(), c.blue.end(), e) != c.blue.end();
}

Configuration with(Configuration c, Edge red, Edge blue) {
  c.red.push_back(red);
  c.blue.push_back(blue);
  return c;
}

// The canonical form as a list of colours.
std::vector<int> form(const Configuration& c, int order) {
  SmallColouredGraph<2> graph;
  graph.order = order;
  for (const Edge e : c.red) graph.set_colour(e.low, e.high, 1);
  for (const Edge e : c.blue) graph.set_colour(e.low, e.high, 2);
  const auto canonical = canonical_form(graph);
  std::vector<int> colours;
  for (int v = 1; v < order; ++v) {
    for (int u = 0; u < v; ++u) colours.push_back(canonical.colour(u, v));
  }
  return colours;
}

// The vertices of a triangle as wanted.
std::optional<std::array<int, 3>> triangle(const Configuration& c, int order) {
  for (int w = 2; w < order; ++w) {
    for (int v = 1; v < w; ++v) {
      for (int u = 0; u < v; ++u) {
        const auto inside = [&](int x) { return x == u || x == v || x == w; };
        int blue_edges = 0;
        int blue_outside = 0;
        for (const Edge e : c.blue) {
          if (inside(e.low) && inside(e.high)) ++blue_edges;
          if (!inside(e.low) && !inside(e.high)) ++blue_outside;
        }
        const bool red_outside = std::any_of(
            c.red.begin(), c.red.end(), [&](Edge e) { return !inside(e.low) && !inside(e.high); });
        if (blue_edges == 2 && blue_outside == 1 && !red_outside) return {{u, v, w}};
      }
    }
  }
  return std::nullopt;
}

const std::array<std::pair<const char*, Configuration>, 3> kConfigurations{
    {{"triangle", {{{0, 1}, {0, 2}}, {{1, 2}, {0, 3}}}},
     {"spider", {{{0, 1}, {0, 3}}, {{1, 2}, {0, 4}}}},
     {"path", {{{0, 1}, {3, 4}}, {{1, 2}, {0, 3}}}}}};

class Proposition10 {
 public:
  Proposition10(int order, Job& job, const CheckListener& listener)
      : order_(order), pairs_(complete_graph(order).edges()), job_(job), listener_(listener) {}

  CheckVerdict check() {
    after_first_edges();
    for (const auto& [name, configuration] : kConfigurations) third_edge(name, configuration);
    verdict_.check = "proposition-10";
    verdict_.holds = verdict_.exceptions == 0;
    verdict_.text = fmt::format(
        "on K{} Bob reaches one of three configurations after each of {} second edges of Alice, "
        "and from there after each of {} third edges the triangle: {}",
        order_, seconds_, verdict_.lines - seconds_, verdict_.holds ? "yes" : "no");
    return verdict_;
  }

 private:
  void say(const std::string& start, Edge alice, const std::string& answer) {
    CheckLine line;
    line.board = fmt::format("K{}", order_);
    line.order = order_;
    line.edges = static_cast<int>(pairs_.size());
    line.start = start;
    line.exception = answer.empty();
    line.remark = fmt::format("Alice {}-{}: {}", alice.low, alice.high,
                              answer.empty() ? "Bob has no such answer" : answer);
    ++verdict_.lines;
    if (line.exception) ++verdict_.exceptions;
    listener_(line);
  }

  // Alice's second edge, one of each orbit.
  void after_first_edges() {
    const Configuration first{{{0, 1}}, {{1, 2}}};
    std::set<std::vector<int>> seen;
    for (const Edge alice : pairs_) {
      if (coloured(first, alice)) continue;
      Configuration next = first;
      next.red.push_back(alice);
      if (!seen.insert(form(next, order_)).second) continue;
      ++seconds_;
      std::string answer;
      for (const Edge bob : pairs_) {
        if (!answer.empty()) break;
        if (coloured(next, bob) || meets(bob, first.blue[0])) continue;
        const auto reached = form(with(first, alice, bob), order_);
        for (const auto& [name, configuration] : kConfigurations) {
          if (reached != form(configuration, order_)) continue;
          answer = fmt::format("Bob {}-{}, {}", bob.low, bob.high, name);
        }
      }
      say("red 0-1, blue 1-2", alice, answer);
    }
  }

  void third_edge(const std::string& name, const Configuration& configuration) {
    std::set<std::vector<int>> seen;
    for (const Edge alice : pairs_) {
      job_.check();
      if (coloured(configuration, alice)) continue;
      Configuration next = configuration;
      next.red.push_back(alice);
      if (!seen.insert(form(next, order_)).second) continue;
      std::string answer;
      for (const Edge bob : pairs_) {
        if (coloured(next, bob)) continue;
        if (const auto found = triangle(with(configuration, alice, bob), order_)) {
          answer = fmt::format("Bob {}-{}, triangle {} {} {}", bob.low, bob.high, (*found)[0],
                               (*found)[1], (*found)[2]);
          break;
        }
      }
      say(name, alice, answer);
    }
  }

  int order_;
  std::vector<Edge> pairs_;
  Job& job_;
  const CheckListener& listener_;
  CheckVerdict verdict_;
  std::uint64_t seconds_ = 0;
};

}  // namespace

CheckVerdict check_proposition_10(int order, Job& job, const CheckListener& listener) {
  if (order < 9 || order > kMaxSmallOrder) {
    throw InputError(
        fmt::format("--order: 9 to {} vertices for Proposition 10, not {}", kMaxSmallOrder, order));
  }
  return Proposition10(order, job, listener).check();
}

}  // namespace harary
