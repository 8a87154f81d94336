// SPDX-License-Identifier: MIT
// Certificates for the page: one is written of who wins a small game, and one that a visitor has is
// checked by the verifier. A certificate lies in a temporary folder for as long as its question.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

#include "server/games.hpp"
#include "server/requests.hpp"
#include "server/time_slice.hpp"

namespace harary {

class Certificates {
 public:
  // Of the text in a request, whose body has room for it.
  static constexpr std::size_t kLongestChecked = 60 * 1024;
  static constexpr std::uint64_t kLongestWritten = std::uint64_t{4} << 20;  // bytes
  static constexpr std::chrono::seconds kTime{10};
  static constexpr std::uint64_t kMemory = std::uint64_t{256} << 20;

  explicit Certificates(Games& games) : games_(games) {}

  // "certificate" of `body`, and what it proves. Problem 422 if the game has none, or is too large.
  Json write(const Json& body, const TimeSlice& slice);
  // What `harary verify --json` prints of "certificate" of `body`.
  Json check(const Json& body, const TimeSlice& slice);

 private:
  Games& games_;
};

}  // namespace harary
