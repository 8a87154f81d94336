// SPDX-License-Identifier: MIT
// What the proof search asks of rules and valuation, behind an interface: one call expands a
// position into all its children, compiled together with the rules, so that in the loop over
// moves only the key is a virtual call, and a key costs far more than the call. The search itself
// is compiled once for positions and keys of one size, whatever the rules.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "base/assert.hpp"
#include "games/rules.hpp"
#include "solve/proof/counts.hpp"
#include "solve/proof/one_sided_bounds.hpp"
#include "solve/proof/valuation.hpp"
#include "solve/proof/words.hpp"

namespace harary {

// Maps the window or the bounds of a successor to those of its predecessor, and back.
constexpr ValueRange seen_before(ValueRange b, bool same_mover) {
  return same_mover ? b : ValueRange{-b.upper, -b.lower};
}

template <class Position, class Key>
struct ProofChild {
  Position position;
  Key key;
  bool same_mover;
  bool deferred;
  std::int32_t priority;
  ValueRange known;  // for the mover of the child
  ValueRange seen;   // for the mover of the parent
};

// Counts the moves looked at, because some games have millions of moves in one position and
// counting positions would not do. Every few hundred moves, a few milliseconds, it calls a
// function.
class Pace {
 public:
  explicit Pace(std::function<void()> look_up) : look_up_(std::move(look_up)) {}
  void step() {
    if (++moves_ % kMovesBetween == 0) look_up_();
  }

 private:
  static constexpr std::uint64_t kMovesBetween = 512;
  std::function<void()> look_up_;
  std::uint64_t moves_ = 0;
};

template <class Position, class Key>
class Expansion {
 public:
  using Children = std::vector<ProofChild<Position, Key>>;
  using Hash = KeyWordsHash<std::tuple_size_v<decltype(Key::words)>>;

  // Whether certain_part() and estimate() say something, and the coding of values.
  struct Kind {
    bool certain_part = false;
    bool estimated = false;
    bool helped = false;
    Coding coding = Coding::plain;
    std::span<const std::string_view> lemmas = {};  // by which the rules bound values
    Hash hash = {};
  };

  explicit Expansion(Kind kind) : kind_(kind) {}
  virtual ~Expansion() = default;
  const Kind& kind() const { return kind_; }

  // Adds the children of the unfinished p that the rules' bounds leave open, their keys still
  // empty. Returns the best value proved for p without a search; stops early when that reaches
  // beta.
  virtual Value expand(const Position& p, Value beta, Children& children, Pace& pace,
                       MoveCounts& counts) const = 0;
  virtual Side mover(const Position& p) const = 0;
  virtual Key key(const Position& p) const = 0;
  virtual std::optional<Value> leaf(const Position& p) const = 0;
  virtual Bounds bounds(const Position& p) const = 0;
  virtual Value certain_part(const Position& p) const = 0;
  virtual std::int32_t estimate(const Position& p) const = 0;
  // One-sided games that help, with a table of `memory_bytes`; null: there are none.
  virtual std::unique_ptr<OneSidedHelp<Position>> help(std::uint64_t memory_bytes) const = 0;

 private:
  Kind kind_;
};

template <Rules R, template <class> class Valuation>
using ExpansionFor =
    Expansion<PositionAsWords<typename R::Position>, KeyAsWords<typename Valuation<R>::Key>>;

template <Rules R, template <class> class Valuation>
class ExpansionOf final : public ExpansionFor<R, Valuation> {
 public:
  using Typed = typename R::Position;
  using Position = PositionAsWords<Typed>;
  using Key = KeyAsWords<typename Valuation<R>::Key>;
  using Base = ExpansionFor<R, Valuation>;
  using typename Base::Children;

  // `rules` must outlive this object.
  explicit ExpansionOf(const R& rules)
      : Base({HasCertainPart<R>,
              Estimated<R>,
              kHelped,
              Valuation<R>::kCoding,
              Valuation<R>::lemmas(),
              {hash_of_words<typename Valuation<R>::Key>}}),
        rules_(rules),
        valuation_(rules) {}

  Value expand(const Position& words, Value beta, Children& children, Pace& pace,
               MoveCounts& counts) const override {
    decltype(auto) p = typed(words);
    HARARY_ASSERT(!valuation_.leaf(p), "only an unfinished position is expanded");
    Value best = -kInfinity;
    const Side mover = rules_.mover(p);
    for (const auto& move : rules_.moves(p)) {
      pace.step();
      const Typed next = rules_.after(p, move);
      const bool same_mover = rules_.mover(next) == mover;
      if (const auto leaf = valuation_.leaf(next)) {
        best = std::max(best, shallower(Valuation<R>::kCoding, same_mover ? *leaf : -*leaf));
        ++counts.over;
      } else {
        const Bounds bounds = valuation_.bounds(next);
        const ValueRange known = bounds;
        HARARY_ASSERT(known.lower <= known.upper, "a lower bound is not above an upper one");
        const ValueRange before = seen_before(known, same_mover);
        const ValueRange seen{shallower(Valuation<R>::kCoding, before.lower),
                              shallower(Valuation<R>::kCoding, before.upper)};
        best = std::max(best, seen.lower);
        const bool open = seen.lower < seen.upper;
        if (open) {
          std::int32_t priority = 0;
          if constexpr (Prioritised<R>) priority = rules_.move_priority(p, move);
          children.push_back({.position = position_in_words(next),
                              .key = {},
                              .same_mover = same_mover,
                              .deferred = false,
                              .priority = priority,
                              .known = known,
                              .seen = seen});
        }
        ++(open && best < beta ? counts.open : counts.by_lemma[bounds.lemma]);
      }
      if (best >= beta) break;
    }
    return best;
  }

  Side mover(const Position& p) const override { return rules_.mover(typed(p)); }
  Key key(const Position& p) const override { return key_in_words(valuation_.key(typed(p))); }
  std::optional<Value> leaf(const Position& p) const override { return valuation_.leaf(typed(p)); }
  Bounds bounds(const Position& p) const override { return valuation_.bounds(typed(p)); }
  Value certain_part(const Position& p) const override { return valuation_.certain_part(typed(p)); }
  std::int32_t estimate(const Position& p) const override {
    if constexpr (Estimated<R>) return rules_.estimate(typed(p));
    (void)p;
    return 0;
  }
  std::unique_ptr<OneSidedHelp<Position>> help(std::uint64_t memory_bytes) const override {
    if constexpr (kHelped) return std::make_unique<OneSidedHelpOf<R>>(rules_, memory_bytes);
    (void)memory_bytes;
    return nullptr;
  }

 private:
  // Bounds of values are not those of values with the remoteness.
  static constexpr bool kHelped = BoundedByOneSided<R> && Valuation<R>::kCoding == Coding::plain;

  static decltype(auto) typed(const Position& p) { return position_of_words<Typed>(p); }

  const R& rules_;
  Valuation<R> valuation_;
};

}  // namespace harary
