// SPDX-License-Identifier: MIT
#include "server/page_words.hpp"

#include <array>

#include "app/catalogue.hpp"
#include "base/option_mentions.hpp"

namespace harary {

namespace {

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

}  // namespace

std::string pointer_to_option(std::string_view message) {
  constexpr std::string_view kDashes = "--";
  if (!message.starts_with(kDashes)) return "";
  message.remove_prefix(kDashes.size());
  const std::size_t end = message.find_first_not_of("abcdefghijklmnopqrstuvwxyz-");
  if (end == 0 || end == std::string_view::npos || message[end] != ':') return "";
  return "#/options/" + std::string(message.substr(0, end));
}

std::string in_page_words(std::string_view message) {
  return with_option_names(without_advice_about_files(std::string(message)), label_of, "“", "”");
}

}  // namespace harary
