// SPDX-License-Identifier: MIT
// The symmetries of a game on points and winning sets: the permutations of the points that map
// Red's sets to Red's, Green's to Green's, and points of a kind to points of that kind. Where the
// points are the edges of a graph, what lies at a vertex is mapped to that, too, so that the
// symmetries are those of the graph. Positions
// that a symmetry exchanges are one to `layers`, and so are moves that lead to such.
//
// Twins, points that may be exchanged freely, are taken together: of a class of twins only how many
// points of each colour it has matters. The permutations of classes are listed by backtracking:
// points that lie together in most sets are placed one after the other, and a set whose points are
// all placed must be a set again.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace harary {

class SetSymmetry {
 public:
  // The sets of Red, of Green, and of the board if it has such, of points 0 … kinds.size() - 1.
  using Sets = std::array<std::vector<std::vector<int>>, 3>;
  SetSymmetry(const Sets& sets, const std::vector<int>& kinds);

  // False: there are too many points, sets or symmetries to list them. Then nothing else is asked.
  bool known() const { return known_; }
  // The classes of twins, in the order of their first points; each in increasing order.
  const std::vector<std::vector<int>>& classes() const { return classes_; }
  // Of what each class holds the lexicographically smallest image under a symmetry.
  std::vector<std::uint64_t> least_image(const std::vector<std::uint64_t>& held) const;

 private:
  struct Search;

  void find_classes(const Sets& sets, const std::vector<int>& kinds);

  bool known_ = false;
  std::vector<std::vector<int>> classes_;
  // For each symmetry the class that each class comes from.
  std::vector<std::vector<std::uint16_t>> origins_;
};

}  // namespace harary
