// SPDX-License-Identifier: MIT
// Analyses as work of a queue: done in time slices, answered over the network.
#pragma once

#include <memory>

#include "server/analysis_run.hpp"
#include "server/fair_queue.hpp"
#include "server/http/message.hpp"

namespace harary {

// Answers when it is done.
std::unique_ptr<Work> single_answer_work(std::unique_ptr<AnalysisRun> run,
                                         std::shared_ptr<http::Exchange> exchange,
                                         http::Headers headers);
// Sends the news as events, and the answer as the last one.
std::unique_ptr<Work> streamed_work(std::unique_ptr<StreamedRun> run,
                                    std::shared_ptr<http::EventStream> events);

}  // namespace harary
