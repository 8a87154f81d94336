// SPDX-License-Identifier: MIT
// The rules of a game that is written in Python, as a model of the contract: each function asks the
// Python object. Positions are numbers of Python objects that were met before, so engines handle
// small values, and every position is asked once. The interpreter's lock guards all of it; Python
// code may hand the lock to another thread, so nothing here keeps a reference across a call.
#pragma once

#include <nanobind/nanobind.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/hashing.hpp"
#include "games/rules.hpp"

namespace harary::python {

namespace nb = nanobind;

// What was asked of the Python object so far.
class OwnPositions {
 public:
  using Number = std::uint32_t;
  // A play longer than this does not end: positions repeat. The searches call themselves as deep.
  static constexpr int kMostMoves = 2000;

  // Methods of `rules`: start, moves, after, result; optional are key, mover, text, read.
  explicit OwnPositions(nb::object rules);
  ~OwnPositions();
  OwnPositions(const OwnPositions&) = delete;
  OwnPositions& operator=(const OwnPositions&) = delete;

  // Errors of Python code come out as they are, with a note about the position. A new position
  // looks at the time and the memory of the current job: JobStopped.
  Number start();
  Side mover(Number p);
  std::optional<Value> result(Number p);
  std::uint32_t move_count(Number p);
  Number after(Number p, std::uint32_t move);
  Number key(Number p);
  std::string position_text(Number p);
  Number parse_position(const std::string& text);
  // As str() writes it; as repr() does, or numbered, where another move here is written alike.
  std::string move_text(Number p, std::uint32_t move);
  std::uint32_t parse_move(Number p, std::string_view text);

  // The objects behind the texts.
  nb::object position_object(Number p);
  nb::object moves_object(Number p);  // a tuple
  // The texts of objects: of a position that was met with one player to move, or whose player the
  // rules name; of a legal move, which may also be given by its text.
  std::string text_of_position(const nb::object& position);
  std::string text_of_move(Number p, const nb::object& move);

 private:
  static constexpr Number kUnknown = ~Number{0};
  struct Node {
    nb::object position;
    Side side = Side::first;
    int ply = 0;  // of the longest play that led here
    bool has_result = false;
    std::optional<Value> result;
    nb::object moves;  // a tuple; null until asked
    std::vector<std::string> move_texts;
    std::vector<Number> after;
    Number key = kUnknown;
  };

  template <class... Arguments>
  nb::object asked(const nb::object& method, const char* name, const Arguments&... arguments);
  Number number_of(const nb::object& position, Side side, int ply, const char* method);
  nb::object moves(Number p);
  const std::vector<std::string>& move_texts(Number p);
  Side side_of(const nb::object& position, Side otherwise);
  void count_bytes(std::size_t bytes);

  nb::object rules_;
  nb::object start_, moves_, after_, result_;  // bound methods
  nb::object key_, mover_, text_, read_;       // bound methods, or None
  std::vector<Node> nodes_;
  std::size_t bytes_ = 0;  // an estimate of what the nodes and their objects take
  nb::object numbers_;     // dict: (position, side) to number
  nb::object keys_;        // dict: key to number
  std::unordered_map<std::string, Number> by_text_;
};

class OwnRules {
 public:
  struct Position {
    std::uint32_t number = 0;
    std::uint64_t hash() const { return mix(number + 1); }
    friend bool operator==(const Position&, const Position&) = default;
  };
  struct Key {
    std::uint32_t number = 0;
    std::uint64_t hash() const { return mix(number + 1); }
    friend bool operator==(const Key&, const Key&) = default;
  };
  using Move = std::uint32_t;

  explicit OwnRules(std::shared_ptr<OwnPositions> positions) : positions_(std::move(positions)) {}

  OwnPositions& positions() const { return *positions_; }

  Position start() const { return {positions_->start()}; }
  Side mover(const Position& p) const { return positions_->mover(p.number); }
  std::optional<Value> result(const Position& p) const { return positions_->result(p.number); }
  auto moves(const Position& p) const {
    return std::views::iota(std::uint32_t{0}, positions_->move_count(p.number));
  }
  Position after(const Position& p, Move m) const { return {positions_->after(p.number, m)}; }
  Key key(const Position& p) const { return {positions_->key(p.number)}; }
  // There is no isomorphism here, and keys may leave out what remoteness needs.
  Position representative(const Position& p) const { return p; }

  // The sign of a value says who wins; the value itself is shown.
  Verdict verdict(Value value) const {
    return {value > 0   ? Winner::first
            : value < 0 ? Winner::second
                        : Winner::tie,
            std::nullopt, value};
  }
  std::vector<Value> cuts() const { return {-1, 0}; }

  std::string position_text(const Position& p) const { return positions_->position_text(p.number); }
  Position parse_position(std::string_view text) const {
    return {positions_->parse_position(std::string(text))};
  }
  std::string move_text(const Position& p, Move m) const {
    return positions_->move_text(p.number, m);
  }
  Move parse_move(const Position& p, std::string_view text) const {
    return positions_->parse_move(p.number, text);
  }
  std::string mover_name(const Position& p) const {
    return mover(p) == Side::first ? "first" : "second";
  }

 private:
  std::shared_ptr<OwnPositions> positions_;
};

}  // namespace harary::python
