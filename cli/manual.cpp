// SPDX-License-Identifier: MIT
// The manual page, in man(7): a section for the commands, one for the options that all share, then
// those of each.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>

#include "cli/definitions.hpp"

namespace harary::cli {

namespace {

// Dots and apostrophes at the start of a line are requests, backslashes and hyphens mean something.
std::string escaped(const std::string& text) {
  std::string result;
  for (const char c : text) {
    if (c == '\\') {
      result += "\\e";
    } else if (c == '-') {
      result += "\\-";
    } else {
      result += c;
    }
  }
  if (!result.empty() && (result[0] == '.' || result[0] == '\'')) result = "\\&" + result;
  return result;
}

std::string entry(const std::string& term, const std::string& text) {
  return fmt::format(".TP\n{}\n{}\n", term, escaped(text));
}

std::string term_of(const OptionDefinition& option) {
  if (option.names.empty()) return fmt::format(".I {}", escaped(option.positional));
  std::string term = ".B ";
  for (std::size_t i = 0; i < option.names.size(); ++i) {
    term += (i == 0 ? "" : ", ") + escaped(option.names[i]);
  }
  const std::string value =
      option.choices.empty() ? option.value : fmt::format("{}", fmt::join(option.choices, "|"));
  return value.empty() ? term : term + " \\fI" + escaped(value) + "\\fR";
}

}  // namespace

std::string manual_page(const std::vector<CommandDefinition>& commands) {
  // What most commands have is said once.
  std::map<std::string, std::size_t> uses;
  for (const CommandDefinition& command : commands) {
    for (const OptionDefinition& option : command.options) ++uses[term_of(option)];
  }
  const auto shared = [&](const OptionDefinition& option) {
    return 2 * uses[term_of(option)] > commands.size();
  };
  std::string page = fmt::format(
      ".TH HARARY 1 \"\" \"harary {}\" \"User Commands\"\n.SH NAME\nharary \\- {}\n"
      ".SH SYNOPSIS\n.B harary\n.I COMMAND\n.RI [ ARGUMENTS ...]\n.SH COMMANDS\n",
      HARARY_VERSION, "exact solver, analyser and playground for colouring games on graphs");
  for (const CommandDefinition& command : commands) {
    if (command.name.empty()) continue;
    std::string names = command.name;
    for (const std::string& alias : command.aliases) names += ", " + alias;
    page += entry(".B " + escaped(names), command.description);
  }
  page += ".SH OPTIONS OF MOST COMMANDS\n";
  std::vector<std::string> said;
  for (const CommandDefinition& command : commands) {
    for (const OptionDefinition& option : command.options) {
      const std::string term = term_of(option);
      if (!shared(option) || std::find(said.begin(), said.end(), term) != said.end()) continue;
      said.push_back(term);
      page += entry(term, option.description);
    }
  }
  for (const CommandDefinition& command : commands) {
    std::string options;
    for (const OptionDefinition& option : command.options) {
      if (!shared(option)) options += entry(term_of(option), option.description);
    }
    if (command.name.empty() || options.empty()) continue;
    page += fmt::format(".SH harary {}\n{}\n{}", escaped(command.name),
                        escaped(command.description), options);
  }
  page +=
      ".SH EXIT STATUS\n0: answered. 1: the answer is \"no\" (verify, demo), or the disk is full. "
      "2: bad usage or bad input. 3: the time or memory limit was reached first. 130: interrupted.\n";
  return page;
}

}  // namespace harary::cli
