// SPDX-License-Identifier: MIT
// Certificates: files that prove an answer (Question::certificate writes them).
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include <harary/answer.hpp>
#include <harary/job.hpp>

namespace harary::v0 {

struct CertificateCheck {
  bool holds = false;
  std::string game;
  std::map<std::string, std::string> instance;
  std::optional<Winner> winner;  // what the certificate proves
  std::optional<int> value;      // the exact value, if it proves that
  std::uint64_t positions = 0;   // checked
  std::uint64_t moves = 0;       // of the opponent, checked
  std::string position;          // the first one where it fails
  std::string reason;            // and why
};

// Checks a certificate by the plain rules, without any engine. Linear in the file's positions and
// their moves. Throws InputError if the file is not a certificate in order, Stopped.
HARARY_API CertificateCheck verify_certificate(const std::string& path, Job& job);

}  // namespace harary::v0
