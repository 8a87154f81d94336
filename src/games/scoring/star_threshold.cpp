// SPDX-License-Identifier: MIT
#include "games/scoring/star_threshold.hpp"

#include <algorithm>
#include <bit>

#include "base/assert.hpp"
#include "base/hashing.hpp"
#include "graph/canonical/small.hpp"
#include "graph/graph.hpp"

namespace harary {

namespace {

constexpr std::size_t kStarVertices = StarThreshold::kMostVertices;
using Row = StarThreshold::Row;
using Needs = std::array<std::uint8_t, kStarVertices>;

using open_core::add;
using open_core::remove;
using open_core::single;

std::size_t index(Side side) {
  return static_cast<std::size_t>(side);
}

// What is needed rises by `more` at all vertices that matter, and at those of `also`.
void raise(Needs& needed, Row also, int more) {
  for (std::size_t v = 0; v < kStarVertices; ++v) {
    if (needed[v] == 0 && (also >> v & 1) == 0) continue;
    needed[v] = static_cast<std::uint8_t>(needed[v] + more);
  }
}

// Whether every set of vertices touches as many of the edges as it wants. Sets are built vertex by
// vertex; `rows` has only vertices that may want something.
bool edges_can_be_dealt(const std::array<Row, kStarVertices>& rows,
                        const std::array<int, kStarVertices>& wanted) {
  std::array<std::size_t, kStarVertices> vertex{};
  std::size_t count = 0;
  for (std::size_t v = 0; v < kStarVertices; ++v) {
    if (wanted[v] > 0) vertex[count++] = v;
  }
  std::array<std::int16_t, std::size_t{1} << kStarVertices> spare;
  std::array<Row, std::size_t{1} << kStarVertices> members;
  spare[0] = 0;
  members[0] = 0;
  for (std::size_t set = 1; set < std::size_t{1} << count; ++set) {
    const std::size_t v = vertex[static_cast<std::size_t>(std::countr_zero(set))];
    const std::size_t rest = set & (set - 1);
    const auto fresh = static_cast<Row>(rows[v] & ~members[rest]);
    const int left = spare[rest] + std::popcount(fresh) - wanted[v];
    if (left < 0) return false;
    spare[set] = static_cast<std::int16_t>(left);
    members[set] = static_cast<Row>(members[rest] | single(v));
  }
  return true;
}

}  // namespace

std::uint64_t StarThreshold::Position::hash() const {
  std::array<std::uint64_t, kStarVertices> words{};
  for (std::size_t v = 0; v < kStarVertices; ++v) {
    words[v] = std::uint64_t{open[v]} << 24 | std::uint64_t{loose[v]} << 16 |
               std::uint64_t{needed[0][v]} << 8 | needed[1][v];
  }
  return hash_words(words);
}

auto StarThreshold::reduced(const std::array<Row, kMostVertices>& open,
                            const std::array<std::array<std::uint8_t, kMostVertices>, 2>& degrees,
                            int moves, const OutcomeThreshold& threshold) const -> Position {
  const int red = *std::max_element(degrees[0].begin(), degrees[0].end());
  const int green = *std::max_element(degrees[1].begin(), degrees[1].end());
  std::array<int, kStarVertices> edges{};
  for (std::size_t v = 0; v < kStarVertices; ++v) {
    edges[v] = std::popcount(open[v]) + degrees[0][v] + degrees[1][v];
  }
  const auto [least, most] = std::minmax_element(edges.begin(), edges.begin() + order_);
  Lead lead(threshold, red, green);
  if (order_ > 0 && *least < *most) {
    // By a name of its own: Clang 14 captures no structured binding.
    const int most_edges = *most;
    lead.raise([&](int x, int y) { return x + y <= most_edges + 1; });
  }
  Position p;
  p.open = open;
  p.lead = lead;
  p.phase = static_cast<std::uint8_t>(moves % (turns_.first_bias + turns_.second_bias));
  for (const Side side : {Side::first, Side::second}) {
    for (std::size_t v = 0; v < static_cast<std::size_t>(order_); ++v) {
      p.needed[index(side)][v] =
          static_cast<std::uint8_t>(lead.needed(side) - degrees[index(side)][v]);
    }
  }
  reduce(p);
  return p;
}

bool StarThreshold::valid(const Position& p) const {
  for (std::size_t v = 0; v < kStarVertices; ++v) {
    const int open = open_core::open_at(p.open, p.loose, v);
    if (p.needed[0][v] > open || p.needed[1][v] > open || open > 15) return false;
    if (p.needed[0][v] == 0 && p.needed[1][v] == 0 && open != 0) return false;
    if (p.winner && open != 0) return false;
  }
  return open_core::valid_rows(p.open) && p.phase < turns_.first_bias + turns_.second_bias;
}

void StarThreshold::reduce(Position& p) const {
  Row gone = 0;
  std::array<bool, 2> hope{};
  for (std::size_t v = 0; v < kStarVertices; ++v) {
    const int open = open_core::open_at(p.open, p.loose, v);
    for (const std::size_t side : {0U, 1U}) {
      if (p.needed[side][v] > open) p.needed[side][v] = 0;
      hope[side] = hope[side] || p.needed[side][v] != 0;
    }
    if (p.needed[0][v] == 0 && p.needed[1][v] == 0) add(gone, v);
  }
  if (!hope[index(opponent(p.lead.leader()))]) {
    const Position over{.lead = p.lead, .phase = p.phase, .winner = p.lead.leader()};
    p = over;
    return;
  }
  if (p.lead.for_least(Side::first) != 0) {
    // The degrees that vertices may still get are what is needed plus the open edges to spare.
    std::array<int, 2> most{};
    for (const Side side : {Side::first, Side::second}) {
      for (std::size_t v = 0; v < kStarVertices; ++v) {
        const int needed = p.needed[index(side)][v];
        if (needed == 0) continue;
        const int spare = open_core::open_at(p.open, p.loose, v) - needed;
        most[index(side)] = std::max(most[index(side)], p.lead.needed(side) + spare);
      }
    }
    if (most[0] < p.lead.for_least(Side::first) || most[1] < p.lead.for_least(Side::second)) {
      p.lead.drop_least();
    }
  }
  open_core::leave(gone, p.open, p.loose);
  HARARY_ASSERT(valid(p), "open edges have two ends, and numbers fit the key");
}

auto StarThreshold::after(const Position& p, Move move) const -> Position {
  HARARY_ASSERT(!p.winner && open_core::is_open(p.open, p.loose, move), "a move is legal");
  Position result = p;
  const Side side = mover(p);
  Needs& mine = result.needed[index(side)];
  Row reached = 0;
  const auto approach = [&](std::size_t v) {
    if (mine[v] != 0 && --mine[v] == 0) add(reached, v);
  };
  if (move.low == move.high) {
    --result.loose[move.low];
  } else {
    remove(result.open[move.low], move.high);
    remove(result.open[move.high], move.low);
    approach(move.high);
  }
  approach(move.low);
  if (reached != 0) {
    // The numbers that are needed rise; vertices keep what they lack.
    result.lead.reached(side);
    const auto risen = [&](Side of) { return result.lead.needed(of) - p.lead.needed(of); };
    raise(mine, reached, risen(side));
    raise(result.needed[index(opponent(side))], 0, risen(opponent(side)));
  }
  result.phase =
      static_cast<std::uint8_t>((p.phase + 1) % (turns_.first_bias + turns_.second_bias));
  reduce(result);
  return result;
}

auto StarThreshold::key(const Position& p) const -> Key {
  SmallColouredGraph<1> graph;
  std::array<std::size_t, kStarVertices> vertex{};
  std::array<std::uint16_t, kStarVertices> label{};
  std::size_t count = 0;
  for (std::size_t v = 0; v < kStarVertices; ++v) {
    if (p.needed[0][v] == 0 && p.needed[1][v] == 0) continue;
    label[count] =
        static_cast<std::uint16_t>(p.needed[0][v] << 8 | p.needed[1][v] << 4 | p.loose[v]);
    vertex[count++] = v;
  }
  graph.order = static_cast<int>(count);
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t j = 0; j < count; ++j) {
      if ((p.open[vertex[i]] >> vertex[j] & 1) != 0) add(graph.rows[0][i], j);
      if (label[j] < label[i]) ++graph.labels[i];
    }
  }
  HARARY_ASSERT(p.lead.until_least() >= 0 && p.lead.until_least() < 16, "four bits hold it");
  const SmallLabelling place = canonical_labelling(graph);
  Key key;
  key.words[0] = static_cast<std::uint64_t>(p.lead.until_least()) << 60 |
                 std::uint64_t{p.phase} << 56 | static_cast<std::uint64_t>(p.lead.leader()) << 55;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t at = place[i];
    const std::uint64_t bits = label[i];
    if (at < 10) {
      key.words[1 + at / 5] |= bits << (12 * (at % 5));
    } else {
      for (std::size_t w = 0; w < 3; ++w) key.words[w] |= (bits >> (4 * w) & 15) << 60;
    }
    for (unsigned rest = graph.rows[0][i] & (single(i) - 1U); rest != 0; rest &= rest - 1) {
      const auto j = static_cast<std::size_t>(std::countr_zero(rest));
      const int pair = Edge::between(static_cast<int>(at), place[j]).pair_index();
      key.words[0] |= std::uint64_t{1} << pair;
    }
  }
  return key;
}

