// SPDX-License-Identifier: MIT
// Certificates with the meaning of their positions: whatever holds must be what the rules say.
#include "app/catalogue.hpp"
#include "tests/fuzz/file_of_bytes.hpp"
#include "tests/fuzz/sealed.hpp"
#include "verify/check.hpp"

namespace harary::fuzz {

void read_proof(std::string_view input) {
  const FileOfBytes file(sealed_certificate(input));
  Budget budget;
  budget.time = std::chrono::seconds(1);
  budget.memory_bytes = std::uint64_t{256} << 20;
  Job job(budget);
  const CertificateReader certificate(file.path(), job);
  const CheckReport report = check_certificate(
      certificate,
      [&](const Statement& statement) { return certified_game(certificate, statement); }, job);
  must(report.holds != report.violation.has_value());
}
const Target kProofTarget("proof", read_proof);

}  // namespace harary::fuzz
