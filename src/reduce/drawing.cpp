// SPDX-License-Identifier: MIT
#include "reduce/drawing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>
#include <string_view>

#include "base/xml.hpp"
#include "games/cells/coloured_board.hpp"

namespace harary {

namespace {

constexpr double kUnit = 40;  // pixels, or points
constexpr double kRadius = 6;

// Distinct under the common forms of colour blindness (Okabe & Ito 2008), pale for frames.
constexpr std::array<std::string_view, 8> kFrames{"#56b4e9", "#e69f00", "#009e73", "#cc79a7",
                                                  "#0072b2", "#d55e00", "#999999", "#b8ad00"};
constexpr std::array<std::string_view, 8> kCells{"#f6c344", "#3f7fbf", "#f5f5f5", "#3a3a3a",
                                                 "#4caf7a", "#c75b7a", "#8a6fc2", "#b5651d"};

std::string_view frame(std::size_t gadget) {
  return kFrames[gadget % kFrames.size()];
}

// A text between the quotes of DOT.
std::string quotable(std::string_view text) {
  std::string result;
  for (const char c : text) {
    if (c == '"' || c == '\\') result += '\\';
    result += c;
  }
  return result;
}

struct Box {
  double left = std::numeric_limits<double>::max();
  double top = std::numeric_limits<double>::max();
  double right = std::numeric_limits<double>::lowest();
  double bottom = std::numeric_limits<double>::lowest();
  void add(const Spot& spot) {
    left = std::min(left, kUnit * spot.x);
    right = std::max(right, kUnit * spot.x);
    top = std::min(top, kUnit * spot.y);
    bottom = std::max(bottom, kUnit * spot.y);
  }
  bool empty() const { return left > right; }
};

std::vector<Box> boxes(const GadgetPlan& plan) {
  std::vector<Box> result(plan.gadgets().size());
  for (const Spot& spot : plan.spots()) result[static_cast<std::size_t>(spot.gadget)].add(spot);
  return result;
}

}  // namespace

Drawing drawing_of(const TargetReduction& reduction, const std::string& title) {
  Drawing result{title, reduction.plan, {}, {}, {}};
  const auto order = static_cast<std::size_t>(reduction.plan.order());
  result.vertex_colours.assign(order, "white");
  result.vertex_labels.assign(order, "");
  for (const PaintedEdge& edge : reduction.instance.edges) {
    result.edges.push_back({edge.low, edge.high,
                            edge.paint == Paint::red     ? "#d02020"
                            : edge.paint == Paint::green ? "#108030"
                                                         : "black",
                            edge.name});
  }
  return result;
}

Drawing drawing_of(const TerritoryReduction& reduction, const std::string& title) {
  Drawing result{title, reduction.plan, {}, {}, {}};
  for (const int colour : reduction.colours) {
    const auto at = static_cast<std::size_t>(colour);
    result.vertex_colours.emplace_back(kCells[at % kCells.size()]);
    result.vertex_labels.emplace_back(1, colour_symbol(colour));
  }
  for (const auto& [u, v] : reduction.edges) result.edges.push_back({u, v, "#808080", ""});
  return result;
}

std::string dot_text(const Drawing& drawing) {
  std::string text = fmt::format(
      "graph \"{}\" {{\n  label=\"{}\";\n  node [shape=circle, style=filled, "
      "fixedsize=true, width=0.2, fontsize=8];\n",
      quotable(drawing.title), quotable(drawing.title));
  const auto& spots = drawing.plan.spots();
  std::vector<std::vector<std::size_t>> members(drawing.plan.gadgets().size());
  for (std::size_t v = 0; v < spots.size(); ++v) {
    members[static_cast<std::size_t>(spots[v].gadget)].push_back(v);
  }
  for (std::size_t g = 0; g < drawing.plan.gadgets().size(); ++g) {
    const Gadget& gadget = drawing.plan.gadgets()[g];
    text += fmt::format(
        "  subgraph cluster_{} {{\n    label=\"{}\"; tooltip=\"{}\"; "
        "color=\"{}\";\n",
        g, quotable(gadget.name), quotable(gadget.stands_for), frame(g));
    for (const std::size_t v : members[g]) {
      text += fmt::format(
          "    {} [label=\"{}\", fillcolor=\"{}\", color=\"{}\", "
          "pos=\"{:.1f},{:.1f}!\"];\n",
          v, drawing.vertex_labels[v], drawing.vertex_colours[v], frame(g), kUnit * spots[v].x,
          -kUnit * spots[v].y);
    }
    text += "  }\n";
  }
  for (const DrawnEdge& edge : drawing.edges) {
    text += fmt::format("  {} -- {} [color=\"{}\"", edge.from, edge.to, edge.colour);
    if (!edge.label.empty()) {
      text += fmt::format(", style=dashed, label=\"{}\"", quotable(edge.label));
    }
    text += "];\n";
  }
  return text + "}\n";
}

std::string svg_text(const Drawing& drawing) {
  const std::vector<Box> frames = boxes(drawing.plan);
  Box all;
  for (const Spot& spot : drawing.plan.spots()) all.add(spot);
  constexpr double kMargin = 50;
  std::string text = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{:.1f} {:.1f} {:.1f} {:.1f}\" "
      "font-family=\"sans-serif\" font-size=\"10\">\n<title>{}</title>\n",
      all.left - kMargin, all.top - kMargin, all.right - all.left + 2 * kMargin,
      all.bottom - all.top + 2 * kMargin, xml_escaped(drawing.title));
  for (std::size_t g = 0; g < frames.size(); ++g) {
    const Gadget& gadget = drawing.plan.gadgets()[g];
    const Box& box = frames[g];
    if (box.empty()) continue;
    constexpr double kRoom = 12;
    text += fmt::format(
        "<g><title>{}</title><rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" "
        "rx=\"8\" fill=\"{}\" fill-opacity=\"0.15\" stroke=\"{}\"/>"
        "<text x=\"{:.1f}\" y=\"{:.1f}\">{}</text></g>\n",
        xml_escaped(gadget.stands_for), box.left - kRoom, box.top - kRoom,
        box.right - box.left + 2 * kRoom, box.bottom - box.top + 2 * kRoom, frame(g), frame(g),
        box.left - kRoom, box.top - kRoom - 3, xml_escaped(gadget.name));
  }
  const auto& spots = drawing.plan.spots();
  const auto spot = [&](int v) { return spots[static_cast<std::size_t>(v)]; };
  for (const DrawnEdge& edge : drawing.edges) {
    const Spot a = spot(edge.from), b = spot(edge.to);
    text += fmt::format(
        "<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" stroke=\"{}\"{}/>\n",
        kUnit * a.x, kUnit * a.y, kUnit * b.x, kUnit * b.y, edge.colour,
        edge.label.empty() ? "" : " stroke-width=\"2.5\" stroke-dasharray=\"5 3\"");
    if (!edge.label.empty()) {
      text += fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" font-weight=\"bold\">{}</text>\n",
                          kUnit * (a.x + b.x) / 2 + 4, kUnit * (a.y + b.y) / 2,
                          xml_escaped(edge.label));
    }
  }
  for (std::size_t v = 0; v < spots.size(); ++v) {
    text += fmt::format(
        "<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{}\" fill=\"{}\" stroke=\"{}\">"
        "<title>{}</title></circle>\n",
        kUnit * spots[v].x, kUnit * spots[v].y, kRadius, drawing.vertex_colours[v],
        frame(static_cast<std::size_t>(spots[v].gadget)), v);
    if (!drawing.vertex_labels[v].empty()) {
      text += fmt::format(
          "<text x=\"{:.1f}\" y=\"{:.1f}\" font-size=\"8\" "
          "text-anchor=\"middle\" stroke=\"white\" stroke-width=\"2\" "
          "paint-order=\"stroke\">{}</text>\n",
          kUnit * spots[v].x, kUnit * spots[v].y + 3, drawing.vertex_labels[v]);
    }
  }
  return text + "</svg>\n";
}

}  // namespace harary
