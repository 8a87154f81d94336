// SPDX-License-Identifier: MIT
// What a caller in JavaScript gets: an answer, or why there is none.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "app/json.hpp"
#include "wasm/playground.hpp"
#include "wasm/questions.hpp"

namespace harary::wasm {

class Door {
 public:
  // Files of LonePlayground.
  Door(std::string database, std::string tablebases)
      : database_(std::move(database)), tablebases_(std::move(tablebases)) {}

  // {"page": {"method", "path", "body"}} is a request of the page, everything else a question.
  // Gives
  // {"answer": …} or {"refusal": {"status", "detail"}}; throws nothing.
  Json answer(const std::string& text);

 private:
  Json answer_of(const Json& request);

  const std::string database_;
  const std::string tablebases_;
  Questions questions_;
  std::unique_ptr<LonePlayground> playground_;
};

}  // namespace harary::wasm
