// SPDX-License-Identifier: MIT
// Flood in the catalogue, the one game of one player, with the search for shortest solutions.
#include "app/family_entry.hpp"
#include "app/flood.hpp"
#include "games/territory/flood_family.hpp"
#include "games/territory/flood_play.hpp"

namespace harary {

namespace {

class FloodEngines final : public Engines {
 public:
  explicit FloodEngines(std::shared_ptr<const FloodPlay> rules) : rules_(std::move(rules)) {}

  ShortestWay shortest(const Position& p, Method method, Job& job) const override {
    const FloodAnswer found = solve_flood(rules_->rest(p), rules_->start_vertex(), job, method);
    ShortestWay way{.moves = found.text(),
                    .length = found.length(),
                    .lower = found.lower,
                    .method = found.method,
                    .positions = found.positions,
                    .stopped = found.stopped,
                    .stats = found.stats};
    if (!found.calls.empty()) way.first = FloodPlay::call(found.calls.front());
    return way;
  }
  std::optional<Move> greedy(const Position& p) const override {
    return FloodPlay::call(greedy_call(rules_->territory(p)));
  }

 private:
  std::shared_ptr<const FloodPlay> rules_;
};

}  // namespace

FamilyEntry family_flood() {
  return {FloodFamily::games(), [](const std::string&, const GameOptions& options) -> GameParts {
            const auto rules = std::make_shared<const FloodPlay>(read_flood(options));
            return {rules, std::make_shared<FloodEngines>(rules)};
          }};
}

}  // namespace harary
