// SPDX-License-Identifier: MIT
#include "games/flood/play.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

#include "base/error.hpp"
#include "games/cells/board_text.hpp"
#include "games/cells/drawing.hpp"

namespace harary {

namespace {

constexpr std::string_view kCalls = "calls=";
// Far beyond what any board of the largest size can need; keeps texts and matches short.
constexpr std::size_t kMostCalls = 1 << 16;

// A position is a list of words: how many calls there are, then eight calls a word.
std::vector<int> calls_of(const Position& p) {
  std::vector<int> calls;
  const auto words = p.words();
  const std::size_t count = words.empty() ? 0 : words[0];
  for (std::size_t i = 0; i < count; ++i) {
    calls.push_back(static_cast<int>(words[1 + i / 8] >> (i % 8 * 8) & 0xff));
  }
  return calls;
}

Position position_of(const std::vector<int>& calls) {
  if (calls.empty()) return Position::of_words({});
  std::vector<std::uint64_t> words(1 + (calls.size() + 7) / 8);
  words[0] = calls.size();
  for (std::size_t i = 0; i < calls.size(); ++i) {
    words[1 + i / 8] |= static_cast<std::uint64_t>(calls[i]) << (i % 8 * 8);
  }
  return Position::of_words(words);
}

class ListedMoves final : public MoveCursor {
 public:
  explicit ListedMoves(std::vector<int> colours) : colours_(std::move(colours)) {}
  bool next(Move& move) override {
    if (next_ == colours_.size()) return false;
    move = FloodPlay::call(colours_[next_++]);
    return true;
  }

 private:
  std::vector<int> colours_;
  std::size_t next_ = 0;
};

int colour_of(const Move& m) {
  return static_cast<int>(m.words()[0]);
}

}  // namespace

FloodPlay::FloodPlay(FloodSetup setup)
    : OnePlayerPlay(std::move(setup.instance)),
      board_(std::move(setup.board)),
      start_vertex_(setup.start) {}

Conquest FloodPlay::territory(const Position& p) const {
  Conquest territory(board_, start_vertex_);
  for (const int colour : calls_of(p)) territory.call(colour);
  return territory;
}

ColouredBoard FloodPlay::rest(const Position& p) const {
  const Conquest conquered = territory(p);
  ColouredBoard result = board_;
  for (int v = 0; v < board_.order(); ++v) {
    if (conquered.owns(v)) result.recolour(v, conquered.colour());
  }
  return result;
}

std::vector<int> FloodPlay::callable(const Conquest& territory) const {
  std::array<bool, kMaxVertexColours> present{};
  for (int v = 0; v < board_.order(); ++v) {
    if (!territory.owns(v)) present[static_cast<std::size_t>(board_.colour(v))] = true;
  }
  present[static_cast<std::size_t>(territory.colour())] = false;
  std::vector<int> result;
  for (int colour = 0; colour < kMaxVertexColours; ++colour) {
    if (present[static_cast<std::size_t>(colour)]) result.push_back(colour);
  }
  return result;
}

std::optional<Value> FloodPlay::result(const Position& p) const {
  return territory(p).complete() ? std::optional<Value>(1) : std::nullopt;
}

std::optional<EndReason> FloodPlay::reason(const Position& p) const {
  const std::size_t calls = calls_of(p).size();
  return EndReason{"The whole board is yours, after " + std::to_string(calls) +
                   (calls == 1 ? " call." : " calls.")};
}

Moves FloodPlay::moves(const Position& p) const {
  return Moves(std::make_unique<ListedMoves>(callable(territory(p))));
}

Position FloodPlay::after(const Position& p, const Move& m) const {
  std::vector<int> calls = calls_of(p);
  calls.push_back(colour_of(m));
  return position_of(calls);
}

std::string FloodPlay::position_text(const Position& p) const {
  std::string text(kCalls);
  for (const int colour : calls_of(p)) text += colour_symbol(colour);
  return text;
}

Position FloodPlay::parse_position(std::string_view text) const {
  if (!text.starts_with(kCalls)) {
    throw InputError("position: " + in_quotes(text) + " must begin with calls=");
  }
  text.remove_prefix(kCalls.size());
  if (text.size() > kMostCalls) throw InputError("position: too many calls");
  Conquest territory(board_, start_vertex_);
  std::vector<int> calls;
  for (const char symbol : text) {
    const std::vector<int> colours = callable(territory);
    const int colour = symbol_colour(symbol);
    if (std::find(colours.begin(), colours.end(), colour) == colours.end()) {
      throw InputError("position: call " + std::to_string(calls.size() + 1) +
                       (colours.empty()
                            ? " comes after the end: everything is conquered"
                            : " is the territory's own colour, or no cell outside has it"));
    }
    territory.call(colour);
    calls.push_back(colour);
  }
  return position_of(calls);
}

std::string FloodPlay::move_text(const Position&, const Move& m) const {
  return std::string(1, colour_symbol(colour_of(m)));
}

Move FloodPlay::parse_move(const Position& p, std::string_view text) const {
  const std::vector<int> colours = callable(territory(p));
  const int colour = text.size() == 1 ? symbol_colour(text[0]) : -1;
  if (std::find(colours.begin(), colours.end(), colour) == colours.end()) {
    throw InputError("move: no cell outside the territory has the colour " + in_quotes(text));
  }
  return call(colour);
}

std::string FloodPlay::picture(const Position& p) const {
  const Conquest now = territory(p);
  return drawing(board_, [&](int v) {
    return now.owns(v) ? DrawnCell{now.colour(), 0} : DrawnCell{board_.colour(v), -1};
  });
}

}  // namespace harary
