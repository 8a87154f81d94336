// SPDX-License-Identifier: MIT
#include "games/written/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>

#include "graph/formats/whole_number.hpp"

namespace harary::written {

namespace {

constexpr std::string_view kSetOf = "all points of a set of ";

// "one" or a number; 0 for any other word.
int count_in(std::string_view word) {
  return word == "one" ? 1 : whole_number(word).value_or(0);
}

// "2 points", "1 or 2 points", "one point": the numbers before the last word; empty for any other
// text.
std::vector<int> counts_in(std::string_view text) {
  std::vector<int> counts;
  std::size_t at = 0;
  while (true) {
    const std::size_t blank = std::min(text.find(' ', at), text.size());
    const int count = count_in(text.substr(at, blank - at));
    if (count < 1 || blank == text.size()) return {};
    counts.push_back(count);
    const std::string_view rest = text.substr(blank + 1);
    if (rest == "point" || rest == "points") break;
    constexpr std::string_view kOr = "or ";
    if (!rest.starts_with(kOr)) return {};
    at = blank + 1 + kOr.size();
  }
  std::sort(counts.begin(), counts.end());
  counts.erase(std::unique(counts.begin(), counts.end()), counts.end());
  return counts;
}

}  // namespace

Place Words::place(const TomlValue& value) const {
  const std::string& text = speaker_.text_of(value, "place");
  if (text == "one or more points") return {.kind = Place::Kind::some_points, .counts = {}};
  if (text.starts_with(kSetOf)) {
    TomlValue name = value;
    name.text = text.substr(kSetOf.size());
    return {.kind = Place::Kind::set, .counts = {}, .family = family(name, "place")};
  }
  const std::vector<int> counts = counts_in(text);
  if (counts.empty()) {
    speaker_.refuse(value, fmt::format("place: {} is not a move; write one point, 2 points, 1 or 2 "
                                       "points, one or more points or {}NAME",
                                       in_quotes(text), kSetOf));
  }
  if (counts.back() > kMostPoints) {
    speaker_.refuse(value, fmt::format("place: a move has at most {} points", kMostPoints));
  }
  return {.kind = Place::Kind::points, .counts = counts};
}

Side Words::player(const TomlValue& value, const std::string& what) const {
  const std::string& text = speaker_.text_of(value, what);
  for (const Side side : {Side::first, Side::second}) {
    if (game_.name_of(side) == text) return side;
  }
  speaker_.refuse(value, fmt::format("{}: {} is not a player; {}", what, in_quotes(text),
                                     Speaker::known_words(text, "players",
                                                          {game_.players[0], game_.players[1]})));
}

int Words::family(const TomlValue& value, const std::string& what) const {
  const std::string& text = speaker_.text_of(value, what);
  std::vector<std::string> known;
  for (std::size_t i = 0; i < game_.families.size(); ++i) {
    if (game_.families[i].name == text) return static_cast<int>(i);
    known.push_back(game_.families[i].name);
  }
  speaker_.refuse(
      value, fmt::format("{}: {} is not a family of [sets]; {}", what, in_quotes(text),
                         Speaker::known_words(text, known.empty() ? "sets" : "families", known)));
}

int Words::mark(const TomlValue& value, const std::string& name) const {
  for (std::size_t m = 0; m < game_.marks.size(); ++m) {
    if (game_.marks[m].name == name) return static_cast<int>(m);
  }
  speaker_.refuse(value, fmt::format("{} is not a mark; {}", in_quotes(name),
                                     Speaker::known_words(name, "marks", mark_names({}))));
}

std::vector<std::string> Words::mark_names(std::vector<std::string> before) const {
  for (const Mark& mark : game_.marks) before.push_back(mark.name);
  return before;
}

void Words::require_own(const TomlValue& value, Side side) const {
  if (game_.own(side) != 0) return;
  speaker_.refuse(value,
                  fmt::format("own means nothing here: {} has no mark that only {} may "
                              "place; name a mark, or write one mark, same or any",
                              in_quotes(game_.name_of(side)), in_quotes(game_.name_of(side))));
}

MarkTest Words::neighbour(const TomlValue& value) const {
  const std::string& text = speaker_.text_of(value, "neighbour");
  if (text == "same") return {.word = MarkWord::same};
  if (text == "any") return {.word = MarkWord::any};
  if (text == "own" || text == "other") {
    for (const Side side : {Side::first, Side::second}) {
      if (game_.placeable_by(opponent(side)) != 0 || text == "own") require_own(value, side);
    }
    return {.word = text == "own" ? MarkWord::own : MarkWord::other};
  }
  for (const Mark& one : game_.marks) {
    if (one.name == text) return {.word = MarkWord::named, .mark = mark(value, text)};
  }
  speaker_.refuse(
      value, fmt::format(
                 "neighbour: {} is no mark of a neighbour; {}", in_quotes(text),
                 Speaker::known_words(text, "words", mark_names({"own", "other", "same", "any"}))));
}

MarkTest Words::filling(const TomlValue& value, std::optional<Side> by) const {
  const std::string& text = speaker_.text_of(value, "in");
  if (text == "one mark") return {.word = MarkWord::one};
  if (text == "any") return {.word = MarkWord::any};
  if (text == "own") {
    for (const Side side : {Side::first, Side::second}) {
      if (!by || *by == side) require_own(value, side);
    }
    return {.word = MarkWord::own};
  }
  for (const Mark& one : game_.marks) {
    if (one.name == text) return {.word = MarkWord::named, .mark = mark(value, text)};
  }
  speaker_.refuse(
      value,
      fmt::format("in: {} says nothing of the marks in a set; {}", in_quotes(text),
                  Speaker::known_words(text, "words", mark_names({"one mark", "own", "any"}))));
}

Result Words::result(const TomlValue& value, bool score) const {
  const std::string& text = speaker_.text_of(value, "result");
  std::vector<std::pair<std::string, Result>> known{
      {"mover wins", Result::mover_wins},
      {"mover loses", Result::mover_loses},
      {"draw", Result::draw},
      {game_.players[0] + " wins", Result::first_wins},
      {game_.players[1] + " wins", Result::second_wins}};
  if (score) known.emplace_back("score", Result::score);
  std::vector<std::string> words;
  for (const auto& [word, result] : known) {
    if (word == text) return result;
    words.push_back(word);
  }
  speaker_.refuse(value, fmt::format("result: {} is no result here; {}", in_quotes(text),
                                     Speaker::known_words(text, "results", words)));
}

ScoreRule::As Words::counting(const TomlValue& value, Side player) const {
  const std::string& text = speaker_.text_of(value, "as");
  if (text == "touched") return ScoreRule::As::touched;
  if (text == "full of own" || text == "most own") {
    require_own(value, player);
    return text == "most own" ? ScoreRule::As::most_own : ScoreRule::As::full_of_own;
  }
  speaker_.refuse(value, fmt::format("as: {} is no way to count a set; {}", in_quotes(text),
                                     Speaker::known_words(text, "ways",
                                                          {"full of own", "most own", "touched"})));
}

}  // namespace harary::written
