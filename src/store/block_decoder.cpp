// SPDX-License-Identifier: MIT
#include "store/block_decoder.hpp"

#include <algorithm>
#include <array>
#include <memory>

#include "store/block_format.hpp"
#include "store/layer_header.hpp"
#include "store/zstd_context.hpp"

namespace harary {

namespace {

constexpr std::size_t kDifferences = kBlockPositions - 1;
constexpr std::size_t kMaxSection = (kDifferences * kMaxLowBits + 7) / 8;
constexpr std::size_t kSlack = 8;  // so that a word can be loaded from every byte of a section

// Where sections are unpacked: one for each thread, since it is too large for the stack.
struct Scratch {
  std::array<std::uint8_t, kMaxSection + kSlack> section;
  std::array<std::uint64_t, kDifferences> low;
  std::array<std::uint64_t, kDifferences> high;
};

Scratch& scratch() {
  thread_local const auto own = std::make_unique<Scratch>();
  return *own;
}

// The bytes of a section that has `length` bytes when unpacked: into `to`, which has as many.
void read_section(ByteReader& in, std::uint8_t* to, std::size_t length) {
  const std::size_t stored = in.number<std::uint16_t>();
  if (stored > length) throw BytesDamaged{"a section is too long"};
  const Bytes from = in.take(stored);
  if (stored == length) {
    std::copy(from.begin(), from.end(), to);
    return;
  }
  // One frame of today's format and nothing else: the library would also take frames of its old
  // formats, empty ones and several in a row.
  if (stored < 4 || load<std::uint32_t>(from.data()) != ZSTD_MAGICNUMBER ||
      ZSTD_findFrameCompressedSize(from.data(), stored) != stored ||
      ZSTD_decompressDCtx(decompressor(), to, length, from.data(), stored) != length) {
    throw BytesDamaged{"a section cannot be unpacked"};
  }
}

// Number i of those packed with `bits` bits each; kSlack bytes may be read behind them.
std::uint64_t packed_number(const std::uint8_t* from, std::size_t i, unsigned bits) {
  const std::size_t bit = i * bits;
  return load<std::uint64_t>(from + bit / 8) >> (bit % 8) & ((std::uint64_t{1} << bits) - 1);
}

// The differences of a block's keys, as numbers of 64 bits wherever the block's width allows it.
class Differences {
 public:
  Differences(ByteReader& in, std::size_t count) : scratch_(scratch()) {
    const unsigned low_bits = in.number<std::uint8_t>();
    const unsigned planes = in.number<std::uint8_t>();
    if (low_bits > kMaxLowBits || planes > kMaxPlanes) throw BytesDamaged{"its keys are too wide"};
    if (count == 0) {
      if (low_bits + planes > 0) throw BytesDamaged{"it has keys that do not belong there"};
      return;
    }
    std::uint64_t* const low = scratch_.low.data();
    std::uint64_t* const high = scratch_.high.data();
    wide_ = low_bits + 8 * planes > 64;
    std::fill_n(low, count, 0);
    if (wide_) std::fill_n(high, count, 0);
    if (low_bits > 0) {
      read_section(in, scratch_.section.data(), (count * low_bits + 7) / 8);
      for (std::size_t i = 0; i < count; ++i) {
        low[i] = packed_number(scratch_.section.data(), i, low_bits);
      }
    }
    for (unsigned plane = 0; plane < planes; ++plane) {
      const std::uint8_t* const bytes = scratch_.section.data();
      read_section(in, scratch_.section.data(), count);
      const unsigned shift = low_bits + 8 * plane;
      if (shift < 64) {
        for (std::size_t i = 0; i < count; ++i) low[i] |= std::uint64_t{bytes[i]} << shift;
      }
      if (shift + 8 > 64) add_above(bytes, count, shift);
    }
  }

