// SPDX-License-Identifier: MIT
#include "tests/faults/traced.hpp"

#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstddef>
#include <cstdlib>
#include <set>
#include <string_view>

namespace harary {

namespace {

// Where a call names what it changes.
enum class Names { file, path, path_in_folder };

struct CountedCall {
  long number;
  const char* name;
  Names names;
  bool needs_space;
  bool interruptible;
};

constexpr std::array kCounted{
    CountedCall{SYS_write, "write", Names::file, true, true},
    CountedCall{SYS_writev, "writev", Names::file, true, true},
    CountedCall{SYS_pwrite64, "pwrite64", Names::file, true, true},
    CountedCall{SYS_ftruncate, "ftruncate", Names::file, true, false},
    CountedCall{SYS_fallocate, "fallocate", Names::file, true, false},
    CountedCall{SYS_fsync, "fsync", Names::file, true, false},
    CountedCall{SYS_fdatasync, "fdatasync", Names::file, true, false},
    CountedCall{SYS_fchmod, "fchmod", Names::file, false, false},
    CountedCall{SYS_openat, "openat", Names::path_in_folder, true, true},
    CountedCall{SYS_mkdirat, "mkdirat", Names::path_in_folder, true, false},
    CountedCall{SYS_unlinkat, "unlinkat", Names::path_in_folder, false, false},
    CountedCall{SYS_renameat, "renameat", Names::path_in_folder, false, false},
    CountedCall{SYS_renameat2, "renameat2", Names::path_in_folder, false, false},
    CountedCall{SYS_open, "open", Names::path, true, true},
    CountedCall{SYS_creat, "creat", Names::path, true, true},
    CountedCall{SYS_mkdir, "mkdir", Names::path, true, false},
    CountedCall{SYS_unlink, "unlink", Names::path, false, false},
    CountedCall{SYS_rename, "rename", Names::path, false, false},
};

// Stops the process at the counted calls, and only there.
void install_filter() {
  std::vector<sock_filter> code{
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
  };
  for (const CountedCall& call : kCounted) {
    code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, static_cast<unsigned>(call.number), 0, 1));
    code.push_back(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_TRACE));
  }
  code.push_back(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW));
  const sock_fprog program{static_cast<unsigned short>(code.size()), code.data()};
  if (::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 ||
      ::prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) != 0) {
    ::_exit(126);
  }
}

[[noreturn]] void become(const TracedProgram& program) {
  const auto redirect = [](const std::string& path, int as) {
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0666);
    if (file < 0 || ::dup2(file, as) < 0) ::_exit(126);
    ::close(file);
  };
  redirect("/dev/null", 0);
  redirect(program.out, 1);
  redirect(program.err, 2);
  std::vector<char*> words;
  for (const std::string& word : program.words) words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);
  if (::ptrace(PTRACE_TRACEME, 0, nullptr, nullptr) != 0) ::_exit(126);
  ::raise(SIGSTOP);
  install_filter();
  ::execv(words.front(), words.data());
  ::_exit(127);
}

std::string link_of(pid_t process, const std::string& name) {
  std::array<char, PATH_MAX> buffer;
  const std::string link = "/proc/" + std::to_string(process) + "/" + name;
  const ssize_t length = ::readlink(link.c_str(), buffer.data(), buffer.size());
  return {buffer.data(), static_cast<std::size_t>(std::max<ssize_t>(0, length))};
}

std::string text_at(pid_t process, unsigned long long address) {
  std::string text;
  // Up to the end of the page, so that no page is touched that is not there.
  for (std::array<char, 4096> page; text.size() < PATH_MAX;) {
    const std::size_t count = page.size() - (address + text.size()) % page.size();
    const iovec here{page.data(), count};
    const iovec there{reinterpret_cast<void*>(address + text.size()), count};
    const ssize_t got = ::process_vm_readv(process, &here, 1, &there, 1, 0);
    if (got <= 0) break;
    const std::string_view part(page.data(), static_cast<std::size_t>(got));
    text += part.substr(0, part.find('\0'));
    if (part.find('\0') != std::string_view::npos) break;
  }
  return text;
}

class Tracer {
 public:
  Tracer(const TracedProgram& program, std::atomic<int>* process)
      : program_(program), process_(process) {}

