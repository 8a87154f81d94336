// SPDX-License-Identifier: MIT
// A game in the terminal: line in, line out, so that a person and a script can use it alike.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <istream>
#include <memory>
#include <optional>

#include "app/catalogue.hpp"
#include "app/suggestion/player_knowledge.hpp"
#include "app/suggestion/suggestion.hpp"
#include "app/verdict_words.hpp"
#include "base/current_job.hpp"
#include "base/error.hpp"
#include "base/printable.hpp"
#include "cli/context.hpp"
#include "cli/signals.hpp"
#include "cli/text.hpp"

namespace harary::cli {

namespace {

constexpr std::chrono::milliseconds kThinkingTime{5000};

// Which players are people: one of them, numbered from 0, all, or none.
struct Seat {
  bool all = false;
  std::optional<int> one = std::nullopt;
};

// Nothing if the move is known to be a best one.
std::string choice_text(const SuggestedMove& chosen) {
  if (chosen.perfect) return "";
  switch (chosen.choice.how) {
    case HowChosen::How::proved:
      return " (it wins; whether it is the fastest way is not known)";
    case HowChosen::How::searched:
      return chosen.choice.depth
                 ? fmt::format(" (searched {} ahead)", moves_text(*chosen.choice.depth))
                 : " (searched, not proved: the thinking time ended)";
    case HowChosen::How::estimated:
      return " (estimated, not proved: the thinking time ended)";
    case HowChosen::How::learned:
      return " (learned)";
    case HowChosen::How::random:
      break;
  }
  return " (at random)";
}

Seat parse_seat(const std::string& text, const Roles& roles, int players) {
  if (text == "first") return {.one = 0};
  if (text == "second") return {.one = 1};
  if (const auto side = players == 2 ? roles.side_of(text) : std::nullopt) {
    return {.one = *side == Side::first ? 0 : 1};
  }
  if (text == "both" || text == "all") return {.all = true};
  if (text == "none") return {};
  for (int player = 0; player < players; ++player) {
    if (text == fmt::format("player{}", player + 1)) return {.one = player};
  }
  if (players > 2) {
    throw InputError(
        fmt::format("--as: {} must be player1 to player{}, all or none", in_quotes(text), players));
  }
  throw InputError(fmt::format("--as: {} is not {} or {}; it must be first, second, both or none",
                               in_quotes(text), roles.first, roles.second));
}

class Match {
 public:
  Match(Context& context, std::shared_ptr<const Game> game, Seat seat, PlayerKind opponent)
      : context_(context),
        shared_game_(std::move(game)),
        game_(*shared_game_),
        players_(game_.rules().players()),
        session_(game_.session(context.budget())),
        seat_(seat),
        opponent_(opponent),
        positions_{game_.view("").position} {}

  int play() {
    context_.out() << instance_text(game_.name(), game_.options()) << "\n"
                   << "Type a move, or: moves, hint, analyse, undo, quit.\n";
    while (true) {
      const PlayView view = game_.view(positions_.back());
      context_.out() << view.position << "\n" << game_.picture(view.position);
      if (view.verdict) {
        context_.out() << end_text(view.roles, *view.verdict, players_);
        if (players_ == 1) context_.out() << " in " << positions_.size() - 1 << " moves";
        context_.out() << "\n";
        return kAnswered;
      }
      if (!people_move(view)) {
        machine_move(view);
      } else if (!read_line(view)) {
        return kAnswered;
      }
    }
  }

 private:
  bool people_move(const PlayView& view) const { return seat_.all || seat_.one == view.player; }

  // What the opponent knows about all positions is gathered once, before its first move, in the
  // time of a move.
  void prepare() {
    if (prepared_ || !needs_knowledge(opponent_)) return;
    prepared_ = true;
    Job job(thinking_budget());
    job.obey(&interrupted());
    knowledge_ = knowledge_within(shared_game_, job);
  }

