// SPDX-License-Identifier: MIT
// The connected graph game: by its rules on boards of at most 64 vertices, by the closed form on
// complete graphs beyond.
#include <memory>

#include "app/family_parts.hpp"
#include "games/one_colour/connect_family.hpp"
#include "games/one_colour/large_connect.hpp"

namespace harary {

namespace {

GameParts parts_of_connect(const std::string& game, const GameOptions& options) {
  const auto order = order_of_large_connect(options);
  if (!order) return parts_of_family<ConnectFamily>(game, options);
  const auto rules = std::make_shared<const LargeConnectRules>(*order, options);
  return {rules, std::make_shared<Engines>()};  // none: the closed form answers
}

}  // namespace

FamilyEntry family_connect() {
  return {ConnectFamily::games(), parts_of_connect};
}

}  // namespace harary
