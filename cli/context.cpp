// SPDX-License-Identifier: MIT
#include "cli/context.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <algorithm>
#include <set>

#include "app/catalogue.hpp"
#include "base/error.hpp"

namespace harary::cli {

namespace {

// Options of games that take no text.
const std::set<std::string> kFlags{"misere", "connected"};

std::string help_for(const std::string& option) {
  static const std::map<std::string, std::string> kHelp{
      {"board",
       "the board: K6, K3,3, colex:17, petersen, g6:…, @file.g6|.s6|.edges|.col; flood and "
       "honeybee: "
       "@file.board, hex:flower:1, square:14x14:1"},
      {"order", "the complete graph on n vertices as board"},
      {"target", "the target graph, in the forms of --board (default K3)"},
      {"green-target", "another target for green"},
      {"colours", "number of players, each with a colour (default 2)"},
      {"red", "edges that are red from the start: 0-1,1-2 or a graph6 string"},
      {"green", "edges that are green from the start (--blue is the same)"},
      {"first", "who moves first: red (default) or green"},
      {"bias", "edges a turn for red and for green, a:b (default 1:1)"},
      {"letters", "the counts of the letters A, B, C and D: \"0 0 0 5\""},
      {"misere", "who would win by the usual rule loses"},
      {"vertex-colours", "colours of the vertices of a graph: 01203, or numbers with commas"},
      {"start", "the vertex where flood begins, or row:column of a grid (default the first cell)"},
      {"starts", "where the players of honeybee begin: a,b (default two opposite corners)"},
      {"connected", "every move but the first must touch an edge that is already drawn"},
      {"instance",
       "a file: an instance that `harary reduce` wrote, .pg winning sets, or a formula"},
      {"formula", "a formula in one word: 1,2/2,3; quantified: e1,a2:1,2/-1,-2"},
  };
  const auto found = kHelp.find(option);
  return found == kHelp.end() ? "" : found->second;
}

std::vector<std::string> all_game_options() {
  std::vector<std::string> names;
  for (const GameDescription& game : catalogue()) {
    for (const std::string& option : game.options) {
      if (std::find(names.begin(), names.end(), option) == names.end()) names.push_back(option);
    }
  }
  return names;
}

}  // namespace

std::atomic<bool>& interrupted() {
  static std::atomic<bool> flag{false};
  return flag;
}

void Context::add_shared_options(CLI::App& command) {
  command.add_flag("--json", json_, "one JSON object (or one a line), and nothing else, on stdout");
  command.add_option("--threads", threads_, "number of threads (default: all processors)");
  command.add_option("--memory", memory_,
                     "memory limit, such as 8G (default: half of the machine)");
  command.add_option("--time", time_, "time limit, such as 90s, 10m or 2h (default: none)");
  command.add_option("--progress", progress_, "a progress line on stderr: auto, on or off");
  command.add_option("--seed", seed_, "seed of everything that is random (default 1)");
}

void Context::add_checkpoint_option(CLI::App& command) {
  command.add_option("--checkpoint", checkpoint_,
                     "a file for what a long search knows, every ten minutes and when it is "
                     "stopped; the same command goes on from it");
}

void Context::add_game_options(CLI::App& command) {
  command.add_option("game", game_, "a game; `harary games` lists them")->required();
  command.add_option("numbers", numbers_, "the counts of letters: a b c d (game letters)");
  for (const std::string& option : all_game_options()) {
    const std::string name = "--" + option;
    if (kFlags.count(option) != 0) {
      command.add_flag(name, game_flags_[option], help_for(option))->group("Game");
    } else {
      command
          .add_option(option == "green" ? "--green,--blue" : name, game_texts_[option],
                      help_for(option))
          ->group("Game");
    }
  }
}

GameOptions Context::game_options() const {
  GameOptions options;
  for (const auto& [name, text] : game_texts_) {
    if (!text.empty()) options.set(name, text);
  }
  if (!numbers_.empty()) options.set("letters", fmt::format("{}", fmt::join(numbers_, " ")));
  for (const auto& [name, given] : game_flags_) {
    if (given) options.set(name, "true");
  }
  return options;
}

Budget Context::budget() const {
  Budget budget;
  budget.memory_bytes = memory_.empty() ? default_memory() : parse_memory(memory_);
  if (!time_.empty()) budget.time = parse_duration(time_);
  constexpr int kMostThreads = 1024;
  if (threads_ < 0 || threads_ > kMostThreads) {
    throw InputError(fmt::format("--threads: {} is not a number of threads from 1 to {}", threads_,
                                 kMostThreads));
  }
  budget.threads = threads_ == 0 ? default_threads() : threads_;
  budget.seed = seed_;
  budget.checkpoint = checkpoint_;
  if (progress_ != "auto" && progress_ != "on" && progress_ != "off") {
    throw InputError(
        fmt::format("--progress: {} is none of auto, on and off", in_quotes(progress_)));
  }
  return budget;
}

std::unique_ptr<Job> Context::make_job() {
  const bool show = progress_ == "on" || (progress_ == "auto" && isatty(STDERR_FILENO) != 0);
  auto job = std::make_unique<Job>(
      budget(),
      show ? Job::Listener([this](const Progress& p) { show_progress(p); }) : Job::Listener());
  job->obey(&interrupted());
  return job;
}

void Context::show_progress(const Progress& progress) {
  streams_.err << "\r\x1b[K" << progress_line_.text(progress) << std::flush;
  progress_shown_ = true;
}

void Context::clear_progress() {
  if (progress_shown_) streams_.err << "\r\x1b[K" << std::flush;
  progress_shown_ = false;
}

void Context::print(const Json& json) {
  out() << json.dump() << '\n' << std::flush;
}

int Context::stopped(StopReason reason, const std::string& checkpoint) {
  std::string words;
  switch (reason) {
    case StopReason::time:
      words = "the time limit ended the work before an answer";
      break;
    case StopReason::memory:
      words = "the memory limit ended the work before an answer; give more with --memory";
      break;
    case StopReason::interrupt:
      words = "interrupted";
      break;
  }
  if (!checkpoint.empty()) {
    words += fmt::format("; the work done is in {}: the same command goes on with it", checkpoint);
  }
  streams_.err << "harary: " << words << '\n';
  return reason == StopReason::interrupt ? kInterrupted : kBudgetEnded;
}

}  // namespace harary::cli
