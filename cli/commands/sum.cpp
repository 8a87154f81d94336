// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <memory>
#include <string>

#include "app/sums/sum_question.hpp"
#include "cli/context.hpp"
#include "cli/text.hpp"

namespace harary::cli {

namespace {

constexpr std::size_t kLongestShown = 100;

std::string starter_text(Player starter, const std::optional<Player>& winner) {
  if (!winner) return fmt::format("  if {} starts: not known\n", name_of(starter));
  return fmt::format("  if {} starts, {} wins\n", name_of(starter), name_of(*winner));
}

std::string sum_text(const SumAnswer& answer) {
  std::string text;
  for (const SumComponent& component : answer.components) {
    text += fmt::format("  {}{}", text.empty() ? "" : "+ ", component.term);
    if (component.form && *component.form != component.term) {
      text += fmt::format(" = {}",
                          component.form->size() > kLongestShown ? "a long form" : *component.form);
    }
    if (component.temperature) {
      text += fmt::format("  (temperature {})", dyadic_text(*component.temperature));
    }
    text += "\n";
  }
  if (answer.report && answer.report->form) {
    text += fmt::format("the sum is {}\n", *answer.report->form);
    text +=
        fmt::format("  mean {}, temperature {}, stops {} and {}\n",
                    dyadic_text(answer.report->thermograph.mean),
                    dyadic_text(answer.report->thermograph.temperature),
                    dyadic_text(answer.report->left_stop), dyadic_text(answer.report->right_stop));
  } else {
    text += "the value of the sum was not found within the limits\n";
  }
  if (answer.asked != Player::right) text += starter_text(Player::left, answer.if_left);
  if (answer.asked != Player::left) text += starter_text(Player::right, answer.if_right);
  // Moves of one player in one component are neighbours.
  for (std::size_t i = 0; i < answer.moves.size(); ++i) {
    const WinningSumMove& move = answer.moves[i];
    const bool more = i > 0 && answer.moves[i - 1].component == move.component &&
                      answer.moves[i - 1].player == move.player;
    text += more ? ", "
                 : fmt::format("{}  {} wins in {} by ", i == 0 ? "" : "\n", name_of(move.player),
                               answer.components[move.component].term);
    text += move.move.size() > kLongestShown ? "a long form" : move.move;
  }
  if (!answer.moves.empty()) text += "\n";
  return text + fmt::format("  {}\n", work_text(answer.positions, answer.seconds));
}

}  // namespace

void add_sum_command(CLI::App& program, Context& context, Command& chosen) {
  struct Options {
    std::vector<std::string> terms;
    std::string first;
  };
  auto options = std::make_shared<Options>();
  CLI::App* command = program.add_subcommand(
      "sum", "who wins a sum of games such as \"col P5\", \"snort C4\", \"*2\", \"{1|-1}\"");
  context.add_shared_options(*command);
  command
      ->add_option("terms", options->terms,
                   "each is a game and a board, or a value in notation; after -- they may begin "
                   "with -")
      ->type_name("TERM")
      ->required();
  command->add_option("--first", options->first, "who starts (default: an answer for each)")
      ->type_name("{left,right}");
  command->callback([&, options] {
    chosen = [&, options] {
      SumRequest request;
      request.terms = options->terms;
      if (!options->first.empty()) request.first = parse_player(options->first, "--first");
      return context.with_job([&](Job& job) {
        const SumAnswer answer = solve_sum(request, job);
        if (context.json()) {
          context.print(to_json(answer));
        } else {
          context.out() << sum_text(answer) << std::flush;
        }
        return answer.stopped ? context.stopped(*answer.stopped, "", "who wins") : kAnswered;
      });
    };
  });
}

}  // namespace harary::cli
