// SPDX-License-Identifier: MIT
// How wide the window of a terminal is.
#pragma once

#include <optional>

namespace harary::cli {

// Columns of the window that this file descriptor writes to; nothing where it is no window. A
// terminal that does not know its size is asked by COLUMNS.
std::optional<int> window_columns(int descriptor);

// Columns for pages of help, on standard output.
int page_columns();

}  // namespace harary::cli
