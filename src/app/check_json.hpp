// SPDX-License-Identifier: MIT
// What the verifier found, as a JSON object: the answer of `harary verify --json`.
#pragma once

#include "app/json.hpp"
#include "certificate/reader.hpp"
#include "verify/check.hpp"
#include "verify/plain_game.hpp"

namespace harary {

// `game` is that of one of the statements.
Json to_json(const CertificateReader& certificate, const CheckReport& report,
             const PlainGame& game);

}  // namespace harary
