// SPDX-License-Identifier: MIT
// Open edges as the verifier's cores of star and capture keep them: between vertices that matter,
// and loose ends, open edges of a vertex whose other end matters no more.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string>
#include <vector>

#include "verify/cores/shape.hpp"
#include "verify/cores/start.hpp"

namespace harary {

// An open edge, or a loose end of u if both are equal.
struct OpenMove {
  std::size_t u = 0;
  std::size_t v = 0;
};

struct OpenRows {
  static constexpr std::size_t kMost = CoreShape::kMostVertices;

  std::array<std::uint16_t, kMost> rows{};  // rows[u] holds v: uv is open
  std::array<int, kMost> loose{};

  int at(std::size_t v) const { return std::popcount(rows[v]) + loose[v]; }
  bool has(std::size_t u, std::size_t v) const { return (rows[u] >> v & 1) != 0; }
  void add(Edge e);
  void take(OpenMove move);
  // v matters no more: its edges become loose ends of their other vertices, its loose ends vanish.
  void leave(std::size_t v);
  bool none() const;

  std::vector<OpenMove> moves() const;
  std::uint64_t pairs() const;
  static OpenRows from_pairs(std::uint64_t pairs);
  // "open=0-1 1-2;loose=0:2".
  std::string text() const;

  friend bool operator==(const OpenRows&, const OpenRows&) = default;
};

std::string move_text(OpenMove move);

}  // namespace harary
