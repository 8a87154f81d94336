// SPDX-License-Identifier: MIT
#include "certificate/proved_checker.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "graph/formats/whole_number.hpp"

namespace harary {

namespace {

struct Proved {
  std::string_view game;
  PositionKind kind;
  bool has_target;
  bool only_winner;
};
constexpr std::array<Proved, 9> kProved{{
    {"sim", PositionKind::plain, true, false},
    {"avoidance", PositionKind::plain, true, false},
    {"misere-avoidance", PositionKind::plain, true, false},
    {"sima", PositionKind::plain, true, false},
    {"achievement", PositionKind::plain, true, false},
    {"saturation", PositionKind::plain, true, false},
    {"clique", PositionKind::cores, false, true},
    {"star", PositionKind::cores, false, true},
    {"capture", PositionKind::cores, false, false},
}};
// Who wins, as winner_statements() says it of games with points: more than half of none.
constexpr Value kFirstWins = 4096;
constexpr Value kSecondHolds = -4095;

const Proved* proved(const std::string& game) {
  const auto* const found = std::find_if(kProved.begin(), kProved.end(),
                                         [&](const Proved& one) { return one.game == game; });
  return found == kProved.end() ? nullptr : found;
}

// As boards.ml has it.
constexpr int kMostVertices = 40;
constexpr int kMostEdges = 9999;

bool is_number(std::string_view text, int most) {
  const auto number = whole_number(text);
  return number && text.size() <= 4 && *number <= most;
}

}  // namespace

std::optional<PositionKind> proved_kind(const std::string& game) {
  const Proved* known = proved(game);
  if (known == nullptr) return std::nullopt;
  return known->kind;
}

bool only_winner_is_proved(const std::string& game) {
  const Proved* known = proved(game);
  return known != nullptr && known->only_winner;
}

std::optional<std::string> why_not_proved(const CertificateHeader& header) {
  const Proved* known = proved(header.game);
  if (known == nullptr) return "its rules have no proved checker";
  for (const auto& [name, text] : header.options) {
    if (name == "board" || (name == "target" && known->has_target)) {
      if (!is_known_to_proved_checker(text)) return "it does not know the name " + text;
    } else {
      return "the game with the option " + name + " has no proved checker";
    }
  }
  if (header.kind != known->kind) {
    return known->kind == PositionKind::plain ? "it reads plain positions of this game"
                                              : "it reads cores of this game";
  }
  for (const Statement& statement : header.statements) {
    const Value wins = statement.side == Side::first ? kFirstWins : kSecondHolds;
    if (known->only_winner && statement.at_least != wins) return "it reads who wins this game";
  }
  return std::nullopt;
}

bool is_known_to_proved_checker(const std::string& board) {
  const std::string_view text = board;
  for (const std::string_view prefix : {"g6:", "colex:", "star:", "matching:"}) {
    if (!text.starts_with(prefix)) continue;
    return prefix == "g6:" ||
           is_number(text.substr(prefix.size()), prefix == "colex:" ? kMostEdges : kMostVertices);
  }
  if (text.empty()) return false;
  std::string_view sizes = text.substr(1);
  if (text.front() == 'K') {
    for (std::size_t comma = 0; (comma = sizes.find(',')) != std::string_view::npos;) {
      if (!is_number(sizes.substr(0, comma), kMostVertices)) return false;
      sizes.remove_prefix(comma + 1);
    }
    return is_number(sizes, kMostVertices);
  }
  return std::string_view("EPCW").find(text.front()) != std::string_view::npos &&
         is_number(sizes, kMostVertices);
}

}  // namespace harary
