// SPDX-License-Identifier: MIT
#include "server/machine_moves.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <numeric>
#include <random>
#include <vector>

#include "base/hashing.hpp"
#include "play/attention.hpp"
#include "server/picture.hpp"
#include "server/problem.hpp"

namespace harary {

namespace {

// The first move of a learning player in a game that is new to the server may take so much longer.
constexpr std::chrono::seconds kKnowledgeTimeout{10};

// On a hexagon some edges catch the eye.
Attention attention_in(const Match& match) {
  const auto& instance = match.game->options();
  if (!instance.contains("board") || instance.at("board") != "K6") return {};
  std::array<int, 6> place{};
  std::iota(place.begin(), place.end(), 0);
  if (!match.plies.empty() && !match.plies.back().shuffle.empty()) {
    place = Json::parse(match.plies.back().shuffle).get<std::array<int, 6>>();
  }
  return [place](const std::string& move) {
    // Several edges at once: the first one.
    const auto u = static_cast<std::size_t>(move.at(0) - '0');
    const auto v = static_cast<std::size_t>(move.at(2) - '0');
    return u < 6 && v < 6 ? attention_on_hexagon(place[u], place[v]) : 1.0;
  };
}

}  // namespace

SuggestedMove MachineMoves::choose(const Match& match, PlayerKind kind, const TimeSlice& slice) {
  const std::chrono::milliseconds thinking(match.thinking);
  std::shared_ptr<PlayerKnowledge> knowledge;
  if (needs_knowledge(kind)) {
    knowledge = knowledge_.of(match.game, kKnowledgeTimeout, &slice.abandoned);
  } else if (kind == PlayerKind::perfect) {
    // The perfect player can do without, by search; it does not keep people waiting.
    knowledge = knowledge_.of(match.game, thinking, &slice.abandoned);
  }
  const Sessions::Loan session = sessions_.of(match.game);
  MachinePlayer player;
  player.kind = kind;
  player.seed = mix(match.seed + match.plies.size());
  player.knowledge = knowledge.get();
  player.session = &*session;
  if (kind != PlayerKind::perfect) player.attention = attention_in(match);
  Budget budget;
  budget.time = thinking;
  budget.memory_bytes = sessions_.memory_of_each();
  Job job(budget);
  job.obey(&slice.abandoned);
  SuggestedMove chosen = suggest_move(*match.game, match.position(), player, job);
  if (slice.abandoned) throw Problem(503, "the request was abandoned");
  return chosen;
}

std::string shuffle_after(const Match& match, bool machine_moves) {
  if (!match.shaking || !match.game->options().contains("board")) return "";
  if (!machine_moves) return match.plies.empty() ? "" : match.plies.back().shuffle;
  std::vector<int> places(static_cast<std::size_t>(board_of(*match.game).order()));
  std::iota(places.begin(), places.end(), 0);
  std::mt19937_64 random(mix(match.seed ^ (match.plies.size() + 1)));
  std::shuffle(places.begin(), places.end(), random);
  return Json(places).dump();
}

}  // namespace harary
