// SPDX-License-Identifier: MIT
// One depth of a search for shortest solutions: a set of positions that remembers how each was
// reached. Equality is decided by comparing whole positions, never by hashes alone. Positions live
// in blocks, so that those already expanded can be given back while the way to them is kept.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "base/assert.hpp"

namespace harary {

template <class Position, class Move>
class Layer {
 public:
  struct Step {  // how a position was reached
    std::uint32_t parent = 0;
    Move move{};
  };
  static constexpr std::size_t kBlock = 512;

  std::size_t size() const { return steps_.size(); }
  const Step& step(std::size_t i) const {
    HARARY_ASSERT(i < size(), "the position is one of the layer");
    return steps_[i];
  }
  const Position& position(std::size_t i) const {
    HARARY_ASSERT(i < size() && blocks_[i / kBlock] != nullptr, "the position was not given back");
    return blocks_[i / kBlock][i % kBlock];
  }
  std::int32_t score(std::size_t i) const { return scores_[i]; }
  // The positions i, i + 1, … up to the end of i's block.
  std::span<const Position> run_from(std::size_t i) const {
    const std::size_t end = std::min(size(), (i / kBlock + 1) * kBlock);
    return {&position(i), end - i};
  }

  void prefetch(std::uint64_t hash) const {
    if (!table_.empty()) __builtin_prefetch(&table_[hash & (table_.size() - 1)]);
  }

  // True if the position is new; otherwise the one that is here absorbs it.
  bool insert(const Position& p, std::uint64_t hash, Step step, std::int32_t score) {
    HARARY_ASSERT(steps_.empty() || !table_.empty(), "the layer is not sealed");
    if (2 * (steps_.size() + 1) > table_.size()) grow();
    const std::uint64_t tag = hash >> 32;
    std::size_t place = hash & (table_.size() - 1);
    for (; table_[place] != kFree; place = (place + 1) & (table_.size() - 1)) {
      if (table_[place] >> 32 != tag) continue;
      const std::size_t i = (table_[place] & kFree) - 1;
      Position& known = blocks_[i / kBlock][i % kBlock];
      if (known == p) {
        known.absorb(p);
        return false;
      }
    }
    const std::size_t i = steps_.size();
    if (i % kBlock == 0) blocks_.emplace_back(new Position[kBlock]);
    blocks_.back()[i % kBlock] = p;
    steps_.push_back(step);
    scores_.push_back(score);
    table_[place] = tag << 32 | (i + 1);
    return true;
  }

  // No more insertions: the index is given back.
  void seal() { table_ = {}; }
  // Keeps the positions with these numbers, which increase, under new numbers 0, 1, … Only of a
  // sealed layer none of whose positions was expanded.
  void keep(std::span<const std::uint32_t> kept) {
    HARARY_ASSERT(table_.empty() && released_ == 0, "the layer is sealed, and all of it is there");
    for (std::size_t i = 0; i < kept.size(); ++i) {
      const std::size_t from = kept[i];
      blocks_[i / kBlock][i % kBlock] = blocks_[from / kBlock][from % kBlock];
      steps_[i] = steps_[from];
      scores_[i] = scores_[from];
    }
    blocks_.resize((kept.size() + kBlock - 1) / kBlock);
    steps_.resize(kept.size());
    scores_.resize(kept.size());
  }
  // Gives back the blocks before the one of position i.
  void release_before(std::size_t i) {
    for (; released_ < i / kBlock; ++released_) blocks_[released_].reset();
  }
  void clear() { *this = Layer(); }

  std::uint64_t memory_bytes() const {
    return (blocks_.size() - released_) * kBlock * sizeof(Position) +
           table_.capacity() * sizeof(std::uint64_t) + steps_.capacity() * sizeof(Step) +
           scores_.capacity() * sizeof(std::int32_t);
  }

 private:
  static constexpr std::uint64_t kFree = 0xffffffff;  // an index of all ones never occurs

  void grow() {
    std::vector<std::uint64_t> table(std::max<std::size_t>(1024, 2 * table_.size()), kFree);
    for (std::size_t i = 0; i < steps_.size(); ++i) {
      const std::uint64_t hash = position(i).hash();
      std::size_t place = hash & (table.size() - 1);
      while (table[place] != kFree) place = (place + 1) & (table.size() - 1);
      table[place] = (hash >> 32) << 32 | (i + 1);
    }
    table_ = std::move(table);
  }

  std::vector<std::unique_ptr<Position[]>> blocks_;
  std::size_t released_ = 0;
  std::vector<Step> steps_;
  std::vector<std::int32_t> scores_;
  std::vector<std::uint64_t> table_;  // tag of the hash : 32 | index + 1 : 32
};

}  // namespace harary
