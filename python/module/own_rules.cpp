// SPDX-License-Identifier: MIT
#include "python/module/own_rules.hpp"

#include <nanobind/stl/string.h>

#include <limits>

#include "base/error.hpp"

namespace harary::python {

namespace {

// Values are small numbers, so that searches may add to them.
constexpr long kLargestValue = 1'000'000;
constexpr std::string_view kTurn = ";turn=";

std::string name_of_side(Side side) {
  return side == Side::first ? "first" : "second";
}

nb::object optional_method(const nb::object& rules, const char* name) {
  return nb::getattr(rules, name, nb::none());
}

nb::object called(const nb::object& function, const nb::object& argument) {
  return nb::object(function(argument));
}

std::string shown(const nb::object& object) {
  return nb::cast<std::string>(nb::str(nb::repr(object)));
}

}  // namespace

OwnPositions::OwnPositions(nb::object rules) : rules_(std::move(rules)) {
  for (const char* method : {"start", "moves", "after", "result"}) {
    if (!PyCallable_Check(optional_method(rules_, method).ptr())) {
      throw nb::type_error((std::string("rules: a game needs a method ") + method + "()").c_str());
    }
  }
  key_ = optional_method(rules_, "key");
  mover_ = optional_method(rules_, "mover");
  text_ = optional_method(rules_, "text");
  read_ = optional_method(rules_, "read");
  numbers_ = nb::dict();
  keys_ = nb::dict();
}

OwnPositions::~OwnPositions() {
  const nb::gil_scoped_acquire gil;
  nodes_.clear();
  for (nb::object* object : {&rules_, &key_, &mover_, &text_, &read_, &numbers_, &keys_}) {
    object->reset();
  }
}

// The dictionaries compare and hash as Python does, so positions may be any hashable objects.
OwnPositions::Number OwnPositions::number_of(const nb::object& position, Side side, int ply,
                                             const char* method) {
  if (ply > kMostMoves) {
    throw LimitError("rules: a play does not end within " + std::to_string(kMostMoves) +
                     " moves; positions must not come again");
  }
  const nb::object pair = nb::make_tuple(position, static_cast<int>(side));
  if (PyObject_Hash(pair.ptr()) == -1) {
    PyErr_Clear();
    throw nb::type_error((std::string(method) + ": the position " + shown(position) +
                          " is not hashable; use tuples and frozensets")
                             .c_str());
  }
  const nb::object found = numbers_.attr("get")(pair);
  if (!found.is_none()) {
    const auto number = nb::cast<Number>(found);
    if (nodes_[number].ply < ply) nodes_[number].ply = ply;
    return number;
  }
  if (nodes_.size() >= kUnknown - 1) throw LimitError("rules: too many positions");
  const auto number = static_cast<Number>(nodes_.size());
  numbers_[pair] = number;
  Node node;
  node.position = position;
  node.side = side;
  node.ply = ply;
  nodes_.push_back(std::move(node));
  return number;
}

Side OwnPositions::side_of(const nb::object& position, Side otherwise) {
  if (mover_.is_none()) return otherwise;
  const nb::object side = called(mover_, position);
  std::string name;
  if (!nb::try_cast(side, name) || (name != "first" && name != "second")) {
    throw nb::type_error(("mover: 'first' or 'second' is needed, not " + shown(side)).c_str());
  }
  return name == "first" ? Side::first : Side::second;
}

OwnPositions::Number OwnPositions::start() {
  const nb::gil_scoped_acquire gil;
  const nb::object position = rules_.attr("start")();
  return number_of(position, side_of(position, Side::first), 0, "start");
}

Side OwnPositions::mover(Number p) {
  const nb::gil_scoped_acquire gil;
  return nodes_[p].side;
}

std::optional<Value> OwnPositions::result(Number p) {
  const nb::gil_scoped_acquire gil;
  if (nodes_[p].has_result) return nodes_[p].result;
  const nb::object position = nodes_[p].position;
  const nb::object found = rules_.attr("result")(position);
  std::optional<Value> result;
  if (!found.is_none()) {
    if (!PyLong_Check(found.ptr()) || PyBool_Check(found.ptr())) {
      throw nb::type_error(
          ("result: None or a whole number is needed, not " + shown(found)).c_str());
    }
    int overflow = 0;
    const long value = PyLong_AsLongAndOverflow(found.ptr(), &overflow);
    if (overflow != 0 || value > kLargestValue || value < -kLargestValue) {
      throw InputError("result: " + shown(found) + " is not from -1000000 to 1000000");
    }
    result = static_cast<Value>(value);
  } else if (move_count(p) == 0) {
    throw InputError("moves: there is none in " + shown(position) +
                     ", where result() says that the game goes on");
  }
  nodes_[p].result = result;
  nodes_[p].has_result = true;
  return result;
}

nb::object OwnPositions::moves(Number p) {
  if (!nodes_[p].moves.is_valid()) {
    const nb::object position = nodes_[p].position;
    const nb::object found = nb::tuple(nb::object(rules_.attr("moves")(position)));
    nodes_[p].moves = found;
    nodes_[p].after.assign(nb::len(found), kUnknown);
  }
  return nodes_[p].moves;
}

std::uint32_t OwnPositions::move_count(Number p) {
  const nb::gil_scoped_acquire gil;
  return static_cast<std::uint32_t>(nb::len(moves(p)));
}

OwnPositions::Number OwnPositions::after(Number p, std::uint32_t move) {
  const nb::gil_scoped_acquire gil;
  const nb::object all = moves(p);
  const int ply = nodes_[p].ply + 1;
  if (const Number known = nodes_[p].after[move]; known != kUnknown) {
    if (ply > kMostMoves || nodes_[known].ply < ply) {
      return number_of(nodes_[known].position, nodes_[known].side, ply, "after");
    }
    return known;
  }
  const Side next = opponent(nodes_[p].side);
  const nb::object position = nodes_[p].position;
  const nb::object then = rules_.attr("after")(position, nb::object(all[move]));
  const Number number = number_of(then, side_of(then, next), ply, "after");
  nodes_[p].after[move] = number;
  return number;
}

OwnPositions::Number OwnPositions::key(Number p) {
  if (key_.is_none()) return p;
  const nb::gil_scoped_acquire gil;
  if (nodes_[p].key != kUnknown) return nodes_[p].key;
  const nb::object position = nodes_[p].position;
  const nb::object key = called(key_, position);
  if (PyObject_Hash(key.ptr()) == -1) {
    PyErr_Clear();
    throw nb::type_error(("key: " + shown(key) + " is not hashable").c_str());
  }
  const nb::object number = keys_.attr("setdefault")(key, nb::len(keys_));
  return nodes_[p].key = nb::cast<Number>(number);
}

std::string OwnPositions::position_text(Number p) {
  const nb::gil_scoped_acquire gil;
  const nb::object position = nodes_[p].position;
  const Side side = nodes_[p].side;
  std::string text =
      text_.is_none() ? shown(position) : nb::cast<std::string>(nb::str(called(text_, position)));
  text.append(kTurn).append(name_of_side(side));
  by_text_.emplace(text, p);
  return text;
}

OwnPositions::Number OwnPositions::parse_position(const std::string& text) {
  const nb::gil_scoped_acquire gil;
  if (const auto found = by_text_.find(text); found != by_text_.end()) return found->second;
  const std::size_t turn = text.rfind(kTurn);
  const std::string side = turn == std::string::npos ? "" : text.substr(turn + kTurn.size());
  if (side != "first" && side != "second") {
    throw InputError("position: " + text + " does not end in ;turn=first or ;turn=second");
  }
  if (read_.is_none()) {
    throw InputError("position: " + text +
                     " was not met so far; a method read() of the game would make it");
  }
  const nb::object position = called(read_, nb::cast(text.substr(0, turn)));
  return number_of(position, side == "first" ? Side::first : Side::second, 0, "read");
}

std::string OwnPositions::move_text(Number p, std::uint32_t move) {
  const nb::gil_scoped_acquire gil;
  const nb::object all = moves(p);
  return nb::cast<std::string>(nb::str(nb::object(all[move])));
}

std::uint32_t OwnPositions::parse_move(Number p, std::string_view text) {
  const nb::gil_scoped_acquire gil;
  const std::uint32_t count = move_count(p);
  for (std::uint32_t move = 0; move < count; ++move) {
    if (move_text(p, move) == text) return move;
  }
  throw InputError("move: " + std::string(text) + " is not legal here");
}

}  // namespace harary::python
