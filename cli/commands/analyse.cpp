// SPDX-License-Identifier: MIT
#include "app/catalogue.hpp"
#include "cli/context.hpp"
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

Analysis follow(const Game& game, const std::string& position, Context& context, Job& job) {
  PrintingFollower follower(game, context);
  return game.session(job.budget())->follow(position, follower, job);
}

}  // namespace

void add_analyse_command(CLI::App& program, Context& context, Command& chosen) {
  auto position = std::make_shared<std::string>();
  auto following = std::make_shared<bool>(false);
  CLI::App* command = program.add_subcommand(
      "analyse", "every legal move of a position, with its value and remoteness");
  command->alias("analyze");
  context.add_game_options(*command);
  context.add_shared_options(*command);
  command
      ->add_option("--position", *position,
                   "the position, such as \"red=0-1,1-2;green=0-2\" (default: the start)")
      ->type_name("POSITION");
  command->add_flag("--follow", *following,
                    "print what is proved of each move as soon as it is, with estimates meanwhile");
  command->callback([&, position, following] {
    chosen = [&, position, following] {
      const Analysis analysis = context.with_job([&](Job& job) {
        const auto game = context.make_game(job);
        return *following ? follow(*game, *position, context, job) : game->analyse(*position, job);
      });
      if (context.json()) {
        context.print(*following ? end_json(analysis) : to_json(analysis));
      } else {
        context.out() << analysis_text(analysis);
      }
      return analysis.stopped ? context.stopped(*analysis.stopped) : kAnswered;
    };
  });
}

}  // namespace harary::cli
