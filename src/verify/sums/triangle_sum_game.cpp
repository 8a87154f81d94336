// SPDX-License-Identifier: MIT
#include "verify/sums/triangle_sum_game.hpp"

#include <fmt/format.h>

#include <stdexcept>
#include <utility>

#include "base/error.hpp"

namespace harary {

namespace {

// In the last byte of a position, above the heap: the statement's side is to move.
constexpr int kSideMoves = 128;

std::string rows_text(const TriangleSum::Rows& rows) {
  std::string text;
  for (std::size_t v = 1; v < rows.size(); ++v) {
    for (std::size_t u = 0; u < v; ++u) {
      if ((rows[v] >> u & 1) != 0) text += fmt::format("{}{}-{}", text.empty() ? "" : " ", u, v);
    }
  }
  return text;
}

// The part has this nimber, says the set. `room`: for the bytes of the two together.
bool has_in(const PositionSet& set, TriangleSum part, int order, int nimber, MutableBytes room) {
  part.heap = nimber;
  part.pack(order, room);
  return set.contains(hash_bytes(room), Bytes(room));
}

// A nimber is at most the number of moves.
std::optional<int> nimber_in(const PositionSet& set, const TriangleSum& part, int order,
                             MutableBytes room) {
  const int most = part.legal_count();
  for (int nimber = 0; nimber <= most; ++nimber) {
    if (has_in(set, part, order, nimber, room)) return nimber;
  }
  return std::nullopt;
}

}  // namespace

TriangleSumGame::TriangleSumGame(const TriangleSumStart& start, const Statement& statement,
                                 std::unique_ptr<PlainGame> plain)
    : order_(start.order), side_(statement.side), starter_(start.mover), plain_(std::move(plain)) {
  if (order_ > static_cast<int>(TriangleSum::kMost)) {
    throw InputError(fmt::format("summands exist only for boards of at most {} vertices, not {}",
                                 TriangleSum::kMost, order_));
  }
  if (statement.at_least != 1) {
    throw InputError(
        fmt::format("a certificate of summands can only say who wins: at_least must be 1, not {}",
                    statement.at_least));
  }
  start_ = TriangleSum(start.drawn, start.legal);
}

bool TriangleSumGame::well_formed(Bytes bytes) const {
  TriangleSum sum;
  if (!TriangleSum::unpack(bytes, order_, sum) || sum.heap > sum.legal_count()) return false;
  TriangleSum part = sum;
  part.heap = 0;
  const TriangleParts split(part);
  return split.heap == 0 && split.parts.size() == 1 && split.parts.front() == part &&
         part.canonical() == part;
}

void TriangleSumGame::start(MutableBytes to) const {
  pack(start_, starter_, to);
}

Side TriangleSumGame::mover(Bytes bytes) const {
  return (bytes.back() & kSideMoves) != 0 ? side_ : opponent(side_);
}

bool TriangleSumGame::finished(Bytes bytes) const {
  return sum_of(bytes).over();
}

std::optional<Value> TriangleSumGame::assured(Bytes bytes, Side side) const {
  if (!finished(bytes)) return std::nullopt;
  return mover(bytes) == side ? -1 : 1;
}

bool TriangleSumGame::each_successor(Bytes bytes, const GoOn& go_on) const {
  const Side next = opponent(mover(bytes));
  std::vector<std::uint8_t> successor(width());
  std::size_t number = 0;
  return sum_of(bytes).each_successor([&](const TriangleSum& after) {
    pack(after, next, successor);
    return go_on({successor, next, number++});
  });
}

void TriangleSumGame::class_of(Bytes bytes, MutableBytes to) const {
  sum_of(bytes).canonical().pack(order_, to);
}

bool TriangleSumGame::is_in(const PositionSet& set, Bytes bytes, MutableBytes room) const {
  const TriangleParts split(sum_of(bytes));
  const std::vector<TriangleSum> parts = split.different();
  int heap = split.heap;
  if (parts.empty()) return heap == 0;
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const auto nimber = nimber_in(set, parts[i], order_, room);
    if (!nimber) return false;
    heap ^= *nimber;
  }
  return has_in(set, parts.front(), order_, heap, room);
}

std::string TriangleSumGame::position_text(Bytes bytes) const {
  const TriangleSum sum = sum_of(bytes);
  return fmt::format("drawn={};legal={};heap={}", rows_text(sum.drawn), rows_text(sum.legal),
                     sum.heap);
}

std::string TriangleSumGame::move_text(Bytes bytes, std::size_t number) const {
  const std::vector<Edge> moves = sum_of(bytes).moves();
  if (number >= moves.size()) return fmt::format("heap={}", number - moves.size());
  return fmt::format("{}-{}", moves[number].low, moves[number].high);
}

// The bytes come from pack(), or have been found well formed.
TriangleSum TriangleSumGame::sum_of(Bytes bytes) const {
  TriangleSum sum;
  if (!TriangleSum::unpack(bytes, order_, sum)) {
    throw std::invalid_argument("these bytes do not encode a position");
  }
  sum.heap &= kSideMoves - 1;
  return sum;
}

void TriangleSumGame::pack(const TriangleSum& sum, Side mover, MutableBytes to) const {
  sum.pack(order_, to);
  if (mover == side_) to.back() = static_cast<std::uint8_t>(to.back() | kSideMoves);
}

}  // namespace harary
