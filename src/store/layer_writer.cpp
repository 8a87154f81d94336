// SPDX-License-Identifier: MIT
#include "store/layer_writer.hpp"

#include <stdexcept>
#include <vector>

#include "store/block_encoder.hpp"
#include "store/layer_format.hpp"
#include "store/output_file.hpp"

namespace harary {

class LayerWriter::Implementation {
 public:
  Implementation(const std::string& path, const LayerHeader& header)
      : values_(header.values.size()), encoder_(BlockEncoder::Effort::kSmall), file_([&] {
          footer_.header_checksum = append_layer_header(header, bytes_);  // refuses before we open
          return path;
        }()) {
    file_.write(bytes_);
    keys_.reserve(kBlockPositions);
    codes_.reserve(kBlockPositions * values_);
  }

  void add(TableKey key, std::span<const std::int16_t> codes) {
    if (footer_.positions > 0 && key <= last_)
      throw std::logic_error("keys of a layer must increase");
    if (codes.size() != values_)
      throw std::logic_error("a position with too few or too many codes");
    if (footer_.positions == kMaxPositions)
      throw std::logic_error("too many positions for a layer");
    last_ = key;
    ++footer_.positions;
    keys_.push_back(key);
    codes_.insert(codes_.end(), codes.begin(), codes.end());
    if (keys_.size() == kBlockPositions) write_block();
  }

  LayerSummary finish() {
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

 private:
  void write_block() {
    bytes_.clear();
    encoder_.encode(keys_, codes_, values_, bytes_);
    append_index_entry({keys_.front(), file_.offset(), checksum_of(bytes_)}, index_);
    file_.write(bytes_);
    keys_.clear();
    codes_.clear();
  }

  std::size_t values_;
  LayerFooter footer_;
  Bytes bytes_;
  BlockEncoder encoder_;
  OutputFile file_;
  std::vector<TableKey> keys_;       // of the block in the making
  std::vector<std::int16_t> codes_;  // entry by entry
  TableKey last_;
  Bytes index_;
};

LayerWriter::LayerWriter(const std::string& path, const LayerHeader& header)
    : implementation_(std::make_unique<Implementation>(path, header)) {}
LayerWriter::~LayerWriter() = default;
LayerWriter::LayerWriter(LayerWriter&&) noexcept = default;
LayerWriter& LayerWriter::operator=(LayerWriter&&) noexcept = default;

void LayerWriter::add(TableKey key, std::span<const std::int16_t> codes) {
  implementation_->add(key, codes);
}

LayerSummary LayerWriter::finish() {
  return implementation_->finish();
}

}  // namespace harary
