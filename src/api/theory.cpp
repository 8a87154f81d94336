// SPDX-License-Identifier: MIT
// Counting, estimating, arrowing.
#include <harary/arrowing.hpp>
#include <harary/counting.hpp>

#include "api/inside.hpp"
#include "theory/arrowing/arrows.hpp"
#include "theory/counting/count.hpp"
#include "theory/estimating/estimate.hpp"

namespace harary::v0 {

std::string count_colourings(int order, const std::vector<int>& edges, Job& job) {
  return call([&] { return harary::count_colourings(order, edges, job.inside().job).get_str(); });
}

Estimate estimate_positions(int order, const Graph& target, std::uint64_t samples, Job& job) {
  return estimate_positions(order, target, target, samples, job);
}

Estimate estimate_positions(int order, const Graph& red_target, const Graph& green_target,
                            std::uint64_t samples, Job& job) {
  return call([&] {
    EstimationRequest request;
    request.order = order;
    request.target = library_graph(red_target);
    request.green_target = library_graph(green_target);
    request.samples = samples;
    const Estimation estimation = estimate_legal_positions(request, job.inside().job);
    Estimate result;
    if (estimation.estimate) result.positions = static_cast<double>(*estimation.estimate);
    result.low = static_cast<double>(estimation.interval.low);
    result.high = static_cast<double>(estimation.interval.high);
    result.draws = estimation.draws;
    result.stopped = published(estimation.stopped);
    return result;
  });
}

ArrowingAnswer arrows(const Graph& board, const std::vector<Graph>& targets, Job& job,
                      const std::string& proof) {
  return call([&] {
    ArrowingQuestion question;
    question.board = library_graph(board);
    for (const Graph& target : targets) question.targets.push_back(library_graph(target));
    ArrowingOptions options;
    if (!proof.empty()) options.proof_path = proof;
    const harary::ArrowingAnswer answer = harary::arrows(question, options, job.inside().job);
    ArrowingAnswer result;
    result.arrows = answer.arrows;
    if (answer.witness) {
      for (const auto& edges : answer.witness->classes)
        result.colouring.push_back(published(edges));
    }
    result.conflicts = answer.conflicts;
    result.seconds = answer.seconds;
    result.stopped = published(answer.stopped);
    return result;
  });
}

}  // namespace harary::v0
