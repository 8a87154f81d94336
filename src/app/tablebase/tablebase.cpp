// SPDX-License-Identifier: MIT
#include "app/tablebase/tablebase.hpp"

#include <utility>

namespace harary {

Tablebase::Tablebase(std::string folder)
    : folder_(std::move(folder)), manifest_(Manifest::read(folder_)) {}

const LayerReader* Tablebase::layer(int number) const {
  if (manifest_.layer(number) == nullptr) return nullptr;
  const std::lock_guard lock(mutex_);
  auto& reader = layers_[number];
  if (!reader) {
    reader = std::make_unique<LayerReader>(manifest_.open_layer(folder_, number));
  }
  return reader.get();
}

}  // namespace harary
