// SPDX-License-Identifier: MIT
// Analyses and lines of best play as work that is done in turns, by any free session of the game.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>

#include "server/fair_pool.hpp"
#include "server/games.hpp"
#include "server/http/message.hpp"

namespace harary {

// A position to think about, and for how long at most; the time of others' turns does not count.
struct Thought {
  std::shared_ptr<const Game> game;
  std::string position;
  std::chrono::milliseconds time;
};

// What `harary analyse --json` prints, as the answer.
std::unique_ptr<Work> analysis_work(Sessions& sessions, Thought thought,
                                    std::shared_ptr<http::Exchange> exchange,
                                    http::Headers headers);
// What `harary analyse --follow --json` prints after its first line, as events.
std::unique_ptr<Work> followed_work(Sessions& sessions, Thought thought,
                                    std::shared_ptr<http::EventStream> events);
// The principal line, {"moves", "complete"}: a best move after the other, as far as the time
// reaches.
std::unique_ptr<Work> line_work(Sessions& sessions, Thought thought,
                                std::shared_ptr<http::Exchange> exchange, http::Headers headers);

}  // namespace harary
