// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <cctype>
#include <sstream>
#include <string>
#include <vector>

#include "games/target/free_edge_game.hpp"

namespace harary {

namespace {

enum class FileForm { instance, pg, cnf, list };

// By its first words. A .pg file begins with a section such as "#version"; comments of the other
// forms have a blank after the '#', those of .pg files begin with '%'.
FileForm form_of(std::istream& in) {
  FileForm form = FileForm::list;
  constexpr int kMostLines = 1000;
  std::string line, word, second;
  for (int i = 0; i < kMostLines && std::getline(in, line); ++i) {
    std::istringstream words(line);
    word.clear();
    second.clear();
    words >> word >> second;
    if (i == 0 && word.starts_with("\xef\xbb\xbf")) word.erase(0, 3);
    if (word.empty() || word.starts_with('%') || word == "c") continue;
    if (word.starts_with('#')) {
      if (word.size() == 1 || std::isalpha(static_cast<unsigned char>(word[1])) == 0) continue;
      form = FileForm::pg;
    } else if (word == "p" && second == "cnf") {
      form = FileForm::cnf;
    } else if (word == "game" || word == "target" || word == "order" || word == "open" ||
               word == "red" || word == "green") {
      form = FileForm::instance;
    }
    break;
  }
  in.clear();
  in.seekg(0);
  return form;
}

WinningSets read_sets(std::istream& in, const std::string& path, Builders builders) {
  switch (form_of(in)) {
    case FileForm::pg:
      return read_pg(in, path, builders);
    case FileForm::cnf:
      return read_positive_cnf(in, path, builders);
    case FileForm::list:
      return read_set_list(in, path, builders);
    case FileForm::instance:
      break;
  }
  return winning_sets(read_instance(in, path), builders);
}

bool in_turn(const std::vector<Side>& turns) {
  for (std::size_t t = 1; t < turns.size(); ++t) {
    if (turns[t] == turns[t - 1]) return false;
  }
  return true;
}

// Who begins, by the file or by --first.
Side starter_of(const WinningSets& sets, const GameOptions& options, const std::string& path,
                FileTurns turns) {
  if (turns == FileTurns::alternate) {
    if (!sets.turns.empty() && (sets.turns.size() < sets.names.size() || !in_turn(sets.turns))) {
      throw InputError({path, 0, 0},
                       fmt::format("the file lists {} turns for {} points; this game is only "
                                   "played in turn until nothing is left",
                                   sets.turns.size(), sets.names.size()));
    }
    if (!sets.first_moves.empty()) {
      throw InputError({path, 0, 0}, "#firstmoves is not supported in this game");
    }
  }
  if (sets.turns.empty()) return options.first();
  if (options.has("first") && options.first() != sets.turns.front()) {
    throw InputError("--first: the #times of the instance say who begins");
  }
  return sets.turns.front();
}

}  // namespace

FreeEdgeSetup read_free_edge_setup(const std::string& game, const GameOptions& options,
                                   Builders builders, FileTurns turns) {
  for (const auto& [option, text] : options.all()) {
    if (option != "instance" && option != "first") {
      throw InputError(
          fmt::format("--{}: not with --instance, which names board, target and "
                      "colours",
                      option));
    }
  }
  const NamedStream named = open_instance(options);
  std::istream& in = *named.stream;
  const std::string& path = named.name;
  WinningSets sets = read_sets(in, path, builders);
  if (!sets.game.empty() && sets.game != game) {
    throw InputError({path, 0, 0},
                     fmt::format("this is an instance of {}, not of {}", sets.game, game));
  }
  if (sets.names.size() > static_cast<std::size_t>(kMostFreeEdges)) {
    throw LimitError(fmt::format("the instance has {} open edges; games are played on at most {}",
                                 sets.names.size(), kMostFreeEdges));
  }
  const Side starter = starter_of(sets, options, path, turns);
  return {std::make_shared<const WinningSets>(std::move(sets)), starter, {{"instance", path}}};
}

}  // namespace harary
