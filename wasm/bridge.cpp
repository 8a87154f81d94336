// SPDX-License-Identifier: MIT
#include "wasm/bridge.hpp"

#include <emscripten/emscripten.h>

#include <string>

// clang-format off
EM_JS(void, harary_tell, (const char* event), { Module["tell"](UTF8ToString(event)); });
EM_JS(int, harary_stop_requested, (), { return Module["stopRequested"]() ? 1 : 0; });
// clang-format on

namespace harary::wasm {

void tell(const Json& event) {
  const std::string text = event.dump(-1, ' ', false, Json::error_handler_t::replace);
  harary_tell(text.c_str());
}

bool stop_requested() {
  return harary_stop_requested() != 0;
}

}  // namespace harary::wasm
