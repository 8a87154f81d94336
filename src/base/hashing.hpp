// SPDX-License-Identifier: MIT
// Mixing and hashing of words. Deterministic across runs and machines: node counts and files
// depend on it, so a change here changes the signature.
#pragma once

#include <cstdint>
#include <span>

namespace harary {

// A bijection of 64-bit words with full avalanche (the finaliser "Mix13" of D. Stafford, as in
// splitmix64).
constexpr std::uint64_t mix(std::uint64_t x) {
  x ^= x >> 30;
  x *= 0xbf58476d1ce4e5b9ULL;
  x ^= x >> 27;
  x *= 0x94d049bb133111ebULL;
  x ^= x >> 31;
  return x;
}

constexpr std::uint64_t hash_words(std::span<const std::uint64_t> words, std::uint64_t seed = 0) {
  std::uint64_t hash = seed + 0x9e3779b97f4a7c15ULL;
  for (const std::uint64_t word : words) hash = mix(hash ^ word) + 0x9e3779b97f4a7c15ULL;
  return mix(hash);
}

}  // namespace harary
