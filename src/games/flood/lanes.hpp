// SPDX-License-Identifier: MIT
// Up to 512 territories of one board at once, bit-sliced: for every vertex one word of lanes says
// which of the territories own it. "Which vertices lie next to the territory?" is then one OR an
// edge for all of them together, and a lower bound costs some ten nanoseconds a territory instead
// of a microsecond. (Bit-slicing is folklore; for flood we know of no earlier use.)
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
// Each round applies (b) or (c).
//
// Moreover it may be known of a colour c that no solution from S finishes it before call number
// E(c). Then let a colour be finished only in round E(c) or later (and explicitly, even if all of
// it has been taken as part of everything). Lemma: the count still never exceeds opt(S). Let a
// solution be such that the last call of each colour c has number E(c) at least. Exchange (b) in
// round t >= E(c) makes call number t of it the last c, and lets other colours' last calls come
// later if at all; (c) leaves the calls as they are.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "games/cells/contraction.hpp"

namespace harary {

// What FloodLanes::calls says about one territory: sets of colours, as bits.
class FloodCalls {
 public:
  FloodCalls(const std::uint64_t* words, int stride) : words_(words), stride_(stride) {}

  // Colours that win something.
  std::uint64_t callable() const { return item(0); }
  // Colours all of whose free vertices a call would win.
  std::uint64_t finishing() const { return item(1); }
  // The colours of the vertices that the call c newly brings next to the territory.
  std::uint64_t freshens(int c) const { return item(2 + c); }

 private:
  std::uint64_t item(int i) const {
    const int bit = i * stride_;
    const std::uint64_t rest = words_[bit / 64] >> (bit % 64);
    return stride_ == 64 ? rest : rest & ((std::uint64_t{1} << stride_) - 1);
  }

  const std::uint64_t* words_;
  int stride_;  // bits an item: 8, 16, 32 or 64
};

class FloodLanes {
 public:
  static constexpr int kLanes = 512;

  explicit FloodLanes(const ContractedBoard& board);
  ~FloodLanes();
  FloodLanes(FloodLanes&&) noexcept;
  FloodLanes& operator=(FloodLanes&&) noexcept;

  // Takes `count` <= kLanes territories of `words` words each; the next begins `stride` words on.
  void load(const std::uint64_t* rows, std::size_t stride, int count);
  // Finds the calls of each territory, and writes the free vertices next to it, `words` words each.
  void find_calls(std::uint64_t* rows, std::size_t stride, int words);
  // After find_calls: the vertices of each territory that have a free neighbour.
  void write_borders(std::uint64_t* rows, std::size_t stride, int words);
  // Of the i-th territory, as found last.
  FloodCalls calls(std::size_t i) const { return {&calls_[i * call_words_], call_stride_}; }
  // bounds[i]: the lower bound of territory i, or -1 if it exceeds `budget` (0 <= budget <= 1024).
  // Uses the loaded territories up: load again afterwards. If given, earliest[i · colours + c] is
  // the number of the call that can finish colour c of territory i at the earliest.
  void write_bounds(int budget, std::span<std::int32_t> bounds,
                    const std::uint8_t* earliest = nullptr);

 private:
  struct Buffers;
  std::unique_ptr<Buffers> buffers_;
  std::vector<std::uint64_t> calls_;
  std::size_t call_words_;
  int call_stride_;
};

}  // namespace harary
