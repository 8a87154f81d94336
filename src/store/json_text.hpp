// SPDX-License-Identifier: MIT
// JSON in our files: texts of known shape, read as carefully as the bytes around them.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace harary {

// Throws BytesDamaged if this is not JSON, nested deeper than our texts are, or has a name twice in
// one object.
nlohmann::json parse_json(std::string_view text);
// Without blanks, keys in order. Throws std::logic_error if a string is not UTF-8.
std::string json_text(const nlohmann::json& json);

// A member of an object; all throw BytesDamaged if it is missing or of another type.
const nlohmann::json& member(const nlohmann::json& object, const std::string& name);
std::string string_member(const nlohmann::json& object, const std::string& name);
std::uint64_t number_member(const nlohmann::json& object, const std::string& name,
                            std::uint64_t largest);
std::map<std::string, std::string> strings_by_name(const nlohmann::json& object,
                                                   const std::string& name);
std::vector<std::string> strings_in_order(const nlohmann::json& object, const std::string& name);

}  // namespace harary
