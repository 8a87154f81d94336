// SPDX-License-Identifier: MIT
#include "certificate/position_set.hpp"

#include <algorithm>
#include <cstring>
#include <numeric>

#include <xxhash.h>

#include "base/assert.hpp"
#include "base/error.hpp"

namespace harary {

namespace {

constexpr std::size_t kFirstSlots = 64;

// At most three of four slots are taken.
bool crowded(std::size_t strings, std::size_t slots) {
  return strings > slots / 4 * 3;
}

}  // namespace

std::uint64_t hash_bytes(Bytes bytes) {
  return XXH3_64bits(bytes.data(), bytes.size());
}

bool equal_bytes(Bytes a, Bytes b) {
  return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size()) == 0;
}

PositionSet::PositionSet(std::size_t width) : width_(width), slots_(kFirstSlots) {}

std::uint64_t PositionSet::memory_bytes() const {
  return chunks_.size() * kChunk * width_ + slots_.size() * sizeof(Slot);
}

void PositionSet::reserve(std::size_t count) {
  const std::size_t wanted = count / 3 * 4 + kFirstSlots;
  if (wanted > slots_.size()) rehash(wanted);
}

bool PositionSet::insert(std::uint64_t hash, Bytes string) {
  HARARY_ASSERT(string.size() == width_, "all strings have one width");
  HARARY_ASSERT(!slots_.empty(), "a set that grows is not sorted");
  if (crowded(size_ + 1, slots_.size())) rehash(slots_.size() / 2 * 3);
  const std::uint32_t tag = tag_of(hash);
  std::size_t place = place_of(tag);
  for (; slots_[place].number != kEmpty; place = next(place)) {
    if (slots_[place].tag == tag && equal_bytes((*this)[slots_[place].number], string))
      return false;
  }
  if (size_ >= kEmpty) throw LimitError("a set of positions holds at most 4294967295");
  if (size_ % kChunk == 0) chunks_.push_back(std::make_unique<std::uint8_t[]>(kChunk * width_));
  std::memcpy(chunks_.back().get() + size_ % kChunk * width_, string.data(), width_);
  slots_[place] = {tag, static_cast<std::uint32_t>(size_++)};
  return true;
}

void PositionSet::rehash(std::size_t slots) {
  std::vector<Slot> old(slots);
  old.swap(slots_);
  for (const Slot& slot : old) {
    if (slot.number == kEmpty) continue;
    std::size_t place = place_of(slot.tag);
    while (slots_[place].number != kEmpty) place = next(place);
    slots_[place] = slot;
  }
}

std::vector<std::uint32_t> PositionSet::sort() {
  slots_ = {};
  std::vector<std::uint32_t> numbers(size_);
  std::iota(numbers.begin(), numbers.end(), 0);
  std::sort(numbers.begin(), numbers.end(), [this](std::uint32_t a, std::uint32_t b) {
    return std::memcmp((*this)[a].data(), (*this)[b].data(), width_) < 0;
  });
  return numbers;
}

}  // namespace harary