  TracedRun run() {
    const pid_t child = child_ = ::fork();
    if (child == 0) become(program_);
    int status = 0;
    ::waitpid(child, &status, 0);
    if (!WIFSTOPPED(status))
      return {WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status), 0, ""};
    ::ptrace(PTRACE_SETOPTIONS, child, nullptr,
             PTRACE_O_TRACESECCOMP | PTRACE_O_TRACECLONE | PTRACE_O_TRACEFORK |
                 PTRACE_O_TRACEVFORK | PTRACE_O_EXITKILL);
    known_.insert(child);
    if (process_ != nullptr) process_->store(child);
    ::ptrace(PTRACE_CONT, child, nullptr, nullptr);
    for (pid_t thread; (thread = ::waitpid(-1, &status, __WALL | __WNOTHREAD)) > 0;) {
      if (!WIFSTOPPED(status)) {
        if (thread == child)
          result_.status = WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
        continue;
      }
      int signal = WSTOPSIG(status);
      if (status >> 8 == (SIGTRAP | PTRACE_EVENT_SECCOMP << 8)) {
        at_call(thread);
        signal = 0;
      } else if (signal == SIGTRAP || (signal == SIGSTOP && known_.insert(thread).second)) {
        signal = 0;  // another event, or the first stop of a new thread
      }
      ::ptrace(PTRACE_CONT, thread, nullptr, static_cast<long>(signal));
    }
    return result_;
  }

 private:
  void at_call(pid_t thread) {
    user_regs_struct words{};
    ::ptrace(PTRACE_GETREGS, thread, nullptr, &words);
    const auto call = std::find_if(kCounted.begin(), kCounted.end(), [&](const CountedCall& one) {
      return one.number == static_cast<long>(words.orig_rax);
    });
    if (call == kCounted.end() || !concerns_folder(thread, *call, words)) return;
    ++result_.calls;
    const bool here = result_.calls == program_.call;
    switch (program_.fault) {
      case Fault::none:
        return;
      case Fault::io_error:
        if (here) fail(thread, *call, words, EIO);
        return;
      case Fault::full_disk:
        if (result_.calls >= program_.call && call->needs_space) fail(thread, *call, words, ENOSPC);
        return;
      case Fault::interruption:
        if (here && call->interruptible) fail(thread, *call, words, EINTR);
        return;
      case Fault::short_write:
        if (here && (call->number == SYS_write || call->number == SYS_pwrite64) && words.rdx > 1) {
          words.rdx /= 2;
          ::ptrace(PTRACE_SETREGS, thread, nullptr, &words);
          result_.faulty = call->name;
        }
        return;
      case Fault::kill:
        if (!here) return;
        result_.faulty = call->name;
        ::kill(child_, SIGKILL);
    }
  }

  bool concerns_folder(pid_t thread, const CountedCall& call, const user_regs_struct& words) const {
    std::string path;
    if (call.names == Names::file) {
      path = link_of(thread, "fd/" + std::to_string(static_cast<int>(words.rdi)));
    } else {
      const bool in_folder = call.names == Names::path_in_folder;
      const auto flags = in_folder ? words.rdx : words.rsi;
      if ((call.number == SYS_open || call.number == SYS_openat) &&
          (flags & (O_WRONLY | O_RDWR | O_CREAT)) == 0) {
        return false;
      }
      path = text_at(thread, in_folder ? words.rsi : words.rdi);
      if (!path.starts_with('/')) {
        const int folder = in_folder ? static_cast<int>(words.rdi) : AT_FDCWD;
        const std::string name = folder == AT_FDCWD ? "cwd" : "fd/" + std::to_string(folder);
        path = link_of(thread, name) + "/" + path;
      }
    }
    return path.starts_with(program_.folder + "/") || path == program_.folder;
  }

  // Skips the call; it returns -error.
  void fail(pid_t thread, const CountedCall& call, user_regs_struct words, int error) {
    words.orig_rax = static_cast<unsigned long long>(-1LL);
    words.rax = static_cast<unsigned long long>(-static_cast<long long>(error));
    ::ptrace(PTRACE_SETREGS, thread, nullptr, &words);
    if (result_.faulty.empty()) result_.faulty = call.name;
  }

  const TracedProgram& program_;
  std::atomic<int>* process_;
  pid_t child_ = 0;
  std::set<pid_t> known_;  // threads
  TracedRun result_;
};

}  // namespace

TracedRun run_traced(const TracedProgram& program, std::atomic<int>* process) {
  return Tracer(program, process).run();
}

bool can_trace() {
  static const bool can = [] {
    const TracedProgram program{{"/bin/sh", "-c", "echo x"}, "/dev", "/dev/null", "/dev/null"};
    const TracedRun run = run_traced(program);
    return run.status == 0 && run.calls == 1;
  }();
  return can;
}

}  // namespace harary
