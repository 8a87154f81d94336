// SPDX-License-Identifier: MIT
// Families of winning sets with names, and random ones.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "graph/hypergraph.hpp"

namespace harary {

// Lines of `length` cells in a box, in all directions; axis by axis its size.
inline Hypergraph lines_of(const std::vector<int>& box, int length) {
  Hypergraph result;
  result.points = 1;
  for (const int side : box) result.points *= side;
  const std::size_t axes = box.size();
  int directions = 1;
  for (std::size_t a = 0; a < axes; ++a) directions *= 3;
  for (int cell = 0; cell < result.points; ++cell) {
    for (int d = directions / 2 + 1; d < directions; ++d) {
      std::vector<int> line;
      for (int step = 0; step < length; ++step) {
        int rest = cell, code = d, number = 0, stride = 1;
        bool inside = true;
        for (std::size_t a = 0; a < axes; ++a) {
          const int x = rest % box[a] + step * (code % 3 - 1);
          inside = inside && x >= 0 && x < box[a];
          number += x * stride;
          stride *= box[a];
          rest /= box[a];
          code /= 3;
        }
        if (!inside) break;
        line.push_back(number);
      }
      if (static_cast<int>(line.size()) == length) result.sets.push_back(line);
    }
  }
  keep_minimal_sets(result);
  return result;
}

// All placements of a picture of cells ("xxx/.x."), turned and reflected, on a grid.
inline Hypergraph animal(std::string_view picture, int width, int height) {
  using Cells = std::vector<std::pair<int, int>>;
  Cells cells;
  int row = 0, column = 0;
  for (const char c : picture) {
    if (c == '/') {
      ++row;
      column = 0;
      continue;
    }
    if (c == 'x') cells.emplace_back(column, row);
    ++column;
  }
  Hypergraph result;
  result.points = width * height;
  for (int turn = 0; turn < 8; ++turn) {
    Cells shape;
    for (auto [x, y] : cells) {
      if (turn % 2 == 1) x = -x;
      if (turn / 2 % 2 == 1) y = -y;
      if (turn / 4 == 1) std::swap(x, y);
      shape.emplace_back(x, y);
    }
    int left = shape[0].first, top = shape[0].second;
    for (const auto& [x, y] : shape) left = std::min(left, x), top = std::min(top, y);
    for (int dx = 0; dx < width; ++dx) {
      for (int dy = 0; dy < height; ++dy) {
        std::vector<int> set;
        for (const auto& [x, y] : shape) {
          const int u = x - left + dx, v = y - top + dy;
          if (u < width && v < height) set.push_back(v * width + u);
        }
        if (set.size() == shape.size()) result.sets.push_back(set);
      }
    }
  }
  keep_minimal_sets(result);
  return result;
}

inline std::string_view polyomino(std::string_view name) {
  static constexpr std::array<std::array<std::string_view, 2>, 21> kPictures{{
      {"I3", "xxx"},         {"L3", "xx/x."},       {"I4", "xxxx"},
      {"O4", "xx/xx"},       {"L4", "xxx/x.."},     {"T4", "xxx/.x."},
      {"S4", ".xx/xx."},     {"I5", "xxxxx"},       {"L5", "xxxx/x..."},
      {"N5", ".xxx/xx.."},   {"Y5", "xxxx/.x.."},   {"F5", ".xx/xx./.x."},
      {"T5", "xxx/.x./.x."}, {"U5", "x.x/xxx"},     {"V5", "x../x../xxx"},
      {"W5", "x../xx./.xx"}, {"Z5", "xx./.x./.xx"}, {"P5", "xx/xx/x."},
      {"X5", ".x./xxx/.x."}, {"I2", "xx"},          {"snaky", "xxxx../...xxx"},
  }};
  for (const auto& [known, picture] : kPictures) {
    if (known == name) return picture;
  }
  return "x";
}

// Sets of vertices or edges of a graph given by its edges.
using EdgeList = std::vector<std::pair<int, int>>;

inline EdgeList complete_edges(int order) {
  EdgeList result;
  for (int v = 1; v < order; ++v) {
    for (int u = 0; u < v; ++u) result.emplace_back(u, v);
  }
  return result;
}
inline int edge_number(int u, int v) {
  if (u > v) std::swap(u, v);
  return v * (v - 1) / 2 + u;
}

// Hamilton cycles of K_n, or Hamilton paths between the vertices 0 and n - 1.
inline Hypergraph hamilton(int order, bool cycle) {
  Hypergraph result;
  result.points = order * (order - 1) / 2;
  std::vector<int> inner;
  for (int v = 1; v < order - (cycle ? 0 : 1); ++v) inner.push_back(v);
  do {
    if (cycle && inner.front() > inner.back()) continue;
    std::vector<int> set;
    int at = 0;
    for (const int v : inner) {
      set.push_back(edge_number(at, v));
      at = v;
    }
    set.push_back(edge_number(at, cycle ? 0 : order - 1));
    result.sets.push_back(set);
  } while (std::next_permutation(inner.begin(), inner.end()));
  keep_minimal_sets(result);
  return result;
}

// Copies of K_r in K_n; more copies by their edges: copies_in_complete().
inline Hypergraph copies_in_complete(int order, const EdgeList& target, int target_order) {
  Hypergraph result;
  result.points = order * (order - 1) / 2;
  std::set<std::vector<int>> sets;
  std::vector<int> image;
  const std::function<void()> place = [&] {
    if (static_cast<int>(image.size()) == target_order) {
      std::vector<int> set;
      for (const auto& [u, v] : target) {
        set.push_back(
            edge_number(image[static_cast<std::size_t>(u)], image[static_cast<std::size_t>(v)]));
      }
      std::sort(set.begin(), set.end());
      sets.insert(set);
      return;
    }
    for (int v = 0; v < order; ++v) {
      if (std::find(image.begin(), image.end(), v) != image.end()) continue;
      image.push_back(v);
      place();
      image.pop_back();
    }
  };
  place();
  result.sets.assign(sets.begin(), sets.end());
  keep_minimal_sets(result);
  return result;
}

// Closed neighbourhoods of the vertices of a grid graph: domination for Staller.
inline Hypergraph closed_neighbourhoods(int width, int height) {
  Hypergraph result;
  result.points = width * height;
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      std::vector<int> set{y * width + x};
      if (x > 0) set.push_back(y * width + x - 1);
      if (x + 1 < width) set.push_back(y * width + x + 1);
      if (y > 0) set.push_back((y - 1) * width + x);
      if (y + 1 < height) set.push_back((y + 1) * width + x);
      result.sets.push_back(set);
    }
  }
  keep_minimal_sets(result);
  return result;
}

