// SPDX-License-Identifier: MIT
#include "base/assert.hpp"

#include <gtest/gtest.h>

namespace harary {
namespace {

TEST(Asserts, LetPassWhatHolds) {
  int asked = 0;
  HARARY_ASSERT(++asked < 10, "few are asked");
#ifdef HARARY_ASSERTS
  EXPECT_EQ(asked, 1);
#else
  EXPECT_EQ(asked, 0) << "without assertions conditions are not evaluated";
#endif
}

TEST(Asserts, SayWhereAndWhatMustHoldThenAbort) {
  EXPECT_DEATH(assertion_failed("graph/graph.hpp", 12, "a set is not empty"),
               "graph/graph.hpp:12: must hold: a set is not empty");
#ifdef HARARY_ASSERTS
  EXPECT_DEATH(HARARY_ASSERT(1 > 2, "one is more than two"), "must hold: one is more than two");
#endif
}

constexpr int half(int even) {
  HARARY_ASSERT(even % 2 == 0, "the number is even");
  return even / 2;
}

TEST(Asserts, ServeFunctionsThatCompilersEvaluate) {
  static_assert(half(6) == 3);
}

}  // namespace
}  // namespace harary
