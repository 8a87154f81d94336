// SPDX-License-Identifier: MIT
// A small value with its type erased: its bytes, filled up with zeros. Only for types whose equal
// values have equal bytes, so blobs compare and hash like the values that they hold.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "base/hashing.hpp"

namespace harary {

template <int Bytes>
class Blob {
 public:
  Blob() = default;
  template <class T>
  static Blob of(const T& value) {
    static_assert(sizeof(T) <= Bytes, "the value needs a larger blob");
    static_assert(std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T>,
                  "a type with padding: equal values may differ as bytes");
    Blob blob;
    std::memcpy(blob.words_.data(), &value, sizeof(T));
    return blob;
  }
  // T must be the type that went in.
  template <class T>
  T as() const {
    T value;
    std::memcpy(static_cast<void*>(&value), words_.data(), sizeof(T));
    return value;
  }

  std::uint64_t hash() const { return hash_words(words_); }
  friend bool operator==(const Blob&, const Blob&) = default;

 private:
  std::array<std::uint64_t, Bytes / 8> words_{};
};

// The few sizes that there are, so that all that is compiled for blobs is compiled a few times. A
// move is never larger than one colour of a position of the same size.
inline constexpr int kSmallBlob = 24;      // two colours of at most 64 edges, and whose turn it is
inline constexpr int kMediumBlob = 72;     // two colours of at most 256 edges; six of at most 64
inline constexpr int kLargeBlob = 520;     // two colours of at most 2048 edges
inline constexpr int kLargestBlob = 1544;  // six colours

constexpr int blob_for(std::size_t bytes) {
  return bytes <= kSmallBlob    ? kSmallBlob
         : bytes <= kMediumBlob ? kMediumBlob
         : bytes <= kLargeBlob  ? kLargeBlob
                                : kLargestBlob;
}
constexpr int blob_of_moves(int bytes_of_positions) {
  return bytes_of_positions == kSmallBlob ? 8 : bytes_of_positions == kMediumBlob ? 32 : 256;
}

}  // namespace harary
