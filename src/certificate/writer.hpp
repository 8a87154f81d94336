// SPDX-License-Identifier: MIT
// Writes a certificate file. The bytes go to a temporary file in the same folder, which takes its
// name when the certificate is complete, and is removed otherwise.
#pragma once

#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>

#include "base/job.hpp"
#include "certificate/blocks.hpp"
#include "certificate/statement.hpp"

struct XXH3_state_s;

namespace harary {

// What was written.
struct CertificateSummary {
  std::string file;
  std::uint64_t bytes = 0;
  std::uint64_t positions = 0;
};

class CertificateWriter {
 public:
  // Creates the temporary file. Throws InputError if that is not possible; so do the others.
  explicit CertificateWriter(std::string path);
  ~CertificateWriter();
  CertificateWriter(const CertificateWriter&) = delete;
  CertificateWriter& operator=(const CertificateWriter&) = delete;

  // First the header, then one set for each of its statements, in their order, then finish().
  void write_header(const CertificateHeader& header);
  // Gives up the places of the set's strings.
  void write_positions(PositionSet& positions, Job& job);
  CertificateSummary finish();

 private:
  void write(Bytes bytes);
  void fail(const std::string& what) const;

  std::string path_;
  std::string temporary_;
  std::FILE* file_;
  std::unique_ptr<XXH3_state_s, void (*)(XXH3_state_s*)> hash_;
  std::uint64_t bytes_ = 0;
  std::uint64_t positions_ = 0;
  std::uint32_t sections_ = 0;
};

}  // namespace harary
