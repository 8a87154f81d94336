// SPDX-License-Identifier: MIT
// Positions as bytes, all of a game with the same number of them: docs/certificate-format.md, "A
// position". Edge games write the colour of every edge, then what the position knows besides.
#pragma once

#include <algorithm>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <type_traits>

#include "certificate/position_set.hpp"
#include "games/edges/board.hpp"
#include "games/edges/colouring.hpp"
#include "games/rules.hpp"

namespace harary {

// How the colours of the edges lie in the bytes.
struct ColourLayout {
  int edges = 0;
  int colours = 0;

  int bits() const { return std::bit_width(static_cast<unsigned>(colours)); }
  std::size_t bytes() const { return (static_cast<std::size_t>(edges * bits()) + 7) / 8; }
  // 0: the edge is open; c + 1: it has colour c.
  int code(Bytes packed, int edge) const {
    int result = 0;
    for (int b = 0; b < bits(); ++b) {
      const auto at = static_cast<std::size_t>(edge * bits() + b);
      result |= (packed[at / 8] >> (at % 8) & 1) << b;
    }
    return result;
  }
};

template <int Words, int Colours>
void pack_colours(const Colouring<Words, Colours>& p, const ColourLayout& layout, MutableBytes to) {
  std::fill(to.begin(), to.end(), std::uint8_t{0});
  for (int c = 0; c < Colours; ++c) {
    for (const int edge : p[c]) {
      for (int b = 0; b < layout.bits(); ++b) {
        const auto at = static_cast<std::size_t>(edge * layout.bits() + b);
        to[at / 8] = static_cast<std::uint8_t>(to[at / 8] | ((c + 1) >> b & 1) << (at % 8));
      }
    }
  }
}

// False if the bytes are not a colouring of that many edges.
template <int Words, int Colours>
bool unpack_colours(Bytes from, const ColourLayout& layout, Colouring<Words, Colours>& p) {
  p = {};
  for (int edge = 0; edge < layout.edges; ++edge) {
    const int code = layout.code(from, edge);
    if (code > Colours) return false;
    if (code > 0) p[code - 1].insert(edge);
  }
  const int rest = layout.edges * layout.bits() % 8;
  return rest == 0 || from[layout.bytes() - 1] >> rest == 0;
}

// What Packing<R>::Kind says of a game's positions.
enum class PackedKind {
  none,       // no certificates for this game
  colouring,  // the colours of the edges tell everything
  turn,       // … and whose turn it is
  players,    // … and whose turn it is, and who has withdrawn
  heap,       // counts of letters
};

template <class P>
inline constexpr int kColoursOf = 0;
template <int Words, int Colours>
inline constexpr int kColoursOf<Colouring<Words, Colours>> = Colours;

// The colours of a colouring, or of the one that a position has besides other things.
template <class P>
constexpr int colours_within() {
  if constexpr (requires(P p) { p.colours; }) {
    return kColoursOf<std::remove_cvref_t<decltype(P::colours)>>;
  } else {
    return kColoursOf<P>;
  }
}

template <class R>
concept OnBoard = requires(const R& rules) {
  { rules.board() } -> std::convertible_to<const EdgeBoard&>;
};

template <Rules R>
constexpr PackedKind packed_kind() {
  using P = typename R::Position;
  if constexpr (OnBoard<R>) {
    if constexpr (kColoursOf < P >> 0) {
      return PackedKind::colouring;
    } else if constexpr (requires(P p) { p.colours, p.mover, p.withdrawn; }) {
      return PackedKind::players;
    } else if constexpr (requires(P p) { p.colours, p.mover; }) {
      return PackedKind::turn;
    }
  } else if constexpr (requires(P p) {
                         { p.count[0] } -> std::same_as<std::int32_t&>;
                       }) {
    return PackedKind::heap;
  }
  return PackedKind::none;
}

// A game whose positions can be written in a certificate.
template <class R>
concept Certifiable = PlayableRules<R> && packed_kind<R>()
!= PackedKind::none;

template <Certifiable R>
class Packing {
 public:
  using Position = typename R::Position;
  static constexpr PackedKind kKind = packed_kind<R>();

  // `rules` must outlive this object.
  explicit Packing(const R& rules) : rules_(&rules) {
    if constexpr (OnBoard<R>) layout_ = {rules.board().size(), kColours};
  }

  // Of edge games; the bytes after layout().bytes() are what the position knows besides.
  const ColourLayout& layout() const { return layout_; }
  std::size_t width() const {
    // A board without edges has positions of one byte, 0: no string is empty.
    if constexpr (kKind == PackedKind::heap)
      return 4 * std::tuple_size_v<decltype(Position::count)>;
    return std::max<std::size_t>(1, layout_.bytes() + kTail);
  }

  void pack(const Position& p, MutableBytes to) const {
    if constexpr (kKind == PackedKind::heap) {
      std::size_t at = 0;
      for (const std::int32_t count : p.count) {
        for (int shift = 24; shift >= 0; shift -= 8) {
          to[at++] = static_cast<std::uint8_t>(static_cast<std::uint32_t>(count) >> shift);
        }
      }
    } else {
      pack_colours(colours_of(p), layout_, to.first(to.size() - kTail));
      if constexpr (kTail >= 1) to[layout_.bytes()] = static_cast<std::uint8_t>(p.mover);
      if constexpr (kTail >= 2) to[layout_.bytes() + 1] = p.withdrawn;
    }
  }

  // False if the bytes are no position: `p` is then not to be used.
  bool unpack(Bytes from, Position& p) const {
    if (from.size() != width()) return false;
    if constexpr (kKind == PackedKind::heap) {
      return unpack_heap(from, p);
    } else {
      if (!unpack_colours(from, layout_, colours_of(p))) return false;
      if (layout_.bytes() == 0 && kTail == 0 && from[0] != 0) return false;
      if constexpr (kTail >= 1) {
        const int mover = from[layout_.bytes()];
        if (mover >= movers()) return false;
        p.mover = static_cast<decltype(p.mover)>(mover);
      }
      if constexpr (kTail >= 2) {
        p.withdrawn = from[layout_.bytes() + 1];
        if (p.withdrawn >> movers() != 0 || (p.withdrawn >> p.mover & 1) != 0) return false;
      }
      return true;
    }
  }

 private:
  static constexpr std::size_t kTail = kKind == PackedKind::turn      ? 1
                                       : kKind == PackedKind::players ? 2
                                                                      : 0;

  template <class P>
  static auto& colours_of(P& p) {
    if constexpr (kKind == PackedKind::colouring) {
      return p;
    } else {
      return p.colours;
    }
  }
  static constexpr int kColours = colours_within<Position>();
  static constexpr int movers() { return kKind == PackedKind::players ? kColours : 2; }

  // Not empty, and not more letters than the start can have had: no move makes them more.
  bool unpack_heap(Bytes from, Position& p) const {
    std::size_t at = 0;
    std::int64_t total = 0;
    for (std::int32_t& count : p.count) {
      std::uint32_t bits = 0;
      for (int byte = 0; byte < 4; ++byte) bits = bits << 8 | from[at++];
      if (bits > INT32_MAX) return false;
      count = static_cast<std::int32_t>(bits);
      total += count;
    }
    return total >= 1 && total <= rules_->start().total();
  }

  const R* rules_;
  ColourLayout layout_;
};

}  // namespace harary
