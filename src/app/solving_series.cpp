// SPDX-License-Identifier: MIT
#include "app/solving_series.hpp"

#include <fmt/format.h>

#include <memory>
#include <string_view>
#include <utility>

#include "app/catalogue.hpp"
#include "app/game.hpp"
#include "app/solve_one.hpp"
#include "base/error.hpp"

namespace harary {

namespace {

std::string_view name_of(SeriesKind kind) {
  return kind == SeriesKind::outcome_class ? "class" : "number";
}

// Questions about instances that differ in one option.
class Series {
 public:
  Series(const std::string& game, const GameOptions& options, SeriesKind kind,
         const OptionSpec& differing, const Question& question, Job& job)
      : game_(game),
        description_(description_of(game, options)),
        options_(options),
        differing_(differing),
        question_(question),
        job_(job) {
    const auto refuse = [&](bool wrong, std::string_view what) {
      if (wrong) throw InputError(fmt::format("--question {}: not with {}", name_of(kind), what));
    };
    refuse(question.remoteness, "--remoteness");
    const bool provable = kind == SeriesKind::number && description_->certifies_number();
    refuse(!question.certificate.empty() && !provable, "--certificate, which proves one answer");
    refuse(!job.budget().checkpoint.empty(), "--checkpoint");
    question_.kind = QuestionKind::winner;
    question_.names_move = false;
    answer_.game = game;
    answer_.instance = options.all();
    answer_.kind = kind;
    if (description_->number) answer_.counted = &*description_->number;
    answer_.roles = description_->roles(options.all());
  }

  // Nothing: the job ended before that was proved.
  std::optional<Winner> winner_with(const std::string& text, Job& job) {
    options_.set(differing_.name, text);
    Question question = question_;
    question.certificate.clear();
    const Answer one = solve_one(game_, options_, question, job);
    answer_.instance = one.instance;
    answer_.instance.erase(differing_.name);
    answer_.positions += one.positions;
    answer_.method = one.method;
    answer_.engine = one.engine;
    answer_.stopped = one.stopped;
    return one.stopped ? std::nullopt : one.winner;
  }

  SeriesAnswer for_both_starters() {
    const double begin = job_.seconds();
    answer_.red_starts = winner_with(answer_.roles.first, job_);
    if (answer_.red_starts) answer_.green_starts = winner_with(answer_.roles.second, job_);
    answer_.proved = answer_.green_starts.has_value();
    answer_.seconds = job_.seconds() - begin;
    return std::move(answer_);
  }

  // From below, one number after the other: it is not known whether a larger number is at least as
  // good (for colours that is Zhu's question). Where the time has a limit, a part of it is kept for
  // an upper bound.
  SeriesAnswer least_number() {
    const double begin = job_.seconds();
    answer_.at_least = differing_.least;
    most_ = most_allowed();
    std::optional<Job> part;
    if (job_.budget().time) part.emplace(job_, job_.slice(kShareFromBelow));
    for (int number = differing_.least; number <= most_ && !answer_.number; ++number) {
      const auto winner = winner_with(std::to_string(number), part ? *part : job_);
      if (!winner) break;
      if (*winner == Winner::first) answer_.number = answer_.at_most = number;
      answer_.at_least = answer_.number ? number : number + 1;
    }
    if (answer_.number == differing_.least && over_at_start()) {
      answer_.number = answer_.at_most = answer_.at_least = 0;
    }
    answer_.proved = answer_.number.has_value();
    if (answer_.stopped == StopReason::time) find_upper_bound();
    if (answer_.proved && !question_.certificate.empty()) certify();
    answer_.seconds = job_.seconds() - begin;
    return std::move(answer_);
  }

 private:
  static constexpr double kShareFromBelow = 0.7;

  // With the other options the largest numbers may be too large for the game. Where all are refused
  // the least one is, and its message tells why.
  int most_allowed() {
    for (int number = differing_.most; number > differing_.least; --number) {
      options_.set(differing_.name, std::to_string(number));
      try {
        make_game(game_, options_);
        return number;
      } catch (const InputError&) {
        continue;
      }
    }
    return differing_.least;
  }

  // A play that is over before the first move needs nothing at all: an edgeless board has the game
  // chromatic index 0.
  bool over_at_start() {
    options_.set(differing_.name, std::to_string(differing_.least));
    const std::unique_ptr<Game> game = make_game(game_, options_);
    return game->rules().result(game->rules().start()).has_value();
  }

