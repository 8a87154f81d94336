// SPDX-License-Identifier: MIT
#include "games/honey_bee/honey_bee.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "base/assert.hpp"
#include "base/error.hpp"
#include "games/cells/decimal_number.hpp"
#include "games/cells/drawing.hpp"

namespace harary {

HoneyBeeBoard::HoneyBeeBoard(const ColouredBoard& board, int a, int b,
                             std::map<std::string, std::string> instance)
    : board_(board),
      contracted_(contract(board)),
      a_(contracted_.vertex_of[static_cast<std::size_t>(a)]),
      b_(contracted_.vertex_of[static_cast<std::size_t>(b)]),
      instance_(std::move(instance)) {
  if (a_ == b_) {
    throw InputError(
        fmt::format("--starts: vertices {} and {} lie in one region of one colour; the players "
                    "must begin in two",
                    a, b));
  }
  if (contracted_.colours() < 3) {
    throw InputError(
        "honeybee needs at least three colours: with two, the rules leave no colour to call");
  }
}

template <int Words>
HoneyBeeRules<Words>::HoneyBeeRules(std::shared_ptr<const HoneyBeeBoard> board)
    : board_(std::move(board)) {
  const ContractedBoard& contracted = board_->contracted();
  rows_ = contracted.rows<Words>();
  classes_ = contracted.classes<Words>();
  colour_of_ = contracted.colour_of();
  for (int v = 0; v < contracted.order(); ++v) {
    const auto weight = static_cast<unsigned>(contracted.weight[static_cast<std::size_t>(v)]);
    total_ += static_cast<int>(weight);
    unweighted_ = unweighted_ && weight == 1;
    const auto bits = static_cast<std::size_t>(std::bit_width(weight));
    if (weight_bits_.size() < bits) weight_bits_.resize(bits);
    for (std::size_t i = 0; i < bits; ++i) {
      if ((weight >> i & 1) != 0) weight_bits_[i].insert(v);
    }
  }
  for (const Vertices& vertices : classes_) all_ |= vertices;
}

template <int Words>
HoneyBeePosition<Words> HoneyBeeRules<Words>::start() const {
  Position p;
  for (const Side side : {Side::first, Side::second}) {
    const int v = board_->start(side);
    const int i = side == Side::first ? 0 : 1;
    p.owned[i].insert(v);
    p.last[i] = static_cast<std::uint8_t>(colour_of(v));
  }
  return p;
}

template <int Words>
HoneyBeeState<Words> HoneyBeeRules<Words>::state(const Position& p) const {
  State s{p, {}, {}};
  for (int side = 0; side < 2; ++side) {
    s.near[side] = neighbours(p.owned[side]);
    s.weight[side] = weight(p.owned[side]);
  }
  return s;
}

template <int Words>
HoneyBeePosition<Words> HoneyBeeRules<Words>::key(const State& s) const {
  constexpr std::uint8_t kForgotten = 255;
  const int own = s.mover(), other = 1 - own;
  const Vertices near = s.frontier(own);
  const Vertices& forbidden = classes_[s.position.last[other]];
  if ((near - forbidden).empty()) return s.position;
  Position q = s.position;
  q.last[own] = kForgotten;
  if (near.meets(forbidden)) return q;
  const Vertices safe = s.frontier(other) - near;
  int safe_colours = 0;
  for (const Vertices& colour : classes_) safe_colours += safe.meets(colour) ? 1 : 0;
  if (safe_colours > 1) q.last[other] = kForgotten;
  return q;
}

template <int Words>
Value HoneyBeeRules<Words>::estimate(const State& s) const {
  const int own = s.mover(), other = 1 - own;
  Vertices open = all_ - s.owned();
  int taken[2] = {s.weight[0], s.weight[1]};
  Vertices near[2] = {s.near[0], s.near[1]};
  int side = own;
  for (int idle = 0; idle < 2 && !open.empty(); side = 1 - side) {
    const Vertices next = near[side] & open;
    idle = next.empty() ? idle + 1 : 0;
    open -= next;
    taken[side] += weight(next);
    near[side] = neighbours(next);
  }
  return 90 * (taken[own] - taken[other]) + 10 * (s.weight[own] - s.weight[other]);
}

namespace {

// "key=value" fields between semicolons; nothing for a key that is not there.
std::string_view field_of(std::string_view text, std::string_view key) {
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(';', begin), text.size());
    const std::string_view part = text.substr(begin, end - begin);
    const std::size_t equals = part.find('=');
    if (equals != std::string_view::npos && part.substr(0, equals) == key) {
      return part.substr(equals + 1);
    }
    begin = end + 1;
  }
  throw InputError(fmt::format(
      "position: there is no {}=; write a=VERTICES;b=VERTICES;last=COLOUR,COLOUR;turn=a or b",
      key));
}

