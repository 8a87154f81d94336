// SPDX-License-Identifier: MIT
#include "server/names.hpp"

#include <fmt/format.h>
#include <sys/random.h>  // getentropy(), on macOS
#include <unistd.h>      // elsewhere

#include <algorithm>
#include <array>
#include <chrono>
#include <stdexcept>

namespace harary {

std::string new_identifier() {
  std::array<std::uint64_t, 2> bits{};
  if (getentropy(bits.data(), sizeof bits) != 0) {
    throw std::runtime_error("the system has no random numbers");
  }
  return fmt::format("{:016x}{:016x}", bits[0], bits[1]);
}

bool is_identifier(const std::string& text) {
  return text.size() == 32 && std::all_of(text.begin(), text.end(), [](char c) {
           return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
         });
}

std::int64_t now_milliseconds() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

}  // namespace harary
