// SPDX-License-Identifier: MIT
#include "theory/misere/learned_monoid.hpp"

#include <algorithm>

#include "base/assert.hpp"

namespace harary {

LearnedMonoid::LearnedMonoid(HeapSums& sums)
    : sums_(sums), tests_{sums.none()}, elements_{sums.none()}, rows_{row_of(sums.none())} {}

auto LearnedMonoid::row_of(const HeapSum& sum) -> Row {
  Row row;
  for (const HeapSum& test : tests_) row.push_back(sums_.previous_wins(together(sum, test)));
  return row;
}

std::optional<std::size_t> LearnedMonoid::element_with(const Row& row) const {
  const auto found = std::find(rows_.begin(), rows_.end(), row);
  if (found == rows_.end()) return std::nullopt;
  return static_cast<std::size_t>(found - rows_.begin());
}

void LearnedMonoid::add_test(const HeapSum& test) {
  tests_.push_back(test);
  for (std::size_t i = 0; i < elements_.size(); ++i) {
    rows_[i].push_back(sums_.previous_wins(together(elements_[i], test)));
  }
}

std::size_t LearnedMonoid::after(std::size_t element, const HeapSum& sum) const {
  for (std::size_t kind = 0; kind < sum.size(); ++kind) {
    for (char i = 0; i < sum[kind]; ++i) element = next_[element][kind];
  }
  return element;
}

bool LearnedMonoid::add_elements(std::size_t most) {
  next_.clear();
  for (std::size_t i = 0; i < elements_.size(); ++i) {
    auto& next = next_.emplace_back();
    for (int kind = 0; kind < sums_.kinds(); ++kind) {
      HeapSum sum = together(elements_[i], sums_.single(kind));
      Row row = row_of(sum);
      auto found = element_with(row);
      if (!found) {
        if (elements_.size() >= most) return false;
        found = elements_.size();
        elements_.push_back(std::move(sum));
        rows_.push_back(std::move(row));
      }
      next.push_back(*found);
    }
  }
  return true;
}

// x and g are t, and t with h has another row than u with g, where u is x with h. So one of the two
// differs from x with g and h in some test z; then z with h tells t from x with g, or z with g
// tells u from x with h.
std::optional<HeapSum> LearnedMonoid::order_matters() {
  for (std::size_t x = 0; x < elements_.size(); ++x) {
    for (int g = 0; g < sums_.kinds(); ++g) {
      for (int h = 0; h < g; ++h) {
        const std::size_t one = after(after(x, g), h);
        const std::size_t other = after(after(x, h), g);
        if (one == other) continue;
        std::size_t i = 0;
        while (rows_[one][i] == rows_[other][i]) ++i;
        const HeapSum both =
            together(together(elements_[x], tests_[i]), together(sums_.single(g), sums_.single(h)));
        const bool truth = sums_.previous_wins(both);
        return together(tests_[i], sums_.single(rows_[one][i] != truth ? h : g));
      }
    }
  }
  return std::nullopt;
}

bool LearnedMonoid::close(std::size_t most) {
  for (;;) {
    if (!add_elements(most)) return false;
    const auto test = order_matters();
    if (!test) return true;
    add_test(*test);
  }
}

// With the first heaps replaced by their element the winner is the true one for no heaps, and the
// wrong one for all; where it changes, the rest is a test (R. L. Rivest, R. E. Schapire, 1993).
void LearnedMonoid::learn_from(const HeapSum& wrong) {
  const bool truth = sums_.previous_wins(wrong);
  HARARY_ASSERT(previous_wins(element_of(wrong)) != truth, "the winner is wrong");
  std::size_t element = 0;
  HeapSum rest = wrong;
  for (std::size_t kind = 0; kind < rest.size(); ++kind) {
    while (rest[kind] > 0) {
      --rest[kind];
      element = next_[element][kind];
      if (sums_.previous_wins(together(elements_[element], rest)) != truth) {
        add_test(rest);
        return;
      }
    }
  }
}

}  // namespace harary
