// SPDX-License-Identifier: MIT
#include "reduce/achievement_of_dnf.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "base/error.hpp"
#include "graph/board_text.hpp"

namespace harary {

namespace {

class OctopusBuilder {
 public:
  OctopusBuilder(const PositiveFormula& formula, const std::string& game)
      : formula_(formula), edges_(formula), race_(game == "achievement") {
    for (const Clause& term : formula.clauses) {
      legs_ = std::max(legs_, static_cast<int>(term.size()));
    }
    if (race_) legs_ = formula.variables;
    constexpr int kMostLegs = (kMaxOrder - 4) / 3;
    if (legs_ > kMostLegs) {
      throw LimitError(
          fmt::format("the octopus would have {} legs; targets have at most {} "
                      "vertices, which is {} legs",
                      legs_, kMaxOrder, kMostLegs));
    }
    result_.instance.game = game;
    result_.instance.target = octopus(legs_);
    result_.instance.target_text = board_text(result_.instance.target);
  }

  TargetReduction build() {
    for (int x = 1; x <= formula_.variables; ++x) {
      const int gadget = result_.plan.add_gadget(
          fmt::format("x{}", x),
          fmt::format("variable {0}: the player who takes f{0} has chosen it", x));
      feet_.push_back(foot(gadget, 3.0 * (x - 1), 0, Paint::open, fmt::format("f{}", x)));
    }
    if (race_) build_green();
    double left = 0;
    for (std::size_t t = 0; t < formula_.clauses.size(); ++t) left = build_term(t, left);
    return std::move(result_);
  }

 private:
  struct Foot {
    int left, right;
  };

  Foot foot(int gadget, double x, double y, Paint paint, const std::string& name = "") {
    const Foot ends{result_.vertex(gadget, x - 0.4, y), result_.vertex(gadget, x + 0.4, y)};
    result_.paint(ends.left, ends.right, paint, name);
    return ends;
  }
  int head(int gadget, double x, double y, double up, Paint paint) {
    const int h = result_.vertex(gadget, x, y);
    const int body[] = {result_.vertex(gadget, x - 0.8, y + up),
                        result_.vertex(gadget, x + 0.8, y + up),
                        result_.vertex(gadget, x, y + 1.8 * up)};
    for (int i = 0; i < 3; ++i) {
      result_.paint(h, body[i], paint);
      for (int j = 0; j < i; ++j) result_.paint(body[j], body[i], paint);
    }
    return h;
  }
  void leg(int gadget, int head, const Foot& foot, double x, double y, Paint paint) {
    const int knee = result_.vertex(gadget, x, y);
    result_.paint(head, knee, paint);
    result_.paint(knee, foot.left, paint);
    result_.paint(knee, foot.right, paint);
  }

  double build_term(std::size_t t, double left) {
    const Clause& term = formula_.clauses[t];
    const int gadget = result_.plan.add_gadget(
        fmt::format("T{}", t + 1),
        fmt::format("term {} ({}): an octopus that is red except for the feet of these variables",
                    t + 1, fmt::join(term, " and ")));
    const double width = 1.2 * legs_;
    const double y = 4.0 + 0.9 * static_cast<double>(t % 3);
    const int h = head(gadget, left + width / 2, y + 3, 1, Paint::red);
    int i = 0;
    for (const int x : term) {
      leg(gadget, h, feet_[static_cast<std::size_t>(x - 1)], left + 1.2 * i++, y, Paint::red);
    }
    for (; i < legs_; ++i) {
      const double at = left + 1.2 * i;
      leg(gadget, h, foot(gadget, at, y - 1, Paint::red), at, y, Paint::red);
    }
    return left + width + 1.5;
  }

  void build_green() {
    const int gadget = result_.plan.add_gadget(
        "green octopus",
        fmt::format("{} feet of which Green needs {}: with them Green wins if Red fails",
                    edges_.green_feet(), edges_.needed()));
    const int given = legs_ - edges_.needed();
    const int all = given + edges_.green_feet();
    const int h = head(gadget, 0.6 * (all - 1), -7, -1, Paint::green);
    for (int i = 0; i < all; ++i) {
      const bool open = i < edges_.green_feet();
      const Foot ends = foot(gadget, 1.2 * i, -3, open ? Paint::open : Paint::green,
                             open ? fmt::format("g{}", i + 1) : "");
      leg(gadget, h, ends, 1.2 * i, -4, Paint::green);
    }
  }

  const PositiveFormula& formula_;
  DnfEdges edges_;
  bool race_;
  int legs_ = 0;
  TargetReduction result_;
  std::vector<Foot> feet_;
};

}  // namespace

Graph octopus(int legs) {
  Graph graph(4 + 3 * legs);
  for (int v = 0; v < 4; ++v) {
    for (int u = 0; u < v; ++u) graph.add_edge(u, v);
  }
  for (int i = 0; i < legs; ++i) {
    const int knee = 4 + 3 * i;
    graph.add_edge(0, knee);
    graph.add_edge(knee, knee + 1);
    graph.add_edge(knee, knee + 2);
    graph.add_edge(knee + 1, knee + 2);
  }
  return graph;
}

TargetReduction achievement_of_dnf(const PositiveFormula& formula, const std::string& game) {
  return OctopusBuilder(formula, game).build();
}

}  // namespace harary
