// SPDX-License-Identifier: MIT
// Thinking as work of a pool: done in time slices, answered over the network.
#pragma once

#include <memory>

#include "server/fair_pool.hpp"
#include "server/http/message.hpp"
#include "server/thinking.hpp"

namespace harary {

// Answers when it is done.
std::unique_ptr<Work> answered_work(std::unique_ptr<Thinking> thinking,
                                    std::shared_ptr<http::Exchange> exchange,
                                    http::Headers headers);
// Sends the news as events, and the answer as the last one.
std::unique_ptr<Work> followed_work(std::unique_ptr<FollowedThinking> thinking,
                                    std::shared_ptr<http::EventStream> events);

}  // namespace harary
