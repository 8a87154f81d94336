// SPDX-License-Identifier: MIT
#include "app/export_game.hpp"

#include "app/catalogue.hpp"
#include "app/flood.hpp"
#include "base/error.hpp"
#include "games/cells/tatham_id.hpp"
#include "games/flood/setup.hpp"

namespace harary {

ExportedId export_tatham_id(const std::string& game, const GameOptions& options, int limit,
                            Job& job) {
  if (game != "flood") {
    throw InputError("tatham: only boards of flood have such a game ID, not those of " + game);
  }
  const FloodSetup setup = read_flood(options);
  if (setup.start != 0) {  // another cell, or anywhere
    throw InputError("--start: in that program the flood begins in the first cell");
  }
  const std::string id = tatham_id(setup.board, limit, 0);  // complains before the search
  if (limit != 0) return {id, limit, false};
  const FloodAnswer answer = solve_flood(setup.board, setup.start, job);
  return {tatham_id(setup.board, answer.length(), 0), answer.length(), answer.optimal()};
}

}  // namespace harary
