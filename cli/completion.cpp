// SPDX-License-Identifier: MIT
#include "cli/completion.hpp"

#include <algorithm>
#include <iterator>

#include "app/catalogue.hpp"
#include "graph/name_table.hpp"

namespace harary::cli {

namespace {

bool contains(const std::vector<std::string>& words, const std::string& word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

// What the words before the cursor say.
struct Line {
  const CommandDefinition* command = nullptr;
  const GameDescription* game = nullptr;       // once its name was given
  std::vector<const OptionDefinition*> given;  // options that were given
  const OptionDefinition* open = nullptr;      // the option that the word at the cursor belongs to
  const OptionDefinition* positional = nullptr;  // or the argument that would come next
  bool options_ended = false;                    // by --
};

const OptionDefinition* option_called(const CommandDefinition& command, const std::string& name) {
  const auto found =
      std::find_if(command.options.begin(), command.options.end(),
                   [&](const OptionDefinition& option) { return contains(option.names, name); });
  return found == command.options.end() ? nullptr : &*found;
}

// The argument without a name that stands `before` others; null if there are no more.
const OptionDefinition* positional_after(const CommandDefinition& command, std::size_t before) {
  for (const OptionDefinition& option : command.options) {
    if (option.positional.empty() || !option.names.empty()) continue;
    if (before == 0 || option.many) return &option;
    --before;
  }
  return nullptr;
}

Line read_line(const CommandDefinition& command, const std::vector<std::string>& words) {
  Line line;
  line.command = &command;
  std::size_t positionals = 0;
  for (std::size_t i = 1; i + 1 < words.size(); ++i) {
    const std::string& word = words[i];
    if (line.open != nullptr) {
      line.open = nullptr;
    } else if (!line.options_ended && word == "--") {
      line.options_ended = true;
    } else if (!line.options_ended && word.size() > 1 && word[0] == '-') {
      const OptionDefinition* option = option_called(command, word.substr(0, word.find('=')));
      if (option == nullptr) continue;
      line.given.push_back(option);
      const bool has_value = word.find('=') != std::string::npos;
      if (!option->value.empty() && !has_value) line.open = option;
    } else {
      const OptionDefinition* positional = positional_after(command, positionals++);
      if (positional != nullptr && positional->positional == "game") line.game = find_game(word);
    }
  }
  line.positional = positional_after(command, positionals);
  return line;
}

void add_words(Offers& offers, const std::vector<std::string>& words) {
  for (const std::string& word : words) {
    const bool blank = word.find(' ') != std::string::npos;
    const bool there = std::any_of(offers.words.begin(), offers.words.end(),
                                   [&](const Offer& offer) { return offer.word == word; });
    if (!blank && !there) offers.words.push_back({word, ""});
  }
}

// A graph, a list of graphs or a coloured board may be in a file.
void add_at(Offers& offers, const std::string& current, const std::string& description) {
  if (current.starts_with('@')) {
    offers.files = FileOffers::files_after_at;
  } else {
    offers.words.push_back({"@", description});
  }
}

// Values of game options of this name: of the game, or of all games while it is not known.
std::vector<std::string> values_of_games(const OptionDefinition& option,
                                         const GameDescription* game) {
  std::vector<std::string> values;
  for (const GameDescription& one : catalogue()) {
    if (game != nullptr && game != &one) continue;
    for (const OptionSpec& spec : one.options) {
      if (!contains(option.names, "--" + spec.name)) continue;
      values.insert(values.end(), spec.values.begin(), spec.values.end());
    }
  }
  return values;
}

Offers values_of(const OptionDefinition& option, const Line& line, const std::string& current) {
  Offers offers;
  if (option.positional == "game") {
    for (const GameDescription& game : catalogue())
      offers.words.push_back({game.name, game.summary});
    return offers;
  }
  add_words(offers, option.choices);
  if (option.of_game) add_words(offers, values_of_games(option, line.game));
  if (option.value == "FILE") offers.files = FileOffers::files;
  if (option.value == "FOLDER") offers.files = FileOffers::folders;
  if (option.value == "LIST") {
    offers.words.push_back({"-", "standard input"});
    add_at(offers, current, "a file, one a line");
  }
  if (option.value != "GRAPH") return offers;
  // Of the options of games only --board of one game may be something else than a graph.
  const OptionSpec* spec = line.game == nullptr || !option.of_game
                               ? nullptr
                               : line.game->option(option.names.front().substr(2));
  if (!option.of_game) {
    for (const OptionSpec& board : graph_board_options()) add_words(offers, board.values);
    add_words(offers, target_option().values);
  }
  if (spec == nullptr || spec->type == OptionType::graph) add_words(offers, graph_words());
  add_at(offers, current, "a graph in a file");
  return offers;
}

Offers options_of(const Line& line, const std::string& current) {
  Offers offers;
  for (const OptionDefinition& option : line.command->options) {
    if (option.names.empty()) continue;
    const auto of_game = [&](const std::string& name) {
      return line.game->option(name.substr(2)) != nullptr;
    };
    if (option.of_game && line.game != nullptr &&
        std::none_of(option.names.begin(), option.names.end(), of_game)) {
      continue;
    }
    if (std::find(line.given.begin(), line.given.end(), &option) != line.given.end()) continue;
    for (const std::string& name : option.names) {
      const bool is_long = name.starts_with("--");
      if (is_long || current == name) offers.words.push_back({name, option.description});
    }
  }
  return offers;
}

Offers commands_of(const std::vector<CommandDefinition>& commands, const std::string& current) {
  Offers offers;
  for (const CommandDefinition& command : commands) {
    if (!command.name.empty()) offers.words.push_back({command.name, command.description});
  }
  if (!current.starts_with('-')) return offers;
  Line line;
  line.command = &commands.front();
  return options_of(line, current);
}

// All words that fit where `current` stands. The letters that were typed of it do not matter yet.
Offers all_offers(const Line& line, const std::string& current) {
  if (line.open != nullptr) return values_of(*line.open, line, current);
  if (current.starts_with('-') && !line.options_ended) {
    const auto equals = current.find('=');
    if (equals == std::string::npos) return options_of(line, current);
    const std::string name = current.substr(0, equals);
    const OptionDefinition* option = option_called(*line.command, name);
    if (option == nullptr || option->value.empty()) return {};
    Offers offers = values_of(*option, line, current.substr(equals + 1));
    for (Offer& offer : offers.words) offer.word.insert(0, name + "=");
    return offers;
  }
  Offers offers;
  if (line.positional != nullptr) offers = values_of(*line.positional, line, current);
  const bool nothing = offers.words.empty() && offers.files == FileOffers::none;
  return nothing && !line.options_ended ? options_of(line, current) : offers;
}

}  // namespace

Offers offers_at(const std::vector<CommandDefinition>& commands,
                 const std::vector<std::string>& words) {
  const std::string current = words.empty() ? "" : words.back();
  Offers offers;
  if (words.size() <= 1) {
    offers = commands_of(commands, current);
  } else {
    const auto command = std::find_if(
        std::next(commands.begin()), commands.end(), [&](const CommandDefinition& one) {
          return one.name == words.front() || contains(one.aliases, words.front());
        });
    if (command == commands.end()) return {};
    offers = all_offers(read_line(*command, words), current);
  }
  std::erase_if(offers.words, [&](const Offer& offer) { return !offer.word.starts_with(current); });
  return offers;
}

std::string offers_text(const Offers& offers) {
  std::string text;
  for (const Offer& offer : offers.words) text += offer.word + '\t' + offer.description + '\n';
  switch (offers.files) {
    case FileOffers::none:
      break;
    case FileOffers::files:
      text += ":files\n";
      break;
    case FileOffers::folders:
      text += ":folders\n";
      break;
    case FileOffers::files_after_at:
      text += ":@files\n";
      break;
  }
  return text;
}

}  // namespace harary::cli
