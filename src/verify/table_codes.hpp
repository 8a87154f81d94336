// SPDX-License-Identifier: MIT
// What the keys and codes of a tablebase mean, as docs/tablebase-format.md says ("Positions and
// values"): the verifier's own reading of them.
#pragma once

#include <cstdint>

#include "games/edges/colouring.hpp"
#include "games/rules.hpp"
#include "store/layer_header.hpp"
#include "verify/outcomes.hpp"

namespace harary {

enum class CodeMeaning {
  remoteness,  // who wins, and in how many moves
  outcome,     // the points of both players
};

// The code of a finished position, from its value for Side::first.
inline std::int16_t final_code(CodeMeaning meaning, Value value) {
  constexpr int kWin = 16384;
  if (meaning == CodeMeaning::remoteness) {
    return static_cast<std::int16_t>(value > 0 ? kWin : value < 0 ? -kWin : 0);
  }
  // The value is 4096 (a - b) + a, the code 128 (a - b) + a.
  constexpr Value kCodeStep = 128;
  const Value a = (value % kPointStep + kPointStep) % kPointStep;
  return static_cast<std::int16_t>((value - a) / kPointStep * kCodeStep + a);
}

// The code of a position whose best move leads to one with this code.
inline std::int16_t code_before(CodeMeaning meaning, std::int16_t code) {
  if (meaning == CodeMeaning::outcome || code == 0) return code;
  return static_cast<std::int16_t>(code > 0 ? code - 1 : code + 1);
}

// Reads the position of a key, on a board of that many edges; false if there is none.
//
// One colour: bit e says that edge e is drawn.
inline bool read_key(TableKey key, int edges, Colouring<1, 1>& p) {
  p[0].word(0) = key.low;
  return key.high == 0 && EdgeSet<1>::first(edges).contains(p[0]);
}
inline bool read_key(TableKey key, int edges, Colouring<2, 1>& p) {
  p[0].word(0) = key.low;
  p[0].word(1) = key.high;
  return EdgeSet<2>::first(edges).contains(p[0]);
}

// Two colours, at most 64 edges: the red edges, then one bit for each edge that is not red, the
// smallest first: is it green?
inline bool read_key(TableKey key, int edges, Colouring<1, 2>& p) {
  const EdgeSet<1> all = EdgeSet<1>::first(edges);
  if (edges == 0) {
    p = {};
    return key == TableKey{};
  }
  std::uint64_t red = key.high;
  if (edges < 64) {
    if (key.high >> edges != 0) return false;
    red = key.low >> edges | key.high << (64 - edges);
  }
  p[kRed].word(0) = red;
  if (!all.contains(p[kRed])) return false;
  std::uint64_t bits = key.low & all.word(0);
  p[kGreen] = {};
  for (const int e : all - p[kRed]) {
    if ((bits & 1) != 0) p[kGreen].insert(e);
    bits >>= 1;
  }
  return bits == 0;
}

}  // namespace harary
