// SPDX-License-Identifier: MIT
// The independent check of a flood's certificate: the calls by the plain rules, and that no fewer
// are possible by a bound or by a search of its own.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/job.hpp"
#include "certificate/flood_certificate.hpp"

namespace harary {

struct FloodReport {
  bool holds = false;
  std::string meaning;                // "7 calls, no fewer are possible"; of the file
  std::string reason;                 // why it does not hold
  std::uint64_t positions = 0;        // of a search
  std::vector<std::uint64_t> layers;  // of a search, how many positions after each call
};

// Throws InputError if the board makes no sense, JobStopped when the budget ends.
FloodReport check_flood(const FloodCertificate& certificate, Job& job);

// What proves that `calls` are the fewest: the first bound of the list that says so.
struct FloodFewest {
  FloodProof by = FloodProof::search;
  std::vector<std::uint64_t> layers = {};  // of a search that ended within the job's budget
  int fewer = -1;                          // a solution of so few calls was found
};
FloodFewest proof_of_fewest(const FloodListing& board, int calls, Job& job);

}  // namespace harary