Bounds StarThreshold::bounds(const Position& p) const {
  if (turns_.first_bias != 1 || turns_.second_bias != 1) return {-1, 1};
  const Needs& needed = p.needed[index(opponent(p.lead.leader()))];
  std::array<Row, kStarVertices> rows{};
  std::array<int, kStarVertices> wanted{};
  Row matter = 0;
  for (std::size_t v = 0; v < kStarVertices; ++v) {
    if (needed[v] != 0) add(matter, v);
  }
  for (std::size_t v = 0; v < kStarVertices; ++v) {
    if (needed[v] == 0) continue;
    rows[v] = static_cast<Row>(p.open[v] & matter);
    // Edges to vertices outside `matter` help no other vertex.
    const int own = p.loose[v] + std::popcount(static_cast<Row>(p.open[v] & ~matter));
    const int open = own + std::popcount(rows[v]);
    wanted[v] = std::max(0, 2 * (open - needed[v] + 1) - own);
  }
  if (!edges_can_be_dealt(rows, wanted)) return {-1, 1};
  return mover(p) == p.lead.leader() ? Bounds{1, 1} : Bounds{-1, -1};
}

// A vertex counts 4^(open edges - needed ones), positive for Red and negative for Green. Found by
// experiment: on K9, base 2 needs more than three times as many positions; what is best on K8 is
// not on K9.
std::int32_t StarThreshold::estimate(const Position& p) const {
  std::int32_t result = 0;
  for (std::size_t v = 0; v < kStarVertices; ++v) {
    const int open = open_core::open_at(p.open, p.loose, v);
    for (const std::size_t side : {0U, 1U}) {
      if (p.needed[side][v] == 0) continue;
      const std::int32_t worth = 1 << (2 * (open - p.needed[side][v]));
      result += side == 0 ? worth : -worth;
    }
  }
  return result;
}

}  // namespace harary
