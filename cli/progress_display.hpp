// SPDX-License-Identifier: MIT
// The progress line on a terminal. It is the last line of the screen, and it is gone before
// anything else is written, to the output or to the error stream: the two are often the same
// terminal.
#pragma once

#include <memory>
#include <ostream>
#include <string>
#include <string_view>

namespace harary::cli {

class ProgressDisplay {
 public:
  // Watches both streams until it is destroyed; the line is written to `err`.
  ProgressDisplay(std::ostream& out, std::ostream& err);
  ~ProgressDisplay();
  ProgressDisplay(const ProgressDisplay&) = delete;
  ProgressDisplay& operator=(const ProgressDisplay&) = delete;

  // Shows this line in place of the one before it; it is cut where the window ends. Safe from any
  // thread.
  void show(std::string_view line);
  void clear();
  // Columns for a line: one less than the window has, because some terminals wrap in the last one.
  static int columns();

 private:
  class Shown;
  class ErasingBuffer;

  std::ostream& out_;
  std::ostream& err_;
  std::unique_ptr<Shown> shown_;
  std::unique_ptr<ErasingBuffer> out_buffer_;
  std::unique_ptr<ErasingBuffer> err_buffer_;
};

// The first `columns` characters of UTF-8 text.
std::string_view cut_to(std::string_view text, int columns);
// Characters of UTF-8 text.
int width_of(std::string_view text);

}  // namespace harary::cli
