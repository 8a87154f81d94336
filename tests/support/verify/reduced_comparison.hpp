// SPDX-License-Identifier: MIT
// The verifier's reduced games against the plain rules: who gets what is stated.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <vector>

#include "games/edges/outcome.hpp"
#include "graph/canonical/nauty.hpp"
#include "graph/named.hpp"
#include "support/games/promises.hpp"
#include "verify/cores/core_game.hpp"
#include "verify/cores/shape.hpp"
#include "verify/cores/start_at.hpp"

namespace harary {

// Who gets what is stated, by the reduced moves and the ends of the reduced game alone.
template <class Reduced>
class ReducedAnswer {
 public:
  using Position = typename Reduced::Position;

  ReducedAnswer(const typename Reduced::Start& start, const Statement& statement)
      : reduced_(start, statement), side_(statement.side) {}

  const Reduced& reduced() const { return reduced_; }
  bool holds() { return holds(reduced_.start()); }
  int early_ends() const { return early_ends_; }
  int one_sided() const { return one_sided_; }

  bool holds(const Position& p) {
    const CoreShape shape = canonical_shape(reduced_.shape(p), reduced_.bits());
    std::vector<std::uint8_t> bytes(reduced_.bits().bytes());
    pack_shape(shape, reduced_.bits(), bytes);
    // As the checker does, which knows positions by their bytes.
    EXPECT_EQ(reduced_.assured(reduced_.position(shape)), reduced_.assured(p));
    const auto moves = reduced_.moves(p);
    if (moves.empty()) return reduced_.assured(p);
    EXPECT_TRUE(reduced_.sound(p)) << reduced_.position_text(p);
    EXPECT_EQ(reduced_.position(reduced_.shape(p)), p);
    const std::string string(bytes.begin(), bytes.end());
    if (const auto known = known_.find(string); known != known_.end()) return known->second;
    bool result = p.mover != side_;
    for (const auto& move : moves) {
      if (holds(reduced_.after(p, move)) == (p.mover == side_)) {
        result = p.mover == side_;
        break;
      }
    }
    known_.emplace(string, result);
    if (reduced_.assured(p)) {
      EXPECT_TRUE(result) << reduced_.position_text(p);
      ++early_ends_;
    }
    if constexpr (Weakens<Reduced>) {
      const auto weakened = reduced_.weakened(p);
      if (weakened && holds(*weakened)) {
        EXPECT_TRUE(result) << reduced_.position_text(p);
        ++one_sided_;
      }
    }
    return result;
  }

 private:
  Reduced reduced_;
  Side side_;
  std::map<std::string, bool> known_;
  int early_ends_ = 0;
  int one_sided_ = 0;  // positions that hold since one side alone holds
};

template <class R, class Reduced>
class Comparison {
 public:
  explicit Comparison(const R& rules) : rules_(rules), plain_(rules) {}

  void compare_all() {
    plain_.value(rules_.start());
    for (const auto& [p, evaluation] : plain_.known()) compare(p, evaluation.value);
  }
  void compare(const typename R::Position& p) { compare(p, plain_.value(p)); }
  int early_ends() const { return early_ends_; }
  int one_sided() const { return one_sided_; }

 private:
  void compare(const typename R::Position& p, Value of_mover) {
    if (testing::Test::HasFailure()) return;
    SCOPED_TRACE(rules_.position_text(p));
    const Value value = for_first(rules_.mover(p), of_mover);
    const typename Reduced::Start start = core_start_at<typename Reduced::Start>(rules_, p);
    for (const Side side : {Side::first, Side::second}) {
      const Value reached = side == Side::first ? value : -value;
      ask(start, {side, reached, std::nullopt}, true);
      ask(start, {side, reached + 1, std::nullopt}, false);
      ask(start, {side, reached - 1, std::nullopt}, true);
      if constexpr (R::kThreshold) {
        const Value wins = side == Side::first ? kOutcomeBase : 1 - kOutcomeBase;
        ask(start, {side, wins, std::nullopt}, reached >= wins);
      }
    }
  }
  void ask(const typename Reduced::Start& start, const Statement& statement, bool expected) {
    ask_once(start, statement, expected);
    if constexpr (Raises<Reduced>) {
      typename Reduced::Start raised = start;
      raised.raised = true;
      const bool changed =
          !(Reduced(raised, statement).start() == Reduced(start, statement).start());
      if (changed) ask_once(raised, statement, expected);
    }
  }
  void ask_once(const typename Reduced::Start& start, const Statement& statement, bool expected) {
    ReducedAnswer<Reduced> answer(start, statement);
    EXPECT_EQ(answer.holds(), expected) << statement.at_least << ' ' << start.raised;
    early_ends_ += answer.early_ends();
    one_sided_ += answer.one_sided();
  }

  const R& rules_;
  Reference<R> plain_;
  int early_ends_ = 0;
  int one_sided_ = 0;
};

// All graphs of an order, up to isomorphism.
inline std::vector<Graph> all_graphs(int order) {
  const std::vector<Edge> pairs = complete_graph(order).edges();
  std::vector<Graph> result;
  std::set<std::vector<int>> seen;
  for (unsigned set = 0; set < 1U << pairs.size(); ++set) {
    Graph graph(order);
    for (std::size_t e = 0; e < pairs.size(); ++e) {
      if ((set >> e & 1) != 0) graph.add_edge(pairs[e]);
    }
    const ColouredGraph coloured(graph);
    const ColouredGraph form = coloured.relabelled(canonical_labelling(coloured));
    std::vector<int> colours;
    for (const Edge e : pairs) colours.push_back(form.colour(e.low, e.high));
    if (seen.insert(colours).second) result.push_back(graph);
  }
  return result;
}

}  // namespace harary
