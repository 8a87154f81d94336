// SPDX-License-Identifier: MIT
// What the engine calls in JavaScript while it works: packages/harary/engine.js provides both.
#pragma once

#include "app/json.hpp"

namespace harary::wasm {

// Hands an event to the caller: {"event":"progress"}, {"event":"begin"}, {"event":"move"}.
void tell(const Json& event);
// Whether the caller wants the answer as it is now.
bool stop_requested();

}  // namespace harary::wasm
