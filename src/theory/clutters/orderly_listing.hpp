// SPDX-License-Identifier: MIT
// Orderly generation (Read, "Every one a winner", 1978), a point at a time: one of each isomorphism
// class, and none is kept.
//
// A hypergraph with a chosen point is two parts on the other points: the rest, of the sets without
// the point, and the link, of the sets with it. Its name is the number of the rest's class and the
// least image of the link under the automorphisms of the first of that class: equal names say that
// an isomorphism takes point to point. Each class is met where the last point has the least name of
// all points, and only there. Classes of rests with fewer bits come first, so counting bits
// mostly settles which of two names is less.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

#include "base/job.hpp"

namespace harary {

// Some sets of all points but the last, as bits.
using ClutterPart = std::uint64_t;

// Where each point goes.
using PointPermutation = std::vector<int>;

// In lexicographic order; the first is the identity.
inline std::vector<PointPermutation> permutations_of(int points) {
  PointPermutation to(static_cast<std::size_t>(points));
  std::iota(to.begin(), to.end(), 0);
  std::vector<PointPermutation> result;
  do {
    result.push_back(to);
  } while (std::next_permutation(to.begin(), to.end()));
  return result;
}

// Parts says what the two parts are:
//   rests(), rest_index(rest)               how many there are, and a number below that for each
//   rest_image(rest, i), link_image(link, i)  under the permutation number i
//   for_each_link(rest, f)                  all that go with the rest
//   rest_at(rest, link, t), link_at(rest, link, t)
//                                           the parts for the point t, the last point in its place
template <class Parts>
class OrderlyListing {
 public:
  // `firsts`: a rest of each class. Throws JobStopped.
  OrderlyListing(const Parts& parts, int points, std::vector<ClutterPart> firsts, const Job& job)
      : parts_(parts), others_(points - 1), members_(parts.rests(), Member{kNoClass, 0}) {
    std::stable_sort(firsts.begin(), firsts.end(), [](ClutterPart a, ClutterPart b) {
      return std::popcount(a) < std::popcount(b);
    });
    const std::vector<PointPermutation> permutations = permutations_of(others_);
    for (const ClutterPart first : firsts) {
      job.check();
      Class found{first, {}};
      for (std::size_t i = 0; i < permutations.size(); ++i) {
        const ClutterPart image = parts.rest_image(first, i);
        if (image == first && i != 0) found.automorphisms.push_back(i);
        Member& member = members_[parts.rest_index(image)];
        if (member.number != kNoClass) continue;
        member = {static_cast<std::uint16_t>(classes_.size()),
                  static_cast<std::uint16_t>(inverse_of(permutations[i], permutations))};
      }
      classes_.push_back(std::move(found));
    }
  }

  // f(rest, link) for one of each class.
  template <class F>
  void run(Job& job, F&& f) const {
    for (std::size_t number = 0; number < classes_.size(); ++number) {
      job.report("listing clutters", number, classes_.size(), "classes without the last point");
      const ClutterPart rest = classes_[number].first;
      std::uint64_t links = 0;
      parts_.for_each_link(rest, [&](ClutterPart link) {
        if (links++ % kLinksBetweenChecks == 0) job.check();
        if (is_least(number, rest, link)) f(rest, link);
      });
    }
  }

 private:
  static constexpr std::uint64_t kLinksBetweenChecks = 1U << 14;
  static constexpr std::uint16_t kNoClass = UINT16_MAX;

  struct Member {
    std::uint16_t number = 0;    // of its class
    std::uint16_t to_first = 0;  // a permutation that takes it to the first of its class
  };
  struct Class {
    ClutterPart first = 0;
    std::vector<std::size_t> automorphisms;  // without the identity
  };

  static std::size_t inverse_of(const PointPermutation& to,
                                const std::vector<PointPermutation>& permutations) {
    PointPermutation back(to.size());
    for (std::size_t p = 0; p < to.size(); ++p) {
      back[static_cast<std::size_t>(to[p])] = static_cast<int>(p);
    }
    const auto found = std::lower_bound(permutations.begin(), permutations.end(), back);
    return static_cast<std::size_t>(found - permutations.begin());
  }

  // Whether the link has an image below `least` under the automorphisms of the class.
  bool goes_below(ClutterPart link, std::size_t number, ClutterPart least) const {
    if (link < least) return true;
    const auto& automorphisms = classes_[number].automorphisms;
    return std::any_of(automorphisms.begin(), automorphisms.end(),
                       [&](std::size_t a) { return parts_.link_image(link, a) < least; });
  }

  bool is_least(std::size_t number, ClutterPart rest, ClutterPart link) const {
    const int bits = std::popcount(rest);
    unsigned as_many = 0;
    for (int t = 0; t < others_; ++t) {
      const int others = std::popcount(parts_.rest_at(rest, link, t));
      if (others < bits) return false;
      if (others == bits) as_many |= 1U << t;
    }
    for (; as_many != 0; as_many &= as_many - 1) {
      const int t = std::countr_zero(as_many);
      const Member member = members_[parts_.rest_index(parts_.rest_at(rest, link, t))];
      if (member.number < number) return false;
      if (member.number > number) continue;
      const ClutterPart image = parts_.link_image(parts_.link_at(rest, link, t), member.to_first);
      if (goes_below(image, number, link)) return false;
    }
    return !goes_below(link, number, link);
  }

  const Parts& parts_;
  int others_;
  std::vector<Member> members_;  // by number of the rest
  std::vector<Class> classes_;
};

}  // namespace harary
