// SPDX-License-Identifier: MIT
// How a core begins in a position of the plain rules.
#pragma once

#include <optional>
#include <type_traits>
#include <utility>

#include "games/edges/colouring.hpp"
#include "verify/cores/positional.hpp"
#include "verify/cores/start.hpp"

namespace harary {

template <class Start, class R>
Start core_start_at(const R& rules, const typename R::Position& p) {
  const auto& board = rules.board();
  CoreStart start{board.order(), board.edges_of(p[kRed]), board.edges_of(p[kGreen]),
                  board.edges_of(rules.open(p)), rules.mover(p)};
  if constexpr (std::is_same_v<Start, PositionalStart>) {
    PositionalStart result{std::move(start), rules.copies(kRed).target(), std::nullopt,
                           rules.if_nobody_completes()};
    if constexpr (R::kGreenWants) result.green_target = rules.copies(kGreen).target();
    return result;
  } else {
    return start;
  }
}

}  // namespace harary
