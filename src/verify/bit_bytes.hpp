// SPDX-License-Identifier: MIT
// Numbers in the bytes of a position, bit by bit.
#pragma once

#include <cstddef>
#include <cstdint>

#include "base/assert.hpp"
#include "certificate/position_set.hpp"

namespace harary {

// Numbers of at most 55 bits one after the other, from the lowest bit of the first byte on.
class BitWriter {
 public:
  explicit BitWriter(MutableBytes to) : to_(to) {}
  void put(std::uint64_t number, int bits) {
    HARARY_ASSERT(bits >= 0 && bits <= 55 && number >> bits == 0, "the number fits the bits");
    held_ |= number << count_;
    for (count_ += bits; count_ >= 8; count_ -= 8, held_ >>= 8) push();
  }
  void finish() {
    if (count_ > 0) push();
  }

 private:
  void push() {
    HARARY_ASSERT(at_ < to_.size(), "there is room for the bits");
    to_[at_++] = static_cast<std::uint8_t>(held_);
  }

  MutableBytes to_;
  std::size_t at_ = 0;
  std::uint64_t held_ = 0;
  int count_ = 0;
};

class BitReader {
 public:
  explicit BitReader(Bytes from) : from_(from) {}
  std::uint64_t take(int bits) {
    HARARY_ASSERT(bits >= 0 && bits <= 55, "a number has at most 55 bits");
    for (; count_ < bits; count_ += 8) held_ |= std::uint64_t{from_[at_++]} << count_;
    const std::uint64_t number = held_ & ((std::uint64_t{1} << bits) - 1);
    held_ >>= bits;
    count_ -= bits;
    return number;
  }
  bool nothing_left() const { return held_ == 0; }

 private:
  Bytes from_;
  std::size_t at_ = 0;
  std::uint64_t held_ = 0;
  int count_ = 0;
};

}  // namespace harary
