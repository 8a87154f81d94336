// SPDX-License-Identifier: MIT
#include "app/suggestion/rates.hpp"

#include <algorithm>
#include <random>

#include "app/suggestion/player_knowledge.hpp"
#include "base/error.hpp"
#include "base/hashing.hpp"
#include "play/chances.hpp"

namespace harary {

namespace {

using Number = PositionGraph::Number;

// Always makes the same move in the same class of positions: in a tenth of them one that gives the
// value away, if there is one, elsewhere a perfect one. A player with a few blind spots.
class BlindSpots final : public Policy {
 public:
  explicit BlindSpots(std::uint64_t seed) : seed_(seed) {}

  void weigh(const PositionGraph& graph, Number n, std::span<double> chance) const override {
    const std::uint64_t lot = mix(seed_ ^ mix(n + 1));
    const bool errs = lot % 10 == 0;
    const auto arcs = graph.arcs(n);
    std::fill(chance.begin(), chance.end(), 0.0);
    for (const bool kind : {errs, false}) {
      std::vector<std::size_t> candidates;
      for (std::size_t i = 0; i < arcs.size(); ++i) {
        if (kind ? !graph.keeps(n, arcs[i]) : graph.perfect(n, arcs[i])) candidates.push_back(i);
      }
      if (candidates.empty()) continue;
      chance[candidates[static_cast<std::size_t>(lot / 16 % candidates.size())]] = 1;
      return;
    }
  }

 private:
  std::uint64_t seed_;
};

void learn(const PlayerKnowledge& knowledge, Side side, int games, Job& job, RateTable& table) {
  constexpr int kPoints = 20;
  const PositionGraph& graph = knowledge.graph();
  const BlindSpots opponent(job.budget().seed);
  table.learning_from = "has the same blind spots in every game, a tenth of all positions";
  table.games_a_point = std::max(1, games / kPoints);
  Experience experience;
  const LearningPolicy player(knowledge.scores(side), experience);
  std::mt19937_64 random(job.budget().seed);
  for (int played = 0; played <= games; ++played) {
    job.check();
    if (played % table.games_a_point == 0) {
      table.learned.push_back(chances(graph, side, player, opponent)[graph.start()]);
    }
    const PlayedGame game = play_game(graph, side, player, opponent, random);
    experience.learn(graph, side, game.moved_to, graph.worth_for(side, game.end) > 0);
  }
}

}  // namespace

RateTable rate_table(std::shared_ptr<const Game> game, Side side, int games, Job& job) {
  if (game->rules().players() != 2) {
    throw InputError("chances: only for games of two players");
  }
  const PlayerKnowledge knowledge(std::move(game), job);
  const PositionGraph& graph = knowledge.graph();
  RateTable table;
  table.side = side;
  table.positions = graph.size();

  const KeepingPolicy uniform;
  const PerfectPolicy slowest;
  const TemptingPolicy tempting;
  const ScoredPolicy ultra_strong(knowledge.scores(side));
  const std::pair<const char*, const Policy*> players[] = {{"uniform", &uniform},
                                                           {"slowest", &slowest},
                                                           {"one step", &tempting},
                                                           {"ultra-strong", &ultra_strong}};
  for (const auto& [name, policy] : players) table.players.emplace_back(name);

  const ErringPolicy rarely(0.05);
  const ErringPolicy sometimes(0.1);
  const ErringPolicy often(0.3);
  const GreedyPolicy greedy;
  const SafePolicy safe;
  const std::pair<const char*, const Policy*> opponents[] = {{"errs with 0.05", &rarely},
                                                             {"errs with 0.1", &sometimes},
                                                             {"errs with 0.3", &often},
                                                             {"is greedy", &greedy},
                                                             {"is random but safe", &safe}};
  for (const auto& [name, opponent] : opponents) {
    RateLine line{name, {}, best_chances(graph, side, *opponent)[graph.start()]};
    for (const auto& [player, policy] : players) {
      line.rates.push_back(chances(graph, side, *policy, *opponent)[graph.start()]);
    }
    table.lines.push_back(std::move(line));
  }
  if (games > 0) learn(knowledge, side, games, job, table);
  return table;
}

}  // namespace harary
