// SPDX-License-Identifier: MIT
#include "games/written/texts.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>

#include "base/error.hpp"
#include "base/nearest.hpp"
#include "base/small_letters.hpp"
#include "games/written/fields.hpp"
#include "games/written/tables.hpp"
#include "graph/formats/whole_number.hpp"

namespace harary::written {

namespace {

template <class F>
void for_each_part(std::string_view text, char between, F&& f) {
  while (true) {
    const std::size_t end = std::min(text.find(between), text.size());
    f(text.substr(0, end));
    if (end == text.size()) return;
    text.remove_prefix(end + 1);
  }
}

}  // namespace

Texts::Texts(const Game& game, const Turns& turns)
    : game_(game),
      turns_(turns),
      points_a_move_(points_a_move(game)),
      counts_moves_(forgetting_of(game).counts_moves) {}

int Texts::point(std::string_view name, const char* of) const {
  const auto& names = game_.points;
  auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end() && game_.points_are != PointsAre::names) {
    found = std::find(names.begin(), names.end(), small_letters(std::string(name)));
  }
  if (found != names.end()) return static_cast<int>(found - names.begin());
  throw InputError(fmt::format("{}: {} is not a point; {}", of, in_quotes(name),
                               Speaker::known_words(name, "points", names)));
}

std::string Texts::points(const Points& points) const {
  std::string text;
  for (const int point : points) {
    if (!text.empty()) text += ',';
    text += game_.points[static_cast<std::size_t>(point)];
  }
  return text;
}

std::string Texts::name_of(Ended ended) const {
  switch (ended) {
    case Ended::first_wins:
      return game_.players[0];
    case Ended::second_wins:
      return game_.players[1];
    case Ended::draw:
      return "draw";
    case Ended::no:
      break;
  }
  return "no";
}

Ended Texts::ended_named(std::string_view word) const {
  for (const Ended ended : {Ended::no, Ended::draw, Ended::first_wins, Ended::second_wins}) {
    if (name_of(ended) == word) return ended;
  }
  throw InputError(fmt::format("position: ended={} says no end; write {}, {}, draw or no",
                               shortened(word), game_.players[0], game_.players[1]));
}

std::optional<Progress> Texts::turn_of(const std::vector<std::uint8_t>& codes) const {
  if (points_a_move_ == 0) return std::nullopt;
  const auto marked = static_cast<int>(
      std::count_if(codes.begin(), codes.end(), [](std::uint8_t code) { return code != 0; }));
  const int placed = marked - static_cast<int>(game_.start.size());
  if (placed < 0 || placed % points_a_move_ != 0) {
    throw InputError(
        fmt::format("position: {} marks are on the board, but the game starts with "
                    "{} and each move puts {}",
                    marked, game_.start.size(), points_a_move_));
  }
  return turns_.after(placed / points_a_move_);
}

Ended Texts::end_of(const std::vector<std::uint8_t>& codes, const Progress& progress) const {
  const bool same_turn = progress.left < turns_.moves_in(progress.turn);
  const Side mover = turns_.mover(progress.turn);
  const Side last = same_turn ? mover : opponent(mover);
  for (const End& end : game_.ends) {
    if (end.by && *end.by != last) continue;
    const Marks own = game_.own(last);
    for (const Points& set : game_.families[static_cast<std::size_t>(end.family)].sets) {
      Marks marks = 0;
      bool full = true;
      for (const int point : set) {
        const int code = codes[static_cast<std::size_t>(point)];
        if (code == 0) {
          full = false;
          break;
        }
        marks |= Marks{1} << (code - 1);
      }
      if (!full) continue;
      const bool fits = end.in.word == MarkWord::any     ? true
                        : end.in.word == MarkWord::own   ? (marks & ~own) == 0
                        : end.in.word == MarkWord::named ? marks == Marks{1} << end.in.mark
                                                         : (marks & (marks - 1)) == 0;
      if (fits) return ended_by(end.result, last);
    }
  }
  return Ended::no;
}

