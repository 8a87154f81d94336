// SPDX-License-Identifier: MIT
// The search for the canonical labelling of a small graph, and for its automorphisms: individualise
// and refine (B. McKay, "Practical graph isomorphism", 1981). A node is an ordered partition that
// refines no further. Its children give one vertex of an open cell a place of its own; a leaf is
// a labelling. The canonical labelling is that of the smallest leaf in the order "traces along the
// path, then rows of the relabelled graph".
//
// What keeps the tree small:
// - Twins, vertices that a transposition exchanges, need no branching: a cell of twins takes its
//   places in any order, and a vertex is individualised together with its twins.
// - A node whose trace is worse than the best leaf's is cut off.
// - Two leaves with equal rows show an automorphism. The search goes back to where their paths
//   part, and of the children there only one of each orbit is tried.
// Every automorphism used is proved by comparing rows, so nothing depends on the refinement being
// perfect.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "graph/canonical/small.hpp"
#include "graph/canonical/small_automorphisms.hpp"
#include "graph/canonical/small_refinement.hpp"
#include "graph/canonical/small_twins.hpp"

namespace harary::small_form {

enum class Goal { kLabelling, kGroup, kFirstAutomorphism };

template <int Planes, int Blocks>
class Search {
 public:
  static constexpr int kMaxOrder = kMaxOrderOf<Blocks>;
  using Graph = GraphOf<Planes, Blocks>;
  using Labelling = LabellingUpTo<kMaxOrder>;
  using Symmetry = SymmetryUpTo<kMaxOrder>;

  explicit Search(const Graph& graph) : graph_(graph), refiner_(graph) {}

  void run(Goal goal) {
    goal_ = goal;
    Partition<Blocks> root = refiner_.first(graph_);
    if (root.separated != refiner_.goal()) {
      const Twins<Blocks> twins = find_twins<Planes, Blocks>(graph_);
      const std::uint32_t pairs = twins.earlier.sum();
      twins_ = twins.members;
      earlier_twins_ = twins.earlier;
      twins_exist_ = pairs != 0;
      if (goal_ == Goal::kFirstAutomorphism && twins_exist_) return;
      refiner_.leave_out(pairs);
      refiner_.refine_fully(root);
    }
    explore(root, 0);
  }

  Labelling labelling() const {
    Labelling result{};
    for (std::size_t v = 0; v < order(); ++v) {
      result[v] = static_cast<std::uint8_t>(best_place_[v]);
    }
    return result;
  }
  const EdgeMasks<Planes, Blocks>& edges() const { return refiner_.edges(); }
  bool group_is_trivial() const { return !twins_exist_ && automorphisms_.size() == 0; }
  // After a search for the group.
  Symmetry symmetry() const {
    Symmetry result;
    result.canonical_labelling = labelling();
    const auto add = [&result](const Labelling& generator) {
      result.generator_array[at(result.generator_count++)] = generator;
    };
    // Neighbouring transpositions generate all exchanges of twins: a factor k! for k of them.
    for (std::size_t v = 0; v < order(); ++v) {
      const unsigned smaller = twins_[v] & ((1U << v) - 1);
      if (smaller == 0) continue;
      const auto u = static_cast<std::size_t>(std::bit_width(smaller) - 1);
      Labelling exchange = identity();
      std::swap(exchange[u], exchange[v]);
      add(exchange);
      result.multiply_group_order(at(std::popcount(smaller) + 1));
    }
    for (const Labelling& automorphism : automorphisms_.all()) add(automorphism);
    // Orbit and stabiliser along the path of the best leaf: the generators found below each of its
    // nodes generate that node's stabiliser. Twins move together, so their classes are counted.
    for (int level = 0; level < best_length_; ++level) {
      const unsigned twins = twins_[best_path_[at(level)]];
      result.multiply_group_order(
          at(std::popcount(orbit(twins, best_path_, level)) / std::popcount(twins)));
    }
    for (std::size_t v = 0; v < order(); ++v) {
      result.vertex_orbit[v] =
          static_cast<std::uint8_t>(std::countr_zero(orbit(1U << v, best_path_, 0)));
    }
    return result;
  }

 private:
  using Places = small_form::Places<Blocks>;
  using Sets = VertexSets<Blocks>;
  using Rows = std::array<Sets, Planes>;
  static constexpr int kStop = -1;

  std::size_t order() const { return static_cast<std::size_t>(graph_.order); }
  static std::size_t at(int v) { return static_cast<std::size_t>(v); }

  // The vertices of the cell that begins at each place.
  Sets members(const Places& cell) const {
    Sets result{};
    for (std::size_t v = 0; v < order(); ++v) {
      result[cell[v]] = static_cast<typename Sets::value_type>(result[cell[v]] | 1U << v);
    }
    return result;
  }

  unsigned orbit(unsigned vertices, const Labelling& path, int level) const {
    return automorphisms_.orbit(vertices, path, level, twins_);
  }

