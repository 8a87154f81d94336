// SPDX-License-Identifier: MIT
// Options whose value is a whole number: decimal digits and nothing else, in a range that the
// message names. The option parser's own numbers take '-1' for a large seed, '' for 0 and '0x10'.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace harary::cli {

struct NumberRange {
  std::uint64_t least = 0;
  std::uint64_t most = 0;
};

// The number; throws InputError that names the option.
std::uint64_t read_number(const std::string& option, const std::string& text, NumberRange range);

// Several, with commas between them.
std::vector<int> read_numbers(const std::string& option, const std::string& text,
                              NumberRange range);

// Adds an option that sets `target` to a number in the range. Targets are integers, or
// std::optional of them.
template <class Target>
CLI::Option* add_number(CLI::App& command, const std::string& names, Target& target,
                        NumberRange range, const std::string& help) {
  const std::string option = names.substr(0, names.find(','));
  const auto read = [&target, range, option](const std::string& text) {
    const std::uint64_t number = read_number(option, text, range);
    if constexpr (requires { typename Target::value_type; }) {
      target = static_cast<typename Target::value_type>(number);
    } else {
      target = static_cast<Target>(number);
    }
  };
  return command.add_option_function<std::string>(names, read, help)->type_name("INT");
}

}  // namespace harary::cli
