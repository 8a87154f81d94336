// SPDX-License-Identifier: MIT
// docs/certificate-format.md and docs/tablebase-format.md say where the checksums are.
#include "tests/fuzz/sealed.hpp"

#include <xxhash.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <nlohmann/json.hpp>

#include "store/bytes.hpp"
#include "store/json_text.hpp"

namespace harary::fuzz {

namespace {

// A file being sealed, with a place in it.
class ByteString {
 public:
  explicit ByteString(std::string_view text) : text_(text) {}

  std::string text() && { return std::move(text_); }
  std::uint64_t size() const { return text_.size(); }
  bool has(std::uint64_t at, std::uint64_t count) const {
    return at <= text_.size() && count <= text_.size() - at;
  }
  // A number of 4 or 8 bytes; 0 beyond the end.
  std::uint64_t number(std::uint64_t at, std::size_t bytes) const {
    std::uint64_t result = 0;
    if (has(at, bytes)) std::memcpy(&result, text_.data() + at, bytes);
    return result;
  }
  void put(std::uint64_t at, std::uint64_t number) {
    if (has(at, sizeof number)) std::memcpy(text_.data() + at, &number, sizeof number);
  }
  std::uint64_t sum(std::uint64_t from, std::uint64_t count, std::uint64_t seed = 0) const {
    return has(from, count) ? XXH3_64bits_withSeed(text_.data() + from, count, seed) : 0;
  }
  // The checksum of these bytes, right after them; false if the file ends before.
  bool seal(std::uint64_t from, std::uint64_t count, std::uint64_t seed = 0) {
    if (!has(from, count) || !has(from + count, 8)) return false;
    put(from + count, sum(from, count, seed));
    return true;
  }

 private:
  std::string text_;
};

}  // namespace

std::string sealed_certificate(std::string_view input) {
  constexpr std::uint64_t kSum = 8;
  constexpr std::uint64_t kFooter = 24;
  ByteString bytes(input);
  std::uint64_t at = 16 + bytes.number(12, 4);
  if (bytes.seal(0, at)) {
    at += kSum;
    // Sections up to the footer, which is the rest.
    while (bytes.size() - at > kFooter && bytes.seal(at, 16, 1)) {
      const std::uint64_t width = std::max<std::uint64_t>(1, bytes.number(at + 4, 4));
      const std::uint64_t in_block = std::max<std::uint64_t>(1, 65536 / width);
      std::uint64_t left = bytes.number(at + 8, 8);
      at += 16 + kSum;
      for (std::uint64_t block = 0; left > 0; ++block) {
        const std::uint64_t length = 8 + bytes.number(at + 4, 4);
        if (!bytes.seal(at, length, 2 + block)) break;
        at += length + kSum;
        left -= std::min(left, in_block);
      }
    }
    if (bytes.size() >= kFooter) bytes.seal(0, bytes.size() - kSum);
  }
  return std::move(bytes).text();
}

std::string sealed_layer(std::string_view input) {
  constexpr std::uint64_t kFooter = 48;
  constexpr std::uint64_t kEntry = 32;
  constexpr std::uint64_t kBlock = 4096;  // positions
  ByteString bytes(input);
  const std::uint64_t header = 16 + bytes.number(12, 4);
  if (!bytes.seal(0, header) || bytes.size() < header + 8 + kFooter) return std::move(bytes).text();
  const std::uint64_t footer = bytes.size() - kFooter;
  const std::uint64_t blocks = (bytes.number(footer, 8) + kBlock - 1) / kBlock;
  if (blocks > footer / kEntry) return std::move(bytes).text();
  const std::uint64_t index = footer - blocks * kEntry;
  for (std::uint64_t i = 0; i < blocks; ++i) {
    const std::uint64_t entry = index + i * kEntry;
    const std::uint64_t begin = bytes.number(entry + 16, 8);
    const std::uint64_t end = i + 1 < blocks ? bytes.number(entry + kEntry + 16, 8) : index;
    if (begin < end) bytes.put(entry + 24, bytes.sum(begin, end - begin));
  }
  bytes.put(footer + 8, bytes.number(header, 8));
  bytes.put(footer + 16, bytes.sum(index, footer - index));
  bytes.put(footer + 24, bytes.size());
  bytes.seal(footer, 32);
  return std::move(bytes).text();
}

std::string sealed_manifest(std::string_view input) {
  try {
    nlohmann::json json = parse_json(input);
    if (!json.is_object()) return std::string(input);
    json.erase("checksum");
    char digits[17];
    std::snprintf(digits, sizeof digits, "%016llx",
                  static_cast<unsigned long long>(checksum_of(bytes_of(json.dump()))));
    json["checksum"] = digits;
    return json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
  } catch (const BytesDamaged&) {
  } catch (const nlohmann::json::exception&) {
  }
  return std::string(input);
}

std::string sealed_run(std::string_view input) {
  constexpr std::uint64_t kHead = 32;  // of a chunk; its checksum comes first
  ByteString bytes(input);
  for (std::uint64_t at = 16; bytes.has(at, kHead);) {
    const std::uint64_t length = kHead + bytes.number(at + 12, 4);
    if (!bytes.has(at, length)) break;
    bytes.put(at, bytes.sum(at + 8, length - 8));
    at += length;
  }
  return std::move(bytes).text();
}

std::string sealed_checkpoint(std::string_view input) {
  constexpr std::uint64_t kMagic = 15;
  ByteString bytes(input);
  const std::uint64_t about = 8 + 4 + bytes.number(kMagic + 8, 4);
  const std::uint64_t header = about + 4 + 8 * bytes.number(kMagic + about, 4);
  if (!bytes.seal(kMagic, header)) return std::move(bytes).text();
  for (std::uint64_t at = kMagic + header + 8; bytes.has(at, 4);) {
    const std::uint64_t length = 8 * bytes.number(at, 4);
    if (!bytes.seal(at + 4, length)) break;
    at += 4 + length + 8;
  }
  return std::move(bytes).text();
}

}  // namespace harary::fuzz
