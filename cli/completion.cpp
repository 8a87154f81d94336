// SPDX-License-Identifier: MIT
// Completion scripts: the commands, their options, the games, and words where the parser knows
// them.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/error.hpp"
#include "cli/definitions.hpp"

namespace harary::cli {

namespace {

std::vector<std::string> names_of(const std::vector<CommandDefinition>& commands) {
  std::vector<std::string> names;
  for (const CommandDefinition& command : commands) {
    if (!command.name.empty()) names.push_back(command.name);
  }
  return names;
}

// What may stand in a command's place: its options, and the words of its positional arguments.
std::vector<std::string> words_of(const CommandDefinition& command) {
  std::vector<std::string> words;
  for (const OptionDefinition& option : command.options) {
    words.insert(words.end(), option.names.begin(), option.names.end());
    if (option.names.empty()) {
      words.insert(words.end(), option.choices.begin(), option.choices.end());
    }
  }
  return words;
}

std::string pattern_of(const CommandDefinition& command) {
  return command.aliases.empty()
             ? command.name
             : fmt::format("{}|{}", command.name, fmt::join(command.aliases, "|"));
}

std::string bash(const std::vector<CommandDefinition>& commands) {
  std::string script = fmt::format(
      "# bash completion for harary\n"
      "_harary() {{\n"
      "  # bash splits words at colons, which boards have: hex:flower:1\n"
      "  local i words=()\n"
      "  for ((i = 0; i <= COMP_CWORD; ++i)); do\n"
      "    if ((i > 0)) && [[ ${{COMP_WORDS[i]}} == : || ${{words[-1]}} == *: ]]; then\n"
      "      words[-1]+=${{COMP_WORDS[i]}}\n"
      "    else\n"
      "      words+=(\"${{COMP_WORDS[i]}}\")\n"
      "    fi\n"
      "  done\n"
      "  local current=${{words[-1]}} previous=\n"
      "  ((${{#words[@]}} > 1)) && previous=${{words[-2]}}\n"
      "  COMPREPLY=()\n"
      "  _harary_words\n"
      "  [[ $COMP_WORDBREAKS == *:* ]] && "
      "COMPREPLY=(\"${{COMPREPLY[@]#\"${{current%\"${{current##*:}}\"}}\"}}\")\n"
      "}}\n"
      "# What may stand in the place of the last of ${{words[@]}}.\n"
      "_harary_words() {{\n"
      "  if ((${{#words[@]}} == 2)); then\n"
      "    COMPREPLY=($(compgen -W \"{} --help --version\" -- \"$current\"))\n"
      "    return\n"
      "  fi\n"
      "  case ${{words[1]}}:$previous in\n",
      fmt::join(names_of(commands), " "));
  for (const CommandDefinition& command : commands) {
    for (const OptionDefinition& option : command.options) {
      if (command.name.empty() || option.names.empty() || option.value.empty()) continue;
      for (const std::string& name : option.names) {
        if (!option.choices.empty()) {
          script += fmt::format(
              "    {}:{}) COMPREPLY=($(compgen -W \"{}\" -- \"$current\")); return ;;\n",
              command.name, name, fmt::join(option.choices, " "));
        } else if (option.is_file) {
          script += fmt::format("    {}:{}) COMPREPLY=($(compgen -f -- \"$current\")); return ;;\n",
                                command.name, name);
        } else {
          script += fmt::format("    {}:{}) return ;;\n", command.name, name);
        }
      }
    }
  }
  script += "  esac\n  case ${words[1]} in\n";
  for (const CommandDefinition& command : commands) {
    if (command.name.empty()) continue;
    script += fmt::format("    {}) COMPREPLY=($(compgen -W \"{}\" -- \"$current\")) ;;\n",
                          pattern_of(command), fmt::join(words_of(command), " "));
  }
  return script +
         "  esac\n"
         "  ((${#COMPREPLY[@]})) || COMPREPLY=($(compgen -f -- \"$current\"))\n"
         "}\n"
         "complete -o filenames -F _harary harary\n";
}

// Between single quotes; zsh wants colons and brackets of descriptions escaped.
std::string quoted(const std::string& text, const std::string& special) {
  std::string result;
  for (const char c : text) {
    if (c == '\'') {
      result += "'\\''";
    } else {
      if (special.find(c) != std::string::npos) result += '\\';
      result += c;
    }
  }
  return result;
}

std::string zsh_value(const OptionDefinition& option) {
  if (!option.choices.empty()) {
    return "(" + quoted(fmt::format("{}", fmt::join(option.choices, " ")), ":") + ")";
  }
  return option.is_file ? "_files" : "";
}

std::string zsh(const std::vector<CommandDefinition>& commands) {
  std::string script =
      "#compdef harary\n"
      "_harary() {\n"
      "  local state\n"
      "  _arguments -C '1:command:->command' '*::argument:->argument'\n"
      "  case $state in\n"
      "    command)\n"
      "      local -a commands=(\n";
  for (const CommandDefinition& command : commands) {
    if (command.name.empty()) continue;
    script += fmt::format("        '{}:{}'\n", command.name, quoted(command.description, ":"));
  }
  script +=
      "      )\n"
      "      _describe command commands ;;\n"
      "    argument)\n"
      "      case $words[1] in\n";
  for (const CommandDefinition& command : commands) {
    if (command.name.empty()) continue;
    script += fmt::format("        {})\n          _arguments", pattern_of(command));
    for (const OptionDefinition& option : command.options) {
      if (option.names.empty()) {
        script += fmt::format(" \\\n            '*:{}:{}'", quoted(option.positional, ":"),
                              zsh_value(option).empty() ? "_files" : zsh_value(option));
      }
      for (const std::string& name : option.names) {
        script += fmt::format(" \\\n            '{}[{}]", name, quoted(option.description, "[]:"));
        if (!option.value.empty()) {
          script += fmt::format(":{}:{}", quoted(option.value, ":"), zsh_value(option));
        }
        script += "'";
      }
    }
    script += " ;;\n";
  }
  return script + "      esac ;;\n  esac\n}\n_harary \"$@\"\n";
}

std::string fish(const std::vector<CommandDefinition>& commands) {
  std::string script = "# fish completion for harary\n";
  for (const CommandDefinition& command : commands) {
    if (command.name.empty()) continue;
    script += fmt::format("complete -c harary -n __fish_use_subcommand -f -a {} -d '{}'\n",
                          command.name, quoted(command.description, ""));
    for (const OptionDefinition& option : command.options) {
      std::string line =
          fmt::format("complete -c harary -n '__fish_seen_subcommand_from {}'", command.name);
      if (option.names.empty()) {
        if (option.choices.empty()) continue;
        script += fmt::format("{} -f -a '{}'\n", line, fmt::join(option.choices, " "));
        continue;
      }
      for (const std::string& name : option.names) {
        line += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
      }
      if (!option.choices.empty()) {
        line += fmt::format(" -x -a '{}'", fmt::join(option.choices, " "));
      } else if (!option.value.empty()) {
        line += option.is_file ? " -r" : " -x";
      }
      script += fmt::format("{} -d '{}'\n", line, quoted(option.description, ""));
    }
  }
  return script;
}

}  // namespace

std::string completion_script(const std::vector<CommandDefinition>& commands,
                              const std::string& shell) {
  if (shell == "bash") return bash(commands);
  if (shell == "zsh") return zsh(commands);
  if (shell == "fish") return fish(commands);
  throw InputError("shell: " + in_quotes(shell) + " must be bash, zsh or fish");
}

}  // namespace harary::cli
