// SPDX-License-Identifier: MIT
#include "store/json_text.hpp"

#include <stdexcept>

#include "base/doubled_name.hpp"
#include "store/bytes.hpp"

namespace harary {

namespace {

constexpr int kMaxDepth = 4;

[[noreturn]] void refuse_member(const std::string& name) {
  throw BytesDamaged{"its text lacks a proper \"" + name + "\""};
}

}  // namespace

nlohmann::json parse_json(std::string_view text) {
  bool too_deep = false;
  DoubledName doubled;
  const auto watch = [&](int depth, nlohmann::json::parse_event_t event, nlohmann::json& parsed) {
    too_deep = too_deep || depth > kMaxDepth;
    if (!too_deep) doubled.see(depth, event, parsed);
    return !too_deep;
  };
  nlohmann::json json = nlohmann::json::parse(text, watch, false);
  if (json.is_discarded() || too_deep) throw BytesDamaged{"its text is malformed"};
  if (doubled.found()) throw BytesDamaged{"its text has \"" + *doubled.found() + "\" twice"};
  return json;
}

std::string json_text(const nlohmann::json& json) {
  try {
    return json.dump();
  } catch (const nlohmann::json::type_error&) {
    throw std::logic_error("a name that is not UTF-8 cannot be stored");
  }
}

const nlohmann::json& member(const nlohmann::json& object, const std::string& name) {
  if (!object.is_object() || !object.contains(name)) refuse_member(name);
  return object.at(name);
}

std::string string_member(const nlohmann::json& object, const std::string& name) {
  const auto& value = member(object, name);
  if (!value.is_string()) refuse_member(name);
  return value.get<std::string>();
}

std::uint64_t number_member(const nlohmann::json& object, const std::string& name,
                            std::uint64_t largest) {
  const auto& value = member(object, name);
  if (!value.is_number_unsigned() || value.get<std::uint64_t>() > largest) refuse_member(name);
  return value.get<std::uint64_t>();
}

std::map<std::string, std::string> strings_by_name(const nlohmann::json& object,
                                                   const std::string& name) {
  const auto& value = member(object, name);
  if (!value.is_object()) refuse_member(name);
  std::map<std::string, std::string> result;
  for (const auto& [key, entry] : value.items()) {
    if (!entry.is_string()) refuse_member(name);
    result[key] = entry.get<std::string>();
  }
  return result;
}

std::vector<std::string> strings_in_order(const nlohmann::json& object, const std::string& name) {
  const auto& value = member(object, name);
  if (!value.is_array()) refuse_member(name);
  std::vector<std::string> result;
  for (const auto& entry : value) {
    if (!entry.is_string()) refuse_member(name);
    result.push_back(entry.get<std::string>());
  }
  return result;
}

}  // namespace harary