  SuggestedMove choose(PlayerKind kind) {
    const Budget budget = thinking_budget();
    MachinePlayer player;
    player.kind = kind;
    player.seed = budget.seed + positions_.size();
    player.knowledge = knowledge_.get();
    player.session = session_.get();
    Job job(budget);
    job.obey(&interrupted());
    const SuggestedMove chosen = suggest_move(game_, positions_.back(), player, job);
    if (interrupted()) throw JobStopped{StopReason::interrupt};
    return chosen;
  }

  Budget thinking_budget() const {
    Budget budget = context_.budget();
    if (!budget.time) budget.time = kThinkingTime;
    return budget;
  }

  void machine_move(const PlayView& view) {
    prepare();
    const SuggestedMove chosen = choose(opponent_);
    context_.out() << fmt::format("{} plays {}{}\n", as_name(mover_role(view)), chosen.move,
                                  choice_text(chosen));
    positions_.push_back(game_.play(positions_.back(), chosen.move));
  }

  // One line of the person's; false at the end of the match.
  bool read_line(const PlayView& view) {
    context_.out() << mover_role(view) << "> " << std::flush;
    std::string line;
    if (!std::getline(context_.in(), line)) return false;
    if (line.starts_with(kByteOrderMark)) line.erase(0, kByteOrderMark.size());
    line.erase(0, line.find_first_not_of(" \t\r"));
    line.erase(line.find_last_not_of(" \t\r") + 1);
    if (line.empty()) return true;
    if (line == "quit" || line == "exit") return false;
    if (line == "moves") {
      context_.out() << fmt::format("{}{}\n", fmt::join(view.moves, " "),
                                    view.more_moves ? " …" : "");
    } else if (line == "hint") {
      const SuggestedMove hint = choose(PlayerKind::searching);
      context_.out() << hint.move << choice_text(hint) << "\n";
    } else if (line == "analyse") {
      Job job(context_.budget());
      job.obey(&interrupted());
      context_.out() << analysis_text(session_->analyse(positions_.back(), job));
    } else if (line == "undo") {
      undo();
    } else {
      try {
        positions_.push_back(game_.play(positions_.back(), line));
      } catch (const InputError& error) {
        context_.out() << error.what() << "\n";
      }
    }
    return true;
  }

  // Back to the last position in which a person was to move.
  void undo() {
    do {
      if (positions_.size() > 1) positions_.pop_back();
    } while (positions_.size() > 1 && !people_move(game_.view(positions_.back())));
  }

  Context& context_;
  std::shared_ptr<const Game> shared_game_;
  const Game& game_;
  int players_;
  std::unique_ptr<Session> session_;  // what earlier moves taught
  Seat seat_;
  PlayerKind opponent_;
  bool prepared_ = false;
  std::unique_ptr<PlayerKnowledge> knowledge_;  // null: not needed, or the game is too large
  std::vector<std::string> positions_;          // the whole match, the current position last
};

}  // namespace

void add_play_command(CLI::App& program, Context& context, Command& chosen) {
  auto seat = std::make_shared<std::string>("first");
  CLI::App* command = program.add_subcommand(
      "play", "play in the terminal; --time limits each move of the machine");
  context.add_game_options(*command);
  context.add_shared_options(*command);
  command
      ->add_option(
          "--as", *seat,
          "your side: first (default), second or the player's name, such as red or breaker; both "
          "or none; of more players also player3, player4, …, or all")
      ->type_name("{first,second,both,none}");
  auto opponent = std::make_shared<std::string>("searching");
  command
      ->add_option(
          "--opponent", *opponent,
          "the machine player: searching (default), perfect, ultra-strong, learning, greedy "
          "or random")
      ->type_name(fmt::format("{{{}}}", fmt::join(player_names(), ",")));
  command->callback([&, seat, opponent] {
    chosen = [&, seat, opponent] {
      Job session;
      session.obey(&interrupted());
      const CurrentJob current(session);
      const std::shared_ptr<const Game> game = make_game(context.game(), context.game_options());
      const Seat people = parse_seat(*seat, game->roles(), game->rules().players());
      const PlayerKind kind = parse_player_kind(*opponent, "--opponent");
      return Match(context, game, people, kind).play();
    };
  });
}

}  // namespace harary::cli
