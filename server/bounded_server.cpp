// SPDX-License-Identifier: MIT
#include "server/bounded_server.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

namespace harary {

namespace {

template <class Ask>
void name_of_end(socket_t socket, Ask&& ask, std::string& ip, int& port) {
  sockaddr_storage address{};
  socklen_t size = sizeof address;
  if (ask(socket, reinterpret_cast<sockaddr*>(&address), &size) != 0) return;
  char text[INET6_ADDRSTRLEN] = {};
  if (address.ss_family == AF_INET) {
    const auto& v4 = reinterpret_cast<const sockaddr_in&>(address);
    inet_ntop(AF_INET, &v4.sin_addr, text, sizeof text);
    port = ntohs(v4.sin_port);
  } else if (address.ss_family == AF_INET6) {
    const auto& v6 = reinterpret_cast<const sockaddr_in6&>(address);
    inet_ntop(AF_INET6, &v6.sin6_addr, text, sizeof text);
    port = ntohs(v6.sin6_port);
  }
  ip = text;
}

}  // namespace

bool BoundedStream::wait(short events, std::chrono::milliseconds patience) const {
  const auto end = Clock::now() + patience;
  while (true) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now());
    pollfd poll_on{socket_, events, 0};
    const int ready = ::poll(&poll_on, 1, static_cast<int>(std::max<long>(0, left.count())));
    if (ready > 0) return true;
    if (ready == 0 || errno != EINTR) return false;
  }
}

bool BoundedStream::next_request(std::chrono::milliseconds patience) {
  if (begin_ == end_ && !wait(POLLIN, patience)) return false;
  bytes_left_ = bounds_.bytes;
  deadline_ = Clock::now() + bounds_.reading;
  return true;
}

bool BoundedStream::is_readable() const {
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline_ - Clock::now());
  return begin_ < end_ || (left.count() > 0 && wait(POLLIN, left));
}

bool BoundedStream::is_writable() const {
  return wait(POLLOUT, bounds_.writing);
}

ssize_t BoundedStream::read(char* data, size_t size) {
  exhausted_ = exhausted_ || bytes_left_ == 0 || Clock::now() > deadline_;
  if (exhausted_) return -1;
  if (begin_ == end_) {
    if (!is_readable()) {
      exhausted_ = true;
      return -1;
    }
    const ssize_t count = recv(socket_, buffer_.data(), buffer_.size(), 0);
    if (count <= 0) return count;
    begin_ = 0;
    end_ = static_cast<std::size_t>(count);
  }
  const std::size_t taken = std::min({size, end_ - begin_, bytes_left_});
  std::copy_n(buffer_.data() + begin_, taken, data);
  begin_ += taken;
  bytes_left_ -= taken;
  return static_cast<ssize_t>(taken);
}

ssize_t BoundedStream::write(const char* data, size_t size) {
  if (!is_writable()) return -1;
  return send(socket_, data, size, MSG_NOSIGNAL);
}

void BoundedStream::hang_up() {
  shutdown(socket_, SHUT_WR);
  const auto end = Clock::now() + std::chrono::seconds(1);
  while (Clock::now() < end && wait(POLLIN, std::chrono::milliseconds(200))) {
    if (recv(socket_, buffer_.data(), buffer_.size(), 0) <= 0) return;
  }
}

void BoundedStream::get_remote_ip_and_port(std::string& ip, int& port) const {
  name_of_end(socket_, getpeername, ip, port);
}
void BoundedStream::get_local_ip_and_port(std::string& ip, int& port) const {
  name_of_end(socket_, getsockname, ip, port);
}

bool BoundedServer::process_and_close_socket(socket_t socket) {
  BoundedStream stream(socket, bounds_);
  const std::chrono::seconds patience(keep_alive_timeout_sec_);
  bool answered = true;
  bool closed = false;
  for (std::size_t left = keep_alive_max_count_; answered && !closed && left > 0; --left) {
    if (svr_sock_ == INVALID_SOCKET || !stream.next_request(patience)) break;
    answered = answer(stream, left == 1, closed);
    closed = closed || stream.exhausted();
  }
  stream.hang_up();
  close(socket);
  return answered;
}

}  // namespace harary
