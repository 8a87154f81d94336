// SPDX-License-Identifier: MIT
// Reads the bytes of one block (docs/tablebase-format.md) and does not trust them: every length is
// checked before it is used, and no more memory is taken than a block of the format can need.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "store/bytes.hpp"
#include "store/layer_header.hpp"

namespace harary {

// A block as it lies in a file: what is not in its bytes but must be known to read them.
struct EncodedBlock {
  Bytes bytes;
  TableKey first;
  std::size_t count = 0;   // of positions, 1 … kBlockPositions
  std::size_t values = 0;  // of columns, 0 … kMaxValues
};

// All throw BytesDamaged if the bytes are no such block.

// Into keys[0 … count-1] and codes[i * by_position + v * by_value].
struct CodeLayout {
  std::size_t by_position;
  std::size_t by_value;
};
void decode_block(const EncodedBlock& block, TableKey* keys, std::int16_t* codes,
                  CodeLayout layout);

// Only the codes of one key; false if it is not there. Decodes only what it needs.
bool find_in_block(const EncodedBlock& block, TableKey key, std::span<std::int16_t> codes);

// The most bytes that a block can have.
std::size_t max_block_bytes(std::size_t values);

}  // namespace harary
