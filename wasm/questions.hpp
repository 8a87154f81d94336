// SPDX-License-Identifier: MIT
// The questions of the package's users, {"ask": …, "game": …, "options": …} and more: their answers
// are the JSON of the command line.
#pragma once

#include <list>
#include <memory>
#include <string>

#include "app/game.hpp"
#include "app/json.hpp"
#include "server/requests.hpp"

namespace harary::wasm {

class Questions {
 public:
  // Throws Problem, InputError, LimitError, FileError; JobStopped where the command line has no
  // answer to print either.
  Json answer(const Json& request);

 private:
  // A game, and a session that keeps its tables for the next question about it.
  struct Kept {
    std::string key;
    std::shared_ptr<const Game> game;
    std::unique_ptr<Session> session;
  };
  static constexpr std::size_t kMostKept = 2;

  Kept& kept(const Json& request);
  Json solve(const Json& request);
  Json analyse(const Json& request);
  Json play(const Json& request);
  Json suggest(const Json& request);
  static Json verify(const Json& request);
  static Json probe(const Json& request);

  std::list<Kept> kept_;  // the latest first
};

}  // namespace harary::wasm
