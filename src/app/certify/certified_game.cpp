// SPDX-License-Identifier: MIT
#include "app/certify/certified_game.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "app/certify/set_instance_of.hpp"
#include "base/error.hpp"
#include "games/written/written_game.hpp"
#include "verify/plain_rules_game.hpp"
#include "verify/sets/set_game.hpp"
#include "verify/written/written_game.hpp"

namespace harary {

namespace {

// Whether instances of the game are ones on winning sets under that rule.
bool has_rule(const GameDescription& game, SetRule rule) {
  return std::any_of(game.listed.begin(), game.listed.end(), [&](const ListedSets& sets) {
    return set_rule_of(sets.kind, sets.draw) == rule;
  });
}

// What a certificate lists of a game on winning sets. InputError if that game has none.
SetInstance listed_sets(const std::string& name, const GameParts& parts) {
  auto sets = parts.engines->listed_sets();
  if (!sets) throw InputError("this instance of " + name + " is not one on winning sets");
  return *std::move(sets);
}

// The listed sets are the game. A board by name that the header names besides must have them.
std::unique_ptr<PlainGame> listed_game(const CertificateHeader& header, const GameOptions& options,
                                       const Statement& statement, PartsMaker make,
                                       const GameDescription* game) {
  const SetInstance& sets = *header.sets;
  if (game == nullptr || !has_rule(*game, sets.rule)) {
    throw InputError("the sets are those of another game than " + in_quotes(header.game));
  }
  if (statement.player) throw InputError("the game has only two players");
  if ((options.has("board") || options.has("order")) &&
      !(listed_sets(header.game, make(header.game, options)) == sets)) {
    throw InputError("the listed sets are not those of the board that the options name");
  }
  return game_on_listed_sets(sets, statement, header.options);
}

std::unique_ptr<PlainGame> reduced_game(const std::string& name, const GameParts& parts,
                                        const Statement& statement, PositionKind kind) {
  auto game = parts.reduced
                  ? parts.reduced(statement, kind, plain_game(name, parts, statement.player))
                  : nullptr;
  if (!game) {
    throw InputError(
        fmt::format("this instance of {} has no certificates with positions of the kind \"{}\"",
                    name, name_of(kind)));
  }
  return game;
}

}  // namespace

std::unique_ptr<PlainGame> plain_game(const std::string& name, const GameParts& parts,
                                      std::optional<int> player) {
  std::shared_ptr<const RuntimeRules> rules = parts.rules;
  if (rules->players() > 2) {
    if (!player || *player < 1 || *player > rules->players()) {
      throw InputError("there is no such player");
    }
    rules = rules->with_lone_player(*player - 1);
  } else if (player) {
    throw InputError("the game has only two players");
  }
  auto game = plain_game_of_rules(std::move(rules));
  if (!game) throw InputError("there are no certificates for " + name);
  return game;
}

std::unique_ptr<PlainGame> certified_game(const CertificateReader& certificate,
                                          const Statement& statement, PartsMaker make,
                                          const GameDescription* game) {
  const CertificateHeader& header = certificate.header();
  GameOptions options(GameOptions::Files::forbidden);
  options.set_all(header.options);
  try {
    if (header.kind == PositionKind::sets) {
      return listed_game(header, options, statement, make, game);
    }
    if (options.has(kWrittenText)) {
      if (header.kind != PositionKind::plain || statement.player) {
        throw InputError("certificates of written games have plain positions of two players");
      }
      return written_plain_game(header.options);
    }
    if (header.kind == PositionKind::plain) {
      return plain_game(header.game, make(header.game, options), statement.player);
    }
    return reduced_game(header.game, make(header.game, options), statement, header.kind);
  } catch (const InputError& error) {
    throw InputError(certificate.path() + ": header: " + error.what());
  }
}

}  // namespace harary
