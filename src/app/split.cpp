// SPDX-License-Identifier: MIT
#include "app/split.hpp"

#include <algorithm>
#include <deque>
#include <limits>
#include <unordered_set>
#include <utility>

#include "app/instance.hpp"
#include "base/current_job.hpp"
#include "base/error.hpp"

namespace harary {

namespace {

// Has the game neither points nor a lead, so that who wins is all there is to say? A larger value
// than one that wins then says no more.
bool winner_is_all(const RuntimeRules& rules) {
  const Value win = rules.cuts().back() + 1;
  const Verdict verdict = rules.verdict(win);
  return !verdict.outcome && verdict.score == rules.verdict(win + 1).score;
}

}  // namespace

SplitGame::SplitGame(const Instance& game, QuestionKind question)
    : game_(game), question_(question), rules_(game.rules()) {
  game.require_parts();
  if (question == QuestionKind::winner || winner_is_all(rules_)) cuts_ = rules_.cuts();
  const Position start = rules_.start();
  (void)number_of(start, rules_.representative(start));
}

// The value itself or, where only the winner counts, one that stands for all of the same winner.
Value SplitGame::graded(Value value) const {
  if (cuts_.empty()) return value;
  const auto cut = std::lower_bound(cuts_.begin(), cuts_.end(), value);
  if (cut == cuts_.end()) return cuts_.back() + 1;
  // Where no player can tie, zero is no result: at most zero is a loss.
  const bool no_tie = cuts_.size() == 1 && !rules_.verdict(*cut).outcome;
  return no_tie ? *cut - 1 : *cut;
}

std::size_t SplitGame::number_of(const Position& position, const Position& representative) {
  // Of several positions of a class the first stays, in the numbers of its play: searches try moves
  // in the order of their numbers, and are much faster where play began with the smallest.
  const auto [entry, is_new] = classes_.emplace(representative, nodes_.size());
  if (!is_new) return entry->second;
  const Side mover = rules_.mover(position);
  Node node{.position = position,
            .text = rules_.position_text(position),
            .first_chooses = mover == Side::first};
  ValueRange bounds;  // for the mover
  if (const auto result = rules_.result(position)) {
    node.finished = true;
    bounds = {*result, *result};
  } else {
    bounds = rules_.bounds(position);
  }
  if (mover == Side::second) bounds = {-bounds.upper, -bounds.lower};
  node.range = {graded(bounds.lower), graded(bounds.upper)};
  numbers_.emplace(node.text, nodes_.size());
  nodes_.push_back(std::move(node));
  return entry->second;
}

void SplitGame::split(std::size_t number, Job& job) {
  if (nodes_[number].finished || nodes_[number].is_split) return;
  constexpr std::uint64_t kMovesBetweenChecks = 256;
  constexpr std::uint64_t kBytes = sizeof(Node) + 2 * sizeof(Position) + 16 * sizeof(void*);
  const CurrentJob current(job);
  // All of them first, so that nothing changes if the job is stopped.
  std::vector<std::pair<Position, Position>> after;  // with the representative of its class
  std::unordered_set<Position, HashOfPosition> met;
  std::uint64_t moves = 0;  // a position may have 2^64 of them
  job.check();
  for (const Move& move : rules_.moves(nodes_[number].position)) {
    if (++moves % kMovesBetweenChecks == 0) job.check();
    const Position p = rules_.after(nodes_[number].position, move);
    const Position representative = rules_.representative(p);
    if (!met.insert(representative).second) continue;
    after.emplace_back(p, representative);
    const std::uint64_t texts = 3 * nodes_[number].text.size();
    if (nodes_.size() + after.size() > job.budget().memory_bytes / (kBytes + texts)) {
      throw JobStopped{StopReason::memory};
    }
  }
  for (const auto& [position, representative] : after) {
    const std::size_t next = number_of(position, representative);
    nodes_[number].next.push_back(next);
    nodes_[next].above.push_back(number);
  }
  nodes_[number].is_split = true;
  narrow({number});
}

void SplitGame::split(const std::string& position, Job& job) {
  const auto found = numbers_.find(position);
  if (found != numbers_.end()) split(found->second, job);
}

void SplitGame::split_all(int plies, Job& job) {
  if (plies < 0) throw InputError("--plies: at least 0 is needed, not " + std::to_string(plies));
  for (; plies > 0; --plies) {
    for (std::size_t i = 0, all = nodes_.size(); i < all; ++i) split(i, job);
  }
}

std::vector<std::string> SplitGame::parts() const {
  std::vector<std::string> texts;
  for (const Node& node : nodes_) {
    if (!node.finished && !node.is_split) texts.push_back(node.text);
  }
  return texts;
}

void SplitGame::learn(const std::string& position, Value value) {
  const auto found = numbers_.find(position);
  if (found == numbers_.end()) return;
  Node& node = nodes_[found->second];
  node.range = {graded(value), graded(value)};
  narrow(node.above);
}

// The ranges of positions whose next ones are known better, and of those above them.
void SplitGame::narrow(std::vector<std::size_t> changed) {
  while (!changed.empty()) {
    Node& node = nodes_[changed.back()];
    changed.pop_back();
    if (!node.is_open()) continue;
    const Value worst = node.first_chooses ? -kInfinity : kInfinity;
    ValueRange best{worst, worst};
    for (const std::size_t i : node.next) {
      const ValueRange& next = nodes_[i].range;
      if (node.first_chooses) {
        best = {std::max(best.lower, next.lower), std::max(best.upper, next.upper)};
      } else {
        best = {std::min(best.lower, next.lower), std::min(best.upper, next.upper)};
      }
    }
    const ValueRange range{std::max(node.range.lower, best.lower),
                           std::min(node.range.upper, best.upper)};
    if (range.lower == node.range.lower && range.upper == node.range.upper) continue;
    node.range = range;
    changed.insert(changed.end(), node.above.begin(), node.above.end());
  }
}

std::optional<Verdict> SplitGame::joined() const {
  const Node& start = nodes_.front();
  if (start.is_open()) return std::nullopt;
  return rules_.verdict(start.range.lower);
}

// A position's window is implied by its ancestors: the values within their ranges, along some way
// down to it. There is an open part as long as the start is open: of the moves of an open position,
// one with the extreme bound for its mover leaves the window as it is.
// Parts by how many open moves stand before theirs on the way down, so that the first parts to
// solve are all below the first moves, and their siblings wait for the results (Feldmann).
std::vector<std::string> SplitGame::open() const {
  struct Window {
    Value low = kInfinity;
    Value high = -kInfinity;
    std::size_t rank = std::numeric_limits<std::size_t>::max();
    bool waits = false;  // to be looked at, first or again
    bool listed = false;
  };
  std::unordered_map<std::size_t, Window> windows{{0, {-kInfinity, kInfinity, 0}}};
  std::vector<std::size_t> found;
  for (std::deque<std::size_t> waiting{0}; !waiting.empty(); waiting.pop_front()) {
    const Node& node = nodes_[waiting.front()];
    Window& window = windows.at(waiting.front());
    window.waits = false;
    const Value low = std::max(window.low, node.range.lower);
    const Value high = std::min(window.high, node.range.upper);
    if (low >= high) continue;
    if (!node.is_split && !std::exchange(window.listed, true)) found.push_back(waiting.front());
    std::size_t rank = window.rank;
    for (const std::size_t number : node.next) {
      if (!nodes_[number].is_open()) continue;
      Window& next = windows[number];
      const bool wider = low < next.low || high > next.high || rank < next.rank;
      next.low = std::min(next.low, low);
      next.high = std::max(next.high, high);
      next.rank = std::min(next.rank, rank++);
      if (wider && !std::exchange(next.waits, true)) waiting.push_back(number);
    }
  }
  std::stable_sort(found.begin(), found.end(), [&](std::size_t a, std::size_t b) {
    return windows.at(a).rank < windows.at(b).rank;
  });
  std::vector<std::string> texts;
  for (const std::size_t number : found) texts.push_back(nodes_[number].text);
  return texts;
}

}  // namespace harary
