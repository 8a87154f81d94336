// SPDX-License-Identifier: MIT
// Games that a caller's class of rules describes.
#pragma once

#include <memory>
#include <string>

#include <harary/rules.hpp>

#include "app/game.hpp"

namespace harary::v0 {

// Throws harary::InputError for what the rules must not say, and what the rules throw.
std::unique_ptr<harary::Game> own_game(const std::string& name, std::shared_ptr<const Rules> rules);

}  // namespace harary::v0
