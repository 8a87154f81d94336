// SPDX-License-Identifier: MIT
#include "theory/partizan/conway_games.hpp"

#include <algorithm>

#include "base/assert.hpp"
#include "base/current_job.hpp"

namespace harary {

namespace {

constexpr std::uint64_t pair_key(ConwayGames::Form g, ConwayGames::Form h) {
  return static_cast<std::uint64_t>(g) << 32 | h;
}

// The number of a canonical form whose options are numbers: n + 1 of { n | }, n - 1 of { | n }, and
// the mean of { x | y }.
std::optional<Dyadic> number_of(const std::optional<Dyadic>& left,
                                const std::optional<Dyadic>& right) {
  if (left && !right) return Dyadic{left->numerator + 1, 0};
  if (right && !left) return Dyadic{right->numerator - 1, 0};
  if (*left >= *right) return std::nullopt;
  return (*left + *right).half();
}

}  // namespace

// X against G = { left | right }, whose options have forms:
//   X <= G unless some X^L >= G or some G^R <= X;   X >= G unless some X^R <= G or some G^L >= X.
class ConwayGames::Comparison {
 public:
  Comparison(ConwayGames& games, const Options& left, const Options& right)
      : games_(games), left_(left), right_(right) {}

  bool at_most(Form x) {  // x <= G
    if (const auto known = at_most_.find(x); known != at_most_.end()) return known->second;
    bool result = true;
    for (const Form r : right_) result = result && !games_.at_least(x, r);
    for (std::size_t i = 0; result && i < games_.games_[x].left.size(); ++i) {
      result = !at_least(games_.games_[x].left[i]);
    }
    at_most_.emplace(x, result);
    return result;
  }
  bool at_least(Form x) {  // x >= G
    if (const auto known = at_least_.find(x); known != at_least_.end()) return known->second;
    bool result = true;
    for (const Form l : left_) result = result && !games_.at_least(l, x);
    for (std::size_t i = 0; result && i < games_.games_[x].right.size(); ++i) {
      result = !at_most(games_.games_[x].right[i]);
    }
    at_least_.emplace(x, result);
    return result;
  }

