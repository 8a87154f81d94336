// SPDX-License-Identifier: MIT
// The table of contents of a tablebase.
#include "store/manifest.hpp"

#include <fstream>

#include "base/temporary_folder.hpp"
#include "tests/fuzz/sealed.hpp"
#include "tests/fuzz/target.hpp"

namespace harary::fuzz {

void read_manifest(std::string_view input) {
  static const TemporaryFolder folder;
  {
    std::ofstream file(folder.file("tablebase.json"), std::ios::binary | std::ios::trunc);
    file << sealed_manifest(input);
  }
  const Manifest manifest = Manifest::read(folder.path());
  for (const ManifestLayer& layer : manifest.layers) must(manifest.layer(layer.layer) == &layer);
  manifest.require(folder.path(), {manifest.game, manifest.instance, 0, manifest.values});
  if (!manifest.layers.empty()) manifest.open_layer(folder.path(), manifest.layers.front().layer);
}
const Target kManifestTarget("manifest", read_manifest);

}  // namespace harary::fuzz
