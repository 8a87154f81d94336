// SPDX-License-Identifier: MIT
#include "app/catalogue.hpp"
#include "app/json.hpp"
#include "server/match.hpp"
#include "server/names.hpp"
#include "server/picture.hpp"

namespace harary {

Json match_json(const Match& match, const std::string& client) {
  const PlayView view = match.game->view(match.position());
  const std::optional<Side> winner = match.winner(view);
  const bool over = view.verdict.has_value() || !match.resigned.empty();
  Json json{{"id", match.id},
            {"game", match.request.game},
            {"instance", Json(match.game->options())},
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
  json["role"] = winner ? Json(view.roles.of(*winner)) : Json(nullptr);
  if (view.verdict && view.verdict->player) json["role"] = json["view"]["verdict"]["role"];
  if (!match.resigned.empty()) json["resigned"] = match.resigned;
  if (match.clock) {
    json["clock"] =
        clock_json(match, over || match.started == 0 ? std::nullopt : std::optional(view.mover));
  }
  if (match.shaking && !match.plies.empty() && !match.plies.back().shuffle.empty()) {
    json["shuffle"] = Json::parse(match.plies.back().shuffle);
  }
  json["human_ms"] = match.human_milliseconds();
  json["eligible"] = over && match.is_famous(winner);
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

Json clock_json(const Match& match, std::optional<Side> running) {
  std::vector<Clock::Moved> plies;
  for (const Ply& ply : match.plies) plies.emplace_back(ply.side, ply.at);
  const Clock clock(*match.clock, match.started, plies);
  const std::int64_t now = now_milliseconds();
  const auto left = [&](Side side) {
    const bool out = match.flagged == name_of(side);
    return out ? 0 : clock.left(side, running, now);
  };
  return {{"base_ms", match.clock->base},
          {"increment_ms", match.clock->increment},
          {"left_ms", {{"first", left(Side::first)}, {"second", left(Side::second)}}},
          {"running", running ? Json(name_of(*running)) : Json(nullptr)},
          {"flagged", match.flagged.empty() ? Json(nullptr) : Json(match.flagged)}};
}

}  // namespace harary
