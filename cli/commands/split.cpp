// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <fstream>
#include <map>

#include "app/catalogue.hpp"
#include "base/error.hpp"
#include "cli/context.hpp"
#include "cli/text.hpp"

namespace harary::cli {

namespace {

struct SplitOptions {
  int plies = 2;
  std::string question = "outcome";
  std::optional<std::uint64_t> part;
  std::string join;
};

int list_parts(Context& context, const std::vector<std::string>& parts) {
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (context.json()) {
      context.print(Json{{"part", i}, {"position", parts[i]}});
    } else {
      context.out() << parts[i] << "\n";
    }
  }
  context.out() << std::flush;
  return kAnswered;
}

int solve_part(Context& context, const Game& game, const SplitOptions& split,
               const std::vector<std::string>& parts, Job& job) {
  if (*split.part >= parts.size()) {
    throw InputError(fmt::format("--part: there are {} parts, counted from 0", parts.size()));
  }
  Question question;
  question.kind = parse_question_kind(split.question);
  const std::string& position = parts[*split.part];
  const Answer answer = game.solve_part(position, question, job);
  if (context.json()) {
    Json json = to_json(answer);
    json["part"] = *split.part;
    json["position"] = position;
    if (answer.proved_value) json["proved_value"] = *answer.proved_value;
    context.print(json);
  } else {
    context.out() << fmt::format("part {}, {}\n", *split.part, position) << answer_text(answer)
                  << std::flush;
  }
  return answer.stopped ? context.stopped(*answer.stopped, job.budget().checkpoint) : kAnswered;
}

// The lines that --part prints with --json, in any order.
std::map<std::string, Value> read_parts(const std::string& path) {
  std::ifstream file(path);
  if (!file) throw InputError("--join: " + path + " cannot be read");
  std::map<std::string, Value> values;
  std::string line;
  for (int number = 1; std::getline(file, line); ++number) {
    if (line.empty()) continue;
    const Json json = Json::parse(line, nullptr, false);
    if (!json.is_object() || !json.contains("position") || !json["position"].is_string() ||
        !json.contains("proved_value") || !json["proved_value"].is_number_integer()) {
      throw InputError(fmt::format("{}:{}: no line of a solved part", path, number));
    }
    values[json["position"].get<std::string>()] = json["proved_value"].get<Value>();
  }
  return values;
}

int join(Context& context, const Game& game, const SplitOptions& split, Job& job) {
  const auto parts = read_parts(split.join);
  const Verdict verdict = game.join(split.plies, parts, job);
  const bool all = split.question != "winner";
  if (context.json()) {
    Json json{{"game", game.name()}};
    for (const auto& [option, text] : game.instance()) json[option] = text;
    json["winner"] = name_of(verdict.winner);
    if (all && verdict.score) json["value"] = *verdict.score;
    if (all && verdict.outcome) json["outcome"] = {verdict.outcome->first, verdict.outcome->second};
    json["parts"] = parts.size();
    context.print(json);
  } else if (all) {
    context.out() << verdict_text(verdict) << "\n";
  } else {
    context.out() << fmt::format("winner: {}\n", name_of(verdict.winner));
  }
  return kAnswered;
}

int split_game(Context& context, const SplitOptions& split) {
  if (split.part && !split.join.empty()) throw InputError("--part, --join: one of them");
  return context.with_job([&](Job& job) {
    const auto game = make_game(context.game(), context.game_options());
    if (!split.join.empty()) return join(context, *game, split, job);
    const std::vector<std::string> parts = game->split(split.plies, job);
    return split.part ? solve_part(context, *game, split, parts, job) : list_parts(context, parts);
  });
}

}  // namespace

void add_split_command(CLI::App& program, Context& context, Command& chosen) {
  auto split = std::make_shared<SplitOptions>();
  CLI::App* command = program.add_subcommand(
      "split", "splits a game into positions to be solved apart, and joins their values");
  context.add_game_options(*command);
  context.add_shared_options(*command);
  context.add_checkpoint_option(*command);
  command->add_option("--plies", split->plies, "how many moves are made first (default 2)");
  command->add_option("--part", split->part, "solve the part of this number, from 0");
  command->add_option("--question", split->question,
                      "outcome (default) or winner; the same for all parts and --join");
  command->add_option("--join", split->join,
                      "a file of the lines that --part --json printed: what they say of the game");
  command->callback([&, split] { chosen = [&, split] { return split_game(context, *split); }; });
}

}  // namespace harary::cli
