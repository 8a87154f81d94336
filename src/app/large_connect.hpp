// SPDX-License-Identifier: MIT
// The connected graph game on complete graphs that are too large for an adjacency matrix: no
// search, only the closed form. Answers and replies take constant time a question, apart from
// reading the position.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "app/game.hpp"
#include "games/options.hpp"
#include "theory/connect/connect_game.hpp"

namespace harary {

// The order, if the options ask for a complete board of more than 64 vertices (--order 1000, or
// --board K1000). Throws InputError above ConnectPlayer::kLargestOrder.
std::optional<std::int32_t> order_of_large_connect(const GameOptions& options);

class LargeConnectGame final : public Game {
 public:
  // Reads --misere and --first; --red is not possible here.
  LargeConnectGame(std::int32_t order, const GameOptions& options);

  Answer solve(const Question& question, Job& job) const override;
  // Of the many moves only one that keeps the value is listed.
  Analysis analyse(const std::string& position, Job& job) const override;
  LayerTable layers(bool with_values, Job& job) const override;
  PlayView view(const std::string& position) const override;
  std::string play(const std::string& position, const std::string& move) const override;

 private:
  ConnectPlayer player(const std::string& position) const;
  Side mover(const ConnectPlayer& player) const;
  Verdict verdict(const ConnectPlayer& player) const;

  std::int32_t order_;
  ConnectVariant variant_;
  Side starter_;
};

}  // namespace harary
