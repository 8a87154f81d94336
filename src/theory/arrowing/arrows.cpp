// SPDX-License-Identifier: MIT
#include "theory/arrowing/arrows.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string_view>

#include "base/current_job.hpp"
#include "base/error.hpp"
#include "store/atomic_file.hpp"
#include "store/output_file.hpp"
#include "theory/arrowing/solver.hpp"
#include "theory/arrowing/symmetry.hpp"

namespace harary {

namespace {

void write_formula(const Formula& formula, const std::string& path) {
  std::ostringstream out;
  formula.write_dimacs(out);
  write_file_atomically(path, out.str());
}

// Whether the proof ends in the empty clause, which it does not if the disk was full. The formula
// may hold that clause itself.
bool proof_ends(const std::string& path, const Formula& formula) {
  const std::vector<int>& literals = formula.literals();
  for (std::size_t i = 0; i < literals.size(); ++i) {
    if (literals[i] == 0 && (i == 0 || literals[i - 1] == 0)) return true;
  }
  constexpr std::string_view kEmptyClause = "\n0\n";
  std::string end = "\n";
  std::ifstream in(path, std::ios::binary);
  const auto size = static_cast<std::streamoff>(std::filesystem::file_size(path));
  in.seekg(std::max<std::streamoff>(0, size - static_cast<std::streamoff>(kEmptyClause.size())));
  for (char c; in.get(c);) end.push_back(c);
  return end.ends_with(kEmptyClause);
}

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
  std::optional<PendingFile> proof;
  if (options.proof_path) {
    proof.emplace(*options.proof_path);
    answer.formula_path = *options.proof_path + ".cnf";
    write_formula(encoding.formula(), *answer.formula_path);
  }

  const SolverResult result = solve_formula(
      encoding.formula(), proof ? std::optional(proof->temporary()) : std::nullopt, job);
  answer.conflicts = result.conflicts;
  answer.stopped = result.stopped;
  if (!result.satisfiable) return;
  if (!*result.satisfiable) {
    if (proof) {
      if (!proof_ends(proof->temporary(), encoding.formula())) {
        throw FileError(*options.proof_path,
                        "the proof could not be written to its end; is the disk full?");
      }
      proof->finish(Durability::kDisk);
    }
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
