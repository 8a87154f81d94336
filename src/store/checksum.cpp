// SPDX-License-Identifier: MIT
#include <xxhash.h>

#include "store/bytes.hpp"

namespace harary {

std::uint64_t checksum_of(ByteView bytes) {
  return XXH3_64bits(bytes.data(), bytes.size());
}

}  // namespace harary
