// SPDX-License-Identifier: MIT
#include "reduce/qdimacs_of_game.hpp"

#include <fmt/format.h>

#include <bit>
#include <initializer_list>
#include <set>
#include <vector>

#include "base/current_job.hpp"
#include "base/error.hpp"

namespace harary {

namespace {

class Encoder {
 public:
  Encoder(const WinningSets& sets, const ListedSets& rule, Side starter, int moves)
      : sets_(sets),
        elements_(static_cast<int>(sets.names.size())),
        moves_(moves),
        avoidance_(rule.kind == SetGameKind::avoidance || rule.kind == SetGameKind::misere),
        stuck_loses_(rule.kind == SetGameKind::avoidance),
        green_wins_(rule.kind == SetGameKind::strong),
        starter_(starter) {}

  std::string text() {
    over_ = fresh();  // no player has won before the first move
    clause({-over_});
    owned_[0].assign(static_cast<std::size_t>(elements_), 0);
    owned_[1].assign(static_cast<std::size_t>(elements_), 0);
    for (int t = 0; t < moves_; ++t) {
      if ((t % 2 == 0) == (starter_ == Side::first)) {
        red_move();
      } else {
        green_move();
      }
    }
    // Under normal play the game is over where Green cannot move: one more turn in which every
    // number is illegal.
    const bool green_next = (moves_ % 2 == 0) != (starter_ == Side::first);
    if (stuck_loses_ && green_next) green_move();
    clause({over_});
    return finish();
  }

 private:
  using Variables = std::vector<int>;

  void red_move() {
    const Variables move = block('e');
    std::vector<int> some{over_};
    some.insert(some.end(), move.begin(), move.end());
    clause(some);
    for (int e = 0; e < elements_; ++e) {
      for (int f = 0; f < e; ++f) clause({-at(move, e), -at(move, f)});
      for (const int colour : {0, 1}) {
        const int owner = at(owned_[colour], e);
        if (owner != 0) clause({-at(move, e), -owner});
      }
    }
    take(0, move);
    if (avoidance_) {
      for (const auto& set : sets_.sets[0]) forbid(0, set);
      return;
    }
    // Red may claim a win by a set that is all his.
    const int next = fresh();
    std::vector<int> reasons{-next, over_};
    for (const auto& set : sets_.sets[0]) {
      const int complete = fresh();
      for (const int e : set) {
        const int owner = at(owned_[0], e);
        clause(owner == 0 ? std::vector<int>{-complete} : std::vector<int>{-complete, owner});
      }
      reasons.push_back(complete);
    }
    clause(reasons);
    over_ = next;
  }

  void green_move() {
    const int width = std::bit_width(static_cast<unsigned>(elements_ - 1));
    const Variables bits = numbers(width, 'a');
    Variables move;
    std::vector<int> reasons;
    for (int e = 0; e < elements_; ++e) {
      // x_e holds iff the bits spell e.
      const int x = fresh();
      std::vector<int> all{x};
      for (int b = 0; b < width; ++b) {
        const int literal = (e >> b & 1) != 0 ? at(bits, b) : -at(bits, b);
        clause({-x, literal});
        all.push_back(-literal);
      }
      clause(all);
      move.push_back(x);
      // Taken already: no legal move.
      for (const int colour : {0, 1}) {
        const int owner = at(owned_[colour], e);
        if (owner == 0) continue;
        const int reason = fresh();
        clause({-reason, x});
        clause({-reason, owner});
        reasons.push_back(reason);
      }
    }
    const int none = fresh();  // a number that does not name an edge
    for (const int x : move) clause({-none, -x});
    reasons.push_back(none);
    take(1, move);
    const int next = fresh();
    if (avoidance_) {
      for (const auto& set : sets_.sets[1]) {
        const int complete = fresh();
        for (const int e : set) {
          const int owner = at(owned_[1], e);
          clause(owner == 0 ? std::vector<int>{-complete} : std::vector<int>{-complete, owner});
        }
        reasons.push_back(complete);
      }
    } else if (green_wins_) {
      for (const auto& set : sets_.sets[1]) forbid(1, set, next);
    }
    reasons.push_back(-next);
    reasons.push_back(over_);
    clause(reasons);
    over_ = next;
  }

