// SPDX-License-Identifier: MIT
// What the server's interface answers to a body, for the requests that end at once.
#include "server/positions.hpp"
#include "server/problem.hpp"
#include "tests/fuzz/target.hpp"

namespace harary::fuzz {

// The first line names the request.
void read_api(std::string_view input) {
  static Games games;
  static const Positions positions(games);
  const std::string request = take_line(input);
  try {
    const Json body = parse_body(std::string(input));
    const Json answer = request == "play" ? positions.play(body) : positions.view(body);
    must(answer.is_object());
    answer.dump(-1, ' ', false, Json::error_handler_t::replace);
  } catch (const Problem& problem) {
    must(problem.status() >= 400 && problem.status() < 500);
  }
}
const Target kApiTarget("api", read_api);

}  // namespace harary::fuzz
