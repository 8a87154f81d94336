// SPDX-License-Identifier: MIT
#include "app/certify.hpp"

namespace harary {

std::optional<CertificateSummary> CertificateJob::finish(
    const std::string& game, const std::map<std::string, std::string>& options, Job& job) {
  if (!writer_) return std::nullopt;
  CertificateHeader header{game, {}, "harary " HARARY_VERSION, statements_, kind_};
  for (const auto& [name, text] : options) {
    // A file that the rules do not describe in their own words is a green target that is the
    // target.
    if (!text.starts_with('@')) header.options[name] = text;
  }
  writer_->write_header(header);
  for (PositionSet& positions : positions_) writer_->write_positions(positions, job);
  return writer_->finish();
}

}  // namespace harary
