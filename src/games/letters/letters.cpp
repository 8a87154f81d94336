// SPDX-License-Identifier: MIT
#include "games/letters/letters.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "base/assert.hpp"
#include "base/error.hpp"
#include "base/hashing.hpp"
#include "base/portable.hpp"
#include "games/edges/text.hpp"
#include "games/roles.hpp"
#include "theory/connect/letters.hpp"

namespace harary {

namespace {

struct Row {
  std::string_view name;
  std::array<std::int32_t, 4> add;
};

constexpr std::array<Row, LettersRules::kMoves> kRows{{
    {"A>B", {-1, 1, 0, 0}},
    {"C>D", {0, 0, -1, 1}},
    {"AX>X", {-1, 0, 0, 0}},
    {"BB>A", {1, -2, 0, 0}},
    {"BC>D", {0, -1, -1, 1}},
    {"BD>C", {0, -1, 1, -1}},
    {"CC>B", {0, 1, -2, 0}},
    {"DD>B", {0, 1, 0, -2}},
    {"CD>A", {1, 0, -1, -1}},
}};

constexpr std::string_view kNames = "abcd";

const Row& row_of(LetterMove move) {
  return kRows[move.row];
}

LetterHeap added(LetterHeap heap, LetterMove move) {
  for (std::size_t i = 0; i < 4; ++i) heap.count[i] += row_of(move).add[i];
  return heap;
}

void check(const LetterHeap& heap, std::string_view where) {
  for (std::size_t i = 0; i < 4; ++i) {
    if (heap.count[i] < 0) {
      throw InputError(fmt::format("{}: {}={} is negative", where, kNames[i], heap.count[i]));
    }
  }
  if (heap.total() == 0) throw InputError(fmt::format("{}: the heap has no letters", where));
  if (heap.total() > LettersRules::kMostLetters) {
    throw InputError(fmt::format("{}: the heap has {} letters; at most {} are possible", where,
                                 heap.total(), LettersRules::kMostLetters));
  }
}

}  // namespace

std::uint64_t LetterHeap::hash() const {
  std::array<std::uint64_t, 2> words{};
  for (std::size_t i = 0; i < 4; ++i) {
    words[i / 2] = words[i / 2] << 32 | static_cast<std::uint32_t>(count[i]);
  }
  return hash_words(words);
}

LettersRules::LettersRules(const LetterHeap& start, LastLetter last, Side starter)
    : start_(start), last_(last), starter_(starter) {
  check(start, "letters");
}

bool LettersRules::valid(const Position& p) const {
  const auto negative = [](std::int32_t count) { return count < 0; };
  return std::none_of(p.count.begin(), p.count.end(), negative) && p.total() >= 1 &&
         weight(p) <= weight(start_);
}

EndReason LettersRules::reason(const Position& p) const {
  const std::string left = "One letter is left";
  if (p == start_) return {left + " from the start."};
  return {fmt::format("{}: {} made the last trade, and {}.", left, side_name(opponent(mover(p))),
                      last_ == LastLetter::wins ? "wins" : "loses")};
}

LetterHeap LettersRules::after(const Position& p, Move move) const {
  HARARY_ASSERT(move.row < kMoves && legal(p, move), "a move is legal");
  const LetterHeap result = added(p, move);
  HARARY_ASSERT(valid(result) || !valid(p), "a move leads from a valid position to another one");
  return result;
}

bool LettersRules::legal(const Position& p, Move move) {
  const LetterHeap next = added(p, move);
  for (const std::int32_t count : next.count) {
    if (count < 0) return false;
  }
  return p.total() > 1;
}

int LettersRules::parity(const Position& p) {
  const std::int64_t c = p.count[2];
  return static_cast<int>((p.count[0] + c + (c + p.count[3]) / 2) % 2);
}

std::string LettersRules::position_text(const Position& p) const {
  return fmt::format("a={};b={};c={};d={}", p.count[0], p.count[1], p.count[2], p.count[3]);
}

LetterHeap LettersRules::parse_position(std::string_view text) const {
  const LetterHeap heap = parse_letter_heap(text);
  if (weight(heap) > weight(start_)) {
    throw InputError(fmt::format("position: {} cannot come from the start {}; start the game there",
                                 position_text(heap), position_text(start_)));
  }
  return heap;
}

std::string LettersRules::move_text(const Position&, Move move) const {
  return std::string(row_of(move).name);
}

LetterMove LettersRules::parse_move(const Position& p, std::string_view text) const {
  for (const Move move : moves(p)) {
    if (row_of(move).name == text) return move;
  }
  std::string names;
  for (const Move move : moves(p)) {
    names += (names.empty() ? "" : ", ") + move_text(p, move);
  }
  throw InputError(fmt::format("move: {} is not possible here; the moves are {}", in_quotes(text),
                               names.empty() ? "none" : names));
}

LetterHeap parse_letter_heap(std::string_view text) {
  PositionFields fields = position_fields(text);
  LetterHeap heap;
  for (std::size_t i = 0; i < 4; ++i) {
    const std::string name(1, kNames[i]);
    const bool given =
        portable::ranges::any_of(fields, [&](const auto& f) { return f.first == name; });
    if (!given) continue;
    const std::string number = take_field(fields, {name});
    const char* end = number.data() + number.size();
    const auto [stop, error] = std::from_chars(number.data(), end, heap.count[i]);
    if (error != std::errc{} || stop != end) {
      throw InputError(
          fmt::format("position: {}={} is not a number of letters", name, in_quotes(number)));
    }
  }
  no_more_fields(fields, "a, b, c and d");
  check(heap, "position");
  return heap;
}

std::optional<TheoremValue> LettersRules::theorem(const Position& p) const {
  const LetterCounts letters{{p.count[0], p.count[1], p.count[2], p.count[3]}};
  const bool normal = last_ == LastLetter::wins;
  const bool previous_wins =
      previous_player_wins(letters, normal ? ConnectVariant::normal : ConnectVariant::misere);
  return TheoremValue{previous_wins ? -1 : 1,
                      normal ? "closed form (Csirmaz, Table 3)" : "closed form (Csirmaz, Table 5)"};
}

}  // namespace harary
