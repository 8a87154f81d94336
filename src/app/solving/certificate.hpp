// SPDX-License-Identifier: MIT
// What becomes of a certificate while a question is answered.
#pragma once

#include <vector>

#include "app/solving/asked.hpp"
#include "certificate/statement.hpp"

namespace harary {

// Throws InputError where the engine's answer cannot have one.
void require_certifiable(const Asked& asked, const Engine& engine);

// Proves the statements about `start` again, until the proof is no longer smaller by a twentieth.
// The search that comes after one tries first what that has proved; from the last one's table a
// certificate is written. False if the engine cannot.
bool trim(const RuntimeRules& rules, Engine& engine, const Position& start,
          const std::vector<Statement>& statements);

// A smaller proof may meet more positions: then the certificate stays as it is, and so it does
// where the limits end this.
void shorten_certificate(Asked& asked, Engine& engine, const std::vector<Statement>& statements);

// Whether the verifier, which reads the file of the answer's certificate, accepts it.
bool holds_as_written(const Asked& asked);

}  // namespace harary
