// SPDX-License-Identifier: MIT
#include "games/domination/useful_sets.hpp"

#include <algorithm>

#include "base/assert.hpp"

namespace harary {

void UsefulSets::add(VertexSet set, int vertex) {
  HARARY_ASSERT(!set.empty(), "a set that is of use is not empty");
  for (int i = 0; i < size_; ++i) {
    if (this->set(i) == set) return;
  }
  sets_[static_cast<std::size_t>(size_)] = set;
  vertices_[static_cast<std::size_t>(size_++)] = static_cast<std::uint8_t>(vertex);
}

VertexSet UsefulSets::maximal() const {
  VertexSet result;
  for (int i = 0; i < size_; ++i) {
    bool contained = false;
    for (int j = 0; j < size_ && !contained; ++j) contained = j != i && set(j).contains(set(i));
    if (!contained) result.insert(vertex(i));
  }
  return result;
}

VertexSet UsefulSets::minimal() const {
  VertexSet result;
  for (int i = 0; i < size_; ++i) {
    bool contains = false;
    for (int j = 0; j < size_ && !contains; ++j) contains = j != i && set(i).contains(set(j));
    if (!contains) result.insert(vertex(i));
  }
  return result;
}

DominatedBoard::DominatedBoard(const Graph& board, Dominating dominating)
    : board_(board), dominating_(dominating), symmetry_(board) {
  for (int v = 0; v < board.order(); ++v) {
    VertexSet& cover = covers_[static_cast<std::size_t>(v)];
    cover = board.neighbours(v);
    if (dominating == Dominating::closed) cover.insert(v);
    dominable_ |= cover;
  }
}

VertexSet DominatedBoard::dominated_by(VertexSet vertices) const {
  VertexSet result;
  for (const int v : vertices) result |= dominated_by(v);
  return result;
}

UsefulSets DominatedBoard::useful(VertexSet undominated) const {
  UsefulSets result;
  for (int v = 0; v < board_.order(); ++v) {
    const VertexSet set = dominated_by(v) & undominated;
    if (!set.empty()) result.add(set, v);
  }
  return result;
}

DominationKey DominatedBoard::key(VertexSet undominated) const {
  const UsefulSets sets = useful(undominated);
  VertexSet elsewhere;  // vertices of components that are not chains
  std::uint64_t singles = 0;
  std::array<std::uint8_t, kMaxOrder / 2> chains{};  // of two or more vertices each
  std::size_t count = 0;
  for (VertexSet rest = undominated; !rest.empty();) {
    VertexSet component = VertexSet::single(rest.front());
    for (bool grows = true; grows;) {
      grows = false;
      for (int i = 0; i < sets.size(); ++i) {
        if ((sets.set(i) & component).empty() || component.contains(sets.set(i))) continue;
        component |= sets.set(i);
        grows = true;
      }
    }
    rest -= component;
    if (component.size() == 1) {
      ++singles;
    } else if (const std::uint8_t code = chain(sets, component)) {
      chains[count++] = code;
    } else {
      elsewhere |= component;
    }
  }
  std::sort(chains.begin(), chains.begin() + static_cast<std::ptrdiff_t>(count));
  DominationKey key;
  if (!elsewhere.empty()) key.words[0] = symmetry_.representative(std::array{elsewhere})[0].bits();
  key.words[1] = singles;
  for (std::size_t i = 0; i < count; ++i) {
    key.words[2 + i / 8] |= std::uint64_t{chains[i]} << (8 * (i % 8));
  }
  return key;
}

std::uint8_t DominatedBoard::chain(const UsefulSets& sets, VertexSet component) const {
  // Which vertices are next to each other in the row, if it is one: those that are adjacent, or in
  // total domination the pairs.
  std::array<VertexSet, kMaxOrder> beside{};
  const auto at = [&beside](int v) -> VertexSet& { return beside[static_cast<std::size_t>(v)]; };
  int sets_here = 0;
  if (dominating_ == Dominating::closed) {
    for (const int v : component) at(v) = board_.neighbours(v) & component;
  }
  for (int i = 0; i < sets.size(); ++i) {
    const VertexSet set = sets.set(i);
    if (!component.contains(set)) continue;
    ++sets_here;
    if (dominating_ == Dominating::closed || set.size() == 1) continue;
    if (set.size() > 2) return 0;
    for (const int v : set) at(v) |= set - VertexSet::single(v);
  }
  // A walk from an end meets all of them, or it is no row.
  int end = -1;
  for (const int v : component) {
    if (at(v).size() > 2) return 0;
    if (at(v).size() == 1) end = v;
  }
  if (end < 0) return 0;
  std::array<int, kMaxOrder> row{};
  int length = 0;
  VertexSet met;
  for (int v = end; v >= 0;) {
    met.insert(v);
    row[static_cast<std::size_t>(length++)] = v;
    const VertexSet next = at(v) - met;
    v = next.empty() ? -1 : next.front();
  }
  if (met != component) return 0;
  // The sets of the row itself, each once, and those of the ends; there must be no others. All of
  // the first kind are there: the vertices of the row, or the pairs, have them.
  int expected = 0;
  if (dominating_ == Dominating::closed) {
    // Both vertices of a row of two dominate the same.
    expected = length == 2 ? 1 : length;
  } else {
    expected = length - 1;
  }
  int ends = 0;
  for (int i = 0; i < sets.size(); ++i) {
    const VertexSet set = sets.set(i);
    if (set.size() != 1 || !component.contains(set)) continue;
    const int v = set.front();
    if (v != row[0] && v != row[static_cast<std::size_t>(length - 1)]) return 0;
    ++ends;
  }
  if (sets_here != expected + ends) return 0;
  return static_cast<std::uint8_t>((length - 1) << 2 | ends);
}

}  // namespace harary
