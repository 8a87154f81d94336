// SPDX-License-Identifier: MIT
#include "games/about.hpp"

namespace harary {

std::string_view name_of(GameGroup group) {
  switch (group) {
    case GameGroup::avoid:
      return "avoid";
    case GameGroup::race:
      return "race";
    case GameGroup::points:
      return "points";
    case GameGroup::cells:
      return "cells";
    case GameGroup::numbers:
      break;
  }
  return "numbers";
}

std::string_view title_of(GameGroup group) {
  switch (group) {
    case GameGroup::avoid:
      return "Do not complete it";
    case GameGroup::race:
      return "Complete it first";
    case GameGroup::points:
      return "Colour for points";
    case GameGroup::cells:
      return "Cells and letters";
    case GameGroup::numbers:
      break;
  }
  return "Numbers and formulas";
}

std::string_view name_of(PlayerNames names) {
  switch (names) {
    case PlayerNames::colours:
      return "colours";
    case PlayerNames::numbers:
      return "numbers";
    case PlayerNames::letters:
      return "letters";
    case PlayerNames::solo:
      break;
  }
  return "solo";
}

std::string_view name_of(ColourUse colours) {
  return colours == ColourUse::players ? "players" : "shared";
}

std::string_view name_of(Elements elements) {
  switch (elements) {
    case Elements::edges:
      return "edges";
    case Elements::vertices:
      return "vertices";
    case Elements::cells:
      return "cells";
    case Elements::letters:
      return "letters";
    case Elements::variables:
      break;
  }
  return "variables";
}

std::string_view name_of(Joining joining) {
  return joining == Joining::with_or ? "or" : "and";
}

std::string rules_text(const About& about, const std::string& target) {
  constexpr std::string_view kTarget = "{target}";
  std::string text;
  for (const std::string& rule : about.rules) text += (text.empty() ? "" : " ") + rule;
  for (auto at = text.find(kTarget); at != std::string::npos; at = text.find(kTarget, at)) {
    text.replace(at, kTarget.size(), target);
    at += target.size();
  }
  return text;
}

}  // namespace harary
