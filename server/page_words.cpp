// SPDX-License-Identifier: MIT
#include "server/page_words.hpp"

#include <array>

#include "app/catalogue.hpp"

namespace harary {

namespace {

constexpr std::string_view kDashes = "--";

// Advice that the page has no use for.
constexpr std::array<std::string_view, 3> kAboutFiles{", @FILE", " or @FILE.board",
                                                      ", or a file with --instance"};

// The label of the option's field on the page; the option's name if the page has no such field.
std::string label_of(const std::string& option) {
  for (const GameDescription& game : catalogue()) {
    const OptionSpec* spec = game.option(option);
    if (spec != nullptr && !spec->label.empty()) return spec->label;
  }
  return option;
}

std::string without_advice_about_files(std::string text) {
  for (const std::string_view advice : kAboutFiles) {
    if (const auto at = text.find(advice); at != std::string::npos) text.erase(at, advice.size());
  }
  return text;
}

bool is_part_of_name(char c) {
  return (c >= 'a' && c <= 'z') || c == '-';
}

}  // namespace

std::string in_page_words(std::string_view message) {
  const std::string text = without_advice_about_files(std::string(message));
  std::string result;
  std::size_t done = 0;
  while (true) {
    const std::size_t dashes = text.find(kDashes, done);
    if (dashes == std::string::npos) break;
    std::size_t end = dashes + kDashes.size();
    while (end < text.size() && is_part_of_name(text[end])) ++end;
    const std::string name = text.substr(dashes + kDashes.size(), end - dashes - kDashes.size());
    result += text.substr(done, dashes - done);
    done = end;
    const bool is_option = !name.empty() && name.front() != '-' &&
                           (dashes == 0 || text[dashes - 1] == ' ' || text[dashes - 1] == '(');
    if (!is_option) {
      result += text.substr(dashes, end - dashes);
    } else if (dashes == 0 && text.substr(end).starts_with(':')) {
      result += label_of(name);
    } else {
      result += "“" + label_of(name) + "”";
    }
  }
  return result + text.substr(done);
}

}  // namespace harary
