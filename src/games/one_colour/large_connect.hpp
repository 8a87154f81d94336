// SPDX-License-Identifier: MIT
// The connected graph game on complete graphs that are too large for an adjacency matrix: the plain
// rules on a list of the drawn edges. A closed form says who wins: theory/connect.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "games/options.hpp"
#include "games/runtime_rules.hpp"
#include "theory/connect/connect_game.hpp"

namespace harary {

// The order, if the options ask for a complete board of more than 64 vertices (--order 1000, or
// --board K1000). Throws InputError above ConnectPlayer::kLargestOrder.
std::optional<std::int32_t> order_of_large_connect(const GameOptions& options);

class LargeConnectRules final : public RuntimeRules {
 public:
  // Reads --misere, --first and --red.
  LargeConnectRules(std::int32_t order, const GameOptions& options);

  Position start() const override { return start_; }
  Side mover(const Position& p) const override;
  std::optional<Value> result(const Position& p) const override;
  std::optional<EndReason> reason(const Position& p) const override;
  Moves moves(const Position& p) const override;
  Position after(const Position& p, const Move& m) const override;
  Verdict verdict(Value value) const override;

  std::string position_text(const Position& p) const override;
  Position parse_position(std::string_view text) const override;
  std::string move_text(const Position& p, const Move& m) const override;
  Move parse_move(const Position& p, std::string_view text) const override;
  std::string mover_name(const Position& p) const override;
  std::map<std::string, std::string> instance() const override;
  std::optional<Value> assured(const Position&, Side) const override { return std::nullopt; }

  Key key(const Position& p) const override { return Key::of_words(p.words()); }
  Position representative(const Position& p) const override { return p; }
  std::vector<Value> cuts() const override { return {0}; }
  std::optional<TheoremValue> theorem(const Position& p) const override;
  TheoremUse theorem_use() const override { return TheoremUse::alone; }

 private:
  // The player of the closed form in this position.
  ConnectPlayer player(const Position& p) const;

  std::int32_t order_;
  ConnectVariant variant_;
  Side starter_;
  Position start_;  // with the edges that are drawn from the start
};

}  // namespace harary
