// SPDX-License-Identifier: MIT
// Triangle saturation as a sum (triangle_sum.hpp), as the checker of certificates sees it. The
// positions of a certificate are summands: a part with a heap, and the player to move loses the two
// together, so that the heap is the part's nimber. In the set of a certificate is every sum of
// which each part is there with some heap, so that these heaps and its own cancel.
//
// Why a certificate of summands proves what it says. Suppose that each of its positions passes the
// check: whatever the opponent moves, in the part or in the heap, some move leads to a sum that is
// in the set. Claim: for a summand with part p and heap g in the set, p has the nimber g. By
// induction on the number of legal pairs. In all parts that a move in p leads to, the claim holds,
// so each sum of such parts that is in the set has the nimber 0.
//   - Let g be the smallest heap that the set has with p. For h < g the opponent can make the heap
//     h. The reply is a move in p to a sum of nimber 0, the heap h included, for (p, k) with k < g
//     is not in the set. So some move in p leads to the nimber h.
//   - After the opponent's move in p the reply, in what it has become or in the heap, leads to a
//     sum of nimber 0. So the sum before it, with the heap g, had another nimber, and no move in p
//     leads to the nimber g. So p has the nimber g.
//   - Another heap g' > g is not in the set with p: the opponent could make it g. The reply cannot
//     be a smaller heap k, for (p, k) is not in the set, and not a move in p, for none leads to the
//     nimber g.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "certificate/statement.hpp"
#include "graph/graph.hpp"
#include "verify/plain_game.hpp"
#include "verify/sums/triangle_sum.hpp"

namespace harary {

// How a game begins, in the plainest words.
struct TriangleSumStart {
  int order = 0;  // at most TriangleSum::kMost
  std::vector<Edge> drawn;
  std::vector<Edge> legal;
  Side mover = Side::first;
};

class TriangleSumGame final : public PlainGame {
 public:
  // `plain`: the same game by the plain rules, for its words.
  TriangleSumGame(const TriangleSumStart& start, const Statement& statement,
                  std::unique_ptr<PlainGame> plain);

  std::size_t width() const override { return TriangleSum::bytes(order_); }
  // A position of a file: a single part, reduced, in canonical order, and a heap that it can equal.
  bool well_formed(Bytes bytes) const override;
  void start(MutableBytes to) const override;

  Side mover(Bytes bytes) const override;
  bool finished(Bytes bytes) const override;
  std::optional<Value> assured(Bytes bytes, Side side) const override;
  // Moves in the parts, then moves in the heap.
  bool each_successor(Bytes bytes, const GoOn& go_on) const override;

  std::size_t class_width() const override { return width(); }
  void class_of(Bytes bytes, MutableBytes to) const override;
  std::uint64_t invariant(Bytes bytes) const override { return hash_bytes(bytes); }
  bool is_in(const PositionSet& set, Bytes bytes, MutableBytes room) const override;

  std::string position_text(Bytes bytes) const override;
  std::string move_text(Bytes bytes, std::size_t number) const override;
  Verdict verdict(Value value) const override { return plain_->verdict(value); }
  std::map<std::string, std::string> instance() const override { return plain_->instance(); }

 private:
  TriangleSum sum_of(Bytes bytes) const;
  void pack(const TriangleSum& sum, Side mover, MutableBytes to) const;

  int order_;
  Side side_;  // of the statement
  TriangleSum start_;
  Side starter_;
  std::unique_ptr<PlainGame> plain_;
};

}  // namespace harary
