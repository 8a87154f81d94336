// SPDX-License-Identifier: MIT
// The usual names of values: numbers, nimbers, ups, a number and one of these, switches, braces.
#include <fmt/format.h>

#include "theory/partizan/conway_games.hpp"

namespace harary {

namespace {

std::string up_star_text(const ConwayGames::NumberUpStar& sum) {
  std::string text;
  if (sum.number != Dyadic{} || (sum.ups == 0 && sum.nimber == 0)) text = dyadic_text(sum.number);
  if (sum.ups != 0) {
    const int count = sum.ups > 0 ? sum.ups : -sum.ups;
    text += sum.ups > 0 ? "^" : "v";
    if (count > 1) text += fmt::format("{}", count);
  }
  if (sum.nimber != 0) text += sum.nimber == 1 ? "*" : fmt::format("*{}", sum.nimber);
  return text;
}

// Writes one name and no more than `longest` bytes of it. Forms share options, so names may be
// exponentially longer than the forms are many.
class NameWriter {
 public:
  NameWriter(ConwayGames& games, std::size_t longest) : games_(games), longest_(longest) {}

  // Nothing: too long.
  std::optional<std::string> written(ConwayGames::Form g) {
    if (!write(g)) return std::nullopt;
    return std::move(text_);
  }

 private:
  bool put(std::string_view part) {
    text_ += part;
    return text_.size() <= longest_;
  }
  bool write_options(std::span<const ConwayGames::Form> options) {
    // Not by reference: the list of games grows.
    const std::vector<ConwayGames::Form> copy(options.begin(), options.end());
    for (std::size_t i = 0; i < copy.size(); ++i) {
      if (i > 0 && !put(",")) return false;
      if (!write(copy[i])) return false;
    }
    return true;
  }
  // A form that is too much for the table is not its own negative.
  bool own_negative(ConwayGames::Form g) {
    try {
      return games_.left(g).size() == games_.right(g).size() && games_.negative(g) == g;
    } catch (const ConwayGames::TooManyForms&) {
      return false;
    }
  }
  bool write(ConwayGames::Form g) {
    if (const auto sum = games_.number_up_star(g)) return put(up_star_text(*sum));
    if (own_negative(g)) {
      if (!put("±")) return false;
      const std::size_t begin = text_.size();
      if (!write_options(games_.left(g))) return false;
      const bool plain = games_.left(g).size() == 1 && (games_.number(games_.left(g).front()) ||
                                                        text_.compare(begin, 1, "{") == 0);
      if (plain) return true;
      text_.insert(begin, "(");
      return put(")");
    }
    return put("{") && write_options(games_.left(g)) && put("|") &&
           write_options(games_.right(g)) && put("}");
  }

  ConwayGames& games_;
  std::size_t longest_;
  std::string text_;
};

}  // namespace

std::optional<std::string> ConwayGames::notation(Form g, std::size_t longest) {
  return NameWriter(*this, longest).written(g);
}

std::string ConwayGames::name(Form g, std::size_t longest) {
  if (auto text = notation(g, longest)) return *text;
  const auto [first, second] = stops(g);
  return fmt::format("a game with the stops {} and {}", dyadic_text(*games_[first].number),
                     dyadic_text(*games_[second].number));
}

}  // namespace harary
