// SPDX-License-Identifier: MIT
#include "app/split.hpp"

#include <algorithm>
#include <limits>
#include <numeric>
#include <unordered_map>
#include <utility>

#include "base/error.hpp"

namespace harary {

namespace {

constexpr std::uint64_t kMovesBetweenChecks = 256;

struct HashOfPosition {
  std::size_t operator()(const Position& p) const { return p.hash(); }
};

}  // namespace

Splitting::Splitting(const RuntimeRules& rules, int plies, Job& job) : rules_(rules) {
  if (plies < 1) throw InputError("--plies: at least 1 is needed, not " + std::to_string(plies));
  layers_.push_back({node(rules_.start())});
  for (int ply = 0; ply < plies; ++ply) add_layer(job);
}

std::vector<std::string> Splitting::parts() const {
  std::vector<std::string> texts;
  for (const Node& leaf : layers_.back()) {
    if (!leaf.result) texts.push_back(rules_.position_text(leaf.position));
  }
  return texts;
}

// Values in increasing order or, with cuts, only the classes into which they divide values.
struct Splitting::Order {
  std::vector<Value> cuts;
  auto class_of(Value v) const { return std::lower_bound(cuts.begin(), cuts.end(), v); }
  bool operator()(Value a, Value b) const {
    return cuts.empty() ? a < b : class_of(a) < class_of(b);
  }
};

Joined Splitting::joined(QuestionKind question, const std::map<std::string, Value>& parts) const {
  const Order less{winner_is_all(question) ? rules_.cuts() : std::vector<Value>()};
  const Ranges ranges = bound(parts);
  const Range start = ranges.front().front();
  Joined result;
  if (less(start.low, start.high)) {
    result.open = open_parts(ranges, less);
  } else {
    // Who is known to lose may have no lower bound.
    result.verdict = rules_.verdict(start.low > -kInfinity ? start.low : start.high);
  }
  return result;
}

Splitting::Node Splitting::node(const Position& p) const {
  Node node{p, rules_.result(p), rules_.mover(p) == Side::first, {}};
  if (node.result) node.result = for_first(rules_.mover(p), *node.result);
  return node;
}

// A node and its number among the representatives.
void Splitting::check_memory(std::size_t nodes, const Job& job) {
  constexpr std::uint64_t kBytes = sizeof(Node) + 2 * sizeof(Position) + 4 * sizeof(void*);
  if (nodes > job.budget().memory_bytes / kBytes) throw JobStopped{StopReason::memory};
}

void Splitting::add_layer(Job& job) {
  std::vector<Node> layer;
  std::vector<const Node*> met_by;
  std::unordered_map<Position, std::size_t, HashOfPosition> numbers;
  std::uint64_t moves = 0;  // a position may have 2^64 of them
  for (Node& above : layers_.back()) {
    job.check();
    if (above.result) continue;
    for (const auto& move : rules_.moves(above.position)) {
      if (++moves % kMovesBetweenChecks == 0) {
        job.check();
        check_memory(layer.size(), job);
      }
      const Position p = rules_.after(above.position, move);
      const auto [entry, is_new] = numbers.emplace(rules_.representative(p), layer.size());
      if (is_new) {
        layer.push_back(node(p));
        met_by.push_back(nullptr);
      }
      if (std::exchange(met_by[entry->second], &above) != &above) {
        above.next.push_back(entry->second);
      }
    }
  }
  layers_.push_back(std::move(layer));
}

// Without points, values are +1, 0 and -1, and who wins is all there is to say.
bool Splitting::winner_is_all(QuestionKind question) const {
  return question == QuestionKind::winner || !rules_.verdict(0).outcome;
}

Splitting::Range Splitting::range_of_leaf(const Node& leaf,
                                          const std::map<std::string, Value>& parts) const {
  if (leaf.result) return {*leaf.result, *leaf.result};
  const auto found = parts.find(rules_.position_text(leaf.position));
  if (found != parts.end()) return {found->second, found->second};
  const Bounds bounds = rules_.bounds(leaf.position);
  return leaf.first_chooses ? Range{bounds.lower, bounds.upper}
                            : Range{-bounds.upper, -bounds.lower};
}

Splitting::Ranges Splitting::bound(const std::map<std::string, Value>& parts) const {
  Ranges ranges(layers_.size());
  for (const Node& leaf : layers_.back()) ranges.back().push_back(range_of_leaf(leaf, parts));
  for (std::size_t ply = layers_.size() - 1; ply-- > 0;) {
    for (const Node& node : layers_[ply]) {
      ranges[ply].push_back(range_of(node, ranges[ply + 1]));
    }
  }
  return ranges;
}

Splitting::Range Splitting::range_of(const Node& node, const std::vector<Range>& below) {
  if (node.result) return {*node.result, *node.result};
  const Value worst = node.first_chooses ? -kInfinity : kInfinity;
  Range range{worst, worst};
  for (const std::size_t i : node.next) {
    if (node.first_chooses) {
      range = {std::max(range.low, below[i].low), std::max(range.high, below[i].high)};
    } else {
      range = {std::min(range.low, below[i].low), std::min(range.high, below[i].high)};
    }
  }
  return range;
}

// A node's window is implied by its ancestors: the values within their ranges, along some way
// down to it. There is an open part as long as the start is open: of the moves of an open
// node, one with the extreme bound for its mover leaves the window as it is.
// Parts by how many open moves stand before theirs on the way down, so that the first parts to
// solve are all below the first moves, and their siblings wait for the results.
std::vector<std::string> Splitting::open_parts(const Ranges& ranges, const Order& less) const {
  constexpr auto kNever = std::numeric_limits<std::size_t>::max();
  std::vector<Range> windows{Range()};
  std::vector<std::size_t> ranks{0};
  for (std::size_t ply = 0;; ++ply) {
    for (std::size_t i = 0; i < windows.size(); ++i) {
      windows[i].low = std::max(windows[i].low, ranges[ply][i].low);
      windows[i].high = std::min(windows[i].high, ranges[ply][i].high);
      if (!less(windows[i].low, windows[i].high)) ranks[i] = kNever;
    }
    if (ply + 1 == layers_.size()) break;
    std::vector<Range> below(layers_[ply + 1].size(), {kInfinity, -kInfinity});
    std::vector<std::size_t> ranks_below(below.size(), kNever);
    for (std::size_t i = 0; i < windows.size(); ++i) {
      if (ranks[i] == kNever) continue;
      std::size_t rank = ranks[i];
      for (const std::size_t next : layers_[ply][i].next) {
        if (!less(ranges[ply + 1][next].low, ranges[ply + 1][next].high)) continue;
        below[next] = {std::min(below[next].low, windows[i].low),
                       std::max(below[next].high, windows[i].high)};
        ranks_below[next] = std::min(ranks_below[next], rank++);
      }
    }
    windows = std::move(below);
    ranks = std::move(ranks_below);
  }
  std::vector<std::size_t> order(ranks.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return ranks[a] < ranks[b]; });
  std::vector<std::string> open;
  for (const std::size_t i : order) {
    if (ranks[i] == kNever) break;
    open.push_back(rules_.position_text(layers_.back()[i].position));
  }
  return open;
}

}  // namespace harary
