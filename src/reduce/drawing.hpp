// SPDX-License-Identifier: MIT
// Drawings of reduced instances, DOT and SVG, in which gadgets can be recognised: each is a group
// of its own (a cluster, a frame) with its name, where the reduction has placed it.
#pragma once

#include <string>
#include <vector>

#include "reduce/gadget.hpp"
#include "reduce/target_board.hpp"
#include "reduce/territory_board.hpp"

namespace harary {

struct DrawnEdge {
  int from = 0;
  int to = 0;
  std::string colour;  // of CSS and DOT
  std::string label;   // empty for none; labelled edges are drawn dashed
};

struct Drawing {
  std::string title;
  GadgetPlan plan;
  std::vector<std::string> vertex_colours;
  std::vector<std::string> vertex_labels;
  std::vector<DrawnEdge> edges;
};

Drawing drawing_of(const TargetReduction& reduction, const std::string& title);
Drawing drawing_of(const TerritoryReduction& reduction, const std::string& title);

// Positions are pinned: `neato -n2 -Tpdf` shows the same picture as the SVG.
std::string dot_text(const Drawing& drawing);
std::string svg_text(const Drawing& drawing);

}  // namespace harary
