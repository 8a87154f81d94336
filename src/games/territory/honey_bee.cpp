// SPDX-License-Identifier: MIT
#include "games/territory/honey_bee.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "base/assert.hpp"
#include "base/error.hpp"
#include "games/about.hpp"
#include "games/territory/decimal_number.hpp"
#include "games/territory/drawing.hpp"

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
  weights_ = contracted.weight;
  rows_ = contracted.rows<Words>();
  classes_ = contracted.classes<Words>();
  colour_of_ = contracted.colour_of();
  for (const int weight : weights_) {
    total_ += weight;
    unweighted_ = unweighted_ && weight == 1;
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
HoneyBeePosition<Words> HoneyBeeRules<Words>::key(const Position& p) const {
  constexpr std::uint8_t kForgotten = 255;
  const int own = p.mover(), other = 1 - own;
  const Vertices near = frontier(p, own);
  const Vertices& forbidden = classes_[p.last[other]];
  if ((near - forbidden).empty()) return p;
  Position q = p;
  q.last[own] = kForgotten;
  if (near.meets(forbidden)) return q;
  const Vertices safe = frontier(p, other) - near;
  if (safe.empty()) return q;
  int first = -1;
  safe.for_each([&](int v) {
    if (first < 0) first = v;
  });
  if (!(safe - classes_[static_cast<std::size_t>(colour_of(first))]).empty()) {
    q.last[other] = kForgotten;
  }
  return q;
}

template <int Words>
Territory<Words> HoneyBeeRules<Words>::reach(const Position& p, int side) const {
  const Vertices open = all_ - p.owned[0] - p.owned[1];
  Vertices reached, fresh = frontier(p, side);
  while (!fresh.empty()) {
    reached |= fresh;
    Vertices next;
    fresh.for_each([&](int v) { next |= row(v); });
    fresh = (next & open) - reached;
  }
  return reached;
}

template <int Words>
Bounds HoneyBeeRules<Words>::bounds(const Position& p) const {
  const int most[2] = {weight(p.owned[0]) + weight(reach(p, 0)),
                       weight(p.owned[1]) + weight(reach(p, 1))};
  const int half = total_ / 2;
  // The most by which a side can win, at least 1 - it may be sure to lose, or to tie at best.
  const auto upper = [&](int side) {
    const int other = weight(p.owned[1 - side]);
    if (most[side] > half) return std::min(most[side], total_ - other) - other;
    // The other one wins, unless it cannot get so far either.
    const int sure = total_ - most[side];  // what it has and the other cannot take
    if (sure <= half) return 0;
    return std::min(most[side] - (half + 1), -1);
  };
  return {-upper(1 - p.mover()), upper(p.mover())};
}

template <int Words>
Value HoneyBeeRules<Words>::estimate(const Position& p) const {
  Vertices taken[2] = {p.owned[0], p.owned[1]};
  Vertices edge[2] = {p.owned[0], p.owned[1]};
  Vertices open = all_ - p.owned[0] - p.owned[1];
  int side = p.mover();
  for (int idle = 0; idle < 2 && !open.empty(); side = 1 - side) {
    Vertices next;
    edge[side].for_each([&](int v) { next |= row(v); });
    next &= open;
    idle = next.empty() ? idle + 1 : 0;
    open -= next;
    taken[side] |= next;
    edge[side] = next;
  }
  const int own = p.mover(), other = 1 - own;
  return 90 * (weight(taken[own]) - weight(taken[other])) +
         10 * (weight(p.owned[own]) - weight(p.owned[other]));
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
  EndReason reason{fmt::format("{} has {} of {} {}, {} {}.",
                               side_name(PlayerNames::letters, Side::first), a, total_,
                               board_->board().kind() == GridKind::none ? "vertices" : "cells",
                               side_name(PlayerNames::letters, Side::second), b)};
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
