// SPDX-License-Identifier: MIT
#include "app/certify/certified_game.hpp"

#include "app/catalogue.hpp"
#include "base/error.hpp"
#include "verify/sets/set_game.hpp"

namespace harary {

namespace {

// The names of games with those rules on winning sets.
bool has_rule(const std::string& game, const SetInstance& sets) {
  switch (sets.rule) {
    case SetRule::strong:
      return game == "achievement" || game == "sima";
    case SetRule::strong_no_draw:
      return game == "achievement-no-draw";
    case SetRule::maker_breaker:
      return game == "maker-breaker";
    case SetRule::misere:
      return game == "misere-avoidance";
    case SetRule::avoidance:
      return game == "avoidance";
    case SetRule::avoider_enforcer:
    case SetRule::monotone_avoider_enforcer:
      return game == "avoider-enforcer";
    case SetRule::waiter_client:
      return game == "waiter-client" || game == "picker-chooser";
    case SetRule::client_waiter:
      return game == "client-waiter" || game == "chooser-picker";
  }
  return false;
}

// The listed sets are the game. A board by name that the header names besides must have them.
std::unique_ptr<PlainGame> listed_game(const CertificateHeader& header, const GameOptions& options,
                                       const Statement& statement) {
  const SetInstance& sets = *header.sets;
  if (!has_rule(header.game, sets)) {
    throw InputError("the sets are those of another game than " + in_quotes(header.game));
  }
  if (statement.player) throw InputError("the game has only two players");
  if ((options.has("board") || options.has("order")) &&
      !(make_listed_sets(header.game, options) == sets)) {
    throw InputError("the listed sets are not those of the board that the options name");
  }
  return game_on_listed_sets(sets, statement, header.options);
}

}  // namespace

std::unique_ptr<PlainGame> certified_game(const CertificateReader& certificate,
                                          const Statement& statement) {
  const CertificateHeader& header = certificate.header();
  GameOptions options(GameOptions::Files::forbidden);
  options.set_all(header.options);
  try {
    if (header.kind == PositionKind::sets) return listed_game(header, options, statement);
    if (header.kind == PositionKind::plain) {
      return make_plain_game(header.game, options, statement.player);
    }
    return make_reduced_game(header.game, options, statement, header.kind);
  } catch (const InputError& error) {
    throw InputError(certificate.path() + ": header: " + error.what());
  }
}

}  // namespace harary
