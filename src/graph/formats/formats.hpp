// SPDX-License-Identifier: MIT
// The formats that are only read and written by way of the table of formats; each has a file of its
// own.
#pragma once

#include "graph/formats/board_format.hpp"

namespace harary {

extern const BoardFormat kAdjacencyListFormat;
extern const BoardFormat kAdjacencyMatrixFormat;
extern const BoardFormat kDotFormat;
extern const BoardFormat kGexfFormat;
extern const BoardFormat kGmlFormat;
extern const BoardFormat kGraphmlFormat;
extern const BoardFormat kLedaFormat;
extern const BoardFormat kListsFormat;
extern const BoardFormat kMatrixMarketFormat;
extern const BoardFormat kMetisFormat;
extern const BoardFormat kPairsFormat;
extern const BoardFormat kPajekFormat;
extern const BoardFormat kTgfFormat;

}  // namespace harary
