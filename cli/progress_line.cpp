// SPDX-License-Identifier: MIT
#include "cli/progress_line.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "cli/progress_display.hpp"

namespace harary::cli {

namespace {

// "12.3M" for numbers that people read at a glance.
std::string short_number(double number) {
  if (number < 1e4) return fmt::format("{:.0f}", number);
  if (number < 1e6) return fmt::format("{:.1f}k", number / 1e3);
  if (number < 1e9) return fmt::format("{:.1f}M", number / 1e6);
  return fmt::format("{:.2f}G", number / 1e9);
}

std::string duration_text(double seconds) {
  const auto whole = static_cast<long>(seconds);
  if (whole < 60) return fmt::format("{}s", whole);
  if (whole < 3600) return fmt::format("{}m{:02}s", whole / 60, whole % 60);
  return fmt::format("{}h{:02}m", whole / 3600, whole / 60 % 60);
}

// How long still, in a unit that fits.
std::string left_text(double seconds) {
  if (seconds < 90) return fmt::format("{:.0f} s left", seconds);
  if (seconds < 90 * 60) return fmt::format("{:.0f} min left", seconds / 60);
  return fmt::format("{:.0f} h left", seconds / 3600);
}

// "layer 3 of 28" and "layer 4 of 28" are one phase, and what follows a comma says where in it the
// job is.
std::string name_of_phase(const std::string& phase) {
  std::string name = phase.substr(0, phase.find(','));
  std::erase_if(name, [](char c) { return c >= '0' && c <= '9'; });
  return name;
}

std::string share_text(double share) {
  return fmt::format(" {:.0f} %", 100 * share);
}

std::string bar(double share) {
  constexpr int kBarWidth = 24;
  const int full = std::clamp(static_cast<int>(share * kBarWidth), 0, kBarWidth);
  return fmt::format(" [{}{}]", std::string(static_cast<std::size_t>(full), '#'),
                     std::string(static_cast<std::size_t>(kBarWidth - full), '.')) +
         share_text(share);
}

}  // namespace

std::string ProgressLine::text(const Progress& progress, int columns) {
  const bool another_job = progress.seconds < seconds_;
  if (another_job) phases_.clear();
  seconds_ = progress.seconds;
  const auto [at, is_new] =
      phases_.try_emplace(name_of_phase(progress.phase) + '\n' + progress.unit);
  Phase& phase = at->second;
  if (is_new || progress.done < phase.last.done || progress.total != phase.last.total) {
    phase.begin = progress;
  }
  phase.last = progress;
  const double seconds = progress.seconds - phase.begin.seconds;
  const double rate =
      seconds > 0 ? static_cast<double>(progress.done - phase.begin.done) / seconds : 0;

  const double share = progress.total == 0 ? 0
                                           : static_cast<double>(progress.done) /
                                                 static_cast<double>(progress.total);
  std::string how_far, left;
  if (progress.total == 0) {
    how_far =
        fmt::format(": {} {}", short_number(static_cast<double>(progress.done)), progress.unit);
  } else {
    how_far = bar(share);
    // The rows of a table take longer and longer, so the first ones say nothing about the rest.
    if (rate > 0 && progress.done < progress.total && progress.unit != "rows") {
      left = ", " + left_text(static_cast<double>(progress.total - progress.done) / rate);
    }
  }
  // Less than one a second is no speed that people read.
  std::string speed = rate >= 1 ? fmt::format(", {} {}/s", short_number(rate), progress.unit) : "";
  std::string since = fmt::format(", {}", duration_text(progress.seconds));
  const auto line = [&] { return progress.phase + how_far + left + speed + since; };
  const auto fits = [&] { return width_of(line()) <= columns; };
  if (!fits()) speed.clear();
  if (!fits()) since.clear();
  if (!fits() && progress.total != 0) how_far = share_text(share);
  return std::string(cut_to(line(), columns));
}

}  // namespace harary::cli