 private:
  ConwayGames& games_;
  const Options left_;
  const Options right_;
  std::unordered_map<Form, bool> at_most_;
  std::unordered_map<Form, bool> at_least_;
};

std::size_t ConwayGames::OptionsHash::operator()(const std::pair<Options, Options>& options) const {
  std::uint64_t result = options.first.size();
  for (const Form g : options.first) result = mix(result ^ g);
  result = mix(result + 1);
  for (const Form g : options.second) result = mix(result ^ g);
  return result;
}

ConwayGames::ConwayGames(std::size_t most_forms, std::uint64_t most_bytes)
    : most_forms_(most_forms), most_bytes_(most_bytes) {
  stored({}, {});
}

// Measured with glibc: an entry of a hash table of pairs takes some 48 bytes, a form and its entry
// 250, and its options, which are kept twice, 8 each.
std::uint64_t ConwayGames::bytes() const {
  return (sums_.size() + at_least_.size() + negatives_.size()) * 48 + games_.size() * 250 +
         option_count_ * 8;
}

void ConwayGames::require_room() const {
  if (bytes() > most_bytes_) throw TooManyForms();
}

ConwayGames::Attempt::Attempt(ConwayGames& games, std::uint64_t more_bytes)
    : games_(games), before_(games.most_bytes_) {
  games_.most_bytes_ = std::min(before_, games_.bytes() + more_bytes);
}

auto ConwayGames::stored(Options left, Options right) -> Form {
  std::pair<Options, Options> options{std::move(left), std::move(right)};
  if (const auto known = form_of_.find(options); known != form_of_.end()) return known->second;
  if (games_.size() >= most_forms_) throw TooManyForms();
  require_room();
  option_count_ += options.first.size() + options.second.size();
  const auto form = static_cast<Form>(games_.size());
  Game game{options.first, options.second, std::nullopt, {}, {}};
  const auto only = [this](const Options& list) -> std::optional<Dyadic> {
    return list.size() == 1 ? games_[list.front()].number : std::nullopt;
  };
  const auto one = only(game.left);
  const auto other = only(game.right);
  if (game.left.empty() && game.right.empty()) {
    game.number = Dyadic{};
  } else if ((one || game.left.empty()) && (other || game.right.empty())) {
    game.number = number_of(one, other);
  }
  find_stops(game);
  games_.push_back(std::move(game));
  form_of_.emplace(std::move(options), form);
  return form;
}

void ConwayGames::find_stops(Game& game) const {
  if (game.number) {
    game.left_stop = game.right_stop = *game.number;
    return;
  }
  // A form that is not a number has options of both players.
  game.left_stop = games_[game.left.front()].right_stop;
  game.right_stop = games_[game.right.front()].left_stop;
  for (const Form option : game.left) {
    game.left_stop = std::max(game.left_stop, games_[option].right_stop);
  }
  for (const Form option : game.right) {
    game.right_stop = std::min(game.right_stop, games_[option].left_stop);
  }
}

auto ConwayGames::of(Options left, Options right) -> Form {
  CurrentJob::check_each(64);
  Comparison with_it(*this, left, right);
  // A reversible option is replaced by what its player can reach after the answer. The value stays
  // the same, so with_it still compares with it.
  const auto irreversible = [&](Options open, bool of_left) {
    Options kept;
    while (!open.empty()) {
      const Form option = open.back();
      open.pop_back();
      const Options answers = of_left ? games_[option].right : games_[option].left;
      const auto through = std::find_if(answers.begin(), answers.end(), [&](Form answer) {
        return of_left ? with_it.at_most(answer) : with_it.at_least(answer);
      });
      if (through == answers.end()) {
        kept.push_back(option);
        continue;
      }
      const Options& next = of_left ? games_[*through].left : games_[*through].right;
      open.insert(open.end(), next.begin(), next.end());
    }
    std::sort(kept.begin(), kept.end());
    kept.erase(std::unique(kept.begin(), kept.end()), kept.end());
    return kept;
  };
  const auto undominated = [this](const Options& options, bool of_left) {
    Options kept;
    for (const Form option : options) {
      const bool dominated = std::any_of(options.begin(), options.end(), [&](Form other) {
        return other != option && (of_left ? at_least(other, option) : at_least(option, other));
      });
      if (!dominated) kept.push_back(option);
    }
    return kept;
  };
  left = undominated(irreversible(std::move(left), true), true);
  right = undominated(irreversible(std::move(right), false), false);
  return stored(std::move(left), std::move(right));
}

// If g >= h, the stops of g are not below those of h; and if the right stop of g is above the left
// stop of h, then g > h (Winning Ways, chapter 6).
bool ConwayGames::at_least(Form g, Form h) {
  if (g == h) return true;
  const Game& one = games_[g];
  const Game& other = games_[h];
  if (one.left_stop < other.left_stop || one.right_stop < other.right_stop) return false;
  if (one.right_stop > other.left_stop || (one.number && other.number)) return true;
  const std::uint64_t key = pair_key(g, h);
  if (const auto known = at_least_.find(key); known != at_least_.end()) return known->second;
  CurrentJob::check_each(1024);
  bool result = true;
  for (std::size_t i = 0; result && i < games_[g].right.size(); ++i) {
    result = !at_least(h, games_[g].right[i]);
  }
  for (std::size_t i = 0; result && i < games_[h].left.size(); ++i) {
    result = !at_least(games_[h].left[i], g);
  }
  require_room();
  at_least_.emplace(key, result);
  return result;
}

auto ConwayGames::sum(Form g, Form h) -> Form {
  if (g == kZero) return h;
  if (h == kZero) return g;
  if (g > h) std::swap(g, h);
  const std::uint64_t key = pair_key(g, h);
  if (const auto known = sums_.find(key); known != sums_.end()) return known->second;
  Options left;
  Options right;
  // Not by reference: the list of games grows.
  const Game one = games_[g];
  const Game other = games_[h];
  for (const Form option : one.left) left.push_back(sum(option, h));
  for (const Form option : other.left) left.push_back(sum(g, option));
  for (const Form option : one.right) right.push_back(sum(option, h));
  for (const Form option : other.right) right.push_back(sum(g, option));
  const Form result = of(std::move(left), std::move(right));
  require_room();
  sums_.emplace(key, result);
  return result;
}

auto ConwayGames::negative(Form g) -> Form {
  if (g == kZero) return g;
  if (const auto known = negatives_.find(g); known != negatives_.end()) return known->second;
  Options left;
  Options right;
  const Game game = games_[g];
  for (const Form option : game.right) left.push_back(negative(option));
  for (const Form option : game.left) right.push_back(negative(option));
  std::sort(left.begin(), left.end());
  std::sort(right.begin(), right.end());
  // The negative of a canonical form is canonical.
  const Form result = stored(std::move(left), std::move(right));
  negatives_.emplace(g, result);
  negatives_.emplace(result, g);
  return result;
}

}  // namespace harary
