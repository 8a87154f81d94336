// SPDX-License-Identifier: MIT
// Written games in the form that retrograde analysis needs: those in which a move puts a mark on
// one point and no sum decides, on at most 62 points. Then the number of marks says whose turn it
// is, and the key is the marks and how an [[end]] has decided.
#pragma once

#include <cstdint>

#include "games/remote_table.hpp"
#include "games/tabulated.hpp"
#include "games/written/position.hpp"
#include "games/written/tables.hpp"

namespace harary::written {

inline constexpr int kMostTablePoints = 62;

inline bool has_table(const Game& game) {
  return game.points.size() <= kMostTablePoints && game.start.empty() &&
         game.last != Result::score && game.place[0] == Place{} && game.place[1] == Place{};
}

class WrittenTable : public RemoteTable<Position<1, 2>> {
 public:
  using Key = WideKey;
  using Position = written::Position<1, 2>;
  struct Worker {};

  template <class Rules>
  WrittenTable(const Rules& game, const RuntimeRules& rules)
      : RemoteTable(game, rules), turns_(game.tables()->turns) {}

  Worker worker() const { return {}; }
  Key key(Worker&, const Position& p) const {
    const Position normal = this->representative(p);
    return static_cast<Key>(normal.planes[0].word(0)) |
           static_cast<Key>(normal.planes[1].word(0)) << kMostTablePoints |
           static_cast<Key>(Progress::unpacked(normal.progress).ended) << (2 * kMostTablePoints);
  }
  Position position(Key key) const {
    constexpr std::uint64_t kAll = (std::uint64_t{1} << kMostTablePoints) - 1;
    Position p;
    p.planes[0].word(0) = static_cast<std::uint64_t>(key) & kAll;
    p.planes[1].word(0) = static_cast<std::uint64_t>(key >> kMostTablePoints) & kAll;
    Progress progress = turns_.after(p.marked().size());
    progress.ended = static_cast<Ended>(static_cast<int>(key >> (2 * kMostTablePoints)) & 3);
    p.progress = progress.packed();
    return p;
  }
  bool first_chooses(int layer) const {
    return turns_.mover(turns_.after(layer).turn) == Side::first;
  }

 private:
  Turns turns_;
};

}  // namespace harary::written
