// SPDX-License-Identifier: MIT
#include "play/explored.hpp"

#include <algorithm>

#include "base/error.hpp"

namespace harary {

namespace {

// Arcs to the same class become one.
void fold(std::vector<PositionGraph::Arc>& arcs) {
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

}  // namespace

Explored::Explored(const RuntimeRules& rules, std::size_t most, Job& job) : rules_(rules) {
  add(rules.representative(rules.start()), most, job);
}

// Depth first, so that successors come before their position. As deep as the longest play.
Explored::Number Explored::add(const Position& p, std::size_t most, Job& job) {
  if (const auto known = numbers_.find(p); known != numbers_.end()) return known->second;
  const Side mover = rules_.mover(p);
  Number number = 0;
  if (const auto value = rules_.result(p)) {
    const Value of_first = for_first(mover, *value);
    number = graph_.add_finished(mover, of_first, worth(rules_.verdict(of_first), Side::first));
  } else {
    std::vector<PositionGraph::Arc> arcs;
    for (const Move& move : rules_.moves(p)) {
      if (++moves_ % 4096 == 0) {
        job.check();
        job.report("positions", graph_.size(), 0, "positions");
      }
      arcs.push_back({add(rules_.representative(rules_.after(p, move)), most, job), 1});
    }
    fold(arcs);
    number = graph_.add_open(mover, arcs);
  }
  if (graph_.size() > most) throw LimitError("the game has too many positions to keep them all");
  positions_.push_back(&numbers_.emplace(p, number).first->first);
  return number;
}

std::optional<Explored::Number> Explored::find(const Position& p) const {
  const auto found = numbers_.find(rules_.representative(p));
  return found == numbers_.end() ? std::nullopt : std::optional(found->second);
}

Position Explored::position(const std::string& text) const {
  return text.empty() ? rules_.start() : rules_.parse_position(text);
}

Explored::Number Explored::number_of(const Position& p) const {
  const auto number = find(p);
  if (!number) throw InputError("position: play cannot reach it from the start");
  return *number;
}

Explored::Number Explored::number(const std::string& text) const {
  return number_of(position(text));
}

std::vector<Explored::Option> Explored::options(const std::string& text) const {
  const Position p = position(text);
  std::vector<Option> result;
  if (rules_.result(p)) return result;
  for (const Move& move : rules_.moves(p)) {
    result.push_back({rules_.move_text(p, move), number_of(rules_.after(p, move))});
  }
  return result;
}

Verdict Explored::verdict(Number number) const {
  return rules_.verdict(graph_.node(number).value);
}

std::string Explored::class_text(const std::string& text) const {
  return rules_.position_text(rules_.representative(position(text)));
}
std::string Explored::class_text(Number number) const {
  return rules_.position_text(*positions_[number]);
}

}  // namespace harary
