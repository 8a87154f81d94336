// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <cctype>

#include "games/target/free_edge_game.hpp"

namespace harary {

FreeEdgeSetup read_free_edge_setup(const std::string& game, const GameOptions& options,
                                   Builders builders) {
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
  WinningSets sets;
  // A .pg file begins with a section such as "#version"; comments have a blank after the '#'.
  const bool pg = (in >> std::ws).get() == '#' && std::isalpha(in.peek()) != 0;
  in.clear();
  in.seekg(0);
  if (pg) {
    sets = read_pg(in, path, builders);
  } else {
    sets = winning_sets(read_instance(in, path), builders);
  }
  if (!sets.game.empty() && sets.game != game) {
    throw InputError({path, 0, 0},
                     fmt::format("this is an instance of {}, not of {}", sets.game, game));
  }
  if (sets.names.size() > static_cast<std::size_t>(kMostFreeEdges)) {
    throw LimitError(fmt::format("the instance has {} open edges; games are played on at most {}",
                                 sets.names.size(), kMostFreeEdges));
  }
  return {
      std::make_shared<const WinningSets>(std::move(sets)), options.first(), {{"instance", path}}};
}

}  // namespace harary
