// SPDX-License-Identifier: MIT
// `harary serve` as a process of its own, which can be killed without warning and started again on
// the same data and port.
#pragma once

#include <fcntl.h>
#include <netinet/in.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <fstream>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "support/server/http_client.hpp"

namespace harary::tests {

class ServerProcess {
 public:
  // HARARY_BINARY is the program's path. The port must be free.
  ServerProcess(std::string data, int port) : data_(std::move(data)), port_(port) { start(); }
  ~ServerProcess() { end(SIGTERM); }
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  // Without a chance to say good-bye.
  void kill() { end(SIGKILL); }

  // Starts it and waits until it answers.
  void start() {
    std::vector<std::string> words{HARARY_BINARY,         "serve",  "--port",
                                   std::to_string(port_), "--data", data_};
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0);
    const int failed =
        posix_spawn(&process_, HARARY_BINARY, &files, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&files);
    if (failed != 0) throw std::runtime_error("the server cannot be started");
    for (int wait = 0; wait < 1000; ++wait) {
      HttpClient client(port_);
      const auto health = client.request("GET", "/api/health");
      if (health && health->status == 200) return;
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    throw std::runtime_error("the server does not answer");
  }

  int port() const { return port_; }

  // Memory in use now.
  long resident_megabytes() const {
    std::ifstream status("/proc/" + std::to_string(process_) + "/status");
    for (std::string line; std::getline(status, line);) {
      if (line.starts_with("VmRSS:")) return std::stol(line.substr(6)) / 1024;
    }
    return -1;
  }

  // A port that no process listens on.
  static int free_port() {
    const int probe = socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    const bool bound = bind(probe, reinterpret_cast<sockaddr*>(&address), size) == 0 &&
                       getsockname(probe, reinterpret_cast<sockaddr*>(&address), &size) == 0;
    close(probe);
    if (!bound) throw std::runtime_error("there is no free port");
    return ntohs(address.sin_port);
  }

 private:
  void end(int signal) {
    if (process_ <= 0) return;
    ::kill(process_, signal);
    int status = 0;
    waitpid(process_, &status, 0);
    process_ = -1;
  }

  std::string data_;
  int port_;
  pid_t process_ = -1;
};

}  // namespace harary::tests
