// SPDX-License-Identifier: MIT
// Answers in words, for people.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/answer.hpp"
#include "app/following.hpp"
#include "app/solving_series.hpp"

namespace harary::cli {

// "1 position in 0.00 s".
std::string work_text(std::uint64_t positions, double seconds);
// The nimber only where it was asked for.
std::string answer_text(const Answer& answer, QuestionKind asked = QuestionKind::outcome);
std::string series_text(const SeriesAnswer& answer);
// What the vertices are called in the file of the board; empty where they have no names.
std::string labels_text(const std::vector<std::string>& labels);
std::string analysis_text(const Analysis& analysis);
// The lines of an analysis that is followed, before the last.
std::string begin_text(const Game& game, const PlayView& view);
std::string news_text(const MoveNews& news);
std::string layers_text(const LayerTable& table);
std::string probe_text(const ProbeReport& report);
std::string strong_text(const StrongReport& report);
// What is said when a game ends.
std::string end_text(const Roles& roles, const Verdict& verdict, int players);
// "clique on K6" with the other options of the instance.
std::string instance_text(const std::string& game,
                          const std::map<std::string, std::string>& instance);

}  // namespace harary::cli
