// SPDX-License-Identifier: MIT
// The HTTP library's server with bounds of our own on what a connection may cost. The library reads
// lines and chunked bodies of any length into memory (CVE-2025-46728, CVE-2025-53628; mended in
// versions that the distribution does not have), and waits for each byte anew, so that a slow
// client could keep a thread for ever. Here each request has so many bytes and so much time; then
// the connection is closed.
#pragma once

#include <httplib.h>

#include <array>
#include <chrono>
#include <string>

namespace harary {

struct RequestBounds {
  std::size_t bytes = 0;              // request line, headers and body together
  std::chrono::milliseconds reading;  // from its first byte to its last
  std::chrono::milliseconds writing;  // for each piece of an answer
};

// A connected socket as the library sees it. Reads are buffered; the buffer outlives a request, as
// the next one may be in it already.
class BoundedStream final : public httplib::Stream {
 public:
  BoundedStream(socket_t socket, const RequestBounds& bounds) : socket_(socket), bounds_(bounds) {}

  // Waits for the first byte of the next request, and opens its budget. False: there is none.
  bool next_request(std::chrono::milliseconds patience);
  // Has the request gone beyond its bounds? What follows on the line is then the rest of it.
  bool exhausted() const { return exhausted_; }
  // Says that nothing more will come, and for a moment throws away what still arrives: closing at
  // once would take the answer from a client that is still sending.
  void hang_up();

  bool is_readable() const override;
  bool is_writable() const override;
  ssize_t read(char* data, size_t size) override;
  ssize_t write(const char* data, size_t size) override;
  void get_remote_ip_and_port(std::string& ip, int& port) const override;
  void get_local_ip_and_port(std::string& ip, int& port) const override;
  socket_t socket() const override { return socket_; }

 private:
  using Clock = std::chrono::steady_clock;
  // Is the socket ready for `events` within this time?
  bool wait(short events, std::chrono::milliseconds patience) const;

  socket_t socket_;
  RequestBounds bounds_;
  std::size_t bytes_left_ = 0;
  bool exhausted_ = false;
  Clock::time_point deadline_;
  std::array<char, 4096> buffer_;
  std::size_t begin_ = 0;  // what is left of the buffer
  std::size_t end_ = 0;
};

class BoundedServer final : public httplib::Server {
 public:
  void set_bounds(const RequestBounds& bounds) { bounds_ = bounds; }

 private:
  bool process_and_close_socket(socket_t socket) override;

  // One request of the connection. cpp-httplib before 0.15 asks the stream for the two ends of the
  // connection; later versions are told.
  template <class Stream>
  bool answer(Stream& stream, bool last, bool& closed) {
    if constexpr (requires { this->process_request(stream, last, closed, nullptr); }) {
      return this->process_request(stream, last, closed, nullptr);
    } else {
      std::string remote;
      std::string local;
      int remote_port = 0;
      int local_port = 0;
      stream.get_remote_ip_and_port(remote, remote_port);
      stream.get_local_ip_and_port(local, local_port);
      return this->process_request(stream, remote, remote_port, local, local_port, last, closed,
                                   nullptr);
    }
  }

  RequestBounds bounds_;
};

}  // namespace harary
