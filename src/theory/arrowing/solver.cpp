// SPDX-License-Identifier: MIT
#include "theory/arrowing/solver.hpp"

#include <cadical.hpp>

namespace harary {

namespace {

// CaDiCaL asks terminate() every few conflicts or decisions, and offers every learnt clause to
// learning().
class JobLink : public CaDiCaL::Terminator, public CaDiCaL::Learner {
 public:
  explicit JobLink(Job& job) : job_(job) {}

  bool terminate() override {
    if (stopped_) return true;
    try {
      job_.check();
    } catch (const JobStopped& stop) {
      stopped_ = stop.reason;
      return true;
    }
    job_.report("searching for a colouring", conflicts_, 0, "conflicts");
    return false;
  }
  bool learning(int) override {
    ++conflicts_;
    return false;
  }
  void learn(int) override {}

  std::uint64_t conflicts() const { return conflicts_; }
  std::optional<StopReason> stopped() const { return stopped_; }

 private:
  Job& job_;
  std::uint64_t conflicts_ = 0;
  std::optional<StopReason> stopped_;
};

}  // namespace

SolverResult solve_formula(const Formula& formula, std::FILE* proof, Job& job,
                           std::optional<int> most_conflicts) {
  constexpr int kSatisfiable = 10;
  constexpr int kUnsatisfiable = 20;
  JobLink link(job);  // outlives the solver that knows it
  CaDiCaL::Solver solver;
  solver.set("quiet", 1);
  if (proof != nullptr) {
    solver.set("binary", 0);
    solver.trace_proof(proof, "proof");
  }
  solver.connect_terminator(&link);
  solver.connect_learner(&link);
  constexpr std::uint64_t kLiteralsBetweenChecks = 1 << 16;
  std::uint64_t added = 0;
  for (const int literal : formula.literals()) {
    if (++added % kLiteralsBetweenChecks == 0) job.check();
    solver.add(literal);
  }
  if (most_conflicts) solver.limit("conflicts", *most_conflicts);
  const int status = solver.solve();
  SolverResult result;
  result.conflicts = link.conflicts();
  if (status == kSatisfiable) {
    result.satisfiable = true;
    result.model.resize(static_cast<std::size_t>(formula.variables()) + 1);
    for (int v = 1; v <= formula.variables(); ++v) {
      result.model[static_cast<std::size_t>(v)] = solver.val(v) > 0;
    }
  } else if (status == kUnsatisfiable) {
    result.satisfiable = false;
  } else {
    result.stopped = link.stopped();
  }
  if (proof != nullptr) solver.close_proof_trace();
  solver.disconnect_learner();
  solver.disconnect_terminator();
  return result;
}

}  // namespace harary
