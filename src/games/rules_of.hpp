// SPDX-License-Identifier: MIT
// Rules of any type as rules at run time: every function takes the typed position out of the plain
// value, asks the rules, and puts the answer into a plain value. Instantiated once for each type of
// rules, so nothing here is long.
#pragma once

#include <memory>
#include <ranges>
#include <utility>
#include <vector>

#include "base/current_job.hpp"
#include "games/assured.hpp"
#include "games/packing.hpp"
#include "games/runtime_rules.hpp"

namespace harary {

template <PlayableRules R>
class RulesOf final : public RuntimeRules {
 public:
  explicit RulesOf(R rules) : rules_(std::move(rules)), packing_(rules_) {}
  RulesOf(const RulesOf&) = delete;
  RulesOf& operator=(const RulesOf&) = delete;

  const R& typed() const { return rules_; }

  Position start() const override { return Position::of(rules_.start()); }
  Side mover(const Position& p) const override { return rules_.mover(of(p)); }
  std::optional<Value> result(const Position& p) const override { return rules_.result(of(p)); }
  Moves moves(const Position& p) const override {
    return Moves(std::make_unique<Cursor>(rules_, of(p)));
  }
  // Every engine, player and table comes by here for each move, so here a job ends in time: on wide
  // boards a position has thousands of moves, and to look at one may take milliseconds.
  Position after(const Position& p, const Move& m) const override {
    if constexpr (sizeof(typename R::Position) > 8 * Position::kWordsInside) {
      CurrentJob::check();
    } else if constexpr (sizeof(typename R::Position) > 24) {
      CurrentJob::check_each(64);
    }
    return Position::of(rules_.after(of(p), of(m)));
  }
  Key key(const Position& p) const override { return Key::of(rules_.key(of(p))); }
  Position representative(const Position& p) const override {
    return Position::of(rules_.representative(of(p)));
  }

  Key class_key(const Position& p) const override {
    const auto typed = of(p);
    if constexpr (requires { rules_.class_key(typed); }) return Key::of(rules_.class_key(typed));
    return Key::of(rules_.representative(typed));
  }

  Bounds bounds(const Position& p) const override {
    if constexpr (Bounded<R>) return rules_.bounds(of(p));
    return {};
  }
  // An estimate orders moves just as well; where there are both, searches go by the estimate.
  std::int32_t move_priority(const Position& p, const Move& m) const override {
    if constexpr (Estimated<R>) {
      const auto before = of(p);
      return for_first(rules_.mover(before), rules_.estimate(rules_.after(before, of(m))));
    } else if constexpr (Prioritised<R>) {
      return rules_.move_priority(of(p), of(m));
    }
    return 0;
  }
  std::optional<int> layer(const Position& p) const override {
    if constexpr (Graded<R>) return rules_.layer(of(p));
    return std::nullopt;
  }
  std::optional<int> remaining_moves(const Position& p) const override {
    return rules_.remaining_moves(of(p));
  }
  std::optional<TheoremValue> theorem(const Position& p) const override {
    return rules_.theorem(of(p));
  }
  TheoremUse theorem_use() const override { return rules_.theorem_use(); }
  std::vector<BoardWithin> boards_within() const override { return rules_.boards_within(); }
  void for_each_predecessor(const Position& p,
                            const std::function<void(const Position&)>& visit) const override {
    if constexpr (Layered<R>) {
      const auto typed = of(p);
      for (const typename R::Position& q : rules_.predecessors(typed)) visit(Position::of(q));
    }
  }

  std::optional<EndReason> reason(const Position& p) const override { return rules_.reason(of(p)); }
  std::optional<Scores> scores(const Position& p) const override { return rules_.scores(of(p)); }

  Verdict verdict(Value value) const override { return rules_.verdict(value); }
  std::vector<Value> cuts() const override { return rules_.cuts(); }
  std::optional<Winner> ties() const override { return rules_.ties(); }

  std::string position_text(const Position& p) const override {
    return rules_.position_text(of(p));
  }
  Position parse_position(std::string_view text) const override {
    return Position::of(rules_.parse_position(text));
  }
  std::string move_text(const Position& p, const Move& m) const override {
    return rules_.move_text(of(p), of(m));
  }
  Move parse_move(const Position& p, std::string_view text) const override {
    return Move::of(typename R::Move(rules_.parse_move(of(p), text)));
  }
  std::string mover_name(const Position& p) const override {
    if constexpr (requires { rules_.mover_name(of(p)); }) return rules_.mover_name(of(p));
    return rules_.mover(of(p)) == Side::first ? "red" : "green";
  }
  std::string picture(const Position& p) const override { return rules_.picture(of(p)); }
  std::map<std::string, std::string> instance() const override { return rules_.instance(); }

  int players() const override {
    if constexpr (Coalitional<R>) return rules_.players();
    return 2;
  }
  int player_to_move(const Position& p) const override {
    if constexpr (Coalitional<R>) return rules_.player_to_move(of(p));
    return RuntimeRules::player_to_move(p);
  }
  std::shared_ptr<const RuntimeRules> with_lone_player(int player) const override {
    if constexpr (Coalitional<R>) return std::make_shared<RulesOf>(rules_.with_lone_player(player));
    return nullptr;
  }

  std::size_t packed_width() const override {
    if constexpr (kPacked) return packing_.width();
    return 0;
  }
  void pack(const Position& p, MutableBytes to) const override {
    if constexpr (kPacked) packing_.pack(of(p), to);
  }
  bool unpack(Bytes from, Position& p) const override {
    if constexpr (kPacked) {
      typename R::Position position;
      if (!packing_.unpack(from, position)) return false;
      p = Position::of(position);
      return true;
    }
    return false;
  }
  const EdgeBoard* board() const override {
    if constexpr (kPacked && OnBoard<R>) return &rules_.board();
    return nullptr;
  }
  const Graph* vertex_board() const override {
    if constexpr (kPacked && requires { rules_.vertex_board(); }) return &rules_.vertex_board();
    return nullptr;
  }
  ColourLayout layout() const override {
    if constexpr (kPacked) return packing_.layout();
    return {};
  }
  std::optional<Value> assured(const Position& p, Side side) const override {
    return assured_value(rules_, of(p), side);
  }

 private:
  static typename R::Position of(const Position& p) { return p.as<typename R::Position>(); }
  static typename R::Move of(const Move& m) { return m.as<typename R::Move>(); }

  class Cursor final : public MoveCursor {
   public:
    Cursor(const R& rules, const typename R::Position& p)
        : p_(p), range_(rules.moves(p_)), at_(std::ranges::begin(range_)) {}

    bool next(Move& move) override {
      if (at_ == std::ranges::end(range_)) return false;
      move = Move::of(typename R::Move(*at_));
      ++at_;
      return true;
    }

   private:
    using Range =
        decltype(std::declval<const R&>().moves(std::declval<const typename R::Position&>()));
    typename R::Position p_;  // the range may refer to it
    Range range_;
    decltype(std::ranges::begin(std::declval<Range&>())) at_;
  };

  static constexpr bool kPacked = Certifiable<R>;
  struct NoPacking {
    explicit NoPacking(const R&) {}
  };
  template <class T, bool>
  struct PackingFor {
    using Type = NoPacking;
  };
  template <class T>
  struct PackingFor<T, true> {
    using Type = Packing<T>;
  };

  R rules_;
  [[no_unique_address]] typename PackingFor<R, kPacked>::Type packing_;
};

}  // namespace harary
