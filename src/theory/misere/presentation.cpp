// SPDX-License-Identifier: MIT
#include "theory/misere/presentation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <numeric>

namespace harary {

namespace {

// Exponents of the generators.
using Product = std::vector<int>;

std::string generator_name(std::size_t i) {
  constexpr std::size_t kLetters = 26;
  const std::string letter(1, static_cast<char>('a' + i % kLetters));
  return i < kLetters ? letter : fmt::format("{}{}", letter, i / kLetters);
}

std::string product_text(const Product& product) {
  std::string text;
  for (std::size_t i = 0; i < product.size(); ++i) {
    if (product[i] == 0) continue;
    text += generator_name(i);
    if (product[i] > 1) text += fmt::format("^{}", product[i]);
  }
  return text.empty() ? "1" : text;
}

// By the number of factors, then the more of early generators the earlier.
bool before(const Product& one, const Product& other) {
  const int size = std::accumulate(one.begin(), one.end(), 0);
  const int other_size = std::accumulate(other.begin(), other.end(), 0);
  if (size != other_size) return size < other_size;
  return one > other;
}

class Presentation {
 public:
  Presentation(const HeapSums& sums, const LearnedMonoid& monoid) : sums_(sums), monoid_(monoid) {
    for (int kind = 0; kind < sums.kinds(); ++kind) {
      if (reached().count(value_of(kind)) == 0) kinds_.push_back(kind);
    }
    find_least();
  }

  MisereQuotient quotient() const {
    MisereQuotient result;
    result.heaps = sums_.heaps();
    std::vector<Product> order;
    for (const auto& [element, product] : least_) order.push_back(product);
    std::sort(order.begin(), order.end(), before);
    std::map<Product, std::size_t> element_of;
    for (const auto& [element, product] : least_) element_of[product] = element;
    for (const Product& product : order) {
      result.elements.push_back(product_text(product));
      if (monoid_.previous_wins(element_of[product])) {
        result.p_portion.push_back(product_text(product));
      }
    }
    result.relations = relations_;
    for (std::size_t i = 0; i < kinds_.size(); ++i) {
      result.generators.push_back(generator_name(i));
    }
    for (int heap = 1; heap <= result.heaps; ++heap) {
      result.values.push_back(product_text(least_.at(monoid_.element_of(sums_.value(heap)))));
    }
    return result;
  }

 private:
  std::size_t value_of(int kind) const { return monoid_.after(0, kind); }

  // What the generators so far generate.
  std::map<std::size_t, bool> reached() const {
    std::map<std::size_t, bool> result{{0, true}};
    std::vector<std::size_t> open{0};
    while (!open.empty()) {
      const std::size_t element = open.back();
      open.pop_back();
      for (const int kind : kinds_) {
        const std::size_t next = monoid_.after(element, kind);
        if (result.emplace(next, true).second) open.push_back(next);
      }
    }
    return result;
  }

  // Products in their order: those of n + 1 factors are made from the least ones of n factors.
  void find_least() {
    std::vector<Product> ring{Product(kinds_.size(), 0)};
    least_.emplace(0, ring.front());
    while (!ring.empty()) {
      std::vector<Product> next;
      for (const Product& product : ring) {
        for (std::size_t i = 0; i < kinds_.size(); ++i) {
          Product larger = product;
          ++larger[i];
          if (factors_are_least(larger)) next.push_back(std::move(larger));
        }
      }
      std::sort(next.begin(), next.end(), before);
      next.erase(std::unique(next.begin(), next.end()), next.end());
      ring.clear();
      for (const Product& product : next) {
        const auto [found, fresh] = least_.emplace(element_of(product), product);
        if (fresh) {
          ring.push_back(product);
        } else {
          relations_.push_back(product_text(product) + " = " + product_text(found->second));
        }
      }
    }
  }
  bool factors_are_least(const Product& product) const {
    for (std::size_t i = 0; i < product.size(); ++i) {
      if (product[i] == 0) continue;
      Product factor = product;
      --factor[i];
      const auto found = least_.find(element_of(factor));
      if (found == least_.end() || found->second != factor) return false;
    }
    return true;
  }
  std::size_t element_of(const Product& product) const {
    std::size_t element = 0;
    for (std::size_t i = 0; i < product.size(); ++i) {
      for (int k = 0; k < product[i]; ++k) element = monoid_.after(element, kinds_[i]);
    }
    return element;
  }

  const HeapSums& sums_;
  const LearnedMonoid& monoid_;
  std::vector<int> kinds_;  // whose values are the generators
  std::map<std::size_t, Product> least_;
  std::vector<std::string> relations_;
};

}  // namespace

MisereQuotient presented(const HeapSums& sums, const LearnedMonoid& monoid) {
  return Presentation(sums, monoid).quotient();
}

}  // namespace harary
