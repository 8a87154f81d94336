// SPDX-License-Identifier: MIT
// The body of a request to the server.
#include "server/names.hpp"
#include "server/problem.hpp"
#include "server/requests.hpp"
#include "tests/fuzz/target.hpp"

namespace harary::fuzz {

void read_body(std::string_view input) {
  try {
    const Json body = parse_body(std::string(input));
    number_field(body, "ply", 0, 0, 4096);
    number_field(body, "seconds", 10, 1, 600);
    flag_field(body, "shaking", false);
    checked_name(text_field(body, "name", "someone"));
    is_identifier(text_field(body, "id", ""));
    const GameRequest request = game_field(body);
    must(options_of(request.options).all().size() == request.options.size());
  } catch (const Problem& problem) {
    must(problem.status() >= 400 && problem.status() < 500);
  }
}
const Target kBodyTarget("body", read_body);

}  // namespace harary::fuzz
