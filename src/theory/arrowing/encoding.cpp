// SPDX-License-Identifier: MIT
#include "theory/arrowing/encoding.hpp"

#include <fmt/format.h>

#include "base/error.hpp"
#include "graph/subgraph.hpp"

namespace harary {

namespace {

constexpr std::uint64_t kCopiesBetweenChecks = 1 << 10;

void check_question(const ArrowingQuestion& question) {
  if (question.targets.empty()) throw InputError("arrowing: give at least one target");
  if (question.targets.size() > std::size_t{kMaxArrowingColours}) {
    throw InputError(fmt::format("arrowing: there are {} targets; the most is {}",
                                 question.targets.size(), kMaxArrowingColours));
  }
  if (question.board.order() == 0) throw InputError("arrowing: the board has no vertices");
  for (const Graph& target : question.targets) {
    if (target.order() == 0) throw InputError("arrowing: a target has no vertices");
  }
  if (question.precoloured.size() > question.targets.size()) {
    throw InputError(fmt::format("arrowing: {} colours are given in advance, but there are only {}",
                                 question.precoloured.size(), question.targets.size()));
  }
}

}  // namespace

ArrowingEncoding::ArrowingEncoding(const ArrowingQuestion& question, Job& job)
    : question_(question) {
  check_question(question_);
  take_precolours();
  add_variables();
  for (int colour = 0; colour < colours(); ++colour) forbid_copies(colour, job);
}

void ArrowingEncoding::take_precolours() {
  const int order = question_.board.order();
  precolour_.assign(static_cast<std::size_t>(order * (order - 1) / 2), kUncoloured);
  for (std::size_t colour = 0; colour < question_.precoloured.size(); ++colour) {
    for (const Edge e : question_.precoloured[colour]) {
      const bool inside = 0 <= e.low && e.low < e.high && e.high < order;
      if (!inside || !question_.board.has_edge(e)) {
        throw InputError(
            fmt::format("arrowing: the edge {}-{} is not on the board", e.low, e.high));
      }
      const int before = precolour(e);
      if (before != kUncoloured && before != static_cast<int>(colour)) {
        throw InputError(
            fmt::format("arrowing: the edge {}-{} has two colours in advance", e.low, e.high));
      }
      precolour_[index(e)] = static_cast<int>(colour);
    }
  }
}

void ArrowingEncoding::add_variables() {
  first_variable_.assign(precolour_.size(), 0);
  for (const Edge e : question_.board.edges()) {
    if (precolour(e) != kUncoloured || colours() == 1) continue;
    first_variable_[index(e)] = formula_.new_variable();
    if (colours() == 2) continue;
    for (int colour = 1; colour < colours(); ++colour) formula_.new_variable();
    std::vector<int> some;
    for (int colour = 0; colour < colours(); ++colour) {
      some.push_back(literal(e, colour));
      for (int other = 0; other < colour; ++other) {
        formula_.add(std::vector{-literal(e, colour), -literal(e, other)});
      }
    }
    formula_.add(some);
  }
}

int ArrowingEncoding::literal(Edge e, int colour) const {
  if (colours() == 1) return kTrueLiteral;
  if (const int given = precolour(e); given != kUncoloured) {
    return given == colour ? kTrueLiteral : kFalseLiteral;
  }
  const int variable = first_variable_[index(e)];
  if (colours() == 2) return colour == 0 ? variable : -variable;
  return variable + colour;
}

void ArrowingEncoding::forbid_copies(int colour, Job& job) {
  const CopySearch search(question_.targets[static_cast<std::size_t>(colour)]);
  std::vector<int> clause;
  search.for_each(question_.board, [&](std::span<const Edge> copy) {
    if (++copies_ % kCopiesBetweenChecks == 0) {
      job.check();
      job.report("listing copies", copies_, 0, "copies");
      // The solver needs several times as much as the formula.
      if (formula_.literals().size() * sizeof(int) * 4 > job.budget().memory_bytes) {
        throw JobStopped{StopReason::memory};
      }
    }
    clause.clear();
    for (const Edge e : copy) clause.push_back(-literal(e, colour));
    formula_.add(clause);
    return true;
  });
}

}  // namespace harary
