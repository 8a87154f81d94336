// SPDX-License-Identifier: MIT
// Texts of written games: whatever is accepted can be played, and its positions read back.
#include <algorithm>
#include <chrono>

#include "base/current_job.hpp"
#include "base/job.hpp"
#include "games/written/family.hpp"
#include "games/written/reader.hpp"
#include "tests/fuzz/target.hpp"

namespace harary::fuzz {

namespace {

// A few moves, one after the other, of which the last legal one is made.
template <class R>
void play(const R& rules) {
  constexpr int kMoves = 6;
  constexpr int kMostLookedAt = 100;  // there may be 2^n moves
  typename R::Position p = rules.start();
  for (int made = 0; made <= kMoves; ++made) {
    must(rules.parse_position(rules.position_text(p)) == p);
    must(rules.key(rules.representative(p)) == rules.key(p));
    if (rules.result(p)) return;
    int looked_at = 0;
    typename R::Move last{};
    for (const auto& move : rules.moves(p)) {
      must(rules.parse_move(p, rules.move_text(p, move)) == move);
      must(rules.layer(rules.after(p, move)) > rules.layer(p));
      last = move;
      if (++looked_at == kMostLookedAt) break;
    }
    must(looked_at > 0);
    p = rules.after(p, last);
  }
}

}  // namespace

void read_written_game(std::string_view input) {
  Budget budget;
  budget.time = std::chrono::seconds(2);
  const Job job(budget);
  const CurrentJob current(job);
  try {
    const written::Game game = written::read_game(input, "text");
    must(!game.points.empty() && !game.marks.empty() && !game.name.empty());
    for (const written::Family& family : game.families) {
      must(std::is_sorted(family.sets.begin(), family.sets.end()));
    }
    GameOptions options(GameOptions::Files::forbidden);
    options.set(kWrittenText, std::string(input));
    WrittenFamily::visit("", options, [](const auto& rules) { play(rules); });
  } catch (const JobStopped&) {
  }
}
const Target kWrittenTarget("written", read_written_game);

}  // namespace harary::fuzz
