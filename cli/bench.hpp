// SPDX-License-Identifier: MIT
// The questions of `harary bench`: command lines as a user types them, whose numbers of positions
// are the same in every run with one thread. Their sum is the signature of the searches.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/budget.hpp"
#include "base/temporary_folder.hpp"

namespace harary::cli {

// Files are named relative to the folder in which the bench works.
std::span<const std::string_view> bench_questions();

// The size of a table decides which of its entries meet, and so a little of what a search visits:
// the signature is that of this limit. Tables grow to what they hold; no question comes near it.
inline constexpr std::uint64_t kBenchMemory = std::uint64_t{1} << 32;

struct BenchLine {
  std::uint64_t positions = 0;
  double seconds = 0;
};

// Asks the questions, each within what is left of the budget.
class Bench {
 public:
  // Writes the instances that the questions are about into a temporary folder. Throws FileError.
  explicit Bench(const Budget& budget);

  // Throws JobStopped; InputError if there is no answer.
  BenchLine ask(std::string_view question);

 private:
  Budget budget_;
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
  TemporaryFolder folder_;
};

}  // namespace harary::cli
