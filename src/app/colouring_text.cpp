// SPDX-License-Identifier: MIT
#include "app/colouring_text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "base/error.hpp"
#include "graph/board_text.hpp"
#include "theory/arrowing/encoding.hpp"

namespace harary {

namespace {

std::vector<std::string> colour_names(std::size_t colours) {
  if (colours == 2) return {"red", "green"};
  std::vector<std::string> names;
  for (std::size_t colour = 1; colour <= colours; ++colour) names.push_back(std::to_string(colour));
  return names;
}

std::vector<std::string> texts_of(const std::vector<Graph>& targets) {
  std::vector<std::string> texts;
  for (const Graph& target : targets) texts.push_back(board_text(target));
  return texts;
}

}  // namespace

std::vector<Graph> parse_targets(const std::vector<std::string>& words,
                                 std::optional<int> colours) {
  const int several = static_cast<int>(words.size());
  const int wanted = colours.value_or(std::max(several, 2));
  if (wanted < 1 || wanted > kMaxArrowingColours) {
    throw InputError(fmt::format("{} colours: there can be 1 to {}", wanted, kMaxArrowingColours));
  }
  if (several != 1 && several != wanted) {
    throw InputError(fmt::format(
        "--colours: {} colours, but {} targets; give one for each colour or one for all", wanted,
        several));
  }
  std::vector<Graph> targets;
  for (const std::string& word : words) targets.push_back(parse_board(word, "TARGET"));
  targets.resize(static_cast<std::size_t>(wanted), targets.front());
  return targets;
}

Json targets_json(const std::vector<Graph>& targets) {
  return texts_of(targets);
}

std::string targets_text(const std::vector<Graph>& targets) {
  return fmt::format("({})", fmt::join(texts_of(targets), ", "));
}

Json classes_json(const EdgeColouring& colouring) {
  const std::vector<std::string> names = colour_names(colouring.classes.size());
  Json json = Json::object();
  for (std::size_t colour = 0; colour < names.size(); ++colour) {
    json[names[colour]] = edge_set_text(colouring.classes[colour]);
  }
  return json;
}

std::string classes_text(const EdgeColouring& colouring) {
  const std::vector<std::string> names = colour_names(colouring.classes.size());
  std::string text;
  for (std::size_t colour = 0; colour < names.size(); ++colour) {
    const std::string edges = edge_set_text(colouring.classes[colour]);
    text += fmt::format("  {:<6} {}\n", names[colour], edges.empty() ? "(none)" : edges);
  }
  return text;
}

}  // namespace harary
