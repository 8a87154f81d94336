// SPDX-License-Identifier: MIT
// A request that is answered in one piece, as work of a queue with admission control. It is probed
// first: short work is answered by a probe. An interrupted probe is thrown away, because such work
// cannot be resumed. After a few of them the work is long: it waits for admission, and then runs
// to its end.
//
// An interrupted probe must have changed nothing. So an answer changes things at its end, and if
// there is one although the probe was interrupted, it is given: only a failure counts as an
// interruption.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

#include "server/fair_queue.hpp"
#include "server/http/message.hpp"

namespace harary {

// How long a client waits that hears nothing until its answer is there.
inline constexpr std::chrono::seconds kLongestWait{30};

// The answer where the queue is longer than that. `advice`: what to do besides asking again later.
http::Response refused_by_queue(const QueuePosition& at, const std::string& advice = "");

// `answer` ends soon after `abandoned` of its time slice, by a failure; `longest`: what it takes at
// most.
std::unique_ptr<Work> probed_work(
    std::function<std::optional<http::Response>(const TimeSlice&)> answer,
    std::chrono::milliseconds longest, std::shared_ptr<http::Exchange> exchange,
    http::Headers headers);

}  // namespace harary
