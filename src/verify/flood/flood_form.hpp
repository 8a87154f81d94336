// SPDX-License-Identifier: MIT
// What a search for shorter solutions asks of the two forms of flood, with a start and without one.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>

#include "base/bytes.hpp"
#include "certificate/flood_certificate.hpp"

namespace harary {

class FloodForm {
 public:
  using Sink = std::function<void(Bytes)>;

  virtual ~FloodForm() = default;
  // A named bound on the calls that the board needs. Nothing: this form has no such bound.
  virtual std::optional<int> bound(FloodProof by) = 0;

  // Positions are strings of this number of bytes; equal ones need the same number of calls.
  virtual std::size_t width() const = 0;
  virtual void start(MutableBytes to) = 0;
  // All that a solution with at most `left` more calls can reach by the first of 1 + left calls.
  // True if one of these calls ends the game.
  virtual bool expand(Bytes position, int left, const Sink& sink) = 0;
};

// Throws InputError if the board is not connected.
std::unique_ptr<FloodForm> flood_with_start(const FloodListing& board);
std::unique_ptr<FloodForm> flood_without_start(const FloodListing& board);

inline std::unique_ptr<FloodForm> flood_form(const FloodListing& board) {
  return board.start ? flood_with_start(board) : flood_without_start(board);
}

}  // namespace harary
