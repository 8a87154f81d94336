// SPDX-License-Identifier: MIT
// Errors that a caller can act on. The library never prints and never aborts: it throws one of
// these. Each makes its message printable(): text from outside in it gives a terminal nothing to
// obey.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

namespace harary {

// Where in a text something is wrong. Lines and columns count from 1; 0 means "not known".
struct TextPlace {
  std::string source;  // a file's path, an option's name, or "standard input"
  int line = 0;
  int column = 0;
};

// The input is not acceptable: bad syntax, an unknown name, a rule of the game broken.
// what() is one line that says what, where and what to do: "FILE:LINE:COLUMN: message".
class InputError : public std::runtime_error {
 public:
  explicit InputError(const std::string& message);
  InputError(const TextPlace& place, const std::string& message);
};

// A file cannot be read or written, or does not hold what it should. what() is one line that says
// which file, what is wrong and what to do: "PATH: what is wrong; what to do".
class FileError : public std::runtime_error {
 public:
  FileError(const std::string& path, const std::string& message);
  // The system has refused `action` ("open", "write") for the reason `error_number` (errno).
  static FileError of_system(const std::string& path, const std::string& action, int error_number);
};

// The input is fine, but the work asked for does not fit (memory limit, order, exponential size).
class LimitError : public std::runtime_error {
 public:
  explicit LimitError(const std::string& message);
};

// Text from outside for a message: at most `limit` bytes, printable.
std::string shortened(std::string_view text, std::size_t limit = 80);

// Quotes text from outside for a message: at most `limit` bytes, printable, with typing_advice().
std::string in_quotes(std::string_view text, std::size_t limit = 40);

}  // namespace harary
