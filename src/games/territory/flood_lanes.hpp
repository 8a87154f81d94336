// SPDX-License-Identifier: MIT
// Up to 512 territories of one board at once, bit-sliced: for every vertex one word of lanes says
// which of the territories own it. "Which vertices lie next to the territory?" is then one OR an
// edge for all of them together, and a lower bound costs some ten nanoseconds a territory instead
// of a microsecond. (Bit-slicing is folklore; for flood nobody known to us has used it.)
//
// The bound (Puchert's estimate, used by the strongest public solvers). Repeat until all is owned:
//   if some colour can be finished now, that is, all its free vertices lie next to the territory,
//     take all those of every such colour, and count 1 a colour;
//   otherwise take everything next to the territory, and count 1.
// Lemma: the count never exceeds the number of calls needed, opt(S).
//   (a) S ⊆ T implies opt(T) <= opt(S): the same calls conquer at least as much.
//   (b) If c can be finished, opt(S) = 1 + opt(S ∪ V_c). Some call in a shortest solution from S
//       is c. Move its first one to the front: no set of the sequence shrinks, and every later c
//       gains nothing; so the other calls solve S ∪ V_c.
//   (c) opt(S) >= 1 + opt(N[S]): whatever is called first, the result lies within N[S]; use (a).
// Each round applies (b) or (c). The bound is also consistent: one call lowers it by at most 1.
#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "games/territory/contraction.hpp"

namespace harary {

class FloodLanes {
 public:
  static constexpr int kLanes = 512;

  explicit FloodLanes(const ContractedBoard& board);
  ~FloodLanes();
  FloodLanes(FloodLanes&&) noexcept;
  FloodLanes& operator=(FloodLanes&&) noexcept;

  // Takes `count` <= kLanes territories of `words` words each; the next begins `stride` words on.
  void load(const std::uint64_t* rows, std::size_t stride, int words, int count);
  // Writes the free vertices next to each territory, `words` words each.
  void write_frontiers(std::uint64_t* rows, std::size_t stride, int words);
  // bounds[i]: the lower bound of territory i, or -1 if it exceeds `budget` (0 <= budget <= 1024).
  // Uses the loaded territories up: load again afterwards.
  void write_bounds(int budget, std::span<std::int32_t> bounds);

 private:
  struct Workshop;
  std::unique_ptr<Workshop> workshop_;
};

}  // namespace harary
