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

#include "base/error.hpp"
#include "papers/checks.hpp"
#include "theory/clutters/asked_clutters.hpp"

namespace harary {

namespace {

// "012 013 134".
std::string sets_text(const Hypergraph& hypergraph) {
  std::vector<std::string> sets;
  for (const auto& set : hypergraph.sets) sets.push_back(fmt::format("{}", fmt::join(set, "")));
  return fmt::format("{}", fmt::join(sets, " "));
}

CheckLine line_of(const Hypergraph& hypergraph) {
  CheckLine line;
  line.board = sets_text(hypergraph);
  line.order = hypergraph.points;
  line.edges = static_cast<int>(hypergraph.sets.size());
  line.exception = true;
  line.remark = "Breaker wins with Maker to begin, Chooser wins against Picker";
  return line;
}

struct Counts {
  std::uint64_t clutters = 0;
  std::uint64_t maker = 0;  // Maker, who begins, owns a set
  std::uint64_t chooser = 0;
};

}  // namespace

CheckVerdict check_chooser_picker(int most, Job& job, const CheckListener& listener) {
  if (most > kMostClutterPoints) {
    throw InputError(fmt::format("--max: clutters have at most {} points", kMostClutterPoints));
  }
  CheckVerdict verdict{.check = "chooser-picker", .holds = true, .text = ""};
  CheckLine smallest;
  Counts counts;
  for (int points = 1; points <= most; ++points) {
    counts = {};
    ask_clutters(
        points, 0, job, [&](std::span<const Clutter> asked, const ClutterOutcomes& outcomes) {
          counts.clutters += asked.size();
          counts.maker += static_cast<std::uint64_t>(std::popcount(outcomes.maker_first));
          counts.chooser += static_cast<std::uint64_t>(std::popcount(outcomes.chooser));
          ClutterLanes rest = outcomes.chooser & ~outcomes.maker_first;
          for (; rest != 0; rest &= rest - 1) {
            const auto i = static_cast<std::size_t>(std::countr_zero(rest));
            const CheckLine line = line_of(hypergraph_of(asked[i], points));
            const bool smaller = line.order == smallest.order && line.edges < smallest.edges;
            if (verdict.holds || smaller) smallest = line;
            verdict.holds = false;
            ++verdict.exceptions;
            listener(line);
          }
        });
  }
  verdict.lines = counts.clutters;
  verdict.text = fmt::format(
      "of the {} clutters on {} points Breaker wins {} and Picker {}; {}", counts.clutters, most,
      counts.clutters - counts.maker, counts.clutters - counts.chooser,
      verdict.holds ? "Picker does as well as Breaker on all"
                    : fmt::format("on 1 to {} points Breaker and not Picker on {}, the smallest "
                                  "of which is {}",
                                  most, verdict.exceptions, smallest.board));
  return verdict;
}

}  // namespace harary
