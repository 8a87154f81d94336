// SPDX-License-Identifier: MIT
// Adjacency matrices (.mat): rows of 0 and 1 with blanks, commas or nothing in between, one a line
// ("0 1 1", "011"), or in the brackets of Python, JSON, Mathematica and MATLAB ("[[0,1],[1,0]]",
// "{{0,1},{1,0}}", "A = [0 1; 1 0]", "array([[0, 1], [1, 0]])"). 1 may be 1.0, 1e+00 or True. A
// table of a spreadsheet may name the vertices in its first line and in front of each row; the
// order may stand in a line above the others. Lines that start with # or % are comments.
#pragma once

#include <istream>
#include <string>

#include "graph/formats/board_format.hpp"

namespace harary {

// Throws InputError with line and column for an entry that is not 0 or 1, rows of different
// lengths, a matrix that is not square or not symmetric, and a loop. O(length).
LabelledGraph read_adjacency_matrix(std::istream& in, const std::string& source);

// Does the text begin with a matrix in brackets?
bool claims_adjacency_matrix(std::string_view head);

// "0 1 1", one row a line; labels, if there are any, as a table with commas.
std::string adjacency_matrix_text(const LabelledGraph& board);

inline constexpr BoardFormat kAdjacencyMatrixFormat{.name = "matrix",
                                                    .title = "adjacency matrix",
                                                    .ending = ".mat",
                                                    .other_endings = ".adj .matrix",
                                                    .read = read_adjacency_matrix,
                                                    .claims = claims_adjacency_matrix,
                                                    .may_be_silent = true,
                                                    .write = adjacency_matrix_text};

}  // namespace harary
