// SPDX-License-Identifier: MIT
// Flood in the catalogue: the one game of one player.
#include "app/family_entry.hpp"
#include "app/flood.hpp"
#include "games/territory/board_option.hpp"

namespace harary {

namespace {

class FloodPuzzle final : public Puzzle {
 public:
  FloodPuzzle(const std::string& game, const GameOptions& options)
      : named_(read_coloured_board(options)),
        start_(parse_start(named_.board, options.text("start", "0"), "--start")) {
    described_.game = game;
    described_.instance = named_.instance;
    for (const auto& [name, text] : options.all()) {
      if (name != "order") described_.instance.emplace(name, text);
    }
  }

  PuzzleAnswer solve(PuzzleMethod method, Job& job, Share share) const override {
    const FloodAnswer flood = solve_flood(named_.board, start_, method, job, share);
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
  NamedBoard named_;
  int start_;
  PuzzleAnswer described_;
};

}  // namespace

FamilyEntry family_flood() {
  return {{{"flood",
            "one player, a coloured board: the fewest colour calls that conquer everything",
            {"board", "order", "vertex-colours", "start"},
            "--board hex:7x7:1"}},
          nullptr,
          nullptr,
          [](const std::string& game, const GameOptions& options) -> std::unique_ptr<Puzzle> {
            return std::make_unique<FloodPuzzle>(game, options);
          }};
}

}  // namespace harary
