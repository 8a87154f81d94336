// SPDX-License-Identifier: MIT
// Bytes with the checksums that they ought to have. A fuzzer cannot guess a checksum, so without
// this it would never get past the first one. Everything else stays as it is; what does not look
// like such a file at all is given back unchanged from there on.
#pragma once

#include <string>
#include <string_view>

namespace harary::fuzz {

std::string sealed_certificate(std::string_view bytes);
std::string sealed_layer(std::string_view bytes);
std::string sealed_manifest(std::string_view bytes);
std::string sealed_run(std::string_view bytes);
std::string sealed_checkpoint(std::string_view bytes);

}  // namespace harary::fuzz
