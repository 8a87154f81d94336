// SPDX-License-Identifier: MIT
// What a form is beside its options: its stops, and whether it is a sum of a number, ups and a
// nimber.
#include "theory/partizan/conway_games.hpp"

namespace harary {

std::pair<ConwayGames::Form, ConwayGames::Form> ConwayGames::stops(Form g) {
  if (games_[g].number) return {g, g};
  if (const auto known = stops_.find(g); known != stops_.end()) return known->second;
  std::optional<Form> best_left;
  std::optional<Form> best_right;
  const auto of_number = [this](Form stop) { return *games_[stop].number; };
  for (const Form option : games_[g].left) {
    const Form stop = stops(option).second;
    if (!best_left || of_number(stop) > of_number(*best_left)) best_left = stop;
  }
  for (const Form option : games_[g].right) {
    const Form stop = stops(option).first;
    if (!best_right || of_number(stop) < of_number(*best_right)) best_right = stop;
  }
  // A form that is not a number has options of both players.
  const std::pair result{best_left.value(), best_right.value()};
  stops_.emplace(g, result);
  return result;
}

auto ConwayGames::number_up_star(Form g) -> std::optional<NumberUpStar> {
  if (games_[g].number) return NumberUpStar{*games_[g].number};
  if (const auto known = ups_.find(g); known != ups_.end()) return known->second;
  const auto found = found_number_up_star(g);
  ups_.emplace(g, found);
  return found;
}

// The canonical forms of x + *m, of x + up + * = {x,x*|x}, and of x + k ups + *m otherwise, which
// is {x | x + (k-1) ups + *(m xor 1)} for k > 0 (Winning Ways, chapter 3; the number x is added to
// all options).
auto ConwayGames::found_number_up_star(Form g) -> std::optional<NumberUpStar> {
  const Options& left = games_[g].left;
  const Options& right = games_[g].right;
  if (left == right) {
    // x + *0, …, x + *(m-1) are m different forms.
    std::optional<Dyadic> number;
    for (const Form option : left) {
      const auto part = number_up_star(option);
      if (!part || part->ups != 0 || part->nimber >= left.size()) return std::nullopt;
      if (number && *number != part->number) return std::nullopt;
      number = part->number;
    }
    return NumberUpStar{number.value(), 0, static_cast<unsigned>(left.size())};
  }
  for (const bool up : {true, false}) {
    const Options& own = up ? left : right;
    const Options& other = up ? right : left;
    if (other.size() != 1) continue;
    const auto rest = number_up_star(other.front());
    if (!rest) continue;
    const int sign = up ? 1 : -1;
    if (own.size() == 2 && games_[other.front()].number) {
      const auto star = number_up_star(own.front() == other.front() ? own.back() : own.front());
      const bool both = own.front() == other.front() || own.back() == other.front();
      if (both && star && star->number == rest->number && star->ups == 0 && star->nimber == 1) {
        return NumberUpStar{rest->number, sign, 1};
      }
    }
    if (own.size() != 1 || games_[own.front()].number != rest->number) continue;
    // {x|x} was found above.
    if (rest->ups * sign < 0) continue;
    return NumberUpStar{rest->number, rest->ups + sign, rest->nimber ^ 1U};
  }
  return std::nullopt;
}

}  // namespace harary
