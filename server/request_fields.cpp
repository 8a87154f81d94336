// SPDX-License-Identifier: MIT
#include "server/request_fields.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "base/nearest.hpp"
#include "server/problem.hpp"

namespace harary {

namespace {

// The first part of a path, which is cut off from it.
std::string_view take_part(std::string_view& path) {
  const std::size_t end = std::min(path.find('/'), path.size());
  const std::string_view part = path.substr(0, end);
  path.remove_prefix(std::min(end + 1, path.size()));
  return part;
}

bool is_path_of(std::string_view path, std::string_view pattern) {
  while (!path.empty() && !pattern.empty()) {
    const std::string_view part = take_part(path);
    const std::string_view wanted = take_part(pattern);
    if (wanted != "{id}" && part != wanted) return false;
  }
  return path.empty() && pattern.empty();
}

// The names of an object's fields, where `prefix` is that of the object: "seats." or "".
void refuse_in(const Json& object, const std::string& prefix,
               const std::vector<std::string_view>& known) {
  for (const auto& [name, value] : object.items()) {
    const std::string full = prefix + name;
    const std::string inside = full + ".";
    if (value.is_object() && std::any_of(known.begin(), known.end(),
                                         [&](auto field) { return field.starts_with(inside); })) {
      refuse_in(value, inside, known);
      continue;
    }
    if (std::find(known.begin(), known.end(), full) != known.end()) continue;
    const std::vector<std::string> names(known.begin(), known.end());
    const std::string nearest = nearest_word(full, names);
    throw Problem(422, fmt::format("there is no field {} here{}", in_quotes(full),
                                   nearest.empty() ? "" : "; did you mean \"" + nearest + "\"?"));
  }
}

}  // namespace

void refuse_fields_but(const std::vector<std::string_view>& known, const Json& object) {
  refuse_in(object, "", known);
}

const std::vector<RequestFields>& request_fields() {
  static const std::vector<RequestFields> fields{
      {"/api/board", {"game", "options"}},
      {"/api/view", {"game", "options", "position"}},
      {"/api/play", {"game", "options", "position", "move"}},
      {"/api/analyse", {"game", "options", "position", "question"}},
      {"/api/analyse/events", {"game", "options", "position", "question", "seconds"}},
      {"/api/line", {"game", "options", "position"}},
      {"/api/explorer", {"game", "options", "position"}},
      {"/api/certificate", {"game", "options"}},
      {"/api/verify", {"certificate"}},
      {"/api/matches",
       {"game", "options", "seats", "seats.first", "seats.second", "shaking", "thinking_ms",
        "open_seat", "clock_seconds", "increment_seconds", "position", "moves"}},
      {"/api/matches/{id}/moves", {"ply", "move"}},
      {"/api/matches/{id}/machine", {"ply"}},
      {"/api/matches/{id}/undo", {"ply"}},
      {"/api/matches/{id}/hint", {"ply"}},
      {"/api/matches/{id}/resign", {"ply"}},
      {"/api/matches/{id}/rematch", {}},
      {"/api/matches/{id}/join", {}},
      {"/api/hall-of-fame", {"match", "name"}},
      {"/api/jobs", {"kind", "game", "options", "question", "position", "seconds"}}};
  return fields;
}

void refuse_unknown_fields(const Json& body, std::string_view path) {
  for (const RequestFields& known : request_fields()) {
    if (is_path_of(path, known.path)) return refuse_in(body, "", known.fields);
  }
}

}  // namespace harary
