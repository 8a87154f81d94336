// SPDX-License-Identifier: MIT
#include "cli/plot.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/xml.hpp"

namespace harary::cli {

namespace {

constexpr double kWidth = 640, kHeight = 360;
constexpr double kLeft = 64, kRight = 24, kTop = 48, kBottom = 56;

std::string words(double x, double y, const char* anchor, const std::string& text,
                  const char* more = "") {
  return fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\"{}>{}</text>\n", x, y,
                     anchor, more, xml_escaped(text));
}

}  // namespace

std::string svg_of(const Plot& plot) {
  const double most = plot.points.empty() ? 1 : std::max(1.0, plot.points.back().first);
  const auto x = [&](double value) { return kLeft + value / most * (kWidth - kLeft - kRight); };
  const auto y = [](double value) {
    return kHeight - kBottom - value * (kHeight - kTop - kBottom);
  };
  std::string svg = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" "
      "font-family=\"sans-serif\" "
      "font-size=\"13\">\n<rect width=\"{0}\" height=\"{1}\" fill=\"#fff\"/>\n",
      kWidth, kHeight);
  svg += words(kWidth / 2, 26, "middle", plot.title, " font-size=\"15\"");
  for (int tenth = 0; tenth <= 10; tenth += 2) {
    const double at = y(tenth / 10.0);
    svg += fmt::format("<path d=\"M{:.1f} {:.1f}H{:.1f}\" stroke=\"#ddd\"/>\n", kLeft, at,
                       kWidth - kRight);
    svg += words(kLeft - 8, at + 4, "end", fmt::format("{:.1f}", tenth / 10.0));
  }
  for (int quarter = 0; quarter <= 4; ++quarter) {
    const double value = most * quarter / 4;
    svg += words(x(value), kHeight - kBottom + 18, "middle", fmt::format("{:.0f}", value));
  }
  svg += words(kWidth / 2, kHeight - 14, "middle", plot.x_label);
  svg += words(18, kHeight / 2, "middle", plot.y_label,
               fmt::format(" transform=\"rotate(-90 18 {})\"", kHeight / 2).c_str());
  svg += "<polyline fill=\"none\" stroke=\"#0058a8\" stroke-width=\"2\" points=\"";
  for (const auto& [at, value] : plot.points) svg += fmt::format("{:.1f},{:.1f} ", x(at), y(value));
  return svg + "\"/>\n</svg>\n";
}

}  // namespace harary::cli
