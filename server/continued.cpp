// SPDX-License-Identifier: MIT
// Matches that begin in the middle of a game: from a link, after a redo, with other players.
#include "base/error.hpp"
#include "server/matches.hpp"
#include "server/page_words.hpp"
#include "server/problem.hpp"

namespace harary {

void Matches::begin_in_the_middle(Match& match, const Json& body) {
  const Json moves = body.value("moves", Json::array());
  if (!moves.is_array() || moves.size() > kLongestMatch) {
    throw Problem(422, "the field \"moves\" must be a list of moves");
  }
  try {
    match.start = text_field(body, "position", "");
    if (!match.start.empty()) match.start = match.game->view(match.start).position;
    for (const Json& move : moves) {
      if (!move.is_string()) throw Problem(422, "the field \"moves\" must be a list of moves");
      const std::string& text = move.get_ref<const std::string&>();
      const PlayView view = match.game->view(match.position());
      if (view.verdict) throw Problem(422, "moves: the game is over before " + in_quotes(text));
      match.plies.push_back({text, view.mover, match.seat(view.mover),
                             match.game->play(match.position(), text), match.began, ""});
    }
  } catch (const InputError& error) {
    throw Problem(422, in_page_words(error.what()));
  }
  match.given = static_cast<std::int64_t>(match.plies.size());
  match.helped = match.given > 0 || !match.start.empty();
}

}  // namespace harary
