// SPDX-License-Identifier: MIT
// The search goes through the distinct positions, layer by layer: those after one call, after two,
// and so on. A position from which a bound says that the calls that are left are not enough is left
// out. One that was met in an earlier layer is, too: from there more calls were left.
#include "verify/flood/flood_check.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "certificate/position_set.hpp"
#include "verify/flood/flood_form.hpp"
#include "verify/flood/plain_flood.hpp"

namespace harary {

namespace {

struct SearchedFlood {
  std::vector<std::uint64_t> layers;
  int solved_in = -1;
};

// Is there a solution of at most `most` calls? The board must not have one colour yet.
SearchedFlood search_flood(FloodForm& form, int most, Job& job) {
  SearchedFlood result{{1}, -1};
  PositionSet met(form.width());
  std::vector<std::uint8_t> first(form.width());
  form.start(first);
  met.insert(hash_bytes(first), first);
  const auto insert = [&](Bytes position) {
    const std::uint64_t hash = hash_bytes(position);
    if (!met.contains(hash, position)) met.insert(hash, position);
  };
  std::size_t begin = 0;
  for (int calls = 1; calls <= most && begin < met.size(); ++calls) {
    const std::size_t end = met.size();
    for (std::size_t i = begin; i < end; ++i) {
      if (i % 16 == 0) {
        job.check();
        job.report(fmt::format("searching, call {} of {}", calls, most), i, end, "positions");
      }
      if (form.expand(met[i], most - calls, insert)) {
        result.solved_in = calls;
        return result;
      }
      if (met.memory_bytes() > job.budget().memory_bytes) throw JobStopped{StopReason::memory};
    }
    begin = end;
    result.layers.push_back(met.size() - end);
  }
  return result;
}

std::string calls_text(std::size_t count) {
  return fmt::format("{} call{}", count, count == 1 ? "" : "s");
}

std::string fault_of_search(const FloodCertificate& certificate, const SearchedFlood& searched) {
  if (searched.solved_in >= 0) {
    return fmt::format("{} are enough", calls_text(static_cast<std::size_t>(searched.solved_in)));
  }
  const auto& listed = certificate.layers;
  const auto& found = searched.layers;
  if (listed.empty() || listed == found) return "";
  if (listed.size() != found.size()) {
    return fmt::format("the search has {} layers, the file lists {}", found.size(), listed.size());
  }
  const auto [one, other] = std::mismatch(found.begin(), found.end(), listed.begin());
  return fmt::format("layer {} has {} positions, the file says {}", one - found.begin(), *one,
                     *other);
}

}  // namespace

FloodReport check_flood(const FloodCertificate& certificate, Job& job) {
  FloodReport report;
  const std::size_t count = certificate.calls.size();
  report.meaning = certificate.proof ? calls_text(count) + ", no fewer are possible"
                                     : "at most " + calls_text(count);
  report.reason = fault_of_calls(certificate.board, certificate.calls);
  if (!report.reason.empty()) return report;
  if (certificate.proof && *certificate.proof != FloodProof::search) {
    const auto bound = flood_form(certificate.board)->bound(*certificate.proof);
    if (!bound) {
      report.reason =
          fmt::format("there is no bound by {} without a start", name_of(*certificate.proof));
    } else if (static_cast<std::size_t>(*bound) != count) {
      report.reason = fmt::format("the bound by {} is {}", name_of(*certificate.proof), *bound);
    }
  } else if (certificate.proof && count > 0) {
    const auto form = flood_form(certificate.board);
    const SearchedFlood searched = search_flood(*form, static_cast<int>(count) - 1, job);
    report.layers = searched.layers;
    for (const std::uint64_t size : searched.layers) report.positions += size;
    report.reason = fault_of_search(certificate, searched);
  }
  report.holds = report.reason.empty();
  return report;
}

FloodFewest proof_of_fewest(const FloodListing& board, int calls, Job& job) {
  const auto form = flood_form(board);
  for (const FloodProof by : {FloodProof::colours, FloodProof::radius, FloodProof::rounds}) {
    if (form->bound(by) == calls) return {.by = by};
  }
  try {
    const SearchedFlood searched = search_flood(*form, calls - 1, job);
    return {.by = FloodProof::search, .layers = searched.layers, .fewer = searched.solved_in};
  } catch (const JobStopped&) {
    return {};
  }
}

}  // namespace harary
