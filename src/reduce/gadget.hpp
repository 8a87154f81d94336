// SPDX-License-Identifier: MIT
// What a reduction says of its instance besides the instance: which gadget each vertex belongs to,
// what the gadget stands for, and where it lies in the drawing. Reductions place their vertices as
// they make them, so that gadgets can be recognised.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace harary {

struct Gadget {
  std::string name;        // "variable 3", one word a gadget in drawings: "x3"
  std::string stands_for;  // a sentence without its full stop
};

struct Spot {
  int gadget = 0;
  double x = 0;  // one unit is the usual distance of neighbours
  double y = 0;
};

class GadgetPlan {
 public:
  // The number of the new gadget.
  int add_gadget(std::string name, std::string stands_for) {
    gadgets_.push_back({std::move(name), std::move(stands_for)});
    return static_cast<int>(gadgets_.size()) - 1;
  }
  // The number of the new vertex.
  int add_vertex(int gadget, double x, double y) {
    spots_.push_back({gadget, x, y});
    return static_cast<int>(spots_.size()) - 1;
  }

  const std::vector<Gadget>& gadgets() const { return gadgets_; }
  const std::vector<Spot>& spots() const { return spots_; }
  int order() const { return static_cast<int>(spots_.size()); }

 private:
  std::vector<Gadget> gadgets_;
  std::vector<Spot> spots_;
};

}  // namespace harary
