// SPDX-License-Identifier: MIT
#include "app/flood_game.hpp"

#include <algorithm>
#include <utility>

#include "app/flood.hpp"
#include "base/error.hpp"
#include "games/territory/drawing.hpp"
#include "games/territory/replay.hpp"

namespace harary {

namespace {

constexpr const char* kCalls = "calls=";
// Far beyond what any board of the largest size can need; keeps texts and matches short.
constexpr std::size_t kMostCalls = 1 << 16;

const Verdict kDone{Winner::first, std::nullopt, std::nullopt};

// What is asked of games for two makes no sense for one.
void require_length(const Question& question, const Job& job) {
  if (question.kind != QuestionKind::outcome) {
    throw InputError("--question: the only question of flood is the smallest number of calls");
  }
  if (question.remoteness) {
    throw InputError("--remoteness: the length of flood is its remoteness");
  }
  if (!question.certificate.empty()) {
    throw InputError("--certificate: there are no certificates for flood; its calls can be played");
  }
  if (!job.budget().checkpoint.empty()) {
    throw InputError("--checkpoint: not for flood");
  }
}

}  // namespace

// A position, played out on the board.
struct FloodGame::State {
  std::string calls;
  Conquest territory;

  // The colours that can be called.
  std::vector<int> moves(const ColouredBoard& board) const {
    bool present[kMaxVertexColours] = {};
    for (int v = 0; v < board.order(); ++v) {
      if (!territory.owns(v)) present[board.colour(v)] = true;
    }
    present[territory.colour()] = false;
    std::vector<int> result;
    for (int colour = 0; colour < kMaxVertexColours; ++colour) {
      if (present[colour]) result.push_back(colour);
    }
    return result;
  }
  // The board on which the rest is played: the territory has the colour called last.
  ColouredBoard rest(const ColouredBoard& board) const {
    ColouredBoard result = board;
    for (int v = 0; v < board.order(); ++v) {
      if (territory.owns(v)) result.recolour(v, territory.colour());
    }
    return result;
  }
};

FloodGame::FloodGame(const std::string& name, FloodSetup setup)
    : Game(name, std::move(setup.instance)), board_(std::move(setup.board)), start_(setup.start) {}

FloodGame::State FloodGame::state(const std::string& position) const {
  State state{"", Conquest(board_, start_)};
  if (position.empty()) return state;
  if (!position.starts_with(kCalls)) {
    throw InputError("position: " + in_quotes(position) + " must begin with calls=");
  }
  state.calls = position.substr(std::char_traits<char>::length(kCalls));
  if (state.calls.size() > kMostCalls) throw InputError("position: too many calls");
  for (std::size_t i = 0; i < state.calls.size(); ++i) {
    const std::vector<int> moves = state.moves(board_);
    const int colour = symbol_colour(state.calls[i]);
    if (std::find(moves.begin(), moves.end(), colour) == moves.end()) {
      throw InputError("position: call " + std::to_string(i + 1) +
                       (moves.empty()
                            ? " comes after the end: everything is conquered"
                            : " is the territory's own colour, or no cell outside has it"));
    }
    state.territory.call(colour);
  }
  return state;
}

PlayView FloodGame::view(const std::string& position) const {
  const State now = state(position);
  PlayView view;
  view.position = kCalls + now.calls;
  view.mover_name = "you";
  for (const int colour : now.moves(board_)) {
    view.moves.emplace_back(1, colour_symbol(colour));
  }
  if (now.territory.complete()) view.verdict = kDone;
  return view;
}

std::string FloodGame::play(const std::string& position, const std::string& move) const {
  const PlayView before = view(position);
  if (before.verdict) throw InputError("move: everything is conquered");
  if (std::find(before.moves.begin(), before.moves.end(), move) == before.moves.end()) {
    throw InputError("move: no cell outside the territory has the colour " + in_quotes(move));
  }
  return before.position + move;
}

std::string FloodGame::picture(const std::string& position) const {
  const State now = state(position);
  return drawing(board_, [&](int v) {
    return now.territory.owns(v) ? DrawnCell{now.territory.colour(), 0}
                                 : DrawnCell{board_.colour(v), -1};
  });
}

Answer FloodGame::solve(const Question& question, Job& job) const {
  require_length(question, job);
  const FloodAnswer flood = solve_flood(board_, start_, job, question.method);
  Answer answer;
  answer.game = name();
  answer.instance = instance();
  answer.players = 1;
  answer.solution = Solution{flood.text(), flood.length(), flood.lower};
  answer.method = flood.method;
  answer.positions = flood.positions;
  answer.seconds = flood.seconds;
  answer.stopped = flood.stopped;
  answer.proved = flood.optimal();
  if (answer.proved) {
    answer.level = Level::weak;
    answer.winner = Winner::first;
    answer.remoteness = flood.length();
    if (!flood.calls.empty()) answer.best.push_back(flood.text().substr(0, 1));
  }
  return answer;
}

Analysis FloodGame::analyse(const std::string& position, Job& job) const {
  const double begin = job.seconds();
  const State now = state(position);
  Analysis result;
  result.game = name();
  result.instance = instance();
  result.position = kCalls + now.calls;
  result.mover_name = "you";
  result.players = 1;
  result.finished = now.territory.complete();
  result.verdict = kDone;
  int fewest = 0;
  for (const int colour : now.moves(board_)) {
    State next = now;
    next.territory.call(colour);
    const FloodAnswer rest = solve_flood(next.rest(board_), start_, job);
    result.positions += rest.positions;
    if (!rest.optimal()) {
      result.stopped = rest.stopped;
      break;
    }
    const int calls = 1 + rest.length();
    if (result.moves.empty() || calls < fewest) fewest = calls;
    result.moves.push_back({std::string(1, colour_symbol(colour)), kDone, calls, false});
  }
  if (!result.stopped) {
    result.remoteness = fewest;
    for (MoveReport& move : result.moves) move.best = move.remoteness == fewest;
  }
  result.seconds = job.seconds() - begin;
  return result;
}

std::optional<SuggestedMove> FloodGame::suggest(const std::string& position, ThinkingMethod method,
                                                Job& job) const {
  const State now = state(position);
  if (method == ThinkingMethod::greedy) {
    return SuggestedMove{std::string(1, colour_symbol(greedy_call(now.territory))),
                         false,
                         kDone,
                         {HowChosen::How::searched, 1}};
  }
  const FloodAnswer rest = solve_flood(now.rest(board_), start_, job);
  const auto how = rest.optimal() ? HowChosen::How::proved : HowChosen::How::searched;
  return SuggestedMove{rest.text().substr(0, 1), rest.optimal(), kDone, {how}};
}

LayerTable FloodGame::layers(bool, Job&) const {
  throw InputError(name() + " is a game of one player; it has no layers");
}

}  // namespace harary