std::string Texts::position(const Reading& reading) const {
  std::string text;
  for (std::size_t m = 0; m < game_.marks.size(); ++m) {
    Points with_mark;
    for (std::size_t i = 0; i < reading.codes.size(); ++i) {
      if (reading.codes[i] == m + 1) with_mark.push_back(static_cast<int>(i));
    }
    if (m > 0) text += ';';
    text += game_.marks[m].name + "=" + points(with_mark);
  }
  const Progress& now = reading.progress;
  const auto told = turn_of(reading.codes);
  std::string rest;
  if (!told || told->turn != now.turn || told->left != now.left) {
    // Without a number the turn is one of the two that are repeated.
    if (now.turn < turns_.most() - 1) rest += fmt::format(",turn={}", now.turn);
    if (now.left != turns_.moves_in(now.turn)) rest += fmt::format(",left={}", now.left);
    if (rest.empty()) rest = ",";
  }
  if (counts_moves_) rest += fmt::format(",made={}", now.made);
  if (end_of(reading.codes, now) != now.ended) rest += ",ended=" + name_of(now.ended);
  if (rest.empty()) return text;
  rest = rest == "," ? "" : rest.starts_with(",,") ? rest.substr(1) : rest;
  return text + ";" + game_.name_of(turns_.mover(now.turn)) + rest;
}

void Texts::read_marks(std::string_view section, std::size_t equals, Reading& reading) const {
  const std::string_view name = section.substr(0, equals);
  std::vector<std::string> names;
  std::size_t mark = 0;
  for (const Mark& one : game_.marks) names.push_back(one.name);
  while (mark < names.size() && names[mark] != name) ++mark;
  if (mark == names.size()) {
    throw InputError(fmt::format("position: {} is not a mark; {}", in_quotes(name),
                                 Speaker::known_words(name, "marks", names)));
  }
  const std::string_view list = section.substr(equals + 1);
  if (list.empty()) return;
  for_each_part(list, ',', [&](std::string_view one) {
    auto& code = reading.codes[static_cast<std::size_t>(point(one, "position"))];
    if (code != 0) {
      throw InputError(fmt::format("position: the point {} has two marks", shortened(one)));
    }
    code = static_cast<std::uint8_t>(mark + 1);
  });
}

Progress Texts::read_progress(std::string_view section, const std::optional<Progress>& told,
                              std::optional<Ended>& ended) const {
  std::optional<Side> mover;
  std::optional<int> turn;
  std::optional<int> left;
  std::optional<int> made;
  const auto number = [](std::string_view text, int least, int most) {
    const auto value = whole_number(text);
    if (!value || *value < least || *value > most) {
      throw InputError(
          fmt::format("position: {} is not a number from {} to {}", in_quotes(text), least, most));
    }
    return *value;
  };
  for_each_part(section, ',', [&](std::string_view item) {
    if (item.starts_with("turn=")) {
      turn = turns_.repeated(number(item.substr(5), 0, kHugeNumber));
    } else if (item.starts_with("left=")) {
      left = number(item.substr(5), 1, kMostTurns);
    } else if (item.starts_with("made=")) {
      made = number(item.substr(5), 0, kMostPoints);
    } else if (item.starts_with("ended=")) {
      ended = ended_named(item.substr(6));
    } else {
      for (const Side side : {Side::first, Side::second}) {
        if (small_letters(game_.name_of(side)) == small_letters(std::string(item))) mover = side;
      }
      if (!mover) {
        throw InputError(fmt::format(
            "position: {} is neither MARK=POINTS nor a player; {}", in_quotes(item),
            Speaker::known_words(item, "players", {game_.players[0], game_.players[1]})));
      }
    }
  });
  Progress progress = told.value_or(Progress{});
  if (turn) {
    progress.turn = *turn;
  } else if (mover && told && turns_.mover(told->turn) != *mover) {
    throw InputError(fmt::format("position: with these marks it is the turn of {}",
                                 game_.name_of(turns_.mover(told->turn))));
  } else if (mover && !told) {
    progress.turn = turns_.mover(turns_.most()) == *mover ? turns_.most() : turns_.most() - 1;
  }
  if (mover && turns_.mover(progress.turn) != *mover) {
    throw InputError(
        fmt::format("position: turn {} is not one of {}", progress.turn, game_.name_of(*mover)));
  }
  if (!told || progress.turn != told->turn) progress.left = turns_.moves_in(progress.turn);
  if (left) progress.left = *left;
  if (progress.left > turns_.moves_in(progress.turn)) {
    throw InputError(fmt::format("position: the turn has {} moves, not {}",
                                 turns_.moves_in(progress.turn), progress.left));
  }
  if (made && !counts_moves_) throw InputError("position: made= means nothing in this game");
  progress.made = made.value_or(0);
  return progress;
}

