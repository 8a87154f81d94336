// SPDX-License-Identifier: MIT
// One question about a list of instances of a game, answered side by side.
#pragma once

#include <chrono>
#include <cstdint>
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

// A line of a list: the instance, or why there is none, and where it stands ("list.g6:3").
struct ListEntry {
  std::string place;
  GameOptions options;
  std::string refused = {};  // empty: there is an instance
};

// next() gives one entry after the other, then nothing. `total`: how many there will be, for
// reports of progress; 0: not known.
struct List {
  std::function<std::optional<ListEntry>()> next;
  std::uint64_t total = 0;
};

// Gets the place of an entry without an answer, the board, and why there is none.
using Refused =
    std::function<void(const std::string& place, const std::string& board, const std::string& why)>;

// deliver() gets the answers in the order of the entries, each as soon as it and those before it
// are ready. Threads and memory are shared among the instances; a list shorter than the number of
// threads gives each of them several. An entry without an answer goes to `refused` in its place,
// and the list continues; without `refused` the first one ends the list by InputError or
// LimitError, after the answers before it. `time_each` limits each instance, setup included: an
// answer without a proof is delivered, and the list goes on; so it does where memory ran out. When
// the job itself is stopped, the first answer without a proof is still delivered, then JobStopped
// is thrown.
void solve_list(const std::string& game, const List& list, const Question& question, Job& job,
                std::optional<std::chrono::milliseconds> time_each, BetweenBoards tables,
                const std::function<void(const Answer&)>& deliver,
                const Refused& refused = nullptr);

}  // namespace harary
