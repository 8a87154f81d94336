// SPDX-License-Identifier: MIT
// What LayerWriter does, and one thing more: it also takes whole blocks that were encoded
// elsewhere, by the workers of a cluster.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "store/layer_header.hpp"
#include "store/layer_writer.hpp"
#include "store/table_key.hpp"

namespace harary {

// Throws as LayerWriter does.
class LayerAssembly {
 public:
  LayerAssembly(const std::string& path, const LayerHeader& header);
  ~LayerAssembly();
  LayerAssembly(LayerAssembly&&) noexcept;
  LayerAssembly& operator=(LayerAssembly&&) noexcept;

  void add(TableKey key, std::span<const std::int16_t> codes);
  // A block of kBlockPositions positions, made by encode_blocks(); `first` and `last` are its keys.
  // The number of positions so far must be a multiple of kBlockPositions: else std::logic_error.
  void add_block(TableKey first, TableKey last, std::span<const std::uint8_t> encoded);
  LayerSummary finish();

 private:
  class Implementation;
  std::unique_ptr<Implementation> implementation_;
};

struct EncodedBlocks {
  std::vector<std::uint8_t> bytes;
  std::vector<std::uint64_t> ends;  // of each block
};

// Whole blocks of a layer. Keys strictly increase, their number is a multiple of kBlockPositions:
// else std::logic_error. Codes stand entry by entry.
EncodedBlocks encode_blocks(std::span<const TableKey> keys, std::span<const std::int16_t> codes,
                            std::size_t values);

}  // namespace harary
