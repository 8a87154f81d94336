// SPDX-License-Identifier: MIT
#include "theory/arrowing/arrows.hpp"

#include <stdexcept>

#include "base/assert.hpp"
#include "base/current_job.hpp"
#include "theory/arrowing/proof_file.hpp"
#include "theory/arrowing/solver.hpp"

namespace harary {

namespace {

// True unless there is no model; throws JobStopped.
bool has_model(const SolverResult& result) {
  if (!result.satisfiable) throw JobStopped{result.stopped.value_or(StopReason::interrupt)};
  return *result.satisfiable;
}

}  // namespace

AllColourings all_colourings(const ArrowingQuestion& question,
                             const std::optional<std::string>& proof_path, Job& job) {
  HARARY_ASSERT(question.targets.size() == 2, "an edge is one variable");
  const CurrentJob current(job);
  ArrowingEncoding encoding(question, job);
  Formula& formula = encoding.formula();
  AllColourings all;
  while (true) {
    const SolverResult result = solve_formula(formula, nullptr, job);
    all.conflicts += result.conflicts;
    if (!has_model(result)) break;
    EdgeColouring colouring = encoding.colouring(
        [&](int variable) { return result.model[static_cast<std::size_t>(variable)]; });
    if (const auto fault = fault_of_witness(colouring, question.targets, job)) {
      throw std::logic_error("the solver's colouring is wrong: " + *fault);
    }
    all.colourings.push_back(std::move(colouring));
    std::vector<int> other;
    for (int v = 1; v <= formula.variables(); ++v) {
      other.push_back(result.model[static_cast<std::size_t>(v)] ? -v : v);
    }
    formula.add(other);
  }
  if (proof_path) {
    ProofFile proof(*proof_path);
    write_formula(formula, *proof_path + ".cnf");
    if (has_model(solve_formula(formula, proof.stream(), job))) {
      throw std::logic_error("the solver contradicts itself");
    }
    proof.finish();
  }
  return all;
}

}  // namespace harary
