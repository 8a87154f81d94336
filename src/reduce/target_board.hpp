// SPDX-License-Identifier: MIT
// The boards that reductions to target games make: a partly coloured graph with its gadgets.
#pragma once

#include <string>
#include <utility>

#include "games/positional/instance.hpp"
#include "reduce/gadget.hpp"

namespace harary {

struct TargetReduction {
  TargetInstance instance;
  GadgetPlan plan;
  int open_edges = 0;

  int vertex(int gadget, double x, double y) {
    const int v = plan.add_vertex(gadget, x, y);
    instance.order = plan.order();
    return v;
  }
  void paint(int u, int v, Paint paint, std::string name = "") {
    if (u > v) std::swap(u, v);
    if (paint == Paint::open) ++open_edges;
    instance.edges.push_back({u, v, paint, std::move(name)});
  }
};

}  // namespace harary