// The keys of a position, each once and nothing else.
void require_fields(std::string_view text) {
  constexpr std::string_view kKeys[] = {"a", "b", "last", "turn"};
  int fields = 0;
  for (std::size_t begin = 0; begin <= text.size(); ++fields) {
    const std::size_t end = std::min(text.find(';', begin), text.size());
    const std::string_view part = text.substr(begin, end - begin);
    const std::string_view key = part.substr(0, part.find('='));
    if (std::find(std::begin(kKeys), std::end(kKeys), key) == std::end(kKeys)) {
      throw InputError("position: unknown field " + in_quotes(part));
    }
    begin = end + 1;
  }
  if (fields > 4) throw InputError("position: a field is given twice");
}

int read_vertex(std::string_view text, int order) {
  const int vertex = decimal_number(text).value_or(-1);
  if (vertex < 0 || vertex >= order) {
    throw InputError(fmt::format("position: {} is not a vertex; the contracted board has 0 to {}",
                                 in_quotes(text), order - 1));
  }
  return vertex;
}

// The number of the colour in the contracted board.
int read_colour(const ContractedBoard& board, std::string_view text, std::string_view where) {
  const int symbol = text.size() == 1 ? symbol_colour(text[0]) : -1;
  const auto place = std::find(board.palette.begin(), board.palette.end(), symbol);
  if (symbol < 0 || place == board.palette.end()) {
    std::string known;
    for (const int colour : board.palette) known += colour_symbol(colour);
    throw InputError(fmt::format("{}: {} is not a colour of the board; it has {}", where,
                                 in_quotes(text), known));
  }
  return static_cast<int>(place - board.palette.begin());
}

}  // namespace

template <int Words>
std::string HoneyBeeRules<Words>::position_text(const Position& p) const {
  std::vector<int> vertices[2];
  for (int side = 0; side < 2; ++side) {
    p.owned[side].for_each([&](int v) { vertices[side].push_back(v); });
  }
  const auto symbol = [&](int side) {
    return colour_symbol(board_->contracted().palette[p.last[side]]);
  };
  return fmt::format("a={};b={};last={},{};turn={}", fmt::join(vertices[0], ","),
                     fmt::join(vertices[1], ","), symbol(0), symbol(1),
                     p.second_moves != 0 ? "b" : "a");
}

template <int Words>
EndReason HoneyBeeRules<Words>::reason(const Position& p) const {
  const int a = weight(p.owned[0]);
  const int b = weight(p.owned[1]);
  EndReason reason{fmt::format("{} has {} of {} {}, {} {}.", "Alice", a, total_,
                               board_->board().kind() == GridKind::none ? "vertices" : "cells",
                               "Bob", b)};
  if (a == b) return reason;
  const std::vector<int>& vertex_of = contracted().vertex_of;
  for (int v = 0; v < board_->board().order(); ++v) {
    if (p.owned[a > b ? 0 : 1].contains(vertex_of[static_cast<std::size_t>(v)])) {
      reason.cells.push_back(v);
    }
  }
  return reason;
}

