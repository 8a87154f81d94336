// SPDX-License-Identifier: MIT
#include "server/matches.hpp"

#include <optional>
#include <utility>

#include "base/error.hpp"
#include "server/names.hpp"
#include "server/page_words.hpp"
#include "server/problem.hpp"

namespace harary {

namespace {

// The client's ply if it is the number of plies played; 409 otherwise.
void require_ply(const Match& match, const Json& body) {
  const std::int64_t ply = number_field(body, "ply", -1, 0, kLongestMatch);
  if (ply < 0) throw Problem(422, "the field \"ply\" is missing");
  if (ply != static_cast<std::int64_t>(match.plies.size())) {
    throw Problem(409, "the match has changed since your last request; it now has " +
                           std::to_string(match.plies.size()) + " plies");
  }
}

// The last ply once more: the client has missed the answer.
bool is_repeated(const Match& match, const Json& body) {
  const std::int64_t ply = number_field(body, "ply", -1, 0, kLongestMatch);
  return ply >= 0 && ply + 1 == static_cast<std::int64_t>(match.plies.size());
}

void require_running(const Match& match, const PlayView& view) {
  if (view.verdict || !match.resigned.empty()) throw Problem(409, "the match is over");
}

void require_turn_of(const Match& match, const PlayView& view, const std::string& client) {
  if (match.seat(view.mover) != kHumanSeat) throw Problem(409, "it is the machine's turn");
  if (!match.plays(client, view.mover)) throw Problem(409, "it is the other player's turn");
}

// The one side of a shared match that the client has.
std::optional<Side> own_side(const Match& match, const std::string& client) {
  if (!match.shared()) return std::nullopt;
  for (const Side side : {Side::first, Side::second}) {
    if (match.plays(client, side)) return side;
  }
  return std::nullopt;
}

void require_alone(const Match& match) {
  if (match.shared()) throw Problem(409, "two people play this match: no hints");
}

}  // namespace

Json Matches::create(const std::string& client, const Json& body) {
  const Match match = begun_match(client, body, games_.of(game_field(body)));
  store_.add(match);
  return told(match, client);
}

Match Matches::load(const std::string& id) {
  Match match = store_.load(id);
  match.game = games_.of(match.request);
  if (match.clock) look_at_clock(match);
  return match;
}

void Matches::look_at_clock(Match& match) {
  if (match.started == 0 || !match.resigned.empty()) return;
  const PlayView view = match.game->view(match.position());
  if (view.verdict) return;
  const std::string side(name_of(view.mover));
  if (clock_json(match, view.mover)["left_ms"][side] > 0) return;
  if (store_.flag(match, view.mover)) match.resigned = match.flagged = side;
}

Match Matches::of_client(const std::string& client, const std::string& id) {
  Match match = load(id);
  if (match.client != client && (match.guest.empty() || match.guest != client)) {
    throw Problem(403, "this match belongs to another player");
  }
  return match;
}

Json Matches::show(const std::string& client, const std::string& id) {
  const Match match = load(id);
  if (const auto side = own_side(match, client)) {
    talk_.is_there(id, *side, now_milliseconds());
  }
  return told(match, client);
}

Json Matches::told(const Match& match, const std::string& client) {
  Json json = match_json(match, client);
  if (!match.shared()) return json;
  const Talk::Said said = talk_.of(match.id, match.plies.size());
  const std::int64_t now = now_milliseconds();
  const auto silent = [&](std::size_t side) {
    return said.seen[side] == 0 ? Json(nullptr) : Json(now - said.seen[side]);
  };
  const auto name = [](const std::optional<Side>& side) {
    return side ? Json(name_of(*side)) : Json(nullptr);
  };
  json["silent_ms"] = {{"first", silent(0)}, {"second", silent(1)}};
  json["wants_undo"] = name(said.wants_undo);
  json["wants_rematch"] = name(said.wants_rematch);
  json["rematch"] = said.rematch.empty() ? Json(nullptr) : Json(said.rematch);
  return json;
}

Json Matches::join(const std::string& client, const std::string& id, const Json&) {
  const Match match = load(id);
  if (client == match.client || client == match.guest) return told(match, client);
  if (!match.shared()) throw Problem(403, "this match belongs to another player");
  if (!store_.take_open_seat(id, client)) {
    throw Problem(409, "both seats are taken; you may watch");
  }
  return show(client, id);
}

Json Matches::move(const std::string& client, const std::string& id, const Json& body) {
  Match match = of_client(client, id);
  const std::string text = text_field(body, "move");
  if (is_repeated(match, body) && match.plies.back().move == text &&
      match.plies.back().player == kHumanSeat) {
    return told(match, client);
  }
  require_ply(match, body);
  const PlayView view = match.game->view(match.position());
  require_running(match, view);
  require_turn_of(match, view, client);
  std::string position;
  try {
    position = match.game->play(match.position(), text);
  } catch (const InputError& error) {
    throw Problem(422, in_page_words(error.what()));
  }
  append(match,
         {text, view.mover, kHumanSeat, position, now_milliseconds(), shuffle_after(match, false)});
  return told(match, client);
}

Json Matches::machine(const std::string& client, const std::string& id, const Json& body,
                      const TimeSlice& slice) {
  Match match = of_client(client, id);
  if (is_repeated(match, body) && match.plies.back().player != kHumanSeat) {
    return told(match, client);
  }
  require_ply(match, body);
  const PlayView view = match.game->view(match.position());
  require_running(match, view);
  const std::string& seat = match.seat(view.mover);
  if (seat == kHumanSeat) throw Problem(409, "it is the human player's turn");
  const SuggestedMove chosen = machine_.choose(match, parse_player_kind(seat, "seats"), slice);
  const std::string position = match.game->play(match.position(), chosen.move);
  append(match,
         {chosen.move, view.mover, seat, position, now_milliseconds(), shuffle_after(match, true)});
  Json json = told(match, client);
  json["exact"] = chosen.perfect;
  json["chosen"] = to_json(chosen.choice);
  return json;
}

void Matches::append(Match& match, Ply ply) {
  if (match.plies.size() >= kLongestMatch) throw Problem(409, "the match is too long");
  const std::optional<Side> winner = winner_of(match.game->view(ply.position));
  const auto learners = winner ? training_.learners_of(match) : nullptr;
  match.plies.push_back(std::move(ply));
  store_.add_last_ply(match, [&] {
    if (learners) training_.learn(match, *learners, *winner);
  });
}

Json Matches::undo(const std::string& client, const std::string& id, const Json& body) {
  const Match match = of_client(client, id);
  require_ply(match, body);
  if (!match.resigned.empty()) throw Problem(409, "the match is over");
  std::size_t left = match.plies.size();
  if (const auto side = own_side(match, client)) {
    if (left == 0) throw Problem(409, "there is no move to take back");
    if (match.guest.empty()) throw Problem(409, "the match waits for the second player");
    if (match.clock) throw Problem(409, "with a clock no move is taken back");
    if (!talk_.agree_to_undo(id, *side, left)) return told(match, client);
    store_.take_back(id, left - 1);
    return show(client, id);
  }
  const bool people = match.seats[0] == kHumanSeat || match.seats[1] == kHumanSeat;
  do {
    if (left > 0) --left;
  } while (left > 0 && people && match.plies[left].player != kHumanSeat);
  store_.take_back(id, left);
  return show(client, id);
}

Json Matches::resign(const std::string& client, const std::string& id, const Json& body) {
  const Match match = of_client(client, id);
  require_ply(match, body);
  const PlayView view = match.game->view(match.position());
  require_running(match, view);
  const auto own = own_side(match, client);
  if (!own) require_turn_of(match, view, client);
  store_.resign(id, own.value_or(view.mover));
  return show(client, id);
}

Json Matches::rematch(const std::string& client, const std::string& id, const Json&) {
  const Match match = of_client(client, id);
  const auto side = own_side(match, client);
  if (!side || match.guest.empty()) throw Problem(409, "no two people play this match over a link");
  const bool over =
      !match.resigned.empty() || match.game->view(match.position()).verdict.has_value();
  if (!over) throw Problem(409, "the match is not over");
  if (!talk_.of(id, 0).rematch.empty()) return told(match, client);
  if (talk_.agree_to_rematch(id, *side)) {
    Match next = match;
    next.id = new_identifier();
    next.open_seat = match.open_seat == "first" ? "second" : "first";
    next.plies.clear();
    next.resigned = next.flagged = "";
    next.given = next.started = 0;
    next.began = now_milliseconds();
    store_.add(next);
    store_.take_open_seat(next.id, match.guest);
    talk_.rematched(id, next.id);
  }
  return told(match, client);
}

Json Matches::hint(const std::string& client, const std::string& id, const Json& body,
                   const TimeSlice& slice) {
  const Match match = of_client(client, id);
  require_ply(match, body);
  require_alone(match);
  require_running(match, match.game->view(match.position()));
  store_.mark_as_helped(id);
  const SuggestedMove chosen = machine_.choose(match, PlayerKind::perfect, slice);
  return {{"move", chosen.move}, {"perfect", chosen.perfect}, {"chosen", to_json(chosen.choice)}};
}

}  // namespace harary
