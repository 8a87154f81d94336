// SPDX-License-Identifier: MIT
#include "games/positional/achievement/no_draw.hpp"

#include <fmt/format.h>

#include <span>

#include "base/current_job.hpp"
#include "graph/board_text.hpp"
#include "graph/cliques.hpp"
#include "graph/named.hpp"
#include "graph/subgraph.hpp"
#include "theory/arrowing/encoding.hpp"
#include "theory/arrowing/solver.hpp"
#include "theory/arrowing/symmetry.hpp"

namespace harary {

namespace {

// Together some seconds at most.
constexpr int kMostConflicts = 20'000;
constexpr std::uint64_t kMostCopies = 20'000;
constexpr std::uint64_t kMostSteps = std::uint64_t{1} << 22;
// Of the time that a job has left, if it has a limit.
constexpr double kShareOfTime = 0.25;

enum class Arrowing { yes, no, unknown };

class LittleWork {
 public:
  explicit LittleWork(const Graph& target) : target_(target), copies_(target) {}

  Arrowing arrows(const Graph& board) {
    // One colour on all edges but those of which the other has too few for a copy.
    if (board.edge_count() < 2 * target_.edge_count() - 1) return Arrowing::no;
    std::uint64_t copies = 0;
    const bool all = copies_.for_each(
        board, kMostSteps, [&](std::span<const Edge>) { return ++copies <= kMostCopies; });
    if (!all || conflicts_left_ <= 0) return Arrowing::unknown;
    Arrowing result = Arrowing::unknown;
    try {
      Job job = CurrentJob::slice(kShareOfTime);
      result = solved(board, job);
    } catch (const JobStopped&) {  // also where the copies do not fit into the memory
    }
    CurrentJob::check();
    return result;
  }

 private:
  Arrowing solved(const Graph& board, Job& job) {
    const CurrentJob current(job);
    ArrowingEncoding encoding({board, {target_, target_}, {}}, job);
    break_symmetries(encoding);
    const SolverResult found = solve_formula(encoding.formula(), nullptr, job, conflicts_left_);
    conflicts_left_ -= static_cast<int>(found.conflicts);
    if (!found.satisfiable) return Arrowing::unknown;
    return *found.satisfiable ? Arrowing::no : Arrowing::yes;
  }

  const Graph& target_;
  CopySearch copies_;
  int conflicts_left_ = kMostConflicts;
};

}  // namespace

std::optional<std::string> arrows_with_little_work(const Graph& board, const Graph& target) {
  LittleWork work(target);
  const auto words = [&](const Graph& shown) {
    const std::string name = board_text(target);
    return fmt::format("{} -> ({}, {})", board_text(shown), name, name);
  };
  const int largest = clique_number(board);
  for (int order = target.order(); order <= largest; ++order) {
    const Graph complete = complete_graph(order);
    const Arrowing found = work.arrows(complete);
    if (found == Arrowing::yes) return words(complete);
    if (found == Arrowing::unknown) return std::nullopt;
  }
  if (largest == board.order()) return std::nullopt;
  if (work.arrows(board) == Arrowing::yes) return words(board);
  return std::nullopt;
}

}  // namespace harary
