// SPDX-License-Identifier: MIT
#include "store/layer_writer.hpp"

#include "store/layer_assembly.hpp"

namespace harary {

class LayerWriter::Implementation : public LayerAssembly {
 public:
  using LayerAssembly::LayerAssembly;
};

LayerWriter::LayerWriter(const std::string& path, const LayerHeader& header)
    : implementation_(std::make_unique<Implementation>(path, header)) {}
LayerWriter::~LayerWriter() = default;
LayerWriter::LayerWriter(LayerWriter&&) noexcept = default;
LayerWriter& LayerWriter::operator=(LayerWriter&&) noexcept = default;

void LayerWriter::add(TableKey key, std::span<const std::int16_t> codes) {
  implementation_->add(key, codes);
}

LayerSummary LayerWriter::finish() {
  return implementation_->finish();
}

}  // namespace harary
