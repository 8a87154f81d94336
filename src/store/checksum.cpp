// SPDX-License-Identifier: MIT
#include <xxhash.h>

#include "store/bytes.hpp"

namespace harary {

std::uint64_t checksum_of(Bytes bytes) {
  return XXH3_64bits(bytes.data(), bytes.size());
}

}  // namespace harary
