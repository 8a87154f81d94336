// SPDX-License-Identifier: MIT
#include "store/layer_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "base/error.hpp"
#include "store/block_decoder.hpp"
#include "store/layer_format.hpp"

namespace harary {

namespace {

constexpr const char* kAdvice = "make the file again";

}  // namespace

LayerReader::LayerReader(const std::string& path) : file_(path) {
  try {
    read_frame();
  } catch (const BytesDamaged& damage) {
    throw FileError(path, fmt::format("is damaged or incomplete: {}; {}", damage.what, kAdvice));
  }
}

// Everything but the blocks. The footer comes second: a foreign or newer file is to be called so.
void LayerReader::read_frame() {
  const Bytes bytes = file_.bytes();
  ByteReader in(bytes);
  const std::uint64_t header_checksum = read_layer_header(in, file_.path(), header_);
  const std::uint64_t blocks_begin = bytes.size() - in.left();
  if (in.left() < LayerFooter::kBytes) throw BytesDamaged{"it ends too early"};
  const LayerFooter footer = read_layer_footer(bytes.last(LayerFooter::kBytes));
  const std::uint64_t room = in.left() - LayerFooter::kBytes;
  if (footer.file_bytes != bytes.size() || footer.header_checksum != header_checksum ||
      footer.positions > kMaxPositions || footer.blocks() > room / IndexEntry::kBytes) {
    throw BytesDamaged{"its header and its footer do not match"};
  }
  positions_ = footer.positions;
  blocks_ = footer.blocks();
  checksum_ = footer.seal;
  const std::size_t index_bytes = blocks_ * IndexEntry::kBytes;
  index_begin_ = bytes.size() - LayerFooter::kBytes - index_bytes;
  if (checksum_of(bytes.subspan(index_begin_, index_bytes)) != footer.index_checksum) {
    throw BytesDamaged{"the checksum of its index is wrong"};
  }
  check_index(blocks_begin);
}

// Blocks lie one after the other without gaps, in the order of their keys.
void LayerReader::check_index(std::uint64_t blocks_begin) const {
  const std::uint64_t longest = max_block_bytes(header_.values.size());
  std::uint64_t expected = blocks_begin;
  IndexEntry before;
  for (std::uint64_t block = 0; block < blocks_; ++block) {
    const IndexEntry now = entry(block);
    const bool fits = block == 0 ? now.offset == expected
                                 : now.offset > before.offset && before.first < now.first &&
                                       now.offset - before.offset <= longest;
    if (!fits) throw BytesDamaged{fmt::format("entry {} of its index is wrong", block)};
    before = now;
  }
  const std::uint64_t last_begin = blocks_ == 0 ? index_begin_ : before.offset;
  const bool ends_well = blocks_ == 0
                             ? index_begin_ == blocks_begin
                             : last_begin < index_begin_ && index_begin_ - last_begin <= longest;
  if (!ends_well) throw BytesDamaged{"its blocks do not end where its index begins"};
}

IndexEntry LayerReader::entry(std::uint64_t block) const {
  return load_index_entry(file_.bytes().data() + index_begin_ + block * IndexEntry::kBytes);
}

// The bytes of a block, with the right checksum; throws BytesDamaged.
EncodedBlock LayerReader::encoded(std::uint64_t block, const IndexEntry& at) const {
  const std::uint64_t end = block + 1 < blocks_ ? entry(block + 1).offset : index_begin_;
  EncodedBlock result;
  result.bytes = file_.bytes().subspan(at.offset, end - at.offset);
  if (checksum_of(result.bytes) != at.checksum) throw BytesDamaged{"the checksum is wrong"};
  result.first = at.first;
  result.count = static_cast<std::size_t>(
      std::min<std::uint64_t>(kBlockPositions, positions_ - block * kBlockPositions));
  result.values = header_.values.size();
  return result;
}

void LayerReader::refuse(std::uint64_t block, const std::string& what) const {
  throw FileError(file_.path(), fmt::format("is damaged: block {} at offset {}: {}; {}", block,
                                            entry(block).offset, what, kAdvice));
}

bool LayerReader::find(TableKey key, std::span<std::int16_t> codes) const {
  if (codes.size() != header_.values.size()) {
    throw std::logic_error("find: not as many codes as values");
  }
  // The last block whose first key is not larger.
  std::uint64_t low = 0;
  for (std::uint64_t high = blocks_; low < high;) {
    const std::uint64_t middle = low + (high - low) / 2;
    if (entry(middle).first <= key) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  if (low == 0) return false;
  const std::uint64_t block = low - 1;
  try {
    return find_in_block(encoded(block, entry(block)), key, codes);
  } catch (const BytesDamaged& damage) {
    refuse(block, damage.what);
  }
}

void LayerReader::read_block(std::uint64_t block, Block& into) const {
  if (block >= blocks_) throw std::logic_error("read_block: no such block");
  try {
    const EncodedBlock from = encoded(block, entry(block));
    into.keys.resize(from.count);
    into.codes.resize(from.count * from.values);
    decode_block(from, into.keys.data(), into.codes.data(), {1, from.count});
    if (block + 1 < blocks_ && into.keys.back() >= entry(block + 1).first) {
      throw BytesDamaged{"its keys reach into the next block"};
    }
  } catch (const BytesDamaged& damage) {
    refuse(block, damage.what);
  }
}

void LayerReader::verify() const {
  Block block;
  for (std::uint64_t i = 0; i < blocks_; ++i) read_block(i, block);
}

}  // namespace harary
