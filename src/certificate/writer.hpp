// SPDX-License-Identifier: MIT
// Writes a certificate file, which takes its name when it is complete (store/output_file.hpp).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "base/job.hpp"
#include "certificate/blocks.hpp"
#include "certificate/statement.hpp"
#include "store/output_file.hpp"

struct XXH3_state_s;

namespace harary {

// What was written.
struct CertificateSummary {
  std::string file;
  std::uint64_t bytes = 0;
  std::uint64_t positions = 0;
  std::optional<std::string> why_not_proved = {};  // why harary-check does not read it
};

class CertificateWriter {
 public:
  // Creates the temporary file. Throws FileError if that is not possible; so do the others.
  explicit CertificateWriter(std::string path);

  // First the header, then one set for each of its statements, in their order, then finish().
  void write_header(const CertificateHeader& header);
  // Gives up the places of the set's strings.
  void write_positions(PositionSet& positions, Job& job);
  CertificateSummary finish();

 private:
  void write(Bytes bytes);

  std::string path_;
  OutputFile file_;
  std::unique_ptr<XXH3_state_s, void (*)(XXH3_state_s*)> hash_;
  std::uint64_t positions_ = 0;
  std::uint32_t sections_ = 0;
};

}  // namespace harary
