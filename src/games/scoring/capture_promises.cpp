// SPDX-License-Identifier: MIT
#include "games/scoring/capture_promises.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>

namespace harary {

namespace {

using open_core::kMostVertices;
using open_core::Row;

struct Vertex {
  int wanting = 0;   // the number of promised edges with which the balance ends at 0
  int promised = 0;  // the number of promised edges
  Row free = 0;      // other ends of edges that are not promised yet

  // The least even number of edges that gives the vertex to the player or, of an even number that
  // is wanting, to no player; without those that it has.
  int needs() const { return wanting + wanting % 2 - promised; }
};

constexpr int sign(int number) {
  return (number > 0 ? 1 : 0) - (number < 0 ? 1 : 0);
}

class Promises {
 public:
  // The vertices that need the fewest edges come first.
  Promises(const CaptureVertices& all, Side side) {
    std::array<std::uint8_t, kMostVertices> order;
    for (std::size_t v = 0; v < kMostVertices; ++v) {
      const int open = open_core::open_at(all.open, all.loose, v);
      if (open == 0) continue;
      const int balance = side == Side::first ? all.balance[v] : -all.balance[v];
      const Vertex vertex{open - balance, all.loose[v], 0};
      std::size_t place = count_++;
      for (; place > 0 && vertices_[place - 1].needs() > vertex.needs(); --place) {
        vertices_[place] = vertices_[place - 1];
        order[place] = order[place - 1];
      }
      vertices_[place] = vertex;
      order[place] = static_cast<std::uint8_t>(v);
    }
    for (std::size_t i = 1; i < count_; ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        if ((all.open[order[i]] >> order[j] & 1) == 0) continue;
        open_core::add(vertices_[i].free, j);
        open_core::add(vertices_[j].free, i);
      }
    }
  }

  // In this order each vertex takes what it needs, if enough is left, from those that need the
  // most. What is left in the end goes to the earlier one of its ends.
  void make() {
    for (std::size_t i = 0; i < count_; ++i) {
      Vertex& vertex = vertices_[i];
      int needs = vertex.needs();
      if (needs > std::popcount(vertex.free)) continue;
      for (; needs > 0; --needs) {
        const auto other = static_cast<std::size_t>(std::bit_width(vertex.free)) - 1;
        open_core::remove(vertex.free, other);
        open_core::remove(vertices_[other].free, i);
        ++vertex.promised;
      }
    }
    for (std::size_t i = 0; i < count_; ++i) {
      vertices_[i].promised += std::popcount(static_cast<unsigned>(vertices_[i].free) >> i);
    }
  }

  CaptureGuarantee guarantee(bool begins) const {
    CaptureGuarantee result;
    std::array<int, 3> contested{};  // by what they gain
    for (std::size_t i = 0; i < count_; ++i) {
      const Vertex& vertex = vertices_[i];
      const int balance = vertex.promised - vertex.wanting;
      const int worst = sign(vertex.promised % 2 == 0 ? balance : balance - 1);
      result.difference += worst;
      result.points += worst > 0 ? 1 : 0;
      if (vertex.promised % 2 != 0) {
        ++contested[static_cast<std::size_t>(sign(balance + 1) - sign(balance - 1))];
      }
    }
    const int twos = (contested[2] + (begins ? 1 : 0)) / 2;
    const bool begins_ones = begins == (contested[2] % 2 == 0);
    result.difference += 2 * twos + (contested[1] + (begins_ones ? 1 : 0)) / 2;
    result.points += twos;
    return result;
  }

 private:
  std::array<Vertex, kMostVertices> vertices_;
  std::size_t count_ = 0;
};

}  // namespace

CaptureGuarantee capture_guarantee(const CaptureVertices& vertices, Side side, bool begins) {
  Promises promises(vertices, side);
  promises.make();
  return promises.guarantee(begins);
}

}  // namespace harary
