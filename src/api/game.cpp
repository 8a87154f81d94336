// SPDX-License-Identifier: MIT
#include <harary/game.hpp>

#include <harary/catalogue.hpp>
#include <harary/session.hpp>
#include <nlohmann/json.hpp>
#include <utility>

#include "api/inside.hpp"
#include "api/own_rules.hpp"
#include "app/catalogue.hpp"
#include "app/suggestion/suggestion.hpp"

namespace harary::v0 {

std::vector<GameDescription> games() {
  std::vector<GameDescription> result;
  for (const harary::GameDescription& game : catalogue()) {
    std::vector<std::string> options;
    for (const OptionSpec& option : game.options) options.push_back(option.name);
    result.push_back(
        {game.name, in_argument_words(game.summary), std::move(options), example_text(game)});
  }
  return result;
}

Game::Game(const std::string& name, const Options& options)
    : inside_(call([&] {
        GameOptions given;
        given.set_all(options);
        return std::make_unique<Inside>(Inside{make_game(name, given)});
      })) {}
Game::Game(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}

// By the JSON of docs/formats.md, which refuses what is wrong by its place.
Game Game::on_sets(const std::string& name, const WinningSets& sets, const Options& options) {
  return call([&] {
    nlohmann::ordered_json instance;  // points come first
    if (!sets.points.empty()) instance["points"] = sets.points;
    instance[sets.green_sets ? "red_sets" : "sets"] = sets.sets;
    if (sets.green_sets) instance["green_sets"] = *sets.green_sets;
    if (!sets.red.empty()) instance["red"] = sets.red;
    if (!sets.green.empty()) instance["green"] = sets.green;
    GameOptions given;
    given.set_all(options);
    given.set(
        "instance",
        "text:" + instance.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace));
    return Game(std::make_unique<Inside>(Inside{make_game(name, given)}));
  });
}

Game Game::by_rules(const std::string& name, std::shared_ptr<const Rules> rules) {
  return call([&] {
    if (!rules) throw harary::InputError("Game::by_rules: there are no rules");
    return Game(std::make_unique<Inside>(Inside{own_game(name, std::move(rules))}));
  });
}

Game::~Game() = default;
Game::Game(Game&&) noexcept = default;
Game& Game::operator=(Game&&) noexcept = default;

const std::string& Game::name() const {
  return inside_->game->name();
}
const Options& Game::instance() const {
  return inside_->game->options();
}

Answer Game::solve(Job& job, const Question& question) const {
  return call([&] {
    const harary::Question asked = library_question(question);
    if (const auto series = library_series(name(), question.kind)) {
      return published(solve_series(*inside_->game, *series, asked, job.inside().job));
    }
    return published(inside_->game->solve(asked, job.inside().job));
  });
}

Analysis Game::analyse(const std::string& position, Job& job, QuestionKind question) const {
  return call([&] {
    return published(
        inside_->game->analyse(position, job.inside().job, question_of_moves(question)));
  });
}

Line Game::line(const std::string& position, Job& job) const {
  Budget budget;
  budget.memory_bytes = job.inside().job.budget().memory_bytes;
  budget.threads = job.inside().job.budget().threads;
  return Session(*this, budget).line(position, job);
}

SuggestedMove Game::suggest_move(const std::string& position, Job& job,
                                 const std::string& player) const {
  return call([&] {
    const harary::SuggestedMove move = harary::suggest_move(
        inside_->game, position, parse_player_kind(player, "player"), job.inside().job);
    return SuggestedMove{move.move, move.perfect};
  });
}

LayerTable Game::layers(Job& job, bool with_values) const {
  return call([&] {
    const harary::LayerTable table = inside_->game->layers(with_values, job.inside().job);
    LayerTable result;
    for (const harary::LayerCount& ply : table.plies) {
      result.plies.push_back(
          {ply.ply, ply.open, ply.finished, ply.next_wins, ply.previous_wins, ply.ties});
    }
    result.seconds = table.seconds;
    result.stopped = v0::published(table.stopped);
    return result;
  });
}

Position Game::view(const std::string& position) const {
  return call([&] {
    const PlayView view = inside_->game->view(position);
    return Position{view.position, v0::published(view.mover), view.mover_name,
                    view.moves,    view.more_moves,           v0::published(view.verdict)};
  });
}

std::string Game::play(const std::string& position, const std::string& move) const {
  return call([&] { return inside_->game->play(position, move); });
}

}  // namespace harary::v0
