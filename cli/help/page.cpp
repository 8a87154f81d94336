// SPDX-License-Identifier: MIT
#include "cli/help/page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "app/catalogue.hpp"
#include "cli/help/examples.hpp"
#include "cli/help/listed_options.hpp"
#include "cli/help/wrapped.hpp"

namespace harary::cli {

namespace {

// Those that most people come for, in this order.
constexpr std::array<std::string_view, 12> kCommonCommands{
    "solve",     "analyse",     "play",   "serve",    "games",  "layers",
    "tablebase", "paper-table", "verify", "strategy", "arrows", "help"};

constexpr std::string_view kProgram =
    "Harary solves colouring games on graphs exactly: who wins, by which move, and why.";

int lines_in(const std::string& text) {
  return static_cast<int>(std::count(text.begin(), text.end(), '\n'));
}

std::string usage(const CommandDefinition& command, const GameDescription* game) {
  std::string line = "harary " + command.name;
  for (const ListedOption& option : listed_options(command, game)) {
    if (option.kind != ListedOption::Kind::argument) break;
    line += option.required ? ' ' + option.term : " [" + option.term + ']';
  }
  if (game != nullptr) line += ' ' + game->name;
  return line + " [OPTIONS]";
}

std::string examples_text(const std::vector<std::string>& examples, int columns) {
  std::string text;
  for (const std::string& example : examples) text += wrapped(example, columns, 2);
  return text.empty() ? "" : "\nExamples:\n" + text;
}

std::string heading_of(ListedOption::Kind kind, const GameDescription* game) {
  using Kind = ListedOption::Kind;
  switch (kind) {
    case Kind::argument:
      return "Arguments:";
    case Kind::instance:
    case Kind::game:
      return game == nullptr ? "Options of games (harary games NAME says which game has which):"
                             : fmt::format("Options of {}:", game->name);
    case Kind::rare:
      return game == nullptr ? "Rarer options of games:"
                             : fmt::format("Rarer options of {}:", game->name);
    case Kind::every_command:
      return "Options of every command:";
    case Kind::command:
      break;
  }
  return "Options of this command:";
}

// Every option, those of a kind below a heading.
std::string all_options(const std::vector<ListedOption>& options, const GameDescription* game,
                        int columns) {
  std::string text, heading;
  for (const ListedOption& option : options) {
    const std::string own = heading_of(option.kind, game);
    if (own != heading) text += '\n' + wrapped(own, columns);
    heading = own;
    text += entry(option.term, option.text, columns);
  }
  return text;
}

// "Also: --red --green …", cut to two lines, and where the rest is.
std::string rest_of(const std::vector<ListedOption>& left_out, const std::string& question,
                    int columns) {
  if (left_out.empty()) return "";
  std::string names;
  for (const ListedOption& option : left_out) names += ' ' + option.name;
  constexpr int kRows = 2;
  return '\n' + wrapped("Also:" + shortened(names, kRows * columns - 20), columns) +
         wrapped("All of them: " + question + " --help-all", columns);
}

// As many options, from the most useful on, as fit the screen. They are counted on a screen of the
// usual width, so that a page names the same options everywhere.
std::string common_options(const std::string& above, const std::vector<ListedOption>& options,
                           const std::string& question, int columns) {
  const auto short_entry = [](const ListedOption& option, int width) {
    const int text = entry_columns(kScreenColumns);
    constexpr int kRagged = 12;
    return entry(option.term, shortened(option.text, 2 * text - kRagged), width);
  };
  const int last = lines_in(rest_of(options, question, kScreenColumns));
  int lines = lines_in(above) + 2 + last;
  std::vector<ListedOption> shown, left_out;
  bool full = false;
  for (const ListedOption& option : options) {
    const int needed = lines_in(short_entry(option, kScreenColumns));
    full = full || lines + needed > kScreenLines;
    (full ? left_out : shown).push_back(option);
    if (!full) lines += needed;
  }
  std::string text;
  for (const ListedOption& option : shown) text += short_entry(option, columns);
  if (!text.empty()) text.insert(0, "\nOptions:\n");
  return text + rest_of(left_out, question, columns);
}

}  // namespace

bool takes_game(const CommandDefinition& command) {
  return std::any_of(command.options.begin(), command.options.end(),
                     [](const OptionDefinition& option) { return option.positional == "game"; });
}

std::string command_page(const CommandDefinition& command, const GameDescription* game,
                         HelpLength length, int columns) {
  const auto head = [&](int width) {
    const std::string aliases =
        command.aliases.empty() ? "" : " (also " + command.aliases.front() + ")";
    std::string text =
        wrapped(fmt::format("harary {}{}: {}", command.name, aliases, command.description), width);
    if (game != nullptr) {
      const std::string said = fmt::format("{}: {}", game->name, game->summary);
      text += wrapped(length == HelpLength::all ? said : shortened(said, 2 * kScreenColumns - 20),
                      width);
    }
    text += '\n' + wrapped(usage(command, game), width, 2);
    return text + examples_text(examples_of(command.name, game), width);
  };
  const std::vector<ListedOption> options = listed_options(command, game);
  if (length == HelpLength::all) return head(columns) + all_options(options, game, columns);
  const std::string question = "harary " + command.name + (game == nullptr ? "" : ' ' + game->name);
  return head(columns) + common_options(head(kScreenColumns), options, question, columns);
}

std::string program_page(const std::vector<CommandDefinition>& commands, HelpLength length,
                         int columns) {
  std::string text = wrapped(kProgram, columns) +
                     "\n  harary COMMAND [OPTIONS]\n  harary help [COMMAND [GAME]]\n\nCommands:\n";
  std::string others;
  if (length == HelpLength::common) {
    for (const std::string_view name : kCommonCommands) {
      for (const CommandDefinition& command : commands) {
        if (command.name != name) continue;
        text += entry(name, shortened(command.description, entry_columns(kScreenColumns)), columns);
      }
    }
    for (const CommandDefinition& command : commands) {
      const bool common = std::find(kCommonCommands.begin(), kCommonCommands.end(), command.name) !=
                          kCommonCommands.end();
      if (!command.name.empty() && !common) others += ' ' + command.name;
    }
    return text + '\n' + wrapped("More commands:" + others, columns) +
           wrapped("All with a line each: harary --help-all. The version: harary -V", columns);
  }
  for (const CommandDefinition& command : commands) {
    if (!command.name.empty()) text += entry(command.name, command.description, columns);
  }
  return text + "\nOptions:\n" + entry("-h, --help", "a page of help, also of a command", columns) +
         entry("--help-all", "all of it", columns) + entry("-V, --version", "the version", columns);
}

std::string game_page(const GameDescription& game, int columns) {
  const About& about = game.about;
  std::string text =
      wrapped(fmt::format("{} ({}): {}", game.name, about.title, game.summary), columns);
  const auto said = [&](std::string_view what, const std::string& words) {
    if (!words.empty()) text += wrapped(fmt::format("{}: {}", what, words), columns, 2);
  };
  text += '\n';
  said("Rules", rules_text(about, "the target"));
  said("A move", about.move);
  said("Ties", about.ties);
  said("Points", about.points);
  if (game.number) said("Its number", game.number->asks);
  text += "\nOptions:\n";
  for (const OptionSpec& option : game.options) {
    if (!option.interfaces.command_line) continue;
    std::string term = "--" + option.name;
    for (const std::string& alias : option.aliases) term += ", --" + alias;
    text += entry(term, option.help, columns);
  }
  std::vector<std::string> examples;
  for (const char* command : {"solve", "analyse", "play"}) {
    examples.push_back(examples_of(command, &game).front());
  }
  return text + examples_text(examples, columns);
}

}  // namespace harary::cli
