// SPDX-License-Identifier: MIT
// The reduce by key of one layer: takes records from several threads in any order, combines those
// of equal keys, and hands the result out in increasing order of the keys. Keys are divided into
// ranges, each with its own table and lock, so that the sorted ranges one after the other are the
// sorted whole. What does not fit the memory is written out as sorted runs, which are merged at the
// end: the result is the same to the last bit, whatever the memory and the number of threads.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <cstdio>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "base/assert.hpp"
#include "base/thread_group.hpp"
#include "solve/retrograde/key_table.hpp"
#include "solve/retrograde/record.hpp"
#include "store/merge_runs.hpp"
#include "store/run_file.hpp"

namespace harary {

template <PackedKey K, int Values>
class Reducer {
 public:
  using Entry = Record<K, Values>;
  static constexpr std::size_t kRanges = 256;

  // `sample`: keys like those to come, to divide the ranges evenly; any will do. Runs are called
  // `run_path` + number and are removed when the reducer goes.
  Reducer(Choice choice, std::uint64_t memory_bytes, std::string run_path, std::vector<K> sample)
      : choice_(choice), memory_bytes_(memory_bytes), run_path_(std::move(run_path)) {
    std::sort(sample.begin(), sample.end());
    for (std::size_t i = 1; i < kRanges; ++i) {
      const K bound = sample.empty() ? kNoKey<K> : sample[i * sample.size() / kRanges];
      bounds_[i - 1] = bound;
    }
  }
  ~Reducer() {
    for (int run = 0; run < runs_; ++run) std::remove(run_name(run).c_str());
  }
  Reducer(const Reducer&) = delete;
  Reducer& operator=(const Reducer&) = delete;

  // One thread's way in: collects records by range and passes them on in handfuls.
  class Inlet {
   public:
    explicit Inlet(Reducer& reducer) : reducer_(reducer) {}
    void add(const Entry& record) {
      auto& handful = handfuls_[reducer_.range_of(record.key)];
      handful.push_back(record);
      if (handful.size() == kHandful) {
        reducer_.take(reducer_.range_of(record.key), handful);
      }
    }
    void flush() {
      for (std::size_t range = 0; range < kRanges; ++range) reducer_.take(range, handfuls_[range]);
    }

   private:
    static constexpr std::size_t kHandful = 256;
    Reducer& reducer_;
    std::array<std::vector<Entry>, kRanges> handfuls_;
  };

  // Is the memory used up, or about to be? From any thread; then it is time for make_room().
  bool is_full() const { return bytes_.load(std::memory_order_relaxed) > memory_bytes_; }

  // Between batches, when no inlet holds anything back: writes a run if the memory is used up, or
  // would be before the next call, because the ranges are alike and their tables grow together.
  void make_room() {
    if (is_full()) write_run();
  }

  // All records in increasing order of their keys: emit(record). Ends the reducer's use.
  template <class Emit>
  void finish(int threads, Emit&& emit) {
    HARARY_ASSERT(std::is_sorted(bounds_.begin(), bounds_.end()), "ranges follow one another");
    if (runs_ == 0) {
      emit_sorted(threads, emit);
      return;
    }
    write_run();
    std::vector<RunReader> readers;
    for (int run = 0; run < runs_; ++run) readers.emplace_back(run_name(run));
    merge_runs(
        readers,
        [this](std::span<Code> into, std::span<const Code> more) { combine(choice_, into, more); },
        [&](TableKey key, std::span<const Code> codes) {
          Entry entry{};
          entry.key = packed_key<K>(key);
          if constexpr (Values > 0) std::copy(codes.begin(), codes.end(), entry.codes.begin());
          emit(entry);
        });
  }

  int runs() const { return runs_; }

 private:
  struct Range {
    std::mutex mutex;
    KeyTable<K, Values> table;
  };

  std::size_t range_of(K key) const {
    return static_cast<std::size_t>(std::upper_bound(bounds_.begin(), bounds_.end(), key) -
                                    bounds_.begin());
  }

  void take(std::size_t range, std::vector<Entry>& records) {
    HARARY_ASSERT(range < kRanges, "a range is one of those");
    const std::lock_guard lock(ranges_[range].mutex);
    KeyTable<K, Values>& table = ranges_[range].table;
    const std::uint64_t before = table.memory_bytes_soon();
    for (const Entry& record : records) table.add(record, choice_);
    bytes_.fetch_add(table.memory_bytes_soon() - before, std::memory_order_relaxed);
    records.clear();
  }

  std::string run_name(int run) const { return run_path_ + std::to_string(run); }

  void write_run() {
    RunWriter writer(run_name(runs_), static_cast<std::size_t>(Values));
    for (Range& range : ranges_) {
      for (const Entry& record : range.table.take_sorted()) {
        writer.add(table_key(record.key), record.codes);
      }
    }
    writer.finish();
    bytes_ = 0;
    ++runs_;
  }

  // Sorts a few ranges ahead of the one that is handed out.
  template <class Emit>
  void emit_sorted(int threads, Emit&& emit) {
    const std::size_t batch = static_cast<std::size_t>(std::max(threads, 1)) * 4;
    for (std::size_t first = 0; first < kRanges; first += batch) {
      const std::size_t last = std::min(first + batch, kRanges);
      std::vector<std::vector<Entry>> sorted(last - first);
      std::atomic<std::size_t> next{first};
      in_threads(threads, [&](int) {
        for (std::size_t i; (i = next++) < last;) {
          sorted[i - first] = ranges_[i].table.take_sorted();
        }
      });
      for (const auto& records : sorted) {
        for (const Entry& record : records) emit(record);
      }
    }
  }

  Choice choice_;
  std::uint64_t memory_bytes_;
  std::string run_path_;
  std::array<K, kRanges - 1> bounds_{};
  std::array<Range, kRanges> ranges_;
  std::atomic<std::uint64_t> bytes_{
      0};  // of all tables, those that are nearly full counted as grown
  int runs_ = 0;
};

}  // namespace harary
