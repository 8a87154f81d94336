// SPDX-License-Identifier: MIT
// A request that is answered in one piece, as work of a pool with slots. First it is tried: it is
// light if it is answered then. A trial that is ended is forgotten, for such work cannot be
// resumed. After a few of them it is heavy: it waits for a slot, and then it is done to its end.
//
// A trial that has been ended must have changed nothing. So an answer changes things at its end,
// and where one is there in spite of all, it is given: only a failure is taken for the end of a
// trial.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

#include "server/fair_pool.hpp"
#include "server/http/message.hpp"

namespace harary {

// How long a client waits that hears nothing until its answer is there.
inline constexpr std::chrono::seconds kLongestWait{30};

// What is said where the queue is longer than that. `advice`: what to do besides asking again
// later.
http::Response refused_by_queue(const Waiting& where, const std::string& advice = "");

// `answer` ends soon after `abandoned` of its time slice, by a failure; `longest`: what it takes at
// most.
std::unique_ptr<Work> tried_work(
    std::function<std::optional<http::Response>(const TimeSlice&)> answer,
    std::chrono::milliseconds longest, std::shared_ptr<http::Exchange> exchange,
    http::Headers headers);

}  // namespace harary
