// SPDX-License-Identifier: MIT
#include "app/tablebase/set_symmetry.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <utility>

namespace harary {

namespace {

constexpr std::size_t kMostPoints = 128;
constexpr std::size_t kMostSets = 20'000;
constexpr std::size_t kMostSymmetries = 50'000;
constexpr std::uint64_t kMostSteps = 2'000'000;

std::size_t place(int number) {
  return static_cast<std::size_t>(number);
}

// A set of classes: for each one that it meets the class and the number of its points.
using ClassSet = std::vector<std::pair<int, int>>;

}  // namespace

// Two points of one kind are twins if their exchange maps sets to sets. That is an equivalence, so
// a point is compared with the first of each class.
void SetSymmetry::find_classes(const Sets& sets, const std::vector<int>& kinds) {
  std::array<std::set<std::vector<int>>, 3> all;
  std::array<std::vector<std::vector<const std::vector<int>*>>, 3> with;
  for (std::size_t of = 0; of < 3; ++of) {
    all[of] = {sets[of].begin(), sets[of].end()};
    with[of].resize(kinds.size());
    for (const auto& set : all[of]) {
      for (const int e : set) with[of][place(e)].push_back(&set);
    }
  }
  const auto maps_sets = [&](int from, int to) {
    for (std::size_t of = 0; of < 3; ++of) {
      for (const std::vector<int>* set : with[of][place(from)]) {
        if (std::binary_search(set->begin(), set->end(), to)) continue;
        std::vector<int> image = *set;
        std::replace(image.begin(), image.end(), from, to);
        std::sort(image.begin(), image.end());
        if (!all[of].contains(image)) return false;
      }
    }
    return true;
  };
  for (int e = 0; e < static_cast<int>(kinds.size()); ++e) {
    const auto twins = std::find_if(classes_.begin(), classes_.end(), [&](const auto& members) {
      const int first = members.front();
      return kinds[place(first)] == kinds[place(e)] && maps_sets(first, e) && maps_sets(e, first);
    });
    if (twins != classes_.end()) {
      twins->push_back(e);
    } else {
      classes_.push_back({e});
    }
  }
}

// Places the classes one after the other.
struct SetSymmetry::Search {
  Search(const SetSymmetry& of, const Sets& sets, const std::vector<int>& kinds)
      : count(of.classes_.size()), image(count, -1), taken(count) {
    std::vector<int> class_of(kinds.size());
    for (std::size_t c = 0; c < count; ++c) {
      for (const int e : of.classes_[c]) class_of[place(e)] = static_cast<int>(c);
    }
    for (std::size_t of = 0; of < 3; ++of) {
      for (const auto& set : sets[of]) {
        std::map<int, int> points;
        for (const int e : set) ++points[class_of[place(e)]];
        families[of].emplace(points.begin(), points.end());
      }
      together[of].assign(count * count, 0);
      for (const ClassSet& set : families[of]) {
        for (const auto& [c, points] : set) {
          for (const auto& [d, others] : set) ++together[of][index(c, d)];
        }
      }
    }
    for (std::size_t c = 0; c < count; ++c) {
      marks.push_back(
          {kinds[place(of.classes_[c].front())], static_cast<int>(of.classes_[c].size())});
    }
    put_in_order();
  }

  std::size_t index(int c, int d) const { return place(c) * count + place(d); }

  // Next comes a class that shares most sets with those before it.
  void put_in_order() {
    std::vector<std::uint64_t> shared(count, 0);
    std::vector<bool> listed(count);
    for (std::size_t k = 0; k < count; ++k) {
      std::size_t next = count;
      for (std::size_t c = 0; c < count; ++c) {
        if (!listed[c] && (next == count || shared[c] > shared[next])) next = c;
      }
      listed[next] = true;
      order.push_back(static_cast<int>(next));
      for (std::size_t c = 0; c < count; ++c) {
        for (std::size_t of = 0; of < 3; ++of) {
          shared[c] += together[of][index(static_cast<int>(next), static_cast<int>(c))];
        }
      }
    }
    std::vector<std::size_t> step_of(count);
    for (std::size_t k = 0; k < count; ++k) step_of[place(order[k])] = k;
    for (std::size_t of = 0; of < 3; ++of) {
      placed_by[of].resize(count);
      for (const ClassSet& set : families[of]) {
        std::size_t last = 0;
        for (const auto& [c, points] : set) last = std::max(last, step_of[place(c)]);
        if (!set.empty()) placed_by[of][last].push_back(&set);
      }
    }
  }

