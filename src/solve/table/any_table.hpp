// SPDX-License-Identifier: MIT
// A transposition table whose types are forgotten: what files and other machines get to see of it.
// Entries are words; an entry is as true in another table of the same kind as in this one, because
// keys are whole positions.
//
// Searches of one game on several machines share no memory, but what took much work to prove is
// little to send: it is noted here when it is stored, as news.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>
#include <span>
#include <utility>
#include <vector>

namespace harary {

class AnyTable {
 public:
  virtual ~AnyTable() = default;

  virtual std::uint64_t entries() const = 0;
  // Calls f(words) for every entry, while other threads may use the table.
  virtual void for_each_entry(
      const std::function<void(std::span<const std::uint64_t>)>& f) const = 0;

  // No other thread may use the table during the following.

  // Makes room for `entries` entries, as far as the memory of the table allows.
  virtual void reserve(std::uint64_t entries) = 0;
  virtual std::size_t entry_words() const = 0;
  // The bit width of the work of an entry: its last byte in every table.
  static int work_width(std::span<const std::uint64_t> entry) {
    return static_cast<int>(entry.back() >> 56);
  }
  // Adds an entry, perhaps of a table of another size; it is no news.
  virtual void put(std::span<const std::uint64_t> words) = 0;
  // Adds entries that take_news() gave. Throws InputError if the last is not whole.
  void learn(std::span<const std::uint64_t> words);
  // From now on entries of at least this much work are news.
  void note_from(std::uint64_t least_work) { least_work_ = least_work; }

  // The entries that were noted since the last call; there may be several of one key.
  std::vector<std::uint64_t> take_news() {
    const std::lock_guard lock(mutex_);
    return std::exchange(news_, {});
  }

 protected:
  bool is_news(std::uint64_t work) const { return work >= least_work_; }
  // Nothing more is noted when kMostWords wait for take_news().
  void note(std::span<const std::uint64_t> words) {
    const std::lock_guard lock(mutex_);
    if (news_.size() < kMostWords) news_.insert(news_.end(), words.begin(), words.end());
  }

 private:
  static constexpr std::size_t kMostWords = std::size_t{1} << 22;

  std::uint64_t least_work_ = ~std::uint64_t{0};
  std::mutex mutex_;
  std::vector<std::uint64_t> news_;
};

}  // namespace harary
