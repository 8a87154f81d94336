// SPDX-License-Identifier: MIT
// `harary bench --compare`: what two programs say and how fast they are, as a table or as JSON.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "base/job.hpp"
#include "cli/context.hpp"

namespace harary::cli {

struct CompareOptions {
  std::string program;  // the other one
  std::string only;     // questions that contain this text
  int pairs = 5;
  std::span<const std::string_view> questions;
};

// The exit status. Throws InputError and JobStopped.
int compare_programs(Context& context, const CompareOptions& options, std::uint64_t memory_bytes,
                     const Job& job);

}  // namespace harary::cli
