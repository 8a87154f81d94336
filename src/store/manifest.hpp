// SPDX-License-Identifier: MIT
// The table of contents of a tablebase: tablebase.json in its folder, written last. It names the
// game and the instance of the folder and the checksum of each layer's file, so a folder is either
// complete and consistent or refused.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "store/layer_header.hpp"
#include "store/layer_reader.hpp"
#include "store/layer_writer.hpp"

namespace harary {

struct ManifestLayer {
  int layer = 0;
  std::string file;  // a plain name in the manifest's folder
  LayerSummary summary;
};

class Manifest {
 public:
  Manifest() = default;
  // The header's layer number does not matter here.
  explicit Manifest(const LayerHeader& header);

  // FOLDER/tablebase.json. Throws FileError if it is missing, damaged or of a newer version.
  static Manifest read(const std::string& folder);
  static bool exists(const std::string& folder);
  // Replaces the file at one stroke.
  void write(const std::string& folder) const;

  // Adds or replaces the entry of a layer; entries are in increasing order of the layer.
  void set_layer(const ManifestLayer& layer);
  const ManifestLayer* layer(int number) const;  // null: not in this folder

  // Throws FileError naming both games (or instances, or values) if this manifest differs from
  // `wanted` in one of them.
  void require(const std::string& folder, const LayerHeader& wanted) const;
  // Opens a layer's file and compares it with the manifest: header, size and checksum.
  LayerReader open_layer(const std::string& folder, int number) const;

  std::string game;
  std::map<std::string, std::string> instance;
  std::vector<std::string> values;
  std::vector<ManifestLayer> layers;
};

}  // namespace harary
