// SPDX-License-Identifier: MIT
// Values of games and of sums.
#include <harary/form.hpp>

#include "api/inside.hpp"
#include "app/forms/form_question.hpp"
#include "app/sums/sum_question.hpp"

namespace harary::v0 {

namespace {

std::optional<Form> published_form(const std::optional<FormReport>& report) {
  if (!report) return std::nullopt;
  Form form;
  form.text = report->form;
  form.mean = dyadic_text(report->thermograph.mean);
  form.temperature = dyadic_text(report->thermograph.temperature);
  form.left_stop = dyadic_text(report->left_stop);
  form.right_stop = dyadic_text(report->right_stop);
  form.birthday = report->birthday;
  form.atomic_weight = report->atomic_weight;
  form.reduced = report->reduced;
  return form;
}

}  // namespace

FormAnswer form_of(const Game& game, Job& job) {
  return call([&] {
    const harary::Game& inside = *game.inside().game;
    GameOptions options;
    options.set_all(inside.options());
    harary::Job& own = job.inside().job;
    FormSolver solver(own.budget(), {});
    const harary::FormAnswer answer =
        solver.solve(inside.name(), options, harary::Question(), false, own);
    FormAnswer result;
    result.form = published_form(answer.report);
    result.outcome_class = answer.outcome_class;
    result.positions = answer.positions;
    result.seconds = answer.seconds;
    result.stopped = published(answer.stopped);
    return result;
  });
}

SumAnswer sum(const std::vector<std::string>& terms, Job& job) {
  return call([&] {
    SumRequest request;
    request.terms = terms;
    const harary::SumAnswer answer = solve_sum(request, job.inside().job);
    SumAnswer result;
    if (answer.if_left) result.if_left = name_of(*answer.if_left);
    if (answer.if_right) result.if_right = name_of(*answer.if_right);
    result.form = published_form(answer.report);
    for (const WinningSumMove& move : answer.moves) {
      result.moves.push_back(
          {static_cast<int>(move.component), move.move, move.player == Player::left});
    }
    result.positions = answer.positions;
    result.seconds = answer.seconds;
    result.stopped = published(answer.stopped);
    return result;
  });
}

}  // namespace harary::v0
