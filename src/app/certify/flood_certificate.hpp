// SPDX-License-Identifier: MIT
// Certificates of flood, a game of one player: written with an answer, and read for the verifier.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/answer.hpp"
#include "app/engines/engine.hpp"
#include "app/question.hpp"
#include "certificate/flood_certificate.hpp"
#include "games/flood/setup.hpp"
#include "store/output_file.hpp"
#include "verify/flood/flood_check.hpp"

namespace harary {

class Instance;

// Engines of a game whose certificates list the board and the calls.
class ListsFlood {
 public:
  virtual ~ListsFlood() = default;
  virtual FloodListing listing() const = 0;
  // The calls of ShortestWay::moves: vertices and new colours.
  virtual std::vector<std::pair<int, int>> calls_of(const std::string& moves) const = 0;
};

FloodListing flood_listing(const ColouredBoard& board, int start);

// The certificate of one answer, from the request to the file. Without a request both do nothing.
class FloodCertificateJob {
 public:
  // Throws InputError if there is none for this game or question, FileError if the file cannot be
  // written, LimitError if the board is too large, before any search.
  FloodCertificateJob(const Instance& game, const Engines& engines, bool from_start,
                      const Question& question);
  // Where the way is shortest, the verifier's own proof of that is tried for some ten times as long
  // as the search took; what it found is in the file.
  std::optional<CertificateSummary> finish(const Instance& game, const ShortestWay& way,
                                           double seconds, Job& job);

 private:
  const ListsFlood* lists_ = nullptr;
  std::optional<FloodListing> board_;
  std::optional<OutputFile> file_;
  std::string path_;
};

// A file that is_flood_certificate(), checked.
struct CheckedFlood {
  FloodCertificate certificate;
  FloodFileFacts facts;
  FloodReport report;
};

// Throws InputError, which names the file as `called`, if it is malformed, or if it lists
// another board than its options name; JobStopped.
CheckedFlood check_flood_file(const std::string& path, const std::string& called, Job& job);

}  // namespace harary
