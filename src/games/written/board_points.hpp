// SPDX-License-Identifier: MIT
// The points that a written game is played on, which of them are neighbours, and the families of
// sets on them that have a name: "cells of grid:3x3", "line:3".
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/written/written_game.hpp"

namespace harary::written {

// Which cells are neighbours; other points have one meaning.
enum class Adjacent { usual, corner, both };

class BoardPoints {
 public:
  // "cells of grid:3x3", "vertices of petersen", "edges of K6", "subsets of uniform:6,3". Throws
  // InputError without a place, LimitError.
  static BoardPoints parse(const std::string& text);
  // Points of their own names.
  static BoardPoints of_names(std::vector<std::string> names);

  BoardPoints(BoardPoints&&) noexcept;
  BoardPoints& operator=(BoardPoints&&) noexcept;
  ~BoardPoints();

  PointsAre kind() const;
  // As the board is usually written; empty for a list of names.
  std::string board() const;
  const std::vector<std::string>& names() const;
  // The point of this name; -1 if there is none. Cells may be written in capital letters.
  int find(std::string_view name) const;
  // Throws InputError for cells that do not touch in that way.
  std::vector<Points> neighbours(Adjacent adjacent) const;
  // All sets of the families with `;` between their names, each once. Throws InputError,
  // LimitError if there are more than `most_points` points in them.
  std::vector<Points> sets(const std::string& families, std::size_t most_points) const;

 private:
  struct Inside;
  explicit BoardPoints(std::unique_ptr<Inside> inside);

  std::unique_ptr<Inside> inside_;
};

// The word before " of " and the board after it; the word alone where there is no " of ".
std::pair<std::string, std::string> kind_and_board(const std::string& text);

}  // namespace harary::written
