// SPDX-License-Identifier: MIT
// The path from the root of a proof search to the position that one thread has reached. When other
// threads search as well, one of them may finish a position of this path first: the work below it
// is of no use any more, and the thread unwinds to there.
#pragma once

#include <cstddef>
#include <vector>

#include "base/assert.hpp"
#include "games/rules.hpp"

namespace harary {

template <class Key>
class ProofPath {
 public:
  // A position, and the window it is searched with, as the table counts values.
  struct Step {
    Key key;
    Value alpha;
    Value beta;
  };

  void clear() {
    steps_.clear();
    unwind_to_ = kNowhere;
  }
  void push(const Step& step) {
    HARARY_ASSERT(step.alpha < step.beta, "a window is not empty");
    steps_.push_back(step);
  }
  void pop() {
    HARARY_ASSERT(!steps_.empty(), "a position that is left is on the path");
    steps_.pop_back();
  }
  std::size_t size() const { return steps_.size(); }

  // Whether results mean nothing until the search is back where it unwinds to.
  bool unwinding() const { return unwind_to_ != kNowhere; }
  // Unwinds the root as well.
  void abandon() { unwind_to_ = kBeyond; }
  // Unwinds to the first position whose window the table decides, if there is one.
  template <class Table>
  void look_back(Table& table) {
    for (std::size_t depth = 0; depth < steps_.size(); ++depth) {
      const Step& step = steps_[depth];
      const auto known = table.find(step.key);
      if (!known || (known->lower < step.beta && known->upper > step.alpha)) continue;
      unwind_to_ = depth;
      elsewhere_ = {known->lower, known->upper};
      return;
    }
  }
  // For a position that has just been popped, while unwinding: if the search unwinds to this one,
  // its value, which another thread proved, and the search continues there.
  Value value_elsewhere(Value beta) {
    HARARY_ASSERT(unwinding(), "only a search that unwinds takes a value from elsewhere");
    HARARY_ASSERT(unwind_to_ == kBeyond || steps_.size() >= unwind_to_, "it unwinds no further");
    if (steps_.size() != unwind_to_) return 0;
    unwind_to_ = kNowhere;
    return elsewhere_.lower >= beta ? elsewhere_.lower : elsewhere_.upper;
  }

 private:
  static constexpr std::size_t kNowhere = ~std::size_t{0};
  static constexpr std::size_t kBeyond = kNowhere - 1;

  std::vector<Step> steps_;
  std::size_t unwind_to_ = kNowhere;
  ValueRange elsewhere_;
};

}  // namespace harary
