// SPDX-License-Identifier: MIT
// For tests: random graphs, and damage done to well-formed text. A reader of foreign text must
// either read the result or throw InputError; any other exception fails the test that called it.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "graph/graph.hpp"

namespace harary {

// The same numbers on every platform, which the standard's distributions do not promise.
class TestRandom {
 public:
  explicit TestRandom(std::uint64_t seed) : engine_(seed) {}
  // 0 … bound-1
  int below(int bound) { return static_cast<int>(engine_() % static_cast<std::uint64_t>(bound)); }
  std::size_t below(std::size_t bound) { return static_cast<std::size_t>(engine_() % bound); }
  // Each pair is an edge with probability percent/100.
  Graph graph(int order, int percent) {
    Graph result(order);
    for (int high = 1; high < order; ++high) {
      for (int low = 0; low < high; ++low) {
        if (below(100) < percent) result.add_edge(low, high);
      }
    }
    return result;
  }

 private:
  std::mt19937_64 engine_;
};

// One to four random edits: a byte changed, put in, taken out; a stretch doubled or cut; a number
// made huge. `alphabet` holds the bytes that the format cares about.
inline std::string mutated(std::string text, std::string_view alphabet, TestRandom& random) {
  const auto byte = [&] {
    return random.below(4) == 0 ? static_cast<char>(random.below(256))
                                : alphabet[random.below(alphabet.size())];
  };
  for (int edits = 1 + random.below(4); edits > 0; --edits) {
    const std::size_t at = random.below(text.size() + 1);
    switch (random.below(6)) {
      case 0:
        if (at < text.size()) text[at] = byte();
        break;
      case 1:
        text.insert(at, 1, byte());
        break;
      case 2:
        if (at < text.size()) text.erase(at, 1);
        break;
      case 3:
        text.insert(at, text.substr(random.below(text.size() + 1), random.below(std::size_t{20})));
        break;
      case 4:
        text.erase(at, random.below(std::size_t{20}));
        break;
      default:
        text.insert(at, "99999999999999999999");
    }
  }
  return text;
}

// Damages the texts `rounds` times and hands the result to read(). Returns how often it was read.
template <class Read>
int survive_mutations(const std::vector<std::string>& texts, std::string_view alphabet, int rounds,
                      std::uint64_t seed, const Read& read) {
  TestRandom random(seed);
  int accepted = 0;
  for (int round = 0; round < rounds; ++round) {
    const std::string text = mutated(texts[random.below(texts.size())], alphabet, random);
    try {
      read(text);
      ++accepted;
    } catch (const InputError& error) {
      EXPECT_EQ(std::string_view(error.what()).find('\n'), std::string_view::npos) << error.what();
    }
  }
  return accepted;
}

// The message of the InputError that action() throws.
template <class Action>
std::string refusal(const Action& action) {
  try {
    action();
  } catch (const InputError& error) {
    return error.what();
  }
  ADD_FAILURE() << "nothing was refused";
  return "";
}

}  // namespace harary
