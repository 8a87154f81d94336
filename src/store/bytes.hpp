// SPDX-License-Identifier: MIT
// Numbers as little endian bytes, and reading them from untrusted bytes.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "base/bytes.hpp"

namespace harary {

using ByteString = std::vector<std::uint8_t>;

// What is wrong with some bytes. The caller, who knows the file and the place, makes it a
// FileError.
struct BytesDamaged {
  std::string what;
};

template <std::unsigned_integral T>
void append(ByteString& bytes, T number) {
  for (std::size_t i = 0; i < sizeof(T); ++i) {
    bytes.push_back(static_cast<std::uint8_t>(number >> (8 * i)));
  }
}

// The number at `from`, which must have sizeof(T) bytes.
template <std::unsigned_integral T>
T load(const std::uint8_t* from) {
  T number = 0;
  for (std::size_t i = 0; i < sizeof(T); ++i) {
    number = static_cast<T>(number | static_cast<T>(from[i]) << (8 * i));
  }
  return number;
}

// Takes bytes off the front; throws BytesDamaged instead of reading beyond the end.
class ByteReader {
 public:
  explicit ByteReader(Bytes bytes) : rest_(bytes) {}

  Bytes take(std::size_t count) {
    if (count > rest_.size()) throw BytesDamaged{"it ends too early"};
    const Bytes result = rest_.first(count);
    rest_ = rest_.subspan(count);
    return result;
  }
  template <std::unsigned_integral T>
  T number() {
    return load<T>(take(sizeof(T)).data());
  }
  std::size_t left() const { return rest_.size(); }
  void expect_end() const {
    if (!rest_.empty()) throw BytesDamaged{"it is followed by bytes that do not belong there"};
  }

 private:
  Bytes rest_;
};

// XXH3 with 64 bits, the checksum of all our files.
std::uint64_t checksum_of(Bytes bytes);

// As a view of bytes.
inline Bytes bytes_of(const std::string& text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

}  // namespace harary
