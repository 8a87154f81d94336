// SPDX-License-Identifier: MIT
// Turns positions into the bytes of one block (docs/tablebase-format.md): differences of keys split
// into low bits and planes, columns of codes by their place among the block's distinct codes, all
// compressed section by section.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "store/block_format.hpp"
#include "store/bytes.hpp"
#include "store/layer_header.hpp"
#include "store/zstd_context.hpp"

namespace harary {

class BlockEncoder {
 public:
  enum class Effort {
    kFast,   // sections stay as they are: for what is read once
    kSmall,  // sections are compressed
  };
  explicit BlockEncoder(Effort effort);

  // Appends a block of 1 to kBlockPositions positions to `out`. Keys strictly increase; the codes
  // stand entry by entry: codes[i * values + v].
  void encode(std::span<const TableKey> keys, std::span<const std::int16_t> codes,
              std::size_t values, ByteString& out);

 private:
  struct Difference {
    std::uint64_t high = 0;
    std::uint64_t low = 0;
  };

  void take_differences(std::span<const TableKey> keys);
  unsigned noise_bits();
  void append_keys(unsigned low_bits, ByteString& out);
  void append_column(std::span<const std::int16_t> codes, std::size_t value, std::size_t values,
                     ByteString& out);
  void append_packed(std::span<const std::uint64_t> numbers, unsigned bits, ByteString& out);
  void append_section(ByteString& out);  // section_

  Effort effort_;
  ZstdCompressor context_;
  std::vector<Difference> differences_;
  std::vector<std::uint64_t> numbers_;
  std::vector<std::int16_t> distinct_;
  std::vector<std::uint16_t> place_of_;  // by code + 32768; only those of distinct_ count
  ByteString section_;
  ByteString packed_;
  ByteString other_keys_;
};

}  // namespace harary
