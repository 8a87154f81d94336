// SPDX-License-Identifier: MIT
#include "cli/compare/measured_run.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <signal.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <fstream>
#include <iterator>
#include <thread>

#include "base/error.hpp"
#include "base/printable.hpp"

extern char** environ;

namespace harary::cli {

namespace {

double seconds_of(const timeval& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

std::string content_of(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

pid_t start(const std::vector<std::string>& words, const std::string& out, const std::string& err) {
  std::vector<std::string> copies = words;
  std::vector<char*> arguments;
  for (std::string& word : copies) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  constexpr int kNew = O_WRONLY | O_CREAT | O_TRUNC;
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, out.c_str(), kNew, 0600);
  posix_spawn_file_actions_addopen(&files, STDERR_FILENO, err.c_str(), kNew, 0600);
  pid_t process = -1;
  const int error =
      posix_spawnp(&process, arguments.front(), &files, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&files);
  if (error != 0) {
    throw InputError(
        fmt::format("{} cannot be run: {}", in_quotes(words.front()), std::strerror(error)));
  }
  return process;
}

}  // namespace

MeasuredRun run_measured(const std::vector<std::string>& words, const std::string& folder,
                         const Job& job) {
  using namespace std::chrono_literals;
  const std::string out = folder + "/stdout";
  const std::string err = folder + "/stderr";
  const pid_t process = start(words, out, err);
  int status = 0;
  rusage used{};
  // Asked for again and again rather than waited for: a signal to this process alone, or the end of
  // the budget, must end the other one as well.
  auto pause = 1ms;
  for (;;) {
    const pid_t ended = ::wait4(process, &status, WNOHANG, &used);
    if (ended == process) break;
    if (ended < 0 && errno != EINTR) {
      throw InputError(fmt::format("{}: {}", in_quotes(words.front()), std::strerror(errno)));
    }
    try {
      job.check();
    } catch (const JobStopped&) {
      ::kill(process, SIGKILL);
      while (::wait4(process, &status, 0, &used) < 0 && errno == EINTR) {
      }
      throw;
    }
    std::this_thread::sleep_for(pause);
    pause = std::min(2 * pause, 20ms);
  }
  job.check();  // Ctrl-C ends both
  MeasuredRun run;
  run.seconds = seconds_of(used.ru_utime) + seconds_of(used.ru_stime);
  run.status = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
  run.signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  run.out = content_of(out);
  run.err = content_of(err);
  return run;
}

}  // namespace harary::cli
