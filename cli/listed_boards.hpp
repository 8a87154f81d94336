// SPDX-License-Identifier: MIT
// The boards of --boards as options of the game that is asked about. With --skip-bad what is not a
// board of the game is named on stderr, and the list continues.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "cli/board_list.hpp"
#include "cli/context.hpp"

namespace harary::cli {

class ListedBoards {
 public:
  ListedBoards(Context& context, const std::string& list, const std::string& shape, bool skip_bad);

  // Nothing: the list is over. Throws InputError for a bad line, unless it is skipped.
  std::optional<GameOptions> next();
  // For code that finds a bad board later, when it is asked about; nothing where the first bad
  // board ends the list. This object must outlive it.
  std::function<void(const std::string&)> listener();
  // Says how many boards were skipped, if any.
  void summarise();

 private:
  void skip(const std::string& why);

  Context& context_;
  bool skip_bad_;
  BoardList list_;
  std::atomic<std::uint64_t> skipped_ = 0;  // boards are read by the threads
};

}  // namespace harary::cli
