// SPDX-License-Identifier: MIT
#include "store/manifest.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <limits>
#include <nlohmann/json.hpp>

#include "base/error.hpp"
#include "store/bytes.hpp"
#include "store/json_text.hpp"
#include "store/mapped_file.hpp"
#include "store/output_file.hpp"

namespace harary {

namespace {

constexpr const char* kFile = "tablebase.json";
constexpr const char* kFormat = "harary tablebase";
constexpr std::uint64_t kVersion = 1;
constexpr std::size_t kMaxBytes = std::size_t{16} << 20;
constexpr std::uint64_t kAny = std::numeric_limits<std::uint64_t>::max();

std::string path_in(const std::string& folder, const std::string& name) {
  return (std::filesystem::path(folder) / name).string();
}

std::string hexadecimal(std::uint64_t number) {
  return fmt::format("{:016x}", number);
}

std::uint64_t hexadecimal_member(const nlohmann::json& object, const std::string& name) {
  const std::string text = string_member(object, name);
  std::uint64_t number = 0;
  for (const char letter : text) {
    const std::size_t digit = std::string_view("0123456789abcdef").find(letter);
    if (digit == std::string_view::npos) throw BytesDamaged{"a checksum is not a number"};
    number = number << 4 | digit;
  }
  if (text != hexadecimal(number)) throw BytesDamaged{"a checksum is not a number"};
  return number;
}

// A name for a file in the folder of the manifest, and in no other folder.
bool is_plain_name(const std::string& name) {
  return !name.empty() && name.size() <= 255 && name != "." && name != ".." &&
         name.find('/') == std::string::npos && name.find('\0') == std::string::npos;
}

nlohmann::json without_checksum(const Manifest& manifest) {
  nlohmann::json layers = nlohmann::json::array();
  for (const ManifestLayer& layer : manifest.layers) {
    layers.push_back({{"layer", layer.layer},
                      {"file", layer.file},
                      {"positions", layer.summary.positions},
                      {"bytes", layer.summary.bytes},
                      {"seal", hexadecimal(layer.summary.checksum)}});
  }
  return {
      {"format", kFormat},
      {"version", kVersion},
      {"game", manifest.game},
      {"instance", nlohmann::json::object_t(manifest.instance.begin(), manifest.instance.end())},
      {"values", manifest.values},
      {"layers", layers}};
}

std::string file_text(const nlohmann::json& json) {
  return json.dump(2) + "\n";
}

Manifest parse(const std::string& path, std::string_view text) {
  if (text.size() > kMaxBytes) throw BytesDamaged{"it is too long"};
  nlohmann::json json = parse_json(text);
  if (string_member(json, "format") != kFormat)
    throw BytesDamaged{"it is not a manifest of a Harary tablebase"};
  const std::uint64_t version = number_member(json, "version", kAny);
  if (version > kVersion) {
    throw FileError(path, fmt::format("has the newer format {}; this program reads up to {}; use a "
                                      "newer version of harary",
                                      version, kVersion));
  }
  const std::uint64_t sum = hexadecimal_member(json, "checksum");
  const std::string whole = file_text(json);
  json.erase("checksum");
  if (sum != checksum_of(bytes_of(json_text(json)))) throw BytesDamaged{"its checksum is wrong"};
  // Blanks are in no checksum.
  if (text != whole) throw BytesDamaged{"it is not as it was written"};

  Manifest manifest;
  manifest.game = string_member(json, "game");
  manifest.instance = strings_by_name(json, "instance");
  manifest.values = strings_in_order(json, "values");
  for (const nlohmann::json& entry : member(json, "layers")) {
    ManifestLayer layer;
    layer.layer = static_cast<int>(
        number_member(entry, "layer", static_cast<std::uint64_t>(std::numeric_limits<int>::max())));
    layer.file = string_member(entry, "file");
    layer.summary = {number_member(entry, "positions", kAny), number_member(entry, "bytes", kAny),
                     hexadecimal_member(entry, "seal")};
    if (!is_plain_name(layer.file) ||
        (!manifest.layers.empty() && manifest.layers.back().layer >= layer.layer)) {
      throw BytesDamaged{"its list of layers is malformed"};
    }
    manifest.layers.push_back(std::move(layer));
  }
  return manifest;
}

std::string described(const std::string& game, const std::map<std::string, std::string>& instance,
                      const std::vector<std::string>& values) {
  std::string result = "'" + game + "'";
  for (const auto& [name, value] : instance) result += fmt::format(" {}={}", name, value);
  return result + fmt::format(" with the values {}", fmt::join(values, ", "));
}

}  // namespace

Manifest::Manifest(const LayerHeader& header)
    : game(header.game), instance(header.instance), values(header.values) {}

Manifest Manifest::read(const std::string& folder) {
  const std::string path = path_in(folder, kFile);
  if (std::error_code error; std::filesystem::is_directory(folder, error) &&
                             !std::filesystem::exists(path, error) && !error) {
    throw FileError(folder,
                    "holds no finished tablebase; check the path, or finish the work there");
  }
  const MappedFile file(path);
  const auto bytes = file.bytes();
  try {
    return parse(path, {reinterpret_cast<const char*>(bytes.data()), bytes.size()});
  } catch (const BytesDamaged& damage) {
    throw FileError(path, fmt::format("is damaged: {}; remove it and start again", damage.what));
  }
}

bool Manifest::exists(const std::string& folder) {
  std::error_code error;
  return std::filesystem::exists(path_in(folder, kFile), error);
}

void Manifest::write(const std::string& folder) const {
  nlohmann::json json = without_checksum(*this);
  json["checksum"] = hexadecimal(checksum_of(bytes_of(json_text(json))));
  write_file_atomically(path_in(folder, kFile), file_text(json));
}

void Manifest::set_layer(const ManifestLayer& layer) {
  const auto place =
      std::lower_bound(layers.begin(), layers.end(), layer.layer,
                       [](const ManifestLayer& entry, int number) { return entry.layer < number; });
  if (place != layers.end() && place->layer == layer.layer) {
    *place = layer;
  } else {
    layers.insert(place, layer);
  }
}

const ManifestLayer* Manifest::layer(int number) const {
  const auto place =
      std::find_if(layers.begin(), layers.end(),
                   [number](const ManifestLayer& entry) { return entry.layer == number; });
  return place == layers.end() ? nullptr : &*place;
}

void Manifest::require(const std::string& folder, const LayerHeader& wanted) const {
  if (game == wanted.game && instance == wanted.instance && values == wanted.values) return;
  throw FileError(folder, fmt::format("holds {}, not {}; choose another folder",
                                      described(game, instance, values),
                                      described(wanted.game, wanted.instance, wanted.values)));
}

LayerReader Manifest::open_layer(const std::string& folder, int number) const {
  const ManifestLayer* entry = layer(number);
  if (entry == nullptr) {
    throw FileError(path_in(folder, kFile), fmt::format("lists no layer {}", number));
  }
  const std::string path = path_in(folder, entry->file);
  LayerReader reader(path);
  const LayerHeader wanted{game, instance, number, values};
  if (reader.header() != wanted || reader.size() != entry->summary.positions ||
      reader.file_bytes() != entry->summary.bytes || reader.checksum() != entry->summary.checksum) {
    throw FileError(path, fmt::format("is not the layer {} that {} lists; make the tablebase again",
                                      number, kFile));
  }
  return reader;
}

}  // namespace harary
