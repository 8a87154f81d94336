// SPDX-License-Identifier: MIT
// A finished tablebase: the manifest, and the layers opened as they are asked for.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "store/layer_reader.hpp"
#include "store/manifest.hpp"

namespace harary {

class Tablebase {
 public:
  // Throws FileError if the folder holds no finished tablebase.
  explicit Tablebase(std::string folder);

  const Manifest& manifest() const { return manifest_; }
  // Throws FileError if it is the tablebase of another game.
  void require(const LayerHeader& wanted) const { manifest_.require(folder_, wanted); }
  // The layer's file; null if the tablebase has no such layer. Safe from several threads.
  const LayerReader* layer(int number) const;

 private:
  std::string folder_;
  Manifest manifest_;
  mutable std::mutex mutex_;
  mutable std::map<int, std::unique_ptr<LayerReader>> layers_;
};

}  // namespace harary