  bool fits(std::size_t step, int target) const {
    const int c = order[step];
    if (taken[place(target)] || marks[place(c)] != marks[place(target)]) return false;
    for (std::size_t of = 0; of < 3; ++of) {
      if (together[of][index(c, c)] != together[of][index(target, target)]) return false;
      for (std::size_t earlier = 0; earlier < step; ++earlier) {
        const int d = order[earlier];
        if (together[of][index(c, d)] != together[of][index(target, image[place(d)])]) {
          return false;
        }
      }
    }
    return true;
  }
  bool keeps_sets(std::size_t step) const {
    for (std::size_t of = 0; of < 3; ++of) {
      for (const ClassSet* set : placed_by[of][step]) {
        ClassSet mapped;
        for (const auto& [c, points] : *set) mapped.emplace_back(image[place(c)], points);
        std::sort(mapped.begin(), mapped.end());
        if (!families[of].contains(mapped)) return false;
      }
    }
    return true;
  }

  // False: too many.
  bool place_from(std::size_t step) {
    if (step == count) {
      if (found.size() == kMostSymmetries) return false;
      std::vector<std::uint16_t>& origin = found.emplace_back(count);
      for (std::size_t c = 0; c < count; ++c) {
        origin[place(image[c])] = static_cast<std::uint16_t>(c);
      }
      return true;
    }
    for (int target = 0; target < static_cast<int>(count); ++target) {
      if (++steps > kMostSteps) return false;
      if (!fits(step, target)) continue;
      image[place(order[step])] = target;
      taken[place(target)] = true;
      const bool go_on = !keeps_sets(step) || place_from(step + 1);
      taken[place(target)] = false;
      if (!go_on) return false;
    }
    return true;
  }

  const std::size_t count;
  std::array<std::set<ClassSet>, 3> families;
  // In how many sets two classes lie together; with itself: in how many a class lies.
  std::array<std::vector<std::uint64_t>, 3> together;
  std::vector<std::pair<int, int>> marks;  // kind and size, which a symmetry keeps
  std::vector<int> order;
  std::array<std::vector<std::vector<const ClassSet*>>, 3> placed_by;  // by step
  std::vector<int> image;
  std::vector<bool> taken;
  std::uint64_t steps = 0;
  std::vector<std::vector<std::uint16_t>> found;
};

SetSymmetry::SetSymmetry(const Sets& sets, const std::vector<int>& kinds) {
  if (kinds.size() > kMostPoints || sets[0].size() + sets[1].size() + sets[2].size() > kMostSets)
    return;
  find_classes(sets, kinds);
  Search search(*this, sets, kinds);
  if (!search.place_from(0)) return;
  origins_ = std::move(search.found);
  known_ = true;
}

std::vector<std::uint64_t> SetSymmetry::least_image(const std::vector<std::uint64_t>& held) const {
  const std::vector<std::uint16_t>* least = &origins_.front();
  for (const auto& origin : origins_) {
    for (std::size_t c = 0; c < held.size(); ++c) {
      const std::uint64_t here = held[origin[c]];
      const std::uint64_t best = held[(*least)[c]];
      if (here == best) continue;
      if (here < best) least = &origin;
      break;
    }
  }
  std::vector<std::uint64_t> image;
  for (const std::uint16_t c : *least) image.push_back(held[c]);
  return image;
}

}  // namespace harary
