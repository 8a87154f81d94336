// SPDX-License-Identifier: MIT
#include "app/instance.hpp"

#include <chrono>
#include <utility>

#include "base/current_job.hpp"
#include "base/error.hpp"

namespace harary {

Instance::Instance(std::shared_ptr<const GameDescription> description,
                   std::map<std::string, std::string> options, GameParts parts, PartsMaker make)
    : description_(std::move(description)),
      options_(std::move(options)),
      parts_(std::move(parts)),
      make_(make) {}

Instance Instance::with(const GameOptions& options) const {
  return {description_, options.all(), make_(name(), options), make_};
}

Position Instance::position(const std::string& text) const {
  return text.empty() ? rules().start() : rules().parse_position(text);
}

Position Instance::unfinished(const std::string& text) const {
  Position p = position(text);
  if (rules().result(p)) throw InputError("move: the game is over");
  return p;
}

Verdict Instance::verdict(const Position& p, Value value) const {
  return rules().verdict(for_first(rules().mover(p), value));
}

void Instance::require_parts() const {
  const int players = rules().players();
  if (players == 2) return;
  throw InputError("split: " + name() + " cannot be split into parts, because it has " +
                   (players == 1 ? "one player" : std::to_string(players) + " players"));
}

namespace {

// A largest figure, or a copy, can be hard to find; then a view has no reason.
void explain(const RuntimeRules& rules, const Position& p, PlayView& view) {
  Budget moment;
  moment.time = std::chrono::seconds(1);
  const Job job(moment);
  const CurrentJob current(job);
  try {
    view.scores = rules.scores(p);
    if (view.verdict) view.reason = rules.reason(p);
  } catch (const JobStopped&) {
  }
}

}  // namespace

PlayView Instance::view(const std::string& text) const {
  const Position p = position(text);
  PlayView result;
  result.position = rules().position_text(p);
  result.mover = rules().mover(p);
  result.player = rules().player_to_move(p);
  result.mover_name = rules().mover_name(p);
  result.roles = roles();
  if (const auto value = rules().result(p)) {
    result.verdict = verdict(p, *value);
  }
  explain(rules(), p, result);
  if (result.verdict) return result;
  for (const Move& move : rules().moves(p)) {
    if (result.moves.size() == kMostListedMoves) {
      result.more_moves = true;
      break;
    }
    result.moves.push_back(rules().move_text(p, move));
  }
  return result;
}

std::string Instance::play(const std::string& text, const std::string& move) const {
  const Position p = unfinished(text);
  return rules().position_text(rules().after(p, rules().parse_move(p, move)));
}

}  // namespace harary
