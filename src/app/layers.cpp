// SPDX-License-Identifier: MIT
#include "app/layers.hpp"

#include "app/game.hpp"
#include "base/current_job.hpp"
#include "base/error.hpp"
#include "solve/layers/layers.hpp"

namespace harary {

namespace {

void count_layers(const Game& game, Engine* engine, Job& job, LayerTable& table) {
  const RuntimeRules& rules = game.rules();
  for_each_class(rules, job, [&](int layer, const Position& p, bool finished) {
    if (table.plies.empty() || table.plies.back().ply != layer) {
      table.plies.push_back({.ply = layer});
    }
    LayerCount& ply = table.plies.back();
    ++(finished ? ply.finished : ply.open);
    if (engine == nullptr) return;
    const Winner winner = game.verdict(p, engine->value(p)).winner;
    if (winner == Winner::tie) {
      ++ply.ties;
    } else {
      const bool mover_wins = (winner == Winner::first) == (rules.mover(p) == Side::first);
      ++(mover_wins ? ply.next_wins : ply.previous_wins);
    }
  });
}

}  // namespace

LayerTable layer_table(const Game& game, bool with_values, Job& job) {
  const double begin = job.seconds();
  LayerTable table;
  table.game = game.name();
  table.instance = game.instance();
  table.with_values = with_values;
  table.up_to_isomorphism = game.has_symmetry();
  if (game.rules().players() == 1) {
    throw InputError(game.name() + " is a game of one player; it has no layers");
  }
  if (!game.rules().layer(game.rules().start())) {
    throw InputError("layers: " + game.name() + " has no layers");
  }
  try {
    const CurrentJob current(job);
    const auto engine = with_values ? game.engines().proof(job, "", 1) : nullptr;
    count_layers(game, engine.get(), job, table);
  } catch (const JobStopped& stop) {
    table.stopped = stop.reason;
  }
  table.seconds = job.seconds() - begin;
  return table;
}

}  // namespace harary
