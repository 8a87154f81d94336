// SPDX-License-Identifier: MIT
#include "app/game.hpp"

#include "app/layer_kernel.hpp"
#include "base/error.hpp"

namespace harary {

std::string_view name_of(HowChosen::How how) {
  switch (how) {
    case HowChosen::How::proved:
      return "proved";
    case HowChosen::How::searched:
      return "searched";
    case HowChosen::How::estimated:
      return "estimated";
    case HowChosen::How::learned:
      return "learned";
    case HowChosen::How::random:
      break;
  }
  return "random";
}

namespace {

[[noreturn]] void no_tablebase(const std::string& game) {
  throw InputError(
      game +
      ": no strong solution for this instance; a move must colour one edge, and the board may have "
      "at most 64 edges (128 with one colour)");
}

// All alike: of a game that cannot be played to the end here.
std::vector<MoveMerit> unjudged(const PlayView& view) {
  std::vector<MoveMerit> result;
  for (const std::string& move : view.moves) result.push_back({move, 0});
  return result;
}

}  // namespace

std::unique_ptr<GameSession> Game::session(const Budget&) const {
  return session_without_memory(*this);
}
StrongReport Game::strong(const std::string&, Job&) const {
  no_tablebase(name());
}
std::unique_ptr<Prober> Game::prober(const Tablebase&) const {
  no_tablebase(name());
}
LayerTable Game::layers_from(const Tablebase&, Job&) const {
  no_tablebase(name());
}
std::unique_ptr<LayerKernel> Game::kernel() const {
  no_tablebase(name());
}
TablebaseCheck Game::check(const Tablebase&, Job&) const {
  no_tablebase(name());
}

std::unique_ptr<Explored> Game::explored(std::size_t, Job&) const {
  throw LimitError(name() + ": this instance has too many positions to keep them all");
}
std::vector<MoveMerit> Game::playouts(const std::string& position, std::uint64_t, std::uint64_t,
                                      const Job&) const {
  return unjudged(view(position));
}
std::vector<MoveMerit> Game::foresight(const std::string& position, std::uint64_t,
                                       const Job&) const {
  return unjudged(view(position));
}

std::string Game::picture(const std::string&) const {
  return "";
}

std::vector<std::string> Game::split(int, Job&) const {
  throw InputError("split: " + name() + " cannot be split into parts");
}
Answer Game::solve_part(const std::string&, const Question&, Job&) const {
  throw InputError("split: " + name() + " cannot be split into parts");
}
std::unique_ptr<PositionSolver> Game::position_solver(QuestionKind question, const Budget&) const {
  return solver_without_memory(*this, question);
}
Joined Game::join(int, QuestionKind, const std::map<std::string, Value>&, Job&) const {
  throw InputError("split: " + name() + " cannot be split into parts");
}

std::optional<SuggestedMove> Game::suggest(const std::string&, ThinkingMethod, Job&) const {
  return std::nullopt;
}

}  // namespace harary
