// SPDX-License-Identifier: MIT
// Finite games of two players, Left and Right, in which a player who cannot move loses, by their
// values (J. H. Conway, "On Numbers and Games", 1976; E. Berlekamp, J. Conway, R. Guy, "Winning
// Ways", 1982). Every value has one canonical form: no option is dominated, none is reversible. So
// values are numbered, and equal numbers are equal values.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/hashing.hpp"
#include "theory/partizan/dyadic.hpp"

namespace harary {

class ConwayGames {
 public:
  using Form = std::uint32_t;
  static constexpr Form kZero = 0;

  // Thrown when there would be more forms than this, or when they, their sums and comparisons would
  // need more bytes.
  struct TooManyForms {};
  explicit ConwayGames(std::size_t most_forms, std::uint64_t most_bytes = ~std::uint64_t{0});

  // As long as it lives, TooManyForms is thrown after this many more bytes, too: an attempt. What
  // the attempt found is kept.
  class Attempt {
   public:
    Attempt(ConwayGames& games, std::uint64_t more_bytes);
    ~Attempt() { games_.most_bytes_ = before_; }
    Attempt(const Attempt&) = delete;
    Attempt& operator=(const Attempt&) = delete;

   private:
    ConwayGames& games_;
    std::uint64_t before_;
  };

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

  // The numbers at which play stops if Left, or Right, begins and both move as long as it is hot.
  std::pair<Form, Form> stops(Form g);
  // x + k ups + *m, where g is such a sum.
  struct NumberUpStar {
    Dyadic number;
    int ups = 0;
    unsigned nimber = 0;
  };
  std::optional<NumberUpStar> number_up_star(Form g);

  // As CGSuite writes it: "0", "3/4", "1/2*", "*2", "^", "v*", "±1", "{2|-1}", with braces
  // around each pair of lists. Of a form whose name would be longer than `longest`, its stops.
  static constexpr std::size_t kLongestName = 160;
  std::string name(Form g, std::size_t longest = kLongestName);
  // Nothing: it would be longer.
  std::optional<std::string> notation(Form g, std::size_t longest);

 private:
  using Options = std::vector<Form>;
  struct Game {
    Options left;
    Options right;
    std::optional<Dyadic> number;
    Dyadic left_stop;
    Dyadic right_stop;
  };
  struct OptionsHash {
    std::size_t operator()(const std::pair<Options, Options>& options) const;
  };
  class Comparison;  // with { left | right } that has no form yet

  Form stored(Options left, Options right);
  void find_stops(Game& game) const;
  std::optional<NumberUpStar> found_number_up_star(Form g);

  std::uint64_t bytes() const;
  // Asked before each form, sum and comparison is kept.
  void require_room() const;

  std::size_t most_forms_;
  std::uint64_t most_bytes_;
  std::uint64_t option_count_ = 0;
  std::vector<Game> games_;
  std::unordered_map<std::pair<Options, Options>, Form, OptionsHash> form_of_;
  std::unordered_map<std::uint64_t, Form> sums_;
  std::unordered_map<std::uint64_t, bool> at_least_;
  std::unordered_map<Form, Form> negatives_;
  std::unordered_map<Form, std::pair<Form, Form>> stops_;
  std::unordered_map<Form, std::optional<NumberUpStar>> ups_;
};

}  // namespace harary
