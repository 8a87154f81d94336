// SPDX-License-Identifier: MIT
// Flood in the catalogue, the one game of one player, with the searches for shortest solutions:
// from a start, and without one.
#include "app/certify/flood_certificate.hpp"
#include "app/family_entry.hpp"
#include "app/flood.hpp"
#include "app/free_flood.hpp"
#include "games/flood/family.hpp"
#include "games/flood/free_flood_play.hpp"
#include "games/flood/play.hpp"

namespace harary {

namespace {

// An answer of either search; without the first move, which each spells in its own way.
template <class FoundAnswer>
ShortestWay way_of(const FoundAnswer& found) {
  return {.moves = found.text(),
          .length = found.length(),
          .lower = found.lower,
          .method = found.method,
          .positions = found.positions,
          .stopped = found.stopped,
          .stats = found.stats};
}

class FloodEngines final : public Engines, public ListsFlood {
 public:
  explicit FloodEngines(std::shared_ptr<const FloodPlay> rules) : rules_(std::move(rules)) {}

  ShortestWay shortest(const Position& p, Method method, Job& job) const override {
    const FloodAnswer found = solve_flood(rules_->rest(p), rules_->start_vertex(), job, method);
    ShortestWay way = way_of(found);
    if (!found.calls.empty()) way.first = FloodPlay::call(found.calls.front());
    return way;
  }
  std::optional<Move> greedy(const Position& p) const override {
    return FloodPlay::call(greedy_call(rules_->territory(p)));
  }
  FloodListing listing() const override {
    return flood_listing(rules_->coloured_board(), rules_->start_vertex());
  }
  std::vector<std::pair<int, int>> calls_of(const std::string& moves) const override {
    std::vector<std::pair<int, int>> calls;
    for (const char symbol : moves) {
      calls.emplace_back(rules_->start_vertex(), symbol_colour(symbol));
    }
    return calls;
  }

 private:
  std::shared_ptr<const FloodPlay> rules_;
};

class FreeFloodEngines final : public Engines, public ListsFlood {
 public:
  explicit FreeFloodEngines(std::shared_ptr<const FreeFloodPlay> rules)
      : rules_(std::move(rules)) {}

  ShortestWay shortest(const Position& p, Method method, Job& job) const override {
    const FreeFloodAnswer found = solve_free_flood(rules_->rest(p), job, method);
    ShortestWay way = way_of(found);
    if (!found.moves.empty()) {
      const auto [vertex, colour] = found.moves.front();
      way.first = FreeFloodPlay::recolouring(vertex, colour);
    }
    return way;
  }
  std::optional<Move> greedy(const Position& p) const override {
    const auto [vertex, colour] = greedy_recolouring(rules_->rest(p));
    return FreeFloodPlay::recolouring(vertex, colour);
  }
  FloodListing listing() const override {
    return flood_listing(rules_->rest(rules_->start()), kAnywhere);
  }
  std::vector<std::pair<int, int>> calls_of(const std::string& moves) const override {
    std::vector<std::pair<int, int>> calls;
    const Position played = rules_->parse_position("moves=" + moves);
    for (const std::uint64_t word : played.words()) {
      calls.push_back(FreeFloodPlay::recoloured(word));
    }
    return calls;
  }

 private:
  std::shared_ptr<const FreeFloodPlay> rules_;
};

}  // namespace

FamilyEntry family_flood() {
  return {FloodFamily::games(), [](const std::string&, const GameOptions& options) -> GameParts {
            FloodSetup setup = read_flood(options);
            if (setup.start == kAnywhere) {
              const auto free = std::make_shared<const FreeFloodPlay>(std::move(setup));
              return {free, std::make_shared<FreeFloodEngines>(free)};
            }
            const auto rules = std::make_shared<const FloodPlay>(std::move(setup));
            return {rules, std::make_shared<FloodEngines>(rules)};
          }};
}

}  // namespace harary
