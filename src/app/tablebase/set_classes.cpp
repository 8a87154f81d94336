// SPDX-License-Identifier: MIT
#include "app/tablebase/set_classes.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace harary {

namespace {

// The parts of a position that name points; each point is in one of them at most. The other parts
// say whose turn it is, and what of it is left.
constexpr std::array<std::string_view, 3> kOfPoints{"red", "green", "offered"};

// "red=a1,b1" is the part `name` with the text `value`.
struct Part {
  std::string_view name;
  std::string_view value;
};

std::vector<std::string_view> divided(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(at), text.size());
    parts.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

std::vector<Part> parts_of(std::string_view text) {
  std::vector<Part> parts;
  for (const std::string_view part : divided(text, ';')) {
    const std::size_t equal = std::min(part.find('='), part.size());
    parts.push_back({part.substr(0, equal), part.substr(std::min(equal + 1, part.size()))});
  }
  return parts;
}

bool names_points(const Part& part) {
  return std::find(kOfPoints.begin(), kOfPoints.end(), part.name) != kOfPoints.end();
}

// Of points that are edges, called "0-1", those at each vertex; nothing for other points. A
// symmetry of such a game is one of the graph.
std::vector<std::vector<int>> stars_of(const std::vector<std::string>& points) {
  std::map<std::string, std::vector<int>> stars;
  for (std::size_t e = 0; e < points.size(); ++e) {
    const std::vector<std::string_view> ends = divided(points[e], '-');
    if (ends.size() != 2) return {};
    for (const std::string_view end : ends) stars[std::string(end)].push_back(static_cast<int>(e));
  }
  std::vector<std::vector<int>> result;
  for (auto& [vertex, edges] : stars) result.push_back(std::move(edges));
  return result;
}

// A symmetry of the game keeps what is taken from the start, and which first moves are allowed.
std::vector<int> kinds_of(const SetInstance& sets) {
  std::vector<int> kinds(sets.points.size(), 0);
  for (const int e : sets.taken[0]) kinds[static_cast<std::size_t>(e)] = 2;
  for (const int e : sets.taken[1]) kinds[static_cast<std::size_t>(e)] = 4;
  for (const int e : sets.first_moves) ++kinds[static_cast<std::size_t>(e)];
  return kinds;
}

}  // namespace

SetClasses::SetClasses(const Instance& game) : rules_(game.rules()) {
  const auto sets = game.engines().listed_sets();
  if (!sets) return;
  points_ = sets->points;
  for (std::size_t e = 0; e < points_.size(); ++e) numbers_.emplace(points_[e], e);
  symmetry_.emplace(SetSymmetry::Sets{sets->sets[0], sets->sets[1], stars_of(points_)},
                    kinds_of(*sets));
}

Position SetClasses::representative(const Position& p) const {
  const std::string text = rules_.position_text(p);
  const std::vector<Part> parts = parts_of(text);
  // By point the part that names it, from 1 on.
  std::vector<std::size_t> part_of(points_.size(), 0);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (!names_points(parts[i])) continue;
    for (const std::string_view point : divided(parts[i].value, ',')) {
      part_of[numbers_.find(point)->second] = i + 1;
    }
  }
  // Of each class of twins the parts of its points, as digits of a number.
  std::vector<std::uint64_t> held;
  const std::uint64_t base = points_.size() + 1;
  for (const std::vector<int>& twins : symmetry_->classes()) {
    std::uint64_t counts = 0;
    for (std::size_t i = parts.size(); i > 0; --i) {
      counts = counts * base +
               static_cast<std::uint64_t>(std::count_if(twins.begin(), twins.end(), [&](int e) {
                 return part_of[static_cast<std::size_t>(e)] == i;
               }));
    }
    held.push_back(counts);
  }
  std::vector<std::string> points_of_part(parts.size());
  const std::vector<std::uint64_t> image = symmetry_->least_image(held);
  for (std::size_t c = 0; c < image.size(); ++c) {
    auto twin = symmetry_->classes()[c].begin();
    std::uint64_t counts = image[c];
    for (std::string& names : points_of_part) {
      for (std::uint64_t k = counts % base; k > 0; --k) {
        names += (names.empty() ? "" : ",") + points_[static_cast<std::size_t>(*twin++)];
      }
      counts /= base;
    }
  }
  std::string mapped;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    mapped.append(i == 0 ? "" : ";").append(parts[i].name).append("=");
    mapped += names_points(parts[i]) ? points_of_part[i] : std::string(parts[i].value);
  }
  return rules_.parse_position(mapped);
}

}  // namespace harary
