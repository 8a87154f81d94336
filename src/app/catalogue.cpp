// SPDX-License-Identifier: MIT
#include "app/catalogue.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <string_view>

#include "app/certify/certified_game.hpp"
#include "app/family_entry.hpp"
#include "app/other_names.hpp"
#include "app/tablebase/tablebase.hpp"
#include "app/written_entry.hpp"
#include "base/error.hpp"
#include "base/nearest.hpp"
#include "base/printable.hpp"
#include "graph/formats/whole_number.hpp"
#include "graph/named.hpp"
#include "verify/plain_rules_game.hpp"

namespace harary {

#define HARARY_ENTRY(id) FamilyEntry family_##id();
#define HARARY_FAMILY(id, family, header) HARARY_ENTRY(id)
#define HARARY_SET_FAMILY(id, family, header) HARARY_ENTRY(id)
#include "app/catalogue.def"
#undef HARARY_ENTRY

namespace {

const std::vector<FamilyEntry>& families() {
  static const std::vector<FamilyEntry> entries{
#define HARARY_ENTRY(id) family_##id(),
#include "app/catalogue.def"
#undef HARARY_ENTRY
#undef HARARY_FAMILY
#undef HARARY_SET_FAMILY
  };
  return entries;
}

}  // namespace

const std::vector<GameDescription>& catalogue() {
  static const std::vector<GameDescription> all = [] {
    std::vector<GameDescription> games;
    for (const FamilyEntry& family : families()) {
      games.insert(games.end(), family.games.begin(), family.games.end());
    }
    return games;
  }();
  return all;
}

const GameDescription* find_game(const std::string& name) {
  for (const GameDescription& game : catalogue()) {
    if (game.name == name) return &game;
  }
  return nullptr;
}

const GameDescription& describe_game(const std::string& name) {
  if (const GameDescription* game = find_game(name)) return *game;
  std::vector<std::string> names;
  for (const GameDescription& game : catalogue()) names.push_back(game.name);
  const std::string nearest = nearest_word(name, names);
  if (!nearest.empty()) {
    throw InputError(fmt::format("{} is not a game; did you mean {}?", in_quotes(name), nearest));
  }
  if (const OtherName* meant = meant_by(name)) {
    throw InputError(fmt::format("{} is not a game here; {} is {} {}", in_quotes(name),
                                 meant->title, meant->game, meant->options));
  }
  throw InputError(
      fmt::format("{} is not a game; the games are {}", in_quotes(name), fmt::join(names, " ")));
}

Roles roles_in(const std::string& game, const std::map<std::string, std::string>& instance) {
  if (const auto text = instance.find(kWrittenText); text != instance.end()) {
    GameOptions options(GameOptions::Files::forbidden);
    options.set_all(instance);
    return written_description(options)->roles(instance);
  }
  const GameDescription* description = find_game(game);
  return description == nullptr ? Roles() : description->roles(instance);
}

GameOptions with_colours_for_roles(const GameDescription& game, const GameOptions& options) {
  const Roles& roles = game.roles(options.all());
  if (!options.has("first") || roles == Roles() || is_written(options)) return options;
  const std::string given = options.text("first");
  if (Roles().side_of(given) || given == "blue") return options;
  const std::optional<Side> starter = roles.side_of(given);
  if (!starter) {
    throw InputError(
        fmt::format("--first: {} must be {} or {}", in_quotes(given), roles.first, roles.second));
  }
  GameOptions result = options;
  result.set("first", Roles().of(*starter));
  return result;
}

namespace {

// Numbers have the range that the table of options gives: families read some of them late, or in a
// range that is narrower than that of the whole game.
void check_number(const OptionSpec& option, const std::string& text) {
  if (option.type != OptionType::number) return;
  const auto number = whole_number(text);
  if (number && *number >= option.least && *number <= option.most) return;
  throw InputError(fmt::format("--{}: {} is not a whole number from {} to {}", option.name,
                               in_quotes(text), option.least, option.most));
}

// The family of the game. Throws InputError.
const FamilyEntry& family_of(const std::string& name) {
  for (const FamilyEntry& family : families()) {
    for (const GameDescription& game : family.games) {
      if (game.name == name) return family;
    }
  }
  throw InputError(name + " is not a game");  // require_options() has thrown before
}

bool same_letters(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](unsigned char x, unsigned char y) {
    return std::tolower(x) == std::tolower(y);
  });
}

