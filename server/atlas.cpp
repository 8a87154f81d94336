// SPDX-License-Identifier: MIT
#include "server/atlas.hpp"

#include <algorithm>
#include <limits>

namespace harary {

SmallAtlas::SmallAtlas(std::shared_ptr<const PlayerKnowledge> knowledge)
    : knowledge_(std::move(knowledge)) {
  const PositionGraph& graph = explored().graph();
  const auto size = static_cast<Number>(graph.size());
  winners_.reserve(size);
  first_before_.assign(size + 1, 0);
  for (Number n = 0; n < size; ++n) {
    winners_.push_back(explored().verdict(n).winner);
    for (const auto& arc : graph.arcs(n)) ++first_before_[arc.to + 1];
  }
  for (Number n = 0; n < size; ++n) first_before_[n + 1] += first_before_[n];
  before_.resize(first_before_.back());
  std::vector<std::size_t> next(first_before_.begin(), first_before_.end() - 1);
  for (Number n = 0; n < size; ++n) {
    for (const auto& arc : graph.arcs(n)) before_[next[arc.to]++] = n;
  }
  // Every arc leads to a smaller number, so a sweep downwards from the start meets each position
  // after all that lead to it. A position counts in the first ply in which it can be reached.
  ply_.assign(size, std::numeric_limits<int>::max());
  ply_[graph.start()] = 0;
  for (Number n = size; n-- > 0;) {
    const auto ply = static_cast<std::size_t>(ply_[n]);
    if (ply >= plies_.size()) plies_.resize(ply + 1);
    count(n, plies_[ply]);
    for (const auto& arc : graph.arcs(n)) ply_[arc.to] = std::min(ply_[arc.to], ply_[n] + 1);
  }
}

void SmallAtlas::count(Number number, PositionCount& into) const {
  ++into.positions;
  const Winner winner = winners_[number];
  ++(winner == Winner::first ? into.first : winner == Winner::second ? into.second : into.ties);
}

Atlas::Entry SmallAtlas::find(const std::string& position) {
  const Number number = explored().number(position);
  const PositionGraph::Node& node = explored().graph().node(number);
  return {explored().class_text(number), explored().verdict(number),
          node.remoteness < 0 ? std::nullopt : std::optional(node.remoteness), ply_[number]};
}

std::vector<std::string> SmallAtlas::before(const std::string& position) const {
  const Number number = explored().number(position);
  std::vector<std::string> result;
  for (std::size_t i = first_before_[number]; i < first_before_[number + 1]; ++i) {
    result.push_back(explored().class_text(before_[i]));
  }
  return result;
}

std::optional<PositionCount> SmallAtlas::below(const std::string& position) const {
  const PositionGraph& graph = explored().graph();
  const Number top = explored().number(position);
  std::vector<bool> reached(top + 1, false);
  reached[top] = true;
  PositionCount result;
  for (Number n = top + 1; n-- > 0;) {
    if (!reached[n]) continue;
    count(n, result);
    for (const auto& arc : graph.arcs(n)) reached[arc.to] = true;
  }
  return result;
}

TablebaseAtlas::TablebaseAtlas(std::shared_ptr<const Game> game,
                               std::shared_ptr<const Tablebase> tablebase)
    : game_(std::move(game)),
      tablebase_(std::move(tablebase)),
      prober_(game_->prober(*tablebase_)) {
  for (const ManifestLayer& layer : tablebase_->manifest().layers) {
    plies_.push_back({.positions = layer.summary.positions, .judged = false});
  }
}

Atlas::Entry TablebaseAtlas::find(const std::string& position) {
  const std::lock_guard lock(mutex_);
  const ProbeReport report = prober_->probe(position);
  const ProbeReport::Entry* own = report.of(game_->name());
  const ProbeReport::Entry& entry = own == nullptr ? report.values.front() : *own;
  return {report.representative, entry.verdict, entry.remoteness, std::nullopt};
}

}  // namespace harary
