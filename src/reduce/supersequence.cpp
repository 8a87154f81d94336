// SPDX-License-Identifier: MIT
#include <algorithm>
#include <map>

#include "base/portable.hpp"
#include "reduce/source_problems.hpp"

namespace harary {

std::optional<Letters> shortest_supersequence(const std::vector<Letters>& sequences, Job& job,
                                              std::optional<int> bound) {
  using State = std::vector<std::uint32_t>;  // how much of each is done
  State goal;
  for (const Letters& letters : sequences) {
    goal.push_back(static_cast<std::uint32_t>(letters.size()));
  }
  struct Step {
    const State* before;
    std::uint8_t letter;
  };
  std::map<State, Step> seen;  // nodes stay where they are
  std::vector<const State*> layer{
      &seen.emplace(State(goal.size(), 0), Step{nullptr, 0}).first->first};
  for (int length = 0; !layer.empty(); ++length) {
    std::vector<const State*> next;
    for (const State* state : layer) {
      if (*state == goal) {
        Letters result;
        for (const State* at = state; seen.at(*at).before != nullptr; at = seen.at(*at).before) {
          result.push_back(seen.at(*at).letter);
        }
        portable::ranges::reverse(result);
        return result;
      }
      if (bound && length == *bound) continue;
      for (std::uint8_t letter = 0; letter < 4; ++letter) {
        State after = *state;
        for (std::size_t i = 0; i < after.size(); ++i) {
          if (after[i] < goal[i] && sequences[i][after[i]] == letter) ++after[i];
        }
        if (after == *state) continue;
        if (seen.size() % 1024 == 0) {
          job.check();
          if (seen.size() * (64 + 4 * goal.size()) > job.budget().memory_bytes) {
            throw JobStopped(StopReason::memory);
          }
        }
        const auto [entry, fresh] = seen.try_emplace(std::move(after), Step{state, letter});
        if (fresh) next.push_back(&entry->first);
      }
    }
    layer = std::move(next);
  }
  return std::nullopt;
}

bool is_subsequence(const Letters& part, const Letters& whole) {
  std::size_t done = 0;
  for (const std::uint8_t letter : whole) {
    if (done < part.size() && part[done] == letter) ++done;
  }
  return done == part.size();
}

}  // namespace harary
