// SPDX-License-Identifier: MIT
#include "cli/usage.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>

#include "app/catalogue.hpp"
#include "app/other_names.hpp"
#include "base/error.hpp"
#include "base/nearest.hpp"
#include "base/printable.hpp"
#include "graph/board_text.hpp"

namespace harary::cli {

namespace {

bool all_of(std::string_view text, std::string_view characters) {
  return !text.empty() && text.find_first_not_of(characters) == std::string_view::npos;
}

bool is_graph(const std::string& word) {
  if (word.starts_with('@')) return word.size() > 1;
  try {
    parse_board_without_files(word, "");
    return true;
  } catch (const InputError&) {
    return false;
  }
}

// The command that was chosen; the program itself if none was.
const CLI::App& chosen_command(const CLI::App& program) {
  const auto chosen = program.get_subcommands();
  return chosen.empty() ? program : *chosen.front();
}

// "harary solve --help"
std::string help_of(const CLI::App& program) {
  const CLI::App& command = chosen_command(program);
  return &command == &program ? "harary --help"
                              : fmt::format("harary {} --help", command.get_name());
}

// Words for which people look where the command has another name.
const std::string* meant_command(const std::string& word) {
  static const std::map<std::string, std::string> kMeant{
      {"version", "harary --version"}, {"-v", "-V"},
      {"man", "harary manual"},        {"list", "harary games"},
      {"catalogue", "harary games"},   {"catalog", "harary games"},
      {"rules", "harary games NAME"},  {"who", "harary solve"},
      {"wins", "harary solve"},        {"winner", "harary solve"},
      {"value", "harary solve"},       {"outcome", "harary solve"},
      {"eval", "harary analyse"},      {"evaluate", "harary analyse"},
      {"analysis", "harary analyse"},  {"moves", "harary analyse"},
      {"perft", "harary layers"},      {"positions", "harary layers"},
      {"server", "harary serve"},      {"web", "harary serve"},
      {"gui", "harary serve"},         {"page", "harary serve"},
      {"proof", "harary verify"},      {"certificate", "harary verify"},
      {"convert", "harary export"},    {"draw", "harary export"},
      {"benchmark", "harary bench"},   {"ramsey-number", "harary ramsey"},
      {"tables", "harary paper-table"}};
  const auto found = kMeant.find(word);
  return found == kMeant.end() ? nullptr : &found->second;
}

// The options that the command takes; without those that it takes for other games alone.
std::vector<std::string> option_names(const CLI::App& command) {
  const GameDescription* game = named_game(command);
  const auto of_other_games = [&](const std::string& name) {
    if (game == nullptr || game->option(name) != nullptr) return false;
    return std::any_of(catalogue().begin(), catalogue().end(),
                       [&](const GameDescription& other) { return other.option(name) != nullptr; });
  };
  std::vector<std::string> names;
  for (const CLI::Option* option : command.get_options()) {
    for (const std::string& name : option->get_lnames()) {
      if (!of_other_games(name)) names.push_back(name);
    }
  }
  return names;
}

// "-bord", "–board" and "--Board" are close to --board. Empty: not an option at all, or an unknown
// one.
std::string meant_name(const std::string& word, const std::vector<std::string>& names) {
  const std::string typed = as_typed(word);
  if (!typed.starts_with('-') || all_of(typed, "-0123456789")) return "";
  const std::size_t begin = typed.find_first_not_of('-');
  if (begin == std::string::npos) return "";
  const std::string name = typed.substr(begin, typed.find('=') - begin);
  const std::string nearest = nearest_word(name, names);
  return nearest.empty() ? "" : "--" + nearest;
}

// Words that the command does not take.
std::string unexpected(const CLI::App& program) {
  const CLI::App& command = chosen_command(program);
  std::vector<std::string> words = command.remaining();
  if (words.empty()) words = program.remaining();
  if (words.empty()) return "a word too many";
  const std::string& word = words.front();
  std::string meant = meant_name(word, option_names(command));
  if (meant.empty()) {
    meant = meant_option(word, [&](const std::string& name) {
      const CLI::Option* option = command.get_option_no_throw("--" + name);
      return option != nullptr && option->count() == 0;
    });
  }
  const bool is_option = as_typed(word).starts_with('-');
  if (meant.empty() && word == "-v") meant = "-V";
  return in_quotes(word) + (is_option ? " is not an option here" : " is not expected here") +
         (meant.empty() ? "" : fmt::format("; did you mean {}?", meant));
}

// An option that takes one value and has several.
std::string given_twice(const CLI::App& program) {
  for (const CLI::Option* option : chosen_command(program).get_options()) {
    if (option->get_items_expected_max() != 1 || option->count() < 2) continue;
    std::string text = option->get_name() + " is given " +
                       (option->count() == 2 ? "twice" : fmt::format("{} times", option->count()));
    for (std::size_t i = 0; i < option->results().size(); ++i) {
      text += (i == 0 ? ": " : ", ") + in_quotes(option->results()[i]);
    }
    return text;
  }
  return "";
}

// "checkpoints is required", as the parser says it, of a word that stands for several.
std::string lacking(const std::string& said) {
  constexpr std::string_view kOne = "s is required";
  if (!said.ends_with(kOne) || said.starts_with("-")) return said;
  return said.substr(0, said.size() - kOne.size()) + "s are required";
}

}  // namespace

const GameDescription* named_game(const CLI::App& command) {
  const CLI::Option* game = command.get_option_no_throw("game");
  return game == nullptr || game->count() == 0 ? nullptr : find_game(game->results().front());
}

const GameDescription& described_game(const std::string& command, const std::string& word) {
  const OtherName* meant = find_game(word) == nullptr ? meant_by(word) : nullptr;
  if (meant == nullptr) return describe_game(word);
  const bool asks = command == "solve" && !meant->question.empty();
  std::string line =
      fmt::format("harary {} {}{}", command, command == "export" ? "pg " : "", meant->game);
  if (command != "games" && !meant->options.empty()) line += fmt::format(" {}", meant->options);
  if (asks) line += fmt::format(" {}", meant->question);
  throw InputError(
      fmt::format("{} is not a game here; {}: {}", in_quotes(word), meant->title, line));
}

void refuse_other_names(const CLI::App& program) {
  const CLI::App& command = chosen_command(program);
  const CLI::Option* game = command.get_option_no_throw("game");
  if (game == nullptr || game->count() == 0) return;
  const std::string& word = game->results().front();
  if (meant_by(word) != nullptr) described_game(command.get_name(), word);
}

std::string meant_option(const std::string& word,
                         const std::function<bool(const std::string&)>& has) {
  const auto first_of = [&](std::initializer_list<const char*> names) -> std::string {
    for (const char* name : names) {
      if (has(name)) return fmt::format("--{} {}", name, word);
    }
    return "";
  };
  constexpr std::string_view kDigits = "0123456789";
  if (all_of(word, kDigits)) return first_of({"order", "port", "max", "plies"});
  if (is_graph(word)) return first_of({"board", "target"});
  if (word.starts_with("hex:") || word.starts_with("square:")) return first_of({"board"});
  if (all_of(word, "0123456789,/-ea:")) return first_of({"formula"});
  if (word.find('=') != std::string::npos && word.find('\'') == std::string::npos &&
      has("position")) {
    return fmt::format("--position '{}'", word);
  }
  return "";
}

std::string unknown_command(const CLI::App& program, const std::string& word) {
  if (const std::string* meant = meant_command(word)) {
    return fmt::format("{} is not a command; did you mean {}?", in_quotes(word), *meant);
  }
  std::vector<std::string> names;
  for (const CLI::App* command : program.get_subcommands([](const CLI::App*) { return true; })) {
    names.push_back(command->get_name());
  }
  const std::string nearest = nearest_word(word, names);
  if (!nearest.empty()) {
    return fmt::format("{} is not a command; did you mean {}?", in_quotes(word), nearest);
  }
  if (find_game(word) != nullptr) {
    return fmt::format("{} is a game, not a command; did you mean solve {}?", in_quotes(word),
                       word);
  }
  if (const OtherName* meant = meant_by(word)) {
    return fmt::format("{} is not a command; {}: harary solve {} {}", in_quotes(word), meant->title,
                       meant->game, meant->options);
  }
  return in_quotes(word) + " is not a command; see harary --help";
}

std::string usage_error(const CLI::App& program, const CLI::ParseError& error) {
  std::string text;
  const std::string said = printable(error.what());
  const std::size_t colon = said.find(':');
  if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr) {
    text = unexpected(program);
  } else if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr) {
    const bool command = said.starts_with("A subcommand");
    text = !command                      ? lacking(said)
           : program.remaining().empty() ? "a command is missing"
                                         : unexpected(program);
    // Perhaps it stands there without its name: `count 6`.
    if (!command && !chosen_command(program).remaining().empty()) {
      text += "; " + unexpected(program);
    }
  } else if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr &&
             said.ends_with(" missing") && colon != std::string::npos) {
    text = said.substr(0, colon) + ": a value is missing";
  } else if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) {
    text = given_twice(program);
    if (text.empty()) text = said;
  } else if (dynamic_cast<const CLI::ConversionError*>(&error) != nullptr) {
    // The parser's words: "Could not convert: --json = maybe".
    const std::size_t equals = said.find(" = ");
    text =
        colon == std::string::npos || equals == std::string::npos
            ? said
            : fmt::format("{}: {} is not a value of it", said.substr(colon + 2, equals - colon - 2),
                          in_quotes(said.substr(equals + 3)));
  } else {
    text = said;
  }
  return text.ends_with('?') ? text : fmt::format("{}; see {}", text, help_of(program));
}

void refuse_empty_values(const CLI::App& program) {
  for (const CLI::Option* option : chosen_command(program).get_options()) {
    if (option->count() == 0 || option->get_items_expected_max() == 0) continue;
    const std::string name = option->get_name();
    if (name == "--position" || name == "--red" || name == "--green") continue;
    for (const std::string& value : option->results()) {
      if (value.empty()) throw InputError(fmt::format("{}: the value is empty", name));
    }
  }
}

}  // namespace harary::cli