// All minimal sets that meet every set of the family (Berge's algorithm): Breaker holds if he owns
// one of them, and in so few moves.
inline Hypergraph minimal_transversals(const Hypergraph& family) {
  Hypergraph result{family.points, {{}}};
  for (const std::vector<int>& set : family.sets) {
    Hypergraph next{family.points, {}};
    for (const std::vector<int>& partial : result.sets) {
      const auto holds = [&](int p) {
        return std::find(partial.begin(), partial.end(), p) != partial.end();
      };
      if (std::any_of(set.begin(), set.end(), holds)) {
        next.sets.push_back(partial);
        continue;
      }
      for (const int p : set) {
        next.sets.push_back(partial);
        next.sets.back().push_back(p);
      }
    }
    keep_minimal_sets(next);
    result = std::move(next);
  }
  return result;
}

// Hex on a rhombus: minimal paths from left to right, of at most `longest` cells.
inline Hypergraph hex_paths(int width, int height, int longest) {
  Hypergraph result;
  result.points = width * height;
  constexpr std::array<std::pair<int, int>, 6> kAround{
      {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, -1}, {-1, 1}}};
  std::vector<int> path;
  const auto adjacent = [&](int a, int b) {
    for (const auto& [dx, dy] : kAround) {
      if (a % width + dx == b % width && a / width + dy == b / width) return true;
    }
    return false;
  };
  const std::function<void(int)> extend = [&](int cell) {
    // A minimal path touches itself and the first side nowhere else.
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
      if (adjacent(path[i], cell)) return;
    }
    if (!path.empty() && cell % width == 0) return;
    path.push_back(cell);
    if (cell % width == width - 1) {
      result.sets.push_back(path);
    } else if (static_cast<int>(path.size()) < longest) {
      for (const auto& [dx, dy] : kAround) {
        const int x = cell % width + dx, y = cell / width + dy;
        if (x < 0 || x >= width || y < 0 || y >= height) continue;
        const int next = y * width + x;
        if (std::find(path.begin(), path.end(), next) == path.end()) extend(next);
      }
    }
    path.pop_back();
  };
  for (int y = 0; y < height; ++y) extend(y * width);
  keep_minimal_sets(result);
  return result;
}

// Between one and `most_sets` sets of one to `most_size` of the points.
inline Hypergraph random_hypergraph(std::mt19937_64& random, int points, int most_sets,
                                    int most_size) {
  Hypergraph result;
  result.points = points;
  const auto below = [&](int n) {
    return static_cast<int>(random() % static_cast<std::uint64_t>(n));
  };
  const int sets = 1 + below(most_sets);
  const int least = 1 + below(std::min(3, most_size));
  for (int i = 0; i < sets; ++i) {
    const int size = std::min(points, least + below(most_size - least + 1));
    std::set<int> set;
    while (static_cast<int>(set.size()) < size) set.insert(below(points));
    result.sets.emplace_back(set.begin(), set.end());
  }
  return result;
}

}  // namespace harary
