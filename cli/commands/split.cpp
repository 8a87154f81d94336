// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <fstream>
#include <limits>
#include <map>
#include <numeric>
#include <set>

#include "app/catalogue.hpp"
#include "app/split.hpp"
#include "app/verdict_words.hpp"
#include "base/error.hpp"
#include "base/input_file.hpp"
#include "base/printable.hpp"
#include "cli/context.hpp"
#include "cli/stats_text.hpp"
#include "cli/text.hpp"
#include "cli/whole_numbers.hpp"
#include "graph/formats/line_reader.hpp"
#include "graph/graph.hpp"

namespace harary::cli {

namespace {

struct SplitOptions {
  int plies = 2;
  std::string question = "outcome";
  std::optional<std::uint64_t> part;
  std::string join;
  std::string open;
};

int list_parts(Context& context, const std::vector<std::string>& parts,
               const std::vector<std::size_t>& numbers) {
  for (const std::size_t i : numbers) {
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
    throw InputError(fmt::format("--part: {} parts exist, numbered from 0", parts.size()));
  }
  Question question;
  question.kind = parse_question_kind(split.question);
  const std::string& position = parts[*split.part];
  const Answer answer = game.solve_part(position, question, job);
  if (context.json()) {
    Json json = part_json(position, question.kind, answer);
    json["part"] = *split.part;
    if (context.stats() == WithStats::yes) json["stats"] = stats_json(answer.stats);
    context.print(json);
  } else {
    context.out() << fmt::format("part {}, {}\n", *split.part, position)
                  << answer_text(answer, question.kind) << stats_text(answer.stats, context.stats())
                  << std::flush;
  }
  return answer.stopped ? context.stopped(*answer.stopped, job.budget().checkpoint) : kAnswered;
}

// Takes the lines that --part prints with --json, in any order; returns how many parts they solve.
std::size_t learn_parts(SplitGame& split_game, const std::string& option, const std::string& path) {
  std::ifstream file = open_input_file(path, fmt::format("{}: {}", option, path));
  std::set<std::string> positions;
  LineReader lines(file, path, LineReader::Size::kUnbounded);
  while (const auto line = lines.next()) {
    if (line->empty()) continue;
    const SolvedPart part = read_part(split_game.game(), split_game.question(), *line,
                                      fmt::format("{}:{}", printable(path), lines.number()));
    split_game.learn(part.position, part.proved_value);
    positions.insert(part.position);
  }
  return positions.size();
}

int join(Context& context, SplitGame& split_game, const std::string& path) {
  const std::size_t parts = learn_parts(split_game, "--join", path);
  const auto verdict = split_game.joined();
  if (!verdict) {
    const std::vector<std::string> open = split_game.open();
    throw InputError(
        fmt::format("--join: {}: {} more parts are needed, first {} (--open lists them)", path,
                    open.size(), in_quotes(open.front())));
  }
  if (context.json()) {
    Json json = to_json(split_game);
    json["parts"] = parts;
    context.print(json);
  } else if (split_game.question() != QuestionKind::winner) {
    context.out() << verdict_text(split_game.game().roles(), *verdict) << "\n";
  } else {
    context.out() << winner_text(split_game.game().roles(), verdict->winner) << "\n";
  }
  return kAnswered;
}

// All parts, or those that can still matter when the ones in the file are known.
std::vector<std::size_t> listed_parts(SplitGame& split_game, const std::vector<std::string>& parts,
                                      const std::string& known) {
  std::vector<std::size_t> numbers(parts.size());
  std::iota(numbers.begin(), numbers.end(), std::size_t{0});
  if (known.empty()) return numbers;
  std::map<std::string, std::size_t> number_of;
  for (const std::size_t i : numbers) number_of.emplace(parts[i], i);
  learn_parts(split_game, "--open", known);
  numbers.clear();
  for (const std::string& position : split_game.open()) numbers.push_back(number_of.at(position));
  return numbers;
}

int answer_split(Context& context, const SplitOptions& split) {
  if (split.part.has_value() + !split.join.empty() + !split.open.empty() > 1) {
    throw InputError("use only one of --part, --join and --open");
  }
  return context.with_job([&](Job& job) {
    const auto game = context.make_game(job);
    SplitGame split_game(*game, parse_question_kind(split.question));
    split_game.split_all(split.plies, job);
    if (!split.join.empty()) return join(context, split_game, split.join);
    const std::vector<std::string> parts = split_game.parts();
    if (split.part) return solve_part(context, *game, split, parts, job);
    return list_parts(context, parts, listed_parts(split_game, parts, split.open));
  });
}

}  // namespace

void add_split_command(CLI::App& program, Context& context, Command& chosen) {
  auto split = std::make_shared<SplitOptions>();
  CLI::App* command = program.add_subcommand(
      "split", "splits a game into positions that are solved separately, and joins their values");
  context.add_game_options(*command);
  context.add_shared_options(*command);
  context.add_checkpoint_option(*command);
  context.add_stats_option(*command);
  constexpr std::uint64_t kMostPlies = kMaxOrder * (kMaxOrder - 1) / 2;
  add_number(*command, "--plies", split->plies, {1, kMostPlies},
             "how many moves are made first (default 2)");
  add_number(*command, "--part", split->part, {0, std::numeric_limits<std::uint64_t>::max()},
             "solve the part of this number, from 0");
  command
      ->add_option("--question", split->question,
                   "outcome (default) or winner; the same for all parts and --join")
      ->type_name("{outcome,winner}");
  command
      ->add_option("--join", split->join,
                   "joins the lines that --part --json printed (FILE); parts that can no longer "
                   "matter may be missing")
      ->type_name("FILE");
  command
      ->add_option("--open", split->open,
                   "with such a file: list only the parts that can still matter, most useful first")
      ->type_name("FILE");
  command->callback([&, split] { chosen = [&, split] { return answer_split(context, *split); }; });
}

}  // namespace harary::cli
