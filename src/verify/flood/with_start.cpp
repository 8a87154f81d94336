// SPDX-License-Identifier: MIT
// Flood with a start: a position is the set of regions that the start's region has swallowed. What
// colour it has does not matter: a call of that colour wins nothing.
//
// Let T(S) be the calls that are needed from S.
// (a) T does not grow with S: the calls of a solution from S win at least as much from a larger
//     set.
// (b) If a call c wins all that is left of its colour, some shortest solution begins with it. A
//     solution from S has the call c somewhere; put it first. After each call, what is owned is a
//     superset of what it was, since from then on the colour c adds nothing.
// (c) Rounds. If a colour can be finished, T(S) = 1 + T(S with it) by (b). Otherwise a call wins
//     some of the regions that touch S, so T(S) >= 1 + T(S with all that touch it) by (a). Repeated
//     until everything is owned, the rounds are a lower bound.
// Every colour outside and every step of the way to the farthest region needs a call, too.
#include <algorithm>
#include <bit>

#include "verify/flood/flood_form.hpp"
#include "verify/flood/plain_flood.hpp"

namespace harary {

namespace {

class FloodWithStart final : public FloodForm {
 public:
  explicit FloodWithStart(const FloodListing& board)
      : graph_(regions_of(neighbours_of(board), board.colours)),
        start_(graph_.region_of[static_cast<std::size_t>(*board.start)]) {
    std::vector<int> palette = graph_.colour;
    std::sort(palette.begin(), palette.end());
    palette.erase(std::unique(palette.begin(), palette.end()), palette.end());
    for (const int colour : palette) {
      RegionBits members = graph_.none();
      for (std::size_t r = 0; r < graph_.size(); ++r) {
        if (graph_.colour[r] == colour) add_region(members, r);
      }
      classes_.push_back(members);
    }
    all_ = graph_.none();
    for (std::size_t r = 0; r < graph_.size(); ++r) add_region(all_, r);
  }

  std::optional<int> bound(FloodProof by) override {
    RegionBits owned = graph_.none();
    add_region(owned, start_);
    if (by == FloodProof::colours) {
      int count = 0;
      for (const RegionBits& members : classes_) count += missing(members, owned) ? 1 : 0;
      return count;
    }
    if (by == FloodProof::radius) {
      int steps = 0;
      while (graph_.around(owned, steps) != all_) ++steps;
      return steps;
    }
    if (by == FloodProof::rounds) return rounds(owned, static_cast<int>(graph_.size()));
    return std::nullopt;
  }

  std::size_t width() const override { return (graph_.size() + 7) / 8; }
  void start(MutableBytes to) override {
    RegionBits owned = graph_.none();
    add_region(owned, start_);
    write(owned, to);
  }

  bool expand(Bytes position, int left, const Sink& sink) override {
    const RegionBits owned = read(position);
    const RegionBits front = frontier(owned);
    std::vector<RegionBits> children;
    for (const RegionBits& members : classes_) {
      RegionBits child = owned;
      bool wins = false;
      bool all = true;
      for (std::size_t i = 0; i < child.size(); ++i) {
        wins = wins || (front[i] & members[i]) != 0;
        all = all && (members[i] & ~owned[i] & ~front[i]) == 0;
        child[i] |= front[i] & members[i];
      }
      if (!wins) continue;
      if (child == all_) return true;
      if (all) children.clear();  // (b): this call is enough
      children.push_back(std::move(child));
      if (all) break;
    }
    std::vector<std::uint8_t> bytes(width());
    for (const RegionBits& child : children) {
      if (rounds(child, left) > left) continue;
      write(child, bytes);
      sink(bytes);
    }
    return false;
  }

 private:
  static bool missing(const RegionBits& members, const RegionBits& owned) {
    for (std::size_t i = 0; i < owned.size(); ++i) {
      if ((members[i] & ~owned[i]) != 0) return true;
    }
    return false;
  }
  RegionBits frontier(const RegionBits& owned) const {
    RegionBits result = graph_.none();
    for (std::size_t r = 0; r < graph_.size(); ++r) {
      if (has_region(owned, r)) add_regions(result, graph_.near[r]);
    }
    for (std::size_t i = 0; i < owned.size(); ++i) result[i] &= ~owned[i];
    return result;
  }
  // (c), or most + 1 if that is larger.
  int rounds(RegionBits owned, int most) const {
    RegionBits front = frontier(owned);
    for (int count = 0;; ++count) {
      if (owned == all_ || count > most) return count;
      RegionBits taken = front;
      for (const RegionBits& members : classes_) {
        bool some = false;
        bool far = false;
        for (std::size_t i = 0; i < owned.size(); ++i) {
          const std::uint64_t open = members[i] & ~owned[i];
          some = some || open != 0;
          far = far || (open & ~front[i]) != 0;
        }
        if (!some || far) continue;
        for (std::size_t i = 0; i < owned.size(); ++i) taken[i] = members[i] & ~owned[i];
        break;
      }
      add_regions(owned, taken);
      for (std::size_t i = 0; i < taken.size(); ++i) {
        for (std::uint64_t bits = taken[i]; bits != 0; bits &= bits - 1) {
          add_regions(front,
                      graph_.near[i * 64 + static_cast<std::size_t>(std::countr_zero(bits))]);
        }
      }
      for (std::size_t i = 0; i < owned.size(); ++i) front[i] &= ~owned[i];
    }
  }

  RegionBits read(Bytes from) const {
    RegionBits set = graph_.none();
    for (std::size_t i = 0; i < from.size(); ++i) {
      set[i / 8] |= static_cast<std::uint64_t>(from[i]) << (i % 8 * 8);
    }
    return set;
  }
  static void write(const RegionBits& set, MutableBytes to) {
    for (std::size_t i = 0; i < to.size(); ++i) {
      to[i] = static_cast<std::uint8_t>(set[i / 8] >> (i % 8 * 8));
    }
  }

  RegionGraph graph_;
  std::size_t start_;
  std::vector<RegionBits> classes_;
  RegionBits all_;
};

}  // namespace

std::unique_ptr<FloodForm> flood_with_start(const FloodListing& board) {
  return std::make_unique<FloodWithStart>(board);
}

}  // namespace harary
