// SPDX-License-Identifier: MIT
// Impartial games on heaps by octal codes (R. K. Guy, C. A. B. Smith, "The G-values of various
// games", 1956). The k-th digit of 0.d1d2d3… says what a player who takes k from a heap may leave
// of it: 1 nothing, 2 one heap, 4 two heaps, and sums of these. Kayles is 0.77, Dawson's Kayles
// 0.07. Node Kayles on a path is 0.137: a vertex goes with its neighbours.
#pragma once

#include <string>
#include <vector>

namespace harary {

class HeapGame {
 public:
  static constexpr int kMostDigits = 64;

  // "0.137". Throws InputError with `source` for another text.
  HeapGame(const std::string& code, const std::string& source);

  // The heaps that each move in a heap of n leaves, in increasing order, without empty ones.
  std::vector<std::vector<int>> options(int n) const;

 private:
  std::vector<int> digits_;
};

}  // namespace harary
