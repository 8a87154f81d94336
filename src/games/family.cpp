// SPDX-License-Identifier: MIT
#include "games/family.hpp"

#include <algorithm>

namespace harary {

std::string_view name_of(DrawingKind drawing) {
  switch (drawing) {
    case DrawingKind::cells:
      return "cells";
    case DrawingKind::letters:
      return "letters";
    case DrawingKind::formula:
      return "formula";
    case DrawingKind::vertices:
      return "vertices";
    case DrawingKind::graph:
      break;
  }
  return "graph";
}

const OptionSpec* GameDescription::option(std::string_view option_name) const {
  const auto found = std::find_if(options.begin(), options.end(),
                                  [&](const OptionSpec& one) { return one.name == option_name; });
  return found == options.end() ? nullptr : &*found;
}

const Roles& GameDescription::roles(const std::map<std::string, std::string>& instance) const {
  const auto& others = about.other_roles;
  return others && instance.contains(others->flag) ? others->roles : about.roles;
}

std::string example_text(const GameDescription& game) {
  std::string words;
  for (const auto& [name, text] : game.example) {
    if (!words.empty()) words += ' ';
    const OptionSpec* option = game.option(name);
    if (option != nullptr && option->positional) {
      words += text;
    } else if (option != nullptr && option->type == OptionType::flag) {
      words += "--" + name;
    } else {
      words += "--" + name + " " + text;
    }
  }
  return words;
}

}  // namespace harary