// What an answer repeats of the question: the rules' own description of the instance, then the
// options as the user wrote them, with the names of graphs in their usual spelling.
std::map<std::string, std::string> instance_of(const GameDescription& game, const PlainRules& rules,
                                               const GameOptions& options) {
  std::map<std::string, std::string> result = rules.instance();
  for (const auto& [name, text] : options.all()) {
    const bool described = result.count(name) != 0;
    if (name == "order" || (described && (text.empty() || text[0] == '@'))) continue;
    if (described && same_letters(result[name], text)) continue;
    const OptionSpec* spec = game.option(name);
    // There are many ways to write a coloured board and its cells; the rules name one of them.
    const auto is = [spec](OptionType type) { return spec != nullptr && spec->type == type; };
    if (described &&
        (is(OptionType::coloured_board) || is(OptionType::cell) || is(OptionType::cells))) {
      continue;
    }
    const bool graph = spec != nullptr && spec->type == OptionType::graph;
    result[name] = graph ? spelled_name(text) : text;
  }
  return result;
}

}  // namespace

std::shared_ptr<const GameDescription> description_of(const std::string& name,
                                                      const GameOptions& options) {
  if (is_written(options)) return written_description(options);
  // The catalogue's descriptions live as long as the program.
  return {std::shared_ptr<void>(), &describe_game(name)};
}

void require_options(const std::string& name, const GameOptions& options) {
  const std::shared_ptr<const GameDescription> description = description_of(name, options);
  for (const auto& [option, text] : options.all()) {
    if (const OptionSpec* spec = description->option(option)) {
      check_number(*spec, text);
      continue;
    }
    if (option.starts_with('-')) {
      throw InputError(fmt::format("{}: options are named without --", in_quotes(option)));
    }
    std::vector<std::string> known;
    for (const OptionSpec& one : description->options) {
      if (one.name != kWrittenText) known.push_back(one.name);
    }
    throw InputError(fmt::format("--{}: {} has no such option; it has --{}", printable(option),
                                 name, fmt::join(known, " --")));
  }
}

GameParts make_parts(const std::string& name, const GameOptions& given) {
  if (is_written(given)) {
    require_options(name, given);
    return written_parts(given, make_parts);
  }
  const GameOptions options = with_colours_for_roles(describe_game(name), given);
  require_options(name, options);
  return family_of(name).make(name, options);
}

std::unique_ptr<Game> make_game(const std::string& name, const GameOptions& given) {
  const std::shared_ptr<const GameDescription> description = description_of(name, given);
  const GameOptions options = with_colours_for_roles(*description, given);
  GameParts parts = make_parts(name, options);
  auto described = instance_of(*description, *parts.rules, options);
  return std::make_unique<Game>(description, std::move(described), std::move(parts), make_parts);
}

std::unique_ptr<Game> make_game(const Tablebase& tablebase) {
  GameOptions options(GameOptions::Files::forbidden);
  options.set_all(tablebase.manifest().instance);
  return make_game(tablebase.manifest().game, options);
}

std::unique_ptr<PlainGame> make_plain_game(const std::string& name, const GameOptions& options,
                                           std::optional<int> player) {
  return plain_game(name, make_parts(name, options), player);
}

std::unique_ptr<PlainGame> certified_game(const CertificateReader& certificate,
                                          const Statement& statement) {
  return certified_game(certificate, statement, make_parts, find_game(certificate.header().game));
}

}  // namespace harary
