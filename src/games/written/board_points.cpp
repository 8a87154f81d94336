// SPDX-License-Identifier: MIT
#include "games/written/board_points.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <unordered_map>
#include <utility>

#include "base/error.hpp"
#include "games/options.hpp"
#include "games/positional/boards/named_board.hpp"
#include "games/positional/boards/typed_name.hpp"
#include "games/written/fields.hpp"

namespace harary::written {

namespace {

struct KindOfPoints {
  std::string_view word;
  PointKind points;
  PointsAre are;
  std::string_view family;  // one that such points have, for a board without families
  std::string_view example;
};
constexpr std::array<KindOfPoints, 4> kKindsOfPoints{
    {{"cells", PointKind::cells, PointsAre::cells, "line:", "cells of grid:3x3"},
     {"vertices", PointKind::vertices, PointsAre::vertices, "closed-neighbourhoods",
      "vertices of petersen"},
     {"edges", PointKind::edges, PointsAre::edges, "copies:", "edges of K6"},
     {"subsets", PointKind::subsets, PointsAre::subsets,
      "copies:uniform:", "subsets of uniform:6,3"}}};

const KindOfPoints& kind_named(const std::string& word, const std::string& all) {
  std::vector<std::string> words;
  for (const KindOfPoints& kind : kKindsOfPoints) {
    if (kind.word == word) return kind;
    words.emplace_back(kind.word);
  }
  throw InputError(fmt::format(
      "{} does not say what the points are; write cells of grid:3x3, vertices of petersen, edges "
      "of K6 or a list of names{}",
      in_quotes(all),
      word == all ? "" : "; " + Speaker::known_words(word, "kinds of points", words)));
}

// Messages of the readers of --board and --target, as this text has no such options.
template <class Work>
auto without_option(Work&& work) {
  const auto told = [](const std::string& message) {
    for (const std::string_view option : {"--board: ", "--target: "}) {
      if (message.starts_with(option)) return message.substr(option.size());
    }
    return message;
  };
  try {
    return work();
  } catch (const InputError& error) {
    throw InputError(told(error.what()));
  } catch (const LimitError& error) {
    throw LimitError(told(error.what()));
  }
}

bool touches(Adjacent adjacent, const Cell& direction) {
  const auto steps =
      std::count_if(direction.begin(), direction.end(), [](int x) { return x != 0; });
  return adjacent == Adjacent::both || (adjacent == Adjacent::corner) == (steps > 1);
}

}  // namespace

std::pair<std::string, std::string> kind_and_board(const std::string& text) {
  constexpr std::string_view kOf = " of ";
  const std::size_t of = text.find(kOf);
  if (of == std::string::npos) return {text, ""};
  return {text.substr(0, of), text.substr(of + kOf.size())};
}

struct BoardPoints::Inside {
  std::optional<KindOfPoints> kind;
  GameOptions options{GameOptions::Files::forbidden};  // the board looks at them
  std::optional<NamedBoard> board;
  std::vector<std::string> names;
  std::unordered_map<std::string, int> numbers;

  void number_names() {
    for (std::size_t i = 0; i < names.size(); ++i) numbers.emplace(names[i], static_cast<int>(i));
  }
  // Calls f(u, v) for neighbours, at least once a pair.
  template <class F>
  void for_each_pair(Adjacent adjacent, F&& f) const;
};

BoardPoints::BoardPoints(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
BoardPoints::BoardPoints(BoardPoints&&) noexcept = default;
BoardPoints& BoardPoints::operator=(BoardPoints&&) noexcept = default;
BoardPoints::~BoardPoints() = default;

BoardPoints BoardPoints::parse(const std::string& text) {
  auto inside = std::make_unique<Inside>();
  const auto [word, board] = kind_and_board(text);
  inside->kind = kind_named(word, text);
  inside->options.set("board", board);
  if (board.empty()) {
    throw InputError(fmt::format("{} names no board; write for example {}", in_quotes(text),
                                 inside->kind->example));
  }
  const SetFamily family{inside->kind->points, inside->kind->family, "",
                         std::string(inside->kind->word)};
  without_option([&] { inside->board.emplace(inside->options, family); });
  inside->names = inside->board->names();
  inside->number_names();
  return BoardPoints(std::move(inside));
}

BoardPoints BoardPoints::of_names(std::vector<std::string> names) {
  auto inside = std::make_unique<Inside>();
  inside->names = std::move(names);
  inside->number_names();
  return BoardPoints(std::move(inside));
}

PointsAre BoardPoints::kind() const {
  return inside_->kind ? inside_->kind->are : PointsAre::names;
}

std::string BoardPoints::board() const {
  return inside_->board ? inside_->board->text() : "";
}

const std::vector<std::string>& BoardPoints::names() const {
  return inside_->names;
}

int BoardPoints::find(std::string_view name) const {
  auto found = inside_->numbers.find(std::string(name));
  if (found == inside_->numbers.end() && inside_->kind) {
    found = inside_->numbers.find(typed_name(name));
  }
  return found == inside_->numbers.end() ? -1 : found->second;
}

template <class F>
void BoardPoints::Inside::for_each_pair(Adjacent adjacent, F&& f) const {
  if (!kind) return;
  if (kind->are == PointsAre::cells) {
    const CellBoard& cells = *board->cells();
    if (cells.hexagonal() && adjacent == Adjacent::corner) {
      throw InputError(fmt::format(
          "cells of {} have six sides and touch by sides alone; write side", cells.text()));
    }
    const bool all = cells.hexagonal();
    for (int i = 0; i < cells.size(); ++i) {
      for (const Cell& direction : all ? cells.neighbour_directions() : cells.line_directions()) {
        if (!all && !touches(adjacent, direction)) continue;
        const std::optional<int> next = cells.at(moved(cells.cell(i), direction));
        if (next && *next != i) f(i, *next);
      }
    }
  } else if (kind->are == PointsAre::vertices) {
    for (const Edge e : board->graph().edges()) f(e.low, e.high);
  } else if (kind->are == PointsAre::edges) {
    const std::vector<Edge> edges = board->graph().edges();
    for (std::size_t i = 0; i < edges.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        const Edge a = edges[i];
        const Edge b = edges[j];
        if (a.low == b.low || a.low == b.high || a.high == b.low || a.high == b.high) {
          f(static_cast<int>(i), static_cast<int>(j));
        }
      }
    }
  }
}

std::vector<Points> BoardPoints::neighbours(Adjacent adjacent) const {
  std::vector<Points> near(names().size());
  inside_->for_each_pair(adjacent, [&](int u, int v) {
    near[static_cast<std::size_t>(u)].push_back(v);
    near[static_cast<std::size_t>(v)].push_back(u);
  });
  for (Points& points : near) {
    std::sort(points.begin(), points.end());
    points.erase(std::unique(points.begin(), points.end()), points.end());
  }
  return near;
}

std::vector<Points> BoardPoints::sets(const std::string& families, std::size_t most_points) const {
  if (!inside_->board) {
    throw InputError(fmt::format(
        "{} is a family on a board, and the points are a list of names; write lists of names",
        in_quotes(families)));
  }
  return without_option([&] {
    const std::vector<SetFamily> read = read_families(families);
    for (const SetFamily& family : read) {
      if (family.points == inside_->kind->points) continue;
      throw InputError(fmt::format("the points of {} are {}, those of the board {}",
                                   in_quotes(family.written), harary::name_of(family.points),
                                   inside_->kind->word));
    }
    return inside_->board->all_sets(read, most_points);
  });
}

}  // namespace harary::written
