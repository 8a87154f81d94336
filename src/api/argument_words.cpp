// SPDX-License-Identifier: MIT
#include "api/argument_words.hpp"

namespace harary::v0 {

namespace {

constexpr std::string_view kDashes = "--";

bool is_part_of_name(char c) {
  return (c >= 'a' && c <= 'z') || c == '-';
}

}  // namespace

std::string in_argument_words(std::string_view message) {
  std::string result;
  std::size_t done = 0;
  while (true) {
    const std::size_t dashes = message.find(kDashes, done);
    if (dashes == std::string_view::npos) break;
    const std::size_t begin = dashes + kDashes.size();
    std::size_t end = begin;
    while (end < message.size() && is_part_of_name(message[end])) ++end;
    const std::string_view name = message.substr(begin, end - begin);
    result += message.substr(done, dashes - done);
    done = end;
    const bool is_option =
        !name.empty() && name.front() != '-' &&
        (dashes == 0 || message[dashes - 1] == ' ' || message[dashes - 1] == '(');
    if (!is_option) {
      result += message.substr(dashes, end - dashes);
    } else if (dashes == 0 && message.substr(end).starts_with(':')) {
      result += name;
    } else {
      result.append("\"").append(name).append("\"");
    }
  }
  return result.append(message.substr(done));
}

}  // namespace harary::v0
