// SPDX-License-Identifier: MIT
#include "games/cells/contraction.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace harary {

namespace {

// One-colour components, numbered in the order of their first vertices.
std::vector<int> components(const ColouredBoard& board, std::vector<int>& representative) {
  std::vector<int> component(static_cast<std::size_t>(board.order()), -1);
  std::vector<int> stack;
  for (int v = 0; v < board.order(); ++v) {
    if (component[static_cast<std::size_t>(v)] >= 0) continue;
    const int number = static_cast<int>(representative.size());
    representative.push_back(v);
    component[static_cast<std::size_t>(v)] = number;
    stack.push_back(v);
    while (!stack.empty()) {
      const int u = stack.back();
      stack.pop_back();
      for (const int w : board.neighbours(u)) {
        if (board.colour(w) != board.colour(v) || component[static_cast<std::size_t>(w)] >= 0) {
          continue;
        }
        component[static_cast<std::size_t>(w)] = number;
        stack.push_back(w);
      }
    }
  }
  return component;
}

}  // namespace

std::vector<int> ContractedBoard::colour_of() const {
  std::vector<int> result(weight.size());
  for (std::size_t c = 0; c < palette.size(); ++c) {
    std::fill(result.begin() + class_begin[c], result.begin() + class_begin[c + 1],
              static_cast<int>(c));
  }
  return result;
}

Relation ContractedBoard::adjacency() const {
  Relation result(order());
  for (int v = 0; v < order(); ++v) {
    for (int i = first[static_cast<std::size_t>(v)]; i < first[static_cast<std::size_t>(v) + 1];
         ++i) {
      result.insert(v, target[static_cast<std::size_t>(i)]);
    }
  }
  return result;
}

ContractedBoard contract(const ColouredBoard& board) {
  std::vector<int> representative;
  const std::vector<int> component = components(board, representative);
  const std::size_t order = representative.size();
  if (order > static_cast<std::size_t>(kMaxTerritory)) {
    throw LimitError(fmt::format("the board has {} one-colour regions; at most {} are supported",
                                 order, kMaxTerritory));
  }
  const auto colour = [&](int c) {
    return board.colour(representative[static_cast<std::size_t>(c)]);
  };

  std::vector<int> by_colour(order);
  std::iota(by_colour.begin(), by_colour.end(), 0);
  std::stable_sort(by_colour.begin(), by_colour.end(),
                   [&](int a, int b) { return colour(a) < colour(b); });
  std::vector<int> number(order);

  ContractedBoard result;
  for (std::size_t v = 0; v < order; ++v) {
    number[static_cast<std::size_t>(by_colour[v])] = static_cast<int>(v);
    if (v == 0 || colour(by_colour[v]) != colour(by_colour[v - 1])) {
      result.palette.push_back(colour(by_colour[v]));
      result.class_begin.push_back(static_cast<int>(v));
    }
  }
  result.class_begin.push_back(static_cast<int>(order));

  result.weight.assign(order, 0);
  std::vector<std::vector<int>> neighbours(order);
  for (int v = 0; v < board.order(); ++v) {
    const int a = number[static_cast<std::size_t>(component[static_cast<std::size_t>(v)])];
    result.vertex_of.push_back(a);
    ++result.weight[static_cast<std::size_t>(a)];
    for (const int u : board.neighbours(v)) {
      const int b = number[static_cast<std::size_t>(component[static_cast<std::size_t>(u)])];
      if (a != b) neighbours[static_cast<std::size_t>(a)].push_back(b);
    }
  }
  for (std::vector<int>& list : neighbours) {
    std::sort(list.begin(), list.end());
    list.erase(std::unique(list.begin(), list.end()), list.end());
    result.first.push_back(static_cast<int>(result.target.size()));
    result.target.insert(result.target.end(), list.begin(), list.end());
  }
  result.first.push_back(static_cast<int>(result.target.size()));
  return result;
}

}  // namespace harary
