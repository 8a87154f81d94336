// SPDX-License-Identifier: MIT
#include "cli/definitions.hpp"

#include "cli/context.hpp"

namespace harary::cli {

namespace {

// CLI11 keeps the words of IsMember in its description: "{first,second}".
std::vector<std::string> choices_in(const std::string& type) {
  const auto open = type.find('{');
  const auto close = type.find('}', open);
  if (open == std::string::npos || close == std::string::npos) return {};
  std::vector<std::string> words;
  std::string word;
  for (std::size_t i = open + 1; i <= close; ++i) {
    if (type[i] == ',' || i == close) {
      words.push_back(word);
      word.clear();
    } else {
      word += type[i];
    }
  }
  return words;
}

OptionDefinition definition_of(const CLI::Option& option) {
  OptionDefinition result;
  for (const std::string& name : option.get_snames()) result.names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) result.names.push_back("--" + name);
  result.description = option.get_description();
  const bool flag = option.get_items_expected_max() == 0;
  const std::string type = option.get_type_name();
  if (!flag) {
    result.choices = choices_in(type);
    result.value = result.choices.empty() ? type.substr(0, type.find(':')) : "WORD";
  }
  if (option.get_positional()) {
    result.positional = option.get_name(true);
    result.many = option.get_items_expected_max() > 1;
  }
  result.of_game = option.get_group() == kGameGroup;
  result.shared = option.get_group() == kSharedGroup;
  result.required = option.get_required();
  return result;
}

CommandDefinition definition_of(const CLI::App& command) {
  CommandDefinition result{
      command.get_name(), command.get_aliases(), command.get_description(), {}};
  for (const CLI::Option* option : command.get_options()) {
    result.options.push_back(definition_of(*option));
  }
  return result;
}

}  // namespace

std::vector<CommandDefinition> definitions_of(const CLI::App& program) {
  std::vector<CommandDefinition> result{definition_of(program)};
  result.front().name.clear();
  for (const CLI::App* command : program.get_subcommands([](const CLI::App*) { return true; })) {
    result.push_back(definition_of(*command));
  }
  return result;
}

}  // namespace harary::cli
