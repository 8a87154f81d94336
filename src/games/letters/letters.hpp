// SPDX-License-Identifier: MIT
// Csirmaz's letter game ("Connected Graph Game", section 3): a heap holds letters A, B, C and D; a
// move trades one letter or two for one, as in the paper's Table 2; the game ends when one letter
// is left. The player who makes the last move wins; in misère play that player loses. The connected
// graph game maps to this one: see theory/connect, which also has the closed form.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/portable.hpp"
#include "games/rules.hpp"
#include "games/rules_defaults.hpp"

namespace harary {

// How many of each letter: the paper's <a, b, c, d>.
struct LetterHeap {
  std::array<std::int32_t, 4> count{};

  constexpr std::int64_t total() const {
    return std::int64_t{count[0]} + count[1] + count[2] + count[3];
  }
  std::uint64_t hash() const;
  friend constexpr bool operator==(const LetterHeap&, const LetterHeap&) = default;
};

// A row of the paper's Table 2: a vector that a move adds to the heap.
struct LetterMove {
  std::uint8_t row = 0;
  friend constexpr bool operator==(const LetterMove&, const LetterMove&) = default;
};

// What leaving a single letter does to the player who does it.
enum class LastLetter { wins, loses };

class LettersRules : public RulesDefaults {
 public:
  using Position = LetterHeap;
  using Key = LetterHeap;
  using Move = LetterMove;

  static constexpr int kMoves = 9;
  static constexpr std::int64_t kMostLetters = 100'000'000;

  // Throws InputError if the heap is empty, has a negative count or more than kMostLetters letters.
  LettersRules(const LetterHeap& start, LastLetter last, Side starter = Side::first);

  // What holds of every position: a heap of at least one letter that play can make of the start.
  bool valid(const Position& p) const;

  Position start() const { return start_; }
  // Every move changes the parity of a + c + floor((c + d) / 2), so that a heap determines the
  // number of moves made, modulo 2.
  Side mover(const Position& p) const {
    return parity(p) == parity(start_) ? starter_ : opponent(starter_);
  }
  std::optional<Value> result(const Position& p) const {
    if (p.total() > 1) return std::nullopt;
    return last_ == LastLetter::wins ? -1 : 1;
  }
  EndReason reason(const Position& p) const;
  auto moves(const Position& p) const {
    return portable::views::iota(0, kMoves) | portable::views::transform([](int row) {
             return Move{static_cast<std::uint8_t>(row)};
           }) |
           portable::views::filter([p](Move move) { return legal(p, move); });
  }
  Position after(const Position& p, Move move) const;
  Key key(const Position& p) const { return p; }

  // Different heaps are different games.
  Position representative(const Position& p) const { return p; }
  // What the heap has lost in weight since the start, letters A and C weighing 3, B and D 2: every
  // move makes the heap lighter.
  int layer(const Position& p) const { return static_cast<int>(weight(start_) - weight(p)); }

  std::string mover_name(const Position& p) const {
    return mover(p) == Side::first ? "first" : "second";
  }
  std::map<std::string, std::string> instance() const {
    return {{"letters", position_text(start_)}};
  }

  // The paper's Tables 3 and 5.
  std::optional<TheoremValue> theorem(const Position& p) const;

  Verdict verdict(Value value) const { return win_or_loss(value); }
  std::vector<Value> cuts() const { return {0}; }

  // "a=1;b=0;c=2;d=0"; a letter that is left out counts 0. Throws InputError for an empty heap and
  // for one that is heavier than the start, because play cannot reach it.
  std::string position_text(const Position& p) const;
  Position parse_position(std::string_view text) const;
  // "AX>X", "A>B", "BC>D": see Table 2.
  std::string move_text(const Position& p, Move move) const;
  Move parse_move(const Position& p, std::string_view text) const;

 private:
  static bool legal(const Position& p, Move move);
  static int parity(const Position& p);
  static std::int64_t weight(const Position& p) { return 2 * p.total() + p.count[0] + p.count[2]; }

  LetterHeap start_;
  LastLetter last_;
  Side starter_;
};

// Reads "a=1;b=0;c=2;d=0". Throws InputError for anything else, an empty heap included.
LetterHeap parse_letter_heap(std::string_view text);

}  // namespace harary
