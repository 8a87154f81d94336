// SPDX-License-Identifier: MIT
// The symmetry of a written game: permutations of points that keep the families of sets and the
// neighbours that the rules use, exchanges of marks that no rule tells apart, and, where a position
// may come with either player to move, the exchange of players whom no rule tells apart. A position
// is a string of codes, one a point; its normal form is the largest image.
//
// The group of the points is found by nauty, from a graph of points, sets and neighbours, and kept
// as a list of its elements. The elements whose image is largest so far are those of a subtree, if
// they are sorted by the points that go to places 0, 1, 2, …: so a place is compared once for all
// elements that agree before it, as in a search for the least element of a coset.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "games/written/written_game.hpp"

namespace harary::written {

// Codes of points up to 15.
using Codes = std::vector<std::uint8_t>;

class Symmetry {
 public:
  // The group may be larger than what is kept: then it is a subgroup, which is a symmetry, too.
  explicit Symmetry(const Game& game);

  // Whether positions have images other than themselves.
  bool trivial() const { return elements_ == 1 && exchanges_.size() == 1; }
  std::size_t order() const { return elements_; }
  std::size_t exchanges() const { return exchanges_.size(); }
  // The largest image of the codes, of which 0 and those above the marks stay as they are.
  void normalise(Codes& codes) const;
  // Where the players may change places: puts the marks of each in the place of the other's.
  bool players_alike() const { return !players_.empty(); }
  void exchange_players(Codes& codes) const {
    for (std::uint8_t& code : codes) code = players_[code];
  }

 private:
  using Point = std::uint16_t;
  using Exchange = std::array<std::uint8_t, 16>;  // of codes
  struct Node {
    std::uint32_t first = 0;  // of its children, which lie together
    std::uint32_t count = 0;  // 0: it is the element `first`
    Point point = 0;          // what goes to the place of its level
  };

  void find_elements(const Game& game);
  void find_exchanges(const Game& game);
  void find_players(const Game& game);
  void grow(std::uint32_t node, std::size_t begin, std::size_t end, std::size_t level);
  std::span<const Point> element(std::uint32_t number) const {
    return std::span(sources_).subspan(std::size_t{number} * points_, points_);
  }
  // The element with the largest image; that image may be compared with `best`, which becomes it
  // where it is larger.
  std::uint32_t largest(std::span<const std::uint8_t> codes) const;

  std::size_t points_;
  std::size_t elements_ = 1;
  std::vector<Point> sources_;  // of each element: the point that goes to place 0, 1, …
  std::vector<Node> nodes_;     // the first is the root
  std::vector<Exchange> exchanges_;
  std::vector<std::uint8_t> players_;  // images of codes; empty: the players are not alike
};

}  // namespace harary::written
