// SPDX-License-Identifier: MIT
// The connected graph game: by its rules on boards of at most 64 vertices, by the closed form on
// complete graphs beyond.
#include <algorithm>

#include "app/family_parts.hpp"
#include "games/one_colour/connect_family.hpp"
#include "games/one_colour/large_connect.hpp"

namespace harary {

namespace {

class LargeConnectEngines final : public Engines {
 public:
  explicit LargeConnectEngines(std::shared_ptr<const LargeConnectRules> rules)
      : rules_(std::move(rules)) {}

  std::optional<ClosedForm> closed_form(const Position& p) const override {
    ConnectPlayer player = rules_->player(p);
    ClosedForm form{.theorem = rules_->variant() == ConnectVariant::normal
                                   ? "closed form (Csirmaz, Theorem 4)"
                                   : "closed form (Csirmaz, Theorem 5, corrected)",
                    .value = player.mover_wins() ? 1 : -1};
    if (p.words().empty()) {
      form.best = LargeConnectRules::move_of({0, 1});  // as all others
    } else if (const auto pair = player.move()) {
      form.best = LargeConnectRules::move_of(
          {std::min(pair->first, pair->second), std::max(pair->first, pair->second)});
    }
    return form;
  }

 private:
  std::shared_ptr<const LargeConnectRules> rules_;
};

GameParts parts_of_connect(const std::string& game, const GameOptions& options) {
  const auto order = order_of_large_connect(options);
  if (!order) return parts_of_family<ConnectFamily>(game, options);
  const auto rules = std::make_shared<const LargeConnectRules>(*order, options);
  return {rules, std::make_shared<LargeConnectEngines>(rules)};
}

}  // namespace

FamilyEntry family_connect() {
  return {ConnectFamily::games(), parts_of_connect};
}

}  // namespace harary
