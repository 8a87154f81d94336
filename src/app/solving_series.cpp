// SPDX-License-Identifier: MIT
#include "app/solving_series.hpp"

#include <fmt/format.h>

#include <string_view>
#include <utility>

#include "app/catalogue.hpp"
#include "app/game.hpp"
#include "app/list.hpp"
#include "base/error.hpp"
#include "games/family.hpp"

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
      : game_(game), options_(options), differing_(differing), question_(question), job_(job) {
    const auto refuse = [&](bool wrong, std::string_view what) {
      if (wrong) throw InputError(fmt::format("--question {}: not with {}", name_of(kind), what));
    };
    refuse(question.remoteness, "--remoteness");
    refuse(!question.certificate.empty(), "--certificate, which proves one answer");
    refuse(!job.budget().checkpoint.empty(), "--checkpoint");
    question_.kind = QuestionKind::winner;
    answer_.game = game;
    answer_.instance = options.all();
    answer_.kind = kind;
  }

  // Nothing: the job ended before that was proved.
  std::optional<Winner> winner_with(const std::string& text) {
    options_.set(differing_.name, text);
    const Answer one = solve_one(game_, options_, question_, job_);
    answer_.instance = one.instance;
    answer_.instance.erase(differing_.name);
    answer_.positions += one.positions;
    answer_.method = one.method;
    answer_.stopped = one.stopped;
    return one.stopped ? std::nullopt : one.winner;
  }

  SeriesAnswer for_both_starters() {
    const double begin = job_.seconds();
    answer_.red_starts = winner_with("red");
    if (answer_.red_starts) answer_.green_starts = winner_with("green");
    answer_.proved = answer_.green_starts.has_value();
    answer_.seconds = job_.seconds() - begin;
    return std::move(answer_);
  }

  SeriesAnswer least_number() {
    const double begin = job_.seconds();
    for (int number = differing_.least; number <= differing_.most && !answer_.number; ++number) {
      const auto winner = winner_with(std::to_string(number));
      if (!winner) break;
      if (*winner == Winner::first) answer_.number = number;
    }
    answer_.proved = answer_.number.has_value();
    answer_.seconds = job_.seconds() - begin;
    return std::move(answer_);
  }

 private:
  const std::string& game_;
  GameOptions options_;
  const OptionSpec& differing_;
  Question question_;
  Job& job_;
  SeriesAnswer answer_;
};

// The option --colours of games in which both players use the same colours; where each player has a
// colour it is the number of players.
const OptionSpec* shared_colours(const GameDescription& game) {
  return game.option("player3") == nullptr ? game.option("colours") : nullptr;
}

}  // namespace

std::optional<SeriesKind> parse_series_kind(const std::string& text) {
  if (text == "class") return SeriesKind::outcome_class;
  if (text == "number") return SeriesKind::number;
  return std::nullopt;
}

std::string SeriesAnswer::outcome_class() const {
  if (!red_starts || !green_starts) return "";
  if (*red_starts == Winner::tie || *green_starts == Winner::tie) return "";
  if (*red_starts == *green_starts) return *red_starts == Winner::first ? "red" : "green";
  return *red_starts == Winner::first ? "first" : "second";
}

SeriesAnswer solve_series(const std::string& game, const GameOptions& options, SeriesKind kind,
                          const Question& question, Job& job) {
  const GameDescription& description = describe_game(game);
  if (kind == SeriesKind::number) {
    const OptionSpec* colours = shared_colours(description);
    if (colours == nullptr) {
      throw InputError(fmt::format(
          "--question number: {} has no number of colours to ask for; try --question outcome",
          game));
    }
    return Series(game, options, kind, *colours, question, job).least_number();
  }
  const OptionSpec* first = description.option("first");
  const std::string colours = options.text("colours", "2");
  if (first == nullptr || (shared_colours(description) == nullptr && colours != "2")) {
    throw InputError(fmt::format(
        "--question class: {} is not played by two players of whom either may start", game));
  }
  return Series(game, options, kind, *first, question, job).for_both_starters();
}

SeriesAnswer solve_series(const Game& game, SeriesKind kind, const Question& question, Job& job) {
  GameOptions options(GameOptions::Files::forbidden);
  for (const auto& [name, text] : game.instance()) options.set(name, text);
  return solve_series(game.name(), options, kind, question, job);
}

Json to_json(const SeriesAnswer& answer) {
  Json json = asked_json(answer.game, answer.instance);
  if (answer.kind == SeriesKind::outcome_class) {
    const auto winner = [](const std::optional<Winner>& of) {
      return of ? Json(harary::name_of(*of)) : Json(nullptr);
    };
    const std::string known = answer.outcome_class();
    json["class"] = known.empty() ? Json(nullptr) : Json(known);
    json["by_starter"] = {{"red", winner(answer.red_starts)},
                          {"green", winner(answer.green_starts)}};
  } else {
    json["number"] = answer.number ? Json(*answer.number) : Json(nullptr);
  }
  json["level"] = harary::name_of(answer.proved ? Level::ultra_weak : Level::none);
  json["proved"] = answer.proved;
  json["method"] = answer.method;
  json["positions"] = answer.positions;
  json["seconds"] = answer.seconds;
  json["best"] = Json::array();
  if (answer.stopped) json["stopped"] = harary::name_of(*answer.stopped);
  return json;
}

}  // namespace harary
