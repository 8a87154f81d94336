// SPDX-License-Identifier: MIT
#include "theory/misere/heap_game.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"

namespace harary {

HeapGame::HeapGame(const std::string& code, const std::string& source) {
  const bool begins = code.rfind("0.", 0) == 0 && code.size() > 2;
  if (!begins || code.find_first_not_of("01234567", 2) != std::string::npos) {
    throw InputError(
        fmt::format("{}: {} is no octal code, such as 0.77; the digits after 0. are 0 to 7", source,
                    in_quotes(code)));
  }
  if (code.size() - 2 > kMostDigits) {
    throw InputError(fmt::format("{}: there are at most {} digits", source, kMostDigits));
  }
  for (const char digit : code.substr(2)) digits_.push_back(digit - '0');
}

std::vector<std::vector<int>> HeapGame::options(int n) const {
  std::vector<std::vector<int>> result;
  for (int taken = 1; taken <= std::min(n, static_cast<int>(digits_.size())); ++taken) {
    const int digit = digits_[static_cast<std::size_t>(taken) - 1];
    const int left = n - taken;
    if ((digit & 1) != 0 && left == 0) result.emplace_back();
    if ((digit & 2) != 0 && left > 0) result.push_back({left});
    for (int one = 1; (digit & 4) != 0 && 2 * one <= left; ++one) {
      result.push_back({one, left - one});
    }
  }
  std::sort(result.begin(), result.end());
  result.erase(std::unique(result.begin(), result.end()), result.end());
  return result;
}

}  // namespace harary
