// SPDX-License-Identifier: MIT
// The alphabet that graph6, sparse6 and digraph6 share: six bits a character, the highest first, as
// the character 63 + value; and the order of the graph at the front, in one, four or eight
// characters.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "base/error.hpp"
#include "graph/graph.hpp"

namespace harary {

// Reads text in that alphabet. `start` is the place of its first character.
class SextetReader {
 public:
  // Throws InputError at the first character outside the alphabet. O(length).
  SextetReader(std::string_view text, const TextPlace& start);

  // The order, to be read before any bits. Throws InputError if it is cut off or over `most`.
  int read_order(int most = kMaxOrder);

  // Bits not read yet.
  std::size_t bits_left() const { return 6 * text_.size() - position_; }
  // Characters of which no bit has been read.
  std::size_t characters_left() const { return bits_left() / 6; }
  // The next `count` bits as a number; at least `count` bits must be left.
  unsigned read_bits(int count);

  // Throws InputError unless exactly `characters` are left. In the message `graph` says what that
  // number of characters is for.
  void demand(std::size_t characters, std::string_view graph) const;
  // Throws InputError unless the rest of the last character is 0.
  void end_with_zeros();

  // Skips the rest of a character of which some bits have been read.
  void skip_padding() { position_ = (position_ + 5) / 6 * 6; }

  // Throws InputError at the character that holds the next bit, or after the end.
  [[noreturn]] void refuse(const std::string& message) const;

 private:
  std::string_view text_;
  TextPlace start_;
  std::size_t position_ = 0;  // in bits
};

// Writes text in that alphabet.
class SextetWriter {
 public:
  void write_order(int order);
  void write_bits(unsigned value, int count);
  // The bits that the last character still lacks, 0 to 5.
  int bits_missing() const { return missing_; }
  // The text, the last character filled up with the given bit.
  std::string finish(bool padding);

 private:
  std::string text_;
  int missing_ = 0;
};

}  // namespace harary
