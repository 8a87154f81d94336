// SPDX-License-Identifier: MIT
// The sentences of a written game: what a player puts down, which marks a rule is about, what an
// end means. Each reader throws InputError at the place of the value.
#pragma once

#include <string>

#include "games/written/fields.hpp"
#include "games/written/written_game.hpp"

namespace harary::written {

// Reads words of one game, of which players, marks and families are known.
class Words {
 public:
  Words(const Speaker& speaker, const Game& game) : speaker_(speaker), game_(game) {}

  // "one point", "2 points", "1 or 2 points", "one or more points", "all points of a set of NAME".
  Place place(const TomlValue& value) const;
  Side player(const TomlValue& value, const std::string& what) const;
  int family(const TomlValue& value, const std::string& what) const;
  int mark(const TomlValue& value, const std::string& name) const;
  // Of [[forbid]]: own, other, same, any, or a mark.
  MarkTest neighbour(const TomlValue& value) const;
  // Of [[end]]: one mark, own, any, or a mark. `by`: who moves, if only one may.
  MarkTest filling(const TomlValue& value, std::optional<Side> by) const;
  // "mover wins", "mover loses", "NAME wins", "draw", and "score" where that is allowed.
  Result result(const TomlValue& value, bool score) const;
  ScoreRule::As counting(const TomlValue& value, Side player) const;

 private:
  void require_own(const TomlValue& value, Side side) const;
  std::vector<std::string> mark_names(std::vector<std::string> before) const;

  const Speaker& speaker_;
  const Game& game_;
};

}  // namespace harary::written
