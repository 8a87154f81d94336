// SPDX-License-Identifier: MIT
// Finite games of two players, Left and Right, in which a player who cannot move loses, by their
// values (J. H. Conway, "On Numbers and Games", 1976; E. Berlekamp, J. Conway, R. Guy, "Winning
// Ways", 1982). Every value has one canonical form: no option is dominated, none is reversible. So
// values are numbered, and equal numbers are equal values.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/hashing.hpp"

namespace harary {

// numerator / 2^exponent in lowest terms.
struct Dyadic {
  std::int64_t numerator = 0;
  int exponent = 0;
  friend constexpr bool operator==(const Dyadic&, const Dyadic&) = default;
};

class ConwayGames {
 public:
  using Form = std::uint32_t;
  static constexpr Form kZero = 0;

  // Thrown when there would be more forms than this.
  struct TooManyForms {};
  explicit ConwayGames(std::size_t most_forms);

  // The canonical form of { left | right }.
  Form of(std::vector<Form> left, std::vector<Form> right);
  Form sum(Form g, Form h);
  Form negative(Form g);
  bool at_least(Form g, Form h);  // g >= h

  std::span<const Form> left(Form g) const { return games_[g].left; }
  std::span<const Form> right(Form g) const { return games_[g].right; }
  // Nothing: it is not a number.
  std::optional<Dyadic> number(Form g) const { return games_[g].number; }
  std::size_t size() const { return games_.size(); }

  // As CGSuite writes it: "0", "3/4", "1/2*", "*2", "^", "v*", "±1", "{2|-1}". Of a form whose name
  // would be longer than this, its stops.
  static constexpr std::size_t kLongestName = 160;
  std::string name(Form g);

 private:
  using Options = std::vector<Form>;
  struct Game {
    Options left;
    Options right;
    std::optional<Dyadic> number;
  };
  struct OptionsHash {
    std::size_t operator()(const std::pair<Options, Options>& options) const;
  };
  class Comparison;  // with { left | right } that has no form yet

  Form stored(Options left, Options right);
  Form number_form(Dyadic number);
  // The numbers at which play stops if Left, or Right, begins and both move as long as it is hot.
  std::pair<Form, Form> stops(Form g);
  // "^2*" of a sum of ups and a nimber; nothing: it is another game.
  std::optional<std::string> infinitesimal_name(Form g);
  std::optional<std::string> short_name(Form g);
  // Nothing: too long.
  std::optional<std::string> options_name(const Options& options);
  std::optional<std::string> braces(Form g);

  std::size_t most_forms_;
  std::vector<Game> games_;
  std::unordered_map<std::pair<Options, Options>, Form, OptionsHash> form_of_;
  std::unordered_map<std::uint64_t, Form> sums_;
  std::unordered_map<std::uint64_t, bool> at_least_;
  std::unordered_map<Form, Form> negatives_;
  std::unordered_map<Form, std::pair<Form, Form>> stops_;
  std::map<Form, std::string> infinitesimals_;  // empty until the first name is asked for
  std::unordered_map<Form, std::string> names_;
};

}  // namespace harary
