// SPDX-License-Identifier: MIT
// What a job may spend, and how users write it ("8G", "10m").
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace harary {

struct Budget {
  std::optional<std::chrono::milliseconds> time;  // none: no limit
  std::uint64_t memory_bytes = std::uint64_t{1} << 32;
  int threads = 1;
  std::uint64_t seed = 1;
  // The file to which a long search saves its state, at intervals and when it is stopped, and from
  // which it resumes; empty: none.
  std::string checkpoint;
  std::chrono::seconds checkpoint_interval{600};

  // What an engine may spend that is kept from one question to the next: memory and threads. Time
  // and checkpoint belong to a question.
  Budget lasting() const {
    Budget result;
    result.memory_bytes = memory_bytes;
    result.threads = threads;
    return result;
  }
};

inline constexpr std::uint64_t kSmallestMemory = std::uint64_t{1} << 20;

// "512M", "8G", "1.5G", "1048576" (bytes); powers of 1024. Throws InputError for anything else and
// for less than kSmallestMemory.
std::uint64_t parse_memory(std::string_view text);
// "90s", "10m", "1.5h", "250ms", "30" (seconds). Throws InputError for anything else, which names
// the option.
std::chrono::milliseconds parse_duration(std::string_view text, std::string_view option = "--time");
// "1.5 GiB", "64 MiB".
std::string memory_text(std::uint64_t bytes);

// Half of the machine's memory, and the number of its processors: the default of a job.
std::uint64_t default_memory();
int default_threads();

}  // namespace harary
