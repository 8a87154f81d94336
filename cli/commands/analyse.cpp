// SPDX-License-Identifier: MIT
#include "app/catalogue.hpp"
#include "app/tablebase/tablebase.hpp"
#include "app/tablebase/tablebase_answers.hpp"
#include "cli/context.hpp"
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
};

Analysis analyse(const Asked& asked, Context& context, Job& job) {
  const auto game = context.make_game(job);
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

}  // namespace

void add_analyse_command(CLI::App& program, Context& context, Command& chosen) {
  auto asked = std::make_shared<Asked>();
  CLI::App* command = program.add_subcommand(
      "analyse", "every legal move of a position, with its value and remoteness");
  command->alias("analyze");
  context.add_game_options(*command);
  context.add_shared_options(*command);
  context.add_stats_option(*command);
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
  command->callback([&, asked] {
    chosen = [&, asked] {
      const Analysis analysis =
          context.with_job([&](Job& job) { return analyse(*asked, context, job); });
      if (context.json()) {
        Json json = asked->following ? end_json(analysis) : to_json(analysis);
        if (context.stats() == WithStats::yes) json["stats"] = stats_json(analysis.stats);
        if (const auto labels = context.board_labels(); !labels.empty()) json["labels"] = labels;
        context.print(json);
      } else {
        context.out() << analysis_text(analysis) << labels_text(context.board_labels())
                      << stats_text(analysis.stats, context.stats());
      }
      return analysis.stopped ? context.stopped(*analysis.stopped) : kAnswered;
    };
  });
}

}  // namespace harary::cli
