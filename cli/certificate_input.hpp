// SPDX-License-Identifier: MIT
// The certificates that a command's words name.
#pragma once

#include <memory>
#include <string>

#include "base/job.hpp"
#include "base/temporary_folder.hpp"
#include "certificate/reader.hpp"
#include "cli/context.hpp"

namespace harary::cli {

inline constexpr const char* kStandardInput = "-";

// A file, or what standard input ("-") held, kept in a file as long as this lives.
struct CertificateFile {
  std::string path;
  std::string called;  // for people
  std::unique_ptr<TemporaryFolder> folder = nullptr;
};

// Throws FileError.
CertificateFile certificate_file(Context& context, const std::string& path, Job& job);

// The same, read. Throws InputError, FileError.
CertificateReader read_certificate(Context& context, const std::string& path, Job& job);

}  // namespace harary::cli
