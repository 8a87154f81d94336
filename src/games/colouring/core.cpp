// SPDX-License-Identifier: MIT
#include "games/colouring/core.hpp"

#include <algorithm>
#include <functional>

#include "base/assert.hpp"
#include "games/colouring/colour_free.hpp"
#include "graph/canonical/small.hpp"

namespace harary {

namespace {

// Smaller positions are searched faster than they are asked without colours; on all graphs with 8
// vertices that costs half as much time again.
constexpr int kLeastWithoutColours = 9;

using AllowedAt = std::array<VertexSet, kMostCoreColours>;

AllowedAt image_of_allowed(const AllowedAt& allowed, const VertexMap& map) {
  AllowedAt result;
  for (std::size_t c = 0; c < allowed.size() && !allowed[c].empty(); ++c) {
    for (const int v : allowed[c]) result[c].insert(map[static_cast<std::size_t>(v)]);
  }
  std::sort(result.begin(), result.end(), std::greater<>());
  return result;
}

}  // namespace

std::uint64_t ColouringCorePosition::hash() const {
  std::array<std::uint64_t, kMostCoreColours + 1> words{};
  for (std::size_t c = 0; c < allowed.size(); ++c) words[c] = allowed[c].bits();
  words.back() = static_cast<std::uint64_t>(stuck) | static_cast<std::uint64_t>(pass) << 1 |
                 static_cast<std::uint64_t>(mover) << 2;
  return hash_words(words, open.bits());
}

ColouringCore::ColouringCore(const Graph& board, int colours, Side starter)
    : board_(board), colours_(colours) {
  HARARY_ASSERT(covers(board.order(), colours), "keys have room for all positions");
  small_ = board.order() + colours <= kMaxSmallOrder;
  if (!small_) {
    if (const auto all = GraphGroup(board).few_automorphisms()) {
      std::vector<VertexMap> maps;
      for (const Permutation& image : *all) {
        VertexMap& map = maps.emplace_back();
        for (std::size_t v = 0; v < image.size(); ++v) map[v] = static_cast<std::uint8_t>(image[v]);
      }
      automorphisms_ = std::make_shared<const std::vector<VertexMap>>(std::move(maps));
    }
  }
  start_.open = board.vertices();
  for (int c = 0; c < colours; ++c) start_.allowed[static_cast<std::size_t>(c)] = start_.open;
  start_.mover = starter;
  start_ = reduced(start_);
}

VertexSet ColouringCore::conflicts(const Position& p, int vertex) const {
  VertexSet result;
  for (const VertexSet allowed : p.allowed) {
    if (allowed.empty()) break;
    if (allowed.contains(vertex)) result |= allowed;
  }
  return result & board_.neighbours(vertex);
}

int ColouringCore::colours_of(const Position& p, int vertex) const {
  int result = 0;
  for (const VertexSet allowed : p.allowed) {
    if (allowed.empty()) break;
    result += static_cast<int>(allowed.contains(vertex));
  }
  return result;
}

bool ColouringCore::safe(const Position& p, int vertex) const {
  const VertexSet around = board_.neighbours(vertex);
  VertexSet conflicts;
  int colours = 0;
  for (const VertexSet allowed : p.allowed) {
    if (allowed.empty()) break;
    if (!allowed.contains(vertex)) continue;
    ++colours;
    const VertexSet rivals = allowed & around;
    if (rivals.empty()) return true;
    conflicts |= rivals;
  }
  return colours > conflicts.size();
}

auto ColouringCore::reduced(Position p) const -> Position {
  std::sort(p.allowed.begin(), p.allowed.end(), std::greater<>());
  VertexSet colourable;
  for (const VertexSet allowed : p.allowed) colourable |= allowed;
  p.stuck = colourable != p.open;
  if (p.stuck) return p;
  // The components of the vertices that are not safe.
  VertexSet kept;
  for (const int v : p.open) {
    if (kept.contains(v) || safe(p, v)) continue;
    VertexSet fresh = VertexSet::single(v);
    while (!fresh.empty()) {
      kept |= fresh;
      VertexSet next;
      for (const int u : fresh) next |= conflicts(p, u);
      fresh = next - kept;
    }
  }
  p.pass = p.pass != ((p.open - kept).size() % 2 != 0);
  if (kept != p.open) {
    p.open = kept;
    for (VertexSet& allowed : p.allowed) allowed &= kept;
    std::sort(p.allowed.begin(), p.allowed.end(), std::greater<>());
  }
  return p;
}

auto ColouringCore::moves(const Position& p) const -> Moves {
  Moves result;
  for (const int v : p.open) {
    for (std::size_t c = 0; c < p.allowed.size() && !p.allowed[c].empty(); ++c) {
      if (!p.allowed[c].contains(v) || (c > 0 && p.allowed[c] == p.allowed[c - 1])) continue;
      result.add({static_cast<std::uint8_t>(v), static_cast<std::uint8_t>(c)});
    }
  }
  if (p.pass) result.add({});
  return result;
}

auto ColouringCore::after(const Position& p, Move move) const -> Position {
  Position next = p;
  next.mover = opponent(p.mover);
  if (move.vertex == Move::kPass) {
    HARARY_ASSERT(p.pass, "there is a pass to be made");
    next.pass = false;
    return next;
  }
  next.open.erase(move.vertex);
  for (VertexSet& allowed : next.allowed) allowed -= VertexSet::single(move.vertex);
  next.allowed[move.colour] -= board_.neighbours(move.vertex);
  return reduced(next);
}

auto ColouringCore::key(const Position& p) const -> Key {
  int colours = 0;
  for (const VertexSet allowed : p.allowed) colours += static_cast<int>(!allowed.empty());
  Key key = p.open.size() + colours <= kMaxSmallOrder ? small_key(p, colours) : large_key(p);
  key.words[5] = key.words[5] << 2 | static_cast<std::uint64_t>(p.pass) << 1 |
                 static_cast<std::uint64_t>(p.mover);
  return key;
}

auto ColouringCore::small_key(const Position& p, int colours) const -> Key {
  SmallColouredGraph<1> graph;
  graph.order = p.open.size() + colours;
  std::array<std::uint8_t, kMaxOrder> number{};
  std::uint8_t count = 0;
  for (const int v : p.open) number[static_cast<std::size_t>(v)] = count++;
  const auto number_of = [&number](int v) { return int{number[static_cast<std::size_t>(v)]}; };
  for (const int v : p.open) {
    for (const int u : conflicts(p, v) & VertexSet::first(v)) {
      graph.set_colour(number_of(u), number_of(v), 1);
    }
  }
  for (int c = 0; c < colours; ++c) {
    const int place = p.open.size() + c;
    graph.labels[static_cast<std::size_t>(place)] = 1;
    for (const int v : p.allowed[static_cast<std::size_t>(c)]) {
      graph.set_colour(number_of(v), place, 1);
    }
  }
  graph = canonical_form(graph);
  Key key;
  int pair = 0;
  for (int v = 1; v < graph.order; ++v) {
    const std::uint64_t row =
        graph.rows[0][static_cast<std::size_t>(v)] & ((std::uint64_t{1} << v) - 1);
    key.words[static_cast<std::size_t>(pair / 64)] |= row << (pair % 64);
    if (pair % 64 + v > 64) {
      key.words[static_cast<std::size_t>(pair / 64 + 1)] |= row >> (64 - pair % 64);
    }
    pair += v;
  }
  key.words[5] =
      static_cast<std::uint64_t>(p.open.size()) << 8 | static_cast<std::uint64_t>(colours) << 1 | 1;
  return key;
}

auto ColouringCore::large_key(const Position& p) const -> Key {
  AllowedAt best = p.allowed;
  if (automorphisms_) {
    for (const VertexMap& map : *automorphisms_) {
      best = std::min(best, image_of_allowed(p.allowed, map));
    }
  }
  VertexSet open;
  for (const VertexSet allowed : best) open |= allowed;
  Key key;
  key.words[0] = open.bits();
  std::size_t bit = 0;
  for (const int v : open) {
    for (int c = 0; c < colours_; ++c, ++bit) {
      if (!best[static_cast<std::size_t>(c)].contains(v)) continue;
      key.words[1 + bit / 64] |= std::uint64_t{1} << (bit % 64);
    }
  }
  return key;
}

Bounds ColouringCore::bounds(const Position& p) const {
  if (p.mover == Side::second) {
    for (const int v : p.open) {
      if (colours_of(p, v) == 1 && !conflicts(p, v).empty()) return {1, 1};
    }
  }
  if (p.open.size() < kLeastWithoutColours || !alice_wins_without_colours(p)) return {-1, 1};
  const Value value = for_first(p.mover, 1);
  return {value, value};
}

bool ColouringCore::alice_wins_without_colours(const Position& p) const {
  ColourFreeGame game;
  for (const int v : p.open) {
    if (!safe(p, v)) game.add_unsafe(v, conflicts(p, v), colours_of(p, v));
  }
  return game.alice_surely_wins(p.open, p.pass, p.mover);
}

std::int32_t ColouringCore::danger(const Position& p) const {
  std::int32_t result = 0;
  for (const int v : p.open) {
    if (!safe(p, v)) result += (1 << 20) >> std::min(2 * colours_of(p, v), 20);
  }
  return result;
}

std::int32_t ColouringCore::move_priority(const Position& p, Move move) const {
  const Position next = after(p, move);
  if (next.stuck) return p.mover == Side::first ? -(1 << 30) : 1 << 30;
  return p.mover == Side::first ? -danger(next) : danger(next);
}

}  // namespace harary
