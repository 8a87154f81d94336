// SPDX-License-Identifier: MIT
#include "games/scoring/capture_core.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>

#include "base/assert.hpp"
#include "base/hashing.hpp"
#include "games/scoring/capture_promises.hpp"
#include "graph/canonical/small.hpp"
#include "graph/graph.hpp"

namespace harary {

namespace {

constexpr std::size_t kCaptureVertices = CaptureCore::kMostVertices;
using Row = CaptureCore::Row;

using open_core::add;
using open_core::remove;
using open_core::single;

int open_at(const CaptureCore::Position& p, std::size_t v) {
  return open_core::open_at(p.open, p.loose, v);
}

}  // namespace

std::uint64_t CaptureCore::Position::hash() const {
  std::array<std::uint64_t, kCaptureVertices> words{};
  for (std::size_t v = 0; v < kCaptureVertices; ++v) {
    words[v] = std::uint64_t{open[v]} << 16 | std::uint64_t{loose[v]} << 8 |
               static_cast<std::uint8_t>(balance[v]);
  }
  return hash_words(words, std::uint64_t{decided_points[0]} << 16 |
                               std::uint64_t{decided_points[1]} << 8 | phase);
}

auto CaptureCore::reduced(const std::array<Row, kMostVertices>& open,
                          const std::array<std::int8_t, kMostVertices>& balance, int moves) const
    -> Position {
  Position p;
  p.open = open;
  p.balance = balance;
  p.phase = static_cast<std::uint8_t>(moves % (turns_.first_bias + turns_.second_bias));
  reduce(p);
  return p;
}

bool CaptureCore::valid(const Position& p) const {
  for (std::size_t v = 0; v < kCaptureVertices; ++v) {
    const int open = open_at(p, v);
    if (open > 15 || std::abs(p.balance[v]) > open) return false;
  }
  return open_core::valid_rows(p.open) && p.phase < turns_.first_bias + turns_.second_bias;
}

void CaptureCore::reduce(Position& p) const {
  Row gone = 0;
  for (std::size_t v = 0; v < kCaptureVertices; ++v) {
    const int open = open_at(p, v);
    if (open != 0 && std::abs(p.balance[v]) <= open) continue;
    if (p.balance[v] != 0) ++p.decided_points[p.balance[v] > 0 ? 0 : 1];
    p.balance[v] = 0;
    add(gone, v);
  }
  open_core::leave(gone, p.open, p.loose);
  HARARY_ASSERT(open_core::valid_rows(p.open), "an open edge is open at both ends");
}

std::optional<Value> CaptureCore::result(const Position& p) const {
  for (std::size_t v = 0; v < kCaptureVertices; ++v) {
    if (p.open[v] != 0 || p.loose[v] != 0) return std::nullopt;
  }
  return certain_part(p);
}

auto CaptureCore::after(const Position& p, Move move) const -> Position {
  HARARY_ASSERT(open_core::is_open(p.open, p.loose, move), "a move is legal");
  Position result = p;
  const int change = mover(p) == Side::first ? 1 : -1;
  const auto colour = [&](std::size_t v) {
    result.balance[v] = static_cast<std::int8_t>(result.balance[v] + change);
  };
  if (move.low == move.high) {
    --result.loose[move.low];
  } else {
    remove(result.open[move.low], move.high);
    remove(result.open[move.high], move.low);
    colour(move.high);
  }
  colour(move.low);
  result.phase =
      static_cast<std::uint8_t>((p.phase + 1) % (turns_.first_bias + turns_.second_bias));
  reduce(result);
  return result;
}

auto CaptureCore::key(const Position& p) const -> Key {
  HARARY_ASSERT(valid(p), "only vertices are left that are not decided");
  SmallColouredGraph<1> graph;
  std::array<std::size_t, kCaptureVertices> vertex{};
  std::array<std::uint16_t, kCaptureVertices> label{};
  std::size_t count = 0;
  for (std::size_t v = 0; v < kCaptureVertices; ++v) {
    if (open_at(p, v) == 0) continue;
    label[count] = static_cast<std::uint16_t>((p.balance[v] + 16) << 4 | p.loose[v]);
    vertex[count++] = v;
  }
  graph.order = static_cast<int>(count);
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t j = 0; j < count; ++j) {
      if ((p.open[vertex[i]] >> vertex[j] & 1) != 0) add(graph.rows[0][i], j);
      if (label[j] < label[i]) ++graph.labels[i];
    }
  }
  const SmallLabelling place = canonical_labelling(graph);
  Key key;
  key.words[0] = std::uint64_t{p.phase} << 56;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t at = place[i];
    key.words[1 + at / 6] |= std::uint64_t{label[i]} << (9 * (at % 6));
    for (unsigned rest = graph.rows[0][i] & (single(i) - 1U); rest != 0; rest &= rest - 1) {
      const auto j = static_cast<std::size_t>(std::countr_zero(rest));
      const int pair = Edge::between(static_cast<int>(at), place[j]).pair_index();
      key.words[0] |= std::uint64_t{1} << pair;
    }
  }
  return key;
}

// At worst every undecided vertex goes to the opponent; with equal turns a player gets more.
Bounds CaptureCore::bounds(const Position& p) const {
  int undecided = 0;
  for (std::size_t v = 0; v < kCaptureVertices; ++v) undecided += open_at(p, v) != 0 ? 1 : 0;
  const bool red_moves = mover(p) == Side::first;
  CaptureGuarantee red{0, -undecided};
  CaptureGuarantee green{0, -undecided};
  if (one_edge_a_turn()) {
    const CaptureVertices vertices{p.open, p.loose, p.balance};
    red = capture_guarantee(vertices, Side::first, red_moves);
    green = capture_guarantee(vertices, Side::second, !red_moves);
  }
  // Red's points, if he leads by as few as can be, and by as many.
  const int few = std::max(red.points, red.difference);
  const int many = std::min(undecided - green.points, (undecided - green.difference) / 2);
  const Value certain = outcome_value(p.decided_points[0], p.decided_points[1]);
  const Value lower = certain + red.difference * kOutcomeBase + few;
  const Value upper = certain - green.difference * kOutcomeBase + many;
  const std::uint8_t lemma = one_edge_a_turn() ? 0 : 1;
  return red_moves ? Bounds{lower, upper, lemma} : Bounds{-upper, -lower, lemma};
}

// Each vertex counts by the chances that it becomes Red's or Green's if all is coloured at random.
std::int32_t CaptureCore::estimate(const Position& p) const {
  constexpr int kBalances = 33;
  static const auto kChance = [] {
    std::array<std::array<std::int32_t, kBalances>, 16> chance{};
    for (int open = 0; open < 16; ++open) {
      for (int balance = -16; balance <= 16; ++balance) {
        double sum = 0;
        double ways = 1;  // open choose red
        for (int red = 0; red <= open; ++red) {
          const int end = balance + 2 * red - open;
          sum += end > 0 ? ways : end < 0 ? -ways : 0;
          ways = ways * (open - red) / (red + 1);
        }
        chance[static_cast<std::size_t>(open)][static_cast<std::size_t>(balance + 16)] =
            static_cast<std::int32_t>(std::lround(65536 * std::ldexp(sum, -open)));
      }
    }
    return chance;
  }();
  std::int32_t result = 65536 * (p.decided_points[0] - p.decided_points[1]);
  for (std::size_t v = 0; v < kCaptureVertices; ++v) {
    result += kChance[static_cast<std::size_t>(open_at(p, v))]
                     [static_cast<std::size_t>(p.balance[v] + 16)];
  }
  return result;
}

}  // namespace harary
