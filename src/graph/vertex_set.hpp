// SPDX-License-Identifier: MIT
// A set of vertices 0…63 in one machine word, with the operations of set algebra.
#pragma once

#include <bit>
#include <compare>
#include <cstdint>

#include "base/assert.hpp"
#include "base/bit_iterator.hpp"

namespace harary {

class VertexSet {
 public:
  constexpr VertexSet() = default;
  constexpr explicit VertexSet(std::uint64_t bits) : bits_(bits) {}

  // {0, …, n-1}, 0 <= n <= 64.
  static constexpr VertexSet first(int n) {
    HARARY_ASSERT(n >= 0 && n <= 64, "a set of the first vertices has 0 to 64 members");
    return VertexSet(n >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << n) - 1);
  }
  static constexpr VertexSet single(int v) {
    HARARY_ASSERT(is_vertex(v), "a vertex is one of 0 to 63");
    return VertexSet(std::uint64_t{1} << v);
  }

  constexpr std::uint64_t bits() const { return bits_; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool contains(int v) const {
    HARARY_ASSERT(is_vertex(v), "a vertex is one of 0 to 63");
    return (bits_ >> v & 1) != 0;
  }
  constexpr bool contains(VertexSet other) const { return (other.bits_ & ~bits_) == 0; }
  constexpr void insert(int v) {
    HARARY_ASSERT(is_vertex(v), "a vertex is one of 0 to 63");
    bits_ |= std::uint64_t{1} << v;
  }
  constexpr void erase(int v) {
    HARARY_ASSERT(is_vertex(v), "a vertex is one of 0 to 63");
    bits_ &= ~(std::uint64_t{1} << v);
  }
  // The smallest vertex; the set must not be empty.
  constexpr int front() const {
    HARARY_ASSERT(bits_ != 0, "a set with a smallest vertex is not empty");
    return std::countr_zero(bits_);
  }

  friend constexpr VertexSet operator|(VertexSet a, VertexSet b) {
    return VertexSet(a.bits_ | b.bits_);
  }
  friend constexpr VertexSet operator&(VertexSet a, VertexSet b) {
    return VertexSet(a.bits_ & b.bits_);
  }
  friend constexpr VertexSet operator-(VertexSet a, VertexSet b) {
    return VertexSet(a.bits_ & ~b.bits_);
  }
  constexpr VertexSet& operator|=(VertexSet b) { return *this = *this | b; }
  constexpr VertexSet& operator&=(VertexSet b) { return *this = *this & b; }
  constexpr VertexSet& operator-=(VertexSet b) { return *this = *this - b; }
  friend constexpr bool operator==(VertexSet, VertexSet) = default;
  // As numbers: an order that only serves to choose one of several.
  friend constexpr std::strong_ordering operator<=>(VertexSet, VertexSet) = default;

  // Members in increasing order.
  constexpr BitIterator begin() const { return BitIterator(bits_); }
  constexpr BitIterator end() const { return BitIterator(0); }

 private:
  static constexpr bool is_vertex(int v) { return v >= 0 && v < 64; }

  std::uint64_t bits_ = 0;
};

}  // namespace harary
