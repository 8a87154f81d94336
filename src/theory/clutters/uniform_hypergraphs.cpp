// SPDX-License-Identifier: MIT
#include "theory/clutters/clutters.hpp"

#include <fmt/format.h>

#include <bit>
#include <vector>

#include "base/error.hpp"
#include "theory/clutters/orderly_listing.hpp"

namespace harary {

namespace {

// The sets of one size in increasing order, each with a bit.
class SizedSets {
 public:
  SizedSets(int points, int size) : bits_(std::size_t{1} << points) {
    for (std::size_t set = 0; set < bits_.size(); ++set) {
      if (std::popcount(set) != size) continue;
      bits_[set] = ClutterPart{1} << sets_.size();
      sets_.push_back(set);
    }
  }
  std::size_t choices() const { return std::size_t{1} << sets_.size(); }
  ClutterPart bit_of(std::size_t set) const { return bits_[set]; }
  template <class F>
  void for_each_set(ClutterPart chosen, F&& f) const {
    for (; chosen != 0; chosen &= chosen - 1) {
      f(sets_[static_cast<std::size_t>(std::countr_zero(chosen))]);
    }
  }
  ClutterPart star(int point) const {
    ClutterPart result = 0;
    for (const std::size_t set : sets_) {
      if ((set >> point & 1) != 0) result |= bits_[set];
    }
    return result;
  }
  // Where the permutation takes each bit.
  std::vector<ClutterPart> images(const PointPermutation& to) const {
    std::vector<ClutterPart> result;
    for (const std::size_t set : sets_) {
      std::size_t image = 0;
      for (std::size_t p = 0; p < to.size(); ++p) {
        if ((set >> p & 1) != 0) image |= std::size_t{1} << to[p];
      }
      result.push_back(bits_[image]);
    }
    return result;
  }

 private:
  std::vector<std::size_t> sets_;
  std::vector<ClutterPart> bits_;  // of each set; 0 for those of other sizes
};

class UniformParts {
 public:
  UniformParts(int points, int size) : rest_(points - 1, size), link_(points - 1, size - 1) {
    for (const PointPermutation& to : permutations_of(points - 1)) {
      rest_images_.push_back(rest_.images(to));
      link_images_.push_back(link_.images(to));
    }
    for (int t = 0; t + 1 < points; ++t) {
      stars_.push_back({rest_.star(t), link_.star(t)});
      std::vector<std::uint32_t>& moved = moved_.emplace_back(link_.choices());
      for (std::size_t link = 0; link < moved.size(); ++link) {
        link_.for_each_set(link & ~stars_.back().link, [&](std::size_t set) {
          moved[link] |= static_cast<std::uint32_t>(rest_.bit_of(set | std::size_t{1} << t));
        });
      }
    }
  }

  std::size_t rests() const { return rest_.choices(); }
  std::size_t rest_index(ClutterPart rest) const { return rest; }
  ClutterPart rest_image(ClutterPart rest, std::size_t i) const {
    return image(rest, rest_images_[i]);
  }
  ClutterPart link_image(ClutterPart link, std::size_t i) const {
    return image(link, link_images_[i]);
  }
  template <class F>
  void for_each_link(ClutterPart, F&& f) const {
    for (ClutterPart link = 0; link < link_.choices(); ++link) f(link);
  }
  ClutterPart rest_at(ClutterPart rest, ClutterPart link, int t) const {
    const auto at = static_cast<std::size_t>(t);
    return (rest & ~stars_[at].rest) | moved_[at][link];
  }
  ClutterPart link_at(ClutterPart rest, ClutterPart link, int t) const {
    const Star& star = stars_[static_cast<std::size_t>(t)];
    ClutterPart result = link & star.link;
    rest_.for_each_set(rest & star.rest, [&](std::size_t set) {
      result |= link_.bit_of(set & ~(std::size_t{1} << t));
    });
    return result;
  }

  Clutter joined(ClutterPart rest, ClutterPart link, std::size_t last) const {
    Clutter result;
    rest_.for_each_set(rest, [&](std::size_t set) { result.add(set); });
    link_.for_each_set(link, [&](std::size_t set) { result.add(set | last); });
    return result;
  }
  ClutterPart rest_of(const Clutter& clutter) const {
    ClutterPart result = 0;
    rest_.for_each_set(rest_.choices() - 1, [&](std::size_t set) {
      if (clutter.has(set)) result |= rest_.bit_of(set);
    });
    return result;
  }

 private:
  // The sets of each part that hold a point.
  struct Star {
    ClutterPart rest = 0;
    ClutterPart link = 0;
  };

  static ClutterPart image(ClutterPart chosen, const std::vector<ClutterPart>& images) {
    ClutterPart result = 0;
    for (; chosen != 0; chosen &= chosen - 1) {
      result |= images[static_cast<std::size_t>(std::countr_zero(chosen))];
    }
    return result;
  }

  SizedSets rest_;
  SizedSets link_;
  std::vector<std::vector<ClutterPart>> rest_images_;
  std::vector<std::vector<ClutterPart>> link_images_;
  std::vector<Star> stars_;
  // By point t and link: the link's sets without t, with t.
  std::vector<std::vector<std::uint32_t>> moved_;
};

}  // namespace

void for_each_uniform_hypergraph(int points, int size, Job& job,
                                 const std::function<void(const Clutter&)>& f) {
  if (points < 0 || points > kMostClutterPoints || size < 1 || size > kMostClutterPoints) {
    throw InputError(
        fmt::format("uniform hypergraphs are listed on at most {} points, with sets of 1 to {}",
                    kMostClutterPoints, kMostClutterPoints));
  }
  if (points == 0) return f(Clutter());
  const UniformParts parts(points, size);
  std::vector<ClutterPart> firsts;
  for_each_uniform_hypergraph(points - 1, size, job, [&](const Clutter& clutter) {
    firsts.push_back(parts.rest_of(clutter));
  });
  const std::size_t last = std::size_t{1} << (points - 1);
  OrderlyListing<UniformParts>(parts, points, std::move(firsts), job)
      .run(job, [&](ClutterPart rest, ClutterPart link) { f(parts.joined(rest, link, last)); });
}

}  // namespace harary
