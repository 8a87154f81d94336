// SPDX-License-Identifier: MIT
// Strings of bytes that someone else owns.
#pragma once

#include <cstdint>
#include <span>

namespace harary {

using Bytes = std::span<const std::uint8_t>;
using MutableBytes = std::span<std::uint8_t>;

}  // namespace harary
