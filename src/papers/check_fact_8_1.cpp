// SPDX-License-Identifier: MIT
// Slany's Fact 8.1 with its uniqueness: the argument is in theory/arrowing/k17.hpp, and this goes
// through its steps.
#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "graph/board_text.hpp"
#include "graph/named.hpp"
#include "papers/check_asking.hpp"
#include "theory/arrowing/arrows.hpp"
#include "theory/arrowing/critical.hpp"
#include "theory/arrowing/k17.hpp"

namespace harary {

CheckVerdict check_fact_8_1(const std::string& proofs, Job& job, const CheckListener& listener) {
  CheckVerdict verdict{.check = "fact-8-1", .holds = true, .text = ""};
  const auto say = [&](const CheckLine& line, bool as_claimed) {
    tell_claim(line, as_claimed, verdict, listener);
  };
  const auto proof_path = [&](const std::string& name) -> std::optional<std::string> {
    if (proofs.empty()) return std::nullopt;
    return fmt::format("{}/{}.drat", proofs, name);
  };

  ArrowingOptions options;
  options.proof_path = proof_path("degrees");
  const ArrowingAnswer degrees =
      arrows({complete_graph(9), {complete_graph(3), complete_graph(4)}, {}}, options, job);
  if (degrees.stopped) throw JobStopped{*degrees.stopped};
  CheckLine first = line_about(complete_graph(9));
  first.remark =
      "every colouring has a red K3 or a green K4, so a vertex of K17 has 8 edges of each "
      "colour";
  say(first, *degrees.arrows);

  const EdgeColouring known = critical_colouring_of_k17();
  const std::vector<Graph> neighbourhoods = neighbourhoods_in_k17();
  std::uint64_t colourings = 0;
  for (std::size_t i = 0; i < neighbourhoods.size(); ++i) {
    for (std::size_t j = 0; j < neighbourhoods.size(); ++j) {
      const AllColourings all =
          all_colourings(k17_around_a_vertex(neighbourhoods[i], neighbourhoods[j]),
                         proof_path(fmt::format("k17-{}-{}", i + 1, j + 1)), job);
      const bool alike = std::all_of(all.colourings.begin(), all.colourings.end(),
                                     [&](const auto& c) { return are_isomorphic(c, known); });
      colourings += all.colourings.size();
      CheckLine line = line_about(known.board);
      line.start = fmt::format("vertex 0 with {} in red and {} in green",
                               board_text(neighbourhoods[i]), board_text(neighbourhoods[j]));
      line.remark = fmt::format("{} colourings{}", all.colourings.size(),
                                all.colourings.empty() ? ""
                                : alike                ? ", isomorphic to Paley's"
                                                       : ", not all isomorphic to Paley's");
      say(line, alike);
    }
  }
  if (colourings == 0) verdict.holds = false;

  const std::vector<EdgeColouring> extended = extensions_without_tetrahedron(known, 0);
  const EdgeColouring duplicated = critical_colouring_of_k18_minus_edge();
  CheckLine last = line_about(duplicated.board);
  last.remark = fmt::format("Paley's colouring has {} extension{} by a vertex apart from vertex 0",
                            extended.size(), extended.size() == 1 ? "" : "s");
  say(last, extended.size() == 1 && are_isomorphic(extended.front(), duplicated));

  verdict.text = fmt::format(
      "up to isomorphism K17 has one colouring without a one-coloured K4, and K18 without an edge "
      "has one, with a duplicated vertex: {}",
      verdict.holds ? "yes" : "no");
  return verdict;
}

}  // namespace harary
