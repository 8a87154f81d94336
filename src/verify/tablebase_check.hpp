// SPDX-License-Identifier: MIT
// The verifier of tablebases: every value of every position, by the plain definition. It shares no
// code with retrograde analysis and goes the other way: from each position forward to its
// successors.
//
// A tablebase holds if
//   the only position of layer 0 is the start;
//   every finished position has the codes of its result;
//   every move of an unfinished position leads to one that is isomorphic to a position of the next
//   layer, and the codes are the best of theirs for the side to move;
//   every position of a later layer is isomorphic to one that a move of the layer before leads to;
//   no two positions of a layer have the same form.
//
// Why that is enough. Automorphisms of the board change neither moves nor results, so isomorphic
// positions have equal values. Two positions are taken to be isomorphic only if CheckedForm
// brings both to the same one, by maps that it has checked to be automorphisms. So by induction
// from the last layer every code is right. By induction from the first, every class that play can
// reach has a position, and every position belongs to play. A canonical form that merged two
// classes would leave one of them without a position, and the check fails; the canonical form of
// the analysis is not used here, only the positions that it left in the file.
//
// What this does not prove: that two positions of a layer are never isomorphic. That depends on the
// labellings; one too many would be a right value, twice.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/job.hpp"
#include "store/layer_reader.hpp"
#include "verify/plain_game.hpp"
#include "verify/table_codes.hpp"

namespace harary {

struct TablebaseCheck {
  bool holds = false;
  std::uint64_t positions = 0;
  std::uint64_t moves = 0;
  // The first violation found.
  int layer = 0;
  std::string position;  // as text
  std::string reason;
};

// What the columns of a tablebase are about: for each the game whose value it has. The games differ
// in their results alone: start, turns and moves are the same.
struct TableColumns {
  std::vector<std::unique_ptr<PlainGame>> games;
  CodeMeaning meaning = CodeMeaning::remoteness;
};

// `layer_of(n)`: the file of layer n, null where there is none. Throws InputError if the game is
// not one of tablebases or a file has other columns, JobStopped when the budget ends.
TablebaseCheck check_tablebase(const TableColumns& columns,
                               const std::function<const LayerReader*(int)>& layer_of, int layers,
                               Job& job);

}  // namespace harary
