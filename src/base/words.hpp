// SPDX-License-Identifier: MIT
// Sets of numbers have a number of machine words that is a template argument; this code chooses it
// at run time.
#pragma once

#include <utility>

namespace harary {

// Calls f.operator()<Words>() with the first of the given numbers of words, in increasing order,
// that holds `bits` bits; with the last one if none does.
template <int First, int... More, class F>
decltype(auto) with_words(int bits, F&& f) {
  if constexpr (sizeof...(More) > 0) {
    if (bits > 64 * First) return with_words<More...>(bits, std::forward<F>(f));
  }
  return f.template operator()<First>();
}

}  // namespace harary
