// SPDX-License-Identifier: MIT
// The fixed parts of a layer's file (docs/tablebase-format.md): header, index entry and footer,
// each with the one function that writes it and the one that reads it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "store/block_format.hpp"
#include "store/bytes.hpp"
#include "store/layer_header.hpp"

namespace harary {

inline constexpr std::uint32_t kLayerVersion = 1;
inline constexpr std::size_t kMaxHeaderText = std::size_t{1} << 16;
inline constexpr std::uint64_t kMaxPositions = std::uint64_t{1} << 48;

using Magic = std::array<std::uint8_t, 8>;
// Not text, so that no program takes it for text; the line ends tell a transfer that did.
inline constexpr Magic kLayerMagic = {0x89, 'H', 'R', 'Y', 'L', '\r', '\n', 0x1a};
inline constexpr Magic kLayerEnd = {0x89, 'H', 'R', 'Y', 'E', '\r', '\n', 0x1a};

// Throws BytesDamaged, or FileError naming `path` if the file is foreign or newer than `version`.
// Takes magic and version off the front.
void read_beginning(ByteReader& in, const Magic& magic, std::uint32_t version,
                    const std::string& path, const std::string& kind);
void append_beginning(const Magic& magic, std::uint32_t version, ByteString& out);

// The header of a layer, from its magic to its checksum. Reading takes it off the front and returns
// the checksum. Appending throws std::logic_error if the header exceeds the format's limits.
std::uint64_t read_layer_header(ByteReader& in, const std::string& path, LayerHeader& header);
std::uint64_t append_layer_header(const LayerHeader& header, ByteString& out);

struct IndexEntry {
  static constexpr std::size_t kBytes = 32;
  TableKey first;
  std::uint64_t offset = 0;
  std::uint64_t checksum = 0;
};
IndexEntry load_index_entry(const std::uint8_t* from);
void append_index_entry(const IndexEntry& entry, ByteString& out);

struct LayerFooter {
  static constexpr std::size_t kBytes = 48;
  std::uint64_t positions = 0;
  std::uint64_t header_checksum = 0;
  std::uint64_t index_checksum = 0;
  std::uint64_t file_bytes = 0;
  std::uint64_t seal = 0;  // computed by append_layer_footer

  std::uint64_t blocks() const { return (positions + kBlockPositions - 1) / kBlockPositions; }
};
LayerFooter read_layer_footer(Bytes bytes);
// Returns the seal.
std::uint64_t append_layer_footer(const LayerFooter& footer, ByteString& out);

}  // namespace harary
