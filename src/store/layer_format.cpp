// SPDX-License-Identifier: MIT
#include "store/layer_format.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "base/error.hpp"
#include "store/json_text.hpp"

namespace harary {

void read_beginning(ByteReader& in, const Magic& magic, std::uint32_t version,
                    const std::string& path, const std::string& kind) {
  const std::size_t compared = std::min(in.left(), magic.size());
  const Bytes found = in.take(compared);
  if (compared < magic.size() || !std::equal(found.begin(), found.end(), magic.begin())) {
    throw FileError(path, fmt::format("is not {}; check the path", kind));
  }
  const auto written = in.number<std::uint32_t>();
  if (written > version) {
    throw FileError(path, fmt::format("has the newer format {}; this program reads up to {}; use a "
                                      "newer version of harary",
                                      written, version));
  }
  if (written != version) throw BytesDamaged{fmt::format("format {} does not exist", written)};
}

void append_beginning(const Magic& magic, std::uint32_t version, ByteString& out) {
  for (const std::uint8_t byte : magic) out.push_back(byte);
  append(out, version);
}

std::uint64_t read_layer_header(ByteReader& in, const std::string& path, LayerHeader& header) {
  const ByteReader beginning = in;
  const std::size_t all = in.left();
  read_beginning(in, kLayerMagic, kLayerVersion, path, "a layer of a tablebase");
  const std::size_t length = in.number<std::uint32_t>();
  if (length > kMaxHeaderText) throw BytesDamaged{"its header is too long"};
  const Bytes text = in.take(length);
  ByteReader again = beginning;
  const Bytes covered = again.take(all - in.left());
  const auto sum = in.number<std::uint64_t>();
  if (sum != checksum_of(covered)) throw BytesDamaged{"the checksum of its header is wrong"};

  const auto json = parse_json({reinterpret_cast<const char*>(text.data()), text.size()});
  header.game = string_member(json, "game");
  header.instance = strings_by_name(json, "instance");
  header.layer = static_cast<int>(
      number_member(json, "layer", static_cast<std::uint64_t>(std::numeric_limits<int>::max())));
  header.values = strings_in_order(json, "values");
  if (header.values.size() > kMaxValues) throw BytesDamaged{"its header names too many values"};
  return sum;
}

std::uint64_t append_layer_header(const LayerHeader& header, ByteString& out) {
  if (header.values.size() > kMaxValues) throw std::logic_error("too many values for a layer");
  if (header.layer < 0) throw std::logic_error("a layer with a negative number");
  const std::string text = json_text(
      {{"game", header.game},
       {"instance", nlohmann::json::object_t(header.instance.begin(), header.instance.end())},
       {"layer", header.layer},
       {"values", header.values}});
  if (text.size() > kMaxHeaderText) throw std::logic_error("the header of a layer is too long");
  const std::size_t begin = out.size();
  append_beginning(kLayerMagic, kLayerVersion, out);
  append(out, static_cast<std::uint32_t>(text.size()));
  out.insert(out.end(), text.begin(), text.end());
  const std::uint64_t sum = checksum_of(Bytes(out).subspan(begin));
  append(out, sum);
  return sum;
}

IndexEntry load_index_entry(const std::uint8_t* from) {
  return {{load<std::uint64_t>(from), load<std::uint64_t>(from + 8)},
          load<std::uint64_t>(from + 16),
          load<std::uint64_t>(from + 24)};
}

void append_index_entry(const IndexEntry& entry, ByteString& out) {
  append(out, entry.first.high);
  append(out, entry.first.low);
  append(out, entry.offset);
  append(out, entry.checksum);
}

LayerFooter read_layer_footer(Bytes bytes) {
  ByteReader in(bytes);
  const Bytes covered = bytes.first(32);
  LayerFooter footer;
  footer.positions = in.number<std::uint64_t>();
  footer.header_checksum = in.number<std::uint64_t>();
  footer.index_checksum = in.number<std::uint64_t>();
  footer.file_bytes = in.number<std::uint64_t>();
  footer.seal = in.number<std::uint64_t>();
  const Bytes end = in.take(kLayerEnd.size());
  if (!std::equal(end.begin(), end.end(), kLayerEnd.begin()) ||
      footer.seal != checksum_of(covered)) {
    throw BytesDamaged{"its end is missing or damaged"};
  }
  return footer;
}

std::uint64_t append_layer_footer(const LayerFooter& footer, ByteString& out) {
  const std::size_t begin = out.size();
  append(out, footer.positions);
  append(out, footer.header_checksum);
  append(out, footer.index_checksum);
  append(out, footer.file_bytes);
  const std::uint64_t seal = checksum_of(Bytes(out).subspan(begin));
  append(out, seal);
  out.insert(out.end(), kLayerEnd.begin(), kLayerEnd.end());
  return seal;
}

}  // namespace harary
