// SPDX-License-Identifier: MIT
#include "base/option_mentions.hpp"

namespace harary {

namespace {

constexpr std::string_view kDashes = "--";

bool is_part_of_name(char c) {
  return (c >= 'a' && c <= 'z') || c == '-';
}

}  // namespace

std::string with_option_names(std::string_view message,
                              const std::function<std::string(const std::string& option)>& name,
                              std::string_view open_quote, std::string_view close_quote) {
  std::string result;
  std::size_t done = 0;
  while (true) {
    const std::size_t dashes = message.find(kDashes, done);
    if (dashes == std::string_view::npos) break;
    const std::size_t begin = dashes + kDashes.size();
    std::size_t end = begin;
    while (end < message.size() && is_part_of_name(message[end])) ++end;
    const std::string option(message.substr(begin, end - begin));
    result += message.substr(done, dashes - done);
    done = end;
    const bool is_option =
        !option.empty() && option.front() != '-' &&
        (dashes == 0 || message[dashes - 1] == ' ' || message[dashes - 1] == '(');
    if (!is_option) {
      result += message.substr(dashes, end - dashes);
    } else if (dashes == 0 && message.substr(end).starts_with(':')) {
      result += name(option);
    } else {
      result.append(open_quote).append(name(option)).append(close_quote);
    }
  }
  return result.append(message.substr(done));
}

}  // namespace harary
