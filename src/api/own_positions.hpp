// SPDX-License-Identifier: MIT
// What a caller's rules were asked so far: positions are numbers of texts that were met, so engines
// handle small values, and every position is asked once. A lock guards all of it.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include <harary/rules.hpp>

#include "games/rules.hpp"

namespace harary::v0 {

class OwnPositions {
 public:
  using Number = std::uint32_t;
  // A play longer than this does not end: positions repeat. The searches call themselves as deep.
  static constexpr int kMostMoves = 2000;

  explicit OwnPositions(std::shared_ptr<const Rules> rules) : rules_(std::move(rules)) {}

  // A new position looks at the time and the memory of the current job: JobStopped.
  Number start();
  harary::Side mover(Number p);
  std::optional<Value> result(Number p);
  std::uint32_t move_count(Number p);
  Number after(Number p, std::uint32_t move);
  Number key(Number p);
  // "TEXT;turn=first".
  std::string position_text(Number p);
  Number parse_position(const std::string& text);
  std::string move_text(Number p, std::uint32_t move);
  std::uint32_t parse_move(Number p, std::string_view text);

 private:
  static constexpr Number kUnknown = ~Number{0};
  using Lock = std::lock_guard<std::recursive_mutex>;

  struct Node {
    std::string text;
    harary::Side side = harary::Side::first;
    int ply = 0;  // of the longest play that led here
    bool has_result = false;
    bool has_moves = false;
    std::optional<Value> result;
    std::vector<std::string> moves;
    std::vector<Number> after;
    Number key = kUnknown;
  };

  Number number_of(const std::string& text, harary::Side side, int ply, const char* function);
  harary::Side side_of(const std::string& text, harary::Side otherwise) const;
  void ask_moves(Number p);
  void count_bytes(std::size_t bytes);

  std::recursive_mutex mutex_;
  std::shared_ptr<const Rules> rules_;
  std::vector<Node> nodes_;
  std::size_t bytes_ = 0;  // an estimate of what the nodes take
  std::map<std::pair<std::string, harary::Side>, Number> numbers_;
  std::unordered_map<std::string, Number> keys_;
};

}  // namespace harary::v0
