// SPDX-License-Identifier: MIT
#include "app/game.hpp"

#include "base/error.hpp"

namespace harary {

namespace {

[[noreturn]] void no_tablebase(const std::string& game) {
  throw InputError(game +
                   ": this instance has no strong solution; boards of at most 64 edges (128 "
                   "with one colour) of layered games have");
}

}  // namespace

StrongReport Game::strong(const std::string&, Job&) const {
  no_tablebase(name());
}
std::unique_ptr<Prober> Game::prober(const Tablebase&) const {
  no_tablebase(name());
}
LayerTable Game::layers_from(const Tablebase&, Job&) const {
  no_tablebase(name());
}
TablebaseCheck Game::check(const Tablebase&, Job&) const {
  no_tablebase(name());
}

std::optional<SuggestedMove> Game::suggest(const std::string&, Player, Job&) const {
  return std::nullopt;
}

}  // namespace harary
