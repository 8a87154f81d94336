// SPDX-License-Identifier: MIT
// A key for scoring games whose points depend on degrees alone: the open edges, and at each vertex
// what the end of the game can still depend on there.
//
//   A vertex at which nothing can matter any more leaves. An open edge between it and a vertex that
//   stays is a loose end there; an open edge between two such vertices is a tempo move: it changes
//   only whose turn it is.
//   Lemma (tempo moves count modulo 2, turns strictly alternating): a game with two more tempo
//   moves has the same value. Whatever a player can reach without them is reached with them: answer
//   a tempo move of the opponent by the other one, else play as before; when only tempo moves are
//   left, they change nothing. This holds for both players, so the values are equal.
//
// The parity of all open edges tells whose turn it is, and the key keeps it.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "base/hashing.hpp"
#include "games/edges/board.hpp"
#include "games/edges/colouring.hpp"
#include "graph/canonical/small.hpp"

namespace harary {

// The red, green and open degree of every vertex of a position on at most 16 vertices.
struct OpenDegrees {
  int order = 0;
  std::array<std::uint16_t, kMaxSmallOrder> open_row{};
  std::array<std::int8_t, kMaxSmallOrder> red{};
  std::array<std::int8_t, kMaxSmallOrder> green{};

  int open(std::size_t v) const { return std::popcount(open_row[v]); }

  template <int Words>
  OpenDegrees(const EdgeBoard& board, const Colouring<Words, 2>& p) : order(board.order()) {
    const auto count = [&](const EdgeSet<Words>& edges, auto& degree) {
      for (const int e : edges) {
        ++degree[static_cast<std::size_t>(board.edge(e).low)];
        ++degree[static_cast<std::size_t>(board.edge(e).high)];
      }
    };
    count(p[kRed], red);
    count(p[kGreen], green);
    for (const int e : board.all<Words>() - p.coloured()) {
      const Edge edge = board.edge(e);
      open_row[static_cast<std::size_t>(edge.low)] |= static_cast<std::uint16_t>(1U << edge.high);
      open_row[static_cast<std::size_t>(edge.high)] |= static_cast<std::uint16_t>(1U << edge.low);
    }
  }
};

// What a way to count points says about a position: what matters at each vertex (0: nothing;
// otherwise less than 4096), and which part of the points is certain.
struct WhatMatters {
  std::array<std::uint16_t, kMaxSmallOrder> at{};
  std::uint16_t certain = 0;
};

// 120 pairs, 16 labels of 16 bits, one word of globals; or a plain position where the lemma does
// not apply (`globals_` is then kPlain).
template <int Words>
class OpenGraphKey {
 public:
  OpenGraphKey() = default;

  // A position as it is, for boards and turns that the lemma does not cover.
  static OpenGraphKey plain(const Colouring<Words, 2>& p) {
    OpenGraphKey key;
    for (int w = 0; w < Words; ++w) {
      key.words_[static_cast<std::size_t>(w)] = p[kRed].word(w);
      key.words_[static_cast<std::size_t>(Words + w)] = p[kGreen].word(w);
    }
    key.globals_ = kPlain;
    return key;
  }

  OpenGraphKey(const OpenDegrees& degrees, const WhatMatters& matters) {
    SmallColouredGraph<1> graph;
    std::array<std::uint16_t, kMaxSmallOrder> label{};
    std::uint16_t stays = 0;
    const auto order = static_cast<std::size_t>(degrees.order);
    for (std::size_t v = 0; v < order; ++v) {
      if (matters.at[v] != 0) stays = static_cast<std::uint16_t>(stays | 1U << v);
    }
    // Vertices that stay, closed up.
    std::array<std::size_t, kMaxSmallOrder> vertex{};
    std::size_t count = 0;
    int tempo_ends = 0;
    for (std::size_t v = 0; v < order; ++v) {
      const std::uint16_t row = degrees.open_row[v];
      if ((stays >> v & 1) == 0) {
        tempo_ends += std::popcount(static_cast<std::uint16_t>(row & ~stays));
        continue;
      }
      const int loose = std::popcount(static_cast<std::uint16_t>(row & ~stays));
      label[count] = static_cast<std::uint16_t>(matters.at[v] << 4 | loose);
      vertex[count++] = v;
    }
    graph.order = static_cast<int>(count);
    for (std::size_t i = 0; i < count; ++i) {
      std::uint16_t row = 0;
      for (std::size_t j = 0; j < count; ++j) {
        row =
            static_cast<std::uint16_t>(row | (degrees.open_row[vertex[i]] >> vertex[j] & 1U) << j);
      }
      graph.rows[0][i] = row;
      // Labels have 16 bits, those of the canonical form 8: the rank orders them alike.
      graph.labels[i] = static_cast<std::uint8_t>(
          std::count_if(label.begin(), label.begin() + static_cast<std::ptrdiff_t>(count),
                        [&](std::uint16_t other) { return other < label[i]; }));
    }
    write(graph, label, canonical_labelling(graph));
    globals_ = std::uint64_t{matters.certain} << 16 | static_cast<std::uint64_t>(count) << 8 |
               static_cast<std::uint64_t>(tempo_ends / 2 % 2);
  }

  std::uint64_t hash() const { return hash_words(words_, globals_); }
  friend bool operator==(const OpenGraphKey&, const OpenGraphKey&) = default;

 private:
  static constexpr std::size_t kEdgeWords = 2;
  static constexpr std::size_t kWords = std::max<std::size_t>(kEdgeWords + 4, 2 * Words);
  static constexpr std::uint64_t kPlain = ~std::uint64_t{0};

  void write(const SmallColouredGraph<1>& graph,
             const std::array<std::uint16_t, kMaxSmallOrder>& label,
             const SmallLabelling& position) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(graph.order); ++i) {
      const std::size_t at = position[i];
      words_[kEdgeWords + at / 4] |= std::uint64_t{label[i]} << (16 * (at % 4));
      for (unsigned rest = graph.rows[0][i] & ((1U << i) - 1); rest != 0; rest &= rest - 1) {
        const auto j = static_cast<std::size_t>(std::countr_zero(rest));
        const int pair =
            Edge::between(static_cast<int>(at), static_cast<int>(position[j])).pair_index();
        words_[static_cast<std::size_t>(pair / 64)] |= std::uint64_t{1} << (pair % 64);
      }
    }
  }

  std::array<std::uint64_t, kWords> words_{};
  std::uint64_t globals_ = 0;
};

}  // namespace harary
