// SPDX-License-Identifier: MIT
// Flood in the catalogue, the one game of one player: a puzzle to solve, a game to play.
#include "app/family_entry.hpp"
#include "app/flood.hpp"
#include "app/flood_game.hpp"
#include "app/flood_setup.hpp"

namespace harary {

namespace {

class FloodPuzzle final : public Puzzle {
 public:
  FloodPuzzle(const std::string& game, const GameOptions& options) : setup_(read_flood(options)) {
    described_.game = game;
    described_.instance = setup_.instance;
  }

  PuzzleAnswer solve(PuzzleMethod method, Job& job, Share share) const override {
    const FloodAnswer flood = solve_flood(setup_.board, setup_.start, method, job, share);
    PuzzleAnswer answer = described_;
    answer.length = flood.length();
    answer.lower = flood.lower;
    answer.solution = flood.text();
    answer.method = flood.method;
    answer.positions = flood.positions;
    answer.seconds = flood.seconds;
    answer.stopped = flood.stopped;
    return answer;
  }

 private:
  FloodSetup setup_;
  PuzzleAnswer described_;
};

}  // namespace

FamilyEntry family_flood() {
  return {{{"flood",
            "one player, a coloured board: the fewest colour calls that conquer everything",
            {"board", "order", "vertex-colours", "start"},
            "--board hex:7x7:1"}},
          [](const std::string& game, const GameOptions& options) -> std::unique_ptr<Game> {
            return std::make_unique<FloodGame>(game, read_flood(options));
          },
          nullptr,
          [](const std::string& game, const GameOptions& options) -> std::unique_ptr<Puzzle> {
            return std::make_unique<FloodPuzzle>(game, options);
          }};
}

}  // namespace harary
