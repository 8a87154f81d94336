// SPDX-License-Identifier: MIT
// Positions and keys as words whose meaning is forgotten. The proof search only copies positions,
// and copies, compares and hashes keys; so it is compiled once for each pair of sizes
// (KeyedSearch), and the rules of all games of these sizes share it. What asks the rules gives the
// words their type back (ExpansionOf), which copies a few words.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "games/rules.hpp"

namespace harary {

template <std::size_t Words>
struct PositionWords {
  std::array<std::uint64_t, Words> words;
};

// Tables store these words, files too.
template <std::size_t Words>
struct KeyWords {
  std::array<std::uint64_t, Words> words;
  friend bool operator==(const KeyWords&, const KeyWords&) = default;
};

// The hash of a key is that of its type: on it depends what a full table forgets, and so the
// positions visited.
template <std::size_t Words>
struct KeyWordsHash {
  std::uint64_t (*of)(const KeyWords<Words>&) = nullptr;
  std::uint64_t operator()(const KeyWords<Words>& key) const { return of(key); }
};

constexpr std::size_t words_of_bytes(std::size_t bytes) {
  return (bytes + 7) / 8;
}
// Positions lie on stacks of children only, so a few words more cost little; there are fewer sizes.
constexpr std::size_t room_for_words(std::size_t words) {
  return words <= 2 ? 2 : words <= 4 ? 4 : (words + 7) / 8 * 8;
}

template <class T>
using KeyAsWords = KeyWords<words_of_bytes(sizeof(T))>;
// What is no small value, as positions at run time, keeps its type.
template <class T>
using PositionAsWords =
    std::conditional_t<std::is_trivially_copyable_v<T>,
                       PositionWords<room_for_words(words_of_bytes(sizeof(T)))>, T>;

template <SmallValue T>
KeyAsWords<T> key_in_words(const T& key) {
  static_assert(std::has_unique_object_representations_v<T>,
                "a type with padding: equal keys may differ as bytes");
  KeyAsWords<T> result{};
  std::memcpy(&result, &key, sizeof(T));
  return result;
}
template <class T>
std::uint64_t hash_of_words(const KeyAsWords<T>& words) {
  T key;
  std::memcpy(static_cast<void*>(&key), &words, sizeof(T));
  return key.hash();
}

template <class T>
decltype(auto) position_in_words(const T& position) {
  if constexpr (std::is_trivially_copyable_v<T>) {
    PositionAsWords<T> result{};
    std::memcpy(&result, &position, sizeof(T));
    return result;
  } else {
    return (position);
  }
}
template <class T>
decltype(auto) position_of_words(const PositionAsWords<T>& words) {
  if constexpr (std::is_trivially_copyable_v<T>) {
    T position;
    std::memcpy(static_cast<void*>(&position), &words, sizeof(T));
    return position;
  } else {
    return (words);
  }
}

}  // namespace harary
