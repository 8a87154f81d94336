// SPDX-License-Identifier: MIT
#include "certificate/blocks.hpp"

#include <xxhash.h>
#include <zstd.h>

#include "base/assert.hpp"
#include "base/error.hpp"

namespace harary::certificate {

namespace {

constexpr int kCompressionLevel = 12;

// From rows to columns when `width` is the length of a row, and back when it is that of a column.
Buffer transposed(Bytes matrix, std::size_t width) {
  const std::size_t rows = matrix.size() / width;
  Buffer result(matrix.size());
  for (std::size_t row = 0; row < rows; ++row) {
    for (std::size_t column = 0; column < width; ++column) {
      result[column * rows + row] = matrix[row * width + column];
    }
  }
  return result;
}

}  // namespace

void put_number(Buffer& to, std::uint64_t number, int bytes) {
  HARARY_ASSERT(bytes == 8 || number >> (8 * bytes) == 0, "the number fits the bytes");
  for (int i = 0; i < bytes; ++i) to.push_back(static_cast<std::uint8_t>(number >> (8 * i)));
}

std::uint64_t get_number(Bytes from, std::size_t at, int bytes) {
  HARARY_ASSERT(at + static_cast<std::size_t>(bytes) <= from.size(), "the bytes hold the number");
  std::uint64_t number = 0;
  for (int i = 0; i < bytes; ++i) {
    number |= static_cast<std::uint64_t>(from[at + static_cast<std::size_t>(i)]) << (8 * i);
  }
  return number;
}

std::uint64_t checksum(Bytes bytes, std::uint64_t seed) {
  return XXH3_64bits_withSeed(bytes.data(), bytes.size(), seed);
}

Buffer compress_block(Bytes rows, std::size_t width) {
  HARARY_ASSERT(width > 0 && rows.size() % width == 0, "a block consists of whole positions");
  const Buffer columns = transposed(rows, width);
  Buffer result(ZSTD_compressBound(columns.size()));
  const std::size_t size = ZSTD_compress(result.data(), result.size(), columns.data(),
                                         columns.size(), kCompressionLevel);
  if (ZSTD_isError(size) != 0) throw LimitError("zstd: no memory to compress a block");
  result.resize(size);
  return result;
}

Buffer uncompress_block(Bytes compressed, std::size_t width, std::size_t count) {
  Buffer columns(width * count);
  const std::size_t size =
      ZSTD_decompress(columns.data(), columns.size(), compressed.data(), compressed.size());
  if (ZSTD_isError(size) != 0 || size != columns.size()) return {};
  return transposed(columns, count);
}

std::size_t most_compressed(std::size_t raw) {
  return ZSTD_compressBound(raw);
}

}  // namespace harary::certificate
