// SPDX-License-Identifier: MIT
#include "app/solving/engine_choice.hpp"

#include <utility>

namespace harary {

std::string described(const std::string& game, const std::map<std::string, std::string>& instance) {
  std::string text = game;
  for (const auto& [option, value] : instance) {
    text.append(", ").append(option).append(" ").append(value);
  }
  return text;
}

ChosenEngine chosen_engine(const Engines& engines, QuestionKind kind, Job& job,
                           const std::string& about, double share) {
  if (auto engine = engines.nimbers(job, about, share)) {
    return {std::move(engine), "nimber", "the game splits into independent parts"};
  }
  if (auto engine = engines.deepening(job, share)) {
    return {std::move(engine), "deepening", "plays may be too long to be searched to their ends"};
  }
  if (auto engine = engines.winning_sets(kind, job, about, share)) {
    // Of a relay the first one.
    const bool at_once = engine->stats().search == "winning_sets";
    return {std::move(engine), "proof",
            at_once ? "owning sets is all that counts in this game"
                    : "it is fast on easy questions; the engine for winning sets comes after it"};
  }
  if (auto engine = engines.core(kind, job, about, share)) {
    return {std::move(engine), "proof", "it knows what can no longer matter in this game"};
  }
  return {engines.proof(job, about, share), "proof", "no other engine plays this game"};
}

}  // namespace harary
