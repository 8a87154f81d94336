// SPDX-License-Identifier: MIT
#include "games/edges/set_index.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

namespace harary {
namespace {

TEST(SetIndex, FindsWhatALookThroughTheListFinds) {
  std::mt19937_64 random(1);
  for (const std::size_t size : {0, 1, 63, 64, 65, 255, 256, 257, 1000}) {
    std::vector<std::uint64_t> sets;
    for (std::size_t i = 0; i < size; ++i) sets.push_back(random() & random() & random());
    if (size > 2) sets[size / 2] = 0;  // avoids everything
    const SetIndex index(sets);
    EXPECT_EQ(index.empty(), size == 0);
    for (const std::uint64_t gone :
         {std::uint64_t{0}, ~std::uint64_t{0}, std::uint64_t{1} << 63, random(),
          random() & random() & random(), random() & random() & random() & random()}) {
      std::vector<std::uint64_t> expected;
      for (const std::uint64_t set : sets) {
        if ((set & gone) == 0) expected.push_back(set);
      }
      std::vector<std::uint64_t> found;
      index.for_each_avoiding(gone, [&](std::uint64_t set) { found.push_back(set); });
      EXPECT_EQ(found, expected) << size << " sets, gone: " << gone;
      EXPECT_EQ(index.some_avoids(gone), !expected.empty()) << size << " sets, gone: " << gone;
    }
  }
}

}  // namespace
}  // namespace harary
