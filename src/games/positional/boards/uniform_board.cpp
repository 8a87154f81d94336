// SPDX-License-Identifier: MIT
#include "games/positional/boards/uniform_board.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <numeric>

#include "base/error.hpp"
#include "games/positional/instance.hpp"
#include "graph/formats/whole_number.hpp"
#include "graph/graph.hpp"

namespace harary {

namespace {

// Calls f with each subset of `size` of 0, …, order - 1, in lexicographic order.
template <class F>
void for_each_subset(int order, int size, F&& f) {
  std::vector<int> subset(static_cast<std::size_t>(size));
  std::iota(subset.begin(), subset.end(), 0);
  while (size <= order) {
    f(subset);
    int i = size - 1;
    while (i >= 0 && subset[static_cast<std::size_t>(i)] == order - size + i) --i;
    if (i < 0) return;
    for (int next = subset[static_cast<std::size_t>(i)] + 1; i < size; ++i, ++next) {
      subset[static_cast<std::size_t>(i)] = next;
    }
  }
}

}  // namespace

std::optional<UniformBoard> UniformBoard::parse(std::string_view text, std::string_view option) {
  constexpr std::string_view kPrefix = "uniform:";
  if (!text.starts_with(kPrefix)) return std::nullopt;
  const std::string_view numbers = text.substr(kPrefix.size());
  const std::size_t comma = std::min(numbers.find(','), numbers.size());
  const auto order = whole_number(numbers.substr(0, comma));
  const auto rank = whole_number(comma == numbers.size() ? "" : numbers.substr(comma + 1));
  if (!order || !rank || *rank < 1 || *rank > *order || *order > kMaxOrder) {
    throw InputError(fmt::format(
        "{}: {} is not a uniform hypergraph; write uniform:n,r with 1 <= r <= n <= {}, for example "
        "uniform:6,3",
        option, in_quotes(text), kMaxOrder));
  }
  // Of the first numbers alone: C(n, i) grows up to i = n / 2.
  double count = 1;
  for (int i = 0; i < std::min(*rank, *order - *rank); ++i) count *= double(*order - i) / (i + 1);
  if (count > kMostOpenPoints + 0.5) {
    throw LimitError(
        fmt::format("{}: {} has more than {} points", option, in_quotes(text), kMostOpenPoints));
  }
  UniformBoard board{*order, *rank, {}};
  for_each_subset(board.order, board.rank, [&](const auto& set) { board.points.push_back(set); });
  return board;
}

std::string UniformBoard::name(int i) const {
  return fmt::format("{}", fmt::join(points[static_cast<std::size_t>(i)], "-"));
}

void add_complete_parts(const UniformBoard& board, int order, SetCollector& sets) {
  std::map<std::vector<int>, int> numbers;
  for (std::size_t i = 0; i < board.points.size(); ++i) {
    numbers.emplace(board.points[i], static_cast<int>(i));
  }
  for_each_subset(board.order, order, [&](const std::vector<int>& vertices) {
    std::vector<int> set;
    for_each_subset(order, board.rank, [&](const std::vector<int>& chosen) {
      std::vector<int> point;
      for (const int i : chosen) point.push_back(vertices[static_cast<std::size_t>(i)]);
      set.push_back(numbers.at(point));
    });
    sets.add(std::move(set));
  });
}

}  // namespace harary
