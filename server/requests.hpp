// SPDX-License-Identifier: MIT
// Reads what a client sends: JSON of bounded depth, fields of the right type, a game of the
// catalogue with its options. Everything wrong is a Problem with a line that says what.
#pragma once

#include <memory>
#include <string>

#include "app/game.hpp"
#include "app/json.hpp"
#include "games/options.hpp"

namespace harary {

inline constexpr std::size_t kLongestBody = 64 * 1024;
inline constexpr int kDeepestJson = 16;
inline constexpr std::size_t kLongestText = 16 * 1024;

// 400 if it is not a JSON object, or is nested deeper than kDeepestJson; 422 for a name that is in
// one object twice.
Json parse_body(const std::string& body);

// Fields of an object: 422 if missing or of another type.
std::string text_field(const Json& body, const char* name);
std::string text_field(const Json& body, const char* name, const std::string& otherwise);
std::int64_t number_field(const Json& body, const char* name, std::int64_t otherwise,
                          std::int64_t least, std::int64_t most);
bool flag_field(const Json& body, const char* name, bool otherwise);

// "game" and "options" of a body.
struct GameRequest {
  std::string game;
  Json options = Json::object();
};
GameRequest game_field(const Json& body);
GameOptions options_of(const Json& options);
// 422 with the library's own message if the options are wrong.
std::shared_ptr<const Game> make_game(const GameRequest& request);

}  // namespace harary
