// SPDX-License-Identifier: MIT
// The contract between games and engines. A family of games models Rules and as many of the
// refinements below as it has to offer; an engine asks for what it needs by concept. Neither side
// includes the other. See CONTRIBUTING.md, "Add a family".
//
// Values are always those of the PLAYER TO MOVE: if the same player moves again (biased games) the
// value of a successor counts as it is, otherwise negated. Larger is better; a game without scores
// uses +1 win, 0 tie, -1 loss.
#pragma once

#include <concepts>
#include <cstdint>
#include <map>
#include <optional>
#include <ranges>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "games/position.hpp"

namespace harary {

using Value = std::int32_t;

// Larger than every value of every game.
inline constexpr Value kInfinity = 1 << 28;

// The two parties of a game. In the answer "first" is Red (Alice, player 1), even if Green begins.
enum class Side : std::uint8_t { first, second };

constexpr Side opponent(Side side) {
  return side == Side::first ? Side::second : Side::first;
}

// A value that can be copied, hashed and compared: positions and keys. Those that tables store are
// small values, whose bytes can be copied.
template <class T>
concept HashedValue = std::copyable<T> && std::equality_comparable<T> && requires(const T value) {
  { value.hash() } -> std::same_as<std::uint64_t>;
};
template <class T>
concept SmallValue = HashedValue<T> && std::is_trivially_copyable_v<T>;

// The plain definition of a game.
//   start()      the position in which the game begins
//   mover(p)     whose turn it is (in a finished position: whose turn it would be)
//   result(p)    the value for the mover if the game is over, nothing otherwise
//   moves(p)     the legal moves, each once, as a range; not empty when result(p) is nothing.
//                Only for unfinished positions; the range may refer to p, not outlive it
//   after(p, m)  the position that the legal move m leads to
//   key(p)       EQUAL KEYS PROMISE EQUAL VALUES for the player to move. Isomorphism is the first
//                such promise; what can no longer matter may be dropped as well
// Positions and keys of the rules that searches are compiled for are small values, and nothing
// allocates there.
template <class R>
concept Rules = HashedValue<typename R::Position> && HashedValue<typename R::Key> &&
                std::copyable<typename R::Move> && std::equality_comparable<typename R::Move> &&
                requires(const R& rules, const typename R::Position& p, const typename R::Move& m) {
                  { rules.start() } -> std::same_as<typename R::Position>;
                  { rules.mover(p) } -> std::same_as<Side>;
                  { rules.result(p) } -> std::same_as<std::optional<Value>>;
                  { rules.moves(p) } -> std::ranges::input_range;
                  requires std::convertible_to<std::ranges::range_value_t<decltype(rules.moves(p))>,
                                               typename R::Move>;
                  { rules.after(p, m) } -> std::same_as<typename R::Position>;
                  { rules.key(p) } -> std::same_as<typename R::Key>;
                };

// representative(p): one fixed member of the isomorphism class of p. It has the same value,
// remoteness, number of moves and layer. `layers`, remoteness and tablebases count and store
// representatives.
template <class R>
concept Classified = Rules<R> && requires(const R& rules, const typename R::Position& p) {
  { rules.representative(p) } -> std::same_as<typename R::Position>;
};

// Where a value lies: lower <= value <= upper. Also the window of a search.
struct ValueRange {
  Value lower = -kInfinity;
  Value upper = kInfinity;
};

// bounds(p): lower <= value(p) <= upper, cheap, for unfinished p; and which of the game's lemmas
// (games/lemmas.hpp) says most of that, so that searches can count what each is worth. Where
// nothing is bounded the lemma means nothing.
struct Bounds : ValueRange {
  std::uint8_t lemma = 0;

