// SPDX-License-Identifier: MIT
#include "app/solve_one.hpp"

#include <memory>

#include "app/catalogue.hpp"
#include "app/game.hpp"
#include "base/current_job.hpp"

namespace harary {

Answer solve_one(const std::string& game, const GameOptions& options, const Question& question,
                 Job& job) {
  std::unique_ptr<Game> instance;
  try {
    const CurrentJob current(job);
    instance = make_game(game, options);
  } catch (const JobStopped& stop) {
    Answer answer;
    answer.game = game;
    answer.instance = options.all();
    answer.question = question.name();
    // The game was not made, so what the question left open is what its options say.
    for (const OptionSpec& option : description_of(game, options)->options) {
      const bool instance = option.name == "board" || option.name == "target";
      if (!instance || option.default_text.empty() || options.has("order")) continue;
      answer.instance.try_emplace(option.name, option.default_text);
    }
    answer.stopped = stop.reason;
    answer.seconds = job.seconds();
    return answer;
  }
  return instance->solve(question, job);
}

}  // namespace harary
