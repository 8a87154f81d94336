// SPDX-License-Identifier: MIT
#include "games/flood/free_flood_play.hpp"

#include <algorithm>
#include <array>
#include <memory>

#include "base/error.hpp"
#include "games/cells/decimal_number.hpp"
#include "games/cells/drawing.hpp"

namespace harary {

namespace {

constexpr std::string_view kMovesSoFar = "moves=";
// Far beyond what any board of the largest size can need; keeps texts and matches short.
constexpr std::size_t kMostRecolourings = 1 << 14;

class ListedRecolourings final : public MoveCursor {
 public:
  explicit ListedRecolourings(std::vector<Move> moves) : moves_(std::move(moves)) {}
  bool next(Move& move) override {
    if (next_ == moves_.size()) return false;
    move = moves_[next_++];
    return true;
  }

 private:
  std::vector<Move> moves_;
  std::size_t next_ = 0;
};

std::array<bool, kMaxVertexColours> colours_on(const ColouredBoard& board) {
  std::array<bool, kMaxVertexColours> present{};
  for (int v = 0; v < board.order(); ++v) present[static_cast<std::size_t>(board.colour(v))] = true;
  return present;
}

bool one_colour(const ColouredBoard& board) {
  const auto present = colours_on(board);
  return std::count(present.begin(), present.end(), true) == 1;
}

}  // namespace

std::vector<int> first_of_regions(const ColouredBoard& board) {
  std::vector<int> first(static_cast<std::size_t>(board.order()), -1);
  std::vector<int> stack;
  for (int v = 0; v < board.order(); ++v) {
    if (first[static_cast<std::size_t>(v)] >= 0) continue;
    first[static_cast<std::size_t>(v)] = v;
    stack.push_back(v);
    while (!stack.empty()) {
      const int u = stack.back();
      stack.pop_back();
      for (const int w : board.neighbours(u)) {
        if (first[static_cast<std::size_t>(w)] >= 0 || board.colour(w) != board.colour(v)) continue;
        first[static_cast<std::size_t>(w)] = v;
        stack.push_back(w);
      }
    }
  }
  return first;
}

void recolour_region(ColouredBoard& board, int vertex, int colour) {
  const int before = board.colour(vertex);
  if (before == colour) return;
  std::vector<int> stack = {vertex};
  board.recolour(vertex, colour);
  while (!stack.empty()) {
    const int u = stack.back();
    stack.pop_back();
    for (const int w : board.neighbours(u)) {
      if (board.colour(w) != before) continue;
      board.recolour(w, colour);
      stack.push_back(w);
    }
  }
}

FreeFloodPlay::FreeFloodPlay(FloodSetup setup)
    : OnePlayerPlay(std::move(setup.instance)), board_(std::move(setup.board)) {}

ColouredBoard FreeFloodPlay::rest(const Position& p) const {
  ColouredBoard board = board_;
  for (const std::uint64_t word : p.words()) {
    const auto [vertex, colour] = FreeFloodPlay::recoloured(word);
    recolour_region(board, vertex, colour);
  }
  return board;
}

std::optional<Value> FreeFloodPlay::result(const Position& p) const {
  return one_colour(rest(p)) ? std::optional<Value>(1) : std::nullopt;
}

std::optional<EndReason> FreeFloodPlay::reason(const Position& p) const {
  const std::size_t moves = p.words().size();
  return EndReason{"The whole board has one colour, after " + std::to_string(moves) +
                   (moves == 1 ? " move." : " moves.")};
}

Moves FreeFloodPlay::moves(const Position& p) const {
  const ColouredBoard board = rest(p);
  const auto present = colours_on(board);
  const std::vector<int> first = first_of_regions(board);
  std::vector<Move> moves;
  for (int v = 0; v < board.order(); ++v) {
    if (first[static_cast<std::size_t>(v)] != v) continue;
    for (int colour = 0; colour < kMaxVertexColours; ++colour) {
      if (!present[static_cast<std::size_t>(colour)] || colour == board.colour(v)) continue;
      moves.push_back(recolouring(v, colour));
    }
  }
  return Moves(std::make_unique<ListedRecolourings>(std::move(moves)));
}

Position FreeFloodPlay::after(const Position& p, const Move& m) const {
  std::vector<std::uint64_t> words(p.words().begin(), p.words().end());
  words.push_back(m.words()[0]);
  return Position::of_words(words);
}

std::string FreeFloodPlay::text_of(int vertex, int colour) {
  return std::to_string(vertex) + ":" + colour_symbol(colour);
}

std::pair<int, int> FreeFloodPlay::parse(const ColouredBoard& board, std::string_view text,
                                         const std::string& source) const {
  const std::size_t colon = std::min(text.find(':'), text.size());
  const int vertex = decimal_number(text.substr(0, colon)).value_or(-1);
  const int colour = text.size() == colon + 2 ? symbol_colour(text[colon + 1]) : -1;
  if (vertex < 0 || colour < 0) {
    throw InputError(source + ": " + in_quotes(text) +
                     " is not a move: write VERTEX:COLOUR, such as 3:1");
  }
  if (vertex >= board.order()) {
    throw InputError(source + ": vertex " + std::to_string(vertex) +
                     ": the board has the vertices 0 to " + std::to_string(board.order() - 1));
  }
  if (board.colour(vertex) == colour) {
    throw InputError(source + ": " + in_quotes(text) + ": the vertex has this colour");
  }
  if (!colours_on(board)[static_cast<std::size_t>(colour)]) {
    throw InputError(source + ": " + in_quotes(text) + ": no vertex of the board has this colour");
  }
  // A region is named by its first vertex.
  return {first_of_regions(board)[static_cast<std::size_t>(vertex)], colour};
}

std::string FreeFloodPlay::position_text(const Position& p) const {
  std::string text(kMovesSoFar);
  bool first = true;
  for (const std::uint64_t word : p.words()) {
    const auto [vertex, colour] = FreeFloodPlay::recoloured(word);
    if (!first) text += ',';
    text += text_of(vertex, colour);
    first = false;
  }
  return text;
}

Position FreeFloodPlay::parse_position(std::string_view text) const {
  if (!text.starts_with(kMovesSoFar)) {
    throw InputError("position: " + in_quotes(text) + " must begin with moves=");
  }
  text.remove_prefix(kMovesSoFar.size());
  ColouredBoard board = board_;
  std::vector<std::uint64_t> words;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    if (words.size() == kMostRecolourings) throw InputError("position: too many moves");
    if (one_colour(board)) {
      throw InputError("position: move " + std::to_string(words.size() + 1) +
                       " comes after the end: the board has one colour");
    }
    const auto [vertex, colour] = parse(board, text.substr(begin, end - begin), "position");
    recolour_region(board, vertex, colour);
    words.push_back(recolouring(vertex, colour).words()[0]);
    begin = end + 1;
  }
  return Position::of_words(words);
}

std::string FreeFloodPlay::move_text(const Position&, const Move& m) const {
  const auto [vertex, colour] = FreeFloodPlay::recoloured(m.words()[0]);
  return text_of(vertex, colour);
}

Move FreeFloodPlay::parse_move(const Position& p, std::string_view text) const {
  const auto [vertex, colour] = parse(rest(p), text, "move");
  return recolouring(vertex, colour);
}

std::string FreeFloodPlay::picture(const Position& p) const {
  const ColouredBoard board = rest(p);
  return drawing(board, [&](int v) { return DrawnCell{board.colour(v), -1}; });
}

}  // namespace harary
