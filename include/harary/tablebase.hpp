// SPDX-License-Identifier: MIT
// Strong solutions: folders of files that hold the value of every position that play can reach.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <harary/game.hpp>

namespace harary::v0 {

struct TablebaseReport {
  std::uint64_t positions = 0;        // up to isomorphism
  std::uint64_t bytes = 0;            // on disk
  double seconds = 0;                 // by the clock
  std::optional<StopReason> stopped;  // call again to resume
};

// Solves every position of the game into `folder`, and resumes what an earlier call left there.
// Throws InputError if the game has no tablebases, FileError.
HARARY_API TablebaseReport build_tablebase(const Game& game, const std::string& folder, Job& job);

// What a tablebase stores for a position: one entry for each value ("clique", "star", …; "value").
struct TablebaseEntry {
  std::string name;
  Verdict verdict;
  std::optional<int> remoteness;
};

struct TablebaseCheck {
  bool holds = false;
  std::uint64_t positions = 0;  // checked
  std::uint64_t moves = 0;      // checked
  std::string position;         // the first one that is wrong
  std::string reason;           // and why
};

class HARARY_API Tablebase {
 public:
  // Throws FileError if the folder holds no finished tablebase.
  explicit Tablebase(const std::string& folder);
  ~Tablebase();
  Tablebase(Tablebase&&) noexcept;
  Tablebase& operator=(Tablebase&&) noexcept;

  const std::string& game() const;
  const Options& instance() const;
  // Reads one block of a file, some microseconds. Throws InputError for bad text and for positions
  // that play does not reach, FileError for damage. Safe from several threads, one at a time gets
  // on.
  std::vector<TablebaseEntry> probe(const std::string& position = "") const;
  // Compares every value with those of its successors, by the plain rules. Linear in the positions
  // and their moves; keeps two layers in memory. Throws Stopped, FileError.
  TablebaseCheck check(Job& job) const;

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace harary::v0
