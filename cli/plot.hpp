// SPDX-License-Identifier: MIT
// A curve as a picture: an SVG file that any browser shows.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace harary::cli {

struct Plot {
  std::string title;
  std::string x_label;
  std::string y_label;
  std::vector<std::pair<double, double>> points;  // by increasing x; y from 0 to 1
};

std::string svg_of(const Plot& plot);

}  // namespace harary::cli
