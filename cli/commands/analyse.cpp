// SPDX-License-Identifier: MIT
#include <memory>
#include <string>
#include <vector>

#include "app/catalogue.hpp"
#include "app/tablebase/tablebase.hpp"
#include "app/tablebase/tablebase_answers.hpp"
#include "base/error.hpp"
#include "cli/boards_option.hpp"
#include "cli/context.hpp"
#include "cli/labelled_position.hpp"
#include "cli/stats_text.hpp"
#include "cli/text.hpp"

namespace harary::cli {

namespace {

// Prints what becomes known, a line each.
class PrintingFollower final : public AnalysisFollower {
 public:
  PrintingFollower(const Game& game, Context& context) : game_(game), context_(context) {}

  void begins(const PlayView& view) override {
    if (context_.json()) return context_.print(begin_json(game_, view));
    context_.out() << begin_text(game_, view) << std::flush;
  }
  void learned(const MoveNews& news) override {
    if (context_.json()) return context_.print(to_json(news));
    context_.out() << news_text(news) << std::flush;
  }

 private:
  const Game& game_;
  Context& context_;
};

struct Asked {
  std::string position;
  std::string question = "outcome";
  std::string tablebase;  // a folder; empty: none
  bool following = false;
  BoardsOption boards;
};

Analysis analyse(const Asked& asked, Context& context, const std::unique_ptr<Game>& game,
                 Job& job) {
  const QuestionKind question = parse_question_of_moves(asked.question);
  if (asked.tablebase.empty() && !asked.following) {
    return game->analyse(asked.position, job, question);
  }
  auto session = game->session(job.budget());
  if (!asked.tablebase.empty()) {
    session->look_up_in(find_tablebase(*game, asked.tablebase));
  }
  if (!asked.following) return session->analyse(asked.position, job, question);
  PrintingFollower follower(*game, context);
  return session->follow(asked.position, follower, job, question);
}

void print_analysis(const Asked& asked, Context& context, const Analysis& analysis,
                    const std::vector<std::string>& labels) {
  if (context.json()) {
    Json json = asked.following ? end_json(analysis) : to_json(analysis);
    if (context.stats() == WithStats::yes) json["stats"] = stats_json(analysis.stats);
    if (!labels.empty()) json["labels"] = labels;
    context.print(json);
  } else {
    context.out() << analysis_text(analysis) << labels_text(labels)
                  << stats_text(analysis.stats, context.stats()) << std::flush;
  }
}

// The same position on each board of a list.
int analyse_boards(const Asked& asked, Context& context) {
  if (asked.following) throw InputError("--follow: not with --boards");
  if (!asked.tablebase.empty()) throw InputError("--tablebase: not with --boards");
  return each_board(context, asked.boards, [&](const std::string& board, Job& job) {
    const Analysis analysis = analyse(asked, context, context.make_game_on(board, job), job);
    print_analysis(asked, context, analysis, {});
    return analysis.stopped;
  });
}

}  // namespace

void add_analyse_command(CLI::App& program, Context& context, Command& chosen) {
  auto asked = std::make_shared<Asked>();
  CLI::App* command = program.add_subcommand(
      "analyse", "every legal move of a position, with its value and remoteness");
  command->alias("analyze");
  context.add_game_options(*command);
  context.add_shared_options(*command);
  command
      ->add_option("--position", asked->position,
                   "the position, such as \"red=0-1,1-2;green=0-2\" (default: the start)")
      ->type_name("POSITION");
  command
      ->add_option("--question", asked->question,
                   "outcome: the value of each move and the moves to the end; winner: only whether "
                   "it wins, loses or ties, which is known sooner")
      ->type_name("outcome|winner")
      ->default_str("outcome");
  command->add_flag("--follow", asked->following,
                    "print what is proved of each move as soon as it is, with estimates meanwhile");
  command
      ->add_option("--tablebase", asked->tablebase,
                   "look positions up in this tablebase of the game, or in one in this folder")
      ->type_name("FOLDER");
  add_boards_options(*command, context, asked->boards);
  context.add_stats_option(*command);
  command->callback([&, asked] {
    chosen = [&, asked] {
      take_orders(context, asked->boards);
      require_boards_alone(context, asked->boards);
      if (asked->boards.given()) return analyse_boards(*asked, context);
      asked->position = with_numbers(asked->position, context.board_labels());
      const Analysis analysis = context.with_job(
          [&](Job& job) { return analyse(*asked, context, context.make_game(job), job); });
      print_analysis(*asked, context, analysis, context.board_labels());
      return analysis.stopped ? context.stopped(*analysis.stopped) : kAnswered;
    };
  });
}

}  // namespace harary::cli
