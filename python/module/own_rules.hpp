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
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "games/numbered_rules.hpp"

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

using OwnRules = NumberedRules<OwnPositions>;

}  // namespace harary::python
