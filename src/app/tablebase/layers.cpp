// SPDX-License-Identifier: MIT
#include "app/tablebase/layers.hpp"

#include <functional>
#include <memory>

#include "app/instance.hpp"
#include "app/last_player.hpp"
#include "app/tablebase/set_classes.hpp"
#include "base/current_job.hpp"
#include "base/error.hpp"
#include "solve/layers/layers.hpp"

namespace harary {

namespace {

// Whose are the positions? Nothing is asked where the function is empty.
using CountValue = std::function<void(const Position&, LayerCount&)>;

CountValue by_sides(const Instance& game, Job& job) {
  const auto engine = game.engines().proof(job, "", 1);
  return [&game, engine](const Position& p, LayerCount& ply) {
    const int worth_here = worth(game.verdict(p, engine->value(p)), game.rules().mover(p));
    ++(worth_here > 0 ? ply.next_wins : worth_here < 0 ? ply.previous_wins : ply.ties);
  };
}
CountValue by_players(const Instance& game, Job& job) {
  const auto last = std::make_shared<LastPlayer>(game, job.budget(), Coding::plain);
  return [&game, &job, last](const Position& p, LayerCount& ply) {
    ply.last.resize(static_cast<std::size_t>(game.rules().players()) + 1);
    ++ply.last[static_cast<std::size_t>(last->from(p, job).player)];
  };
}

void count_layers(const Instance& game, const CountValue& count_value, Job& job,
                  LayerTable& table) {
  const RuntimeRules& rules = game.rules();
  const SetClasses classes(game);
  table.up_to_isomorphism = game.has_symmetry() || classes.known();
  const auto representative = [&](const Position& p) {
    return classes.known() ? classes.representative(p) : rules.representative(p);
  };
  for_each_class(rules, representative, job, [&](int layer, const Position& p, bool finished) {
    if (table.plies.empty() || table.plies.back().ply != layer) {
      table.plies.push_back({.ply = layer});
    }
    LayerCount& ply = table.plies.back();
    ++(finished ? ply.finished : ply.open);
    if (count_value) count_value(p, ply);
  });
}

}  // namespace

LayerTable layer_table(const Instance& game, bool with_values, Job& job) {
  const double begin = job.seconds();
  LayerTable table;
  table.game = game.name();
  table.instance = game.options();
  table.with_values = with_values;
  table.players = game.rules().players();
  if (game.rules().players() == 1) {
    throw InputError(game.name() + " is a game of one player; it has no layers");
  }
  if (!game.rules().layer(game.rules().start())) {
    throw InputError("layers: " + game.name() + " has no layers");
  }
  try {
    const CurrentJob current(job);
    const CountValue count_value = !with_values        ? CountValue()
                                   : table.players > 2 ? by_players(game, job)
                                                       : by_sides(game, job);
    count_layers(game, count_value, job, table);
  } catch (const JobStopped& stop) {
    table.stopped = stop.reason;
  }
  table.seconds = job.seconds() - begin;
  return table;
}

}  // namespace harary
