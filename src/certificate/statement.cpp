// SPDX-License-Identifier: MIT
#include "certificate/statement.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "base/doubled_name.hpp"
#include "base/error.hpp"
#include "certificate/blocks.hpp"

namespace harary {

namespace {

// Members by name: one that keeps their order looks through all of them for each, and a megabyte of
// foreign members would take a quarter of a minute.
using Json = nlohmann::json;

constexpr std::size_t kMostStatements = 64;
constexpr std::int64_t kMostPlayers = 255;
// By PositionKind. The first one is not named in headers.
constexpr std::array<const char*, 6> kKinds = {"plain",    "cores",        "one-sided cores",
                                               "summands", "raised cores", "sets"};

[[noreturn]] void fail(const std::string& what) {
  throw InputError("header: " + what);
}

const Json& member(const Json& object, const std::string& name) {
  if (!object.is_object() || !object.contains(name)) fail("there is no " + name);
  return object[name];
}

std::string text_member(const Json& object, const std::string& name) {
  const Json& value = member(object, name);
  if (!value.is_string()) fail(name + " is not a text");
  return value.get<std::string>();
}

std::int64_t number(const Json& value, const std::string& name, std::int64_t least,
                    std::int64_t most) {
  if (!value.is_number_integer()) fail(name + " is not a whole number");
  if (value.is_number_unsigned() && value.get<std::uint64_t>() > static_cast<std::uint64_t>(most)) {
    fail(name + " is out of range");
  }
  const auto result = value.get<std::int64_t>();
  if (result < least || result > most) fail(name + " is out of range");
  return result;
}

Statement parse_statement(const Json& json) {
  Statement statement;
  const std::string side = text_member(json, "side");
  if (side != "first" && side != "second") fail("the side must be first or second");
  statement.side = side == "first" ? Side::first : Side::second;
  statement.at_least =
      static_cast<Value>(number(member(json, "at_least"), "at_least", -kInfinity, kInfinity));
  if (json.contains("player")) {
    statement.player = static_cast<int>(number(json["player"], "player", 1, kMostPlayers));
  }
  return statement;
}

PositionKind parse_kind(const std::string& text) {
  const auto found = std::find(kKinds.begin() + 1, kKinds.end(), text);
  if (found == kKinds.end()) {
    fail(fmt::format("positions must be one of {}",
                     fmt::join(kKinds.begin() + 1, kKinds.end(), ", ")));
  }
  return static_cast<PositionKind>(found - kKinds.begin());
}

}  // namespace

std::string_view name_of(PositionKind kind) {
  return kKinds[static_cast<std::size_t>(kind)];
}

std::uint32_t format_version(PositionKind kind) {
  return certificate::kFirstVersion + static_cast<std::uint32_t>(kind);
}

std::string header_text(const CertificateHeader& header) {
  using Ordered = nlohmann::ordered_json;
  Ordered json;
  json["game"] = header.game;
  json["options"] = Ordered::object();
  for (const auto& [name, text] : header.options) json["options"][name] = text;
  json["program"] = header.program;
  json["statements"] = Ordered::array();
  for (const Statement& statement : header.statements) {
    Ordered entry;
    entry["side"] = statement.side == Side::first ? "first" : "second";
    entry["at_least"] = statement.at_least;
    if (statement.player) entry["player"] = *statement.player;
    json["statements"].push_back(entry);
  }
  if (header.kind != PositionKind::plain) json["positions"] = name_of(header.kind);
  if (header.sets) json["sets"] = to_json(*header.sets);
  return json.dump();
}

void require_room_in_header(const SetInstance& sets) {
  constexpr std::size_t kRest = 1 << 16;  // options and statements
  const std::size_t size = to_json(sets).dump().size();
  if (size + kRest <= certificate::kMostHeaderText) return;
  throw LimitError(
      fmt::format("--certificate: the winning sets take {} bytes of text, and a "
                  "certificate lists at most {}",
                  size, certificate::kMostHeaderText - kRest));
}

CertificateHeader parse_header(std::string_view text) {
  DoubledName doubled;
  const auto watch = [&](int depth, Json::parse_event_t event, const Json& parsed) {
    doubled.see(depth, event, parsed);
    return true;
  };
  const Json json = Json::parse(text, watch, false);
  if (json.is_discarded()) fail("this is not JSON");
  if (doubled.found()) fail(in_quotes(*doubled.found()) + " is there twice");
  CertificateHeader header;
  header.game = text_member(json, "game");
  header.program = text_member(json, "program");
  const Json& options = member(json, "options");
  if (!options.is_object()) fail("options is not an object");
  for (const auto& [name, value] : options.items()) {
    if (!value.is_string()) fail("an option is not a text");
    header.options[name] = value.get<std::string>();
  }
  if (json.contains("positions")) {
    const std::string positions = text_member(json, "positions");
    header.kind = parse_kind(positions);
  }
  if (json.contains("sets") != (header.kind == PositionKind::sets)) {
    fail("sets are there exactly if the positions are those of sets");
  }
  if (header.kind == PositionKind::sets) header.sets = parse_set_instance(json["sets"]);
  const Json& statements = member(json, "statements");
  if (!statements.is_array() || statements.empty() || statements.size() > kMostStatements) {
    fail("statements is not a list of 1 to 64 statements");
  }
  for (const Json& statement : statements) header.statements.push_back(parse_statement(statement));
  return header;
}

}  // namespace harary
