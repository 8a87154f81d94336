// SPDX-License-Identifier: MIT
#include "base/pool.hpp"

#include <gtest/gtest.h>

namespace harary {
namespace {

TEST(Pool, MakesAThingOnlyIfNoneIsFree) {
  int made = 0;
  Pool<int> pool([&] { return std::make_unique<int>(++made); });
  auto first = pool.take();
  auto second = pool.take();
  EXPECT_EQ(made, 2);
  const int* const address = second.get();
  pool.give_back(std::move(second));
  EXPECT_EQ(pool.take().get(), address);
  EXPECT_EQ(made, 2);
  EXPECT_EQ(*first, 1);
}

}  // namespace
}  // namespace harary
