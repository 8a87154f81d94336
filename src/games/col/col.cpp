// SPDX-License-Identifier: MIT
#include "games/col/col.hpp"

#include <fmt/format.h>

#include "base/error.hpp"
#include "games/roles.hpp"

namespace harary {

namespace {

constexpr std::array<std::string_view, 2> kColourWords{"red", "green"};

std::string_view word_of(int colour) {
  return kColourWords[static_cast<std::size_t>(colour)];
}

}  // namespace

ColRules::ColRules(const VertexGameSetup& setup, Apart apart, LastMove last_move)
    : TwoColourVertexGame(setup), apart_(apart), last_move_(last_move) {
  require_apart(start(), "the start");
}

void ColRules::require_apart(const Position& p, std::string_view where) const {
  for (const int colour : {kRed, kGreen}) {
    const int kept_away = apart_ == Apart::equal ? colour : 1 - colour;
    for (const int v : p[colour]) {
      const VertexSet wrong = vertex_board().neighbours(v) & p[kept_away];
      if (wrong.empty()) continue;
      throw InputError(fmt::format("{}: the vertices {} and {} are adjacent, {} and {}", where, v,
                                   wrong.front(), word_of(colour), word_of(kept_away)));
    }
  }
}

EndReason ColRules::reason(const Position& p) const {
  const Side side = mover(p);
  const int colour = colour_of(side);
  const int kept_away = apart_ == Apart::equal ? colour : 1 - colour;
  const std::string why =
      open(p).empty() ? "every vertex is coloured"
                      : fmt::format("every open vertex is next to a {} one", word_of(kept_away));
  EndReason reason;
  reason.text = fmt::format("{} has no move left: {}.", side_name(side), why);
  return reason;
}

std::optional<ConwayReport> ColRules::conway(const Position& p) const {
  if (last_move_ == LastMove::loses) return std::nullopt;
  const int own = colour_of(mover(p));
  const FreeVertices free = free_sets(p);
  const auto after = [this](FreeVertices from, int colour, int vertex) {
    return after_taking(vertex_board(), apart_, from, colour, vertex);
  };
  ColValues values(vertex_board(), apart_, kMostForms);
  ConwayGames& games = values.games();
  // Red is Left, for whom larger values are better.
  const auto as_good = [&](ConwayGames::Form one, ConwayGames::Form other) {
    return own == kRed ? games.at_least(one, other) : games.at_least(other, one);
  };
  try {
    ConwayReport report;
    const auto value = values.value(free);
    report.value = games.name(value);
    const VertexSet moves = this->moves(p);
    std::vector<ConwayGames::Form> reached;
    for (const int v : moves) reached.push_back(values.value(after(free, own, v)));
    std::size_t i = 0;
    for (const int v : moves) {
      std::string& remark = report.remarks.emplace_back();
      std::size_t j = 0;
      for (const int u : moves) {
        if (remark.empty() && reached[j] != reached[i] && as_good(reached[j], reached[i])) {
          remark = fmt::format("dominated by {}", u);
        }
        ++j;
      }
      const FreeVertices then = after(free, own, v);
      for (const int w : then[static_cast<std::size_t>(1 - own)]) {
        if (!remark.empty()) break;
        if (as_good(value, values.value(after(then, 1 - own, w)))) {
          remark = fmt::format("reversible through {}", w);
        }
      }
      ++i;
    }
    return report;
  } catch (const ConwayGames::TooManyForms&) {
    return std::nullopt;
  }
}

auto ColRules::parse_position(std::string_view text) const -> Position {
  const Position p = read_position(text);
  require_apart(p, "position");
  return p;
}

auto ColRules::parse_move(const Position& p, std::string_view text) const -> Move {
  const int vertex = read_move(p, text);
  if (moves(p).contains(vertex)) return vertex;
  const int colour = colour_of(mover(p));
  throw InputError(fmt::format("move: the vertex {} has a {} neighbour", vertex,
                               word_of(apart_ == Apart::equal ? colour : 1 - colour)));
}

}  // namespace harary
