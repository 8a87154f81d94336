// SPDX-License-Identifier: MIT
// Both streams get a buffer that erases the line first and then passes everything to the buffer
// that the stream had.
#include "cli/progress_display.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdint>
#include <limits>
#include <mutex>
#include <streambuf>

#include "cli/window.hpp"

namespace harary::cli {

namespace {

constexpr int kColumnsWithoutWindow = 80;

bool begins_character(char c) {
  return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
}

}  // namespace

int width_of(std::string_view text) {
  int width = 0;
  for (const char c : text) width += begins_character(c) ? 1 : 0;
  return width;
}

std::string_view cut_to(std::string_view text, int columns) {
  int width = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (begins_character(text[i]) && ++width > columns) return text.substr(0, i);
  }
  return text;
}

int ProgressDisplay::columns() {
  if (const auto columns = window_columns(STDERR_FILENO)) return *columns - 1;
  // With `--progress on` the line may go to a file, which has no end of a line.
  return ::isatty(STDERR_FILENO) != 0 ? kColumnsWithoutWindow - 1 : std::numeric_limits<int>::max();
}

// The line that is on the screen, and the lock for all that is written.
class ProgressDisplay::Shown {
 public:
  explicit Shown(std::streambuf* err) : err_(err) {}

  std::recursive_mutex& mutex() { return mutex_; }
  void erase() {
    if (width_ == 0) return;
    // In a window that was made narrower since, the line may have become several.
    const std::int64_t rows_above = (width_ - 1) / (std::int64_t{columns()} + 1);
    write(rows_above == 0 ? "\r\x1b[K" : fmt::format("\r\x1b[{}A\x1b[J", rows_above));
    width_ = 0;
  }
  void show(std::string_view line) {
    erase();
    const std::string_view seen = cut_to(line, columns());
    write(seen);
    width_ = width_of(seen);
  }

 private:
  void write(std::string_view text) {
    err_->sputn(text.data(), static_cast<std::streamsize>(text.size()));
    err_->pubsync();
  }

  std::recursive_mutex mutex_;
  std::streambuf* err_;
  int width_ = 0;  // 0: no line is shown
};

class ProgressDisplay::ErasingBuffer : public std::streambuf {
 public:
  ErasingBuffer(Shown& shown, std::streambuf* below) : shown_(shown), below_(below) {}
  std::streambuf* below() const { return below_; }

 protected:
  int_type overflow(int_type c) override {
    const std::lock_guard lock(shown_.mutex());
    shown_.erase();
    return traits_type::eq_int_type(c, traits_type::eof())
               ? traits_type::not_eof(c)
               : below_->sputc(traits_type::to_char_type(c));
  }
  std::streamsize xsputn(const char* text, std::streamsize size) override {
    const std::lock_guard lock(shown_.mutex());
    if (size > 0) shown_.erase();
    return below_->sputn(text, size);
  }
  int sync() override {
    const std::lock_guard lock(shown_.mutex());
    return below_->pubsync();
  }

 private:
  Shown& shown_;
  std::streambuf* below_;
};

ProgressDisplay::ProgressDisplay(std::ostream& out, std::ostream& err)
    : out_(out),
      err_(err),
      shown_(std::make_unique<Shown>(err.rdbuf())),
      out_buffer_(std::make_unique<ErasingBuffer>(*shown_, out.rdbuf())),
      err_buffer_(std::make_unique<ErasingBuffer>(*shown_, err.rdbuf())) {
  // rdbuf() clears the state of a stream, which is not ours to change.
  const std::ios::iostate of_out = out_.rdstate(), of_err = err_.rdstate();
  out_.rdbuf(out_buffer_.get());
  err_.rdbuf(err_buffer_.get());
  out_.setstate(of_out);
  err_.setstate(of_err);
}

ProgressDisplay::~ProgressDisplay() {
  clear();
  const std::ios::iostate of_out = out_.rdstate(), of_err = err_.rdstate();
  const std::ios::iostate thrown = out_.exceptions();
  out_.exceptions(std::ios::goodbit);
  out_.rdbuf(out_buffer_->below());
  err_.rdbuf(err_buffer_->below());
  out_.setstate(of_out);
  err_.setstate(of_err);
  // Where the state is bad, an exception that says so is on its way to run() already.
  if ((thrown & of_out) == 0) out_.exceptions(thrown);
}

// What the output still holds back is written first, so that it does not come behind the line.
void ProgressDisplay::show(std::string_view line) {
  const std::lock_guard lock(shown_->mutex());
  out_buffer_->pubsync();
  shown_->show(line);
}

void ProgressDisplay::clear() {
  const std::lock_guard lock(shown_->mutex());
  shown_->erase();
}

}  // namespace harary::cli
