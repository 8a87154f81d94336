// SPDX-License-Identifier: MIT
// Which fields the body of a request may have, by route.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/json.hpp"

namespace harary {

// A route whose requests have a body, and the fields that its handler reads, as openapi.json lists
// them; "seats.first" is a field of the object "seats". "{id}" in a path stands for any one part.
struct RequestFields {
  std::string_view path;
  std::vector<std::string_view> fields;
};
const std::vector<RequestFields>& request_fields();

// 422 for a field that the route of this path does not have: "option" for "options" would otherwise
// be a question about another board. Nothing for a path that is no route with a body.
void refuse_unknown_fields(const Json& body, std::string_view path);
// The same for an object that may have these fields.
void refuse_fields_but(const std::vector<std::string_view>& known, const Json& object);

}  // namespace harary
