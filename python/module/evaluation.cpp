// SPDX-License-Identifier: MIT
// Many positions of one game at once.
#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/game.hpp"
#include "app/question.hpp"
#include "app/session.hpp"
#include "base/batch.hpp"
#include "base/error.hpp"
#include "base/pool.hpp"
#include "python/module/arrays.hpp"
#include "python/module/module.hpp"
#include "python/module/running.hpp"

namespace harary::python {

namespace {

using Row = std::array<std::int32_t, 2>;
using Rows = nb::ndarray<nb::numpy, std::int32_t, nb::ndim<2>>;

constexpr std::int32_t kNotProved = std::numeric_limits<std::int32_t>::min();

std::int32_t number_of(Winner winner) {
  return winner == Winner::first ? 1 : winner == Winner::second ? -1 : 0;
}

// A session a thread: positions of one game have much in common.
using Sessions = Pool<Session>;

// The winner as 1, 0 or -1, and the value for the first player.
Row evaluate_one(const Game& game, Sessions& sessions, const std::string& position, Job& job) {
  if (const std::optional<Verdict> over = game.view(position).verdict) {
    const std::int32_t winner = number_of(over->winner);
    return {winner, over->score.value_or(winner)};
  }
  std::unique_ptr<Session> session = sessions.take();
  const Answer answer = session->solve(position, Question(), job);
  sessions.give_back(std::move(session));
  if (!answer.proved || !answer.winner) return {kNotProved, kNotProved};
  const std::int32_t winner = number_of(*answer.winner);
  return {winner, answer.value.value_or(winner)};
}

// As evaluate_one(); errors say which of the positions is wrong.
Row evaluate_in_list(const Game& game, Sessions& sessions,
                     const std::vector<std::string>& positions, std::size_t i, Job& job) {
  try {
    return evaluate_one(game, sessions, positions[i], job);
  } catch (const InputError& error) {
    throw InputError("positions[" + std::to_string(i) + "]: " + error.what());
  }
}

Rows evaluate(const Game& game, const std::vector<std::string>& positions, const Budget& budget,
              const nb::object& listener) {
  std::vector<std::int32_t> rows = watched(budget, listener, [&](Job& job) {
    const int threads = static_cast<int>(
        std::clamp<std::size_t>(positions.size(), 1, static_cast<std::size_t>(budget.threads)));
    Budget share;
    share.threads = 1;
    share.memory_bytes = budget.memory_bytes / static_cast<std::uint64_t>(threads);
    Sessions sessions([&] { return game.session(share); });
    std::size_t taken = 0;
    std::vector<std::int32_t> found;
    run_batch(
        threads, [&] { return taken < positions.size() ? std::optional(taken++) : std::nullopt; },
        [&](std::size_t i) {
          Job part(job, 1, share.memory_bytes);
          return evaluate_in_list(game, sessions, positions, i, part);
        },
        [&](const Row& row) {
          found.insert(found.end(), row.begin(), row.end());
          job.report("evaluating", found.size() / 2, positions.size(), "positions");
        },
        [&] { job.interrupt(); });
    return found;
  });
  return array_of<Rows, std::int32_t>(std::move(rows), positions.size(), 2);
}

}  // namespace

void bind_evaluation(nb::module_& module) {
  module.def("evaluate", &evaluate, nb::arg("game"), nb::arg("positions"), nb::arg("budget"),
             nb::arg("listener").none(),
             "(winner, value) of each position for the first player; the least number where the "
             "time or memory limit was reached first.");
}

}  // namespace harary::python
