// SPDX-License-Identifier: MIT
// The tablebases that the server was given: for the explorer, and for analyses.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/game.hpp"
#include "app/tablebase/tablebase.hpp"

namespace harary {

class Tablebases {
 public:
  // `folder` is a tablebase, or holds tablebases; "" for none. FileError if it cannot be read or if
  // one of them is damaged.
  explicit Tablebases(const std::string& folder);

  const std::vector<std::shared_ptr<const Tablebase>>& all() const { return all_; }
  // The first one of this game; null if there is none.
  std::shared_ptr<const Tablebase> of(const Game& game) const;

 private:
  std::vector<std::shared_ptr<const Tablebase>> all_;  // by the name of their folder
};

}  // namespace harary