  // Searches below a node. Returns the level to go back to: `level` to go on as usual.
  int explore(const Partition<Blocks>& node, int level) {
    if (node.separated == refiner_.goal()) return leaf(node, level);
    const Sets cells = members(node.cell.values());
    unsigned target = 0;
    int target_size = kMaxOrder + 1;
    for (const unsigned cell : cells) {
      if (!is_open(cell)) continue;
      if (const int size = std::popcount(cell); size < target_size) {
        target = cell;
        target_size = size;
      }
    }
    const bool mirrored = !best_is_leaf_ && find_mirror(cells);
    if (mirrored && goal_ == Goal::kFirstAutomorphism) return kStop;

    unsigned tried = 0;
    for (unsigned rest = target; rest != 0;) {
      const int v = std::countr_zero(rest);
      const unsigned twins = twins_[at(v)];
      rest &= ~twins;
      if (tried != 0 && (orbit(tried, path_, level) & twins) != 0) continue;
      tried |= twins;

      Partition<Blocks> child = node;
      child.cell.add_where(target & ~twins, static_cast<std::uint16_t>(std::popcount(twins)));
      child.separated = child.cell.sum();
      const std::uint64_t trace = refiner_.traced_refine(child);
      path_[at(level)] = static_cast<std::uint8_t>(v);
      if (!keeps_up(trace, level)) continue;
      const int back = explore(child, level + 1);
      if (back < level) return back;
      if (mirrored) break;
    }
    return level;
  }

  // Whether a cell has several vertices that are not all twins.
  bool is_open(unsigned cell) const {
    return (cell & (cell - 1)) != 0 && (cell & ~unsigned{twins_[at(std::countr_zero(cell))]}) != 0;
  }

  // If every open cell consists of two equal halves, of twins each, exchanging all halves at once
  // is an automorphism, since between two such cells the colours are all equal or follow a
  // matching. That spares the second child and its leaf. The exchange is still checked, because a
  // collision may have left the cells too coarse.
  bool find_mirror(const Sets& cells) {
    Labelling mirror = identity();
    for (const unsigned cell : cells) {
      if (!is_open(cell)) continue;
      unsigned half = twins_[at(std::countr_zero(cell))];
      unsigned other = cell & ~half;
      if (other != twins_[at(std::countr_zero(other))]) return false;
      if (std::popcount(half) != std::popcount(other)) return false;
      for (; half != 0 && other != 0; half &= half - 1, other &= other - 1) {
        const int u = std::countr_zero(half);
        const int v = std::countr_zero(other);
        mirror[at(u)] = static_cast<std::uint8_t>(v);
        mirror[at(v)] = static_cast<std::uint8_t>(u);
      }
    }
    for (std::size_t p = 0; p < Planes; ++p) {
      const Sets moved = edges().moved_rows(p, mirror);
      for (std::size_t v = 0; v < order(); ++v) {
        if (moved[v] != graph_.rows[p][mirror[v]]) return false;
      }
    }
    automorphisms_.add(mirror);
    return true;
  }

  Labelling identity() const {
    Labelling result{};
    for (std::size_t v = 0; v < order(); ++v) result[v] = static_cast<std::uint8_t>(v);
    return result;
  }

  // Compares a child's trace with that of the best leaf's path, or begins a better path.
  bool keeps_up(std::uint64_t trace, int level) {
    if (level < best_length_) {
      if (trace > best_trace_[at(level)]) return false;
      if (trace == best_trace_[at(level)]) return true;
    } else if (best_is_leaf_) {
      return false;
    }
    best_trace_[at(level)] = trace;
    best_length_ = level + 1;
    best_is_leaf_ = false;
    return true;
  }

  int leaf(const Partition<Blocks>& node, int level) {
    Lanes<Blocks> places = node.cell;
    if (twins_exist_) places += earlier_twins_;
    const Places place = places.values();
    if (level == 0) {
      best_place_ = place;
      return level;
    }
    if (best_is_leaf_ && best_length_ == level) {
      if (!best_rows_known_) best_rows_ = relabelled_rows(best_place_);
      best_rows_known_ = true;
      const Rows rows = relabelled_rows(place);
      if (rows == best_rows_) return automorphism(place, level);
      if (rows > best_rows_) return level;
      best_rows_ = rows;
    } else {
      best_rows_known_ = false;
    }
    best_is_leaf_ = true;
    best_length_ = level;
    best_place_ = place;
    best_path_ = path_;
    return level;
  }

  Rows relabelled_rows(const Places& place) const {
    Rows rows{};
    for (std::size_t p = 0; p < Planes; ++p) {
      const Sets moved = edges().moved_rows(p, place);
      for (std::size_t v = 0; v < order(); ++v) rows[p][place[v]] = moved[v];
    }
    return rows;
  }

  // The leaf has the rows of the best one: vertices of equal places correspond.
  int automorphism(const Places& place, int level) {
    std::array<std::uint8_t, kMaxOrder> best_vertex{};
    for (std::size_t v = 0; v < order(); ++v) {
      best_vertex[best_place_[v]] = static_cast<std::uint8_t>(v);
    }
    Labelling permutation{};
    for (std::size_t v = 0; v < order(); ++v) permutation[v] = best_vertex[place[v]];
    automorphisms_.add(permutation);
    if (goal_ == Goal::kFirstAutomorphism) return kStop;
    int common = 0;
    while (common < level && path_[at(common)] == best_path_[at(common)]) ++common;
    return common;
  }

  const Graph& graph_;
  Refiner<Planes, Blocks> refiner_;
  Goal goal_ = Goal::kLabelling;
  bool twins_exist_ = false;
  Sets twins_{};  // v and its twins, as a set of bits, if any were looked for
  Lanes<Blocks> earlier_twins_;

  // path_[l]: the vertex individualised at level l.
  Labelling path_{};
  Labelling best_path_{};
  std::array<std::uint64_t, kMaxOrder> best_trace_;
  int best_length_ = 0;        // of the best path, in levels; its traces are known up to here
  bool best_is_leaf_ = false;  // the best path has reached its leaf
  Places best_place_{};
  bool best_rows_known_ = false;
  Rows best_rows_;
  Automorphisms<kMaxOrder> automorphisms_;
};

}  // namespace harary::small_form
