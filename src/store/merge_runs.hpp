// SPDX-License-Identifier: MIT
// The k-way merge of sorted runs with a reduction: all entries of one position become one entry.
// The smallest key is found by a tournament of losers (Knuth, The Art of Computer Programming,
// 5.4.1): one comparison for each level of the tree and each entry.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <utility>
#include <vector>

#include "base/assert.hpp"
#include "store/layer_header.hpp"
#include "store/run_file.hpp"

namespace harary {

// Runs in order of their current keys, among equal keys in order of their number.
class RunTournament {
 public:
  explicit RunTournament(std::vector<RunReader>& runs) : runs_(runs), heads_(runs.size()) {
    losers_.assign(std::max<std::size_t>(runs.size(), 1), kNobody);
    for (std::size_t run = 0; run < runs.size(); ++run) {
      load(run);
      play(run);
    }
  }

  // The run with the smallest key; null when all have ended.
  RunReader* winner() {
    return losers_[0] == kNobody || heads_[losers_[0]].ended ? nullptr : &runs_[losers_[0]];
  }
  void advance() {
    const std::size_t run = losers_[0];
    HARARY_ASSERT(run < runs_.size() && !heads_[run].ended, "a run that moves on has an entry");
    load(run);
    play(run);
  }

 private:
  static constexpr std::size_t kNobody = ~std::size_t{0};
  struct Head {
    TableKey key;
    bool ended = false;
  };

  void load(std::size_t run) {
    heads_[run].ended = !runs_[run].next();
    if (!heads_[run].ended) heads_[run].key = runs_[run].key();
  }
  bool beats(std::size_t a, std::size_t b) const {
    if (heads_[a].ended != heads_[b].ended) return heads_[b].ended;
    if (heads_[a].ended || heads_[a].key == heads_[b].key) return a < b;
    return heads_[a].key < heads_[b].key;
  }
  // From the run's leaf to the root; node 0 holds the winner. While the tree is being filled, the
  // first run to arrive at a node waits there.
  void play(std::size_t run) {
    for (std::size_t node = (run + runs_.size()) / 2; node > 0; node /= 2) {
      if (losers_[node] == kNobody) {
        losers_[node] = run;
        return;
      }
      if (beats(losers_[node], run)) std::swap(losers_[node], run);
    }
    losers_[0] = run;
  }

  std::vector<RunReader>& runs_;
  std::vector<Head> heads_;
  std::vector<std::size_t> losers_;
};

// Calls emit(TableKey, std::span<const std::int16_t>) once for each distinct key, in increasing
// order. The codes of equal keys are joined by combine(std::span<std::int16_t> into,
// std::span<const std::int16_t> more), in the order of the runs. All runs have the same number of
// values (else std::logic_error) and are at their beginning (no next() yet). Throws FileError on a
// damaged run.
template <class Combine, class Emit>
void merge_runs(std::vector<RunReader>& runs, Combine&& combine, Emit&& emit) {
  if (runs.empty()) return;
  const std::size_t values = runs.front().values();
  for (const RunReader& run : runs) {
    if (run.values() != values) throw std::logic_error("runs with different numbers of values");
  }
  std::array<std::int16_t, kMaxValues> memory{};
  const std::span<std::int16_t> codes = std::span(memory).first(values);
  RunTournament tournament(runs);
  while (RunReader* run = tournament.winner()) {
    const TableKey key = run->key();
    std::copy(run->codes().begin(), run->codes().end(), codes.begin());
    tournament.advance();
    while ((run = tournament.winner()) != nullptr && run->key() == key) {
      combine(codes, run->codes());
      tournament.advance();
    }
    emit(key, std::span<const std::int16_t>(codes));
  }
}

}  // namespace harary
