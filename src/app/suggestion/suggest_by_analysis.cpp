// SPDX-License-Identifier: MIT
// A move by an analysis of all moves; when the time ends before that, by what it found out about
// each of them, and by plays at random.
#include <algorithm>
#include <limits>
#include <optional>
#include <vector>

#include "app/suggestion/suggestion_methods.hpp"
#include "base/hashing.hpp"

namespace harary {

namespace {

const std::string& pick(const std::vector<std::string>& moves, std::uint64_t seed) {
  return moves[static_cast<std::size_t>(mix(seed + 1) % moves.size())];
}

// The moves that are worth the most.
struct Best {
  std::vector<std::string> moves;
  double worth = -std::numeric_limits<double>::infinity();
};
template <class Moves, class Worth>
Best best_of(const Moves& moves, const Worth& worth) {
  Best best;
  for (const auto& move : moves) {
    if (worth(move) < best.worth) continue;
    if (worth(move) > best.worth) best.moves.clear();
    best.worth = worth(move);
    best.moves.push_back(move.move);
  }
  return best;
}

// Notes what becomes known of each move.
class Notes final : public AnalysisFollower {
 public:
  struct Note {
    std::string move;
    std::optional<int> merit;  // proved
    double estimate = 0.5;     // else by random plays: the share won, a tie counts half
  };

  void begins(const PlayView& view) override {
    player_ = view.player;
    for (const std::string& move : view.moves) notes_.push_back({move, std::nullopt});
  }
  void learned(const MoveNews& news) override {
    const auto note = std::find_if(notes_.begin(), notes_.end(),
                                   [&](const Note& n) { return n.move == news.move; });
    if (note == notes_.end()) return;
    if (news.verdict) note->merit = worth(*news.verdict, player_);
    if (news.winner) note->merit = worth(Verdict{*news.winner, {}, {}}, player_);
    if (!news.estimate) return;
    // Games whose searches estimate choose their moves themselves: searched_by_engine.
    if (const auto* plays = std::get_if<PlayoutEstimate>(&*news.estimate))
      note->estimate = plays->merit();
  }

  // A proved win; else the best of what may still be good; a tie counts half.
  SuggestedMove best(std::uint64_t seed) const {
    const auto worth = [](const Note& note) {
      return note.merit ? (*note.merit + 1) / 2.0 : std::min(note.estimate, 0.999);
    };
    const auto [moves, most] = best_of(notes_, worth);
    const auto how = most == 1 ? HowChosen::How::proved : HowChosen::How::estimated;
    return {pick(moves, seed), false, {}, {how}};
  }

 private:
  int player_ = 0;  // who is to move
  std::vector<Note> notes_;
};

// Where moves are too many to follow: plays at random.
SuggestedMove by_playouts(const Game& game, const std::string& position, std::uint64_t seed,
                          const Job& job) {
  constexpr std::uint64_t kMostPlays = 100'000;  // more teach nothing more
  const auto judged = game.playouts(position, kMostPlays, seed, job);
  const auto best = best_of(judged, [](const MoveMerit& move) { return move.merit; });
  return {pick(best.moves, seed), false, {}, {HowChosen::How::estimated}};
}

}  // namespace

SuggestedMove suggest_by_analysis(const Game& game, Session& session, const std::string& position,
                                  std::uint64_t seed, Job& job) {
  if (game.view(position).more_moves) return by_playouts(game, position, seed, job);
  Notes notes;
  const Analysis analysis = session.follow(position, notes, job);
  std::vector<std::string> best;
  for (const MoveReport& move : analysis.moves) {
    if (move.best) best.push_back(move.move);
  }
  if (analysis.stopped || best.empty()) return notes.best(seed);
  return {pick(best, seed), true, analysis.verdict, {HowChosen::How::proved}};
}

}  // namespace harary
