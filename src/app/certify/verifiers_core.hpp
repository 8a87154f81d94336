// SPDX-License-Identifier: MIT
// Which of the verifier's cores (verify/cores) corresponds to the core of a family, how a game
// begins there, and how positions of the verifier's go over to the family's.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "games/positional/achievement/positional_core.hpp"
#include "games/scoring/scoring.hpp"
#include "verify/cores/capture.hpp"
#include "verify/cores/clique.hpp"
#include "verify/cores/positional.hpp"
#include "verify/cores/star.hpp"
#include "verify/cores/start_at.hpp"

namespace harary {

// Which of the verifier's cores corresponds to a family's core, and how its positions go over.
template <class Core>
struct VerifiersCore {};

template <>
struct VerifiersCore<CliqueThreshold> {
  using Reduced = ReducedClique;
  static CliqueThreshold::Position position(const Reduced::Position& p) {
    const OutcomeThreshold threshold{static_cast<std::int8_t>(p.threshold.difference),
                                     static_cast<std::uint8_t>(p.threshold.least)};
    return {.red = p.red,
            .green = p.green,
            .open = p.open,
            .lead = Lead::of(threshold, p.leader, p.most),
            .winner = std::nullopt};
  }
};

template <>
struct VerifiersCore<StarThreshold> {
  using Reduced = ReducedStar;
  static StarThreshold::Position position(const Reduced::Position& p) {
    StarThreshold::Position result;
    result.open = p.open.rows;
    // Of the lead only who leads and how far it is to the least number of points matter.
    result.lead = Lead::of({0, static_cast<std::uint8_t>(p.until)}, p.leader, 0);
    for (std::size_t v = 0; v < Reduced::kMost; ++v) {
      result.loose[v] = static_cast<std::uint8_t>(p.open.loose[v]);
      for (const std::size_t side : {0U, 1U}) {
        result.needed[side][v] = static_cast<std::uint8_t>(p.lacks[side][v]);
      }
    }
    return result;
  }
};

template <>
struct VerifiersCore<CaptureCore> {
  using Reduced = ReducedCapture;
  static CaptureCore::Position position(const Reduced::Position& p) {
    CaptureCore::Position result;
    result.open = p.open.rows;
    for (std::size_t v = 0; v < Reduced::kMost; ++v) {
      result.loose[v] = static_cast<std::uint8_t>(p.open.loose[v]);
      result.balance[v] = static_cast<std::int8_t>(p.balance[v]);
    }
    return result;
  }
};

template <>
struct VerifiersCore<PositionalCore> {
  using Reduced = ReducedPositional;
  static PositionalCore::Position position(const Reduced::Position& p) {
    return {.red = p.red, .green = p.green, .open = p.open, .mover = p.mover};
  }
};

template <class R>
concept CertifiableByCore = HasCore<R> && requires(const R& rules) {
  typename VerifiersCore<typename R::Core>::Reduced;
  rules.board();
  rules.turns();
};

// How the game begins, for the verifier's core; nothing if that does not cover it: players colour
// more than one edge a turn, or there are too many copies of a target.
template <CertifiableByCore R>
std::optional<typename VerifiersCore<typename R::Core>::Reduced::Start> core_start(const R& rules) {
  using Reduced = typename VerifiersCore<typename R::Core>::Reduced;
  if (rules.turns().first_bias != 1 || rules.turns().second_bias != 1) return std::nullopt;
  const auto start = core_start_at<typename Reduced::Start>(rules, rules.start());
  if constexpr (requires { Reduced::covers(start); }) {
    if (!Reduced::covers(start)) return std::nullopt;
  }
  return start;
}

}  // namespace harary
