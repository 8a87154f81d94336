// SPDX-License-Identifier: MIT
#include "cli/window.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>

namespace harary::cli {

std::optional<int> window_columns(int descriptor) {
  winsize window{};
  if (::ioctl(descriptor, TIOCGWINSZ, &window) == 0 && window.ws_col > 1) return window.ws_col;
  const char* const columns = std::getenv("COLUMNS");
  const int named = columns == nullptr ? 0 : std::atoi(columns);
  if (named > 1) return named;
  return std::nullopt;
}

int page_columns() {
  constexpr int kWithoutWindow = 80;
  constexpr int kLeast = 30;
  constexpr int kMost = 120;  // longer lines are hard to read
  if (::isatty(STDOUT_FILENO) == 0) return kWithoutWindow;
  return std::clamp(window_columns(STDOUT_FILENO).value_or(kWithoutWindow), kLeast, kMost);
}

}  // namespace harary::cli
