// SPDX-License-Identifier: MIT
#include "verify/written/written_game.hpp"

#include <algorithm>
#include <cctype>
#include <stdexcept>
#include <utility>

#include "base/error.hpp"
#include "games/written/reader.hpp"
#include "verify/written/interpreter.hpp"

namespace harary {

namespace {

using verify_written::Interpreter;
using verify_written::Over;
using verify_written::Points;
using verify_written::State;

// Bytes after the points: turn, moves left and moves made in two each, and how it has ended.
constexpr std::size_t kProgressBytes = 7;

std::string in_small_letters(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

class WrittenPlainGame final : public PlainGame {
 public:
  WrittenPlainGame(Interpreter rules, std::map<std::string, std::string> options)
      : rules_(std::move(rules)), options_(std::move(options)) {}

  std::size_t width() const override { return rules_.game().points.size() + kProgressBytes; }
  bool well_formed(Bytes bytes) const override {
    return bytes.size() == width() && bytes.back() <= 3 && rules_.possible(state(bytes));
  }
  void start(MutableBytes to) const override { write(rules_.start(), to); }
  Side mover(Bytes bytes) const override { return rules_.mover(state(bytes)); }
  bool finished(Bytes bytes) const override { return rules_.value(state(bytes)).has_value(); }
  std::optional<Value> assured(Bytes bytes, Side side) const override {
    const auto value = rules_.value(state(bytes));
    if (!value) return std::nullopt;
    return side == Side::first ? *value : -*value;
  }
  bool each_successor(Bytes bytes, const GoOn& go_on) const override {
    const State s = state(bytes);
    std::vector<std::uint8_t> successor(width());
    std::size_t number = 0;
    return rules_.each_move(s, [&](const Points& points, int mark) {
      const State next = rules_.after(s, points, mark);
      write(next, successor);
      return go_on({successor, rules_.mover(next), number++});
    });
  }

  std::size_t class_width() const override { return width(); }
  void class_of(Bytes bytes, MutableBytes to) const override {
    std::copy(bytes.begin(), bytes.end(), to.begin());
  }
  std::uint64_t invariant(Bytes bytes) const override { return hash_bytes(bytes); }

  std::string position_text(Bytes bytes) const override {
    const State s = state(bytes);
    std::string text;
    for (std::size_t m = 0; m < rules_.game().marks.size(); ++m) {
      std::string points;
      for (std::size_t i = 0; i < s.code.size(); ++i) {
        if (s.code[i] == m + 1) points += (points.empty() ? "" : ",") + rules_.game().points[i];
      }
      text += (m == 0 ? "" : ";") + rules_.game().marks[m].name + "=" + points;
    }
    return text;
  }
  std::string move_text(Bytes bytes, std::size_t number) const override {
    const State s = state(bytes);
    std::string text;
    const bool all = rules_.each_move(s, [&](const Points& points, int mark) {
      if (number-- > 0) return true;
      if (marks_of(rules_.mover(s)) > 1) {
        text = rules_.game().marks[static_cast<std::size_t>(mark)].name + ":";
      }
      for (std::size_t i = 0; i < points.size(); ++i) {
        text += (i == 0 ? "" : "+") + rules_.game().points[static_cast<std::size_t>(points[i])];
      }
      return false;
    });
    if (all) throw std::out_of_range("there is no such move");
    return text;
  }
  Verdict verdict(Value value) const override {
    const Winner winner = value > 0 ? Winner::first : value < 0 ? Winner::second : Winner::tie;
    if (rules_.game().last != written::Result::score) return {winner, std::nullopt, value};
    if (value >= rules_.beyond() || value <= -rules_.beyond()) {
      return {winner, std::nullopt, std::nullopt};
    }
    return {winner, std::nullopt, value * rules_.common()};
  }
  std::map<std::string, std::string> instance() const override { return options_; }

 private:
  static void put(int number, MutableBytes to) {
    to[0] = static_cast<std::uint8_t>(number >> 8);
    to[1] = static_cast<std::uint8_t>(number & 0xff);
  }
  void write(const State& s, MutableBytes to) const {
    std::copy(s.code.begin(), s.code.end(), to.begin());
    const MutableBytes rest = to.subspan(s.code.size());
    put(s.turn, rest);
    put(s.left, rest.subspan(2));
    put(s.made, rest.subspan(4));
    rest[6] = static_cast<std::uint8_t>(s.over);
  }
  State state(Bytes bytes) const {
    const std::size_t points = rules_.game().points.size();
    const auto number = [&](std::size_t at) {
      return bytes[points + at] << 8 | bytes[points + at + 1];
    };
    State s;
    s.code.assign(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(points));
    s.turn = number(0);
    s.left = number(2);
    s.made = number(4);
    s.over = static_cast<Over>(bytes[points + 6]);
    return s;
  }
  int marks_of(Side player) const {
    int count = 0;
    for (const written::Mark& mark : rules_.game().marks) {
      count += !mark.owner || *mark.owner == player;
    }
    return count;
  }

  Interpreter rules_;
  std::map<std::string, std::string> options_;
};

}  // namespace

std::unique_ptr<PlainGame> written_plain_game(const std::map<std::string, std::string>& options) {
  std::string board;
  std::string first;
  for (const auto& [name, text] : options) {
    if (name == "board") {
      board = text;
    } else if (name == "first") {
      first = text;
    } else if (name != kWrittenText && name != kAsWritten) {
      throw InputError("a written game has no option " + in_quotes(name));
    }
  }
  written::Game game = written::read_game(options.at(kWrittenText), "the text", board);
  Side starts = Side::first;
  if (!first.empty()) {
    const bool second = in_small_letters(first) == in_small_letters(game.players[1]);
    if (!second && in_small_letters(first) != in_small_letters(game.players[0])) {
      throw InputError("first: " + in_quotes(first) + " is not a player");
    }
    if (second) starts = Side::second;
  }
  return std::make_unique<WrittenPlainGame>(Interpreter(std::move(game), starts), options);
}

}  // namespace harary
