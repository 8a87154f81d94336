// SPDX-License-Identifier: MIT
// A game of one player on a board, behind one interface for all shells: what Game is for two. The
// only question is how few moves reach the goal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "base/job.hpp"

namespace harary {

enum class PuzzleMethod : std::uint8_t {
  automatic,  // a polynomial algorithm where one applies, else search
  search,     // search in any case
  theorem,    // a polynomial algorithm or no answer
  heuristic,  // a good solution fast, and a bound
};

// "auto", "search", "theorem", "heuristic". Throws InputError.
PuzzleMethod parse_puzzle_method(const std::string& text);

struct PuzzleAnswer {
  std::string game;
  std::map<std::string, std::string> instance;
  int length = 0;        // of the solution below
  int lower = 0;         // no solution is shorter
  std::string solution;  // in the game's words; always a solution, checked by the plain rules
  std::string method;
  std::uint64_t positions = 0;
  double seconds = 0;
  std::optional<StopReason> stopped;  // why optimality was not proved, if the budget ended

  bool optimal() const { return length == lower; }
};

// What one question may use of a job's budget when several share the job.
struct Share {
  std::uint64_t memory_bytes = 0;
  int threads = 1;
};

class Puzzle {
 public:
  virtual ~Puzzle() = default;
  // When the job is stopped, the best that is known so far comes back. Throws InputError if the
  // method does not apply, LimitError if the board is too large.
  virtual PuzzleAnswer solve(PuzzleMethod method, Job& job, Share share) const = 0;
};

// With everything that the job has.
PuzzleAnswer solve_puzzle(const Puzzle& puzzle, PuzzleMethod method, Job& job);

// `count` puzzles, made by make(i) on the working threads and delivered in order; threads and
// memory are shared among them. After the job has been stopped the first answer without a proof is
// still delivered, then JobStopped is thrown.
void solve_puzzles(std::size_t count,
                   const std::function<std::unique_ptr<Puzzle>(std::size_t)>& make,
                   PuzzleMethod method, Job& job,
                   const std::function<void(const PuzzleAnswer&)>& deliver);

}  // namespace harary
