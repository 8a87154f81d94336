// SPDX-License-Identifier: MIT
#include "cli/help/examples.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace harary::cli {

namespace {

constexpr std::size_t kExamples = 3;

struct CommandExamples {
  std::string_view command;
  std::array<std::string_view, kExamples> lines;
};

// Of commands without a game.
constexpr std::array kOfCommands{
    CommandExamples{"solve",
                    {"harary solve sim", "harary solve clique --board K6 --certificate k6.cert",
                     "harary solve star --board petersen --json"}},
    CommandExamples{"analyse",
                    {"harary analyse sim", "harary analyse star --board K3,3",
                     "harary analyse sim --position \"red=0-1,0-2;green=1-2,3-4\""}},
    CommandExamples{"play",
                    {"harary play sim", "harary play sim --as second",
                     "harary play clique --board K5 --opponent random"}},
    CommandExamples{"games", {"harary games", "harary games sim", "harary games sim --json"}},
    CommandExamples{"layers",
                    {"harary layers sim", "harary layers clique --board K4 --values",
                     "harary layers sim --json"}},
    CommandExamples{
        "paper-table",
        {"harary paper-table colex --max 8", "harary paper-table saturation --max 6 --json",
         "harary paper-table ramsey-games --target P4 --max 5"}},
    CommandExamples{"tablebase",
                    {"harary tablebase sim --board K5 --out k5",
                     "harary probe k5 --position \"red=0-1\"", "harary verify k5"}},
    CommandExamples{"probe",
                    {"harary tablebase sim --board K5 --out k5",
                     "harary probe k5 --position \"red=0-1;green=1-2\"",
                     "harary probe k5 --position \"red=0-1\" --json"}},
    CommandExamples{"verify",
                    {"harary solve sim --certificate sim.cert", "harary verify sim.cert",
                     "harary verify sim.cert --json"}},
    CommandExamples{"strategy",
                    {"harary solve sim --certificate sim.cert",
                     "harary strategy sim.cert --depth 1", "harary strategy sim.cert --depth 2"}},
    CommandExamples{"serve",
                    {"harary serve", "harary serve --port 0", "harary serve --data matches"}},
    CommandExamples{"chances",
                    {"harary chances sim --board K4", "harary chances sim --board K4 --as second",
                     "harary chances clique --board K4 --games 100 --plot learning.svg"}},
    CommandExamples{"count",
                    {"harary count --order 6", "harary count --order 8 --red 4 --green 4",
                     "harary count --order 5 --layers"}},
    CommandExamples{"estimate",
                    {"harary estimate --order 6 --target K3",
                     "harary estimate --order 8 --target K3 --samples 1000",
                     "harary estimate --order 6 --target K3 --layers"}},
    CommandExamples{"arrows",
                    {"harary arrows K6 K3", "harary arrows K5 K3 K3",
                     "harary arrows K6 K3 --proof k6.drat --symmetry off"}},
    CommandExamples{
        "ramsey",
        {"harary ramsey K3 K3", "harary ramsey K3 K4 --from 5", "harary ramsey P3 --colours 3"}},
    CommandExamples{"critical",
                    {"harary critical k17", "harary critical k18", "harary critical k17 --json"}},
    CommandExamples{
        "sum",
        {"harary sum \"col P5\" \"snort C4\" \"*2\" \"{1|-1}\"",
         "harary sum \"snort P6\" \"*\" --first left", "harary sum \"±2\" \"1\" --json"}},
    CommandExamples{"misere-quotient",
                    {"harary misere-quotient kayles --max 8",
                     "harary misere-quotient --octal 0.77 --max 12", ""}},
    CommandExamples{"reduce",
                    {"echo \"p cnf 3 2 1 2 0 2 3 0\" > f.cnf",
                     "harary reduce pos-cnf avoidance f.cnf --out f.pg",
                     "harary reduce pos-cnf avoidance f.cnf --explain"}},
    CommandExamples{"export",
                    {"harary export pg maker-breaker --board K4 --target K3",
                     "harary export gml --board petersen --out petersen.gml",
                     "harary export qdimacs maker-breaker --board K4 --target K3"}},
    CommandExamples{"check",
                    {"harary check conjecture-6 --max 4", "harary check mirror --max 3",
                     "harary check zhu --max 4 --json"}},
    CommandExamples{"split",
                    {"harary split sim", "harary split sim --part 0 --json > lines",
                     "harary split sim --open lines"}},
    CommandExamples{
        "join",
        {"harary solve saturation --order 16 --time 1s --checkpoint a",
         "harary solve saturation --order 16 --time 1s --checkpoint b", "harary join a b --out c"}},
    CommandExamples{"bench",
                    {"harary bench", "harary bench --threads 4",
                     "harary bench --compare ./older-harary --only sim"}},
    CommandExamples{"demo", {"harary demo", "", ""}},
    CommandExamples{"help", {"harary help", "harary help solve", "harary help solve sim"}},
    CommandExamples{"manual", {"harary manual | man -l -", "harary manual > harary.1", ""}},
    CommandExamples{
        "completion",
        {"source <(harary completion bash)", "harary completion fish > harary.fish", ""}},
};

// The same on a game. {} is the game with an instance, {2} with another one; the lines that are the
// same as one before are left out.
struct GameExamples {
  std::string_view command;
  std::array<std::string_view, 4> lines;
};

constexpr std::array kOfGames{
    GameExamples{"solve",
                 {"harary solve {}", "harary solve {2}", "harary solve {} --json",
                  "harary solve {} --time 10s"}},
    GameExamples{"analyse",
                 {"harary analyse {}", "harary analyse {2}", "harary analyse {} --json",
                  "harary analyse {} --time 10s"}},
    GameExamples{"play",
                 {"harary play {}", "harary play {} --as none --opponent random",
                  "harary play {2} --opponent random", ""}},
    GameExamples{"layers",
                 {"harary layers {}", "harary layers {2}", "harary layers {} --json",
                  "harary layers {} --time 10s"}},
    GameExamples{
        "tablebase",
        {"harary tablebase {} --out table", "harary probe table", "harary verify table", ""}},
    GameExamples{"chances",
                 {"harary chances {}", "harary chances {} --as second",
                  "harary chances {2} --games 100", ""}},
    GameExamples{"split",
                 {"harary split {}", "harary split {} --plies 1", "harary split {} --json", ""}},
    GameExamples{"export",
                 {"harary export pg {}", "harary export qdimacs {}",
                  "harary export pg {2} --out game.pg", ""}},
};

std::string words_of(const GameDescription& game, const Example& instance) {
  GameDescription with_it;
  with_it.options = game.options;
  with_it.example = instance;
  const std::string options = example_text(with_it);
  return options.empty() ? game.name : game.name + " " + options;
}

// Another small instance than the example.
Example second_instance(const GameDescription& game) {
  for (const Example& sample : game.about.samples) {
    if (sample != game.example) return sample;
  }
  return game.about.play.options != game.example ? game.about.play.options : game.example;
}

std::string filled(std::string_view line, std::string_view place, const std::string& words) {
  std::string text(line);
  if (const std::size_t at = text.find(place); at != std::string::npos) {
    text.replace(at, place.size(), words);
  }
  return text;
}

template <class Table>
auto lines_of(const Table& table, const std::string& command) {
  const auto found = std::find_if(table.begin(), table.end(),
                                  [&](const auto& one) { return one.command == command; });
  return found == table.end() ? nullptr : &found->lines;
}

}  // namespace

std::vector<std::string> examples_of(const std::string& command, const GameDescription* game) {
  std::vector<std::string> examples;
  const auto add = [&](const std::string& line) {
    const bool there = std::find(examples.begin(), examples.end(), line) != examples.end();
    if (!line.empty() && !there && examples.size() < kExamples) examples.push_back(line);
  };
  if (game == nullptr) {
    if (const auto* lines = lines_of(kOfCommands, command)) {
      for (const std::string_view line : *lines) add(std::string(line));
    }
  } else if (const auto* lines = lines_of(kOfGames, command)) {
    const std::string one = words_of(*game, game->example);
    const std::string another = words_of(*game, second_instance(*game));
    for (const std::string_view line : *lines) add(filled(filled(line, "{2}", another), "{}", one));
  }
  return examples;
}

}  // namespace harary::cli
