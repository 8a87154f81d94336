// SPDX-License-Identifier: MIT
#include "app/session.hpp"

#include <chrono>
#include <utility>

#include "app/analysing.hpp"
#include "app/instance.hpp"
#include "app/solving/engine_choice.hpp"
#include "app/solving/solved.hpp"
#include "app/tablebase/tablebase_answers.hpp"
#include "base/current_job.hpp"
#include "base/error.hpp"
#include "solve/table/sent_news.hpp"

namespace harary {

// While a question is asked: no other thread asks. Throws JobStopped when the job ends before that.
class Session::Asking {
 public:
  Asking(const Session& session, const Job& job) : lock_(session.mutex_, std::defer_lock) {
    while (!lock_.try_lock_for(std::chrono::milliseconds(5))) job.check();
    if (session.kept_) asking_.emplace(*session.kept_);
  }

 private:
  std::unique_lock<std::timed_mutex> lock_;
  std::optional<KeptEngines::Asking> asking_;
};

Session::Session(const Instance& game) : game_(game) {}
Session::Session(const Instance& game, const Budget& budget, const KeptEngines::Shares& shares)
    : game_(game) {
  kept_.emplace(game.engines(), budget, shares);
}
Session::~Session() = default;

Position Session::position(const std::string& text) const {
  return game_.position(text);
}
const Engines& Session::engines() const {
  return kept_ ? static_cast<const Engines&>(*kept_) : game_.engines();
}

void Session::look_up_in(std::shared_ptr<const Tablebase> tablebase) {
  looked_up_ = std::make_unique<TablebaseAnswers>(game_, std::move(tablebase));
}

Answer Session::solve(const std::string& text, const Question& question, Job& job) {
  const Asking asking(*this, job);
  if (!text.empty() && game_.rules().players() > 2) game_.require_parts();
  const auto part = text.empty() ? std::nullopt : std::optional(position(text));
  if (looked_up_) {
    if (auto answer = looked_up_->answer(text, question, job)) return *std::move(answer);
  }
  exchange_news(question, job);
  // What goes into a file is searched from the beginning, within the question's own memory.
  const bool keep = question.certificate.empty() && job.budget().checkpoint.empty();
  return solved(game_, keep ? engines() : game_.engines(), part, question, job);
}

std::optional<Analysis> Session::looked_up(const std::string& text, QuestionKind question,
                                           Job& job) const {
  if (!looked_up_) return std::nullopt;
  auto found = looked_up_->analysis(text, job);
  if (found && question == QuestionKind::winner) return winners_of(*std::move(found));
  return found;
}

Analysis Session::analyse(const std::string& text, Job& job, QuestionKind question) {
  const Asking asking(*this, job);
  if (auto found = looked_up(text, question, job)) return *std::move(found);
  if (kept_ || question != QuestionKind::winner) {
    return analysed(game_, engines(), position(text), question, job);
  }
  // One move is decided after the other, by engines that remember the moves before.
  const KeptEngines kept(game_.engines(), job.budget(), KeptEngines::Shares{1, 1, 1, 1});
  const KeptEngines::Asking asking_these(kept);
  return analysed(game_, kept, position(text), question, job);
}

Analysis Session::follow(const std::string& text, AnalysisFollower& follower, Job& job,
                         QuestionKind question) {
  const PlayView view = game_.view(text);
  follower.begins(view);
  auto analysis = begin(text, question);
  if (view.more_moves && game_.rules().theorem_use() != TheoremUse::alone) {
    throw LimitError("analyse: more than " + std::to_string(kMostListedMoves) +
                     " moves are too many to follow one by one");
  }
  return go_on(*analysis, &follower, job);
}

std::unique_ptr<AnalysisInPieces> Session::begin(const std::string& text,
                                                 QuestionKind question) const {
  // More moves than may be listed are valued one after the other; the follower is called for none
  // before the end.
  return std::make_unique<AnalysisInPieces>(game_, position(text), game_.view(text).more_moves,
                                            question);
}

Analysis Session::go_on(AnalysisInPieces& analysis, AnalysisFollower* follower, Job& job) {
  const Asking asking(*this, job);
  const std::string text = game_.rules().position_text(analysis.position());
  if (auto found = looked_up(text, analysis.question(), job)) {
    if (follower != nullptr) tell(*found, *follower);
    return *std::move(found);
  }
  return analysis.go_on(engines(), follower, job);
}

void Session::exchange_news(const Question& question, Job& job) {
  if (!kept_ || (learned_.empty() && least_work_ == ~std::uint64_t{0})) return;
  try {
    const CurrentJob current(job);
    AnyTable* const table = chosen_engine(*kept_, question.kind, job, "", 1).engine->table();
    if (table == nullptr) return;
    table->note_from(least_work_);
    for (const auto& words : std::exchange(learned_, {})) table->learn(words);
  } catch (const JobStopped&) {
    // The question meets it again.
  }
}

std::string Session::news(QuestionKind question) {
  if (!kept_) return "";
  Job job;
  const Asking asking(*this, job);
  AnyTable* const table = chosen_engine(*kept_, question, job, "", 1).engine->table();
  if (table == nullptr) return "";
  const std::vector<std::uint64_t> words = table->take_news();
  return words.empty() ? "" : encode_news(about(question), words);
}

void Session::learn(QuestionKind question, const std::string& news) {
  if (!news.empty()) learned_.push_back(decode_news(about(question), news));
}

std::string Session::about(QuestionKind question) const {
  const bool winner = question == QuestionKind::winner;
  return std::string("harary " HARARY_VERSION ", ") + (winner ? "winner of " : "value of ") +
         described(game_.name(), game_.options());
}

}  // namespace harary
