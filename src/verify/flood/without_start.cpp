// SPDX-License-Identifier: MIT
// Flood without a start: a position is the colours of the regions that the board has at the
// beginning. All moves are tried, also those that join nothing.
//
// Colours. A move takes at most one colour from the board, so C colours need C - 1 moves. If no
// colour has a single region, the first move takes none, and C are needed.
//
// Radius. If k moves are enough, everything is within distance k of some region. By induction: let
// v' be such a region for the position after the first move, with k - 1, and M the region that the
// move made of R and some neighbours. If v' = M, R will do. Otherwise take the next region v on a
// shortest way from v' to M, at distance d from v' in steps; it is d - 1 away from what M is made
// of. A way from v' that avoids M is at most one step longer from v. A way through M takes, from v,
// one step less to it and at most two more across R.
//
// Joining regions makes no distance longer, so a position within the radius stays there.
#include <algorithm>
#include <array>
#include <bit>

#include "verify/flood/flood_form.hpp"
#include "verify/flood/plain_flood.hpp"

namespace harary {

namespace {

class FloodWithoutStart final : public FloodForm {
 public:
  explicit FloodWithoutStart(const FloodListing& board) {
    const RegionGraph graph = regions_of(neighbours_of(board), board.colours);
    start_ = graph.colour;
    neighbours_.resize(graph.size());
    for (std::size_t r = 0; r < graph.size(); ++r) {
      for (std::size_t s = 0; s < graph.size(); ++s) {
        if (has_region(graph.near[r], s)) neighbours_[r].push_back(s);
      }
    }
  }

  std::optional<int> bound(FloodProof by) override {
    const RegionGraph graph = regions_of(neighbours_, start_);
    if (by == FloodProof::colours) return fewest_by_colours(graph);
    if (by == FloodProof::radius) {
      int steps = 0;
      while (!has_centre(graph, steps)) ++steps;
      return steps;
    }
    return std::nullopt;
  }

  std::size_t width() const override { return start_.size(); }
  void start(MutableBytes to) override {
    for (std::size_t i = 0; i < to.size(); ++i) to[i] = static_cast<std::uint8_t>(start_[i]);
  }

  bool expand(Bytes position, int left, const Sink& sink) override {
    const std::vector<int> colours(position.begin(), position.end());
    const RegionGraph graph = regions_of(neighbours_, colours);
    std::vector<int> palette = graph.colour;
    std::sort(palette.begin(), palette.end());
    palette.erase(std::unique(palette.begin(), palette.end()), palette.end());
    const bool within = has_centre(graph, left);
    std::vector<std::uint8_t> bytes(width());
    for (std::size_t region = 0; region < graph.size(); ++region) {
      for (const int colour : palette) {
        if (colour == graph.colour[region]) continue;
        std::vector<int> child = colours;
        for (std::size_t v = 0; v < child.size(); ++v) {
          if (graph.region_of[v] == region) child[v] = colour;
        }
        const RegionGraph after = regions_of(neighbours_, child);
        if (after.size() == 1) return true;
        if (fewest_by_colours(after) > left || (!within && !has_centre(after, left))) continue;
        std::copy(child.begin(), child.end(), bytes.begin());
        sink(bytes);
      }
    }
    return false;
  }

 private:
  static int fewest_by_colours(const RegionGraph& graph) {
    std::array<int, 64> regions{};
    for (const int colour : graph.colour) ++regions[static_cast<std::size_t>(colour)];
    int colours = 0;
    bool single = false;
    for (const int count : regions) {
      colours += count > 0 ? 1 : 0;
      single = single || count == 1;
    }
    return single ? colours - 1 : colours;
  }
  static bool has_centre(const RegionGraph& graph, int steps) {
    for (std::size_t r = 0; r < graph.size(); ++r) {
      RegionBits centre = graph.none();
      add_region(centre, r);
      std::size_t count = 0;
      for (const std::uint64_t word : graph.around(centre, steps)) {
        count += static_cast<std::size_t>(std::popcount(word));
      }
      if (count == graph.size()) return true;
    }
    return false;
  }

  Neighbours neighbours_;
  std::vector<int> start_;
};

}  // namespace

std::unique_ptr<FloodForm> flood_without_start(const FloodListing& board) {
  return std::make_unique<FloodWithoutStart>(board);
}

}  // namespace harary
