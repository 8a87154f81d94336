// SPDX-License-Identifier: MIT
#include "app/sums/sum_question.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <utility>

#include "app/forms/form_question.hpp"
#include "base/current_job.hpp"
#include "base/error.hpp"

namespace harary {

namespace {

using Form = ConwayGames::Form;

// Of the budget: forms, and positions of the search.
constexpr std::uint64_t kPartsOfMemory = 3;
// What an attempt at the value of a component, and at that of the sum, may need.
constexpr std::uint64_t kComponentBytes = 96 << 20;
constexpr std::uint64_t kTotalBytes = 96 << 20;

// One sum: its terms, the search, and the answer as far as it is known.
class SumWork {
 public:
  SumWork(const SumRequest& request, Job& job)
      : request_(request),
        job_(job),
        search_(std::make_shared<ConwayGames>(FormLimits().most_forms,
                                              job.budget().memory_bytes / kPartsOfMemory),
                job.budget().memory_bytes / kPartsOfMemory, SumSearch::Sizes()) {
    answer.asked = request.first;
    answer.method = "search";
  }

  void read_terms() {
    for (const std::string& text : request_.terms) {
      terms_.push_back(read_sum_term(search_, text, request_.source, request_.files, job_));
      SumComponent component;
      component.term = text;
      component.game = terms_.back().game;
      component.instance = terms_.back().instance;
      answer.components.push_back(std::move(component));
    }
  }

  // Whatever ends the attempts ends the search as well, except a lack of room.
  void find_values() {
    for (std::size_t i = 0; i < terms_.size(); ++i) {
      SumTerm& term = terms_[i];
      if (!term.form) term.form = search_.value(term.start.pieces.front(), kComponentBytes);
      if (!term.form) continue;
      term.start = SumPosition{{*term.form}, {}};
      SumComponent& component = answer.components[i];
      component.form = search_.games().notation(*term.form, FormReport::kLongestNotation);
      const Thermograph& thermograph = search_.reports().thermograph(*term.form);
      component.mean = thermograph.mean;
      component.temperature = thermograph.temperature;
    }
    add_values();
  }

  void find_winners() {
    SumPosition start;
    for (const SumTerm& term : terms_) join(start, term.start);
    if (total_) start = SumPosition{{*total_}, {}};
    for (const Player player : {Player::left, Player::right}) {
      if (request_.first && *request_.first != player) continue;
      const bool wins = search_.mover_wins(start, player);
      (player == Player::left ? answer.if_left : answer.if_right) =
          wins ? player : opponent(player);
    }
    for (const Player player : {Player::left, Player::right}) {
      const auto winner = player == Player::left ? answer.if_left : answer.if_right;
      if (winner == player) find_winning_moves(player);
    }
  }

  std::uint64_t positions() const { return search_.positions(); }

  SumAnswer answer;

 private:
  static void join(SumPosition& sum, const SumPosition& part) {
    sum.forms.insert(sum.forms.end(), part.forms.begin(), part.forms.end());
    sum.pieces.insert(sum.pieces.end(), part.pieces.begin(), part.pieces.end());
  }

  void add_values() {
    const bool all = std::all_of(terms_.begin(), terms_.end(),
                                 [](const SumTerm& term) { return term.form.has_value(); });
    if (!all) return;
    ConwayGames& games = search_.games();
    try {
      const ConwayGames::Attempt attempt(games, kTotalBytes);
      Form total = ConwayGames::kZero;
      for (const SumTerm& term : terms_) total = games.sum(total, *term.form);
      total_ = total;
      answer.report = search_.reports().of(total);
      answer.method = "values";
    } catch (const ConwayGames::TooManyForms&) {
      return;
    }
  }

  // One value, where that is found within the limits.
  SumPosition added(const SumPosition& position) {
    try {
      const ConwayGames::Attempt attempt(search_.games(), kTotalBytes);
      Form total = ConwayGames::kZero;
      for (const Form form : position.forms) total = search_.games().sum(total, form);
      for (const SumPiece& piece : position.pieces) {
        const auto value = search_.value(piece, kComponentBytes);
        if (!value) return position;
        total = search_.games().sum(total, *value);
      }
      return SumPosition{{total}, {}};
    } catch (const ConwayGames::TooManyForms&) {
      return position;
    }
  }

  void find_winning_moves(Player player) {
    for (std::size_t i = 0; i < terms_.size(); ++i) {
      SumPosition others;
      for (std::size_t j = 0; j < terms_.size(); ++j) {
        if (j != i) join(others, terms_[j].start);
      }
      for (const SumMove& move : terms_[i].moves(player)) {
        SumPosition after = others;
        join(after, move.after);
        if (total_) after = added(after);
        if (search_.mover_wins(std::move(after), opponent(player))) continue;
        answer.moves.push_back({i, move.text, player, answer.components[i].temperature});
      }
    }
  }

  const SumRequest& request_;
  Job& job_;
  SumSearch search_;
  std::vector<SumTerm> terms_;
  std::optional<Form> total_;
};

}  // namespace

std::string SumAnswer::outcome_class() const {
  if (!if_left || !if_right) return "";
  if (*if_left == *if_right) return std::string(name_of(*if_left));
  return *if_left == Player::left ? "first" : "second";
}

SumAnswer solve_sum(const SumRequest& request, Job& job) {
  if (request.terms.empty()) {
    throw InputError(
        fmt::format("{}: a term is missing, such as \"col P5\" or \"{{1|-1}}\"", request.source));
  }
  const double begin = job.seconds();
  SumWork work(request, job);
  try {
    const CurrentJob current(job);
    work.read_terms();
    work.find_values();
    work.find_winners();
  } catch (const JobStopped& stop) {
    work.answer.stopped = stop.reason;
  } catch (const ConwayGames::TooManyForms&) {
    work.answer.stopped = StopReason::memory;
  }
  work.answer.positions = work.positions();
  work.answer.seconds = job.seconds() - begin;
  return std::move(work.answer);
}

}  // namespace harary
