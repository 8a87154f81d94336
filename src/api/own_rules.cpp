// SPDX-License-Identifier: MIT
// A caller's rules as a model of the contract, joined with the engines as the families are.
#include "api/own_rules.hpp"

#include <map>
#include <memory>
#include <string>
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

std::unique_ptr<harary::Game> own_game(const std::string& name,
                                       std::shared_ptr<const Rules> rules) {
  NumberedRules own(std::make_shared<OwnPositions>(std::move(rules)));
  own.start();  // refused now rather than later
  auto description = std::make_shared<harary::GameDescription>();
  description->name = name;
  return std::make_unique<harary::Game>(std::move(description),
                                        std::map<std::string, std::string>(),
                                        harary::parts_of(std::move(own)), make_parts);
}

}  // namespace harary::v0