  constexpr Bounds() = default;
  constexpr Bounds(Value least, Value most, std::uint8_t by = 0)
      : ValueRange{least, most}, lemma(by) {}
};

template <class R>
concept Bounded = Rules<R> && requires(const R& rules, const typename R::Position& p) {
  { rules.bounds(p) } -> std::same_as<Bounds>;
};

// move_priority(p, m): moves with a larger priority are tried first. p is the position before the
// move.
template <class R>
concept Prioritised =
    Rules<R> && requires(const R& rules, const typename R::Position& p, const typename R::Move& m) {
      { rules.move_priority(p, m) } -> std::same_as<std::int32_t>;
    };

// estimate(p): a guess how good an unfinished p is for Side::first, for the order of moves.
template <class R>
concept Estimated = Rules<R> && requires(const R& rules, const typename R::Position& p) {
  { rules.estimate(p) } -> std::same_as<std::int32_t>;
};

// certain_part(p): a part of the value for the mover that is certain and that the key leaves out:
// positions with equal keys have equal values minus their certain parts.
template <class R>
concept HasCertainPart = Rules<R> && requires(const R& rules, const typename R::Position& p) {
  { rules.certain_part(p) } -> std::same_as<Value>;
};

// layer(p): every move leads to a larger layer, so that positions can be counted and solved by
// layer.
template <class R>
concept Graded = Classified<R> && requires(const R& rules, const typename R::Position& p) {
  { rules.layer(p) } -> std::same_as<int>;
};

// Moreover every move leads from layer(p) to layer(p) + 1, and predecessors(p) are all positions
// (reachable or not) from which a legal move leads to p, at least one of each isomorphism class.
template <class R>
concept Layered = Graded<R> && requires(const R& rules, const typename R::Position& p) {
  { rules.predecessors(p) } -> std::ranges::input_range;
};

// Normal play, one set of moves for both players, and an unfinished position splits into
// independent summands: its nimber is the XOR of theirs.
//   for_each_summand(p, f)   calls f(position) for every summand; a single one when p is connected
//   position(k)              a position with the key k, which itself is connected if k is a
//   summand's
template <class R>
concept Summands =
    Rules<R> && requires(const R& rules, const typename R::Position& p, const typename R::Key& k) {
      rules.for_each_summand(p, [](const typename R::Position&) {});
      { rules.position(k) } -> std::same_as<typename R::Position>;
    };

// Text input and output. parse_position and parse_move throw InputError; they read back what
// position_text and move_text print.
template <class R>
concept Textual = Rules<R> && requires(const R& rules, const typename R::Position& p,
                                       const typename R::Move& m, std::string_view text) {
  { rules.position_text(p) } -> std::same_as<std::string>;
  { rules.parse_position(text) } -> std::same_as<typename R::Position>;
  { rules.move_text(p, m) } -> std::same_as<std::string>;
  { rules.parse_move(p, text) } -> std::same_as<typename R::Move>;
};

// What a value means. `value` is from the viewpoint of Side::first.
enum class Winner { first, second, tie };

struct Verdict {
  Winner winner = Winner::tie;
  std::optional<std::pair<int, int>> outcome;  // points of both sides, games with a score only
  std::optional<int> score;                    // their difference, or +1/0/-1
  // Games of more than two players, whose `winner` only tells player 1 from the others: who is the
  // last, from 1 on; 0: no player can force to be.
  std::optional<int> player = {};
};

// Of games without ties and without points: the first side wins if its value is positive.
constexpr Verdict win_or_loss(Value value) {
  return {value > 0 ? Winner::first : Winner::second, std::nullopt, value > 0 ? 1 : -1};
}

// What a verdict is worth to a player, numbered from 0, who wants to win: 1 a win, 0 a tie, -1 a
// loss. The sign of a value does not tell: with points, values order outcomes, and a rule may give
// equal points to a player.
constexpr int worth(const Verdict& verdict, int player) {
  if (verdict.player) return *verdict.player == player + 1 ? 1 : *verdict.player == 0 ? 0 : -1;
  if (verdict.winner == Winner::tie) return 0;
  return (verdict.winner == Winner::first) == (player == 0) ? 1 : -1;
}
constexpr int worth(const Verdict& verdict, Side side) {
  return worth(verdict, side == Side::first ? 0 : 1);
}

//   verdict(value)   what a value of the first side means
//   cuts()           increasing values c such that who wins depends only on which cuts lie below
//                    the value (value > c): {0} without ties, {-1, 0} with ties
template <class R>
concept Judged = Rules<R> && requires(const R& rules, Value value) {
  { rules.verdict(value) } -> std::same_as<Verdict>;
  { rules.cuts() } -> std::same_as<std::vector<Value>>;
};

// The core: the same game with its own type of positions, which leave out everything that cannot
// matter. Either all values are the same, or it is a threshold game (kThreshold): +1 if the first
// side reaches the threshold, otherwise -1.
//   core()         nothing where the lemmas do not apply
//   in_core(c, p)  the position of the core that p becomes, finished or not; it commutes with
//                  moves, except moves that the core may leave out because another move is at least
//                  as good
//   in_core(c, p, v)   for threshold games: is the value of the first side at least v? Any v that
//                  lies just above a cut, and all v if the core knows outcomes
//   c.knows_outcomes()   of a threshold game: whether it answers for more than who wins
//   outcomes(p)    for threshold games that do: increasing, the values that a play from p may
//                  still end with
//   next_threshold(outcomes, low, high)   which of them, in (low, high], is best asked for next
template <class R>
concept HasCore =
    Judged<R> && Rules<typename R::Core> &&
    requires(const R& rules, const typename R::Core& core, const typename R::Position& p) {
      { rules.core() } -> std::same_as<std::optional<typename R::Core>>;
      { rules.in_core(core, p) } -> std::same_as<typename R::Core::Position>;
      { R::kThreshold } -> std::convertible_to<bool>;
    };

// What the application asks of all rules; those that have nothing to say of it take
// games/rules_defaults.hpp.

// kSeldomSearched: theorems, winning sets or values answer nearly all that is asked of these rules,
// so the proof search is not compiled for them but takes them at run time: a tenth to a half more
// seconds a position, as far as was measured (docs/performance.md).

// remaining_moves(p): the number of moves of every play from p, which is its remoteness.
template <class R>
concept FixedLength = Rules<R> && requires(const R& rules, const typename R::Position& p) {
  { rules.remaining_moves(p) } -> std::same_as<int>;
};

// theorem(p): the value of p by a theorem, where one applies. Many theorems are about the
// start only: of other positions such rules say nothing, at no cost.
struct TheoremValue {
  Value value = 0;  // for the mover
  std::string theorem;
  std::optional<Move> best = {};  // of an unfinished position, if the theorem names one
};

// theorem_use(): what theorems answer, and searches do not.
enum class TheoremUse {
  start,      // who wins from the start; other positions are searched, with remoteness
  positions,  // every position, too: a search would take too long. An analysis says the value of
              // each move, without remoteness
  alone       // everything: nothing is searched, and there may be too many moves to list
};

// boards_within(): the same game, without colours at the start, on smaller boards, the smallest
// first. If the first side wins on one of them, it wins here, by a theorem that a comment states.
struct BoardWithin {
  std::map<std::string, std::string> options;
  std::string theorem;         // in words, for the answer
  bool may_be_harder = false;  // than the game itself, where colours of the start are of use
};

// reason(p): why p, a finished position, is finished, and what on the board shows it.
struct EndReason {
  std::string text = {};                // one sentence or two
  std::vector<std::string> edges = {};  // edges, or other elements, by their texts
  std::vector<int> vertices = {};
  std::vector<int> cells = {};  // of a coloured board, by the numbers of its vertices
};

template <class R>
concept Explaining = Rules<R> && requires(const R& rules, const typename R::Position& p) {
  { rules.reason(p) } -> std::same_as<EndReason>;
};

// scores(p): the points that both sides have in p, finished or not, and the figures that earn them.
struct Score {
  int points = 0;
  std::vector<std::string> edges = {};
  std::vector<int> vertices = {};
};
struct Scores {
  Score first;
  Score second;
};

// A game of more than two players, numbered from 0.
//   player_to_move(p)   one of them
//   with_lone_player(i)   the same game, asking whether player i wins, who is then Side::first
//                       against all others together; it may end as soon as that is decided
template <class R>
concept Coalitional =
    Rules<R> && requires(const R& rules, const typename R::Position& p, int player) {
      { rules.player_to_move(p) } -> std::same_as<int>;
      { rules.with_lone_player(player) } -> std::same_as<R>;
      { rules.players() } -> std::same_as<int>;
    };

// A game that the application can offer to users.
template <class R>
concept PlayableRules = Judged<R> && Textual<R> && Classified<R>;

// The value of the first side, given the value of the mover.
constexpr Value for_first(Side mover, Value value) {
  return mover == Side::first ? value : -value;
}

}  // namespace harary
