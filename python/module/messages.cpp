// SPDX-License-Identifier: MIT
#include "python/module/messages.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <functional>
#include <set>
#include <utility>

#include "app/catalogue.hpp"

namespace harary::python {

namespace {

constexpr std::string_view kDashes = "--";
// Of a question, without a value; the flags of games are in the catalogue.
constexpr std::array<std::string_view, 4> kFlags{"remoteness", "trim", "stats", "fingerprints"};
// A word in lower case after an option is its value only if one of these stands before the option.
constexpr std::array<std::string_view, 5> kBeforeExamples{"try", "example", "write", "use", "mean"};

template <std::size_t Size>
bool among(const std::array<std::string_view, Size>& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

// Is this keyword that of an option without a value?
bool is_flag(std::string_view name) {
  static const std::set<std::string, std::less<>> of_games = [] {
    std::set<std::string, std::less<>> names;
    for (const GameDescription& game : catalogue()) {
      for (const OptionSpec& option : game.options) {
        if (option.type != OptionType::flag) continue;
        std::string keyword(option.name);
        std::replace(keyword.begin(), keyword.end(), '-', '_');
        names.insert(std::move(keyword));
      }
    }
    return names;
  }();
  return among(kFlags, name) || of_games.find(name) != of_games.end();
}

bool is_lower(char c) {
  return c >= 'a' && c <= 'z';
}

bool is_word(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_' || c == '/';
}

std::string_view last_word(std::string_view text) {
  while (text.ends_with(' ')) text.remove_suffix(1);
  const std::size_t blank = text.rfind(' ');
  return blank == std::string_view::npos ? text : text.substr(blank + 1);
}

// The value that stands after an option and a blank, without the sentence's punctuation.
std::string_view value_after(std::string_view before, std::string_view rest) {
  if (!rest.starts_with(' ')) return {};
  rest.remove_prefix(1);
  std::string_view value = rest.substr(0, rest.find(' '));
  while (!value.empty() &&
         std::string_view(".,;:?)").find(value.back()) != std::string_view::npos) {
    value.remove_suffix(1);
  }
  const bool example = !value.empty() && !value.starts_with(kDashes) &&
                       (is_lower(value.front()) ? among(kBeforeExamples, last_word(before))
                                                : is_word(value.front()) || value.front() == '@');
  return example ? value : std::string_view{};
}

std::string keyword(std::string_view name, std::string_view value) {
  const std::string text(name);
  if (value.empty()) return text + (is_flag(name) ? "=True" : "=");
  const bool number = std::all_of(value.begin(), value.end(), [](char c) {
    return std::isdigit(static_cast<unsigned char>(c)) != 0;
  });
  const std::string quote = number ? "" : "'";
  return text + "=" + quote + std::string(value) + quote;
}

}  // namespace

std::string in_python_words(std::string_view message) {
  std::string result;
  std::size_t done = 0;
  while (true) {
    const std::size_t dashes = message.find(kDashes, done);
    const std::size_t begin = dashes == std::string_view::npos ? dashes : dashes + kDashes.size();
    if (begin >= message.size()) break;
    result += message.substr(done, dashes - done);
    std::size_t end = begin;
    while (end < message.size() && (is_lower(message[end]) || message[end] == '-')) ++end;
    done = end;
    if (end == begin || !is_lower(message[begin]) || (dashes > 0 && is_word(message[dashes - 1]))) {
      result += message.substr(dashes, end - dashes);
      continue;
    }
    std::string name(message.substr(begin, end - begin));
    std::replace(name.begin(), name.end(), '-', '_');
    if (dashes == 0 && message.substr(end).starts_with(':')) {
      result += name;
      continue;
    }
    const std::string_view value =
        is_flag(name) ? std::string_view{}
                      : value_after(message.substr(0, dashes), message.substr(end));
    result += keyword(name, value);
    if (!value.empty()) done += 1 + value.size();
  }
  return result.append(message.substr(done));
}

}  // namespace harary::python
