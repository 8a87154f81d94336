// SPDX-License-Identifier: MIT
// A binary relation on 0 … n-1 as a matrix of bits, for graphs (where it is symmetric) beyond the
// 64 vertices of Graph, and for orders.
#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <vector>

namespace harary {

class Relation {
 public:
  explicit Relation(int order)
      : order_(order),
        words_((static_cast<std::size_t>(order) + 63) / 64),
        bits_(static_cast<std::size_t>(order) * words_, 0) {}

  int order() const { return order_; }
  bool holds(int u, int v) const { return (row(u)[at(v)] >> (v & 63) & 1) != 0; }
  void insert(int u, int v) { row(u)[at(v)] |= std::uint64_t{1} << (v & 63); }
  void erase(int u, int v) { row(u)[at(v)] &= ~(std::uint64_t{1} << (v & 63)); }

  std::span<const std::uint64_t> row(int u) const {
    return std::span(bits_).subspan(static_cast<std::size_t>(u) * words_, words_);
  }
  std::span<std::uint64_t> row(int u) {
    return std::span(bits_).subspan(static_cast<std::size_t>(u) * words_, words_);
  }
  int degree(int u) const {
    int count = 0;
    for (const std::uint64_t word : row(u)) count += std::popcount(word);
    return count;
  }
  bool empty_row(int u) const { return degree(u) == 0; }
  // Calls visit(v) for every v with u ~ v, in increasing order.
  template <class Visit>
  void for_each(int u, Visit visit) const {
    const auto words = row(u);
    for (std::size_t i = 0; i < words.size(); ++i) {
      for (std::uint64_t rest = words[i]; rest != 0; rest &= rest - 1) {
        visit(static_cast<int>(i) * 64 + std::countr_zero(rest));
      }
    }
  }
  // All pairs of different elements that are not related.
  Relation complement() const {
    Relation result(order_);
    for (int u = 0; u < order_; ++u) {
      for (int v = 0; v < order_; ++v) {
        if (u != v && !holds(u, v)) result.insert(u, v);
      }
    }
    return result;
  }

 private:
  static std::size_t at(int v) { return static_cast<std::size_t>(v) / 64; }

  int order_;
  std::size_t words_;
  std::vector<std::uint64_t> bits_;
};

}  // namespace harary
