// SPDX-License-Identifier: MIT
#include "server/names.hpp"

#include <cstdint>

#include "server/problem.hpp"

namespace harary {

namespace {

constexpr std::uint32_t kBad = 0xffffffff;

// The character at `at`, which moves on; kBad for bytes that are not UTF-8.
std::uint32_t next_character(const std::string& text, std::size_t& at) {
  const auto byte = [&](std::size_t i) {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
  };
  const std::uint32_t first = byte(at);
  int more = 0;
  std::uint32_t value = first;
  std::uint32_t least = 0;
  if (first < 0x80) {
  } else if (first >> 5 == 0x6) {
    more = 1, value = first & 0x1f, least = 0x80;
  } else if (first >> 4 == 0xe) {
    more = 2, value = first & 0x0f, least = 0x800;
  } else if (first >> 3 == 0x1e) {
    more = 3, value = first & 0x07, least = 0x10000;
  } else {
    return kBad;
  }
  ++at;
  for (; more > 0; --more, ++at) {
    if (byte(at) >> 6 != 2) return kBad;
    value = value << 6 | (byte(at) & 0x3f);
  }
  const bool surrogate = value >= 0xd800 && value < 0xe000;
  return value < least || value > 0x10ffff || surrogate ? kBad : value;
}

bool is_hidden(std::uint32_t c) {
  return c < 0x20 || (c >= 0x7f && c < 0xa0) || (c >= 0x200b && c <= 0x200f) ||
         (c >= 0x2028 && c <= 0x202e) || (c >= 0x2060 && c <= 0x206f) || c == 0xfeff;
}

}  // namespace

std::string checked_name(const std::string& text) {
  const std::size_t first = text.find_first_not_of(' ');
  if (first == std::string::npos) throw Problem(422, "the name is empty");
  const std::string name = text.substr(first, text.find_last_not_of(' ') - first + 1);
  int characters = 0;
  for (std::size_t at = 0; at < name.size(); ++characters) {
    const std::uint32_t c = next_character(name, at);
    if (c == kBad) throw Problem(422, "the name is not valid UTF-8");
    if (is_hidden(c)) throw Problem(422, "the name contains an invisible character");
  }
  if (characters > kLongestName) {
    throw Problem(422, "the name is longer than " + std::to_string(kLongestName) + " characters");
  }
  return name;
}

}  // namespace harary
