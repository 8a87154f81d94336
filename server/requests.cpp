// SPDX-License-Identifier: MIT
#include "server/requests.hpp"

#include <fmt/format.h>

#include "base/doubled_name.hpp"
#include "base/error.hpp"
#include "server/problem.hpp"

namespace harary {

namespace {

const Json& field(const Json& body, const char* name) {
  const auto found = body.find(name);
  if (found == body.end()) throw Problem(422, fmt::format("the field \"{}\" is missing", name));
  return *found;
}

[[noreturn]] void wrong_type(const char* name, const char* wanted) {
  throw Problem(422, fmt::format("the field \"{}\" must be {}", name, wanted));
}

}  // namespace

Json parse_body(const std::string& body) {
  // Parsing stops where the depth ends, so that a deep text costs nothing.
  bool too_deep = false;
  DoubledName doubled;
  const auto shallow = [&](int depth, Json::parse_event_t event, Json& parsed) {
    too_deep = too_deep || depth > kDeepestJson;
    if (!too_deep) doubled.see(depth, event, parsed);
    return !too_deep;
  };
  Json json;
  try {
    json = Json::parse(body, shallow);
  } catch (const nlohmann::json::exception&) {
    throw Problem(400, "the body is not JSON");
  }
  if (too_deep)
    throw Problem(400, fmt::format("the JSON is nested more than {} levels deep", kDeepestJson));
  if (!json.is_object()) throw Problem(400, "the body must be a JSON object");
  if (doubled.found()) {
    throw Problem(422, fmt::format("the field {} is given twice", in_quotes(*doubled.found())));
  }
  return json;
}

std::string text_field(const Json& body, const char* name) {
  const Json& value = field(body, name);
  if (!value.is_string()) wrong_type(name, "a string");
  std::string text = value.get<std::string>();
  if (text.size() > kLongestText) {
    throw Problem(422, fmt::format("the field \"{}\" is longer than {} bytes", name, kLongestText));
  }
  return text;
}

std::string text_field(const Json& body, const char* name, const std::string& otherwise) {
  return body.contains(name) ? text_field(body, name) : otherwise;
}

std::int64_t number_field(const Json& body, const char* name, std::int64_t otherwise,
                          std::int64_t least, std::int64_t most) {
  if (!body.contains(name)) return otherwise;
  const Json& value = body[name];
  if (!value.is_number_integer()) wrong_type(name, "a whole number");
  const bool large =
      value.is_number_unsigned() && value.get<std::uint64_t>() > static_cast<std::uint64_t>(most);
  if (large || value.get<std::int64_t>() < least || value.get<std::int64_t>() > most) {
    throw Problem(422, fmt::format("the field \"{}\" must be from {} to {}", name, least, most));
  }
  return value.get<std::int64_t>();
}

bool flag_field(const Json& body, const char* name, bool otherwise) {
  if (!body.contains(name)) return otherwise;
  if (!body[name].is_boolean()) wrong_type(name, "a boolean");
  return body[name].get<bool>();
}

GameRequest game_field(const Json& body) {
  GameRequest request{text_field(body, "game"), Json::object()};
  if (body.contains("options")) {
    if (!body["options"].is_object()) wrong_type("options", "an object");
    for (const auto& [name, value] : body["options"].items()) {
      if (!value.is_string()) {
        throw Problem(422, fmt::format("the option {} must be a string", in_quotes(name)));
      }
      if (value.get_ref<const std::string&>().size() > kLongestText) {
        throw Problem(422, "an option is too long");
      }
      request.options[name] = value;
    }
  }
  return request;
}

GameOptions options_of(const Json& options) {
  GameOptions result(GameOptions::Files::forbidden);
  for (const auto& [name, value] : options.items()) result.set(name, value.get<std::string>());
  return result;
}

}  // namespace harary
