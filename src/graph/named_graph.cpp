// SPDX-License-Identifier: MIT
// Names and expressions as users write them, and what may be meant where they are none.
#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "base/nearest.hpp"
#include "base/printable.hpp"
#include "graph/formats/board_formats.hpp"
#include "graph/graph_expression.hpp"
#include "graph/name_table.hpp"
#include "graph/named.hpp"

namespace harary {

namespace {

// The usual spelling of an expression; empty if `text` is none, or one with too many vertices.
std::string expression_spelling(std::string_view text) {
  try {
    return read_graph_expression(text).spelled;
  } catch (const InputError&) {
    return "";
  } catch (const NoExpression&) {
    return "";
  }
}

std::string replaced(std::string text, char from, char to) {
  std::replace(text.begin(), text.end(), from, to);
  return text;
}

// "queen:6x6" with the word of the table that is nearest to its own: "queens:6x6".
std::string with_nearest_word(const std::string& text) {
  constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  const std::size_t end = std::min(text.find_first_not_of(kLetters), text.size());
  std::vector<std::string> words = graph_words();
  for (std::string& word : words) {
    if (word.ends_with(':')) word.pop_back();
  }
  const std::string word = nearest_word(text.substr(0, end), words);
  return word.empty() ? "" : word + text.substr(end);
}

// The graph that is meant by something similar to its name: "5", "K 5", "K3x3", "star4", "2K5",
// "'K5'" and "knight:5x5" are close to K5, K3,3, star:4, 2*K5 and knights:5x5. Empty if there is
// none.
std::string meant_name(std::string_view written) {
  constexpr std::size_t kLongest = 100;
  if (written.size() > kLongest) return "";
  std::string name;
  for (const char c : as_typed(written)) {
    if (std::string_view(" \t'\"`_").find(c) == std::string_view::npos) name += c;
  }
  const std::string parts = replaced(name, 'x', ',');
  const std::string sides = replaced(replaced(name, ',', 'x'), '*', 'x');
  std::string joined = name;
  joined.erase(std::remove(joined.begin(), joined.end(), '-'), joined.end());
  std::string spaced = joined;
  spaced.insert(std::min(joined.find_first_of("0123456789"), joined.size()), ":");
  std::string multiple = name;
  multiple.insert(std::min(name.find_first_not_of("0123456789"), name.size()), "*");
  for (const std::string& text : {name, parts, sides, joined, spaced, "K" + name, "K" + parts,
                                  multiple, with_nearest_word(name), with_nearest_word(spaced)}) {
    if (std::string spelled = expression_spelling(text); !spelled.empty()) return spelled;
  }
  return "";
}

std::string not_a_graph(std::string_view word, const std::string& meant) {
  if (!meant.empty()) {
    return fmt::format("{} is not a graph; did you mean {}?", in_quotes(word), meant);
  }
  if (const std::string_view example = example_of_family(word); !example.empty()) {
    return fmt::format("{} is not a graph; write it like {}", in_quotes(word), example);
  }
  return fmt::format(
      "{} is not a graph; write a name such as {}, what is made of them such as ~C5 2*K5 P4xC5 "
      "K6+P3, or {}, @FILE",
      in_quotes(word), example_names(), prefixed_words());
}

}  // namespace

Graph named_graph(std::string_view name, const TextPlace& start) {
  try {
    return read_graph_expression(name, start).graph;
  } catch (const NoExpression& wrong) {
    if (const std::string meant = meant_name(name); !meant.empty()) {
      throw InputError({start.source}, not_a_graph(name, meant));
    }
    const TextPlace place = place_of_part(start, name, wrong.begin);
    if (!wrong.message.empty()) throw InputError(place, wrong.message);
    const std::string_view word = name.substr(wrong.begin, wrong.length);
    throw InputError(place, not_a_graph(word, meant_name(word)));
  }
}

std::string spelled_name(std::string_view text) {
  const std::string spelled = expression_spelling(text);
  return spelled.empty() ? std::string(text) : spelled;
}

}  // namespace harary
