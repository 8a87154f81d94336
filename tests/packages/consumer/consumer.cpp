// SPDX-License-Identifier: MIT
// A program of somebody else, with every header of the C++ reference: who wins Sim, whether flood's
// board is solved, a named graph, a count.
#include <array>
#include <iostream>

#include "app/answer.hpp"
#include "app/catalogue.hpp"
#include "app/game.hpp"
#include "app/json.hpp"
#include "app/layer_kernel.hpp"
#include "app/list.hpp"
#include "app/question.hpp"
#include "app/tablebase.hpp"
#include "base/budget.hpp"
#include "base/error.hpp"
#include "base/job.hpp"
#include "games/family.hpp"
#include "games/options.hpp"
#include "games/rules.hpp"
#include "games/tabulated.hpp"
#include "graph/board_text.hpp"
#include "graph/graph.hpp"
#include "graph/named.hpp"
#include "theory/arrowing/arrows.hpp"
#include "theory/counting/count.hpp"
#include "theory/estimating/estimate.hpp"

int main() {
  using namespace harary;
  Job job;
  const auto sim = make_game("sim", GameOptions());
  const Answer answer = sim->solve(Question(), job);
  GameOptions options;
  options.set("board", "square:6x6:3");
  const Answer flood = make_game("flood", options)->solve(Question(), job);
  std::cout << to_json(answer)["winner"] << ' ' << flood.solution->optimal() << ' '
            << named_graph("petersen").edge_count() << ' '
            << count_colourings(6, std::array{3, 3}, job) << '\n';
}
