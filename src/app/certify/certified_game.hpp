// SPDX-License-Identifier: MIT
// The game that a certificate is about, for the verifier.
#pragma once

#include <memory>

#include "certificate/reader.hpp"
#include "certificate/statement.hpp"
#include "verify/plain_game.hpp"

namespace harary {

// A certificate may come from anywhere, so no file that it names is opened. Throws InputError,
// which names the certificate's file, for nonsense in the header.
std::unique_ptr<PlainGame> certified_game(const CertificateReader& certificate,
                                          const Statement& statement);

}  // namespace harary
