// SPDX-License-Identifier: MIT
// The one function that JavaScript calls: a question as JSON in, its answer as JSON out.
#include <emscripten/emscripten.h>

#include <string>

#include "wasm/door.hpp"

// The text is valid until the next call.
extern "C" EMSCRIPTEN_KEEPALIVE const char* harary_ask(const char* request) {
  using harary::Json;
  static harary::wasm::Door door("/playground.sqlite", "/tablebases");
  static std::string text;
  text = door.answer(request).dump(-1, ' ', false, Json::error_handler_t::replace);
  return text.c_str();
}
