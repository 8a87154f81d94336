// SPDX-License-Identifier: MIT
// Sessions that look positions up in a tablebase before they search.
#pragma once

#include <memory>
#include <string>
#include <system_error>
#include <vector>

#include "app/session.hpp"

namespace harary {

class Tablebase;

// The folders in `folder` that are tablebases, by name.
std::vector<std::string> tablebases_in(const std::string& folder, std::error_code& error);

// The tablebase of this game in `folder`, or in one of the folders in it: what each is about, its
// manifest says. FileError, with the names of the tablebases that are there, if there is none for
// this game, and for a damaged manifest.
std::shared_ptr<const Tablebase> find_tablebase(const Game& game, const std::string& folder);

// Answers from the tablebase, and asks `inner` about positions that are not in it and questions
// that it does not answer. The game must outlive the session.
std::unique_ptr<GameSession> session_with_tablebase(const Game& game,
                                                    std::shared_ptr<const Tablebase> tablebase,
                                                    std::unique_ptr<GameSession> inner);

}  // namespace harary
