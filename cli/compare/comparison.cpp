// SPDX-License-Identifier: MIT
#include "cli/compare/comparison.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

#include "base/error.hpp"
#include "base/printable.hpp"
#include "cli/compare/differences.hpp"
#include "cli/compare/measured_run.hpp"
#include "cli/run.hpp"

namespace harary::cli {

namespace {

// A shorter question is repeated until all its runs together last this long: the time to start a
// process varies by about a millisecond.
constexpr double kLeastSeconds = 0.25;
constexpr int kMostRepeats = 100;

int repeats_for(double seconds) {
  if (seconds * kMostRepeats <= kLeastSeconds) return kMostRepeats;
  return std::max(1, static_cast<int>(std::ceil(kLeastSeconds / seconds)));
}

// Why a run gave no answer; empty if it gave one.
std::string failure_of(const MeasuredRun& run) {
  if (run.signal != 0) {
    return fmt::format("ended by signal {} ({})", run.signal, ::strsignal(run.signal));
  }
  if (run.status == kAnswered) return "";
  const std::size_t end = run.err.find_last_not_of('\n');
  if (end == std::string::npos) return fmt::format("exit status {}", run.status);
  const std::size_t begin = run.err.find_last_of('\n', end) + 1;
  return fmt::format("exit status {}: {}", run.status,
                     printable(run.err.substr(begin, end + 1 - begin)));
}

}  // namespace

// The first run of a question, which is not part of a pair.
struct Comparison::Trial {
  ProgramSide side;
  std::vector<Json> answers;
};

Comparison::Comparison(std::string mine, std::string other, int pairs, std::uint64_t memory_bytes,
                       const Job& job)
    : mine_(std::move(mine)),
      other_(std::move(other)),
      pairs_(pairs),
      memory_bytes_(memory_bytes),
      job_(job),
      my_version_(version_of(mine_)),
      other_version_(version_of(other_)) {}

std::string Comparison::version_of(const std::string& program) {
  const MeasuredRun run = run_measured({program, "--version"}, folder_.folder().path(), job_);
  if (run.signal != 0 || run.status != kAnswered || !run.out.starts_with("harary ")) {
    throw InputError(fmt::format(
        "{} is not a harary program: --version does not print a line that begins with \"harary\"",
        in_quotes(program)));
  }
  return printable(run.out.substr(0, run.out.find('\n')));
}

auto Comparison::try_once(const std::string& program, std::string_view question) -> Trial {
  Trial trial;
  const MeasuredRun run = run_once(program, question);
  trial.side.seconds = run.seconds;
  trial.side.failure = failure_of(run);
  if (!trial.side.failure.empty()) return trial;
  try {
    trial.answers = read_answers(run.out);
    trial.side.positions = positions_in(trial.answers.back());
  } catch (const InputError& error) {
    trial.side.failure = error.what();
  }
  return trial;
}

MeasuredRun Comparison::run_once(const std::string& program, std::string_view question) {
  folder_.clear(question);
  std::vector<std::string> words = folder_.words(question);
  words.insert(words.begin(), program);
  words.insert(words.end(), {"--json", "--progress", "off", "--threads", "1", "--memory",
                             std::to_string(memory_bytes_)});
  return run_measured(words, folder_.folder().path(), job_);
}

double Comparison::seconds_of(const std::string& program, std::string_view question, int repeats) {
  double seconds = 0;
  for (int i = 0; i < repeats; ++i) {
    const MeasuredRun run = run_once(program, question);
    if (const std::string failure = failure_of(run); !failure.empty()) {
      throw InputError(fmt::format("{}: {}: {}, which has answered before", in_quotes(program),
                                   question, failure));
    }
    seconds += run.seconds;
  }
  return std::max(seconds, 1e-6);
}

ComparedQuestion Comparison::ask(std::string_view question) {
  const Trial mine = try_once(mine_, question);
  const Trial other = try_once(other_, question);
  ComparedQuestion result;
  result.question = question;
  result.mine = mine.side;
  result.other = other.side;
  if (result.failed()) return result;
  result.differences = differences(mine.answers, other.answers);
  result.repeats = repeats_for(std::min(mine.side.seconds, other.side.seconds));
  std::vector<double> mine_seconds;
  std::vector<double> other_seconds;
  for (int pair = 0; pair < pairs_; ++pair) {
    const bool mine_first = pair % 2 == 0;
    for (const bool is_mine : {mine_first, !mine_first}) {
      (is_mine ? mine_seconds : other_seconds)
          .push_back(seconds_of(is_mine ? mine_ : other_, question, result.repeats));
    }
    result.ratios.push_back(mine_seconds.back() / other_seconds.back());
  }
  result.mine.seconds = median_of(mine_seconds) / result.repeats;
  result.other.seconds = median_of(other_seconds) / result.repeats;
  return result;
}

}  // namespace harary::cli
