// SPDX-License-Identifier: MIT
#include "cli/bench.hpp"

#include <fmt/format.h>

#include <array>
#include <filesystem>
#include <sstream>
#include <vector>

#include "app/json.hpp"
#include "base/error.hpp"
#include "base/job.hpp"
#include "cli/run.hpp"
#include "store/output_file.hpp"

namespace harary::cli {

namespace {

constexpr auto kQuestions = std::to_array<std::string_view>({
    // Every engine and every way to ask, on small boards.
    "solve sim --remoteness",
    "solve sim+ --board K5",
    "solve sima --method search",
    "solve avoidance --board K3,4 --target C4 --red 0-3",
    "solve avoidance --board K5 --colours 3",
    "solve maker-breaker --board K6 --target P6 --remoteness --method search",
    "solve clique --board K6 --bias 1:2",
    "solve clique --board K7 --question winner",
    "solve star --board colex:15",
    "solve capture --board petersen",
    "solve colex --board colex:14 --question winner",
    "solve saturation --order 9",
    "solve saturation --order 7 --target C4 --remoteness",
    "solve connect --board Q3 --method search",
    "solve letters 3 2 4 5 --remoteness --method search",
    // Larger ones, which take tenths of a second.
    "solve clique --board K8 --question winner",
    "solve star --board K7",
    "solve star --board K8 --question winner",
    "solve capture --board K7",
    "solve colex --board colex:20",
    "solve saturation --order 11",
    // More than 64 edges.
    "solve saturation --order 12",
    "solve avoidance --board K16 --target P3",
    "solve connect --board K12 --misere --method search",
    // Boards from a file, which a reduction made.
    "solve achievement --instance achievement.json",
    "solve maker-breaker --instance maker-breaker.json",
    // Coloured cells, for one player and for two.
    "solve flood --board square:14x14/10:1",
    "solve honeybee --board hex:11x11:1",
    // Every position of the board, backward from the last layer and forward from the first; by the
    // former name of `tablebase`, which the older programs that --compare runs know as well.
    "strong clique --board K6 --out clique",
    "strong saturation --order 10 --out saturation",
});

// What a claim of speed is measured on: every engine, on boards that take it tenths of a second or
// more. Boards of cells have numbers of their own after the last colon, from which they are drawn.
constexpr auto kSpeedQuestions = std::to_array<std::string_view>({
    "solve clique --board K8",
    "solve clique --board K8 --question winner",
    "solve clique --board K9 --question winner",
    "solve star --board K8",
    "solve capture --board K8",
    "solve saturation --order 13",
    "solve saturation --order 14",
    "solve sim --board K7",
    "solve achievement --board K9 --target K4 --question winner",
    "solve maker-breaker --board K9 --target K4 --question winner",
    "solve honeybee --board hex:12x12:1",
    "solve honeybee --board hex:13x13:1",
    "solve honeybee --board hex:13x13:3",
    "solve honeybee --board hex:14x14:2",
    "solve flood --board square:14x14/10:1",
    "solve flood --board square:14x14/10:2",
    "solve flood --board square:14x14/10:3",
    "solve flood --board square:16x16/9:1",
    "strong clique --board K7 --out clique",
    "layers sim --values",
});

constexpr std::string_view kFormula =
    "p dnf 9 8\n1 2 3 0\n3 4 5 0\n5 6 7 0\n7 8 9 0\n2 5 8 0\n1 4 9 0\n3 6 8 0\n2 6 9 0\n";
constexpr auto kPreparations = std::to_array<std::string_view>({
    "reduce pos-dnf achievement formula.dnf --out achievement.json",
    "reduce pos-dnf maker-breaker formula.dnf --out maker-breaker.json",
});

// Whether the word that follows is the name of a file or folder.
bool names_file(std::string_view option) {
  return option == "--out" || option == "--instance";
}

struct Said {
  int status = kAnswered;
  std::string out;
  std::string err;
};

Said say(const std::vector<std::string>& words) {
  std::istringstream in;
  std::ostringstream out;
  std::ostringstream err;
  const int status = run(words, {in, out, err});
  return {status, out.str(), err.str()};
}

}  // namespace

std::span<const std::string_view> bench_questions() {
  return kQuestions;
}

std::span<const std::string_view> speed_questions() {
  return kSpeedQuestions;
}

BenchFolder::BenchFolder() {
  write_file_atomically(folder_.file("formula.dnf"), std::string(kFormula));
  for (const std::string_view line : kPreparations) {
    if (const Said said = say(words(line)); said.status != kAnswered) {
      throw InputError(fmt::format("{}: {}", line, said.err));
    }
  }
}

std::vector<std::string> BenchFolder::words(std::string_view question) const {
  std::istringstream in{std::string(question)};
  std::vector<std::string> words;
  for (std::string word; in >> word;) {
    const bool file = !words.empty() && names_file(words.back());
    words.push_back(file || word == "formula.dnf" ? folder_.file(word) : word);
  }
  return words;
}

void BenchFolder::clear(std::string_view question) const {
  const std::vector<std::string> all = words(question);
  for (std::size_t i = 1; i < all.size(); ++i) {
    if (all[i - 1] == "--out") std::filesystem::remove_all(all[i]);
  }
}

BenchLine Bench::ask(std::string_view question) {
  std::vector<std::string> words = folder_.words(question);
  words.insert(words.end(),
               {"--json", "--progress", "off", "--threads", std::to_string(budget_.threads),
                "--memory", std::to_string(budget_.memory_bytes)});
  if (budget_.time) {
    const auto spent = std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::steady_clock::now() - begin_);
    if (spent >= *budget_.time) throw JobStopped{StopReason::time};
    words.insert(words.end(), {"--time", fmt::format("{}ms", (*budget_.time - spent).count())});
  }
  const Said said = say(words);
  if (said.status == kInterrupted) throw JobStopped{StopReason::interrupt};
  const Json answer = Json::parse(said.out, nullptr, false);
  if (said.status == kBudgetEnded) {
    const bool memory = answer.is_object() && answer.value("stopped", "") == "memory";
    throw JobStopped{memory ? StopReason::memory : StopReason::time};
  }
  if (said.status != kAnswered) throw InputError(fmt::format("{}: {}", question, said.err));
  return {positions_in(answer).value(), answer.at("seconds").get<double>(),
          answer.value("engine", "")};
}

std::optional<std::uint64_t> positions_in(const Json& answer) {
  const auto found = answer.find("positions");
  if (found == answer.end()) return std::nullopt;
  // Numbers that may not fit a double are strings in some answers.
  if (found->is_string()) return std::stoull(found->get<std::string>());
  if (!found->is_number_unsigned()) return std::nullopt;
  return found->get<std::uint64_t>();
}

}  // namespace harary::cli
