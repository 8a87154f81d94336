// SPDX-License-Identifier: MIT
#include "cli/certificate_input.hpp"

#include <array>
#include <fstream>
#include <utility>

#include "base/current_job.hpp"
#include "base/error.hpp"

namespace harary::cli {

// A certificate is read more than once, so standard input is kept in a file.
CertificateFile certificate_file(Context& context, const std::string& path, Job& job) {
  if (path != kStandardInput) return {path, path};
  auto folder = std::make_unique<TemporaryFolder>();
  std::string file = folder->file("certificate");
  const CurrentJob current(job);  // ends the wait for the next bytes
  std::ofstream copy(file, std::ios::binary);
  std::array<char, 1 << 16> bytes{};
  std::streambuf& in = *context.in().rdbuf();
  for (std::streamsize got = 0; (got = in.sgetn(bytes.data(), bytes.size())) > 0;) {
    job.check();
    copy.write(bytes.data(), got);
  }
  copy.close();
  if (!copy) throw FileError(file, "cannot be written; set TMPDIR to another place");
  return {std::move(file), "standard input", std::move(folder)};
}

CertificateReader read_certificate(Context& context, const std::string& path, Job& job) {
  const CertificateFile file = certificate_file(context, path, job);
  return {file.path, job, file.called};  // the reader holds the file open
}

}  // namespace harary::cli
