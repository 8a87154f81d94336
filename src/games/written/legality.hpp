// SPDX-License-Identifier: MIT
// The rules that forbid moves of one position, which look at the marks before the move.
#pragma once

#include "games/written/position.hpp"
#include "games/written/tables.hpp"

namespace harary::written {

template <int Words, int Planes>
class Legality {
 public:
  using Set = EdgeSet<Words>;

  Legality(const Tables<Words>& tables, const Position<Words, Planes>& p, Side mover)
      : tables_(&tables), mover_(mover) {
    if (tables.game.forbids.empty()) return;
    p_ = p;
    marked_ = p.marked();
  }

  // Of open points.
  bool allows(const Set& points, int mark) const { return forbidden_by(points, mark) == nullptr; }
  // The rule that forbids the move; null if none does.
  const Forbid* forbidden_by(const Set& points, int mark) const {
    for (const Forbid& forbid : tables_->game.forbids) {
      const bool forbidden = forbid.kind == Forbid::Kind::neighbour ? touches(forbid, points, mark)
                             : forbid.kind == Forbid::Kind::fills   ? fills(forbid, points, mark)
                                                                    : outside(forbid, points);
      if (forbidden) return &forbid;
    }
    return nullptr;
  }

 private:
  Marks marks_of(const MarkTest& test, int mark) const {
    const auto mover = static_cast<std::size_t>(mover_);
    switch (test.word) {
      case MarkWord::own:
        return tables_->own[mover];
      case MarkWord::other:
        return tables_->own[1 - mover];
      case MarkWord::same:
        return Marks{1} << mark;
      case MarkWord::named:
        return Marks{1} << test.mark;
      case MarkWord::any:
      case MarkWord::one:
        break;
    }
    return ~Marks{0};
  }

  bool touches(const Forbid& forbid, const Set& points, int mark) const {
    const Marks marks = marks_of(forbid.neighbour, mark);
    const Set bad = marks == ~Marks{0} ? marked_ : p_.with_marks(marks);
    for (const int point : points) {
      if (bad.intersects(tables_->near[static_cast<std::size_t>(point)])) return true;
    }
    return false;
  }

  // A set through one of the points has the mark everywhere after the move.
  bool fills(const Forbid& forbid, const Set& points, int mark) const {
    const FamilySets<Words>& family = tables_->family(forbid.family);
    const Set then = p_.with_code(mark + 1) | points;
    for (const int point : points) {
      for (const int number : family.through(point)) {
        if (then.contains(family.set(number))) return true;
      }
    }
    return false;
  }

  // No set through one of the points has no mark yet.
  bool outside(const Forbid& forbid, const Set& points) const {
    const FamilySets<Words>& family = tables_->family(forbid.family);
    for (const int point : points) {
      for (const int number : family.through(point)) {
        if (!marked_.intersects(family.set(number))) return false;
      }
    }
    return true;
  }

  const Tables<Words>* tables_;
  Side mover_;
  Position<Words, Planes> p_;
  Set marked_;
};

}  // namespace harary::written
