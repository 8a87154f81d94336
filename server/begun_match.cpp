// SPDX-License-Identifier: MIT
// New matches. One may begin in the middle of a game: from a link, after a redo, with other
// players.
#include <functional>

#include "app/suggestion/players.hpp"
#include "base/error.hpp"
#include "base/hashing.hpp"
#include "server/match.hpp"
#include "server/names.hpp"
#include "server/page_words.hpp"
#include "server/problem.hpp"

namespace harary {

namespace {

std::string seat_of(const Json& seats, const char* name) {
  const std::string seat = text_field(seats, name, kHumanSeat);
  if (seat == kHumanSeat) return seat;
  try {
    return std::string(name_of(parse_player_kind(seat, "seats")));
  } catch (const InputError& error) {
    throw Problem(422, in_page_words(error.what()));
  }
}

// The side that another client is to take; "" if the match is not shared.
std::string open_seat_of(const std::string (&seats)[2], const Json& body) {
  const std::string open = text_field(body, "open_seat", "");
  if (open.empty()) return open;
  if (open != "first" && open != "second") {
    throw Problem(422, "the field \"open_seat\" must be \"first\" or \"second\"");
  }
  if (seats[0] != kHumanSeat || seats[1] != kHumanSeat) {
    throw Problem(422, "a shared match has people on both seats");
  }
  return open;
}

// "position", and "moves" from there.
void begin_in_the_middle(Match& match, const Json& body) {
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

}  // namespace

Match begun_match(const std::string& client, const Json& body, std::shared_ptr<const Game> game) {
  Match match;
  match.id = new_identifier();
  match.client = client;
  match.request = game_field(body);
  match.game = std::move(game);
  const Json seats = body.value("seats", Json::object());
  if (!seats.is_object()) throw Problem(422, "the field \"seats\" must be an object");
  match.seats[0] = seat_of(seats, "first");
  match.seats[1] = seat_of(seats, "second");
  match.open_seat = open_seat_of(match.seats, body);
  match.clock = clock_field(body);
  if (match.clock && !match.shared()) {
    throw Problem(422, "a clock is for a match of two people over a link");
  }
  match.shaking = flag_field(body, "shaking", false);
  match.thinking = number_field(body, "thinking_ms", 1000, 50, 5000);
  match.seed = mix(std::hash<std::string>()(match.id));
  match.began = now_milliseconds();
  begin_in_the_middle(match, body);
  return match;
}

}  // namespace harary
