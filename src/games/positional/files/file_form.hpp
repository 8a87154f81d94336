// SPDX-License-Identifier: MIT
// What kind of file --instance names, by its first words.
#pragma once

#include <cstdint>
#include <istream>

namespace harary {

enum class FileForm : std::uint8_t { instance, pg, cnf, list, json };

// Leaves the stream at its beginning.
FileForm form_of_file(std::istream& in);

}  // namespace harary
