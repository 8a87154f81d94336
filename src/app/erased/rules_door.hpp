// SPDX-License-Identifier: MIT
// The contract of games/rules.hpp as an interface at run time: what a game offers beyond the plain
// rules is a question to it here, with a neutral answer as the default. DoorOf makes
// one of any rules; ErasedRules makes rules of it again, which engines take.
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/erased/blob.hpp"
#include "base/error.hpp"
#include "certificate/packing.hpp"
#include "games/rules.hpp"

namespace harary {

// The moves of one position, one after the other.
template <int Size>
class MoveCursor {
 public:
  virtual ~MoveCursor() = default;
  // False: there are no more, and `move` is as it was.
  virtual bool next(Blob<blob_of_moves(Size)>& move) = 0;
};

// Where a cursor is made: in the loop that asks for it, because hot loops allocate nothing.
template <int Size>
struct CursorPlace {
  alignas(16) std::array<std::byte, Size + 128 + 4 * blob_of_moves(Size)> bytes;
};

template <int Size>
class RulesDoor {
 public:
  using Position = Blob<Size>;
  using Key = Blob<Size>;
  using Move = Blob<blob_of_moves(Size)>;
  using Cursor = MoveCursor<Size>;
  using Place = CursorPlace<Size>;

  virtual ~RulesDoor() = default;

  virtual Position start() const = 0;
  virtual Side mover(const Position& p) const = 0;
  virtual std::optional<Value> result(const Position& p) const = 0;
  // The caller destroys the cursor; it does not refer to p.
  virtual Cursor* moves(const Position& p, Place& place) const = 0;
  virtual Position after(const Position& p, const Move& m) const = 0;
  virtual Key key(const Position& p) const = 0;
  virtual Position representative(const Position& p) const = 0;

  virtual Bounds bounds(const Position& p) const = 0;                        // neutral: none
  virtual std::int32_t promise(const Position& p, const Move& m) const = 0;  // neutral: 0
  virtual std::optional<int> layer(const Position& p) const = 0;             // of Graded rules
  virtual std::optional<int> remaining_moves(const Position& p) const = 0;   // of FixedLength
  virtual std::optional<Settlement> settlement() const = 0;

  virtual Verdict verdict(Value value) const = 0;
  virtual std::vector<Value> cuts() const = 0;
  // Who wins with equal points; nothing in games without points.
  virtual std::optional<Winner> ties() const = 0;

  virtual std::string position_text(const Position& p) const = 0;
  virtual Position parse_position(std::string_view text) const = 0;
  virtual std::string move_text(const Position& p, const Move& m) const = 0;
  virtual Move parse_move(const Position& p, std::string_view text) const = 0;
  virtual std::string mover_name(const Position& p) const = 0;
  virtual std::map<std::string, std::string> instance() const = 0;

  // The number of players; and, only with more than two, the game as it is solved for one of them
  // (from 0 on).
  virtual int players() const = 0;
  virtual std::shared_ptr<const RulesDoor> with_hero(int player) const = 0;

  // Positions in certificates. Width 0: there are none of this game. No board: positions are heaps.
  virtual std::size_t packed_width() const = 0;
  virtual void pack(const Position& p, MutableBytes to) const = 0;
  virtual bool unpack(Bytes from, Position& p) const = 0;
  virtual const EdgeBoard* board() const = 0;
  virtual ColourLayout layout() const = 0;
  // See assured_value() in certificate/ended.hpp.
  virtual std::optional<Value> assured(const Position& p, Side side) const = 0;
};

}  // namespace harary
