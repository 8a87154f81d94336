// SPDX-License-Identifier: MIT
// What goes wrong with a request, as RFC 9457 has it: a status and a line for people.
#pragma once

#include <stdexcept>
#include <string>
#include <utility>

#include "base/job.hpp"

namespace harary {

class Problem : public std::runtime_error {
 public:
  Problem(int status, const std::string& detail, std::string pointer = "")
      : std::runtime_error(detail), status_(status), pointer_(std::move(pointer)) {}
  int status() const { return status_; }
  // The member of the request that it is about, as a JSON pointer: "#/options/red". "" if none is
  // known.
  const std::string& pointer() const { return pointer_; }

 private:
  int status_;
  std::string pointer_;
};

// The address is known, but not with this method.
class WrongMethod : public Problem {
 public:
  explicit WrongMethod(const std::string& allowed)
      : Problem(405, "this address takes only " + allowed), allowed_(allowed) {}
  const std::string& allowed() const { return allowed_; }  // "GET, POST"

 private:
  std::string allowed_;
};

// A question whose time or memory ended before there was anything to answer. Time may be had later,
// more memory may not.
inline Problem problem_of(const JobStopped& stop) {
  if (stop.reason == StopReason::memory) {
    return {422,
            "this question needs more memory than one question may use; ask about a smaller board, "
            "or a position with fewer moves left"};
  }
  return {503, "this question took too long; ask again, or about a smaller board"};
}

}  // namespace harary
