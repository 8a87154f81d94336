// SPDX-License-Identifier: MIT
// Builder and Painter on a graph without a bound: only the vertices that have an edge are there,
// and new ones are alike. A threshold game: can Builder force a copy within a given number of
// further edges?
//
// Lemma. If every red copy lacks r edges or more, and every blue one b or more, Builder needs at
// least r + b - 1 edges. Proof: Painter paints the next r - 1 edges red and all others blue. Before
// edge r + b - 1 at most r - 1 are red and at most b - 1 blue.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstdint>
#include <cstring>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "base/assert.hpp"
#include "base/hashing.hpp"
#include "games/builder/missing_edges.hpp"
#include "games/rules.hpp"
#include "graph/canonical/small.hpp"

namespace harary {

// What a red and a blue copy lack.
struct Lacking {
  std::int8_t red = 0;
  std::int8_t blue = 0;

  bool complete() const { return red == 0 || blue == 0; }
  // The lemma; 0 where there is a copy.
  int least_edges() const { return complete() ? 0 : red + blue - 1; }
  friend constexpr bool operator==(const Lacking&, const Lacking&) = default;
};

// The colours of pairs: 1 red, 2 blue, 3 drawn and not painted yet.
template <int MaxOrder>
struct BuilderCorePosition {
  SmallColouredGraph<2, MaxOrder> graph;
  // Of the graph; or, where an edge is to be painted, after it is red and after it is blue.
  std::array<Lacking, 2> lacking{};
  std::int8_t left = 0;  // edges that Builder may still draw; below 0: too many were drawn
  Side mover = Side::first;
  std::int8_t low = 0;  // the ends of the edge that is to be painted
  std::int8_t high = 0;

  std::uint64_t hash() const {
    std::uint64_t result = static_cast<std::uint64_t>(graph.order) << 16 |
                           static_cast<std::uint64_t>(static_cast<std::uint8_t>(left)) << 8 |
                           static_cast<std::uint64_t>(mover);
    for (std::size_t v = 0; v < graph.rows[0].size(); ++v) {
      result = mix(result ^ (static_cast<std::uint64_t>(graph.rows[0][v]) << 32 |
                             static_cast<std::uint64_t>(graph.rows[1][v])));
    }
    return result;
  }
  friend bool operator==(const BuilderCorePosition&, const BuilderCorePosition&) = default;
};

// A canonical form, and what else counts.
template <int MaxOrder>
struct BuilderKey {
  static constexpr std::size_t kRowWords =
      2 * static_cast<std::size_t>(MaxOrder) * sizeof(SmallRow<MaxOrder>) / sizeof(std::uint64_t);
  std::array<std::uint64_t, kRowWords + 1> words{};

  std::uint64_t hash() const { return hash_words(words); }
  friend constexpr bool operator==(const BuilderKey&, const BuilderKey&) = default;
  friend constexpr std::strong_ordering operator<=>(const BuilderKey&, const BuilderKey&) = default;
};

// A Builder's move is the pair of ends, new vertices included; a Painter's move the colour.
template <int MaxOrder>
class BuilderCore {
 public:
  using Graph2 = SmallColouredGraph<2, MaxOrder>;
  using Position = BuilderCorePosition<MaxOrder>;
  using Key = BuilderKey<MaxOrder>;
  using Move = int;
  static constexpr int kRedPair = 1;
  static constexpr int kBluePair = 2;
  static constexpr int kOpenPair = 3;

  BuilderCore(std::shared_ptr<const TargetPlan> red, std::shared_ptr<const TargetPlan> blue,
              bool equal_targets)
      : red_(std::move(red)), blue_(std::move(blue)), equal_targets_(equal_targets) {}

  // Of a threshold game only thresholds are asked for; each brings its own start.
  Position start() const { return position({}, std::nullopt, 0); }
  static bool knows_outcomes() { return true; }

  // A position in which Builder may draw `left` more edges.
  Position position(const Graph2& graph, std::optional<Edge> open, int left) const {
    Position p;
    p.graph = graph;
    p.left = static_cast<std::int8_t>(std::clamp(left, -1, 100));
    if (open) {
      p.graph.set_colour(open->low, open->high, 0);
      draw(p, open->low, open->high);
    } else {
      p.lacking[0] = lacking(p.graph);
    }
    return p;
  }

