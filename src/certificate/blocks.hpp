// SPDX-License-Identifier: MIT
// The pieces of a certificate file: numbers, checksums, blocks. docs/certificate-format.md.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "certificate/position_set.hpp"

namespace harary::certificate {

inline constexpr char kMagic[] = "HARARYCT";  // 8 bytes are written
inline constexpr char kEndMagic[] = "HARARYCE";
inline constexpr std::size_t kMagicBytes = 8;
inline constexpr std::uint32_t kFirstVersion = 1;  // see format_version() in statement.hpp
inline constexpr std::uint32_t kLastVersion = 6;
inline constexpr std::uint32_t kMostHeaderText = 1 << 20;
inline constexpr std::uint32_t kMostWidth = 1 << 16;
inline constexpr std::uint64_t kSectionSeed = 1;
inline constexpr std::uint64_t kFirstBlockSeed = 2;
inline constexpr std::size_t kBlockHead = 8;
inline constexpr std::size_t kSectionHead = 16;
inline constexpr std::size_t kChecksum = 8;
inline constexpr std::size_t kFooter = kMagicBytes + 8 + kChecksum;
// Two numbers, at least one byte of zstd, and a checksum.
inline constexpr std::size_t kSmallestBlock = kBlockHead + 1 + kChecksum;

// Positions in a full block.
constexpr std::size_t block_positions(std::size_t width) {
  return width > 65536 ? 1 : 65536 / width;
}

using Buffer = std::vector<std::uint8_t>;

void put_number(Buffer& to, std::uint64_t number, int bytes);
std::uint64_t get_number(Bytes from, std::size_t at, int bytes);
std::uint64_t checksum(Bytes bytes, std::uint64_t seed);

// rows: the positions one after the other. Column by column, and compressed.
Buffer compress_block(Bytes rows, std::size_t width);
// The rows of a block of `count` positions; empty if the bytes are not such a block.
Buffer uncompress_block(Bytes compressed, std::size_t width, std::size_t count);
// The largest size of a compressed block of `raw` bytes.
std::size_t most_compressed(std::size_t raw);

}  // namespace harary::certificate
