// SPDX-License-Identifier: MIT
#include "server/matches.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <numeric>
#include <random>

#include "app/catalogue.hpp"
#include "base/error.hpp"
#include "base/hashing.hpp"
#include "play/attention.hpp"
#include "server/identifiers.hpp"
#include "server/page_words.hpp"
#include "server/picture.hpp"
#include "server/problem.hpp"

namespace harary {

namespace {

// The first move of a learning player in a game that is new to the server may take so much longer.
constexpr std::chrono::seconds kPatienceOfLearners{10};

Side side_of(const std::string& text) {
  return text == "first" ? Side::first : Side::second;
}

std::string seat_of(const Json& seats, const char* name) {
  const std::string seat = text_field(seats, name, kHumanSeat);
  if (seat != kHumanSeat) {
    try {
      parse_player_kind(seat);
    } catch (const InputError& error) {
      throw Problem(422, "seats: " + in_page_words(error.what()));
    }
  }
  return seat;
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

std::optional<Side> winner_of(const PlayView& view, const std::string& resigned) {
  if (!resigned.empty()) return opponent(side_of(resigned));
  if (!view.verdict || view.verdict->winner == Winner::tie) return std::nullopt;
  return view.verdict->winner == Winner::first ? Side::first : Side::second;
}

}  // namespace

Json Matches::create(const std::string& client, const Json& body) {
  Match match;
  match.id = new_identifier();
  match.client = client;
  match.request = game_field(body);
  match.game = games_.of(match.request);
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

  Database::Transaction transaction(database_);
  {
    Database::Statement row = database_.run(
        "INSERT INTO matches(id, client, game, options, first_seat, second_seat, shaking, "
        "thinking, seed, began, start, given, helped) VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?)");
    row.bind(1, match.id)
        .bind(2, client)
        .bind(3, match.request.game)
        .bind(4, match.request.options.dump())
        .bind(5, match.seats[0])
        .bind(6, match.seats[1])
        .bind(7, static_cast<std::int64_t>(match.shaking))
        .bind(8, match.thinking)
        .bind(9, static_cast<std::int64_t>(match.seed))
        .bind(10, match.began)
        .bind(11, match.start)
        .bind(12, match.given)
        .bind(13, static_cast<std::int64_t>(match.helped));
    row.step();
  }
  for (std::size_t ply = 0; ply < match.plies.size(); ++ply) insert(match, ply);
  share(match);
  transaction.commit();
  return to_json(match, client);
}

void Matches::insert(const Match& match, std::size_t ply) {
  const Ply& p = match.plies[ply];
  Database::Statement row = database_.run(
      "INSERT OR IGNORE INTO plies(match, ply, move, side, player, position, at, shuffle) "
      "VALUES(?,?,?,?,?,?,?,?) RETURNING ply");
  row.bind(1, match.id)
      .bind(2, static_cast<std::int64_t>(ply))
      .bind(3, p.move)
      .bind(4, std::string(name_of(p.side)))
      .bind(5, p.player)
      .bind(6, p.position)
      .bind(7, p.at)
      .bind(8, p.shuffle);
  // Two requests of one client came at the same time, and the other one was faster.
  if (!row.step()) throw Problem(409, "the match has changed since your last request");
}

Matches::Match Matches::load(const std::string& id) {
  if (!is_identifier(id)) throw Problem(404, "there is no such match");
  Match match;
  {
    Database::Transaction transaction(database_);
    {
      Database::Statement row = database_.run(
          "SELECT client, game, options, first_seat, second_seat, shaking, thinking, seed, began, "
          "helped, resigned, start, given FROM matches WHERE id=?");
      row.bind(1, id);
      if (!row.step()) throw Problem(404, "there is no such match");
      match.id = id;
      match.client = row.text(0);
      match.request = {row.text(1), Json::parse(row.text(2))};
      match.seats[0] = row.text(3);
      match.seats[1] = row.text(4);
      match.shaking = row.number(5) != 0;
      match.thinking = row.number(6);
      match.seed = static_cast<std::uint64_t>(row.number(7));
      match.began = row.number(8);
      match.helped = row.number(9) != 0;
      match.resigned = row.text(10);
      match.start = row.text(11);
      match.given = row.number(12);
    }
    {
      Database::Statement rows = database_.run(
          "SELECT move, side, player, position, at, shuffle FROM plies WHERE match=? ORDER BY ply");
      rows.bind(1, id);
      while (rows.step()) {
        match.plies.push_back({rows.text(0), side_of(rows.text(1)), rows.text(2), rows.text(3),
                               rows.number(4), rows.text(5)});
      }
    }
    load_guest(match);
    load_clock(match);
    transaction.commit();
  }
  match.game = games_.of(match.request);
  if (match.clock) look_at_clock(match);
  return match;
}

Matches::Match Matches::load_own(const std::string& client, const std::string& id) {
  Match match = load(id);
  if (match.client != client && (match.guest.empty() || match.guest != client)) {
    throw Problem(403, "this match belongs to another player");
  }
  return match;
}

Json Matches::show(const std::string& client, const std::string& id) {
  return to_json(load(id), client);
}

Json Matches::to_json(const Match& match, const std::string& client) {
  const PlayView view = match.game->view(match.position());
  const std::optional<Side> winner = winner_of(view, match.resigned);
  const bool over = view.verdict.has_value() || !match.resigned.empty();
  Json json{{"id", match.id},
            {"game", match.request.game},
            {"instance", Json(match.game->instance())},
            {"options", match.request.options},
            {"seats", {{"first", match.seats[0]}}},
            {"shaking", match.shaking},
            {"thinking_ms", match.thinking}};
  if (!describe_game(match.request.game).solitaire) json["seats"]["second"] = match.seats[1];
  json["plies"] = Json::array();
  std::int64_t before = match.began;
  for (const Ply& ply : match.plies) {
    json["plies"].push_back({{"move", ply.move},
                             {"by", name_of(ply.side)},
                             {"player", ply.player},
                             {"ms", ply.at - before}});
    before = ply.at;
  }
  json["view"] = view_json(view);
  json["over"] = over;
  json["winner"] = winner ? Json(name_of(*winner)) : over ? Json("tie") : Json(nullptr);
  // Of more than two players: by name, who may be one of those on the second seat.
  if (view.verdict && view.verdict->player) json["winner"] = winner_name(*view.verdict);
  if (!match.resigned.empty()) json["resigned"] = match.resigned;
  if (match.clock) {
    json["clock"] =
        clock_json(match, over || match.started == 0 ? std::nullopt : std::optional(view.mover));
  }
  if (match.shaking && !match.plies.empty() && !match.plies.back().shuffle.empty()) {
    json["shuffle"] = Json::parse(match.plies.back().shuffle);
  }
  json["human_ms"] = human_milliseconds(match);
  json["eligible"] = over && eligible(match, winner);
  json["shared"] = match.shared();
  json["waiting"] = match.shared() && match.guest.empty();
  json["you"] = Json::array();
  for (const Side side : {Side::first, Side::second}) {
    if (match.seat(side) == kHumanSeat && match.plays(client, side)) {
      json["you"].push_back(name_of(side));
    }
  }
  return json;
}

void Matches::require_ply(const Match& match, const Json& body) {
  const std::int64_t ply = number_field(body, "ply", -1, 0, kLongestMatch);
  if (ply < 0) throw Problem(422, "the field \"ply\" is missing");
  if (ply != static_cast<std::int64_t>(match.plies.size())) {
    throw Problem(409, "the match has changed since your last request; it now has " +
                           std::to_string(match.plies.size()) + " plies");
  }
}

// The last ply once more: the client has missed the answer.
bool Matches::is_repeated(const Match& match, const Json& body) {
  const std::int64_t ply = number_field(body, "ply", -1, 0, kLongestMatch);
  return ply >= 0 && ply + 1 == static_cast<std::int64_t>(match.plies.size());
}

void Matches::require_running(const Match& match, const PlayView& view) {
  if (view.verdict || !match.resigned.empty()) throw Problem(409, "the match is over");
}

Json Matches::move(const std::string& client, const std::string& id, const Json& body) {
  Match match = load_own(client, id);
  const std::string text = text_field(body, "move");
  if (is_repeated(match, body) && match.plies.back().move == text &&
      match.plies.back().player == kHumanSeat) {
    return to_json(match, client);
  }
  require_ply(match, body);
  const PlayView view = match.game->view(match.position());
  require_running(match, view);
  if (match.seat(view.mover) != kHumanSeat) throw Problem(409, "it is the machine's turn");
  if (!match.plays(client, view.mover)) throw Problem(409, "it is the other player's turn");
  std::string position;
  try {
    position = match.game->play(match.position(), text);
  } catch (const InputError& error) {
    throw Problem(422, in_page_words(error.what()));
  }
  append(match,
         {text, view.mover, kHumanSeat, position, now_milliseconds(), shuffled(match, false)});
  return to_json(match, client);
}

Json Matches::machine(const std::string& client, const std::string& id, const Json& body,
                      const Turn& turn) {
  Match match = load_own(client, id);
  if (is_repeated(match, body) && match.plies.back().player != kHumanSeat) {
    return to_json(match, client);
  }
  require_ply(match, body);
  const PlayView view = match.game->view(match.position());
  require_running(match, view);
  const std::string& seat = match.seat(view.mover);
  if (seat == kHumanSeat) throw Problem(409, "it is the human player's turn");
  const SuggestedMove chosen = choose(match, parse_player_kind(seat), turn);
  const std::string position = match.game->play(match.position(), chosen.move);
  append(match,
         {chosen.move, view.mover, seat, position, now_milliseconds(), shuffled(match, true)});
  Json json = to_json(match, client);
  json["exact"] = chosen.perfect;
  json["chosen"] = harary::to_json(chosen.choice);
  return json;
}

SuggestedMove Matches::choose(const Match& match, PlayerKind kind, const Turn& turn) {
  Budget budget;
  budget.time = std::chrono::milliseconds(match.thinking);
  budget.memory_bytes = sessions_.memory_of_each();
  std::shared_ptr<PlayerKnowledge> knowledge;
  // The perfect player can do without, by search; it does not keep people waiting.
  if (needs_knowledge(kind)) {
    knowledge = knowledge_.of(match.game, kPatienceOfLearners, &turn.abandoned);
  }
  if (kind == PlayerKind::perfect) {
    knowledge =
        knowledge_.of(match.game, std::chrono::milliseconds(match.thinking), &turn.abandoned);
  }
  // On a hexagon some edges catch the eye.
  Attention attention;
  if (match.game->instance().contains("board") && match.game->instance().at("board") == "K6") {
    std::array<int, 6> place{};
    std::iota(place.begin(), place.end(), 0);
    if (!match.plies.empty() && !match.plies.back().shuffle.empty()) {
      place = Json::parse(match.plies.back().shuffle).get<std::array<int, 6>>();
    }
    attention = [place](const std::string& move) {
      // Several edges at once: the first one.
      const auto u = static_cast<std::size_t>(move.at(0) - '0');
      const auto v = static_cast<std::size_t>(move.at(2) - '0');
      return u < 6 && v < 6 ? attention_on_hexagon(place[u], place[v]) : 1.0;
    };
  }
  const Sessions::Loan session = sessions_.of(match.game);
  Job job(budget);
  job.obey(&turn.abandoned);
  SuggestedMove chosen =
      suggest_move(kind, *match.game, knowledge.get(), match.position(),
                   mix(match.seed + match.plies.size()), attention, job, &*session);
  if (turn.abandoned) throw Problem(503, "the request was abandoned");
  return chosen;
}

std::string Matches::shuffled(const Match& match, bool after_machine) {
  if (!match.shaking || !match.game->instance().contains("board")) return "";
  if (!after_machine) return match.plies.empty() ? "" : match.plies.back().shuffle;
  std::vector<int> places(static_cast<std::size_t>(board_of(*match.game).order()));
  std::iota(places.begin(), places.end(), 0);
  std::mt19937_64 random(mix(match.seed ^ (match.plies.size() + 1)));
  std::shuffle(places.begin(), places.end(), random);
  return Json(places).dump();
}

void Matches::append(Match& match, Ply ply) {
  if (match.plies.size() >= kLongestMatch) throw Problem(409, "the match is too long");
  const std::optional<Side> winner = winner_of(match.game->view(ply.position), "");
  const std::shared_ptr<PlayerKnowledge> knowledge =
      winner ? knowledge_of_learners(match) : nullptr;
  Database::Transaction transaction(database_);
  match.plies.push_back(std::move(ply));
  insert(match, match.plies.size() - 1);
  if (knowledge) learn(match, *knowledge, *winner);
  transaction.commit();
}

Json Matches::undo(const std::string& client, const std::string& id, const Json& body) {
  Match match = load_own(client, id);
  require_ply(match, body);
  require_alone(match);
  if (!match.resigned.empty()) throw Problem(409, "the match is over");
  std::size_t left = match.plies.size();
  const bool people = match.seats[0] == kHumanSeat || match.seats[1] == kHumanSeat;
  do {
    if (left > 0) --left;
  } while (left > 0 && people && match.plies[left].player != kHumanSeat);
  Database::Transaction transaction(database_);
  {
    Database::Statement rows = database_.run("DELETE FROM plies WHERE match=? AND ply>=?");
    rows.bind(1, id).bind(2, static_cast<std::int64_t>(left));
    rows.step();
    Database::Statement row = database_.run("UPDATE matches SET helped=1 WHERE id=?");
    row.bind(1, id);
    row.step();
  }
  transaction.commit();
  return show(client, id);
}

Json Matches::resign(const std::string& client, const std::string& id, const Json& body) {
  const Match match = load_own(client, id);
  require_ply(match, body);
  const PlayView view = match.game->view(match.position());
  require_running(match, view);
  if (match.seat(view.mover) != kHumanSeat) throw Problem(409, "it is the machine's turn");
  if (!match.plays(client, view.mover)) throw Problem(409, "it is the other player's turn");
  Database::Transaction transaction(database_);
  {
    Database::Statement row = database_.run("UPDATE matches SET resigned=? WHERE id=?");
    row.bind(1, std::string(name_of(view.mover))).bind(2, id);
    row.step();
  }
  transaction.commit();
  return show(client, id);
}

Json Matches::hint(const std::string& client, const std::string& id, const Json& body,
                   const Turn& turn) {
  const Match match = load_own(client, id);
  require_ply(match, body);
  require_alone(match);
  require_running(match, match.game->view(match.position()));
  {
    Database::Transaction transaction(database_);
    {
      Database::Statement row = database_.run("UPDATE matches SET helped=1 WHERE id=?");
      row.bind(1, id);
      row.step();
    }
    transaction.commit();
  }
  const SuggestedMove chosen = choose(match, PlayerKind::perfect, turn);
  return {{"move", chosen.move},
          {"perfect", chosen.perfect},
          {"chosen", harary::to_json(chosen.choice)}};
}

}  // namespace harary
