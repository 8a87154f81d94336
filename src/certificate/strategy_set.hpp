// SPDX-License-Identifier: MIT
// The positions that a strategy meets, for a certificate: a set that grows until the answers to all
// moves from its positions are in it. All threads of the job work on it, a batch of positions at a
// time. Of large sets it depends on the speed of several threads which positions are met.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "base/assert.hpp"
#include "base/batch.hpp"
#include "base/current_job.hpp"
#include "base/job.hpp"
#include "certificate/position_set.hpp"

namespace harary {

// Strings of one width: positions met, and others of which the strategy's answer is among these.
// Several threads use it at the same time: it consists of shards, each with a lock of its own, and
// the hash of a string says in which shard it is.
class StrategySet {
 public:
  struct Limits {
    std::uint64_t met_bytes;       // beyond that JobStopped is thrown
    std::uint64_t answered_bytes;  // what is answered is only a help, and forgotten beyond that
  };

  StrategySet(std::size_t width, const Limits& limits, int threads)
      : width_(width), limits_(limits), threads_(std::max(threads, 1)) {
    shards_.push_back(std::make_unique<Shard>(width));
  }

  bool has_met(Bytes string) const {
    const std::uint64_t hash = hash_bytes(string);
    Shard& shard = shard_of(hash);
    const std::lock_guard lock(shard.mutex);
    return shard.met.contains(hash, string);
  }
  void meet(Bytes string) {
    const std::uint64_t hash = hash_bytes(string);
    Shard& shard = shard_of(hash);
    const std::lock_guard lock(shard.mutex);
    shard.met.insert(hash, string);
  }
  // Whether the string was met before the set began again. What a strategy meets there keeps the
  // set within the former one.
  bool was_met(Bytes string) const {
    return before_ && before_->contains(hash_bytes(string), string);
  }
  bool has_begun_again() const { return before_.has_value(); }
  // Whether the string was asked about before.
  bool answered(Bytes string) {
    const std::uint64_t hash = hash_bytes(string);
    Shard& shard = shard_of(hash);
    const std::lock_guard lock(shard.mutex);
    return !shard.answered.insert(hash, string);
  }

  // make_worker(), called by any thread, makes a worker: begin(set) follows the strategy from the
  // start of the game to the opponent's turn, answer(set, position) from each of the opponent's
  // moves there. between_batches() is called when no other thread is using the set, and with one
  // thread never. Tightly: again and again, as long as the set becomes smaller; a later round
  // meets nothing that the round before did not, and knows better than the first what is there
  // already.
  enum class Closing { once, tightly };
  template <class MakeWorker, class BetweenBatches>
  void close(Job& job, MakeWorker&& make_worker, BetweenBatches&& between_batches,
             Closing closing = Closing::once) {
    constexpr int kMostRounds = 8;
    close_once(job, make_worker, between_batches);
    if (closing == Closing::once) return;
    for (int round = 0; round < kMostRounds; ++round) {
      begin_again();
      close_once(job, make_worker, between_batches);
      if (met() + before_->size() / 100 >= before_->size()) return;
    }
  }

  // All that was met; nothing is left here.
  PositionSet take() {
    PositionSet result = std::move(shards_.back()->met);
    for (shards_.pop_back(); !shards_.empty(); shards_.pop_back()) {
      const PositionSet& met = shards_.back()->met;
      for (std::size_t i = 0; i < met.size(); ++i) result.insert(hash_bytes(met[i]), met[i]);
    }
    return result;
  }

 private:
  // Forgets what was met, but was_met() remembers it.
  void begin_again() {
    before_.emplace(take());
    shards_.push_back(std::make_unique<Shard>(width_));
  }
  std::size_t met() const {
    std::size_t met = 0;
    for (const auto& shard : shards_) met += shard->met.size();
    return met;
  }

  template <class MakeWorker, class BetweenBatches>
  void close_once(Job& job, MakeWorker& make_worker, BetweenBatches& between_batches) {
    auto worker = make_worker();
    worker.begin(*this);
    // The first positions alone: small sets are the same every time.
    Shard& all = *shards_.front();
    for (; all.done < all.met.size(); ++all.done) {
      if (all.done % kBatchOfThread == 0) {
        check_budget(job);
        if (threads_ > 1) between_batches();
      }
      if (threads_ > 1 && all.done == kAlone) break;
      worker.answer(*this, all.met[all.done]);
    }
    if (all.done == all.met.size()) return;
    spread();
    for (auto batch = next_batch(); !batch.empty(); batch = next_batch()) {
      check_budget(job);
      between_batches();
      answer_all(batch, job, make_worker);
    }
  }

