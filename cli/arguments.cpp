// SPDX-License-Identifier: MIT
#include "cli/arguments.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <string_view>

namespace harary::cli {

namespace {

using Words = std::vector<std::string>;

// Names that commands had before: they work, but help, manual and completion have the new ones.
std::string present_name(const std::string& name) {
  static const std::map<std::string_view, std::string_view> kNewNames{{"strong", "tablebase"},
                                                                      {"table", "paper-table"}};
  const auto found = kNewNames.find(name);
  return found == kNewNames.end() ? name : std::string(found->second);
}

bool has_word(const Words& words, const std::string& word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

// Whether the word is an option that takes the next one as its value.
bool takes_value(const std::string& word, const std::vector<CommandDefinition>& commands) {
  for (const CommandDefinition& command : commands) {
    for (const OptionDefinition& option : command.options) {
      if (has_word(option.names, word)) return !option.value.empty();
    }
  }
  return false;
}

// Where the command stands behind options; the end if it does not.
Words::iterator command_behind_options(Words& words,
                                       const std::vector<CommandDefinition>& commands) {
  for (auto word = words.begin(); word != words.end(); ++word) {
    if (word->starts_with('-')) {
      if (takes_value(*word, commands) && std::next(word) != words.end()) ++word;
    } else {
      return command_called(commands, *word) == nullptr ? words.end() : word;
    }
  }
  return words.end();
}

}  // namespace

const CommandDefinition* command_called(const std::vector<CommandDefinition>& commands,
                                        const std::string& name) {
  const std::string present = present_name(name);
  const auto found =
      std::find_if(commands.begin(), commands.end(), [&](const CommandDefinition& command) {
        return !command.name.empty() &&
               (command.name == present || has_word(command.aliases, present));
      });
  return found == commands.end() ? nullptr : &*found;
}

Words in_usual_order(Words arguments, const std::vector<CommandDefinition>& commands) {
  if (arguments.empty()) return arguments;
  const bool completion = arguments.front() == "--complete";
  if (completion) {
    // The word at the cursor may become another one.
    if (arguments.size() > 2) arguments[1] = present_name(arguments[1]);
    return arguments;
  }
  // Of the program itself.
  if (arguments.front() == "--version" || arguments.front() == "-V") return arguments;
  const auto command = command_behind_options(arguments, commands);
  if (command == arguments.end()) return arguments;
  std::rotate(arguments.begin(), command, std::next(command));
  arguments.front() = present_name(arguments.front());
  return arguments;
}

}  // namespace harary::cli
