// SPDX-License-Identifier: MIT
// Connected sets that touch several sides, as in the game of Y: grown cell by cell from each cell
// that touches the first side. A set that touches all sides is not grown on; it is minimal if no
// cell can be left out so that a connected part of the rest touches all of them.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/current_job.hpp"
#include "base/error.hpp"
#include "games/positional/boards/set_families.hpp"

namespace harary {

namespace {

using CellBits = std::uint64_t;
constexpr int kMostJoinedCells = 64;
constexpr std::uint64_t kMostGrown = 20'000'000;

class SideJoiner {
 public:
  SideJoiner(const CellBoard& board, std::vector<CellBits> sides, SetCollector& sets)
      : near_(static_cast<std::size_t>(board.size())), sides_(std::move(sides)), sets_(sets) {
    for (int i = 0; i < board.size(); ++i) {
      for (const Cell& direction : board.neighbour_directions()) {
        if (const auto next = board.at(moved(board.cell(i), direction))) {
          near_[static_cast<std::size_t>(i)] |= CellBits{1} << *next;
        }
      }
    }
  }

  void find_all() {
    CellBits earlier = 0;
    for (CellBits rest = sides_.front(); rest != 0; rest &= rest - 1) {
      const CellBits first = rest & -rest;
      grow(first, earlier | first);
      earlier |= first;
    }
  }

 private:
  // All connected sets that hold `set` and no further cell of `done`.
  void grow(CellBits set, CellBits done) {
    CurrentJob::check_each(1024);
    if (++grown_ > kMostGrown) {
      throw LimitError("there are too many connected sets of cells on this board");
    }
    if (touches_all(set)) {
      if (minimal(set)) keep(set);
      return;
    }
    for (CellBits open = around(set) & ~done; open != 0; open &= open - 1) {
      const CellBits cell = open & -open;
      done |= cell;
      grow(set | cell, done);
    }
  }

  CellBits around(CellBits set) const {
    CellBits result = 0;
    for (; set != 0; set &= set - 1) {
      result |= near_[static_cast<std::size_t>(std::countr_zero(set))];
    }
    return result;
  }
  bool touches_all(CellBits set) const {
    for (const CellBits side : sides_) {
      if ((set & side) == 0) return false;
    }
    return true;
  }
  bool minimal(CellBits set) const {
    for (CellBits cells = set; cells != 0; cells &= cells - 1) {
      for (CellBits rest = set & ~(cells & -cells); rest != 0;) {
        const CellBits part = part_of(rest);
        if (touches_all(part)) return false;
        rest &= ~part;
      }
    }
    return true;
  }
  CellBits part_of(CellBits set) const {
    CellBits part = set & -set;
    for (CellBits fresh = part; fresh != 0;) {
      fresh = around(fresh) & set & ~part;
      part |= fresh;
    }
    return part;
  }
  void keep(CellBits set) {
    std::vector<int> cells;
    for (; set != 0; set &= set - 1) cells.push_back(std::countr_zero(set));
    sets_.add(std::move(cells));
  }

  std::vector<CellBits> near_;
  std::vector<CellBits> sides_;
  SetCollector& sets_;
  std::uint64_t grown_ = 0;
};

}  // namespace

void add_joined_sides(const CellBoard& board, std::string_view sides, SetCollector& sets) {
  std::vector<CellBits> wanted;
  if (board.size() > kMostJoinedCells) {
    throw LimitError(fmt::format("--target: path:{} is for boards of at most {} cells", sides,
                                 kMostJoinedCells));
  }
  for (std::string_view rest = sides;;) {
    const std::size_t dash = std::min(rest.find('-'), rest.size());
    const auto found = board.sides().find(rest.substr(0, dash));
    if (found == board.sides().end()) {
      std::vector<std::string> names;
      for (const auto& [name, cells] : board.sides()) names.push_back(name);
      throw InputError(
          fmt::format("--target: path:{} names {}, which is not a side; the sides of "
                      "{} are {}",
                      sides, in_quotes(rest.substr(0, dash)), board.text(), fmt::join(names, " ")));
    }
    CellBits side = 0;
    for (const int cell : found->second) side |= CellBits{1} << cell;
    wanted.push_back(side);
    if (dash == rest.size()) break;
    rest.remove_prefix(dash + 1);
  }
  try {
    SideJoiner(board, std::move(wanted), sets).find_all();
  } catch (const LimitError& error) {
    throw LimitError(fmt::format("--target: path:{}: {}", sides, error.what()));
  }
}

}  // namespace harary
