// SPDX-License-Identifier: MIT
// A caller's rules as a model of the contract, joined with the engines as the families are.
#include "api/own_rules.hpp"

#include <map>
#include <mutex>
#include <utility>

#include "api/own_positions.hpp"
#include "app/catalogue.hpp"
#include "app/family_parts.hpp"
#include "games/family.hpp"
#include "games/numbered_rules.hpp"

namespace harary::v0 {

Rules::~Rules() = default;
std::optional<Side> Rules::mover(const std::string&) const {
  return std::nullopt;
}
std::optional<std::string> Rules::key(const std::string&) const {
  return std::nullopt;
}
bool Rules::is_position(const std::string&) const {
  return false;
}

// What a game says about itself outlives all instances: here its name, kept once for each.
static const GameDescription& own_description(const std::string& name) {
  static std::mutex mutex;
  static std::map<std::string, GameDescription> descriptions;
  const std::lock_guard lock(mutex);
  const auto [place, fresh] = descriptions.try_emplace(name);
  if (fresh) place->second.name = name;
  return place->second;
}

std::unique_ptr<harary::Game> own_game(const std::string& name,
                                       std::shared_ptr<const Rules> rules) {
  NumberedRules own(std::make_shared<OwnPositions>(std::move(rules)));
  own.start();  // refused now rather than later
  return std::make_unique<harary::Game>(own_description(name), std::map<std::string, std::string>(),
                                        harary::parts_of(std::move(own)), make_parts);
}

}  // namespace harary::v0
