// SPDX-License-Identifier: MIT
// The isomorphism classes of positions of a game on winning sets. Its rules and its searches know
// no symmetry but points that may be exchanged; `layers` counts positions that a symmetry of the
// sets exchanges once. Positions are read and written as text, which names the points.
#pragma once

#include <map>
#include <string>

#include "app/instance.hpp"
#include "app/tablebase/set_symmetry.hpp"

namespace harary {

class SetClasses {
 public:
  // The game must outlive this object.
  explicit SetClasses(const Instance& game);

  // False: the game lists no sets, or their symmetries are not known.
  bool known() const { return symmetry_ && symmetry_->known(); }
  // One position of each class. Only if known().
  Position representative(const Position& p) const;

 private:
  const RuntimeRules& rules_;
  std::vector<std::string> points_;
  std::map<std::string, std::size_t, std::less<>> numbers_;
  std::optional<SetSymmetry> symmetry_;
};

}  // namespace harary
