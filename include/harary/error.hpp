// SPDX-License-Identifier: MIT
// What the library throws. what() is one line that says what is wrong, where, and what to do.
#pragma once

#include <stdexcept>
#include <string>

#include <harary/api.hpp>

namespace harary::v0 {

// The base of all the others.
class HARARY_API Error : public std::runtime_error {
 public:
  explicit Error(const std::string& message);
  ~Error() override;
};

// A text is not acceptable: bad syntax, an unknown name, a rule of the game broken.
class HARARY_API InputError : public Error {
 public:
  explicit InputError(const std::string& message);
  ~InputError() override;
};

// A file cannot be read or written, or does not hold what it should.
class HARARY_API FileError : public Error {
 public:
  explicit FileError(const std::string& message);
  ~FileError() override;
};

// The input is fine, but the work does not fit: too many vertices, too much memory.
class HARARY_API LimitError : public Error {
 public:
  explicit LimitError(const std::string& message);
  ~LimitError() override;
};

enum class StopReason {
  time,       // the job's time is over
  memory,     // the job's memory is used up
  interrupt,  // Job::interrupt() was called
};

// The job ended before there was anything to return. Most calls return a partial answer instead.
class HARARY_API Stopped : public Error {
 public:
  explicit Stopped(StopReason reason);
  ~Stopped() override;
  StopReason reason() const { return reason_; }

 private:
  StopReason reason_;
};

}  // namespace harary::v0