Reading Texts::read_position(std::string_view text) const {
  Reading reading;
  reading.codes.resize(game_.points.size());
  std::optional<std::string_view> rest;
  for_each_part(text, ';', [&](std::string_view section) {
    const std::size_t equals = section.find('=');
    if (equals < section.find(',')) return read_marks(section, equals, reading);
    if (rest) {
      throw InputError(fmt::format("position: {} is not expected after {}", in_quotes(section),
                                   in_quotes(*rest)));
    }
    rest = section;
  });
  const auto told = turn_of(reading.codes);
  if (!told && !rest) {
    throw InputError(fmt::format("position: the marks do not say whose turn it is; add ;{} or ;{}",
                                 game_.players[0], game_.players[1]));
  }
  std::optional<Ended> ended;
  reading.progress = rest ? read_progress(*rest, told, ended) : *told;
  reading.progress.ended = ended ? *ended : end_of(reading.codes, reading.progress);
  return reading;
}

std::string Texts::move(Side mover, const Points& points, int mark) const {
  std::string text;
  const Marks marks = game_.placeable_by(mover);
  if ((marks & (marks - 1)) != 0) text = game_.marks[static_cast<std::size_t>(mark)].name + ":";
  for (const int point : points) {
    if (!text.empty() && !text.ends_with(':')) text += '+';
    text += game_.points[static_cast<std::size_t>(point)];
  }
  return text;
}

std::pair<Points, int> Texts::read_move(Side mover, std::string_view text) const {
  const Marks marks = game_.placeable_by(mover);
  std::vector<std::string> names;
  std::vector<int> numbers;
  for (std::size_t m = 0; m < game_.marks.size(); ++m) {
    if ((marks >> m & 1) == 0) continue;
    names.push_back(game_.marks[m].name);
    numbers.push_back(static_cast<int>(m));
  }
  if (names.empty()) {
    throw InputError(fmt::format("move: {} may place no mark", game_.name_of(mover)));
  }
  int mark = numbers.front();
  const std::size_t colon = text.find(':');
  if (colon != std::string_view::npos) {
    const std::string_view name = text.substr(0, colon);
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) {
      throw InputError(fmt::format("move: {} is not a mark of {}; {}", in_quotes(name),
                                   game_.name_of(mover),
                                   Speaker::known_words(name, "marks", names)));
    }
    mark = numbers[static_cast<std::size_t>(found - names.begin())];
    text.remove_prefix(colon + 1);
  } else if (names.size() > 1) {
    throw InputError(fmt::format("move: {} has several marks; write for example {}:{}",
                                 game_.name_of(mover), names.front(), shortened(text)));
  }
  Points points;
  for_each_part(text, '+', [&](std::string_view one) { points.push_back(point(one, "move")); });
  std::sort(points.begin(), points.end());
  if (std::adjacent_find(points.begin(), points.end()) != points.end()) {
    throw InputError("move: a point is listed twice");
  }
  return {points, mark};
}

}  // namespace harary::written
