// SPDX-License-Identifier: MIT
#include "app/verdict_words.hpp"

#include <fmt/format.h>

#include <cstdlib>

#include "app/number_of_answer.hpp"

namespace harary {

namespace {

// Only players who are not two, the one of a game for one player among them, have names that their
// rules give.
std::string role_to_move(const Roles& roles, Side mover, const std::string& named) {
  return named == "you" || named.starts_with("player ") ? named : roles.of(mover);
}

}  // namespace

std::string starter_text(const Roles& roles, Side starter) {
  return as_name(roles.of(starter)) + ", who starts";
}

std::string winner_text(const Roles& roles, Winner winner) {
  const auto role = role_of(roles, winner);
  return role ? as_name(*role) + " wins" : "a tie";
}

std::string winner_text(const Roles& roles, Winner winner, Side starter) {
  if (winner != (starter == Side::first ? Winner::first : Winner::second)) {
    return winner_text(roles, winner);
  }
  return starter_text(roles, starter) + ", wins";
}

std::string outcome_text(const std::pair<int, int>& outcome) {
  return fmt::format("({}, {})", outcome.first, outcome.second);
}

std::string margin_text(std::optional<int> value) {
  return value && std::abs(*value) > 1 ? fmt::format(" by {}", std::abs(*value)) : "";
}

std::string moves_text(int moves) {
  return counted_text(moves, "move", "moves");
}

std::string verdict_text(const Roles& roles, const Verdict& verdict) {
  if (verdict.player) {
    return *verdict.player == 0 ? "no player can force to be the last"
                                : fmt::format("player {} wins", *verdict.player);
  }
  std::string text = winner_text(roles, verdict.winner);
  if (verdict.outcome) return text + " " + outcome_text(*verdict.outcome);
  return text + margin_text(verdict.score);
}

std::string mover_role(const Analysis& analysis) {
  return role_to_move(analysis.roles, analysis.mover, analysis.mover_name);
}
std::string mover_role(const PlayView& view) {
  return role_to_move(view.roles, view.mover, view.mover_name);
}
std::string mover_role(const ProbeReport& report) {
  return role_to_move(report.roles, report.mover, report.mover_name);
}

}  // namespace harary
