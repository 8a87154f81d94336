// SPDX-License-Identifier: MIT
// Answers of the JSON interface: objects, and problems as RFC 9457 has them.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "app/json.hpp"
#include "server/http/message.hpp"

namespace harary {

http::Response json_answer(int status, const Json& json);
http::Response problem_answer(int status, const std::string& detail);
// `pointer`: see Problem.
Json problem_json(int status, const std::string& detail, const std::string& pointer = "");
// As text; bytes of users that are not UTF-8 are replaced, they are never an error.
std::string text_of(const Json& json);

// What `work` returns, nothing if it has handed the request on; the problem if it throws one.
// Anything else that it throws is our bug.
std::optional<http::Response> answer_of(const std::function<std::optional<http::Response>()>& work);

// Compresses what is long enough, for a client that takes it.
void compress(const http::Request& request, http::Response& response);
// Answers with these headers as well; compressed.
void respond(http::Exchange& exchange, const http::Headers& headers, http::Response response);

}  // namespace harary