  // The set must not be complete, unless Red has won before.
  void forbid(int colour, const std::vector<int>& set, int unless = 0) {
    std::vector<int> literals{unless == 0 ? over_ : unless};
    for (const int e : set) {
      const int owner = at(owned_[colour], e);
      if (owner == 0) return;
      literals.push_back(-owner);
    }
    clause(literals);
  }

  // What the player of the colour owns after this move.
  void take(int colour, const Variables& move) {
    for (int e = 0; e < elements_; ++e) {
      int& owner = owned_[colour][static_cast<std::size_t>(e)];
      if (owner == 0) {
        owner = at(move, e);
        continue;
      }
      const int after = fresh();
      clause({-after, owner, at(move, e)});
      clause({after, -owner});
      clause({after, -at(move, e)});
      owner = after;
    }
  }

  static int at(const Variables& variables, int i) {
    return variables[static_cast<std::size_t>(i)];
  }
  Variables block(char quantifier) { return numbers(elements_, quantifier); }
  Variables numbers(int count, char quantifier) {
    Variables result;
    if (count == 0) return result;
    prefix_ += quantifier;
    for (int i = 0; i < count; ++i) {
      result.push_back(++variables_);
      outer_.insert(variables_);
      prefix_ += fmt::format(" {}", variables_);
    }
    prefix_ += " 0\n";
    return result;
  }
  int fresh() { return ++variables_; }
  void clause(std::initializer_list<int> literals) { clause(std::vector<int>(literals)); }
  void clause(const std::vector<int>& literals) {
    constexpr int kMostClauses = 5'000'000;
    CurrentJob::check_each(4096);
    if (++clauses_ > kMostClauses) {
      throw LimitError(fmt::format("the formula would have more than {} clauses", kMostClauses));
    }
    for (const int literal : literals) matrix_ += fmt::format("{} ", literal);
    matrix_ += "0\n";
  }

  std::string finish() const {
    std::string inner = "e";
    for (int x = 1; x <= variables_; ++x) {
      if (outer_.count(x) == 0) inner += fmt::format(" {}", x);
    }
    return fmt::format("p cnf {} {}\n{}{} 0\n{}", variables_, clauses_, prefix_, inner, matrix_);
  }

  const WinningSets& sets_;
  int elements_;
  int moves_;
  bool avoidance_;
  bool stuck_loses_;
  bool green_wins_;
  Side starter_;
  int over_ = 0;        // Red has won
  Variables owned_[2];  // by colour and element; 0 while no player can own it
  int variables_ = 0;
  int clauses_ = 0;
  std::set<int> outer_;
  std::string prefix_;
  std::string matrix_;
};

}  // namespace

bool has_qbf_form(SetGameKind kind) {
  switch (kind) {
    case SetGameKind::maker_breaker:
    case SetGameKind::strong:
    case SetGameKind::misere:
    case SetGameKind::avoidance:
      return true;
    default:
      return false;
  }
}

std::string qdimacs_of_game(const WinningSets& sets, const ListedSets& rule, Side starter,
                            int moves) {
  if (!has_qbf_form(rule.kind)) {
    throw InputError(
        "these rules have no form as a QBF here: a move must take one element, for a set to win or "
        "lose by");
  }
  const int elements = static_cast<int>(sets.names.size());
  if (elements == 0)
    throw InputError("no point is open: the game is over, and there is no formula");
  if (moves < 1 || moves > elements) {
    throw InputError(
        fmt::format("--plies: {} is not from 1 to {}, the number of open edges", moves, elements));
  }
  return Encoder(sets, rule, starter, moves).text();
}

}  // namespace harary
