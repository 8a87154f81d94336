// SPDX-License-Identifier: MIT
#include "server/match.hpp"

#include <algorithm>

#include "app/suggestion/players.hpp"

namespace harary {

Side side_of(const std::string& text) {
  return text == "first" ? Side::first : Side::second;
}

std::optional<Side> winner_of(const PlayView& view) {
  if (!view.verdict || view.verdict->winner == Winner::tie) return std::nullopt;
  return view.verdict->winner == Winner::first ? Side::first : Side::second;
}

// A seat belongs to a client, known by its cookie, which no answer and no link shows; a client that
// has only the link may watch.
bool Match::plays(const std::string& who, Side side) const {
  const bool open = shared() && (open_seat == "first") == (side == Side::first);
  return open ? !guest.empty() && who == guest : who == client;
}

std::optional<Side> Match::winner(const PlayView& view) const {
  return resigned.empty() ? winner_of(view) : opponent(side_of(resigned));
}

std::int64_t Match::human_milliseconds() const {
  std::int64_t sum = 0;
  std::int64_t before = began;
  for (const Ply& ply : plies) {
    if (ply.player == kHumanSeat) sum += std::max<std::int64_t>(0, ply.at - before);
    before = ply.at;
  }
  return sum;
}

bool Match::is_famous(std::optional<Side> winner) const {
  if (!shaking || helped || !winner || seat(*winner) != kHumanSeat) return false;
  const std::string& other = seat(opponent(*winner));
  return other != kHumanSeat && needs_knowledge(parse_player_kind(other, "seats"));
}

}  // namespace harary
