// SPDX-License-Identifier: MIT
#include "store/layer_writer.hpp"

#include <stdexcept>

#include "store/block_encoder.hpp"
#include "store/block_format.hpp"
#include "store/bytes.hpp"
#include "store/layer_format.hpp"
#include "store/output_file.hpp"

namespace harary {

class LayerWriter::Implementation {
 public:
  Implementation(const std::string& path, const LayerHeader& header);

  void add(TableKey key, std::span<const std::int16_t> codes);
  void add_block(TableKey first, TableKey last, std::span<const std::uint8_t> encoded);
  LayerSummary finish();

 private:
  void count(TableKey first, TableKey last, std::uint64_t positions);
  void write_block();
  void write(TableKey first, std::span<const std::uint8_t> encoded);

  std::size_t values_;
  LayerFooter footer_;
  ByteString bytes_;
  BlockEncoder encoder_;
  OutputFile file_;
  std::vector<TableKey> keys_;       // of the block in the making
  std::vector<std::int16_t> codes_;  // entry by entry
  TableKey last_;
  ByteString index_;
};

LayerWriter::Implementation::Implementation(const std::string& path, const LayerHeader& header)
    : values_(header.values.size()), encoder_(BlockEncoder::Effort::kSmall), file_([&] {
        footer_.header_checksum = append_layer_header(header, bytes_);  // refuses before we open
        return path;
      }()) {
  file_.write(bytes_);
  keys_.reserve(kBlockPositions);
  codes_.reserve(kBlockPositions * values_);
}

void LayerWriter::Implementation::count(TableKey first, TableKey last, std::uint64_t positions) {
  if (last < first || (footer_.positions > 0 && first <= last_))
    throw std::logic_error("keys of a layer must increase");
  if (footer_.positions > kMaxPositions - positions)
    throw std::logic_error("too many positions for a layer");
  last_ = last;
  footer_.positions += positions;
}

void LayerWriter::Implementation::add(TableKey key, std::span<const std::int16_t> codes) {
  if (codes.size() != values_) throw std::logic_error("a position with too few or too many codes");
  count(key, key, 1);
  keys_.push_back(key);
  codes_.insert(codes_.end(), codes.begin(), codes.end());
  if (keys_.size() == kBlockPositions) write_block();
}

void LayerWriter::Implementation::add_block(TableKey first, TableKey last,
                                            std::span<const std::uint8_t> encoded) {
  if (!keys_.empty()) throw std::logic_error("a block in the middle of another");
  count(first, last, kBlockPositions);
  write(first, encoded);
}

LayerSummary LayerWriter::Implementation::finish() {
  if (!keys_.empty()) write_block();
  file_.write(index_);
  footer_.index_checksum = checksum_of(index_);
  footer_.file_bytes = file_.offset() + LayerFooter::kBytes;
  bytes_.clear();
  const std::uint64_t seal = append_layer_footer(footer_, bytes_);
  file_.write(bytes_);
  file_.finish();
  return {footer_.positions, footer_.file_bytes, seal};
}

void LayerWriter::Implementation::write_block() {
  bytes_.clear();
  encoder_.encode(keys_, codes_, values_, bytes_);
  write(keys_.front(), bytes_);
  keys_.clear();
  codes_.clear();
}

void LayerWriter::Implementation::write(TableKey first, std::span<const std::uint8_t> encoded) {
  append_index_entry({first, file_.offset(), checksum_of(encoded)}, index_);
  file_.write(encoded);
}

LayerWriter::LayerWriter(const std::string& path, const LayerHeader& header)
    : implementation_(std::make_unique<Implementation>(path, header)) {}
LayerWriter::~LayerWriter() = default;
LayerWriter::LayerWriter(LayerWriter&&) noexcept = default;
LayerWriter& LayerWriter::operator=(LayerWriter&&) noexcept = default;

void LayerWriter::add(TableKey key, std::span<const std::int16_t> codes) {
  implementation_->add(key, codes);
}

void LayerWriter::add_block(TableKey first, TableKey last, std::span<const std::uint8_t> encoded) {
  implementation_->add_block(first, last, encoded);
}

LayerSummary LayerWriter::finish() {
  return implementation_->finish();
}

EncodedBlocks encode_blocks(std::span<const TableKey> keys, std::span<const std::int16_t> codes,
                            std::size_t values) {
  if (keys.size() % kBlockPositions != 0 || codes.size() != keys.size() * values) {
    throw std::logic_error("not whole blocks of positions");
  }
  for (std::size_t i = 1; i < keys.size(); ++i) {
    if (!(keys[i - 1] < keys[i])) throw std::logic_error("keys of a layer must increase");
  }
  BlockEncoder encoder(BlockEncoder::Effort::kSmall);
  EncodedBlocks result;
  for (std::size_t first = 0; first < keys.size(); first += kBlockPositions) {
    encoder.encode(keys.subspan(first, kBlockPositions),
                   codes.subspan(first * values, kBlockPositions * values), values, result.bytes);
    result.ends.push_back(result.bytes.size());
  }
  return result;
}

}  // namespace harary
