// SPDX-License-Identifier: MIT
#include "app/certify/flood_certificate.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <stdexcept>

#include "app/instance.hpp"
#include "base/error.hpp"

namespace harary {

FloodListing flood_listing(const ColouredBoard& board, int start) {
  FloodListing result;
  for (int v = 0; v < board.order(); ++v) {
    result.colours.push_back(board.colour(v));
    for (const int u : board.neighbours(v)) {
      if (u < v) result.edges.emplace_back(u, v);
    }
  }
  std::sort(result.edges.begin(), result.edges.end());
  if (start != kAnywhere) result.start = start;
  return result;
}

FloodCertificateJob::FloodCertificateJob(const Instance& game, const Engines& engines,
                                         bool from_start, const Question& question)
    : path_(question.certificate) {
  if (path_.empty()) return;
  lists_ = dynamic_cast<const ListsFlood*>(&engines);
  if (lists_ == nullptr) {
    throw InputError("--certificate: there are no certificates for " + game.name() +
                     "; its moves can be played");
  }
  if (!from_start) throw InputError("--certificate: only for the start, not for a part");
  if (question.trim)
    throw InputError("--trim: a certificate of " + game.name() + " lists no strategy");
  if (question.certificate_of != CertifiedPositions::automatic) {
    throw InputError("--certificate-of: a certificate of " + game.name() + " has no positions");
  }
  board_ = lists_->listing();
  require_room(*board_);
  file_.emplace(path_);
}

std::optional<CertificateSummary> FloodCertificateJob::finish(const Instance& game,
                                                              const ShortestWay& way,
                                                              double seconds, Job& job) {
  if (!file_) return std::nullopt;
  FloodCertificate certificate{.game = game.name(),
                               .options = game.options(),
                               .program = "harary " HARARY_VERSION,
                               .board = *board_,
                               .calls = lists_->calls_of(way.moves),
                               .proof = std::nullopt};
  if (way.optimal()) {
    const auto time = std::chrono::milliseconds(10'000 + static_cast<int>(seconds * 10'000));
    Job some(job, time);
    FloodFewest fewest = proof_of_fewest(*board_, way.length, some);
    if (fewest.fewer >= 0) {
      throw std::logic_error(fmt::format(
          "flood: the verifier finds {} calls where the search says {}", fewest.fewer, way.length));
    }
    certificate.proof = fewest.by;
    certificate.layers = std::move(fewest.layers);
  }
  CertificateSummary summary{path_, 0, 0};
  for (const std::uint64_t size : certificate.layers) summary.positions += size;
  summary.bytes = write_flood_certificate(certificate, *file_);
  summary.why_not_proved = "its rules have no proved checker";
  return summary;
}

CheckedFlood check_flood_file(const std::string& path, const std::string& called, Job& job) {
  CheckedFlood result;
  result.certificate = read_flood_certificate(path, called, result.facts);
  const FloodCertificate& certificate = result.certificate;
  try {
    if (certificate.game != "flood") {
      throw InputError("the board is one of flood, not of " + in_quotes(certificate.game));
    }
    GameOptions options(GameOptions::Files::forbidden);
    options.set_all(certificate.options);
    if (options.has("board") || options.has("order")) {
      const FloodSetup named = read_flood(options);
      if (!(flood_listing(named.board, named.start) == certificate.board)) {
        throw InputError("the listed board is not the one that the options name");
      }
    }
    result.report = check_flood(certificate, job);
  } catch (const InputError& error) {
    throw InputError(called + ": header: " + error.what());
  }
  return result;
}

}  // namespace harary
