// SPDX-License-Identifier: MIT
#include "solve/table/sent_news.hpp"

#include <bit>
#include <cstring>
#include <string_view>

#include "base/error.hpp"
#include "store/bytes.hpp"

namespace harary {

namespace {

constexpr std::string_view kNewsMagic = "harary news 1\n";

static_assert(std::endian::native == std::endian::little,
              "words are written in their memory layout");

std::string text_of(Bytes bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace

std::string encode_news(const std::string& about, std::span<const std::uint64_t> words) {
  ByteString bytes(kNewsMagic.begin(), kNewsMagic.end());
  append(bytes, static_cast<std::uint32_t>(about.size()));
  bytes.insert(bytes.end(), about.begin(), about.end());
  append(bytes, std::uint64_t{words.size()});
  const auto* const memory = reinterpret_cast<const std::uint8_t*>(words.data());
  bytes.insert(bytes.end(), memory, memory + words.size_bytes());
  append(bytes, checksum_of(bytes));
  return text_of(bytes);
}

std::vector<std::uint64_t> decode_news(const std::string& about, const std::string& bytes) {
  const Bytes all = bytes_of(bytes);
  try {
    ByteReader reader(all);
    if (text_of(reader.take(kNewsMagic.size())) != kNewsMagic)
      throw BytesDamaged{"it is something else"};
    const std::string found = text_of(reader.take(reader.number<std::uint32_t>()));
    const std::uint64_t count = reader.number<std::uint64_t>();
    if (count > reader.left() / 8) throw BytesDamaged{"it ends too early"};
    std::vector<std::uint64_t> words(count);
    const Bytes memory = reader.take(8 * count);
    if (count > 0) std::memcpy(words.data(), memory.data(), memory.size());
    const std::uint64_t checksum = checksum_of(all.first(all.size() - reader.left()));
    if (reader.number<std::uint64_t>() != checksum) throw BytesDamaged{"its checksum is wrong"};
    reader.expect_end();
    if (found != about) {
      throw InputError("news: they are about “" + found + "”, not about “" + about + "”");
    }
    return words;
  } catch (const BytesDamaged& damage) {
    throw InputError("news: what came is damaged: " + damage.what);
  }
}

}  // namespace harary
