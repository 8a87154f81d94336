// SPDX-License-Identifier: MIT
#include "games/written/symmetry.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

#include "games/written/tables.hpp"
#include "graph/canonical/permutation_group.hpp"
#include "graph/incidence/incidence.hpp"

namespace harary::written {

namespace {

constexpr std::size_t kMostElements = 50'000;
constexpr std::size_t kMostSources = 4'000'000;  // elements times points
constexpr std::size_t kMostExchanges = 24;

// The families that some rule uses.
std::vector<const Family*> families_in_use(const Game& game) {
  std::vector<bool> used(game.families.size());
  const auto use = [&](int family) {
    if (family >= 0) used[static_cast<std::size_t>(family)] = true;
  };
  for (const Place& place : game.place) use(place.family);
  for (const Forbid& forbid : game.forbids) use(forbid.family);
  for (const End& end : game.ends) use(end.family);
  for (const ScoreRule& score : game.scores) use(score.family);
  std::vector<const Family*> result;
  for (std::size_t i = 0; i < used.size(); ++i) {
    if (used[i]) result.push_back(&game.families[i]);
  }
  return result;
}

bool uses_neighbours(const Game& game) {
  return std::any_of(game.forbids.begin(), game.forbids.end(),
                     [](const Forbid& forbid) { return forbid.kind == Forbid::Kind::neighbour; });
}

// Which marks a rule names: those are told apart.
Marks named_marks(const Game& game) {
  Marks named = 0;
  const auto name = [&](const MarkTest& test) {
    if (test.word == MarkWord::named) named |= Marks{1} << test.mark;
  };
  for (const Forbid& forbid : game.forbids) name(forbid.neighbour);
  for (const End& end : game.ends) name(end.in);
  return named;
}

}  // namespace

Symmetry::Symmetry(const Game& game) : points_(game.points.size()) {
  find_elements(game);
  find_exchanges(game);
  find_players(game);
}

void Symmetry::find_elements(const Game& game) {
  Incidence incidence{.points = static_cast<int>(points_), .neighbours = {}, .families = {}};
  if (uses_neighbours(game)) incidence.neighbours = game.near;
  for (const Family* family : families_in_use(game)) incidence.families.push_back(family->sets);
  std::vector<Permutation> generators = incidence_automorphisms(incidence);
  const std::size_t most = std::min(kMostElements, kMostSources / points_);
  // nauty finds those that fix most points first: fewer of them generate a subgroup.
  std::optional<std::vector<Permutation>> elements;
  while (!(elements = group_elements(generators, static_cast<int>(points_), most))) {
    generators.pop_back();
  }
  elements_ = elements->size();
  if (elements_ == 1) return;
  // An element and its inverse are both in the list, so each may be read as the points that go to
  // the places; they are sorted by these.
  for (const Permutation& element : *elements) {
    for (const int point : element) sources_.push_back(static_cast<Point>(point));
  }
  nodes_.emplace_back();
  grow(0, 0, elements_, 0);
}

void Symmetry::grow(std::uint32_t node, std::size_t begin, std::size_t end, std::size_t level) {
  if (end - begin == 1) {
    nodes_[node].first = static_cast<std::uint32_t>(begin);
    return;
  }
  std::vector<std::pair<std::size_t, std::size_t>> parts;
  const auto first = static_cast<std::uint32_t>(nodes_.size());
  for (std::size_t at = begin; at < end;) {
    const Point point = element(static_cast<std::uint32_t>(at))[level];
    std::size_t next = at;
    while (next < end && element(static_cast<std::uint32_t>(next))[level] == point) ++next;
    parts.emplace_back(at, next);
    nodes_.push_back({.point = point});
    at = next;
  }
  nodes_[node].first = first;
  nodes_[node].count = static_cast<std::uint32_t>(parts.size());
  for (std::size_t i = 0; i < parts.size(); ++i) {
    grow(first + static_cast<std::uint32_t>(i), parts[i].first, parts[i].second, level + 1);
  }
}

void Symmetry::find_exchanges(const Game& game) {
  Exchange same{};
  std::iota(same.begin(), same.end(), std::uint8_t{0});
  exchanges_ = {same};
  const Marks named = named_marks(game);
  std::vector<std::uint8_t> codes;
  for (std::size_t m = 0; m < game.marks.size(); ++m) {
    codes.push_back(static_cast<std::uint8_t>(m + 1));
  }
  const auto kept = [&](std::span<const std::uint8_t> images) {
    for (std::size_t m = 0; m < images.size(); ++m) {
      const std::size_t to = images[m] - 1U;
      if (to != m && ((named >> m & 1) != 0 || game.marks[m].owner != game.marks[to].owner)) {
        return false;
      }
    }
    return true;
  };
  constexpr std::size_t kMostMarksToExchange = 6;
  if (codes.size() > kMostMarksToExchange) return;
  std::vector<Exchange> found;
  do {
    if (!kept(codes)) continue;
    Exchange exchange = same;
    std::copy(codes.begin(), codes.end(), exchange.begin() + 1);
    found.push_back(exchange);
  } while (std::next_permutation(codes.begin(), codes.end()));
  if (found.size() <= kMostExchanges) exchanges_ = std::move(found);
}

// Lemma. If every rule says the same of both players, with the marks of the one for those of the
// other, then a position and its image with the other player to move are worth the same to their
// movers, in as many moves. It is of use only where the marks do not tell whose turn it is: where
// moves have different numbers of points.
void Symmetry::find_players(const Game& game) {
  const auto names_player = [](Result result) {
    return result == Result::first_wins || result == Result::second_wins;
  };
  const bool one_turn = std::all_of(game.turns.begin(), game.turns.end(),
                                    [&](int moves) { return moves == game.turns.front(); });
  const bool alike = game.place[0] == game.place[1] && one_turn && !names_player(game.last) &&
                     std::none_of(game.ends.begin(), game.ends.end(), [&](const End& end) {
                       return end.by.has_value() || names_player(end.result);
                     });
  if (!alike || points_a_move(game) != 0) return;
  std::array<std::vector<std::uint8_t>, 2> own;
  for (std::size_t m = 0; m < game.marks.size(); ++m) {
    if (!game.marks[m].owner) continue;
    if ((named_marks(game) >> m & 1) != 0) return;
    own[*game.marks[m].owner == Side::first ? 0 : 1].push_back(static_cast<std::uint8_t>(m + 1));
  }
  std::array<std::vector<std::array<int, 3>>, 2> scores;
  for (const ScoreRule& rule : game.scores) {
    scores[rule.player == Side::first ? 0 : 1].push_back(
        {static_cast<int>(rule.as), rule.family, rule.worth});
  }
  for (auto& rules : scores) std::sort(rules.begin(), rules.end());
  if (own[0].size() != own[1].size() || scores[0] != scores[1]) return;
  players_.resize(std::tuple_size_v<Exchange>);
  std::iota(players_.begin(), players_.end(), std::uint8_t{0});
  for (std::size_t i = 0; i < own[0].size(); ++i) {
    players_[own[0][i]] = own[1][i];
    players_[own[1][i]] = own[0][i];
  }
}

std::uint32_t Symmetry::largest(std::span<const std::uint8_t> codes) const {
  static thread_local std::vector<std::uint32_t> now;
  static thread_local std::vector<std::uint32_t> next;
  now.assign(1, 0);
  for (std::size_t place = 0; place < points_; ++place) {
    if (now.size() == 1 && nodes_[now.front()].count == 0) break;
    int best = -1;
    next.clear();
    const auto meet = [&](std::uint32_t node, Point point) {
      const int code = codes[point];
      if (code < best) return;
      if (code > best) next.clear();
      best = code;
      next.push_back(node);
    };
    for (const std::uint32_t number : now) {
      const Node& node = nodes_[number];
      if (node.count == 0) {
        meet(number, element(node.first)[place]);
        continue;
      }
      for (std::uint32_t child = node.first; child < node.first + node.count; ++child) {
        meet(child, nodes_[child].point);
      }
    }
    now.swap(next);
  }
  return nodes_[now.front()].first;
}

void Symmetry::normalise(Codes& codes) const {
  static thread_local Codes exchanged;
  static thread_local Codes image;
  static thread_local Codes best;
  best.clear();
  for (const Exchange& exchange : exchanges_) {
    exchanged.resize(points_);
    for (std::size_t i = 0; i < points_; ++i) exchanged[i] = exchange[codes[i]];
    image = exchanged;
    if (elements_ > 1) {
      const std::span<const Point> sources = element(largest(exchanged));
      for (std::size_t i = 0; i < points_; ++i) image[i] = exchanged[sources[i]];
    }
    if (best.empty() || image > best) best.swap(image);
  }
  codes = best;
}

}  // namespace harary::written
