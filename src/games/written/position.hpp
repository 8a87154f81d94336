// SPDX-License-Identifier: MIT
// A position of a written game as bits: each point has a code, 0 open, m + 1 the mark m, and plane
// b holds bit b of all codes. With one mark a plane is the set of marked points, with two marks
// plane m is the set of the mark m. Besides: how far the turns are, what an end has said, and how
// many moves were made, where scores count them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "games/rules.hpp"
#include "games/written/written_game.hpp"
#include "graph/edge_set.hpp"

namespace harary::written {

// What an [[end]] has made of a position.
enum class Ended : std::uint8_t { no, first_wins, second_wins, draw };

// Of an end whose result this is, after a move of `mover`.
constexpr Ended ended_by(Result result, Side mover) {
  const auto won_by = [](Side side) {
    return side == Side::first ? Ended::first_wins : Ended::second_wins;
  };
  switch (result) {
    case Result::mover_wins:
      return won_by(mover);
    case Result::mover_loses:
      return won_by(opponent(mover));
    case Result::first_wins:
      return Ended::first_wins;
    case Result::second_wins:
      return Ended::second_wins;
    case Result::draw:
    case Result::score:
      break;
  }
  return Ended::draw;
}

// `turn`: the number of the turn, counted only as far as the list of turns goes on to differ.
// `left`: moves left in it.
struct Progress {
  int turn = 0;
  int left = 1;
  int made = 0;
  Ended ended = Ended::no;
  bool operator==(const Progress&) const = default;

  constexpr std::uint64_t packed() const {
    return static_cast<std::uint64_t>(ended) | static_cast<std::uint64_t>(turn) << 2 |
           static_cast<std::uint64_t>(left) << 14 | static_cast<std::uint64_t>(made) << 26;
  }
  static constexpr Progress unpacked(std::uint64_t bits) {
    return {static_cast<int>(bits >> 2 & 0xfff), static_cast<int>(bits >> 14 & 0xfff),
            static_cast<int>(bits >> 26), static_cast<Ended>(bits & 3)};
  }
};

template <int Words, int Planes>
struct Position {
  using Set = EdgeSet<Words>;

  std::array<Set, Planes> planes{};
  std::uint64_t progress = 0;

  Set marked() const {
    Set all = planes[0];
    for (std::size_t b = 1; b < Planes; ++b) all |= planes[b];
    return all;
  }
  // The points with this code, which is not 0.
  Set with_code(int code) const {
    Set result;
    bool begun = false;
    for (std::size_t b = 0; b < Planes; ++b) {
      if ((code >> b & 1) == 0) continue;
      result = begun ? result & planes[b] : planes[b];
      begun = true;
    }
    for (std::size_t b = 0; b < Planes; ++b) {
      if ((code >> b & 1) == 0) result -= planes[b];
    }
    return result;
  }
  // The points that have one of these marks.
  Set with_marks(Marks marks) const {
    Set result;
    for (int m = 0; marks >> m != 0; ++m) {
      if ((marks >> m & 1) != 0) result |= with_code(m + 1);
    }
    return result;
  }
  int code(int point) const {
    int result = 0;
    for (std::size_t b = 0; b < Planes; ++b) result |= int{planes[b].contains(point)} << b;
    return result;
  }
  // Of open points.
  void put(const Set& points, int code) {
    for (std::size_t b = 0; b < Planes; ++b) {
      if ((code >> b & 1) != 0) planes[b] |= points;
    }
  }

  std::uint64_t hash() const {
    std::uint64_t result = progress;
    for (const Set& plane : planes) result = plane.hash(result);
    return result;
  }
  friend bool operator==(const Position&, const Position&) = default;
};

// Open points that one mark is put on.
template <int Words>
struct Move {
  EdgeSet<Words> points;
  std::uint64_t mark = 0;
  friend bool operator==(const Move&, const Move&) = default;
};

}  // namespace harary::written
