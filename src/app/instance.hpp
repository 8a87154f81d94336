// SPDX-License-Identifier: MIT
// A game on a board: its name and options, its rules and the engines for them. What questions about
// it need; the questions are in Game (app/game.hpp).
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>

#include "app/answer.hpp"
#include "app/game_parts.hpp"
#include "games/family.hpp"
#include "games/options.hpp"
#include "games/written/written_game.hpp"

namespace harary {

class Instance {
 public:
  // `options`: those that describe it, with the board in a readable form. `make`: how other
  // instances are made.
  Instance(std::shared_ptr<const GameDescription> description,
           std::map<std::string, std::string> options, GameParts parts, PartsMaker make);

  const std::string& name() const { return description_->name; }
  // What the game says about itself.
  const GameDescription& description() const { return *description_; }
  const std::map<std::string, std::string>& options() const { return options_; }
  const RuntimeRules& rules() const { return *parts_.rules; }
  const Engines& engines() const { return *parts_.engines; }
  // How games are made, for those that a certificate or a smaller board names.
  PartsMaker maker() const { return make_; }
  // The same game with other options. Throws InputError.
  Instance with(const GameOptions& options) const;

  // What the players are called.
  const Roles& roles() const { return description_->roles(options_); }
  // Who wins with equal points; nothing in games without points.
  std::optional<Winner> ties() const { return rules().ties(); }
  // Whether positions that a symmetry of the board exchanges are one to questions and counts.
  bool has_symmetry() const {
    return rules().board() != nullptr || rules().vertex_board() != nullptr ||
           options_.contains(kWrittenText);
  }
  // The start for an empty text. Throws InputError.
  Position position(const std::string& text) const;
  // The same; throws InputError also if the game is over there.
  Position unfinished(const std::string& text) const;
  // What a value for the mover of p means.
  Verdict verdict(const Position& p, Value value) const;

  // Throws InputError for a game that cannot be split into parts.
  void require_parts() const;
  PlayView view(const std::string& position) const;
  // The position after a move; both as text.
  std::string play(const std::string& position, const std::string& move) const;

 private:
  std::shared_ptr<const GameDescription> description_;
  std::map<std::string, std::string> options_;
  GameParts parts_;
  PartsMaker make_;
};

}  // namespace harary
