// SPDX-License-Identifier: MIT
#include "reduce/bee_of_scs.hpp"

#include <fmt/format.h>

#include "reduce/honey_pot.hpp"

namespace harary {

TerritoryReduction bee_of_scs(const SequenceProblem& problem) {
  TerritoryReduction result;
  const int s = static_cast<int>(problem.sequences.size());
  const int n = static_cast<int>(problem.sequences.front().size());
  const int t = problem.bound;
  result.start = result.vertex(result.plan.add_gadget("a0", "where player A begins"), 2, 0, s);
  const double right = 2.0 * n + 2.0 * t + 8;
  const int home = result.plan.add_gadget("b0", "where player B begins");
  result.second_start = result.vertex(home, 3, right, s);
  const int own = result.plan.add_gadget(
      "H_B", "B's own honey pot: with it and one more of the others B has won");
  const int own_size = 4 * s * (s - 1) * t + (2 * n - 1) * s;
  result.join(result.second_start, add_honey_pot(result, own, 2, own_size, right + 1.5, s));
  for (int i = 0; i < s; ++i) {
    const Letters& letters = problem.sequences[static_cast<std::size_t>(i)];
    const double y = 2.5 * i;
    const int pot_gadget = result.plan.add_gadget(
        fmt::format("H_{}", i + 1), fmt::format("honey pot {}: A needs all of these", i + 1));
    const int pot = add_honey_pot(result, pot_gadget, 3, 4 * s * t, 2.0 * n + 1, y);
    const int path = result.plan.add_gadget(
        fmt::format("P_{}", i + 1),
        fmt::format("sequence {} ({}), colour 2 between its letters: A's way to honey pot {}",
                    i + 1, letters_text(letters), i + 1));
    int before = result.start;
    for (int j = 0; j < 2 * n - 1; ++j) {
      const int colour = j % 2 == 0 ? letters[static_cast<std::size_t>(j / 2)] : 2;
      const int v = result.vertex(path, colour, j + 1, y);
      result.join(before, v);
      before = v;
    }
    result.join(before, pot);
    const int twins = result.plan.add_gadget(
        fmt::format("Q_{}", i + 1),
        fmt::format("B's way to honey pot {}: t rounds, whichever of 0 and 1 A leaves", i + 1));
    std::vector<int> ends{result.second_start};
    for (int j = 0; j < 2 * t - 1; ++j) {
      std::vector<int> here;
      const double x = right - 1 - j;
      if (j % 2 == 0) {
        here = {result.vertex(twins, 0, x, y - 0.4), result.vertex(twins, 1, x, y + 0.4)};
      } else {
        here = {result.vertex(twins, 3, x, y)};
      }
      for (const int u : ends) {
        for (const int v : here) result.join(u, v);
      }
      ends = here;
    }
    for (const int u : ends) result.join(u, pot);
  }
  return result;
}

}  // namespace harary
