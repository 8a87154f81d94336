// SPDX-License-Identifier: MIT
// The plain definition of a game at run time: what the application and the verifier see of it. What
// engines need besides is in games/runtime_rules.hpp. The functions mean what games/rules.hpp says.
#pragma once

#include <cstddef>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/bytes.hpp"
#include "games/packing.hpp"
#include "games/position.hpp"
#include "games/rules.hpp"

namespace harary {

// The moves of one position, one after the other.
class MoveCursor {
 public:
  virtual ~MoveCursor() = default;
  // False: there are no more, and `move` is as it was.
  virtual bool next(Move& move) = 0;
};

// The same as a range, to be run through once: for (const Move& move : rules.moves(p)).
class Moves {
 public:
  explicit Moves(std::unique_ptr<MoveCursor> cursor) : cursor_(std::move(cursor)) {}

  class Iterator {
   public:
    using value_type = Move;
    using difference_type = std::ptrdiff_t;
    Iterator() = default;
    explicit Iterator(MoveCursor* cursor) : cursor_(cursor) { ++*this; }
    const Move& operator*() const { return move_; }
    Iterator& operator++() {
      more_ = cursor_->next(move_);
      return *this;
    }
    void operator++(int) { ++*this; }
    friend bool operator==(const Iterator& i, std::default_sentinel_t) { return !i.more_; }

   private:
    MoveCursor* cursor_ = nullptr;
    Move move_;
    bool more_ = false;
  };
  Iterator begin() const { return Iterator(cursor_.get()); }
  std::default_sentinel_t end() const { return {}; }

 private:
  std::unique_ptr<MoveCursor> cursor_;
};

class PlainRules {
 public:
  using Position = harary::Position;
  using Move = harary::Move;

  virtual ~PlainRules() = default;

  virtual Position start() const = 0;
  virtual Side mover(const Position& p) const = 0;
  virtual std::optional<Value> result(const Position& p) const = 0;
  // Of an unfinished position. The range does not refer to p.
  virtual Moves moves(const Position& p) const = 0;
  virtual Position after(const Position& p, const Move& m) const = 0;
  virtual Verdict verdict(Value value) const = 0;
  // Why a finished position is finished, and what both sides have; nothing of rules that do not say
  // it.
  virtual std::optional<EndReason> reason(const Position&) const { return std::nullopt; }
  virtual std::optional<Scores> scores(const Position&) const { return std::nullopt; }

  // Text input and output. The parsers throw InputError.
  virtual std::string position_text(const Position& p) const = 0;
  virtual Position parse_position(std::string_view text) const = 0;
  virtual std::string move_text(const Position& p, const Move& m) const = 0;
  virtual Move parse_move(const Position& p, std::string_view text) const = 0;
  // "red", "green", "player 3", …
  virtual std::string mover_name(const Position& p) const = 0;
  // The position in letters, lines that end with a line feed, of games on grids; "" of others.
  virtual std::string picture(const Position&) const { return ""; }
  // The options that describe this instance.
  virtual std::map<std::string, std::string> instance() const = 0;

  // Positions as bytes, for certificates: games/packing.hpp. Width 0: there are none of this game.
  virtual std::size_t packed_width() const { return 0; }
  virtual void pack(const Position&, MutableBytes) const {}
  // Returns false if the bytes do not encode a position; p is then unspecified.
  virtual bool unpack(Bytes, Position&) const { return false; }
  // Of packed positions that have the colours of a board's edges, or of its vertices: the board,
  // and where the colours are. Both null: positions have no other symmetry than equality.
  virtual const EdgeBoard* board() const { return nullptr; }
  virtual const Graph* vertex_board() const { return nullptr; }
  virtual ColourLayout layout() const { return {}; }
  // A value that `side` has at least, whatever the players do, if one is known without a search:
  // see games/assured.hpp.
  virtual std::optional<Value> assured(const Position& p, Side side) const = 0;
};

}  // namespace harary
