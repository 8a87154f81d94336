// SPDX-License-Identifier: MIT
// Certificates: everything but the meaning of the positions.
#include "certificate/reader.hpp"
#include "tests/fuzz/file_of_bytes.hpp"
#include "tests/fuzz/sealed.hpp"

namespace harary::fuzz {

void read_certificate(std::string_view input) {
  const FileOfBytes file(sealed_certificate(input));
  Job job{Budget{}};
  const CertificateReader certificate(file.path(), job);
  parse_header(header_text(certificate.header()));
  for (std::size_t i = 0; i < certificate.header().statements.size(); ++i) {
    CertificateReader::Section section = certificate.section(i);
    std::uint64_t bytes = 0;
    while (true) {
      const std::size_t block = section.next_block().size();
      if (block == 0) break;
      bytes += block;
    }
    must(bytes == certificate.positions(i) * certificate.width(i));
  }
}
const Target kCertificateTarget("certificate", read_certificate);

}  // namespace harary::fuzz
