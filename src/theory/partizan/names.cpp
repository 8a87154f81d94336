// SPDX-License-Identifier: MIT
// The usual names of values: numbers, nimbers, ups, a number and one of these, switches, braces.
#include <fmt/format.h>

#include "theory/partizan/conway_games.hpp"

namespace harary {

namespace {

std::string number_name(const Dyadic& number) {
  return number.exponent == 0 ? fmt::format("{}", number.numerator)
                              : fmt::format("{}/{}", number.numerator, 1LL << number.exponent);
}

}  // namespace

std::pair<ConwayGames::Form, ConwayGames::Form> ConwayGames::stops(Form g) {
  if (games_[g].number) return {g, g};
  if (const auto known = stops_.find(g); known != stops_.end()) return known->second;
  std::optional<Form> best_left;
  std::optional<Form> best_right;
  const Game game = games_[g];
  for (const Form option : game.left) {
    const Form stop = stops(option).second;
    if (!best_left || at_least(stop, *best_left)) best_left = stop;
  }
  for (const Form option : game.right) {
    const Form stop = stops(option).first;
    if (!best_right || at_least(*best_right, stop)) best_right = stop;
  }
  // A form that is not a number has options of both players.
  const std::pair result{best_left.value(), best_right.value()};
  stops_.emplace(g, result);
  return result;
}

std::optional<std::string> ConwayGames::infinitesimal_name(Form g) {
  constexpr int kMostUps = 6;
  constexpr int kMostNimber = 7;
  if (infinitesimals_.empty()) {
    std::vector<Form> nimbers{kZero};
    for (int m = 1; m <= kMostNimber; ++m) nimbers.push_back(of(nimbers, nimbers));
    const Form up = of({kZero}, {nimbers[1]});
    Form ups = kZero;
    for (int k = 0; k <= kMostUps; ++k, ups = sum(ups, up)) {
      for (int m = 0; m <= kMostNimber; ++m) {
        const std::string star = m == 0 ? "" : m == 1 ? "*" : fmt::format("*{}", m);
        const std::string count = k > 1 ? fmt::format("{}", k) : "";
        const auto at = nimbers[static_cast<std::size_t>(m)];
        infinitesimals_.emplace(sum(ups, at), (k == 0 ? "" : "^" + count) + star);
        infinitesimals_.emplace(sum(negative(ups), at), (k == 0 ? "" : "v" + count) + star);
      }
    }
  }
  const auto found = infinitesimals_.find(g);
  if (found == infinitesimals_.end()) return std::nullopt;
  return found->second;
}

std::optional<std::string> ConwayGames::short_name(Form g) {
  if (const auto number = games_[g].number) return number_name(*number);
  const auto [first, second] = stops(g);
  if (first == second) {
    if (const auto rest = infinitesimal_name(sum(g, negative(first)))) {
      return (first == kZero ? "" : number_name(*games_[first].number)) + *rest;
    }
  }
  return std::nullopt;
}

std::optional<std::string> ConwayGames::options_name(const Options& options) {
  std::string text;
  for (const Form option : options) {
    const std::string one = name(option);
    if (one.find(' ') != std::string::npos || text.size() + one.size() > kLongestName) {
      return std::nullopt;
    }
    text += (text.empty() ? "" : ",") + one;
  }
  return text;
}

std::optional<std::string> ConwayGames::braces(Form g) {
  // Not by reference: the list of games grows.
  const Game game = games_[g];
  const auto left = options_name(game.left);
  if (!left) return std::nullopt;
  if (negative(g) == g) {
    const bool plain =
        game.left.size() == 1 && (games_[game.left.front()].number || left->front() == '{');
    return plain ? "±" + *left : "±(" + *left + ")";
  }
  const auto right = options_name(game.right);
  if (!right) return std::nullopt;
  return "{" + *left + "|" + *right + "}";
}

std::string ConwayGames::name(Form g) {
  if (const auto known = names_.find(g); known != names_.end()) return known->second;
  auto text = short_name(g);
  if (!text) text = braces(g);
  if (!text || text->size() > kLongestName) {
    const auto [first, second] = stops(g);
    text = fmt::format("a game with the stops {} and {}", number_name(*games_[first].number),
                       number_name(*games_[second].number));
  }
  names_.emplace(g, *text);
  return *text;
}

}  // namespace harary
