// SPDX-License-Identifier: MIT
// A program of somebody else: who wins Sim, and who wins flood's board in how many calls.
#include <iostream>

#include "app/catalogue.hpp"
#include "app/json.hpp"
#include "graph/named.hpp"

int main() {
  using namespace harary;
  Job job;
  const auto sim = make_game("sim", GameOptions());
  const Answer answer = sim->solve(Question(), job);
  GameOptions options;
  options.set("board", "square:6x6:3");
  const PuzzleAnswer flood =
      solve_puzzle(*make_puzzle("flood", options), PuzzleMethod::automatic, job);
  std::cout << to_json(answer)["winner"] << ' ' << flood.optimal() << ' '
            << named_graph("petersen").edge_count() << '\n';
}
