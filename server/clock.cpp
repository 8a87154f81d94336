// SPDX-License-Identifier: MIT
#include "server/clock.hpp"

#include <algorithm>

#include "server/requests.hpp"

namespace harary {

namespace {

constexpr std::int64_t kShortest = 5;  // seconds
constexpr std::int64_t kLongest = 6 * 60 * 60;
constexpr std::int64_t kMostIncrement = 10 * 60;

std::size_t index_of(Side side) {
  return side == Side::first ? 0 : 1;
}

}  // namespace

Clock::Clock(const ClockSetting& setting, std::int64_t started, std::span<const Moved> plies)
    : left_{setting.base, setting.base}, since_(started) {
  for (const auto& [side, at] : plies) {
    if (started == 0 || at < started) continue;  // made before the clocks ran
    left_[index_of(side)] -= std::max<std::int64_t>(0, at - since_) - setting.increment;
    since_ = at;
  }
}

std::int64_t Clock::left(Side side, std::optional<Side> running, std::int64_t now) const {
  const std::int64_t used = running == side ? std::max<std::int64_t>(0, now - since_) : 0;
  return std::max<std::int64_t>(0, left_[index_of(side)] - used);
}

std::optional<ClockSetting> clock_field(const Json& body) {
  if (!body.contains("clock_seconds")) return std::nullopt;
  return ClockSetting{1000 * number_field(body, "clock_seconds", 0, kShortest, kLongest),
                      1000 * number_field(body, "increment_seconds", 0, 0, kMostIncrement)};
}

}  // namespace harary
