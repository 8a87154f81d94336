// SPDX-License-Identifier: MIT
#include "games/edges/text.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "graph/board_text.hpp"

namespace harary {

namespace {

constexpr std::string_view kSeparators = "; \t\n";

}  // namespace

PositionFields position_fields(std::string_view text, std::string_view example) {
  PositionFields fields;
  std::size_t begin = 0;
  while ((begin = text.find_first_not_of(kSeparators, begin)) != std::string_view::npos) {
    const std::size_t end = std::min(text.find_first_of(kSeparators, begin), text.size());
    const std::string_view part = text.substr(begin, end - begin);
    const std::size_t equals = part.find('=');
    const TextPlace place{"position", 1, static_cast<int>(begin) + 1};
    if (equals == std::string_view::npos) {
      throw InputError(
          place, fmt::format("{} has no '='; write for example {}", in_quotes(part), example));
    }
    const std::string name(part.substr(0, equals));
    for (const auto& field : fields) {
      if (field.first == name) throw InputError(place, in_quotes(name) + " is given twice");
    }
    fields.emplace_back(name, part.substr(equals + 1));
    begin = end;
  }
  return fields;
}

std::string take_field(PositionFields& fields, const std::vector<std::string>& names) {
  for (auto field = fields.begin(); field != fields.end(); ++field) {
    if (std::find(names.begin(), names.end(), field->first) == names.end()) continue;
    std::string value = field->second;
    fields.erase(field);
    return value;
  }
  return "";
}

void no_more_fields(const PositionFields& fields, std::string_view known) {
  if (fields.empty()) return;
  throw InputError(fmt::format("position: unknown field {}; the fields are {}",
                               in_quotes(fields.front().first), known));
}

int parse_board_edge(std::string_view text, const EdgeBoard& board) {
  const std::vector<Edge> edges = parse_edge_set(text, board.graph(), "move");
  if (edges.size() != 1) {
    throw InputError(fmt::format("move: {} is not one edge; write it as 0-1", in_quotes(text)));
  }
  return board.index(edges.front());
}

std::string board_edge_text(const EdgeBoard& board, int edge) {
  const Edge e = board.edge(edge);
  return fmt::format("{}-{}", e.low, e.high);
}

std::string red_and_green_text(std::string_view red, std::string_view green) {
  return fmt::format("red={};green={}", red, green);
}

const std::vector<std::vector<std::string>>& red_and_green_names() {
  static const std::vector<std::vector<std::string>> kNames{{"red", "r"},
                                                            {"green", "blue", "g", "b"}};
  return kNames;
}

void require_turns(ColourCounts position, ColourCounts start, const TurnOrder& turns,
                   std::string_view things) {
  const int made = position.red + position.green - start.red - start.green;
  const int by_red = turns.moves_of(Side::first, made);
  if (position.red - start.red == by_red) return;
  throw InputError(fmt::format(
      "position: red has {} and green {} {}, but after {} moves from the start red must "
      "have {} and green {}; for another start give --red, --green and --first",
      position.red, position.green, things, made, start.red + by_red, start.green + made - by_red));
}

std::vector<std::vector<Edge>> take_colour_classes(
    PositionFields& fields, const EdgeBoard& board,
    const std::vector<std::vector<std::string>>& names) {
  std::vector<std::vector<Edge>> classes;
  for (const auto& name : names) {
    classes.push_back(
        parse_edge_set(take_field(fields, name), board.graph(), "position: " + name.front()));
    for (std::size_t other = 0; other + 1 < classes.size(); ++other) {
      for (const Edge e : classes.back()) {
        if (std::find(classes[other].begin(), classes[other].end(), e) != classes[other].end()) {
          throw InputError(fmt::format("position: the edge {}-{} is both {} and {}", e.low, e.high,
                                       names[other].front(), name.front()));
        }
      }
    }
  }
  return classes;
}

}  // namespace harary
