// SPDX-License-Identifier: MIT
#include "games/flood/pairs.hpp"

#include <algorithm>

#include "base/current_job.hpp"

namespace harary {

namespace {

constexpr std::uint8_t kUnknown = 255;
constexpr std::size_t kPairsBetweenChecks = std::size_t{1} << 16;
constexpr int kFarthest = 254;  // larger distances are given as this: still a lower bound

class Product {
 public:
  explicit Product(const ContractedBoard& board)
      : board_(board),
        order_(static_cast<std::size_t>(board.order())),
        colour_of_(board.colour_of()),
        distance_(order_ * order_) {}

  // Fewest calls from every pair to (u, v).
  const std::vector<std::uint8_t>& to(int u, int v) { return search(u, v, Way::back); }
  // Fewest calls from (x, x) to every pair.
  const std::vector<std::uint8_t>& from(int x) { return search(x, x, Way::forth); }

 private:
  enum class Way { back, forth };

  std::span<const int> neighbours(int v) const {
    const auto i = static_cast<std::size_t>(v);
    return std::span(board_.target)
        .subspan(static_cast<std::size_t>(board_.first[i]),
                 static_cast<std::size_t>(board_.first[i + 1] - board_.first[i]));
  }
  int colour(int v) const { return colour_of_[static_cast<std::size_t>(v)]; }

  void reach(int x, int y, std::uint8_t distance) {
    std::uint8_t& known =
        distance_[static_cast<std::size_t>(x) * order_ + static_cast<std::size_t>(y)];
    if (known != kUnknown) return;
    known = distance;
    queue_.emplace_back(x, y);
  }

  const std::vector<std::uint8_t>& search(int u, int v, Way way) {
    std::fill(distance_.begin(), distance_.end(), kUnknown);
    queue_.clear();
    reach(u, v, 0);
    for (std::size_t i = 0; i < queue_.size(); ++i) {
      if (i % kPairsBetweenChecks == 0) CurrentJob::check();
      const auto [x, y] = queue_[i];
      const int here =
          distance_[static_cast<std::size_t>(x) * order_ + static_cast<std::size_t>(y)];
      const auto next = static_cast<std::uint8_t>(std::min(here + 1, kFarthest));
      for (const int a : neighbours(x)) reach(a, y, next);
      for (const int b : neighbours(y)) reach(x, b, next);
      // Both walkers in one call: the vertices they come to have one colour.
      if (way == Way::back && colour(x) != colour(y)) continue;
      for (const int a : neighbours(x)) {
        for (const int b : neighbours(y)) {
          if (way == Way::back || colour(a) == colour(b)) reach(a, b, next);
        }
      }
    }
    return distance_;
  }

  const ContractedBoard& board_;
  std::size_t order_;
  std::vector<int> colour_of_;
  std::vector<std::uint8_t> distance_;
  std::vector<std::pair<int, int>> queue_;
};

struct Pair {
  int u = 0;
  int v = 0;
  int cost = -1;
};

// For each colour in turn its costliest pair that shares no vertex with the pairs chosen before;
// colours in the order of their costs.
std::vector<Pair> choose_pairs(const ContractedBoard& board, Product& product, int start) {
  const auto order = static_cast<std::size_t>(board.order());
  const std::vector<std::uint8_t> cost = product.from(start);
  std::vector<bool> used(order, false);
  std::vector<Pair> chosen;
  for (;;) {
    std::vector<Pair> best(static_cast<std::size_t>(board.colours()));
    for (std::size_t c = 0; c < best.size(); ++c) {
      for (int u = board.class_begin[c]; u < board.class_begin[c + 1]; ++u) {
        for (int v = u; v < board.class_begin[c + 1]; ++v) {
          const auto i = static_cast<std::size_t>(u), k = static_cast<std::size_t>(v);
          if (used[i] || used[k] || cost[i * order + k] <= best[c].cost) continue;
          best[c] = {u, v, cost[i * order + k]};
        }
      }
    }
    std::erase_if(best, [](const Pair& pair) { return pair.cost < 0; });
    if (best.empty()) return chosen;
    std::stable_sort(best.begin(), best.end(),
                     [](const Pair& a, const Pair& b) { return a.cost > b.cost; });
    for (const Pair& pair : best) {
      if (chosen.size() == kPairs) return chosen;
      used[static_cast<std::size_t>(pair.u)] = used[static_cast<std::size_t>(pair.v)] = true;
      chosen.push_back(pair);
    }
  }
}

}  // namespace

FloodPairs::FloodPairs(const ContractedBoard& board, int start)
    : order_(static_cast<std::size_t>(board.order())), table_(order_ * order_) {
  Product product(board);
  const std::vector<int> colour_of = board.colour_of();
  const std::vector<Pair> pairs = choose_pairs(board, product, start);
  for (PairMinima& minima : table_) minima.fill(0);
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    ends_.push_back(pairs[i].u);
    ends_.push_back(pairs[i].v);
    colour_[i] = static_cast<std::uint8_t>(colour_of[static_cast<std::size_t>(pairs[i].u)]);
    const std::vector<std::uint8_t>& distance = product.to(pairs[i].u, pairs[i].v);
    for (std::size_t x = 0; x < order_; ++x) {
      for (std::size_t y = 0; y < order_; ++y) {
        table_[x * order_ + y][i] = std::min(distance[x * order_ + y], distance[y * order_ + x]);
      }
    }
  }
}

}  // namespace harary
