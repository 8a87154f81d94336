// SPDX-License-Identifier: MIT
// What two people over a link tell each other beside their moves: that they are there, that they
// ask to take a move back, that they want another game. Kept in memory only: after a restart they
// ask again.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <list>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>

#include "games/rules.hpp"

namespace harary {

class Talk {
 public:
  static constexpr std::size_t kMostMatches = 4096;

  struct Said {
    std::array<std::int64_t, 2> seen{};  // when each side last asked; 0 if never
    std::optional<Side> wants_undo;
    std::optional<Side> wants_rematch;
    std::string rematch;  // the match that follows; "" while there is none
  };

  // Of a match of which nothing is known, nothing was said.
  Said of(const std::string& match, std::size_t ply);
  void is_there(const std::string& match, Side side, std::int64_t now);
  // Whether the other side wanted it before; then both agree, and it is no longer asked for. An
  // undo is wanted of one ply only.
  bool agree_to_undo(const std::string& match, Side side, std::size_t ply);
  bool agree_to_rematch(const std::string& match, Side side);
  void rematched(const std::string& match, const std::string& next);

 private:
  struct Kept {
    Said said;
    std::size_t ply = 0;  // of the undo
    std::list<std::string>::iterator place;
  };
  Kept& kept(const std::string& match);

  std::mutex mutex_;
  std::list<std::string> order_;  // the latest first
  std::unordered_map<std::string, Kept> matches_;
};

}  // namespace harary