  Side mover(const Position& p) const { return p.mover; }
  std::optional<Value> result(const Position& p) const {
    if (p.left < 0) return p.mover == Side::first ? -1 : 1;
    if (p.mover == Side::second) return std::nullopt;
    if (p.lacking[0].complete()) return 1;
    if (p.left == 0) return -1;
    return std::nullopt;
  }

  Bounds bounds(const Position& p) const {
    if (p.mover == Side::first) {
      return p.lacking[0].least_edges() > p.left ? Bounds{-1, -1} : Bounds{-1, 1};
    }
    if (most_needed(p) > p.left) return {1, 1};
    if (p.lacking[0].complete() && p.lacking[1].complete()) return {-1, -1};
    return {-1, 1};
  }
  // The fewer edges are needed, the better for Builder.
  std::int32_t estimate(const Position& p) const {
    if (p.mover == Side::first) return -2 * p.lacking[0].least_edges();
    return -p.lacking[0].least_edges() - p.lacking[1].least_edges();
  }

  std::vector<Move> moves(const Position& p) const {
    if (p.mover == Side::second) return {kRedPair, kBluePair};
    std::vector<Move> result;
    const int order = p.graph.order;
    for (int v = 0; v <= order && v < MaxOrder; ++v) {
      for (int u = 0; u < v; ++u) {
        if (v == order || p.graph.colour(u, v) == 0) result.push_back(u * MaxOrder + v);
      }
    }
    if (order + 1 < MaxOrder) result.push_back(order * MaxOrder + order + 1);
    return result;
  }

  Position after(const Position& p, Move move) const {
    Position result = p;
    if (p.mover == Side::first) {
      --result.left;
      draw(result, move / MaxOrder, move % MaxOrder);
    } else {
      result.graph.set_colour(p.low, p.high, move);
      result.lacking = {p.lacking[static_cast<std::size_t>(move - 1)], Lacking{}};
      result.mover = Side::first;
      result.low = result.high = 0;
    }
    return result;
  }

  // With equal targets red and blue may be exchanged.
  Key key(const Position& p) const {
    Key key = key_of(p, canonical_form(p.graph));
    if (equal_targets_) {
      Graph2 exchanged = p.graph;
      std::swap(exchanged.rows[0], exchanged.rows[1]);
      key = std::min(key, key_of(p, canonical_form(exchanged)));
    }
    return key;
  }

 private:
  static int most_needed(const Position& p) {
    return std::max(p.lacking[0].least_edges(), p.lacking[1].least_edges());
  }

  static Key key_of(const Position& p, const Graph2& form) {
    Key key;
    static_assert(sizeof(form.rows) == Key::kRowWords * sizeof(std::uint64_t));
    std::memcpy(key.words.data(), form.rows.data(), sizeof(form.rows));
    key.words.back() = static_cast<std::uint64_t>(static_cast<std::uint8_t>(p.left)) << 16 |
                       static_cast<std::uint64_t>(form.order) << 8 |
                       static_cast<std::uint64_t>(p.mover);
    return key;
  }

  // Builder's edge, perhaps with new ends.
  void draw(Position& p, int u, int v) const {
    p.graph.order = std::max({p.graph.order, u + 1, v + 1});
    HARARY_ASSERT(p.graph.order <= MaxOrder, "there is room for the new vertices");
    for (const int colour : {kRedPair, kBluePair}) {
      p.graph.set_colour(u, v, colour);
      p.lacking[static_cast<std::size_t>(colour - 1)] = lacking(p.graph);
    }
    p.graph.set_colour(u, v, kOpenPair);
    p.mover = Side::second;
    p.low = static_cast<std::int8_t>(u);
    p.high = static_cast<std::int8_t>(v);
  }

  Lacking lacking(const Graph2& graph) const {
    std::array<std::uint32_t, MaxOrder> red{};
    std::array<std::uint32_t, MaxOrder> blue{};
    const auto order = static_cast<std::size_t>(graph.order);
    for (std::size_t v = 0; v < order; ++v) {
      red[v] = graph.rows[0][v];
      blue[v] = graph.rows[1][v];
    }
    const BitRows reds(red.data(), order);
    const BitRows blues(blue.data(), order);
    return {static_cast<std::int8_t>(red_->missing(reds, blues)),
            static_cast<std::int8_t>(blue_->missing(blues, reds))};
  }

  std::shared_ptr<const TargetPlan> red_;
  std::shared_ptr<const TargetPlan> blue_;
  bool equal_targets_;
};

}  // namespace harary
