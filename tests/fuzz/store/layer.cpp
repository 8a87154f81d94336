// SPDX-License-Identifier: MIT
// The layer of a tablebase.
#include "store/layer_reader.hpp"
#include "tests/fuzz/file_of_bytes.hpp"
#include "tests/fuzz/sealed.hpp"

namespace harary::fuzz {

void read_layer(std::string_view input) {
  const FileOfBytes file(sealed_layer(input));
  const LayerReader layer(file.path());
  std::vector<std::int16_t> codes(layer.header().values.size());
  layer.find({0, 1}, codes);
  std::uint64_t positions = 0;
  LayerReader::Block block;
  for (std::uint64_t b = 0; b < layer.block_count(); ++b) {
    layer.read_block(b, block);
    positions += block.keys.size();
    must(layer.find(block.keys.back(), codes));
  }
  must(positions == layer.size());
}
const Target kLayerTarget("layer", read_layer);

}  // namespace harary::fuzz
