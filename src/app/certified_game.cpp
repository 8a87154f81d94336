// SPDX-License-Identifier: MIT
#include "app/certified_game.hpp"

#include "app/catalogue.hpp"
#include "base/error.hpp"

namespace harary {

std::unique_ptr<PlainGame> certified_game(const CertificateReader& certificate,
                                          const Statement& statement) {
  const CertificateHeader& header = certificate.header();
  GameOptions options(GameOptions::Files::forbidden);
  options.set_all(header.options);
  try {
    if (header.kind == PositionKind::plain) {
      return make_plain_game(header.game, options, statement.player);
    }
    return make_reduced_game(header.game, options, statement, header.kind);
  } catch (const InputError& error) {
    throw InputError(certificate.path() + ": header: " + error.what());
  }
}

}  // namespace harary
