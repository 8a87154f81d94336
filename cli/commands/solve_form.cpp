// SPDX-License-Identifier: MIT
#include "cli/commands/solve_form.hpp"

#include <fmt/format.h>

#include <optional>

#include "base/error.hpp"
#include "cli/run.hpp"
#include "cli/text.hpp"
#include "cli/whole_numbers.hpp"
#include "store/output_file.hpp"

namespace harary::cli {

namespace {

std::string who_wins_text(const std::string& outcome_class) {
  if (outcome_class == "first") return "the player who starts wins";
  if (outcome_class == "second") return "the player who starts loses";
  return outcome_class + " wins, whichever player starts";
}

std::string report_text(const FormReport& report) {
  const Thermograph& thermograph = report.thermograph;
  std::string text =
      fmt::format("  mean {}, temperature {}, stops {} and {}, birthday {}\n",
                  dyadic_text(thermograph.mean), dyadic_text(thermograph.temperature),
                  dyadic_text(report.left_stop), dyadic_text(report.right_stop), report.birthday);
  if (report.reduced) text += fmt::format("  reduced canonical form {}\n", *report.reduced);
  if (report.atomic_weight) text += fmt::format("  atomic weight {}\n", *report.atomic_weight);
  return text;
}

std::string limit_text(const FormAnswer& answer) {
  std::string text = "not known within the limits";
  if (answer.limit == "birthday") text = "the birthday is beyond --most-birthday";
  if (answer.limit == "forms") text = "more forms are needed than --most-forms or --memory allow";
  if (answer.most_moves) {
    text += fmt::format("; both stops lie between {} and {}", -answer.most_moves->right,
                        answer.most_moves->left);
  }
  return text;
}

void print_form(Context& context, const FormAnswer& answer) {
  if (context.json()) {
    context.print(to_json(answer));
    return;
  }
  std::string said = limit_text(answer);
  if (answer.report) said = answer.report->form.value_or("a value with a very long name");
  context.out() << fmt::format("{}: {}\n", instance_text(answer.game, answer.instance), said);
  if (!answer.outcome_class.empty()) {
    context.out() << fmt::format("  {}\n", who_wins_text(answer.outcome_class));
  }
  if (answer.report) context.out() << report_text(*answer.report);
  context.out() << "  " << work_text(answer.positions, answer.seconds) << '\n' << std::flush;
}

}  // namespace

void add_form_options(CLI::App& command, FormRequest& request) {
  command
      .add_option("--thermograph", request.thermograph,
                  "with --question form: draw the thermograph into this file, as SVG")
      ->type_name("FILE");
  const FormLimits most;
  add_number(command, "--most-forms", request.limits.most_forms, {1, most.most_forms},
             "with --question form: end with what is known when there are more canonical forms");
  add_number(command, "--most-birthday", request.limits.most_birthday,
             {0, static_cast<std::uint64_t>(most.most_birthday)},
             "with --question form: end with what is known if the birthday is larger");
}

void require_no_form_options(const FormRequest& request) {
  const auto refuse = [](bool given, std::string_view option) {
    if (given) throw InputError(fmt::format("{}: only with --question form", option));
  };
  refuse(!request.thermograph.empty(), "--thermograph");
  refuse(request.limits.most_forms != FormLimits().most_forms, "--most-forms");
  refuse(request.limits.most_birthday != FormLimits().most_birthday, "--most-birthday");
}

int solve_form_of_board(Context& context, const FormRequest& request) {
  return context.with_job([&](Job& job) {
    FormSolver solver(job.budget(), request.limits);
    const FormAnswer answer = solver.solve(context.game(), context.game_options(), request.question,
                                           !request.thermograph.empty(), job);
    if (!answer.picture.empty()) write_file_atomically(request.thermograph, answer.picture);
    print_form(context, answer);
    if (!answer.limit.empty()) {
      context.err() << fmt::format("harary: {}\n", limit_text(answer));
      return kBudgetEnded;
    }
    return answer.stopped ? context.stopped(*answer.stopped, "", "the value") : kAnswered;
  });
}

int solve_forms(Context& context, const FormRequest& request, const BoardsOption& boards) {
  if (!request.thermograph.empty()) {
    throw InputError("--thermograph: only for one board, not for --boards");
  }
  FormSolver solver(context.budget(), request.limits);
  return each_board(context, boards, [&](const std::string& board, Job& job) {
    const FormAnswer answer =
        solver.solve(context.game(), context.game_options_on(board), request.question, false, job);
    print_form(context, answer);
    return answer.stopped;
  });
}

}  // namespace harary::cli
