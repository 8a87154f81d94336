// SPDX-License-Identifier: MIT
#include "cli/whole_numbers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "base/error.hpp"

namespace harary::cli {

std::uint64_t read_number(const std::string& option, const std::string& text, NumberRange range) {
  std::uint64_t number = 0;
  const char* const end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc{} || rest != end || number < range.least || number > range.most) {
    throw InputError(fmt::format("{}: {} is not a whole number from {} to {}", option,
                                 in_quotes(text), range.least, range.most));
  }
  return number;
}

std::vector<int> read_numbers(const std::string& option, const std::string& text,
                              NumberRange range) {
  std::vector<int> numbers;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    numbers.push_back(
        static_cast<int>(read_number(option, text.substr(begin, end - begin), range)));
    begin = end + 1;
  }
  return numbers;
}

}  // namespace harary::cli
