// SPDX-License-Identifier: MIT
#include "base/budget.hpp"

#include <fmt/format.h>

#include <thread>

#include "base/error.hpp"
#include "base/memory_limit.hpp"
#include "base/portable.hpp"

namespace harary {

namespace {

// A number without sign, and what follows it.
struct Quantity {
  double number;
  std::string_view unit;
};

std::optional<Quantity> parse_quantity(std::string_view text) {
  if (text.empty() || text[0] < '0' || text[0] > '9') return std::nullopt;
  double number = 0;
  const char* end = text.data() + text.size();
  const auto [rest, error] = portable::from_decimal(text.data(), end, number);
  if (error != std::errc{}) return std::nullopt;
  return Quantity{number, std::string_view(rest, static_cast<std::size_t>(end - rest))};
}

std::optional<double> memory_unit(std::string_view unit) {
  if (unit.empty() || unit == "B") return 1.0;
  if (unit == "K" || unit == "KiB" || unit == "k") return 1024.0;
  if (unit == "M" || unit == "MiB" || unit == "m") return 1024.0 * 1024;
  if (unit == "G" || unit == "GiB" || unit == "g") return 1024.0 * 1024 * 1024;
  if (unit == "T" || unit == "TiB" || unit == "t") return 1024.0 * 1024 * 1024 * 1024;
  return std::nullopt;
}

std::optional<double> time_unit(std::string_view unit) {
  if (unit == "ms") return 1.0;
  if (unit.empty() || unit == "s") return 1e3;
  if (unit == "m" || unit == "min") return 60e3;
  if (unit == "h") return 3600e3;
  if (unit == "d") return 86400e3;
  return std::nullopt;
}

}  // namespace

std::uint64_t parse_memory(std::string_view text) {
  const auto quantity = parse_quantity(text);
  const auto unit = quantity ? memory_unit(quantity->unit) : std::nullopt;
  if (!unit) {
    throw InputError(
        fmt::format("--memory: {} is not an amount of memory; write 512M or 8G", in_quotes(text)));
  }
  const double bytes = quantity->number * *unit;
  if (bytes < static_cast<double>(kSmallestMemory)) {
    throw InputError(
        fmt::format("--memory: {} is too little; the smallest amount is 1M", in_quotes(text)));
  }
  if (bytes > 1e15) {
    throw InputError(fmt::format("--memory: {} is too large", in_quotes(text)));
  }
  return static_cast<std::uint64_t>(bytes);
}

std::chrono::milliseconds parse_duration(std::string_view text, std::string_view option) {
  const auto quantity = parse_quantity(text);
  const auto unit = quantity ? time_unit(quantity->unit) : std::nullopt;
  if (!unit || quantity->number * *unit > 1e14) {
    throw InputError(
        fmt::format("{}: {} is not a duration; write 90s, 10m or 2h", option, in_quotes(text)));
  }
  return std::chrono::milliseconds(static_cast<std::int64_t>(quantity->number * *unit));
}

CheckpointContents parse_checkpoint_contents(std::string_view text) {
  constexpr std::string_view kNumbered = "work:";
  if (text == "table") return {};
  if (text == "work") return {.whole = false};
  if (text.substr(0, kNumbered.size()) == kNumbered) {
    const auto quantity = parse_quantity(text.substr(kNumbered.size()));
    if (quantity && quantity->unit.empty() && quantity->number >= 1 && quantity->number <= 1e15) {
      return {.whole = false, .least_work = static_cast<std::uint64_t>(quantity->number)};
    }
  }
  throw InputError(
      fmt::format("--checkpoint-of: {} is not table, work or work:N with a number N of positions "
                  "from 1 to 10^15",
                  in_quotes(text)));
}

std::string memory_text(std::uint64_t bytes) {
  const double mib = static_cast<double>(bytes) / (1024.0 * 1024);
  return mib < 1024 ? fmt::format("{:.0f} MiB", mib) : fmt::format("{:.1f} GiB", mib / 1024);
}

std::uint64_t default_memory() {
  return memory_limit() / 2;
}

int default_threads() {
  const unsigned count = std::thread::hardware_concurrency();
  return count == 0 ? 1 : static_cast<int>(count);
}

}  // namespace harary
