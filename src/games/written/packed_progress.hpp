// SPDX-License-Identifier: MIT
// How the turns of a written game stand, as the last bytes of a position in a certificate.
#pragma once

#include <cstddef>
#include <optional>

#include "base/bytes.hpp"
#include "games/written/turns.hpp"

namespace harary::written {

inline constexpr std::size_t kPackedProgress = 7;

inline void pack_progress(const Progress& progress, MutableBytes to) {
  std::size_t at = 0;
  for (const int number : {progress.turn, progress.left, progress.made}) {
    to[at++] = static_cast<std::uint8_t>(number >> 8);
    to[at++] = static_cast<std::uint8_t>(number & 0xff);
  }
  to[at] = static_cast<std::uint8_t>(progress.ended);
}

// Nothing: no position of a game with these turns has such bytes.
inline std::optional<Progress> unpack_progress(Bytes from, const Turns& turns) {
  const auto number = [&](std::size_t at) { return from[at] << 8 | from[at + 1]; };
  const Progress progress{number(0), number(2), number(4), static_cast<Ended>(from[6])};
  constexpr int kMostMade = 512;
  if (progress.turn > turns.most() || progress.left < 1 ||
      progress.left > turns.moves_in(progress.turn) || progress.made > kMostMade || from[6] > 3) {
    return std::nullopt;
  }
  return progress;
}

}  // namespace harary::written
