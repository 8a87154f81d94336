// SPDX-License-Identifier: MIT
// A fuzz target reads bytes that may be anything. It returns, or throws one of the library's errors
// with a message of one line; everything else is a find: another exception, a failed must(), a
// report of a sanitizer.
#pragma once

#include <cstdlib>
#include <map>
#include <string>
#include <string_view>

namespace harary::fuzz {

using Read = void (*)(std::string_view input);

// The targets of this program, by name; each source of a target adds its own.
inline std::map<std::string, Read>& targets() {
  static std::map<std::string, Read> all;
  return all;
}

struct Target {
  Target(const char* name, Read read) { targets().emplace(name, read); }
};

// Runs a target on one input, and checks the errors that it throws.
void run(Read read, std::string_view input);

// What has to be true of everything that was accepted.
inline void must(bool condition) {
  if (!condition) std::abort();
}

// Input that has several parts is lines: takes the first one off.
inline std::string take_line(std::string_view& text) {
  const std::size_t end = text.find('\n');
  std::string line(text.substr(0, end));
  text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
  return line;
}

}  // namespace harary::fuzz
