// SPDX-License-Identifier: MIT
// The questions of `harary bench`: command lines as a user types them, whose numbers of positions
// are the same in every run with one thread. The sum over the first list is the signature of the
// searches. Those of the second list take long enough to compare the speed of two programs.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/json.hpp"
#include "base/budget.hpp"
#include "base/temporary_folder.hpp"

namespace harary::cli {

// Files are named relative to the folder in which the bench works.
std::span<const std::string_view> bench_questions();
std::span<const std::string_view> speed_questions();

// The size of a table decides which of its entries meet, and so a little of what a search visits:
// the signature is that of this limit. Tables grow to what they hold; no question comes near it.
inline constexpr std::uint64_t kBenchMemory = std::uint64_t{1} << 32;

// A temporary folder with the instances that the questions are about.
class BenchFolder {
 public:
  // Throws FileError.
  BenchFolder();

  const TemporaryFolder& folder() const { return folder_; }
  // The question as arguments. Files named after --out and --instance lie in this folder.
  std::vector<std::string> words(std::string_view question) const;
  // Removes what an earlier run of the question wrote.
  void clear(std::string_view question) const;

 private:
  TemporaryFolder folder_;
};

struct BenchLine {
  std::uint64_t positions = 0;
  double seconds = 0;
  std::string engine = {};  // what answered; empty: the answer names none
};

// Asks the questions, each within what is left of the budget.
class Bench {
 public:
  // Throws FileError.
  explicit Bench(const Budget& budget) : budget_(budget) {}

  // Throws JobStopped; InputError if there is no answer.
  BenchLine ask(std::string_view question);

 private:
  Budget budget_;
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
  BenchFolder folder_;
};

// The positions that an answer says were visited; nothing if it does not say so.
std::optional<std::uint64_t> positions_in(const Json& answer);

}  // namespace harary::cli
