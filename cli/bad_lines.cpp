// SPDX-License-Identifier: MIT
#include "cli/bad_lines.hpp"

#include <fmt/format.h>

namespace harary::cli {

namespace {
// Lines that are refused in the same words: the first few are printed, then a range.
constexpr std::uint64_t kToldAlike = 3;
}  // namespace

void BadLines::add(const std::string& place, const std::string& board, const std::string& why) {
  ++count_;
  if (why != why_) say_the_same();
  alike_ = why == why_ ? alike_ + 1 : 1;
  why_ = why;
  if (alike_ > kToldAlike) {
    if (first_unsaid_.empty()) first_unsaid_ = place;
    last_unsaid_ = place;
    return;
  }
  context_.err() << fmt::format("harary: {}{}: {}{}\n",
                                what_ == BadLinesAre::skipped ? "skipped: " : "", place,
                                board.empty() ? "" : board + ": ", why)
                 << std::flush;
}

void BadLines::answered() {
  say_the_same();
  why_.clear();
}

void BadLines::say_the_same() {
  if (first_unsaid_.empty()) return;
  const bool one = first_unsaid_ == last_unsaid_;
  context_.err() << fmt::format("harary: {}{}{}: the same\n",
                                what_ == BadLinesAre::skipped ? "skipped: " : "", first_unsaid_,
                                one ? "" : " to " + last_unsaid_);
  first_unsaid_.clear();
}

void BadLines::end(ListEnd& list) {
  say_the_same();
  if (count_ == 0) return;
  if (what_ == BadLinesAre::skipped) {
    context_.err() << fmt::format("harary: {} {} skipped\n", count_,
                                  count_ == 1 ? "board was" : "boards were");
  } else {
    list.refused = count_;
  }
}

}  // namespace harary::cli
