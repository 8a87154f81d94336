// SPDX-License-Identifier: MIT
#include "theory/arrowing/arrows.hpp"

#include <stdexcept>
#include <utility>

#include "base/current_job.hpp"
#include "base/error.hpp"
#include "theory/arrowing/proof_file.hpp"
#include "theory/arrowing/solver.hpp"
#include "theory/arrowing/symmetry.hpp"

namespace harary {

namespace {

void decide(const ArrowingQuestion& question, const ArrowingOptions& options, Job& job,
            ArrowingAnswer& answer) {
  ArrowingEncoding encoding(question, job);
  answer.copies = encoding.copies();
  answer.symmetries_broken =
      options.symmetry_breaking == SymmetryBreaking::on ||
      (options.symmetry_breaking == SymmetryBreaking::automatic && !options.proof_path);
  if (answer.symmetries_broken) break_symmetries(encoding);
  answer.variables = encoding.formula().variables();
  answer.clauses = encoding.formula().clause_count();
  std::optional<ProofFile> proof;
  if (options.proof_path) {
    proof.emplace(*options.proof_path);
    answer.formula_path = *options.proof_path + ".cnf";
    write_formula(encoding.formula(), *answer.formula_path);
  }

  const SolverResult result =
      solve_formula(encoding.formula(), proof ? proof->stream() : nullptr, job);
  answer.conflicts = result.conflicts;
  answer.stopped = result.stopped;
  if (!result.satisfiable) return;
  if (!*result.satisfiable) {
    if (proof) proof->finish();
    answer.arrows = true;
    answer.proof_path = options.proof_path;
    return;
  }
  EdgeColouring witness = encoding.colouring(
      [&](int variable) { return result.model[static_cast<std::size_t>(variable)]; });
  if (const auto fault = fault_of_witness(witness, question.targets, job)) {
    throw std::logic_error("arrowing: the solver's colouring is wrong: " + *fault);
  }
  for (std::size_t colour = 0; colour < question.precoloured.size(); ++colour) {
    Graph in_colour(question.board.order(), witness.classes[colour]);
    for (const Edge e : question.precoloured[colour]) {
      if (!in_colour.has_edge(e)) {
        throw std::logic_error("arrowing: the solver's colouring changes a given edge");
      }
    }
  }
  answer.arrows = false;
  answer.witness = std::move(witness);
}

}  // namespace

ArrowingAnswer arrows(const ArrowingQuestion& question, const ArrowingOptions& options, Job& job) {
  const double begin = job.seconds();
  ArrowingAnswer answer;
  try {
    const CurrentJob current(job);
    decide(question, options, job, answer);
  } catch (const JobStopped& stop) {
    answer.stopped = stop.reason;
  }
  answer.seconds = job.seconds() - begin;
  return answer;
}

}  // namespace harary
