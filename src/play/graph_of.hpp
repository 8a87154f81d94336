// SPDX-License-Identifier: MIT
// The position graph of given rules, built from the plain definition: moves, after, result and the
// representative of each isomorphism class.
#pragma once

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <vector>

#include "base/error.hpp"
#include "base/job.hpp"
#include "games/rules.hpp"
#include "play/position_graph.hpp"

namespace harary {

template <Classified R>
class GraphOf {
 public:
  using Position = typename R::Position;
  using Number = PositionGraph::Number;

  // `rules` must outlive this object. Throws LimitError if there are more than `most` classes,
  // JobStopped. Time is proportional to the moves of all classes.
  GraphOf(const R& rules, std::size_t most, Job& job) : rules_(rules), most_(most), job_(job) {
    add(rules.representative(rules.start()));
  }

  const PositionGraph& graph() const { return graph_; }
  // The number of a position's class; nothing if play cannot reach it.
  std::optional<Number> find(const Position& p) const {
    const auto found = numbers_.find(rules_.representative(p));
    return found == numbers_.end() ? std::nullopt : std::optional(found->second);
  }
  // The representative of a class.
  const Position& position(Number number) const { return *positions_[number]; }

 private:
  struct Hash {
    std::size_t operator()(const Position& p) const { return p.hash(); }
  };

  // Depth first, so that successors come before their position. As deep as the longest play.
  Number add(const Position& p) {
    if (const auto known = numbers_.find(p); known != numbers_.end()) return known->second;
    const Side mover = rules_.mover(p);
    Number number = 0;
    if (const auto value = rules_.result(p)) {
      number = graph_.add_finished(mover, for_first(mover, *value));
    } else {
      std::vector<PositionGraph::Arc> arcs;
      for (const auto& move : rules_.moves(p)) {
        if (++moves_ % 4096 == 0) {
          job_.check();
          job_.report("positions", graph_.size(), 0, "positions");
        }
        arcs.push_back({add(rules_.representative(rules_.after(p, move))), 1});
      }
      fold(arcs);
      number = graph_.add_open(mover, arcs);
    }
    if (graph_.size() > most_) {
      throw LimitError("the game has too many positions to keep them all");
    }
    positions_.push_back(&numbers_.emplace(p, number).first->first);
    return number;
  }

  // Arcs to the same class become one.
  static void fold(std::vector<PositionGraph::Arc>& arcs) {
    std::sort(arcs.begin(), arcs.end(), [](const auto& a, const auto& b) { return a.to < b.to; });
    std::size_t kept = 0;
    for (std::size_t i = 0; i < arcs.size(); ++i) {
      if (kept > 0 && arcs[kept - 1].to == arcs[i].to) {
        arcs[kept - 1].ways += arcs[i].ways;
      } else {
        arcs[kept++] = arcs[i];
      }
    }
    arcs.resize(kept);
  }

  const R& rules_;
  std::size_t most_;
  Job& job_;
  PositionGraph graph_;
  std::unordered_map<Position, Number, Hash> numbers_;
  std::vector<const Position*> positions_;  // by number; the map's keys stay where they are
  std::uint64_t moves_ = 0;
};

}  // namespace harary
