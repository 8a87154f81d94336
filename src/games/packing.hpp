// SPDX-License-Identifier: MIT
// Positions as bytes, all of a game with the same number of them: docs/certificate-format.md, "A
// position". Edge games write the colour of every edge, then what the position knows besides.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <type_traits>

#include "base/assert.hpp"
#include "base/bytes.hpp"
#include "games/edges/board.hpp"
#include "games/edges/colouring.hpp"
#include "games/rules.hpp"

namespace harary {

// How the colours of the points, edges or vertices, lie in the bytes: a point has a code, 0 open,
// c + 1 for colour c, and the bits of the codes follow one another. Eight points take bits() bytes.
struct ColourLayout {
  int points = 0;
  int colours = 0;

  int bits() const { return std::bit_width(static_cast<unsigned>(colours)); }
  std::size_t bytes() const { return (static_cast<std::size_t>(points * bits()) + 7) / 8; }
  int code(Bytes packed, int point) const {
    HARARY_ASSERT(point >= 0 && point < points && packed.size() >= bytes(),
                  "the bytes hold the point");
    int result = 0;
    for (int b = 0; b < bits(); ++b) {
      const auto at = static_cast<std::size_t>(point * bits() + b);
      result |= (packed[at / 8] >> (at % 8) & 1) << b;
    }
    return result;
  }
};

// The bits of a byte, `step` places apart, and back.
constexpr std::uint32_t spread_bits(std::uint32_t byte, int step) {
  std::uint32_t result = 0;
  for (int i = 0; i < 8; ++i) result |= (byte >> i & 1) << (step * i);
  return result;
}
constexpr std::uint32_t gather_bits(std::uint32_t spread, int step) {
  if (step == 1) return spread & 0xff;
  if (step == 2) {
    spread &= 0x5555;
    spread = (spread | spread >> 1) & 0x3333;
    spread = (spread | spread >> 2) & 0x0f0f;
    return (spread | spread >> 4) & 0xff;
  }
  std::uint32_t result = 0;
  for (int i = 0; i < 8; ++i) result |= (spread >> (step * i) & 1) << i;
  return result;
}
template <int Step>
inline constexpr std::array<std::uint32_t, 256> kSpreadBits = [] {
  std::array<std::uint32_t, 256> table{};
  for (std::uint32_t byte = 0; byte < 256; ++byte) table[byte] = spread_bits(byte, Step);
  return table;
}();

template <int Words, int Colours>
void pack_colours(const Colouring<Words, Colours>& p, const ColourLayout& layout, MutableBytes to) {
  constexpr int kBits = std::bit_width(static_cast<unsigned>(Colours));
  HARARY_ASSERT(layout.colours == Colours && to.size() >= layout.bytes(),
                "there is room for the colours");
  HARARY_ASSERT(p.valid(layout.points), "no edge has two colours, and all are the board's");
  // For each bit of the codes the edges that have it.
  std::array<EdgeSet<Words>, kBits> planes{};
  for (int c = 0; c < Colours; ++c) {
    for (std::size_t b = 0; b < kBits; ++b) {
      if (((c + 1) >> b & 1) != 0) planes[b] |= p[c];
    }
  }
  std::size_t at = 0;
  for (int group = 0; at < layout.bytes(); ++group) {
    std::uint32_t codes = 0;
    for (std::size_t b = 0; b < kBits; ++b) {
      const auto byte = static_cast<std::uint8_t>(planes[b].word(group / 8) >> (group % 8 * 8));
      codes |= kSpreadBits<kBits>[byte] << b;
    }
    for (int b = 0; b < kBits && at < layout.bytes(); ++b, codes >>= 8) {
      to[at++] = static_cast<std::uint8_t>(codes);
    }
  }
}

// False if the bytes are not a colouring of that many edges.
template <int Words, int Colours>
bool unpack_colours(Bytes from, const ColourLayout& layout, Colouring<Words, Colours>& p) {
  constexpr int kBits = std::bit_width(static_cast<unsigned>(Colours));
  HARARY_ASSERT(layout.colours == Colours && from.size() >= layout.bytes(),
                "the bytes hold the colours");
  std::array<EdgeSet<Words>, kBits> planes{};
  std::size_t at = 0;
  for (int group = 0; at < layout.bytes(); ++group) {
    std::uint32_t codes = 0;
    for (int b = 0; b < kBits && at < layout.bytes(); ++b) {
      codes |= static_cast<std::uint32_t>(from[at++]) << (8 * b);
    }
    for (std::size_t b = 0; b < kBits; ++b) {
      planes[b].word(group / 8) |= std::uint64_t{gather_bits(codes >> b, kBits)} << (group % 8 * 8);
    }
  }
  EdgeSet<Words> coloured;
  for (const auto& plane : planes) coloured |= plane;
  for (int c = 0; c < Colours; ++c) {
    p[c] = coloured;
    for (std::size_t b = 0; b < kBits; ++b) {
      p[c] = ((c + 1) >> b & 1) != 0 ? p[c] & planes[b] : p[c] - planes[b];
    }
  }
  // Every edge that is not open has one of the colours and is one of the board.
  const bool whole =
      p.coloured() == coloured && EdgeSet<Words>::first(layout.points).contains(coloured);
  HARARY_ASSERT(!whole || p.valid(layout.points), "a code gives an edge one colour");
  return whole;
}

// How the positions of a game are packed: Packing<R>::Kind.
enum class PackedKind {
  none,       // no certificates for this game
  colouring,  // the colours of the edges tell everything
  turn,       // … and whose turn it is
  players,    // … and whose turn it is, how far it is, and who has withdrawn
  heap,       // counts of letters
  own,        // the rules pack their positions themselves
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

template <class R>
concept SelfPacking = requires(const R& rules, typename R::Position& p, MutableBytes to) {
  rules.packed_width();
  rules.pack(p, to);
  { rules.unpack(to, p) } -> std::same_as<bool>;
};

template <Rules R>
constexpr PackedKind packed_kind() {
  using P = typename R::Position;
  if constexpr (SelfPacking<R>) {
    return PackedKind::own;
  } else if constexpr (OnBoard<R>) {
    if constexpr (0 < kColoursOf<P>) {
      return PackedKind::colouring;
    } else if constexpr (requires(P p) { p.colours, p.mover, p.made, p.withdrawn; }) {
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
concept Certifiable = PlayableRules<R> && packed_kind<R>() != PackedKind::none;

template <Certifiable R>
class Packing {
 public:
  using Position = typename R::Position;
  static constexpr PackedKind kKind = packed_kind<R>();

  // `rules` must outlive this object.
  explicit Packing(const R& rules) : rules_(&rules) {
    if constexpr (kKind == PackedKind::own) {
      layout_ = rules.layout();
    } else if constexpr (OnBoard<R>) {
      layout_ = {rules.board().size(), kColours};
    }
  }

  // For edge games; the bytes after layout().bytes() are the rest of the position.
  const ColourLayout& layout() const { return layout_; }
  std::size_t width() const {
    if constexpr (kKind == PackedKind::own) return rules_->packed_width();
    // A board without edges has positions of one byte, 0: no string is empty.
    if constexpr (kKind == PackedKind::heap)
      return 4 * std::tuple_size_v<decltype(Position::count)>;
    return std::max<std::size_t>(1, layout_.bytes() + kTail);
  }

  void pack(const Position& p, MutableBytes to) const {
    HARARY_ASSERT(to.size() == width(), "a packed position has the game's number of bytes");
    if constexpr (kKind == PackedKind::own) {
      rules_->pack(p, to);
    } else if constexpr (kKind == PackedKind::heap) {
      std::size_t at = 0;
      for (const std::int32_t count : p.count) {
        for (int shift = 24; shift >= 0; shift -= 8) {
          to[at++] = static_cast<std::uint8_t>(static_cast<std::uint32_t>(count) >> shift);
        }
      }
    } else {
      if (layout_.bytes() == 0) to[0] = 0;
      pack_colours(colours_of(p), layout_, to);
      if constexpr (kTail >= 1) to[layout_.bytes()] = static_cast<std::uint8_t>(turn_of(p));
      if constexpr (kTail >= 2) to[layout_.bytes() + 1] = p.withdrawn;
    }
  }

  // Returns false if the bytes do not encode a position; `p` is then unspecified.
  bool unpack(Bytes from, Position& p) const {
    if (from.size() != width()) return false;
    if constexpr (kKind == PackedKind::own) {
      return rules_->unpack(from, p);
    } else if constexpr (kKind == PackedKind::heap) {
      return unpack_heap(from, p);
    } else {
      if (!unpack_colours(from, layout_, colours_of(p))) return false;
      if (layout_.bytes() == 0 && kTail == 0 && from[0] != 0) return false;
      if constexpr (kKind == PackedKind::players) {
        for (int c = movers(); c < kColours; ++c) {
          if (!p.colours[c].empty()) return false;  // of a player who there is not
        }
      }
      if constexpr (kTail >= 1) {
        const int turn = from[layout_.bytes()];
        p.mover = static_cast<decltype(p.mover)>(turn % movers());
        if constexpr (kKind == PackedKind::players) {
          p.made = static_cast<std::uint8_t>(turn / movers());
        } else if (turn >= movers()) {
          return false;
        }
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
  // With more than two players: and how many moves of the turn are made.
  int turn_of(const Position& p) const {
    if constexpr (kKind == PackedKind::players) {
      return static_cast<int>(p.mover) + movers() * p.made;
    } else {
      return static_cast<int>(p.mover);
    }
  }
  int movers() const {
    if constexpr (kKind == PackedKind::players) return rules_->players();
    return 2;
  }

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