  // The key after `key`, with difference number i.
  TableKey next(TableKey key, std::size_t i) const {
    const std::uint64_t low = key.low + scratch_.low[i] + 1;
    // One more than 64 bits can be lost in the sum: low <= key.low tells, for both summands.
    const std::uint64_t carry = low <= key.low ? 1 : 0;
    const std::uint64_t added = wide_ ? scratch_.high[i] : 0;
    const std::uint64_t high = key.high + added + carry;
    if (high < key.high || (carry == 1 && high == key.high)) {
      throw BytesDamaged{"its keys do not fit into 128 bits"};
    }
    return {high, low};
  }

 private:
  // What of a plane lies above the lower 64 bits.
  void add_above(const std::uint8_t* bytes, std::size_t count, unsigned shift) {
    for (std::size_t i = 0; i < count; ++i) {
      const std::uint64_t byte = bytes[i];
      const std::uint64_t above = shift < 64 ? byte >> (64 - shift) : byte;
      const unsigned up = shift < 64 ? 0 : shift - 64;
      if (up >= 64 ? above != 0 : above << up >> up != above) {
        throw BytesDamaged{"its keys do not fit into 128 bits"};
      }
      if (up < 64) scratch_.high[i] |= above << up;
    }
  }

  Scratch& scratch_;
  bool wide_ = false;
};

// The list of distinct codes at the head of a column.
class Column {
 public:
  Column(ByteReader& in, std::size_t count) : size_(in.number<std::uint16_t>()) {
    if (size_ == 0 || size_ > count)
      throw BytesDamaged{"a column has an impossible number of codes"};
    list_ = in.take(2 * size_);
    for (std::size_t place = 1; place < size_; ++place) {
      if (code(place - 1) >= code(place))
        throw BytesDamaged{"the codes of a column are not sorted"};
    }
  }

  std::size_t size() const { return size_; }
  unsigned bits() const { return place_bits(size_); }
  std::int16_t code(std::uint64_t place) const {
    if (place >= size_) throw BytesDamaged{"a column names a code that it does not have"};
    return static_cast<std::int16_t>(load<std::uint16_t>(list_.data() + 2 * place));
  }

 private:
  std::size_t size_;
  Bytes list_;
};

const std::uint8_t* read_places(ByteReader& in, std::size_t count, unsigned bits) {
  std::uint8_t* places = scratch().section.data();
  read_section(in, places, (count * bits + 7) / 8);
  return places;
}

}  // namespace

void decode_block(const EncodedBlock& block, TableKey* keys, std::int16_t* codes,
                  CodeLayout layout) {
  ByteReader in(block.bytes);
  const Differences differences(in, block.count - 1);
  keys[0] = block.first;
  for (std::size_t i = 1; i < block.count; ++i) keys[i] = differences.next(keys[i - 1], i - 1);
  for (std::size_t v = 0; v < block.values; ++v) {
    const Column column(in, block.count);
    std::int16_t* to = codes + v * layout.by_value;
    const unsigned bits = column.bits();
    if (bits == 0) {
      for (std::size_t i = 0; i < block.count; ++i) to[i * layout.by_position] = column.code(0);
      continue;
    }
    const std::uint8_t* const places = read_places(in, block.count, bits);
    for (std::size_t i = 0; i < block.count; ++i) {
      to[i * layout.by_position] = column.code(packed_number(places, i, bits));
    }
  }
  in.expect_end();
}

bool find_in_block(const EncodedBlock& block, TableKey key, std::span<std::int16_t> codes) {
  ByteReader in(block.bytes);
  const Differences differences(in, block.count - 1);
  TableKey at = block.first;
  std::size_t i = 0;
  while (at < key && ++i < block.count) at = differences.next(at, i - 1);
  if (at != key) return false;
  for (std::size_t v = 0; v < block.values; ++v) {
    const Column column(in, block.count);
    const unsigned bits = column.bits();
    codes[v] =
        column.code(bits == 0 ? 0 : packed_number(read_places(in, block.count, bits), i, bits));
  }
  return true;
}

std::size_t max_block_bytes(std::size_t values) {
  constexpr std::size_t kKeys = 2 + (2 + kMaxSection) + kMaxPlanes * (2 + kDifferences);
  constexpr std::size_t kColumn = 2 + 2 * kBlockPositions + 2 + 2 * kBlockPositions;
  return kKeys + values * kColumn;
}

}  // namespace harary
