// SPDX-License-Identifier: MIT
// The certificates that a command's words name.
#pragma once

#include <string>

#include "base/job.hpp"
#include "certificate/reader.hpp"
#include "cli/context.hpp"

namespace harary::cli {

inline constexpr const char* kStandardInput = "-";

// A file, or "-" for standard input. Throws InputError, FileError.
CertificateReader read_certificate(Context& context, const std::string& path, Job& job);

}  // namespace harary::cli
