// SPDX-License-Identifier: MIT
// The news of a table (any_table.hpp) as bytes that can be sent:
//   "harary news 1\n" | bytes of about (4), about | words (8), 8 bytes each | checksum (8) of all
// All numbers are little endian. `about` names the version, the question, the game and its options:
// what decides which keys there are, and what is stored for them.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace harary {

std::string encode_news(const std::string& about, std::span<const std::uint64_t> words);

// Throws InputError if these are no news, damaged, or of another game or question.
std::vector<std::uint64_t> decode_news(const std::string& about, const std::string& bytes);

}  // namespace harary