  // Halves what lies between the largest number and the lower bound. A win with a number bounds the
  // least one from above, whatever else is true; where the search is not ended in its part of the
  // time, larger numbers are tried.
  void find_upper_bound() {
    const auto stopped = answer_.stopped;
    int low = answer_.at_least;
    int high = most_;
    for (int number = high; low <= high; number = low + (high - low) / 2) {
      Job part(job_, job_.slice(0.5));
      const auto winner = winner_with(std::to_string(number), part);
      if (winner == Winner::first) {
        answer_.at_most = number;
        high = number - 1;
      } else if (number == most_) {
        break;
      } else {
        low = number + 1;
      }
    }
    answer_.stopped = stopped;
    if (answer_.at_most != answer_.at_least) return;
    answer_.number = answer_.at_most;
    answer_.proved = true;
    answer_.stopped.reset();
  }

  // Both that the first side wins with this number and that it does not with fewer, where the value
  // of one game says it.
  void certify() {
    options_.set(differing_.name, std::to_string(*answer_.number));
    Question whole = question_;
    whole.kind = QuestionKind::outcome;
    const Answer one = solve_one(game_, options_, whole, job_);
    answer_.positions += one.positions;
    answer_.certificate = one.certificate;
    answer_.stopped = one.stopped;
  }

  const std::string& game_;
  std::shared_ptr<const GameDescription> description_;
  GameOptions options_;
  OptionSpec differing_;
  Question question_;
  Job& job_;
  int most_ = 0;
  SeriesAnswer answer_;
};

// Whether the number of the game is a part of its outcome, so that one question finds it.
bool is_part_of_outcome(const std::string& game) {
  const GameDescription* description = find_game(game);
  return description != nullptr && description->number && description->number->sought.empty();
}

// The option --colours of games in which each player has a colour is the number of players.
bool players_have_colours(const GameDescription& game) {
  return game.option("player3") != nullptr;
}

}  // namespace

std::optional<SeriesKind> parse_series_kind(const std::string& game, const std::string& text) {
  if (text == "class") return SeriesKind::outcome_class;
  if (text == "number" && !is_part_of_outcome(game)) return SeriesKind::number;
  return std::nullopt;
}

Question question_about(const std::string& game, const std::string& text) {
  Question question;
  if (parse_series_kind(game, text) || text == "form") {
    question.kind = QuestionKind::winner;
  } else if (text == "number") {
    question.asked = text;
  } else if (text == "outcome" || text == "winner" || text == "nimber") {
    question.kind = parse_question_kind(text);
  } else {
    throw InputError("--question: " + in_quotes(text) +
                     " must be outcome, winner, nimber, number, class or form");
  }
  return question;
}

std::string SeriesAnswer::outcome_class() const {
  if (!red_starts || !green_starts) return "";
  if (*red_starts == Winner::tie || *green_starts == Winner::tie) return "";
  if (*red_starts == *green_starts) return *red_starts == Winner::first ? "red" : "green";
  return *red_starts == Winner::first ? "first" : "second";
}

bool has_class(const GameDescription& game) {
  return game.option("first") != nullptr;
}

OptionSpec series_option(const std::string& game, const GameOptions& options, SeriesKind kind) {
  const std::shared_ptr<const GameDescription> described = description_of(game, options);
  const GameDescription& description = *described;
  if (kind == SeriesKind::number) {
    const OptionSpec* sought =
        description.number ? description.option(description.number->sought) : nullptr;
    if (sought != nullptr) return *sought;
    throw InputError(fmt::format(
        "--question number: {} has no number to ask for; try --question outcome", game));
  }
  if (!has_class(description) ||
      (players_have_colours(description) && options.text("colours", "2") != "2")) {
    throw InputError(fmt::format(
        "--question class: {} is not played by two players of whom either may start", game));
  }
  return *description.option("first");
}

SeriesAnswer solve_series(const std::string& game, const GameOptions& options, SeriesKind kind,
                          const Question& question, Job& job) {
  Series series(game, options, kind, series_option(game, options, kind), question, job);
  return kind == SeriesKind::number ? series.least_number() : series.for_both_starters();
}

SeriesAnswer solve_series(const Game& game, SeriesKind kind, const Question& question, Job& job) {
  GameOptions options(GameOptions::Files::forbidden);
  options.set_all(game.options());
  return solve_series(game.name(), options, kind, question, job);
}

}  // namespace harary
