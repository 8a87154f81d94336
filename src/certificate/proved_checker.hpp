// SPDX-License-Identifier: MIT
// What harary-check (formal/), the checker whose soundness is proved, reads. The same is written in
// formal/checker/judging.ml and boards.ml; formal/test.sh compares them.
#pragma once

#include <optional>
#include <string>

#include "certificate/statement.hpp"

namespace harary {

// The kind of positions that it reads for a game, or nothing.
std::optional<PositionKind> proved_kind(const std::string& game);
// Of this game it only reads who wins.
bool only_winner_is_proved(const std::string& game);

// Why it does not read such a certificate; nothing if it does.
std::optional<std::string> why_not_proved(const CertificateHeader& header);

// Does it know this name of a board? It knows all graphs as graph6.
bool is_known_to_proved_checker(const std::string& board);

}  // namespace harary
