// SPDX-License-Identifier: MIT
#include "verify/written/interpreter.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <set>
#include <utility>

namespace harary::verify_written {

using written::Forbid;
using written::MarkWord;
using written::Place;
using written::Result;
using written::ScoreRule;

namespace {

bool contains(const Points& set, int point) {
  return std::find(set.begin(), set.end(), point) != set.end();
}

bool meet(const Points& a, const Points& b) {
  return std::any_of(a.begin(), a.end(), [&](int point) { return contains(b, point); });
}

Over won_by(Side side) {
  return side == Side::first ? Over::first : Over::second;
}

Over outcome(Result result, Side mover) {
  switch (result) {
    case Result::mover_wins:
      return won_by(mover);
    case Result::mover_loses:
      return won_by(opponent(mover));
    case Result::first_wins:
      return Over::first;
    case Result::second_wins:
      return Over::second;
    case Result::draw:
    case Result::score:
      break;
  }
  return Over::draw;
}

// All numbers of points that a move of this kind may have, of a board with `points`.
std::set<int> sizes(const Game& game, const Place& place) {
  std::set<int> result;
  if (place.kind == Place::Kind::points) result.insert(place.counts.begin(), place.counts.end());
  if (place.kind == Place::Kind::some_points) result = {1, 2};  // and more: they differ
  if (place.kind == Place::Kind::set) {
    for (const Points& set : game.families[static_cast<std::size_t>(place.family)].sets) {
      result.insert(static_cast<int>(set.size()));
    }
  }
  return result;
}

}  // namespace

Interpreter::Interpreter(Game game, Side starts)
    : game_(std::move(game)), starts_(starts), turns_(game_.turns) {
  while (turns_.size() > 1 && turns_.back() == turns_[turns_.size() - 2]) turns_.pop_back();
  std::set<int> all = sizes(game_, game_.place[0]);
  all.merge(sizes(game_, game_.place[1]));
  if (all.size() == 1) points_a_move_ = *all.begin();
  int common = 0;
  for (const ScoreRule& rule : game_.scores) common = std::gcd(common, rule.worth);
  common_ = std::max(1, common);
  for (const ScoreRule& rule : game_.scores) {
    const bool moves = rule.as == ScoreRule::As::moves;
    counts_moves_ = counts_moves_ || (moves && points_a_move_ == 0);
    const std::size_t most = moves ? game_.points.size() : sets(rule.family).size();
    beyond_ += static_cast<Value>(most) * std::abs(rule.worth / common_);
  }
}

int Interpreter::moves_in(int turn) const {
  return turns_[std::min(static_cast<std::size_t>(turn), turns_.size() - 1)];
}

State Interpreter::start() const {
  State s;
  s.code.assign(game_.points.size(), 0);
  for (const auto& [point, mark] : game_.start) {
    s.code[static_cast<std::size_t>(point)] = static_cast<std::uint8_t>(mark + 1);
  }
  s.left = moves_in(0);
  return s;
}

Side Interpreter::mover(const State& s) const {
  return s.turn % 2 == 0 ? starts_ : opponent(starts_);
}

bool Interpreter::may_place(int mark, Side player) const {
  const auto& owner = game_.marks[static_cast<std::size_t>(mark)].owner;
  return !owner || *owner == player;
}

bool Interpreter::is_own(int mark, Side player) const {
  const auto& owner = game_.marks[static_cast<std::size_t>(mark)].owner;
  return owner && *owner == player;
}

bool Interpreter::has(const State& s, int point, const written::MarkTest& test, int placed,
                      Side player) const {
  const int mark = s.code[static_cast<std::size_t>(point)] - 1;
  if (mark < 0) return false;
  switch (test.word) {
    case MarkWord::own:
      return is_own(mark, player);
    case MarkWord::other:
      return is_own(mark, opponent(player));
    case MarkWord::same:
      return mark == placed;
    case MarkWord::named:
      return mark == test.mark;
    case MarkWord::any:
    case MarkWord::one:
      break;
  }
  return true;
}

bool Interpreter::forbidden(const State& s, const Points& points, int mark) const {
  const auto is_open = [&](int point) { return s.code[static_cast<std::size_t>(point)] == 0; };
  for (const Forbid& rule : game_.forbids) {
    switch (rule.kind) {
      case Forbid::Kind::neighbour:
        for (const int point : points) {
          for (const int near : game_.near[static_cast<std::size_t>(point)]) {
            if (has(s, near, rule.neighbour, mark, mover(s))) return true;
          }
        }
        break;
      case Forbid::Kind::fills:
        // A set with a point of the move, full of the mark of the move afterwards.
        for (const Points& set : sets(rule.family)) {
          const bool full = std::all_of(set.begin(), set.end(), [&](int point) {
            return contains(points, point) || s.code[static_cast<std::size_t>(point)] == mark + 1;
          });
          if (full && meet(set, points)) return true;
        }
        break;
      case Forbid::Kind::outside: {
        const bool touches =
            std::any_of(sets(rule.family).begin(), sets(rule.family).end(), [&](const Points& set) {
              return meet(set, points) && std::all_of(set.begin(), set.end(), is_open);
            });
        if (!touches) return true;
      }
    }
  }
  return false;
}

// All choices of `count` open points from number `from` on, added to `chosen`.
bool Interpreter::each_choice(const std::vector<int>& open, std::size_t count, std::size_t from,
                              Points& chosen, const std::function<bool()>& go_on) const {
  if (chosen.size() == count) return go_on();
  for (std::size_t i = from; i < open.size(); ++i) {
    chosen.push_back(open[i]);
    if (!each_choice(open, count, i + 1, chosen, go_on)) return false;
    chosen.pop_back();
  }
  return true;
}

bool Interpreter::each_move(const State& s, const GoOn& go_on) const {
  if (s.over != Over::no) return true;
  const Side player = mover(s);
  const Place& place = game_.place[player == Side::first ? 0 : 1];
  std::vector<int> open;
  for (std::size_t i = 0; i < s.code.size(); ++i) {
    if (s.code[i] == 0) open.push_back(static_cast<int>(i));
  }
  for (int mark = 0; mark < static_cast<int>(game_.marks.size()); ++mark) {
    if (!may_place(mark, player)) continue;
    const auto one = [&](const Points& points) {
      return forbidden(s, points, mark) || go_on(points, mark);
    };
    if (place.kind == Place::Kind::set) {
      for (const Points& set : sets(place.family)) {
        const bool is_open =
            std::all_of(set.begin(), set.end(), [&](int point) { return contains(open, point); });
        if (is_open && !one(set)) return false;
      }
      continue;
    }
    std::vector<int> counts = place.counts;
    if (place.kind == Place::Kind::some_points) {
      counts.resize(open.size());
      std::iota(counts.begin(), counts.end(), 1);
    }
    for (const int count : counts) {
      Points chosen;
      const auto choice = [&] { return one(chosen); };
      if (!each_choice(open, static_cast<std::size_t>(count), 0, chosen, choice)) return false;
    }
  }
  return true;
}

bool Interpreter::fits(const State& s, const written::End& end, const Points& set, Side by) const {
  const int first = s.code[static_cast<std::size_t>(set.front())] - 1;
  return std::all_of(set.begin(), set.end(), [&](int point) {
    const int mark = s.code[static_cast<std::size_t>(point)] - 1;
    if (mark < 0) return false;
    if (end.in.word == MarkWord::any) return true;
    if (end.in.word == MarkWord::own) return is_own(mark, by);
    if (end.in.word == MarkWord::named) return mark == end.in.mark;
    return mark == first;
  });
}

State Interpreter::after(const State& s, const Points& points, int mark) const {
  const Side by = mover(s);
  State next = s;
  for (const int point : points) {
    next.code[static_cast<std::size_t>(point)] = static_cast<std::uint8_t>(mark + 1);
  }
  if (counts_moves_) ++next.made;
  if (--next.left == 0) {
    // Turns beyond the list differ only in whose they are, so two numbers are enough for them.
    next.turn = s.turn == last_turn() ? s.turn - 1 : s.turn + 1;
    next.left = moves_in(next.turn);
  }
  for (const written::End& end : game_.ends) {
    if (end.by && *end.by != by) continue;
    for (const Points& set : sets(end.family)) {
      if (!meet(set, points) || !fits(next, end, set, by)) continue;
      next.over = outcome(end.result, by);
      return next;
    }
  }
  return next;
}

int Interpreter::moves_made(const State& s) const {
  if (counts_moves_) return s.made;
  const auto marked =
      std::count_if(s.code.begin(), s.code.end(), [](int code) { return code != 0; });
  const int placed = static_cast<int>(marked) - static_cast<int>(game_.start.size());
  return points_a_move_ == 0 ? 0 : placed / points_a_move_;
}

Value Interpreter::difference(const State& s) const {
  Value total = 0;
  for (const ScoreRule& rule : game_.scores) {
    Value count = 0;
    if (rule.as == ScoreRule::As::moves) {
      count = moves_made(s);
    } else {
      for (const Points& set : sets(rule.family)) {
        std::size_t own = 0;
        std::size_t others = 0;
        for (const int point : set) {
          const int mark = s.code[static_cast<std::size_t>(point)] - 1;
          if (mark < 0) continue;
          ++(is_own(mark, rule.player) ? own : others);
        }
        if (rule.as == ScoreRule::As::full_of_own) count += own == set.size() ? 1 : 0;
        if (rule.as == ScoreRule::As::most_own) count += own > others ? 1 : 0;
        if (rule.as == ScoreRule::As::touched) count += own + others > 0 ? 1 : 0;
      }
    }
    total += (rule.player == Side::first ? 1 : -1) * (rule.worth / common_) * count;
  }
  return total;
}

std::optional<Value> Interpreter::value(const State& s) const {
  Over over = s.over;
  if (over == Over::no) {
    const bool can_move = !each_move(s, [](const Points&, int) { return false; });
    if (can_move) return std::nullopt;
    if (game_.last == Result::score) return difference(s);
    over = outcome(game_.last, mover(s));
  }
  return over == Over::draw ? 0 : over == Over::first ? beyond_ : -beyond_;
}

bool Interpreter::possible(const State& s) const {
  return std::all_of(s.code.begin(), s.code.end(),
                     [&](std::uint8_t code) { return code <= game_.marks.size(); }) &&
         s.turn <= last_turn() && s.left >= 1 && s.left <= moves_in(s.turn) &&
         s.made <= static_cast<int>(game_.points.size());
}

}  // namespace harary::verify_written
