// SPDX-License-Identifier: MIT
// The lines of a list that have no answer: each is named with its place and why, the list goes on,
// and the exit status says in the end that there were some, unless --skip-bad expects them.
#pragma once

#include <cstdint>
#include <string>

#include "cli/context.hpp"

namespace harary::cli {

enum class BadLinesAre { errors, skipped };

class BadLines {
 public:
  BadLines(Context& context, BadLinesAre what) : context_(context), what_(what) {}

  // `place`: "list.g6:3" or "list.g6:3:2"; `board`: its text, empty where there is none.
  void add(const std::string& place, const std::string& board, const std::string& why);
  // A line between them had an answer.
  void answered();
  // After the list: says how many there were, and what that makes of it.
  void end(ListEnd& list);

 private:
  void say_the_same();

  Context& context_;
  BadLinesAre what_;
  std::uint64_t count_ = 0;
  // Lines one after the other that are refused in the same words: a wrong option, say.
  std::string why_;
  std::uint64_t alike_ = 0;
  std::string first_unsaid_, last_unsaid_;
};

}  // namespace harary::cli
