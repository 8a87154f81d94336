// SPDX-License-Identifier: MIT
#include "verify/cores/open_rows.hpp"

#include <fmt/format.h>

#include "base/assert.hpp"
#include "verify/cores/words.hpp"

namespace harary {

namespace {

std::uint16_t single(std::size_t v) {
  return static_cast<std::uint16_t>(1U << v);
}

}  // namespace

void OpenRows::add(Edge e) {
  HARARY_ASSERT(e.low >= 0 && e.low < e.high && static_cast<std::size_t>(e.high) < kMost,
                "an edge has two ends on the board");
  const auto u = static_cast<std::size_t>(e.low);
  const auto v = static_cast<std::size_t>(e.high);
  rows[u] = static_cast<std::uint16_t>(rows[u] | single(v));
  rows[v] = static_cast<std::uint16_t>(rows[v] | single(u));
}

void OpenRows::take(OpenMove move) {
  if (move.u == move.v) {
    HARARY_ASSERT(loose[move.u] > 0, "a loose end that is taken is there");
    --loose[move.u];
    return;
  }
  HARARY_ASSERT(has(move.u, move.v) && has(move.v, move.u), "an edge that is taken was open");
  rows[move.u] = static_cast<std::uint16_t>(rows[move.u] & ~single(move.v));
  rows[move.v] = static_cast<std::uint16_t>(rows[move.v] & ~single(move.u));
}

void OpenRows::leave(std::size_t v) {
  HARARY_ASSERT(v < kMost, "a vertex is one of the board");
  for (std::size_t u = 0; u < kMost; ++u) {
    if (!has(u, v)) continue;
    rows[u] = static_cast<std::uint16_t>(rows[u] & ~single(v));
    ++loose[u];
  }
  rows[v] = 0;
  loose[v] = 0;
}

bool OpenRows::none() const {
  for (std::size_t v = 0; v < kMost; ++v) {
    if (at(v) != 0) return false;
  }
  return true;
}

std::vector<OpenMove> OpenRows::moves() const {
  std::vector<OpenMove> result;
  for (std::size_t v = 0; v < kMost; ++v) {
    for (std::size_t u = 0; u < v; ++u) {
      if (has(u, v)) result.push_back({u, v});
    }
    if (loose[v] != 0) result.push_back({v, v});
  }
  return result;
}

// In colexicographic order the pairs uv with u < v are v consecutive ones, from v (v - 1) / 2 on.
std::uint64_t OpenRows::pairs() const {
  std::uint64_t result = 0;
  for (std::size_t v = 1; v < kMost; ++v) {
    const std::uint64_t below = rows[v] & (single(v) - 1U);
    result |= below << (v * (v - 1) / 2);
  }
  return result;
}

OpenRows OpenRows::from_pairs(std::uint64_t pairs) {
  OpenRows result;
  for (std::size_t v = 1; v < kMost; ++v) {
    const std::uint64_t below = pairs >> (v * (v - 1) / 2) & (single(v) - 1U);
    result.rows[v] = static_cast<std::uint16_t>(result.rows[v] | below);
    for (std::size_t u = 0; u < v; ++u) {
      if ((below >> u & 1) != 0)
        result.rows[u] = static_cast<std::uint16_t>(result.rows[u] | single(v));
    }
  }
  return result;
}

std::string OpenRows::text() const {
  std::string ends;
  for (std::size_t v = 0; v < kMost; ++v) {
    if (loose[v] != 0) ends += fmt::format("{}{}:{}", ends.empty() ? "" : " ", v, loose[v]);
  }
  return fmt::format("open={};loose={}", pairs_text(pairs()), ends);
}

std::string move_text(OpenMove move) {
  if (move.u == move.v) return fmt::format("a loose end of {}", move.u);
  return fmt::format("{}-{}", move.u, move.v);
}

}  // namespace harary
