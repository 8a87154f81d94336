// SPDX-License-Identifier: MIT
// The sum over the cycle types of the pair group, evaluated as Horner does it: types that agree in
// the numbers of their shortest cycles share the multiplications by those, so that nearly all
// products are cheap ones of small degree.
//
// A Polynomial has set_constant(mpz_class), operator+=, and multiply_by_choice(length): the factor
// that an edge cycle of this length contributes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "base/job.hpp"
#include "theory/counting/pair_group.hpp"

namespace harary {

template <class Polynomial>
class HornerSum {
 public:
  // `zero` makes a polynomial of `bytes` bytes.
  HornerSum(const PairCycleIndex& index, std::function<Polynomial()> zero, std::uint64_t bytes,
            Job& job)
      : index_(index), zero_(std::move(zero)), bytes_of_one_(bytes), job_(job) {}

  // Throws JobStopped, also when the polynomials do not fit the budget's memory.
  Polynomial evaluate() {
    Polynomial result = fresh_polynomial();
    add_up(index_.terms, 0, result);
    return result;
  }

 private:
  using Terms = std::span<const PairCycleTerm>;

  // Sets `result` to the sum of the terms, which agree in the numbers of cycles before `depth`,
  // without the factors of those.
  void add_up(Terms terms, std::size_t depth, Polynomial& result) {
    if (terms.size() == 1) {
      result.set_constant(terms[0].permutations);
      for (std::size_t i = index_.lengths.size(); i > depth; --i) {
        multiply(result, i - 1, terms[0].cycles[i - 1]);
      }
      job_.report("counting colourings", ++terms_done_, index_.terms.size(), "cycle types");
      return;
    }
    std::unique_ptr<Polynomial> part;
    int power = 0;  // of the factor of length `depth` that `result` still lacks
    while (!terms.empty()) {
      const int cycles = terms[0].cycles[depth];
      std::size_t alike = 1;
      while (alike < terms.size() && terms[alike].cycles[depth] == cycles) ++alike;
      if (part == nullptr && alike == terms.size()) {
        add_up(terms, depth + 1, result);
      } else if (part == nullptr) {
        add_up(terms.first(alike), depth + 1, result);
        part = take_polynomial();
      } else {
        multiply(result, depth, power - cycles);
        add_up(terms.first(alike), depth + 1, *part);
        result += *part;
      }
      power = cycles;
      terms = terms.subspan(alike);
    }
    multiply(result, depth, power);
    if (part != nullptr) spare_.push_back(std::move(part));
  }

  void multiply(Polynomial& polynomial, std::size_t length_index, int times) {
    for (int i = 0; i < times; ++i) {
      polynomial.multiply_by_choice(index_.lengths[length_index]);
      job_.check();
    }
  }

  Polynomial fresh_polynomial() {
    bytes_ += bytes_of_one_;
    if (bytes_ > job_.budget().memory_bytes) throw JobStopped{StopReason::memory};
    return zero_();
  }

  std::unique_ptr<Polynomial> take_polynomial() {
    if (spare_.empty()) return std::make_unique<Polynomial>(fresh_polynomial());
    std::unique_ptr<Polynomial> result = std::move(spare_.back());
    spare_.pop_back();
    return result;
  }

  const PairCycleIndex& index_;
  std::function<Polynomial()> zero_;
  std::uint64_t bytes_of_one_;
  Job& job_;
  std::uint64_t bytes_ = 0;
  std::uint64_t terms_done_ = 0;
  std::vector<std::unique_ptr<Polynomial>> spare_;
};

}  // namespace harary
