// SPDX-License-Identifier: MIT
// What a job may spend, and how users write it ("8G", "10m").
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace harary {

// What a checkpoint holds: the whole table, or, so that it can travel, only the positions whose own
// search was long. These cut the tree at once; the rest is searched again.
struct CheckpointContents {
  bool whole = true;
  // Of the positions that a search expanded for an entry, at least; 0: as few as keep the file
  // below kTravellingBytes. Tables know powers of two, so what lies between counts as the power
  // below.
  std::uint64_t least_work = 0;
};

// The size of a checkpoint that is chosen to travel.
inline constexpr std::uint64_t kTravellingBytes = 4'000'000;

struct Budget {
  std::optional<std::chrono::milliseconds> time;  // none: no limit
  std::uint64_t memory_bytes = std::uint64_t{1} << 32;
  int threads = 1;
  std::uint64_t seed = 1;
  // Tables hold fingerprints of positions in place of whole ones, where an engine can (nimbers).
  bool fingerprints = false;
  // The file to which a long search saves its state, at intervals and when it is stopped, and from
  // which it resumes; empty: none.
  std::string checkpoint;
  std::chrono::seconds checkpoint_interval{600};
  CheckpointContents checkpoint_contents;

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
// "table", "work", "work:100000". Throws InputError for anything else, which names --checkpoint-of.
CheckpointContents parse_checkpoint_contents(std::string_view text);
// "1.5 GiB", "64 MiB".
std::string memory_text(std::uint64_t bytes);

// Half of the memory that this process may have (base/memory_limit.hpp), and the number of its
// processors: the default of a job.
std::uint64_t default_memory();
int default_threads();

}  // namespace harary
