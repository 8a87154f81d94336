// SPDX-License-Identifier: MIT
// Contraction (Fleischer & Woeginger, end of section 2): calling a colour conquers whole connected
// one-colour components, so each becomes one vertex, whose weight is its size. The colouring is
// then proper. Vertices are numbered colour by colour: colour classes are intervals.
#pragma once

#include <cstdint>
#include <vector>

#include "games/cells/coloured_board.hpp"
#include "games/cells/territory.hpp"
#include "graph/classes/relation.hpp"

namespace harary {

struct ContractedBoard {
  // Colours are numbered 0, 1, … without gaps; class c holds the vertices
  // class_begin[c] … class_begin[c + 1] - 1 and is colour palette[c] of the board.
  std::vector<int> class_begin;
  std::vector<int> palette;
  std::vector<int> weight;
  std::vector<int> first;      // neighbours of v: target[first[v]] … target[first[v + 1] - 1]
  std::vector<int> target;     // increasing for each v
  std::vector<int> vertex_of;  // the contracted vertex of every vertex of the board

  int order() const { return static_cast<int>(weight.size()); }
  int colours() const { return static_cast<int>(palette.size()); }
  std::vector<int> colour_of() const;
  Relation adjacency() const;

  template <int Words>
  std::vector<Territory<Words>> rows() const {
    std::vector<Territory<Words>> result(weight.size());
    for (std::size_t v = 0; v < weight.size(); ++v) {
      for (int i = first[v]; i < first[v + 1]; ++i) {
        result[v].insert(target[static_cast<std::size_t>(i)]);
      }
    }
    return result;
  }
  template <int Words>
  std::vector<Territory<Words>> classes() const {
    std::vector<Territory<Words>> result(palette.size());
    for (std::size_t c = 0; c < palette.size(); ++c) {
      for (int v = class_begin[c]; v < class_begin[c + 1]; ++v) result[c].insert(v);
    }
    return result;
  }
};

// Throws LimitError if more than kMaxTerritory vertices remain.
ContractedBoard contract(const ColouredBoard& board);

}  // namespace harary
