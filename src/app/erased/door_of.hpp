// SPDX-License-Identifier: MIT
// Type erasure of any rules: every function takes a position out of its blob, asks the rules, and
// puts the answer into a blob. Instantiated once for each type of rules, so nothing here is long.
#pragma once

#include <algorithm>
#include <memory>
#include <new>
#include <ranges>
#include <string>
#include <utility>
#include <vector>

#include "app/erased/rules_door.hpp"
#include "certificate/ended.hpp"

namespace harary {

// Games on boards of more than 64 edges, and others that say so: no engine is compiled for their
// rules, those for ErasedRules serve them all.
template <class R>
inline constexpr bool kWide = [] {
  if constexpr (requires { R::Edges::kCapacity; }) return R::Edges::kCapacity > 64;
  return false;
}();

// The size of blobs that holds the positions of R, and its keys where a search will need them.
template <Rules R>
inline constexpr int kBlobOf =
    kWide<R> ? std::max(kMediumBlob,
                        blob_for(std::max(sizeof(typename R::Position), sizeof(typename R::Key))))
             : blob_for(sizeof(typename R::Position));

template <Rules R, int Size>
class CursorOf final : public MoveCursor<Size> {
 public:
  CursorOf(const R& rules, const typename R::Position& p)
      : p_(p), range_(rules.moves(p_)), at_(std::ranges::begin(range_)) {}

  bool next(Blob<blob_of_moves(Size)>& move) override {
    if (at_ == std::ranges::end(range_)) return false;
    const typename R::Move found = *at_;
    move = Blob<blob_of_moves(Size)>::of(found);
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

template <PlayableRules R, int Size = kBlobOf<R>>
class DoorOf final : public RulesDoor<Size> {
 public:
  using Door = RulesDoor<Size>;
  using typename Door::Cursor;
  using typename Door::Key;
  using typename Door::Move;
  using typename Door::Place;
  using typename Door::Position;

  explicit DoorOf(R rules) : rules_(std::move(rules)), packing_(rules_) {}
  DoorOf(const DoorOf&) = delete;
  DoorOf& operator=(const DoorOf&) = delete;

  const R& rules() const { return rules_; }

  Position start() const override { return Position::of(rules_.start()); }
  Side mover(const Position& p) const override { return rules_.mover(of(p)); }
  std::optional<Value> result(const Position& p) const override { return rules_.result(of(p)); }
  Cursor* moves(const Position& p, Place& place) const override {
    static_assert(sizeof(CursorOf<R, Size>) <= sizeof(Place));
    return new (place.bytes.data()) CursorOf<R, Size>(rules_, of(p));
  }
  Position after(const Position& p, const Move& m) const override {
    return Position::of(rules_.after(of(p), of(m)));
  }
  // Blobs may be too small for keys; then no search uses keys, and representatives serve as keys.
  Key key(const Position& p) const override {
    if constexpr (sizeof(typename R::Key) <= Size) return Key::of(rules_.key(of(p)));
    return representative(p);
  }
  Position representative(const Position& p) const override {
    return Position::of(rules_.representative(of(p)));
  }

  Bounds bounds(const Position& p) const override {
    if constexpr (Bounded<R>) return rules_.bounds(of(p));
    return {};
  }
  // An estimate orders moves just as well; where there are both, searches go by the estimate.
  std::int32_t promise(const Position& p, const Move& m) const override {
    if constexpr (Estimated<R>) {
      const auto before = of(p);
      return for_first(rules_.mover(before), rules_.estimate(rules_.after(before, of(m))));
    } else if constexpr (Promising<R>) {
      return rules_.promise(of(p), of(m));
    }
    return 0;
  }
  std::optional<int> layer(const Position& p) const override {
    if constexpr (Graded<R>) return rules_.layer(of(p));
    return std::nullopt;
  }
  std::optional<int> remaining_moves(const Position& p) const override {
    if constexpr (FixedLength<R>) return rules_.remaining_moves(of(p));
    return std::nullopt;
  }
  std::optional<Settlement> settlement() const override {
    if constexpr (SettledByTheorem<R>) return rules_.settlement();
    return std::nullopt;
  }

  Verdict verdict(Value value) const override { return rules_.verdict(value); }
  std::vector<Value> cuts() const override { return rules_.cuts(); }
  std::optional<Winner> ties() const override {
    if constexpr (requires { rules_.ties(); }) return rules_.ties();
    return std::nullopt;
  }

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
    return Move::of(rules_.parse_move(of(p), text));
  }
  std::string mover_name(const Position& p) const override {
    if constexpr (requires { rules_.mover_name(of(p)); }) return rules_.mover_name(of(p));
    return rules_.mover(of(p)) == Side::first ? "red" : "green";
  }
  std::map<std::string, std::string> instance() const override {
    if constexpr (requires { rules_.instance(); }) return rules_.instance();
    return {};
  }

  int players() const override {
    if constexpr (Coalitional<R>) return R::players();
    return 2;
  }
  std::shared_ptr<const Door> with_hero(int player) const override {
    if constexpr (Coalitional<R>) return std::make_shared<DoorOf>(rules_.with_hero(player));
    (void)player;
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
  ColourLayout layout() const override {
    if constexpr (kPacked) return packing_.layout();
    return {};
  }
  std::optional<Value> assured(const Position& p, Side side) const override {
    return assured_value(rules_, of(p), side);
  }

  // What lies in a blob of this game.
  static typename R::Position of(const Position& p) {
    return p.template as<typename R::Position>();
  }
  static typename R::Move of(const Move& m) { return m.template as<typename R::Move>(); }

 private:
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
