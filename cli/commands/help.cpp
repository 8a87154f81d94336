// SPDX-License-Identifier: MIT
#include <memory>
#include <string>
#include <vector>

#include "app/catalogue.hpp"
#include "base/error.hpp"
#include "cli/arguments.hpp"
#include "cli/context.hpp"
#include "cli/help/page.hpp"
#include "cli/usage.hpp"
#include "cli/window.hpp"

namespace harary::cli {

namespace {

// `harary help`, `help solve`, `help solve sim`, and `help sim`, which is `games sim`.
std::string page_for(const CLI::App& program, const std::vector<std::string>& words,
                     HelpLength length) {
  const auto commands = definitions_of(program);
  const int columns = page_columns();
  if (words.empty()) return program_page(commands, length, columns);
  const CommandDefinition* command = command_called(commands, words.front());
  if (command == nullptr) {
    if (const GameDescription* game = find_game(words.front())) return game_page(*game, columns);
    throw InputError(unknown_command(program, words.front()));
  }
  if (words.size() == 1) return command_page(*command, nullptr, length, columns);
  if (!takes_game(*command)) {
    throw InputError("harary " + command->name + " takes no game; see harary help " +
                     command->name);
  }
  return command_page(*command, &described_game(command->name, words[1]), length, columns);
}

}  // namespace

void add_help_command(CLI::App& program, Context& context, Command& chosen) {
  auto words = std::make_shared<std::vector<std::string>>();
  auto all = std::make_shared<bool>(false);
  CLI::App* command =
      program.add_subcommand("help", "a page about a command, or about a command with a game");
  command->add_option("words", *words, "a command, or a command and a game")
      ->type_name("COMMAND")
      ->expected(0, 2);
  command->add_flag("--all", *all, "all of the page, as --help-all after the command");
  command->callback([&, words, all] {
    chosen = [&, words, all] {
      context.out() << page_for(program, *words, *all ? HelpLength::all : HelpLength::common);
      return kAnswered;
    };
  });
}

}  // namespace harary::cli
