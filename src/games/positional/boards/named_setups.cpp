// SPDX-License-Identifier: MIT
#include "games/positional/boards/named_setups.hpp"

#include "games/positional/setup.hpp"

namespace harary {

namespace {

// With a target of Green's own where both players want sets.
struct SetupRow {
  const char* title;
  const char* board;
  const char* target;
  const char* greens = nullptr;
};

constexpr SetupRow kSetupRows[] = {
    {"Triangles", "K5", "K3"},
    {"Three in a row", "grid:3x3", "line:3"},
    {"Four in a row", "grid:5x5", "line:4"},
    {"Three in a row in space", "cube:3x3x3", "line:3"},
    {"The L of four cells", "grid:5x5", "animal:L4"},
    {"Hex", "rhombus:5x5", "path:left-right", "path:top-bottom"},
    {"Spanning trees", "K5", "spanning-trees"},
    {"Dominating sets", "grid:4x4", "dominating-sets"},
};

}  // namespace

bool both_own(const GameDescription& game) {
  const OptionSpec* greens = game.option("green-target");
  return greens != nullptr && greens->interfaces.page;
}

bool takes_families(const GameDescription& game) {
  const OptionSpec* target = game.option("target");
  return target != nullptr && target->help == set_target_option().help;
}

std::vector<NamedSetup> named_setups(const GameDescription& game) {
  const OptionSpec* board = game.option("board");
  if (board == nullptr || !board->default_text.empty() || !takes_families(game)) return {};
  std::vector<NamedSetup> result;
  for (const SetupRow& row : kSetupRows) {
    NamedSetup setup{row.title, {{"board", row.board}, {"target", row.target}}};
    if (row.greens != nullptr && both_own(game)) {
      setup.options.emplace_back("green-target", row.greens);
    }
    result.push_back(std::move(setup));
  }
  return result;
}

}  // namespace harary
