// SPDX-License-Identifier: MIT
// What goes wrong with a request, as RFC 9457 has it: a status and a line for people.
#pragma once

#include <stdexcept>
#include <string>

namespace harary {

class Problem : public std::runtime_error {
 public:
  Problem(int status, const std::string& detail) : std::runtime_error(detail), status_(status) {}
  int status() const { return status_; }

 private:
  int status_;
};

}  // namespace harary