  static constexpr std::uint64_t kMostShards = 32;
  static constexpr std::size_t kAlone = 1024;
  static constexpr std::size_t kBatchOfThread = 256;
  static constexpr std::size_t kPiece = 8;

  struct Shard {
    explicit Shard(std::size_t width) : met(width), answered(width) {}

    std::mutex mutex;
    PositionSet met;
    PositionSet answered;
    std::size_t done = 0;  // of those met: how many are in a batch or behind it
  };

  // From one shard to many.
  void spread() {
    HARARY_ASSERT(shards_.size() == 1, "a set is spread once");
    const std::unique_ptr<Shard> all = std::move(shards_.front());
    shards_.clear();
    const std::uint64_t least_bytes = 2 * PositionSet::chunk_bytes(width_);
    const std::uint64_t most = limits_.met_bytes / 16 / least_bytes;
    const std::uint64_t shards = std::clamp<std::uint64_t>(most, 1, kMostShards);
    for (std::uint64_t i = 0; i < shards; ++i) shards_.push_back(std::make_unique<Shard>(width_));
    for (std::size_t i = 0; i < all->met.size(); ++i) {
      const std::uint64_t hash = hash_bytes(all->met[i]);
      Shard& shard = shard_of(hash);
      shard.met.insert(hash, all->met[i]);
      if (i < all->done) ++shard.done;  // the first ones
    }
    for (std::size_t i = 0; i < all->answered.size(); ++i) {
      const std::uint64_t hash = hash_bytes(all->answered[i]);
      shard_of(hash).answered.insert(hash, all->answered[i]);
    }
  }

  // PositionSet uses the high half of a hash.
  Shard& shard_of(std::uint64_t hash) const { return *shards_[hash % shards_.size()]; }

  void check_budget(Job& job) {
    std::uint64_t met_bytes = 0;
    std::uint64_t answered_bytes = 0;
    std::size_t done = 0;
    for (const auto& shard : shards_) {
      met_bytes += shard->met.memory_bytes();
      answered_bytes += shard->answered.memory_bytes();
      done += shard->done;
    }
    job.check();
    job.report("extracting the certificate", done, 0, "positions");
    if (met_bytes > limits_.met_bytes) throw JobStopped{StopReason::memory};
    if (answered_bytes <= limits_.answered_bytes) return;
    for (const auto& shard : shards_) shard->answered = PositionSet(width_);
  }

  // Positions met, one after the other, that were in no batch before. No other thread may use the
  // set meanwhile.
  std::vector<std::uint8_t> next_batch() {
    const std::size_t most = kBatchOfThread * static_cast<std::size_t>(threads_) * width_;
    std::vector<std::uint8_t> rows;
    for (const auto& shard : shards_) {
      for (; shard->done < shard->met.size() && rows.size() < most; ++shard->done) {
        const Bytes row = shard->met[shard->done];
        rows.insert(rows.end(), row.begin(), row.end());
      }
    }
    return rows;
  }

  template <class MakeWorker>
  void answer_all(Bytes rows, Job& job, MakeWorker&& make_worker) {
    struct Done {};
    run_batch(
        threads_,
        [&]() -> std::optional<Bytes> {
          if (rows.empty()) return std::nullopt;
          const Bytes piece = rows.first(std::min(rows.size(), kPiece * width_));
          rows = rows.subspan(piece.size());
          return piece;
        },
        [&](Bytes piece) {
          const CurrentJob current(job);
          job.check();
          auto worker = make_worker();
          for (; !piece.empty(); piece = piece.subspan(width_)) {
            worker.answer(*this, piece.first(width_));
          }
          return Done{};
        },
        [](Done) {}, [] {});
  }

  std::size_t width_;
  Limits limits_;
  int threads_;
  std::vector<std::unique_ptr<Shard>> shards_;
  std::optional<PositionSet> before_;
};

}  // namespace harary
