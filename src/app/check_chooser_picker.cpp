// SPDX-License-Identifier: MIT
// Does Picker do at least as well in Chooser-Picker as Breaker in Maker-Breaker with Maker to
// begin? Beck believed so; Knox
// ("Two constructions relating to conjectures of Beck on positional games", 2012) has a hypergraph
// where she does not. Of the clutters on few points this finds the smallest.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <bit>
#include <string>
#include <vector>

#include "app/checks.hpp"
#include "theory/clutters/clutter_games.hpp"

namespace harary {

namespace {

// "012 013 134".
std::string sets_text(const Hypergraph& hypergraph) {
  std::vector<std::string> sets;
  for (const auto& set : hypergraph.sets) sets.push_back(fmt::format("{}", fmt::join(set, "")));
  return fmt::format("{}", fmt::join(sets, " "));
}

struct Counts {
  std::uint64_t breaker = 0;  // Breaker wins, Maker begins
  std::uint64_t picker = 0;   // Picker keeps Chooser from a set
};

}  // namespace

CheckVerdict check_chooser_picker(int most, Job& job, const CheckListener& listener) {
  CheckVerdict verdict{.check = "chooser-picker", .holds = true, .text = ""};
  std::string smallest;
  Counts counts;
  for (int points = 1; points <= most; ++points) {
    ClutterGames games(points);
    counts = {};
    verdict.lines = 0;
    for (const Clutter clutter : clutters(points, job)) {
      job.check();
      ++verdict.lines;
      const ClutterOutcomes found = games.outcomes(clutter);
      counts.breaker += found.maker_first ? 0 : 1;
      counts.picker += found.chooser ? 0 : 1;
      if (found.maker_first || !found.chooser) continue;
      const Hypergraph hypergraph = hypergraph_of(clutter, points);
      CheckLine line;
      line.board = sets_text(hypergraph);
      line.order = points;
      line.edges = std::popcount(clutter);
      line.exception = true;
      line.remark = "Breaker wins with Maker to begin, Chooser wins against Picker";
      if (verdict.holds) smallest = line.board;
      verdict.holds = false;
      ++verdict.exceptions;
      listener(line);
    }
  }
  verdict.text = fmt::format(
      "of the {} clutters on {} points Breaker wins {} and Picker {}; {}", verdict.lines, most,
      counts.breaker, counts.picker,
      verdict.holds ? "Picker does as well as Breaker on all"
                    : fmt::format("Breaker and not Picker on {}, the smallest of which is {}",
                                  verdict.exceptions, smallest));
  return verdict;
}

}  // namespace harary
