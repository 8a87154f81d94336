// SPDX-License-Identifier: MIT
#include "app/players.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <random>
#include <utility>

#include "base/error.hpp"
#include "play/policies.hpp"

namespace harary {

namespace {

constexpr std::array<std::pair<PlayerKind, std::string_view>, 6> kNames{
    {{PlayerKind::perfect, "perfect"},
     {PlayerKind::ultra_strong, "ultra-strong"},
     {PlayerKind::learning, "learning"},
     {PlayerKind::greedy, "greedy"},
     {PlayerKind::searching, "searching"},
     {PlayerKind::random, "random"}}};

// Looking at every answer to every move is for positions with few of them.
constexpr std::size_t kMostPairs = 4096;

// One of the entries of the largest merit.
const MoveMerit& pick_best(const std::vector<MoveMerit>& moves, std::mt19937_64& random) {
  double most = -2;
  for (const MoveMerit& move : moves) most = std::max(most, move.merit);
  const MoveMerit* chosen = nullptr;
  std::uint64_t seen = 0;
  for (const MoveMerit& move : moves) {
    if (move.merit == most && random() % ++seen == 0) chosen = &move;
  }
  return *chosen;
}

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

SuggestedMove tempt(const Game& game, const PlayerKnowledge& knowledge, const std::string& position,
                    bool learned, std::uint64_t seed, const Attention& attention) {
  std::mt19937_64 random(seed);
  const PositionGraph& graph = knowledge.graph();
  const Explored::Number here = knowledge.explored().number(position);
  const Side side = graph.node(here).mover;
  const auto options = knowledge.explored().options(position);
  const bool lost = graph.worth_for(side, here) < 0;
  const bool look_closer = attention && options.size() * options.size() <= kMostPairs;

  std::vector<MoveMerit> keeping;
  std::vector<Explored::Number> targets;
  for (const Explored::Option& option : options) {
    const PositionGraph::Arc arc{option.to, 1};
    if (!(lost ? graph.keeps(here, arc) : graph.perfect(here, arc))) continue;
    double merit = 0;
    if (lost) {
      merit = look_closer ? chance_after(knowledge, side, game.play(position, option.move),
                                         option.to, attention)
                          : knowledge.scores(side)[option.to];
    }
    keeping.push_back({option.move, merit});
    targets.push_back(option.to);
  }
  const Verdict verdict = knowledge.explored().verdict(here);
  if (!learned || !lost) {
    return {pick_best(keeping, random).move, true, verdict, {HowChosen::How::proved}};
  }

  const Experience experience = knowledge.experience(side);
  std::vector<double> scores;
  for (const MoveMerit& move : keeping) scores.push_back(move.merit);
  const std::vector<double> chance = learned_chances(scores, targets, experience);
  std::discrete_distribution<std::size_t> choose(chance.begin(), chance.end());
  return {keeping[choose(random)].move, true, verdict, {HowChosen::How::learned}};
}

}  // namespace

std::string_view name_of(PlayerKind kind) {
  for (const auto& [known, name] : kNames) {
    if (known == kind) return name;
  }
  return "";
}

PlayerKind parse_player_kind(std::string_view text) {
  for (const auto& [kind, name] : kNames) {
    if (name == text) return kind;
  }
  throw InputError(fmt::format("{} is not a player; the players are {}", in_quotes(text),
                               fmt::join(player_names(), ", ")));
}

std::vector<std::string> player_names() {
  std::vector<std::string> names;
  for (const auto& [kind, name] : kNames) names.emplace_back(name);
  return names;
}

std::vector<std::string> player_names(const GameDescription& game) {
  if (!game.solitaire) return player_names();
  return {std::string(name_of(PlayerKind::perfect)), std::string(name_of(PlayerKind::greedy))};
}

bool needs_knowledge(PlayerKind kind) {
  return kind == PlayerKind::ultra_strong || kind == PlayerKind::learning;
}

SuggestedMove suggest_move(PlayerKind kind, const Game& game, const PlayerKnowledge* knowledge,
                           const std::string& position, std::uint64_t seed,
                           const Attention& attention, Job& job, Session* session) {
  std::mt19937_64 random(seed);
  const auto search = [&] {
    return session != nullptr ? suggest_move(game, *session, position, seed, job)
                              : suggest_move(game, position, seed, job);
  };
  switch (kind) {
    case PlayerKind::random: {
      const PlayView view = game.view(position);
      return {view.moves[static_cast<std::size_t>(random() % view.moves.size())],
              false,
              {},
              {HowChosen::How::random}};
    }
    case PlayerKind::greedy:
      if (const auto own = game.suggest(position, ThinkingMethod::greedy, job)) {
        return *own;
      }
      return {pick_best(game.foresight(position, seed, job), random).move,
              false,
              {},
              {HowChosen::How::searched, 1}};
    case PlayerKind::ultra_strong:
    case PlayerKind::learning:
      if (knowledge != nullptr) {
        return tempt(game, *knowledge, position, kind == PlayerKind::learning, seed, attention);
      }
      return search();
    case PlayerKind::perfect:
      if (knowledge != nullptr) return tempt(game, *knowledge, position, false, seed, {});
      return search();
    case PlayerKind::searching:
      break;
  }
  return search();
}

}  // namespace harary
