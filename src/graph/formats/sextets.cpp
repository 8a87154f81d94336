// SPDX-License-Identifier: MIT
#include "graph/formats/sextets.hpp"

#include <fmt/format.h>

#include <cstdint>

#include "base/printable.hpp"
#include "graph/formats/line_reader.hpp"

namespace harary {

namespace {

constexpr int kBase = 63;
constexpr int kHighest = 126;  // the six bits 111111, and the mark of a long order

}  // namespace

SextetReader::SextetReader(std::string_view text, const TextPlace& start)
    : text_(text), start_(start) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if (byte < kBase || byte > kHighest) {
      throw InputError(moved(start, i), in_quotes(first_character(text.substr(i))) +
                                            " is not a character of graph6 or sparse6");
    }
  }
}

int SextetReader::read_order(int most) {
  // N(n) of the definition: one character, or '~' and three, or "~~" and six.
  const std::size_t marks = text_.starts_with("~~") ? 2 : text_.starts_with("~") ? 1 : 0;
  const std::size_t characters = marks == 2 ? 6 : marks == 1 ? 3 : 1;
  if (text_.size() < marks + characters) {
    position_ = 6 * text_.size();
    refuse(text_.empty() ? "no graph found here" : "the order of the graph is cut off");
  }
  std::uint64_t order = 0;
  for (const char c : text_.substr(marks, characters)) {
    order = order << 6 | static_cast<std::uint64_t>(c - kBase);
  }
  if (order > static_cast<std::uint64_t>(most)) {
    refuse(fmt::format("this graph has {} vertices; at most {} are possible here", order, most));
  }
  position_ = 6 * (marks + characters);
  return static_cast<int>(order);
}

unsigned SextetReader::read_bits(int count) {
  unsigned value = 0;
  for (int i = 0; i < count; ++i, ++position_) {
    const int sextet = text_[position_ / 6] - kBase;
    value = value << 1 | (static_cast<unsigned>(sextet) >> (5 - position_ % 6) & 1U);
  }
  return value;
}

void SextetReader::demand(std::size_t characters, std::string_view graph) const {
  if (characters_left() == characters) return;
  refuse(fmt::format("{} takes {} more characters here, not {}", graph, characters,
                     characters_left()));
}

void SextetReader::end_with_zeros() {
  const auto padding = static_cast<int>(bits_left());
  if (padding == 0) return;
  const SextetReader at_padding = *this;
  if (read_bits(padding) != 0) {
    at_padding.refuse("the bits that fill up the last character must be 0");
  }
}

void SextetReader::refuse(const std::string& message) const {
  throw InputError(moved(start_, position_ / 6), message);
}

void SextetWriter::write_order(int order) {
  const auto value = static_cast<unsigned>(order);
  if (order < kBase) return write_bits(value, 6);
  write_bits(63, 6);
  write_bits(value, 18);
}

void SextetWriter::write_bits(unsigned value, int count) {
  for (int i = count - 1; i >= 0; --i) {
    if (missing_ == 0) {
      text_.push_back(static_cast<char>(kBase));
      missing_ = 6;
    }
    --missing_;
    text_.back() =
        static_cast<char>(text_.back() + static_cast<char>((value >> i & 1U) << missing_));
  }
}

std::string SextetWriter::finish(bool padding) {
  while (missing_ > 0) write_bits(padding ? 1 : 0, 1);
  return text_;
}

}  // namespace harary
