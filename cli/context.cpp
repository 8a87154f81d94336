// SPDX-License-Identifier: MIT
#include "cli/context.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "app/catalogue.hpp"
#include "app/written_entry.hpp"
#include "base/current_job.hpp"
#include "base/error.hpp"
#include "base/gunzip.hpp"
#include "base/interval.hpp"
#include "base/printable.hpp"
#include "cli/signals.hpp"
#include "cli/usage.hpp"
#include "cli/whole_numbers.hpp"
#include "graph/board_text.hpp"
#include "graph/formats/board_file.hpp"
#include "graph/formats/board_formats.hpp"

namespace harary::cli {

namespace {

// An option as the command line has it: games may have different ones of the same name.
struct MergedOption {
  OptionSpec option;
  std::vector<std::pair<std::string, std::string>> other_helps;  // game, help

  std::string help() const {
    std::string text = option.help;
    for (const auto& [game, help] : other_helps) text += "; " + game + ": " + help;
    return text;
  }
};

std::vector<MergedOption> merged_options() {
  std::vector<MergedOption> merged;
  for (const GameDescription& game : catalogue()) {
    for (const OptionSpec& option : game.options) {
      if (!option.interfaces.command_line) continue;
      const auto found = std::find_if(merged.begin(), merged.end(), [&](const MergedOption& one) {
        return one.option.name == option.name;
      });
      if (found == merged.end()) {
        merged.push_back({option, {}});
        continue;
      }
      if (found->option.help == option.help) continue;
      auto& others = found->other_helps;
      const auto same = std::find_if(others.begin(), others.end(), [&](const auto& other) {
        return other.second == option.help;
      });
      if (same == others.end()) {
        others.emplace_back(game.name, option.help);
      } else {
        same->first += ", " + game.name;
      }
    }
  }
  return merged;
}

// The help shows this after the option's name: the words to choose from, or the kind of text
// (GRAPH, FILE).
std::string value_name(const OptionSpec& option) {
  switch (option.type) {
    case OptionType::graph:
      return "GRAPH";
    case OptionType::coloured_board:
      return "BOARD";
    case OptionType::edges:
      return "EDGES";
    case OptionType::vertices:
      return "VERTICES";
    case OptionType::number:
      return "NUMBER";
    case OptionType::numbers:
      return "NUMBERS";
    case OptionType::choice:
      return fmt::format("{{{}}}", fmt::join(option.values, ","));
    case OptionType::bias:
      return "RATIO";
    case OptionType::cell:
      return "CELL";
    case OptionType::cells:
      return "CELLS";
    case OptionType::file:
      return "FILE";
    case OptionType::flag:
    case OptionType::text:
      break;
  }
  return "TEXT";
}

// Times to the microsecond: no clock here says more.
void round_seconds(Json& json) {
  if (json.is_array()) {
    for (Json& one : json) round_seconds(one);
  }
  if (!json.is_object()) return;
  for (auto& [name, value] : json.items()) {
    if (name == "seconds" && value.is_number_float()) {
      value = std::round(value.get<double>() * 1e6) / 1e6;
    } else {
      round_seconds(value);
    }
  }
}

}  // namespace

void Context::add_shared_options(CLI::App& command) {
  command.add_flag("--json", json_, "one JSON object (or one a line), and nothing else, on stdout")
      ->group(kSharedGroup);
  command.add_option("--time", time_, "time limit, such as 90s, 10m or 2h (default: none)")
      ->type_name("TIME")
      ->group(kSharedGroup);
  command
      .add_option("--memory", memory_,
                  "memory limit, such as 8G (default: half of what the process may have)")
      ->type_name("SIZE")
      ->group(kSharedGroup);
  constexpr std::uint64_t kMostThreads = 1024;
  add_number(command, "--threads", threads_, {0, kMostThreads},
             "number of threads (default: all processors)")
      ->type_name("NUMBER")
      ->group(kSharedGroup);
  command.add_option("--progress", progress_, "a progress line on stderr: auto, on or off")
      ->type_name("{auto,on,off}")
      ->group(kSharedGroup);
  command
      .add_flag("--log", log_,
                "a line on stderr for each decision: which engine answers and why, what theorems "
                "said, what ended it")
      ->group(kSharedGroup);
  add_number(command, "--seed", seed_, {0, std::numeric_limits<std::uint64_t>::max()},
             "seed of all random choices (default 1)")
      ->group(kSharedGroup);
}

void Context::add_list_option(CLI::App& command, const std::string& with) {
  command.get_option("--time")->description(fmt::format(
      "time limit, such as 90s, 10m or 2h, with {} for each board (default: none)", with));
  command
      .add_option("--time-total", time_total_,
                  fmt::format("with {}: time limit of the whole list (default: none)", with))
      ->type_name("TIME");
}

void Context::require_no_time_total(const std::string& with) const {
  if (!time_total_.empty()) {
    throw InputError(fmt::format("--time-total: only with {}; otherwise write --time", with));
  }
}

std::optional<std::chrono::milliseconds> Context::time_total() const {
  if (time_total_.empty()) return std::nullopt;
  return parse_duration(time_total_, "--time-total");
}

void Context::add_stats_option(CLI::App& command) {
  command.add_flag("--stats", stats_,
                   "also print what the search did: how positions ended, table, depth");
}

void Context::add_checkpoint_option(CLI::App& command) {
  command
      .add_option("--checkpoint", checkpoint_,
                  "saves a long search to this file, every ten minutes and when it is stopped; "
                  "the same command resumes from it")
      ->type_name("FILE");
  command
      .add_option("--checkpoint-every", checkpoint_every_,
                  "how often --checkpoint saves, such as 90s or 1h (default 10m)")
      ->type_name("TIME");
  command
      .add_option("--checkpoint-of", checkpoint_of_,
                  "what --checkpoint saves: table (default), all that the search knows; work, only "
                  "the positions that cost most, in at most 4 MB; work:N, those that cost N "
                  "positions or more")
      ->type_name("{table,work,work:N}");
}

void Context::add_fingerprints_option(CLI::App& command) {
  command.add_flag("--fingerprints", fingerprints_,
                   "tables hold 8 bytes a position, three times as many positions, of games that "
                   "split into sums (saturation): the certificate is verified at once or, without "
                   "one, the start is solved twice and the level is \"fingerprints\"");
}

void Context::add_game_options(CLI::App& command, GameName name) {
  game_commands_.push_back(&command);
  add_format_option(command);
  command
      .add_option("game", game_,
                  name == GameName::required
                      ? "a game; `harary games` lists them; or @FILE.game, a written game"
                      : "a game; `harary games` lists them; or @FILE.game, a written game; without "
                        "one a .pg file of --instance "
                        "is asked: does Black win within its times?")
      ->required(name == GameName::required);
  for (const MergedOption& merged : merged_options()) {
    const OptionSpec& option = merged.option;
    std::string names = "--" + option.name;
    for (const std::string& alias : option.aliases) names += ",--" + alias;
    if (option.type == OptionType::flag) {
      command.add_flag(names, game_flags_[option.name], merged.help())->group(kGameGroup);
    } else {
      command.add_option(names, game_texts_[option.name], merged.help())
          ->type_name(value_name(option))
          ->group(kGameGroup);
    }
    if (option.positional) {
      command.add_option(kGameWords, positional_[option.name], merged.help())
          ->type_name(value_name(option));
    }
  }
  command
      .add_flag(
          std::string("--") + kAsWritten, game_flags_[kAsWritten],
          "of a written game: its own rules answer, not the engine of a game that it is known "
          "to be")
      ->group(kGameGroup);
}

void Context::require_game_or_instance(bool list) const {
  if (game_.empty() && (list || !game_options().has("instance"))) {
    throw InputError("game is required; `harary games` lists them");
  }
}

void Context::add_optional_game(CLI::App& command) {
  command.add_option("game", game_, "one game, or @FILE.game: its rules, its options, examples");
}

const WrittenText& Context::written_text() const {
  if (!written_text_) {
    const auto board = game_texts_.find("board");
    written_text_ = read_written_file(game_.substr(1),
                                      board == game_texts_.end() ? std::string() : board->second);
  }
  return *written_text_;
}

const std::string& Context::game() const {
  return game_is_written() ? written_text().name : game_;
}

std::shared_ptr<const GameDescription> Context::game_description() const {
  return description_of(game(), game_options());
}

GameOptions Context::game_options() const {
  GameOptions options;
  if (game_is_written()) set_written(options, written_text());
  for (const auto& [name, text] : game_texts_) {
    if (text.empty()) continue;
    options.set(name, is_graph(name) ? graph_argument("--" + name, text) : text);
  }
  for (const auto& [name, words] : positional_) {
    if (words.empty()) continue;
    refuse_unexpected(words, name);
    options.set(name, fmt::format("{}", fmt::join(words, " ")));
  }
  for (const auto& [name, given] : game_flags_) {
    if (given) options.set(name, "true");
  }
  return options;
}

GameOptions Context::game_options_on(const std::string& board) const {
  GameOptions options = game_options();
  options.set("board", board);
  return options;
}

// Coloured boards have notations of their own.
bool Context::is_graph(const std::string& option) const {
  if (game_.empty()) return option == "board";
  if (game_is_written()) return false;
  for (const GameDescription& game : catalogue()) {
    if (game.name != game_) continue;
    const OptionSpec* spec = game.option(option);
    return spec != nullptr && spec->type == OptionType::graph;
  }
  return false;
}

std::string Context::graph_argument(const std::string& option, const std::string& text) const {
  if (!format_.empty() && format_of_name(format_) == nullptr) {
    throw InputError(
        fmt::format("--format: {} is not a format; write {}", in_quotes(format_), format_names()));
  }
  if (text == "-" || text == "@-" || text == "@/dev/stdin") {
    return board_text(graph_of_input(option).graph);
  }
  return format_.empty() || !text.starts_with('@') ? text : "@" + format_ + ":" + text.substr(1);
}

std::string Context::list_argument(const std::string& text) const {
  if (text == "@-" || text == "@/dev/stdin") return "-";
  return text == "-" ? text : graph_argument("--boards", text);
}

const LabelledGraph& Context::graph_of_input(const std::string& option) const {
  if (!input_) {
    const std::string source = "standard input";
    const auto unpacked =
        is_gzip(streams_.in) ? std::make_unique<GunzipStream>(streams_.in, source) : nullptr;
    input_ =
        read_board(unpacked ? *unpacked : streams_.in, source, format_of_name(format_), nullptr);
    input_option_ = option;
  } else if (input_option_ != option) {
    throw InputError(
        fmt::format("{}: standard input is the graph of {} already", option, input_option_));
  }
  return *input_;
}

LabelledGraph Context::labelled_board() const {
  const GameOptions options = game_options();
  if (input_ && input_option_ == "--board") return *input_;
  const std::string text = options.text("board");
  if (text.starts_with('@')) return parse_labelled_board(text, "--board");
  return {options.board(), {}};
}

std::vector<std::string> Context::board_labels() const {
  const auto board = game_texts_.find("board");
  const std::string text = board == game_texts_.end() ? "" : board->second;
  const bool file = text.starts_with('@') && is_graph("board");
  return file || input_option_ == "--board" ? labelled_board().labels : std::vector<std::string>();
}

void Context::add_format_option(CLI::App& command) {
  command
      .add_option("--format", format_,
                  fmt::format("the format of the files that graphs come from, where neither their "
                              "content nor their names say it: {}",
                              format_names()))
      ->type_name("FORMAT");
}

std::unique_ptr<Game> Context::make_game(const Job& job) const {
  const CurrentJob current(job);
  return harary::make_game(game(), game_options());
}

std::unique_ptr<Game> Context::make_game_on(const std::string& board, const Job& job) const {
  const CurrentJob current(job);
  return harary::make_game(game(), game_options_on(board));
}

// Only some games have words of their own.
void Context::refuse_unexpected(const std::vector<std::string>& words,
                                const std::string& option) const {
  if (!game_is_written() && find_game(game_) == nullptr) {
    if (find_game(words.front()) == nullptr) return;  // the catalogue refuses the game
    const std::string meant = meant_option(
        game_, [](const std::string& name) { return name == "board" || name == "order"; });
    if (meant.empty()) return;
    throw InputError(fmt::format("{} is not a game; did you mean {} {}?", in_quotes(game_),
                                 words.front(), meant));
  }
  GameOptions options;
  if (game_is_written()) set_written(options, written_text());
  const std::shared_ptr<const GameDescription> described = description_of(game_, options);
  const GameDescription& game = *described;
  if (game.option(option) != nullptr) return;
  const std::string& word = words.front();
  const std::string typed = as_typed(word);
  std::string meant;
  if (typed.starts_with('-')) {
    meant = typed.starts_with("--") ? typed : "-" + typed;
    if (words.size() > 1) meant += " " + words[1];
  } else {
    const auto parsed = std::find_if(game_commands_.begin(), game_commands_.end(),
                                     [](const CLI::App* command) { return command->parsed(); });
    meant = meant_option(word, [&](const std::string& name) {
      if (parsed == game_commands_.end()) return false;
      const CLI::Option* taken = (*parsed)->get_option_no_throw("--" + name);
      return taken != nullptr && taken->count() == 0 &&
             (game.option(name) != nullptr || name == "position");
    });
  }
  throw InputError(fmt::format("{} is not expected after {}{}", in_quotes(word), game_,
                               meant.empty() ? "; `harary games` lists the options"
                                             : fmt::format("; did you mean {}?", meant)));
}

Budget Context::budget() const {
  Budget budget;
  budget.memory_bytes = memory_.empty() ? default_memory() : parse_memory(memory_);
  if (!time_.empty()) budget.time = parse_duration(time_);
  budget.threads = threads_ == 0 ? default_threads() : threads_;
  budget.seed = seed_;
  budget.fingerprints = fingerprints_;
  budget.checkpoint = checkpoint_;
  if (!checkpoint_every_.empty()) {
    if (checkpoint_.empty()) throw InputError("--checkpoint-every: only with --checkpoint");
    budget.checkpoint_interval = parse_interval(checkpoint_every_, "--checkpoint-every");
  }
  if (!checkpoint_of_.empty()) {
    if (checkpoint_.empty()) throw InputError("--checkpoint-of: only with --checkpoint");
    budget.checkpoint_contents = parse_checkpoint_contents(checkpoint_of_);
  }
  if (progress_ != "auto" && progress_ != "on" && progress_ != "off") {
    throw InputError(fmt::format("--progress: {} must be auto, on or off", in_quotes(progress_)));
  }
  return budget;
}

bool Context::shows_progress() const {
  return progress_ == "on" || (progress_ == "auto" && isatty(STDERR_FILENO) != 0);
}

std::unique_ptr<Job> Context::make_job(const Budget& budget) {
  Job::Listener listener;
  if (shows_progress()) {
    if (!progress_display_) progress_display_.emplace(streams_.out, streams_.err);
    listener = [this](const Progress& progress) {
      progress_display_->show(progress_line_.text(progress, ProgressDisplay::columns()));
    };
  }
  auto job = std::make_unique<Job>(budget, std::move(listener));
  if (log_) {
    job->log_to([this](const std::string& line) {
      const std::lock_guard lock(log_mutex_);
      streams_.err << "harary: " << line << '\n' << std::flush;
    });
  }
  job->on_resumed([this](const std::string& file, std::uint64_t positions) {
    const std::lock_guard lock(log_mutex_);
    if (std::exchange(said_resumed_, true)) return;
    streams_.err << fmt::format("harary: resumes from {}, after {} positions\n", printable(file),
                                positions)
                 << std::flush;
  });
  job->obey(&interrupted());
  return job;
}

void Context::print(Json json) {
  printed_ = true;
  round_seconds(json);
  // Paths may be any bytes, JSON is UTF-8: what is broken becomes U+FFFD.
  out() << json.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n' << std::flush;
}

int Context::ended(const ListEnd& end) {
  const std::string things = end.thing + "s";
  const auto counted = [&](std::uint64_t count) {
    return fmt::format("{} {}", count, count == 1 ? end.thing : things);
  };
  if (end.stopped) {
    const bool interrupt = *end.stopped == StopReason::interrupt;
    streams_.err << "harary: " << (interrupt ? "interrupted" : "the time limit ended the list")
                 << " after " << counted(end.boards) << ", " << end.undecided << " not decided"
                 << (end.refused == 0 ? "" : fmt::format(", {} refused", end.refused)) << '\n';
    return interrupt ? kInterrupted : kBudgetEnded;
  }
  if (end.undecided != 0) {
    streams_.err << fmt::format(
        "harary: {} of {} {} {} not decided; give each more with --time or --memory\n",
        end.undecided, end.boards, things, end.undecided == 1 ? "is" : "are");
  }
  if (end.refused != 0) {
    streams_.err << fmt::format("harary: {} refused, {} answered\n", counted(end.refused),
                                end.boards);
    return kBadInput;
  }
  return end.undecided == 0 ? kAnswered : kBudgetEnded;
}

int Context::stopped(StopReason reason, const std::string& checkpoint, const std::string& missing) {
  if (json_ && !printed_) {
    Json json;
    if (!game_.empty()) json = asked_json(game(), game_options().all());
    json["stopped"] = name_of(reason);
    print(json);
  }
  std::string words;
  switch (reason) {
    case StopReason::time:
      words = "the time limit ended the work before " + missing;
      break;
    case StopReason::memory:
      words = fmt::format("the memory limit ended the work before {}; give more with --memory",
                          missing);
      break;
    case StopReason::interrupt:
      words = "interrupted";
      break;
  }
  if (!checkpoint.empty()) {
    words += fmt::format("; the work so far is saved in {}; the same command resumes from it",
                         checkpoint);
  }
  streams_.err << "harary: " << words << '\n';
  return reason == StopReason::interrupt ? kInterrupted : kBudgetEnded;
}

}  // namespace harary::cli
