// SPDX-License-Identifier: MIT
// Matrix Market files (.mtx) of adjacency matrices, as the NIST defines the format: a line
// "%%MatrixMarket matrix coordinate|array pattern|integer|real general|symmetric", comment lines
// that start with %, the size, the entries. Entries other than 0 are edges, whatever their weight.
// Vertices count from 1 in the file and from 0 in the graph.
#pragma once

#include <istream>
#include <string>

#include "graph/formats/board_format.hpp"

namespace harary {

// Throws InputError with line and column for a matrix that is not square or not symmetric, complex
// entries, an entry out of range or there twice, a loop, and too few or too many entries.
LabelledGraph read_matrix_market(std::istream& in, const std::string& source);
std::string matrix_market_text(const LabelledGraph& board);

inline constexpr BoardFormat kMatrixMarketFormat{
    .name = "mtx",
    .title = "Matrix Market",
    .ending = ".mtx",
    .read = read_matrix_market,
    .claims = [](std::string_view head) { return head.starts_with("%%MatrixMarket"); },
    .write = matrix_market_text};

}  // namespace harary
