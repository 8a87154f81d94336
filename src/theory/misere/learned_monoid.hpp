// SPDX-License-Identifier: MIT
// What quotient.hpp learns: sums that tests tell apart, and which of them each is with one heap
// more.
#pragma once

#include <optional>
#include <vector>

#include "theory/misere/heap_sums.hpp"

namespace harary {

class LearnedMonoid {
 public:
  // Of all but element_of(), after() and previous_wins(): `sums` must have the same kinds as now.
  explicit LearnedMonoid(HeapSums& sums);

  // Adds elements and tests until each element with one heap more is an element, and the order of
  // heaps does not matter. False: there are more elements than `most`.
  bool close(std::size_t most);
  // A sum whose element has the wrong winner.
  void learn_from(const HeapSum& wrong);

  std::size_t size() const { return elements_.size(); }
  const HeapSum& sum_of(std::size_t element) const { return elements_[element]; }
  bool previous_wins(std::size_t element) const { return rows_[element].front(); }
  // The element with one heap more. After close().
  std::size_t after(std::size_t element, int kind) const {
    return next_[element][static_cast<std::size_t>(kind)];
  }
  std::size_t after(std::size_t element, const HeapSum& sum) const;
  std::size_t element_of(const HeapSum& sum) const { return after(0, sum); }

 private:
  using Row = std::vector<bool>;
  Row row_of(const HeapSum& sum);
  std::optional<std::size_t> element_with(const Row& row) const;
  void add_test(const HeapSum& test);
  void find_next();
  bool add_elements(std::size_t most);
  // A test that tells apart what the order of two heaps leads to.
  std::optional<HeapSum> order_matters();

  HeapSums& sums_;
  std::vector<HeapSum> tests_;  // the first is the empty sum
  std::vector<HeapSum> elements_;
  std::vector<Row> rows_;
  std::vector<std::vector<std::size_t>> next_;
};

}  // namespace harary
