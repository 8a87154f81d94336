// SPDX-License-Identifier: MIT
// Looks positions of a game up in a tablebase.
#pragma once

#include <memory>
#include <string>

#include "app/instance.hpp"
#include "app/tablebase/strong_tables.hpp"
#include "app/tablebase/tablebase.hpp"

namespace harary {

// One thread at a time.
class Prober {
 public:
  // Game and tablebase must outlive it. Throws FileError if it is the tablebase of another game.
  Prober(const Instance& game, const Tablebase& tablebase, std::unique_ptr<Tables> tables);
  // Throws InputError for bad text and for positions that are not there, FileError for damage.
  ProbeReport probe(const std::string& position);

 private:
  const Instance& game_;
  const Tablebase& tablebase_;
  std::unique_ptr<Tables> tables_;
};

}  // namespace harary
