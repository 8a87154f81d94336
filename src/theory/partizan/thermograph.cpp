// SPDX-License-Identifier: MIT
#include "theory/partizan/thermograph.hpp"

#include <algorithm>
#include <optional>

#include "base/assert.hpp"
#include "base/current_job.hpp"

namespace harary {

namespace {

constexpr Dyadic kColdest{-1, 0};

Dyadic moved(const Dyadic& value, int slope, const Dyadic& by) {
  return slope == 0 ? value : slope > 0 ? value + by : value - by;
}

// Where the knot's line is after the temperature has changed to t.
Dyadic along(const WallKnot& knot, const Dyadic& t) {
  return moved(knot.value, knot.slope, t - knot.temperature);
}

void add_knot(Wall& wall, const WallKnot& knot) {
  if (!wall.empty() && wall.back().slope == knot.slope) return;
  wall.push_back(knot);
}

// The wall when each move costs t: `sign` is -1 for Left, who pays, and 1 for Right.
Wall taxed(const Wall& wall, int sign) {
  Wall result;
  for (const WallKnot& knot : wall) {
    result.push_back(
        {knot.temperature, moved(knot.value, sign, knot.temperature), knot.slope + sign});
  }
  return result;
}

// Calls visit(a, b, end) for both walls' lines between temperatures at which one of them has a
// knot; `end` is nothing for the last ones. Until visit says false.
template <class F>
void for_each_piece(const Wall& a, const Wall& b, F&& visit) {
  std::size_t i = 0;
  std::size_t j = 0;
  Dyadic begin = kColdest;
  for (;;) {
    std::optional<Dyadic> end;
    if (i + 1 < a.size()) end = a[i + 1].temperature;
    if (j + 1 < b.size() && (!end || b[j + 1].temperature < *end)) end = b[j + 1].temperature;
    const WallKnot one{begin, along(a[i], begin), a[i].slope};
    const WallKnot other{begin, along(b[j], begin), b[j].slope};
    if (!visit(one, other, end) || !end) return;
    if (i + 1 < a.size() && a[i + 1].temperature == *end) ++i;
    if (j + 1 < b.size() && b[j + 1].temperature == *end) ++j;
    begin = *end;
  }
}

// After how much the lines meet; nothing: they do not come nearer to each other.
std::optional<Dyadic> until_meeting(const WallKnot& above, const WallKnot& below) {
  const int closing = below.slope - above.slope;
  if (closing <= 0) return std::nullopt;
  HARARY_ASSERT(closing <= 2, "slopes are -1, 0 or 1");
  const Dyadic gap = above.value - below.value;
  return closing == 1 ? gap : gap.half();
}

// The larger of both at each temperature, for `sign` = 1; the smaller for -1.
Wall extreme(const Wall& a, const Wall& b, int sign) {
  Wall result;
  for_each_piece(a, b, [&](WallKnot one, WallKnot other, const std::optional<Dyadic>& end) {
    const auto better = [sign](const WallKnot& x, const WallKnot& y) {
      if (x.value != y.value) return (x.value > y.value) == (sign > 0);
      return (x.slope - y.slope) * sign >= 0;
    };
    if (!better(one, other)) std::swap(one, other);
    add_knot(result, one);
    const auto meeting = sign > 0 ? until_meeting(one, other) : until_meeting(other, one);
    if (meeting) {
      const Dyadic at = one.temperature + *meeting;
      if (!end || at < *end) add_knot(result, {at, along(other, at), other.slope});
    }
    return true;
  });
  return result;
}

// The part below `temperature`, and a mast.
Wall with_mast(const Wall& scaffold, const Dyadic& temperature, const Dyadic& mean) {
  Wall wall;
  for (const WallKnot& knot : scaffold) {
    if (knot.temperature < temperature) wall.push_back(knot);
  }
  wall.push_back({temperature, mean, 0});
  return wall;
}

}  // namespace

Dyadic value_at(const Wall& wall, const Dyadic& temperature) {
  const auto above = std::find_if(wall.begin() + 1, wall.end(), [&](const WallKnot& knot) {
    return knot.temperature > temperature;
  });
  return along(*(above - 1), temperature);
}

std::pair<Wall, Wall> Thermographs::scaffolds(ConwayGames::Form g) {
  HARARY_ASSERT(!games_.left(g).empty() && !games_.right(g).empty(), "integers have no scaffolds");
  Wall left;
  Wall right;
  for (const auto option : games_.left(g)) {
    Wall wall = taxed(of(option).right, -1);
    left = left.empty() ? std::move(wall) : extreme(left, wall, 1);
  }
  for (const auto option : games_.right(g)) {
    Wall wall = taxed(of(option).left, 1);
    right = right.empty() ? std::move(wall) : extreme(right, wall, -1);
  }
  return {left, right};
}

const Thermograph& Thermographs::of(ConwayGames::Form g) {
  if (const auto known = known_.find(g); known != known_.end()) return known->second;
  CurrentJob::check_each(64);
  Thermograph result;
  const auto number = games_.number(g);
  if (number && number->integer()) {
    result = {{{kColdest, *number, 0}}, {{kColdest, *number, 0}}, *number, kColdest};
  } else {
    const auto [left, right] = scaffolds(g);
    for_each_piece(left, right, [&](const WallKnot& one, const WallKnot& other, const auto& end) {
      const auto meeting = until_meeting(one, other);
      if (!meeting) return true;
      result.temperature = one.temperature + *meeting;
      result.mean = along(one, result.temperature);
      return end && result.temperature > *end;
    });
    result.left = with_mast(left, result.temperature, result.mean);
    result.right = with_mast(right, result.temperature, result.mean);
  }
  return known_.emplace(g, std::move(result)).first->second;
}

}  // namespace harary
