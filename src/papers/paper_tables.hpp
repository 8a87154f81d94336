// SPDX-License-Identifier: MIT
// All tables of the papers, and what the papers print.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "base/job.hpp"
#include "papers/paper_table.hpp"

namespace harary {

const std::vector<PaperTable>& paper_tables();

// Lines that can be computed anew in a short time, with what a paper prints there.
struct PublishedLines {
  struct Line {
    std::string name;
    std::function<std::string(Job& job)> computed;
    std::string published;
  };
  std::string title;
  std::string columns;  // empty: there are none
  std::vector<Line> lines;
};
std::vector<PublishedLines> published_lines();

}  // namespace harary
