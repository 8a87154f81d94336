// SPDX-License-Identifier: MIT
// Small Ramsey game numbers: who wins the games on complete boards K_n for a target graph, from the
// n on that hold the target. Each cell of the table is a question to the engines, with a limit of
// its own; what they do not settle stays open and is never guessed.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/job.hpp"
#include "games/rules.hpp"
#include "graph/graph.hpp"

namespace harary {

enum class RamseyGame { maker_breaker, achievement, avoidance, misere_avoidance, saturation };
inline constexpr std::array<RamseyGame, 5> kRamseyGames{
    RamseyGame::maker_breaker, RamseyGame::achievement, RamseyGame::avoidance,
    RamseyGame::misere_avoidance, RamseyGame::saturation};
// The game's name in the catalogue.
std::string_view name_of(RamseyGame game);

struct RamseyTarget {
  std::string name;  // as people write it
  std::string text;  // as --target takes it
  Graph graph;
};

// Every graph with at most five vertices, connected or not, without isolated vertices: these would
// only say from which n on there is room. Then paths, cycles, stars and matchings a little beyond.
const std::vector<RamseyTarget>& ramsey_targets();
// A target from outside of that list; `text` as --target takes it. Throws InputError.
RamseyTarget ramsey_target(const std::string& text);

struct RamseyCell {
  RamseyGame game = RamseyGame::maker_breaker;
  int order = 0;                 // the board is K_order
  std::optional<Winner> winner;  // nothing: not settled
  std::optional<int> nimber;     // saturation, where computed
  std::string by;                // "" by search, else what it follows from
  std::uint64_t positions = 0;
  double seconds = 0;
};

// The least order of which something is true: all below `from` are settled and do not have it; it
// holds at `at`, if any order is known. Equal: that is the least.
struct LeastOrder {
  int from = 0;
  std::optional<int> at;

  std::optional<int> least() const { return at == from ? at : std::nullopt; }
};

struct RamseyRow {
  RamseyTarget target;
  int most = 0;                   // the largest order that was asked for
  std::vector<RamseyCell> cells;  // by game, then by order
  LeastOrder first_achieves;      // the first player wins `achievement`
  LeastOrder maker_wins;          // and so on every larger board
  std::optional<StopReason> stopped;
};

// A cell that an earlier run settled, or nullptr.
using KnownCell = std::function<const RamseyCell*(RamseyGame, int order)>;

// The row of a target on boards up to K_most. Of `achievement` the boards up to the first that the
// first player wins; of the games without a threshold those up to the first that is not settled.
// `each`: the limit for a cell; `job` is for the whole row. When `job` ends, the row has `stopped`
// and what was known by then.
RamseyRow ramsey_row(const RamseyTarget& target, int most,
                     std::optional<std::chrono::milliseconds> each, const KnownCell& known,
                     Job& job);

}  // namespace harary
