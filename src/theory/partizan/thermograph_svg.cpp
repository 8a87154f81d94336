// SPDX-License-Identifier: MIT
#include "theory/partizan/thermograph_svg.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "base/xml.hpp"

namespace harary {

namespace {

constexpr double kWidth = 360;
constexpr double kHeight = 300;
constexpr double kMargin = 44;

double as_double(const Dyadic& x) {
  return std::ldexp(static_cast<double>(x.numerator), -x.exponent);
}

class ThermographDrawing {
 public:
  ThermographDrawing(const Thermograph& graph, const std::pair<Wall, Wall>& scaffolds)
      : graph_(graph), scaffolds_(scaffolds) {
    const double temperature = as_double(graph.temperature);
    const double height = temperature + 1;
    // The mast, and above the walls as much of the scaffolds.
    top_ = temperature + std::max(0.5, height / 3);
    const auto take = [this](const Dyadic& value) {
      least_ = std::min(least_, as_double(value));
      most_ = std::max(most_, as_double(value));
    };
    least_ = most_ = as_double(graph.mean);
    for (const Wall* wall : {&graph.left, &graph.right}) {
      for (const WallKnot& knot : *wall) take(knot.value);
    }
    const double room = std::max(0.5, (most_ - least_) / 6);
    least_ -= room;
    most_ += room;
  }

  std::string text(const std::string& name) const {
    std::string svg = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" "
        "height=\"{1}\" font-family=\"sans-serif\" font-size=\"12\">\n"
        "<title>Thermograph of {2}: mean {3}, temperature {4}</title>\n"
        "<rect width=\"{0}\" height=\"{1}\" fill=\"#ffffff\"/>\n",
        kWidth, kHeight, xml_escaped(shortened_name(name)), dyadic_text(graph_.mean),
        dyadic_text(graph_.temperature));
    svg += axes();
    svg +=
        line(outline(scaffolds_.first, graph_.temperature), "#0072b2", " stroke-dasharray=\"4 4\"");
    svg += line(outline(scaffolds_.second, graph_.temperature), "#d55e00",
                " stroke-dasharray=\"4 4\"");
    svg += line(walls(graph_.left), "#0072b2", "");
    svg += line(walls(graph_.right), "#d55e00", "");
    svg += line(
        {{as_double(graph_.mean), as_double(graph_.temperature)}, {as_double(graph_.mean), top_}},
        "#222222", "");
    return svg + "</svg>\n";
  }

 private:
  struct Point {
    double value;
    double temperature;
  };

  static std::string shortened_name(const std::string& name) {
    constexpr std::size_t kMost = 160;
    return name.size() <= kMost ? name : "a value with a long name";
  }
  double x(double value) const {
    return kMargin + (most_ - value) / (most_ - least_) * (kWidth - 2 * kMargin);
  }
  double y(double temperature) const {
    return kHeight - kMargin - (temperature + 1) / (top_ + 1) * (kHeight - 2 * kMargin);
  }

  // The knots from the mast's foot down to -1.
  static std::vector<Point> walls(const Wall& wall) {
    std::vector<Point> points;
    for (const WallKnot& knot : wall) {
      points.push_back({as_double(knot.value), as_double(knot.temperature)});
    }
    return points;
  }
  // What of a scaffold lies above `from`, up to the top of the picture.
  std::vector<Point> outline(const Wall& scaffold, const Dyadic& from) const {
    std::vector<Point> points;
    if (scaffold.empty()) return points;
    points.push_back({as_double(value_at(scaffold, from)), as_double(from)});
    for (const WallKnot& knot : scaffold) {
      if (knot.temperature > from && as_double(knot.temperature) < top_) {
        points.push_back({as_double(knot.value), as_double(knot.temperature)});
      }
    }
    const int slope = scaffold.back().slope;
    const double above = top_ - points.back().temperature;
    if (scaffold.back().temperature <= from || as_double(scaffold.back().temperature) < top_) {
      points.push_back({points.back().value + slope * above, top_});
    }
    return points;
  }
  std::string line(const std::vector<Point>& points, std::string_view colour,
                   std::string_view more) const {
    if (points.size() < 2) return "";
    std::string text = "<polyline points=\"";
    for (const Point& point : points) {
      text += fmt::format("{}{:.1f},{:.1f}", text.back() == '"' ? "" : " ",
                          std::clamp(x(point.value), 0.0, kWidth), y(point.temperature));
    }
    return text +
           fmt::format("\" fill=\"none\" stroke=\"{}\" stroke-width=\"2\"{}/>\n", colour, more);
  }
  // The values at the knots and the temperatures of the mast, 0 and -1.
  std::string axes() const {
    std::string text;
    const double bottom = kHeight - kMargin;
    std::vector<Dyadic> temperatures{{-1, 0}, {}, graph_.temperature};
    std::sort(temperatures.begin(), temperatures.end());
    temperatures.erase(std::unique(temperatures.begin(), temperatures.end()), temperatures.end());
    for (const Dyadic& t : temperatures) {
      text += fmt::format(
          "<path d=\"M{0} {1:.1f}H{2}\" stroke=\"#cccccc\"/>"
          "<text x=\"{3}\" y=\"{4:.1f}\" text-anchor=\"end\">{5}</text>\n",
          kMargin, y(as_double(t)), kWidth - kMargin, kMargin - 6, y(as_double(t)) + 4,
          dyadic_text(t));
    }
    std::vector<Dyadic> values{graph_.mean};
    for (const Wall* wall : {&graph_.left, &graph_.right}) {
      for (const WallKnot& knot : *wall) values.push_back(knot.value);
    }
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
    double free_from = -1;
    for (auto value = values.rbegin(); value != values.rend(); ++value) {
      const double at = x(as_double(*value));
      text += fmt::format("<path d=\"M{0:.1f} {1}v5\" stroke=\"#222222\"/>", at, bottom);
      const std::string word = dyadic_text(*value);
      const double half = 4.0 * static_cast<double>(word.size());
      if (at - half < free_from) continue;
      free_from = at + half;
      text += fmt::format("<text x=\"{:.1f}\" y=\"{}\" text-anchor=\"middle\">{}</text>\n", at,
                          bottom + 20, word);
    }
    return text + fmt::format("<path d=\"M{} {}H{}\" stroke=\"#222222\"/>\n", kMargin, bottom,
                              kWidth - kMargin);
  }

  const Thermograph& graph_;
  const std::pair<Wall, Wall>& scaffolds_;
  double least_ = 0;
  double most_ = 0;
  double top_ = 0;
};

}  // namespace

std::string thermograph_svg(const Thermograph& thermograph, const std::pair<Wall, Wall>& scaffolds,
                            const std::string& name) {
  return ThermographDrawing(thermograph, scaffolds).text(name);
}

}  // namespace harary
