// SPDX-License-Identifier: MIT
// Writes one layer of a tablebase (docs/tablebase-format.md): positions in increasing order of
// their keys, each with one code a value. The file appears under its name only when it is complete
// and on the disk; the same positions give the same bytes on every run.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "store/layer_header.hpp"

namespace harary {

// What a finished file amounts to, for the manifest.
struct LayerSummary {
  std::uint64_t positions = 0;
  std::uint64_t bytes = 0;
  std::uint64_t checksum = 0;  // seals the whole file: see LayerReader::checksum
};

class LayerWriter {
 public:
  // Opens PATH.tmp-<pid>. Throws FileError if the system refuses, std::logic_error for a header
  // beyond the format's limits.
  LayerWriter(const std::string& path, const LayerHeader& header);
  // Without finish() the temporary file goes away.
  ~LayerWriter();
  LayerWriter(LayerWriter&&) noexcept;
  LayerWriter& operator=(LayerWriter&&) noexcept;

  // Keys strictly increase and there is one code for each value of the header: else
  // std::logic_error. Throws FileError if the system refuses; the writer is then of no more use.
  void add(TableKey key, std::span<const std::int16_t> codes);
  // A whole block that was encoded elsewhere, by encode_blocks(): kBlockPositions positions, from
  // the key `first` to the key `last`. The number of positions so far must be a multiple of
  // kBlockPositions: else std::logic_error.
  void add_block(TableKey first, TableKey last, std::span<const std::uint8_t> encoded);

  // Writes the rest, forces file and folder to the disk and gives the file its name.
  LayerSummary finish();

 private:
  class Implementation;
  std::unique_ptr<Implementation> implementation_;
};

struct EncodedBlocks {
  std::vector<std::uint8_t> bytes;
  std::vector<std::uint64_t> ends;  // of each block
};

// Whole blocks of a layer, as the workers of a cluster make them. Keys strictly increase, their
// number is a multiple of kBlockPositions: else std::logic_error. Codes stand entry by entry.
EncodedBlocks encode_blocks(std::span<const TableKey> keys, std::span<const std::int16_t> codes,
                            std::size_t values);

}  // namespace harary
