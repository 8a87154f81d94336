// SPDX-License-Identifier: MIT
// A move by the values of all positions of a small game (Slany, section 7.2): the perfect, the
// ultra-strong and the learning player.
#include <algorithm>
#include <utility>

#include "app/suggestion/suggestion_methods.hpp"
#include "play/policies.hpp"

namespace harary {

namespace {

// Looking at every answer to every move is for positions with few of them.
constexpr std::size_t kMostPairs = 4096;

// The chance of `side` after its move to the labelled position, against an opponent model that
// prefers edges that are conspicuous in the drawing.
double chance_after(const PlayerKnowledge& knowledge, Side side, const std::string& position,
                    Explored::Number number, const Attention& attention) {
  const PositionGraph& graph = knowledge.graph();
  const std::vector<double>& scores = knowledge.scores(side);
  const auto& node = graph.node(number);
  if (node.finished || node.mover == side || !attention) return scores[number];
  double careless = 0;
  double weights = 0;
  double careful = 0;
  int perfect = 0;
  for (const Explored::Option& reply : knowledge.explored().options(position)) {
    const double weight = attention(reply.move);
    careless += weight * scores[reply.to];
    weights += weight;
    if (graph.perfect(number, {reply.to, 1})) {
      careful += scores[reply.to];
      ++perfect;
    }
  }
  return (1 - PlayerKnowledge::kModelError) * careful / perfect +
         PlayerKnowledge::kModelError * careless / weights;
}

}  // namespace

SuggestedMove suggest_by_knowledge(const Game& game, const PlayerKnowledge& knowledge,
                                   const std::string& position, Losing losing, std::uint64_t seed,
                                   const Attention& attention) {
  std::mt19937_64 random(seed);
  const PositionGraph& graph = knowledge.graph();
  const Explored::Number here = knowledge.explored().number(position);
  const Side side = graph.node(here).mover;
  const auto options = knowledge.explored().options(position);
  // Where all is not lost, there is no one to tempt.
  const bool tempting = losing != Losing::any_best && graph.worth_for(side, here) < 0;
  const bool look_closer = attention && options.size() * options.size() <= kMostPairs;

  std::vector<MoveMerit> keeping;
  std::vector<Explored::Number> targets;
  for (const Explored::Option& option : options) {
    const PositionGraph::Arc arc{option.to, 1};
    if (!(tempting ? graph.keeps(here, arc) : graph.perfect(here, arc))) continue;
    double merit = 0;
    if (tempting) {
      merit = look_closer ? chance_after(knowledge, side, game.play(position, option.move),
                                         option.to, attention)
                          : knowledge.scores(side)[option.to];
    }
    keeping.push_back({option.move, merit});
    targets.push_back(option.to);
  }
  const Verdict verdict = knowledge.explored().verdict(here);
  if (!tempting || losing != Losing::learned) {
    return {pick_best(keeping, random).move, true, verdict, {HowChosen::How::proved}};
  }

  const Experience experience = knowledge.experience(side);
  std::vector<double> scores;
  for (const MoveMerit& move : keeping) scores.push_back(move.merit);
  const std::vector<double> chance = learned_chances(scores, targets, experience);
  std::discrete_distribution<std::size_t> choose(chance.begin(), chance.end());
  return {keeping[choose(random)].move, true, verdict, {HowChosen::How::learned}};
}

}  // namespace harary
