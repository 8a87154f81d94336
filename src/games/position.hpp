// SPDX-License-Identifier: MIT
// Positions and moves whose type is known only at run time: plain values, a number of words. Up to
// nine of them, which hold two colours of 256 points or six of 64, lie in the value itself; more
// lie on the heap. Searches that are compiled for one type of rules use types of their own.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <type_traits>
#include <utility>

#include "base/hashing.hpp"

namespace harary {

// `Tag` keeps positions and moves apart.
template <class Tag>
class PlainValue {
 public:
  static constexpr std::size_t kWordsInside = 9;

  PlainValue() = default;
  PlainValue(const PlainValue& other) { assign(other.words()); }
  PlainValue(PlainValue&& other) noexcept { take(other); }
  PlainValue& operator=(const PlainValue& other) {
    if (this != &other) *this = PlainValue(other);
    return *this;
  }
  PlainValue& operator=(PlainValue&& other) noexcept {
    if (this == &other) return *this;
    if (outside()) delete[] place_.outside;
    take(other);
    return *this;
  }
  ~PlainValue() {
    if (outside()) delete[] place_.outside;
  }

  static PlainValue of_words(std::span<const std::uint64_t> words) {
    PlainValue result;
    result.assign(words);
    return result;
  }
  // The bytes of a small value, then zeros up to a whole word. Only of types whose equal values
  // have equal bytes, so that plain values compare and hash like what they hold.
  template <class T>
  static PlainValue of(const T& value) {
    static_assert(std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T>,
                  "a type with padding: equal values may differ as bytes");
    PlainValue result;
    result.resize((sizeof(T) + 7) / 8);
    std::memcpy(result.data(), &value, sizeof(T));
    return result;
  }
  // T must be the type that went in.
  template <class T>
  T as() const {
    T value;
    std::memcpy(static_cast<void*>(&value), data(), sizeof(T));
    return value;
  }

  std::span<const std::uint64_t> words() const { return {data(), size_}; }
  std::uint64_t hash() const { return hash_words(words()); }
  friend bool operator==(const PlainValue& a, const PlainValue& b) {
    return std::equal(a.words().begin(), a.words().end(), b.words().begin(), b.words().end());
  }

 private:
  union Place {
    std::array<std::uint64_t, kWordsInside> inside;
    std::uint64_t* outside;
  };

  bool outside() const { return size_ > kWordsInside; }
  std::uint64_t* data() { return outside() ? place_.outside : place_.inside.data(); }
  const std::uint64_t* data() const { return outside() ? place_.outside : place_.inside.data(); }

  // Of an empty value; all words are zero.
  void resize(std::size_t words) {
    if (words > kWordsInside) place_.outside = new std::uint64_t[words]{};
    size_ = words;
  }
  void assign(std::span<const std::uint64_t> words) {
    resize(words.size());
    std::copy(words.begin(), words.end(), data());
  }
  void take(PlainValue& other) noexcept {
    place_ = other.place_;
    size_ = std::exchange(other.size_, 0);
  }

  std::size_t size_ = 0;
  Place place_{.inside = {}};
};

using Position = PlainValue<struct PositionTag>;
using Move = PlainValue<struct MoveTag>;
// What equal values are promised for: see Rules::key in games/rules.hpp.
using Key = PlainValue<struct KeyTag>;

}  // namespace harary
