// SPDX-License-Identifier: MIT
#include "app/sums/sum_search.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>
#include <unordered_set>

#include "base/current_job.hpp"

namespace harary {

namespace {

// A sum of values is tried if their numbers of positions have a product of at most this, and then
// may need this many bytes.
constexpr std::size_t kMostPairs = 2'000;
constexpr std::uint64_t kSumBytes = 4 << 20;
constexpr std::uint64_t kValueBytes = 16 << 20;

std::size_t index_of(Player player) {
  return player == Player::left ? 0 : 1;
}

bool before(const SumPiece& one, const SumPiece& other) {
  const auto key = [](const SumPiece& piece) {
    return std::tuple(piece.board, piece.free[0].bits(), piece.free[1].bits());
  };
  return key(one) < key(other);
}

// Whether the two are on one board with Left and Right exchanged: their sum is 0.
bool opposite(const SumPiece& one, const SumPiece& other) {
  return one.board == other.board && one.free[0] == other.free[1] && one.free[1] == other.free[0];
}

}  // namespace

SumSearch::SumSearch(std::shared_ptr<ConwayGames> games, std::uint64_t most_bytes,
                     Sizes most_valued)
    : games_(std::move(games)),
      reports_(*games_),
      most_bytes_(most_bytes),
      most_valued_(most_valued) {}

std::uint32_t SumSearch::add_board(const Graph& board, Apart apart) {
  for (std::size_t i = 0; i < boards_.size(); ++i) {
    if (boards_[i].graph == board && boards_[i].apart == apart) {
      return static_cast<std::uint32_t>(i);
    }
  }
  constexpr std::size_t kMostComponents = 20'000'000;
  boards_.push_back(
      {board, apart, std::make_unique<ColValues>(board, apart, games_, kMostComponents)});
  return static_cast<std::uint32_t>(boards_.size() - 1);
}

std::uint64_t SumSearch::positions() const {
  std::uint64_t sum = known_.size();
  for (const Board& board : boards_) sum += board.values->components();
  return sum;
}

auto SumSearch::value(const SumPiece& piece, std::uint64_t more_bytes) -> std::optional<Form> {
  const ConwayGames::Attempt attempt(*games_, more_bytes);
  try {
    return boards_[piece.board].values->value(piece.free);
  } catch (const ConwayGames::TooManyForms&) {
    return std::nullopt;
  }
}

FreeVertices SumSearch::after(const SumPiece& piece, Player player, int vertex) const {
  const Board& board = boards_[piece.board];
  return after_taking(board.graph, board.apart, piece.free, static_cast<int>(index_of(player)),
                      vertex);
}

std::size_t SumSearch::KeyHash::operator()(const std::pair<SumPosition, Player>& key) const {
  std::uint64_t hash = mix(key.first.forms.size() * 2 + index_of(key.second));
  for (const Form form : key.first.forms) hash = mix(hash ^ form) + 1;
  for (const SumPiece& piece : key.first.pieces) {
    hash = hash_words(std::array{piece.free[0].bits(), piece.free[1].bits()}, hash ^ piece.board);
  }
  return hash;
}

std::size_t SumSearch::positions_of(Form g) {
  if (const auto known = positions_of_.find(g); known != positions_of_.end()) return known->second;
  std::unordered_set<Form> met{g};
  std::vector<Form> open{g};
  while (!open.empty() && met.size() <= kMostPairs) {
    const Form next = open.back();
    open.pop_back();
    for (const auto options : {games_->left(next), games_->right(next)}) {
      for (const Form option : options) {
        if (met.insert(option).second) open.push_back(option);
      }
    }
  }
  positions_of_.emplace(g, met.size());
  return met.size();
}

auto SumSearch::cheap_sum(Form g, Form h) -> std::optional<Form> {
  if (positions_of(g) * positions_of(h) > kMostPairs) return std::nullopt;
  const ConwayGames::Attempt attempt(*games_, kSumBytes);
  try {
    return games_->sum(g, h);
  } catch (const ConwayGames::TooManyForms&) {
    return std::nullopt;
  }
}

// G and -G leave; then those with the fewest positions are added as long as that is cheap.
void SumSearch::add_forms(std::vector<Form>& forms) {
  std::sort(forms.begin(), forms.end());
  for (std::size_t i = 0; i < forms.size();) {
    std::optional<Form> negative;
    try {
      negative = games_->negative(forms[i]);
    } catch (const ConwayGames::TooManyForms&) {
      negative = std::nullopt;
    }
    const auto next = forms.begin() + static_cast<std::ptrdiff_t>(i) + 1;
    const auto found = negative ? std::find(next, forms.end(), *negative) : forms.end();
    if (found == forms.end()) {
      ++i;
      continue;
    }
    forms.erase(found);
    forms.erase(forms.begin() + static_cast<std::ptrdiff_t>(i));
  }
  while (forms.size() > 1) {
    std::sort(forms.begin(), forms.end(), [this](Form g, Form h) {
      return std::pair(positions_of(g), g) < std::pair(positions_of(h), h);
    });
    const auto sum = cheap_sum(forms[0], forms[1]);
    if (!sum) break;
    forms.erase(forms.begin());
    forms.front() = *sum;
  }
  std::erase(forms, ConwayGames::kZero);
  std::sort(forms.begin(), forms.end());
}

SumPosition SumSearch::reduced(const SumPosition& position) {
  SumPosition result;
  result.forms = position.forms;
  for (const SumPiece& piece : position.pieces) {
    const Board& board = boards_[piece.board];
    FreeVertices rest = piece.free;
    while (!(rest[0] | rest[1]).empty()) {
      const SumPiece component{piece.board, take_component(board.graph, board.apart, rest)};
      const int most = board.apart == Apart::equal ? most_valued_.col : most_valued_.snort;
      const bool small = (component.free[0] | component.free[1]).size() <= most;
      const auto form = small ? value(component, kValueBytes) : std::nullopt;
      if (form) {
        result.forms.push_back(*form);
        continue;
      }
      const auto found =
          std::find_if(result.pieces.begin(), result.pieces.end(),
                       [&](const SumPiece& one) { return opposite(one, component); });
      if (found != result.pieces.end()) {
        result.pieces.erase(found);
      } else {
        result.pieces.push_back(component);
      }
    }
  }
  add_forms(result.forms);
  std::sort(result.pieces.begin(), result.pieces.end(), before);
  return result;
}

// The lemma of the header. Of a piece the stops lie between the numbers of moves.
std::optional<bool> SumSearch::known_by_stops(const SumPosition& position, Player player) {
  if (position.pieces.empty() && position.forms.size() <= 1) {
    const Form form = position.forms.empty() ? ConwayGames::kZero : position.forms.front();
    return player == Player::left ? !games_->at_least(ConwayGames::kZero, form)
                                  : !games_->at_least(form, ConwayGames::kZero);
  }
  Bounds sum;
  Dyadic widest;
  for (const Form form : position.forms) {
    const auto [left, right] = games_->stops(form);
    sum.upper = sum.upper + *games_->number(left);
    sum.lower = sum.lower + *games_->number(right);
    widest = std::max(widest, *games_->number(left) - *games_->number(right));
  }
  for (const SumPiece& piece : position.pieces) {
    sum.upper = sum.upper + Dyadic{piece.free[0].size(), 0};
    sum.lower = sum.lower - Dyadic{piece.free[1].size(), 0};
  }
  const Dyadic zero;
  if (sum.lower > zero) return player == Player::left;
  if (sum.upper < zero) return player == Player::right;
  if (player == Player::left && sum.lower + widest > zero) return true;
  if (player == Player::right && sum.upper - widest < zero) return true;
  return std::nullopt;
}

bool SumSearch::mover_wins(SumPosition position, Player player) {
  CurrentJob::check_each(16);
  position = reduced(position);
  if (const auto known = known_by_stops(position, player)) return *known;
  std::pair key{std::move(position), player};
  if (const auto known = known_.find(key); known != known_.end()) return known->second;
  const bool wins = some_move_wins(key.first, player);
  bytes_ +=
      120 + key.first.forms.size() * sizeof(Form) + key.first.pieces.size() * sizeof(SumPiece);
  if (bytes_ > most_bytes_) throw JobStopped{StopReason::memory};
  known_.emplace(std::move(key), wins);
  return wins;
}

bool SumSearch::some_move_wins(const SumPosition& position, Player player) {
  struct Move {
    Dyadic heat;
    SumPosition after;
  };
  std::vector<Move> moves;
  for (std::size_t i = 0; i < position.forms.size(); ++i) {
    const Form form = position.forms[i];
    if (i > 0 && position.forms[i - 1] == form) continue;
    const Dyadic heat = reports_.thermograph(form).temperature;
    for (const Form option : player == Player::left ? games_->left(form) : games_->right(form)) {
      Move move{heat, position};
      move.after.forms[i] = option;
      moves.push_back(std::move(move));
    }
  }
  const std::size_t own = index_of(player);
  for (std::size_t i = 0; i < position.pieces.size(); ++i) {
    const SumPiece& piece = position.pieces[i];
    for (const int vertex : piece.free[own]) {
      const FreeVertices then = after(piece, player, vertex);
      // What the move gains: vertices for oneself without those for the opponent, half of it.
      const int gain = then[own].size() - then[1 - own].size() - piece.free[own].size() +
                       piece.free[1 - own].size();
      Move move{Dyadic::lowest(gain, 1), position};
      move.after.pieces[i].free = then;
      moves.push_back(std::move(move));
    }
  }
  std::stable_sort(moves.begin(), moves.end(),
                   [](const Move& one, const Move& two) { return one.heat > two.heat; });
  return std::any_of(moves.begin(), moves.end(),
                     [&](const Move& move) { return !mover_wins(move.after, opponent(player)); });
}

}  // namespace harary
