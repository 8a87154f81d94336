// SPDX-License-Identifier: MIT
#include "cli/help/listed_options.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>

#include "app/catalogue.hpp"
#include "cli/context.hpp"

namespace harary::cli {

namespace {

using Kind = ListedOption::Kind;

std::string capitals(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  return text;
}

// The option as the game describes it; without a game as the first one that has it does. Null: not
// an option of games.
const OptionSpec* of_game(const OptionDefinition& option, const GameDescription* game) {
  if (!option.of_game) return nullptr;
  const auto of = [&](const GameDescription& one) -> const OptionSpec* {
    for (const std::string& name : option.names) {
      if (const OptionSpec* spec = one.option(name.substr(name.find_first_not_of('-')))) {
        return spec;
      }
    }
    return nullptr;
  };
  if (game != nullptr) return of(*game);
  for (const GameDescription& one : catalogue()) {
    if (const OptionSpec* spec = of(one)) return spec;
  }
  return nullptr;
}

bool has_words(const GameDescription& game) {
  return std::any_of(game.options.begin(), game.options.end(),
                     [](const OptionSpec& option) { return option.positional; });
}

Kind kind_of(const OptionDefinition& option, const OptionSpec* spec) {
  if (option.names.empty()) return Kind::argument;
  if (option.shared) return Kind::every_command;
  if (spec == nullptr) return Kind::command;
  if (spec->name == "board" || spec->name == "target") return Kind::instance;
  return spec->advanced ? Kind::rare : Kind::game;
}

// "--board GRAPH", "--green, --blue EDGES", "--progress auto|on|off", "GAME".
std::string term_of(const OptionDefinition& option) {
  if (option.names.empty()) return capitals(option.positional) + (option.many ? " ..." : "");
  const std::string names = fmt::format("{}", fmt::join(option.names, ", "));
  constexpr std::size_t kLongest = 22;
  const std::string choices = fmt::format("{}", fmt::join(option.choices, "|"));
  const std::string& value = choices.empty() || choices.size() > kLongest ? option.value : choices;
  return value.empty() ? names : names + ' ' + value;
}

}  // namespace

std::vector<ListedOption> listed_options(const CommandDefinition& command,
                                         const GameDescription* game) {
  std::vector<ListedOption> listed;
  for (const OptionDefinition& option : command.options) {
    const OptionSpec* spec = of_game(option, game);
    if (option.of_game && spec == nullptr) continue;
    if (option.names.empty()) {
      if (option.positional == "game" && game != nullptr) continue;
      if (option.positional == kGameWords && (game == nullptr || !has_words(*game))) continue;
    }
    const bool help =
        std::find(option.names.begin(), option.names.end(), "--help") != option.names.end();
    const bool help_all =
        std::find(option.names.begin(), option.names.end(), "--help-all") != option.names.end();
    if (help || help_all) continue;  // the page itself is one of them
    listed.push_back({kind_of(option, spec), term_of(option),
                      option.names.empty() ? "" : option.names.front(),
                      spec == nullptr ? option.description : spec->help, option.required});
  }
  std::stable_sort(listed.begin(), listed.end(),
                   [](const ListedOption& a, const ListedOption& b) { return a.kind < b.kind; });
  return listed;
}

}  // namespace harary::cli