template <int Words>
std::string HoneyBeeRules<Words>::picture(const Position& p) const {
  const ContractedBoard& contracted = board_->contracted();
  return drawing(board_->board(), [&](int v) {
    const int region = contracted.vertex_of[static_cast<std::size_t>(v)];
    for (int side = 0; side < 2; ++side) {
      if (p.owned[side].contains(region)) return DrawnCell{contracted.palette[p.last[side]], side};
    }
    return DrawnCell{board_->board().colour(v), -1};
  });
}

template <int Words>
HoneyBeePosition<Words> HoneyBeeRules<Words>::parse_position(std::string_view text) const {
  const ContractedBoard& board = board_->contracted();
  require_fields(text);
  Position p;
  for (int side = 0; side < 2; ++side) {
    const std::string_view list = field_of(text, side == 0 ? "a" : "b");
    for (std::size_t begin = 0; begin <= list.size();) {
      const std::size_t end = std::min(list.find(',', begin), list.size());
      const int v = read_vertex(list.substr(begin, end - begin), board.order());
      if (p.owned[0].contains(v) || p.owned[1].contains(v)) {
        throw InputError(fmt::format("position: vertex {} is owned twice", v));
      }
      p.owned[side].insert(v);
      begin = end + 1;
    }
    const int start = board_->start(side == 0 ? Side::first : Side::second);
    Vertices reached;
    reached.insert(start);
    if (!p.owned[side].contains(start)) {
      throw InputError(
          fmt::format("position: player {} must own the start {}", side == 0 ? 'a' : 'b', start));
    }
    for (Vertices before; !(before == reached);) {
      before = reached;
      before.for_each([&](int v) { reached |= row(v); });
      reached &= p.owned[side];
    }
    if (!(reached == p.owned[side])) {
      throw InputError(fmt::format("position: the territory of player {} is not connected",
                                   side == 0 ? 'a' : 'b'));
    }
  }
  const std::string_view last = field_of(text, "last");
  const std::size_t comma = std::min(last.find(','), last.size());
  p.last[0] =
      static_cast<std::uint8_t>(read_colour(board, last.substr(0, comma), "position: last"));
  p.last[1] = static_cast<std::uint8_t>(
      read_colour(board, last.substr(std::min(comma + 1, last.size())), "position: last"));
  for (int side = 0; side < 2; ++side) {
    left(p, side).for_each([&](int v) {
      throw InputError(fmt::format(
          "position: the vertex {} is free and next to player {}, who has called its colour last",
          v, side == 0 ? 'a' : 'b'));
    });
  }
  const std::string_view turn = field_of(text, "turn");
  if (turn != "a" && turn != "b") {
    throw InputError("position: turn=" + in_quotes(turn) + " must be a or b");
  }
  p.second_moves = turn == "b" ? 1 : 0;
  HARARY_ASSERT(valid(p), "a position that was read is valid");
  return p;
}

template <int Words>
std::string HoneyBeeRules<Words>::move_text(const Position&, Move call) const {
  return {colour_symbol(board_->contracted().palette[call.colour])};
}

template <int Words>
Call HoneyBeeRules<Words>::parse_move(const Position& p, std::string_view text) const {
  const int colour = read_colour(board_->contracted(), text, "move");
  if (colour == p.last[1 - p.mover()]) {
    throw InputError("move: " + in_quotes(text) + " has just been called by the opponent (R1)");
  }
  if (colour == p.last[p.mover()]) {
    throw InputError("move: " + in_quotes(text) + " was your own previous call (R2)");
  }
  if (!allowed(p).contains(colour)) {
    throw InputError("move: " + in_quotes(text) + " wins nothing, and other colours do (R3)");
  }
  return {static_cast<std::uint8_t>(colour)};
}

template class HoneyBeeRules<1>;
template class HoneyBeeRules<2>;
template class HoneyBeeRules<4>;
template class HoneyBeeRules<8>;
template class HoneyBeeRules<16>;

}  // namespace harary
