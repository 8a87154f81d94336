// SPDX-License-Identifier: MIT
// Which engine answers which question.
#pragma once

#include <map>
#include <string>

#include "app/engines/engine.hpp"
#include "app/question.hpp"

namespace harary {

// "saturation, board K12, target K3".
std::string described(const std::string& game, const std::map<std::string, std::string>& instance);

// The engine that answers a question, and its method: a game that splits into parts goes to the
// nimber search; a game that may be too long to be searched to its end to the search by depth; a
// game on winning sets to the engine for those; a game with a core is searched there, if that
// answers the question.
struct ChosenEngine {
  Engines::Handle engine;
  std::string method;
  std::string why;  // it answers, for the log
};
// `about`, `share`: as Engines takes them.
ChosenEngine chosen_engine(const Engines& engines, QuestionKind kind, Job& job,
                           const std::string& about, double share);

}  // namespace harary
