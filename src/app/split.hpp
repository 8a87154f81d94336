// SPDX-License-Identifier: MIT
// The root of a game split into positions that can be solved apart from one another, in any order
// and on any machine, and their values joined again: backward induction over the first few plies.
// Positions are those of `representative`, so parts that are isomorphic are one part.
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "base/error.hpp"
#include "base/job.hpp"
#include "games/rules.hpp"

namespace harary {

template <PlayableRules R>
class Splitting {
 public:
  using Position = typename R::Position;

  // `rules` and `job` must outlive this object. Throws InputError unless plies >= 1.
  Splitting(const R& rules, int plies, Job& job) : rules_(rules), plies_(plies), job_(job) {
    if (plies < 1) throw InputError("--plies: at least 1 is needed, not " + std::to_string(plies));
  }

  // In the order in which breadth-first search meets them. Texts are those of positions that play
  // reaches: a representative may lie elsewhere than edges that are coloured from the start.
  std::vector<std::string> parts() {
    std::vector<std::string> texts;
    for_each_part([&](const Position& p) { texts.push_back(rules_.position_text(p)); });
    return texts;
  }

  // The value of the start for Side::first, or one of the same winner if the parts' are such.
  Value joined(const std::map<std::string, Value>& parts) {
    values_.clear();
    for_each_part([&](const Position& p) {
      const std::string text = rules_.position_text(p);
      const auto found = parts.find(text);
      if (found == parts.end()) throw InputError("the part " + in_quotes(text) + " is missing");
      values_.emplace(rules_.representative(p), found->second);
    });
    return of_first(rules_.start(), plies_);
  }

 private:
  struct Hash {
    std::size_t operator()(const Position& p) const { return p.hash(); }
  };

  template <class F>
  void for_each_part(F&& f) {
    std::vector<Position> layer{rules_.start()};
    for (int ply = 0; ply < plies_; ++ply) {
      std::vector<Position> next;
      std::unordered_set<Position, Hash> seen;
      for (const Position& p : layer) {
        job_.check();
        if (rules_.result(p)) continue;
        for (const auto& move : rules_.moves(p)) {
          const Position q = rules_.after(p, move);
          if (seen.insert(rules_.representative(q)).second) next.push_back(q);
        }
      }
      layer = std::move(next);
    }
    for (const Position& p : layer) {
      if (!rules_.result(p)) f(p);
    }
  }

  Value of_first(const Position& p, int plies) {
    if (const auto result = rules_.result(p)) return for_first(rules_.mover(p), *result);
    if (plies == 0) return values_.at(rules_.representative(p));
    job_.check();
    const bool first_moves = rules_.mover(p) == Side::first;
    Value best = first_moves ? -kInfinity : kInfinity;
    std::unordered_set<Position, Hash> seen;
    for (const auto& move : rules_.moves(p)) {
      const Position q = rules_.after(p, move);
      if (!seen.insert(rules_.representative(q)).second) continue;
      const Value value = of_first(q, plies - 1);
      best = first_moves ? std::max(best, value) : std::min(best, value);
    }
    return best;
  }

  const R& rules_;
  int plies_;
  Job& job_;
  std::unordered_map<Position, Value, Hash> values_;
};

}  // namespace harary
