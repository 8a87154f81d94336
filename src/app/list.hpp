// SPDX-License-Identifier: MIT
// One question about a list of instances of a game, answered side by side.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>

#include "app/answer.hpp"
#include "app/question.hpp"
#include "base/job.hpp"
#include "games/options.hpp"

namespace harary {

// Whether what a search learned of one board serves the next (core_search.hpp). With `keep` answers
// come sooner where boards are alike, and the positions that they count depend on the list.
enum class BetweenBoards { forget, keep };

// next() gives the options of one instance after the other, then nothing; deliver() gets the
// answers in the same order, each as soon as it and those before it are ready. Threads and memory
// are shared among the instances; a list shorter than the number of threads gives each of them
// several. The first bad instance ends the list: InputError or LimitError, after the answers before
// it; with `refused`, which then gets the message, the list continues. `time_each` limits
// each instance, setup included: an answer without a proof is delivered, and the list goes on; so
// it does where memory ran out. When the job itself is stopped, the first answer without a proof is
// still delivered, then JobStopped is thrown.
void solve_list(const std::string& game, const std::function<std::optional<GameOptions>()>& next,
                const Question& question, Job& job,
                std::optional<std::chrono::milliseconds> time_each, BetweenBoards tables,
                const std::function<void(const Answer&)>& deliver,
                const std::function<void(const std::string&)>& refused = nullptr);

}  // namespace harary
