// SPDX-License-Identifier: MIT
#include "games/positional/boards/set_families.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "base/error.hpp"
#include "games/positional/files/connections.hpp"

namespace harary {

namespace {

// The cells at `places`; nothing if one is off the board or, on a torus, met twice.
std::optional<std::vector<int>> cells_at(const CellBoard& board, const std::vector<Cell>& places) {
  std::vector<int> set;
  for (const Cell& place : places) {
    const std::optional<int> cell = board.at(place);
    if (!cell || std::find(set.begin(), set.end(), *cell) != set.end()) return std::nullopt;
    set.push_back(*cell);
  }
  std::sort(set.begin(), set.end());
  return set;
}

void add_lines_towards(const CellBoard& board, const std::vector<Cell>& directions, int length,
                       SetCollector& sets) {
  std::set<std::vector<int>> seen;  // a line of one cell, or around a torus, has many beginnings
  for (int i = 0; i < board.size(); ++i) {
    for (const Cell& direction : directions) {
      std::vector<Cell> places;
      for (int step = 0; step < length; ++step) {
        places.push_back(moved(board.cell(i), direction, step));
        if (!board.at(places.back())) break;
      }
      const auto set = cells_at(board, places);
      if (set && seen.insert(*set).second) sets.add(*set);
    }
  }
}

}  // namespace

void add_lines(const CellBoard& board, int length, SetCollector& sets) {
  add_lines_towards(board, board.line_directions(), length, sets);
}

void add_lines_along(const CellBoard& board, int coordinate, int length, SetCollector& sets) {
  Cell direction(board.cell(0).size(), 0);
  direction[static_cast<std::size_t>(coordinate)] = 1;
  add_lines_towards(board, {direction}, length, sets);
}

void add_places(const CellBoard& board, const Animal& animal, SetCollector& sets) {
  if (board.shape() != CellBoard::Shape::grid && board.shape() != CellBoard::Shape::torus) {
    throw InputError(fmt::format(
        "--target: animals are made of squares; the board must be a grid or a torus, not {}",
        board.text()));
  }
  std::set<std::vector<int>> seen;
  for (const Animal& form : forms_of(animal)) {
    for (int i = 0; i < board.size(); ++i) {
      std::vector<Cell> places;
      for (const auto& [x, y] : form) places.push_back(moved(board.cell(i), {x, y}));
      const auto set = cells_at(board, places);
      if (set && seen.insert(*set).second) sets.add(*set);
    }
  }
}

void add_connections(const CellBoard& board, std::string_view sides, SetCollector& sets) {
  ConnectionQuestion question;
  const std::size_t dash = sides.find('-');
  if (dash != sides.rfind('-')) return add_joined_sides(board, sides, sets);
  const std::string_view from = sides.substr(0, dash);
  const std::string_view to = dash == std::string_view::npos ? "" : sides.substr(dash + 1);
  for (const std::string_view side : {from, to}) {
    if (board.sides().empty()) {
      throw InputError(
          fmt::format("--target: {} has no sides that a path could connect", board.text()));
    }
    const auto found = board.sides().find(side);
    if (found == board.sides().end() || from == to) {
      std::vector<std::string> names;
      for (const auto& [name, cells] : board.sides()) names.push_back(name);
      throw InputError(fmt::format(
          "--target: path:{} does not name two sides, such as path:{}-{}; the sides of {} are {}",
          sides, names.front(), names.back(), board.text(), fmt::join(names, " ")));
    }
    (question.start.empty() ? question.start : question.end) = found->second;
  }
  question.vertices = board.size();
  for (int i = 0; i < board.size(); ++i) {
    for (const Cell& direction : board.neighbour_directions()) {
      const std::optional<int> next = board.at(moved(board.cell(i), direction));
      if (next && *next > i) question.edges.emplace_back(i, *next);
    }
  }
  question.state.assign(static_cast<std::size_t>(board.size()), PointState::free);
  question.most_points = static_cast<std::size_t>(board.size());
  question.most_sets = sets.room();
  try {
    for (auto& set : minimal_connections(question)) sets.add(std::move(set));
  } catch (const LimitError& error) {
    throw LimitError(fmt::format("--target: path:{}: {}", sides, error.what()));
  }
}

}  // namespace harary
